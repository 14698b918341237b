-- Each finished game once, with everything that statistics ask for. Games outlive the logs they come from.
-- Those of before wait in old_games until their logs have been read; whoever writes one down takes it away from there.

DROP INDEX games_by_guild;

DROP INDEX players_by_person;

ALTER TABLE games RENAME TO old_games;

ALTER TABLE players RENAME TO old_players;

CREATE INDEX old_players_by_person ON old_players (person) WHERE person IS NOT NULL;

-- What is NULL in hints, take_backs, signals, marks and options is not known any more. `company` is the level of the
-- strongest computer player, `team` the number of a set of people, `deal` the code of cards that others had as well.
CREATE TABLE games (
    id BIGINT PRIMARY KEY,
    guild BIGINT NOT NULL,
    variant TEXT NOT NULL,
    options TEXT,
    seats INTEGER NOT NULL,
    company TEXT NOT NULL,
    result TEXT NOT NULL,
    clause TEXT NOT NULL,
    score INTEGER NOT NULL,
    winner INTEGER,
    turns INTEGER NOT NULL,
    began DOUBLE PRECISION NOT NULL,
    ended DOUBLE PRECISION NOT NULL,
    hints INTEGER,
    take_backs INTEGER,
    signals INTEGER,
    marks INTEGER,
    team BIGINT,
    deal TEXT,
    counted INTEGER NOT NULL
);

CREATE INDEX games_by_guild ON games (guild, ended);

CREATE INDEX games_by_team ON games (guild, team, ended) WHERE team IS NOT NULL;

CREATE INDEX games_by_deal ON games (deal) WHERE deal IS NOT NULL;

-- The columns from `guild` on are the game's once more: a person's statistics read this index and nothing else.
CREATE TABLE players (
    game BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person BIGINT,
    computer TEXT,
    hints INTEGER,
    won INTEGER NOT NULL,
    cards INTEGER NOT NULL,
    feats INTEGER NOT NULL,
    guild BIGINT NOT NULL,
    variant TEXT NOT NULL,
    seats INTEGER NOT NULL,
    company TEXT NOT NULL,
    ended DOUBLE PRECISION NOT NULL,
    counted INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
);

CREATE INDEX players_by_person ON players
    (person, counted, ended, game, won, cards, feats, guild, variant, seats, company)
    WHERE person IS NOT NULL;

-- Counted along, so that a ranking of a big server is as quick as that of a small one. `who` is a person, or 0 for
-- everybody; `period` 0 for ever, 2026 a year, 202611 a month; `cards` the sum of the cards left.
CREATE TABLE tallies (
    guild BIGINT NOT NULL,
    variant TEXT NOT NULL,
    period INTEGER NOT NULL,
    company TEXT NOT NULL,
    seats INTEGER NOT NULL,
    who BIGINT NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    cards INTEGER NOT NULL,
    best INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    PRIMARY KEY (guild, variant, period, company, seats, who)
);

CREATE INDEX tallies_by_who ON tallies (who, period, guild, variant, seats, company);

-- How often a server's games ended with so many cards left.
CREATE TABLE spreads (
    guild BIGINT NOT NULL,
    variant TEXT NOT NULL,
    company TEXT NOT NULL,
    seats INTEGER NOT NULL,
    cards INTEGER NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (guild, variant, company, seats, cards)
);

-- Who wants to be shown to nobody; also set in their settings.
CREATE TABLE hidden (
    person BIGINT PRIMARY KEY
);

-- Who sits at which open table. From old logs: whoever has stood in one, a few of whom may have left since.
CREATE TABLE seated (
    person BIGINT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
);

CREATE INDEX seated_by_table ON seated (table_id);

INSERT INTO seated (person, table_id)
    SELECT l.who, l.table_id FROM log l JOIN tables t ON t.id = l.table_id
    WHERE t.closed IS NULL AND l.who IS NOT NULL AND l.who <> 0
    UNION
    SELECT l.whom, l.table_id FROM log l JOIN tables t ON t.id = l.table_id
    WHERE t.closed IS NULL AND l.whom IS NOT NULL AND l.whom <> 0;
