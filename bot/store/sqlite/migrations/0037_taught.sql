-- First games: for whom a game is explained, what its luck comes from, and what was explained.

CREATE TABLE taught (
    game      INTEGER PRIMARY KEY REFERENCES games (id),
    user      INTEGER NOT NULL,
    chance    INTEGER NOT NULL,       -- from this comes what chance answers,
    stewards  INTEGER NOT NULL,       -- and from this the luck of the stewards
    met       TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(met))
        -- the ideas that were explained, each with the moment at which it was
) STRICT;
