-- Vacations that begin later, in all games of a user, and votes on what was agreed about time.

CREATE TABLE vacations (
    user    INTEGER PRIMARY KEY,
    begins  REAL NOT NULL,
    ends    REAL NOT NULL,
    begun   INTEGER NOT NULL DEFAULT 0 CHECK (begun IN (0, 1))
        -- 1: the clocks of the games in which the user played then were told
) STRICT;

CREATE INDEX vacations_begins ON vacations (begins) WHERE begun = 0;
CREATE INDEX vacations_ends ON vacations (ends) WHERE begun = 1;

-- What may be proposed is the program's affair, so that another thing needs no rebuilding.
CREATE TABLE proposed (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    game     INTEGER NOT NULL REFERENCES games (id),
    kind     TEXT NOT NULL,
    params   TEXT NOT NULL CHECK (json_valid(params)),
    user     INTEGER NOT NULL,                            -- who proposed it
    created  REAL NOT NULL,
    expires  REAL NOT NULL,
    state    TEXT NOT NULL DEFAULT 'open'
             CHECK (state IN ('open', 'passed', 'refused', 'expired'))
) STRICT;

INSERT INTO proposed SELECT id, game, kind, params, user, created, expires, state FROM proposals;
-- Ids go on where they were: buttons carry them, and must not come to mean another proposal.
DELETE FROM sqlite_sequence WHERE name = 'proposed';
INSERT INTO sqlite_sequence (name, seq) SELECT 'proposed', seq FROM sqlite_sequence WHERE name = 'proposals';

CREATE TABLE voted (
    proposal  INTEGER NOT NULL REFERENCES proposed (id),
    user      INTEGER NOT NULL,
    agrees    INTEGER NOT NULL CHECK (agrees IN (0, 1)),
    PRIMARY KEY (proposal, user)
) STRICT, WITHOUT ROWID;

INSERT INTO voted SELECT proposal, user, agrees FROM votes;
DROP TABLE votes;
DROP TABLE proposals;
ALTER TABLE proposed RENAME TO proposals;
ALTER TABLE voted RENAME TO votes;
CREATE UNIQUE INDEX proposals_open ON proposals (game, kind) WHERE state = 'open';
CREATE INDEX proposals_expires ON proposals (expires) WHERE state = 'open';
