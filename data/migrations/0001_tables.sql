-- Times are Unix seconds. BYTEA is PostgreSQL's name; SQLite stores the bytes as they come.
-- A person stands in a column of their own and never inside `what`: to forget somebody is to overwrite columns.

CREATE TABLE tables (
    id BIGINT PRIMARY KEY,
    guild BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    host BIGINT NOT NULL,
    opened DOUBLE PRECISION NOT NULL,
    closed DOUBLE PRECISION
);

CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel) WHERE closed IS NULL;

CREATE INDEX tables_by_host ON tables (host);

CREATE INDEX tables_by_closing ON tables (closed) WHERE closed IS NOT NULL;

CREATE TABLE log (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    who BIGINT,
    whom BIGINT,
    at DOUBLE PRECISION NOT NULL,
    what BYTEA NOT NULL,
    interaction BIGINT,
    PRIMARY KEY (table_id, n)
);

CREATE UNIQUE INDEX one_row_an_interaction ON log (interaction) WHERE interaction IS NOT NULL;

CREATE INDEX log_by_who ON log (who) WHERE who IS NOT NULL;

CREATE INDEX log_by_whom ON log (whom) WHERE whom IS NOT NULL;

CREATE TABLE names (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person BIGINT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE INDEX names_by_person ON names (person);

CREATE TABLE deadlines (
    table_id BIGINT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    due DOUBLE PRECISION NOT NULL
);

CREATE INDEX deadlines_by_due ON deadlines (due);

CREATE TABLE messages (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, kind)
);

-- Statistics outlive the log they come from, so a game has no foreign key to its table.
CREATE TABLE games (
    id BIGINT PRIMARY KEY,
    guild BIGINT NOT NULL,
    variant TEXT NOT NULL,
    result TEXT NOT NULL,
    clause TEXT NOT NULL,
    score INTEGER NOT NULL,
    winner INTEGER,
    turns INTEGER NOT NULL,
    began DOUBLE PRECISION NOT NULL,
    ended DOUBLE PRECISION NOT NULL
);

CREATE INDEX games_by_guild ON games (guild, ended);

CREATE TABLE players (
    game BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person BIGINT,
    computer TEXT,
    PRIMARY KEY (game, seat)
);

CREATE INDEX players_by_person ON players (person) WHERE person IS NOT NULL;

CREATE TABLE servers (
    guild BIGINT PRIMARY KEY,
    settings TEXT NOT NULL
);

CREATE TABLE people (
    person BIGINT PRIMARY KEY,
    settings TEXT NOT NULL
);
