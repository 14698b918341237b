-- Servers that the bot is not in any more, and since when it knows: a while later they are forgotten.

CREATE TABLE absences (
    guild BIGINT PRIMARY KEY,
    since DOUBLE PRECISION NOT NULL
);
