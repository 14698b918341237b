-- The Daily. An attempt of a day stands in `attempts` with its day; only whoever had that deal at no other table before
-- has one. A day is text such as 2027-01-01.
ALTER TABLE attempts ADD COLUMN day TEXT;

-- Who has their data deleted on the day itself is not forgotten as somebody who had these cards: until the day is over a
-- mark stands for them, made with a key of that day. Both go with the day.
CREATE TABLE daily_keys (
    day TEXT PRIMARY KEY,
    secret TEXT NOT NULL
);

CREATE TABLE daily_marks (
    deal TEXT NOT NULL,
    mark TEXT NOT NULL,
    day TEXT NOT NULL,
    PRIMARY KEY (deal, mark)
);

-- In which servers' tables of the day somebody stands: where they have called for it.
CREATE TABLE daily_players (
    guild BIGINT NOT NULL,
    person BIGINT NOT NULL,
    PRIMARY KEY (guild, person)
);

CREATE INDEX daily_players_by_person ON daily_players (person);

-- What the expert made of the same cards. Nobody stands in it.
CREATE TABLE expert_results (
    deal TEXT PRIMARY KEY,
    won INTEGER NOT NULL,
    cards INTEGER NOT NULL,
    turns INTEGER NOT NULL
);

-- The last day that was announced in a server's channel.
CREATE TABLE daily_posts (
    guild BIGINT PRIMARY KEY,
    day TEXT NOT NULL
);
