-- Servers that have had the message a new server gets, or that have removed the bot: for a day nobody welcomes them again.
CREATE TABLE welcomes (
    guild BIGINT PRIMARY KEY,
    at DOUBLE PRECISION NOT NULL
);
