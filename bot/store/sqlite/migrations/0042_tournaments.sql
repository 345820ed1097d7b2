-- Tournaments: who takes part, how the tables of each round were paired, and how they have ended.

CREATE TABLE tournaments (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,          -- late presses name them: none comes twice
    guild     INTEGER NOT NULL,
    channel   INTEGER NOT NULL,
    host      INTEGER NOT NULL,
    ruleset   TEXT NOT NULL,
    size      INTEGER NOT NULL,                           -- how many are wanted at a table
    rounds    INTEGER NOT NULL,
    pace      INTEGER NOT NULL,                           -- seconds for a single answer
    language  TEXT NOT NULL,
    phase     TEXT NOT NULL DEFAULT 'open'
        CHECK (phase IN ('open', 'running', 'over', 'closed')),
    changed   REAL NOT NULL,                              -- when its phase or its round last did
    message   INTEGER,                                    -- the post that is kept up to date
    told      INTEGER NOT NULL DEFAULT 0 CHECK (told IN (0, 1))
        -- whether its end is posted
) STRICT;

CREATE INDEX tournaments_channel ON tournaments (channel);
CREATE INDEX tournaments_untold ON tournaments (id) WHERE told = 0;

CREATE TABLE entrants (
    tournament  INTEGER NOT NULL REFERENCES tournaments (id),
    number      INTEGER NOT NULL,                         -- others' results name it, and no user
    user        INTEGER,                                  -- NULL: their data was deleted
    name        TEXT NOT NULL,
    gone        INTEGER NOT NULL DEFAULT 0 CHECK (gone IN (0, 1)),
    PRIMARY KEY (tournament, number),
    UNIQUE (tournament, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX entrants_user ON entrants (user);

CREATE TABLE pairings (
    tournament  INTEGER NOT NULL REFERENCES tournaments (id),
    round       INTEGER NOT NULL,
    seed        TEXT NOT NULL,                            -- from this, lots are drawn
    PRIMARY KEY (tournament, round)
) STRICT, WITHOUT ROWID;

CREATE TABLE sittings (
    tournament  INTEGER NOT NULL REFERENCES tournaments (id),
    round       INTEGER NOT NULL,
    number      INTEGER NOT NULL,
    seats       TEXT NOT NULL CHECK (json_valid(seats)),  -- the entrant of each; null: a steward
    thread      INTEGER,                                  -- where it is played; its post has that id
    match       INTEGER,                                  -- its game, which may be deleted earlier
    ended       INTEGER NOT NULL DEFAULT 0 CHECK (ended IN (0, 1)),
    places      TEXT CHECK (places IS NULL OR json_valid(places)),
        -- of each seat; NULL: it counts for nobody
    gone        TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(gone)),
        -- the entrants who had left their seats before its end
    PRIMARY KEY (tournament, round, number)
) STRICT, WITHOUT ROWID;
