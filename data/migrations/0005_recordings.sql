-- How a finished game went: what was dealt and done, by the numbers of the seats. Nobody stands in it, so that it may be
-- kept when the log goes. One that was pasted by somebody belongs to no server and goes after a while.

CREATE TABLE recordings (
    game BIGINT PRIMARY KEY,
    guild BIGINT NOT NULL,
    what BYTEA NOT NULL,
    until DOUBLE PRECISION
);

CREATE INDEX recordings_by_guild ON recordings (guild);

CREATE INDEX recordings_by_end ON recordings (until) WHERE until IS NOT NULL;
