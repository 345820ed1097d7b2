-- Private talks between houses, which are threads of the game's channel, and alliances that houses
-- have declared. Both belong to houses: they stay when somebody else takes a seat over.

CREATE TABLE talks (
    game    INTEGER NOT NULL REFERENCES games (id),
    seats   TEXT NOT NULL CHECK (json_valid(seats)),      -- who talks, sorted
    thread  INTEGER NOT NULL UNIQUE,
    PRIMARY KEY (game, seats)
) STRICT, WITHOUT ROWID;

-- Who was added to a thread, and for which house.
CREATE TABLE talkers (
    thread  INTEGER NOT NULL REFERENCES talks (thread) ON DELETE CASCADE,
    user    INTEGER NOT NULL,
    seat    TEXT NOT NULL,
    PRIMARY KEY (thread, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE alliances (
    game   INTEGER NOT NULL REFERENCES games (id),
    seat   TEXT NOT NULL,                                 -- who has declared it
    ally   TEXT NOT NULL,
    since  REAL NOT NULL,
    PRIMARY KEY (game, seat, ally)
) STRICT, WITHOUT ROWID;
