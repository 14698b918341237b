-- Whom somebody does not want to play with. `other` is a person, or below zero what stands for one who was forgotten.
CREATE TABLE blocks (
    person BIGINT NOT NULL,
    other BIGINT NOT NULL,
    since DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, other)
);

CREATE INDEX blocks_by_other ON blocks (other, person);

-- Who wants to be told when somebody looks for players on a server: in these hours, by the clocks of that zone, and not
-- again within so many seconds.
CREATE TABLE subscriptions (
    person BIGINT NOT NULL,
    guild BIGINT NOT NULL,
    first_hour INTEGER,
    last_hour INTEGER,
    zone TEXT,
    pause DOUBLE PRECISION NOT NULL,
    told DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, guild)
);

CREATE INDEX subscriptions_by_guild ON subscriptions (guild, told);

-- When somebody last looked for players on a server.
CREATE TABLE calls (
    guild BIGINT PRIMARY KEY,
    at DOUBLE PRECISION NOT NULL
);

CREATE INDEX messages_by_place ON messages (channel, kind);

CREATE INDEX messages_by_kind ON messages (kind);
