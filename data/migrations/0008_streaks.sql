-- Wins in a row, counted along: the one that is on, and the longest. `guild` is 0 for all servers, `variant` '' for all
-- games; `ended` and `game` are of the newest game that is counted here.
CREATE TABLE streaks (
    who BIGINT NOT NULL,
    guild BIGINT NOT NULL,
    variant TEXT NOT NULL,
    ended DOUBLE PRECISION NOT NULL,
    game BIGINT NOT NULL,
    running INTEGER NOT NULL,
    longest INTEGER NOT NULL,
    PRIMARY KEY (who, guild, variant)
);

CREATE INDEX streaks_by_guild ON streaks (guild, who);

INSERT INTO streaks (who, guild, variant, ended, game, running, longest)
    WITH played AS (
        SELECT person, guild, variant, ended, game, won FROM players WHERE person IS NOT NULL AND counted = 1
        UNION ALL
        SELECT person, 0, variant, ended, game, won FROM players WHERE person IS NOT NULL AND counted = 1
        UNION ALL
        SELECT person, guild, '', ended, game, won FROM players WHERE person IS NOT NULL AND counted = 1
        UNION ALL
        SELECT person, 0, '', ended, game, won FROM players WHERE person IS NOT NULL AND counted = 1
    ), told AS (
        SELECT person, guild, variant, ended, game, won,
            SUM(1 - won) OVER (PARTITION BY person, guild, variant ORDER BY ended, game) AS lost
        FROM played
    ), runs AS (
        SELECT person, guild, variant, lost, MAX(ended) AS ended, MAX(game) AS game, SUM(won) AS run
        FROM told GROUP BY person, guild, variant, lost
    ), newest AS (
        SELECT person, guild, variant, MAX(lost) AS lost, MAX(ended) AS ended, MAX(game) AS game, MAX(run) AS longest
        FROM runs GROUP BY person, guild, variant
    )
    SELECT n.person, n.guild, n.variant, n.ended, n.game, r.run, n.longest
    FROM newest n JOIN runs r
        ON r.person = n.person AND r.guild = n.guild AND r.variant = n.variant AND r.lost = n.lost;
