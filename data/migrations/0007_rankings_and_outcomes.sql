-- In the order of a ranking: a page of it reads its own rows, whoever is counted is counted in the index. Who has
-- played fewer than five games is in no ranking (see `Standings`).
CREATE INDEX tallies_ranked ON tallies
    (guild, variant, period, company, seats,
     (CAST(cards AS DOUBLE PRECISION) / games), (CAST(wins AS DOUBLE PRECISION) / games) DESC, games DESC, who)
    WHERE games >= 5 AND who <> 0;

-- How often a person's games of one kind on a server ended with so many cards left, and what was done in them: their
-- statistics read some hundred rows, however many games they have played.
CREATE TABLE outcomes (
    who BIGINT NOT NULL,
    guild BIGINT NOT NULL,
    variant TEXT NOT NULL,
    cards INTEGER NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    all_marks INTEGER NOT NULL,
    silent INTEGER NOT NULL,
    no_take_backs INTEGER NOT NULL,
    harder INTEGER NOT NULL,
    big_tables INTEGER NOT NULL,
    PRIMARY KEY (who, guild, variant, cards)
);

INSERT INTO outcomes
    (who, guild, variant, cards, games, wins, all_marks, silent, no_take_backs, harder, big_tables)
    SELECT person, guild, variant, cards, COUNT(*), SUM(won),
        SUM(CASE WHEN (feats & 1) <> 0 THEN 1 ELSE 0 END), SUM(CASE WHEN (feats & 2) <> 0 THEN 1 ELSE 0 END),
        SUM(CASE WHEN (feats & 4) <> 0 THEN 1 ELSE 0 END), SUM(CASE WHEN (feats & 8) <> 0 THEN 1 ELSE 0 END),
        SUM(CASE WHEN won = 1 AND seats >= 5 THEN 1 ELSE 0 END)
    FROM players WHERE person IS NOT NULL AND counted = 1
    GROUP BY person, guild, variant, cards;
