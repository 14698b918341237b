-- At which table somebody was first dealt cards that others have had, or can have, as well. `deal` is a code, or the
-- number of the game that brought these cards first, as in `games`.
CREATE TABLE attempts (
    deal TEXT NOT NULL,
    person BIGINT NOT NULL,
    game BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (deal, person)
);

CREATE INDEX attempts_by_person ON attempts (person);

CREATE INDEX attempts_by_game ON attempts (game);
