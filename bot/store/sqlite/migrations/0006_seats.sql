-- Seats change hands while a game runs, and tables vote on what they decide together.

ALTER TABLE players ADD COLUMN owner INTEGER;             -- who has lent the seat to the user
ALTER TABLE players ADD COLUMN owner_name TEXT;
ALTER TABLE players ADD COLUMN vacant INTEGER NOT NULL DEFAULT 0 CHECK (vacant IN (0, 1));
    -- 1: nobody has it, not even the computer
ALTER TABLE players ADD COLUMN offered INTEGER NOT NULL DEFAULT 0 CHECK (offered IN (0, 1));
    -- 1: a volunteer may take it
ALTER TABLE players ADD COLUMN stand_in TEXT CHECK (stand_in IN ('chapter', 'away', 'host'));
    -- until when the computer plays it: the end of the chapter, of a vacation, the host's word
ALTER TABLE players ADD COLUMN away REAL;                 -- when a vacation ends
CREATE INDEX players_away ON players (away) WHERE away IS NOT NULL;

-- Who has ever known a seat's secrets: nobody may know those of two.
CREATE TABLE tenures (
    game       INTEGER NOT NULL REFERENCES games (id),
    user       INTEGER NOT NULL,
    seat       TEXT NOT NULL,
    sent_away  INTEGER NOT NULL DEFAULT 0 CHECK (sent_away IN (0, 1)),  -- 1: and may not come back
    PRIMARY KEY (game, user, seat)
) STRICT, WITHOUT ROWID;

INSERT INTO tenures (game, user, seat)
SELECT game, user, seat FROM players JOIN games ON games.id = players.game
WHERE user IS NOT NULL AND seat IS NOT NULL AND phase = 'running';

CREATE TABLE proposals (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    game     INTEGER NOT NULL REFERENCES games (id),
    kind     TEXT NOT NULL CHECK (kind IN ('extend', 'kick', 'back')),
    params   TEXT NOT NULL CHECK (json_valid(params)),
    user     INTEGER NOT NULL,                            -- who proposed it
    created  REAL NOT NULL,
    expires  REAL NOT NULL,
    state    TEXT NOT NULL DEFAULT 'open'
             CHECK (state IN ('open', 'passed', 'refused', 'expired'))
) STRICT;

CREATE UNIQUE INDEX proposals_open ON proposals (game, kind) WHERE state = 'open';
CREATE INDEX proposals_expires ON proposals (expires) WHERE state = 'open';

CREATE TABLE votes (
    proposal  INTEGER NOT NULL REFERENCES proposals (id),
    user      INTEGER NOT NULL,
    agrees    INTEGER NOT NULL CHECK (agrees IN (0, 1)),
    PRIMARY KEY (proposal, user)
) STRICT, WITHOUT ROWID;

-- The last rests of a game, to which the table may go back.
-- A state of the 2nd edition takes some 2 kB here, a game some 80 kB.
CREATE TABLE moments (
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
) STRICT, WITHOUT ROWID;
