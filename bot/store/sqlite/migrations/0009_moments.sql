-- States of some 2 kB do not go well with a table that is its own index: each took a page of 4 kB
-- beside its row. As a table of rows two share a page, and a game takes half of the room.

CREATE TABLE kept (
    game      INTEGER NOT NULL REFERENCES games (id),
    question  INTEGER NOT NULL,                           -- the first one asked after the rest
    kind      TEXT NOT NULL,                              -- of that question
    seats     TEXT NOT NULL CHECK (json_valid(seats)),    -- that it was asked of
    about     TEXT NOT NULL CHECK (json_valid(about)),    -- how far the game was: round and phase
    at        REAL NOT NULL,
    version   TEXT NOT NULL,
    state     BLOB NOT NULL,                              -- JSON, zlib
    answers   INTEGER NOT NULL,                           -- opened before the rest
    PRIMARY KEY (game, question)
) STRICT;

INSERT INTO kept SELECT game, question, kind, seats, about, at, version, state, answers FROM moments;
DROP TABLE moments;
ALTER TABLE kept RENAME TO moments;
