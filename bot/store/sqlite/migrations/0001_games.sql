-- Games, from the lobby to the end.
-- A game is what was agreed, who plays, the state at its last rest, and every answer in order;
-- whatever else is kept here makes a restart cheap, or can be read by players.

CREATE TABLE games (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    guild    INTEGER NOT NULL,
    channel  INTEGER NOT NULL,
    host     INTEGER NOT NULL,
    ruleset  TEXT NOT NULL,
    options  TEXT NOT NULL CHECK (json_valid(options)),
    seats    TEXT NOT NULL CHECK (json_valid(seats)),     -- all seats, in the ruleset's order
    rulings  TEXT NOT NULL CHECK (json_valid(rulings)),
    phase    TEXT NOT NULL CHECK (phase IN ('lobby', 'running', 'over', 'closed')),
    created  REAL NOT NULL,                               -- UTC epoch seconds, like all times here
    told     INTEGER NOT NULL DEFAULT 0,                  -- the last event that was written down
    chapter  INTEGER NOT NULL DEFAULT 0,                  -- the last event that a chapter has told
    pending  INTEGER NOT NULL DEFAULT 0 CHECK (pending IN (0, 1))
        -- 1 while chance or a practice seat has to answer: after a crash the game goes on by itself
) STRICT;

-- A channel has one table.
CREATE UNIQUE INDEX games_channel ON games (channel) WHERE phase IN ('lobby', 'running');
CREATE INDEX games_pending ON games (id) WHERE pending = 1;

CREATE TABLE players (
    game      INTEGER NOT NULL REFERENCES games (id),
    number    INTEGER NOT NULL,                           -- in the order of joining, from 1
    user      INTEGER,                                    -- NULL for the computer
    name      TEXT NOT NULL,
    seat      TEXT,                                       -- NULL until one is chosen or drawn
    PRIMARY KEY (game, number),
    UNIQUE (game, user),
    UNIQUE (game, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX players_user ON players (user) WHERE user IS NOT NULL;

-- The state at the last rest of each game.
CREATE TABLE rests (
    game       INTEGER PRIMARY KEY REFERENCES games (id),
    version    TEXT NOT NULL,                             -- of the rules that wrote it
    state      TEXT NOT NULL,
    questions  INTEGER NOT NULL,                          -- asked before the rest
    events     INTEGER NOT NULL,                          -- told before the rest
    answers    INTEGER NOT NULL                           -- opened before the rest
) STRICT;

-- Every opened answer, in the order of a record; n counts from 1 in every game.
CREATE TABLE answers (
    game      INTEGER NOT NULL REFERENCES games (id),
    n         INTEGER NOT NULL,
    question  INTEGER NOT NULL,
    seat      TEXT NOT NULL,
    kind      TEXT NOT NULL,
    value     TEXT NOT NULL CHECK (json_valid(value)),
    given     REAL NOT NULL,
    PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;

-- Answers to the open question that are sealed until the others are in. Secret.
CREATE TABLE sealed (
    game   INTEGER NOT NULL REFERENCES games (id),
    seat   TEXT NOT NULL,
    value  TEXT NOT NULL CHECK (json_valid(value)),
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

-- Unfinished answers: the path of small choices in a panel. Secret.
CREATE TABLE drafts (
    game      INTEGER NOT NULL REFERENCES games (id),
    user      INTEGER NOT NULL,
    question  INTEGER NOT NULL,
    path      TEXT NOT NULL CHECK (json_valid(path)),
    PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;

-- What the rules told, with the numbers they gave it.
CREATE TABLE events (
    game      INTEGER NOT NULL REFERENCES games (id),
    number    INTEGER NOT NULL,
    kind      TEXT NOT NULL,
    params    TEXT NOT NULL CHECK (json_valid(params)),
    audience  TEXT CHECK (audience IS NULL OR json_valid(audience)),  -- seats that may know; NULL for everybody
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
