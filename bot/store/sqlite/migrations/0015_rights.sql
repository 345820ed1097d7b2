-- Who may do what: a vote against a player is against that person, a seat that somebody was sent away
-- from is given to another by the table alone, a table outlives its channel and a lobby its host, and
-- what players say waits behind what the table has to tell.

ALTER TABLE players ADD COLUMN guarded INTEGER NOT NULL DEFAULT 0 CHECK (guarded IN (0, 1));
    -- 1: whoever takes it needs the table's word

ALTER TABLE games ADD COLUMN lost REAL;                   -- since when its channel is gone
CREATE INDEX games_lost ON games (id) WHERE lost IS NOT NULL;
ALTER TABLE games ADD COLUMN expires REAL;                -- when a lobby in which nothing happens is closed
CREATE INDEX games_expires ON games (expires) WHERE expires IS NOT NULL;
UPDATE games SET expires = CAST(strftime('%s', 'now') AS REAL) + 14 * 86400.0 WHERE phase = 'lobby';

-- 0: what the table tells; 1: what players say.
ALTER TABLE outbox ADD COLUMN stream INTEGER NOT NULL DEFAULT 0;
DROP INDEX outbox_open;
CREATE INDEX outbox_open ON outbox (game, target, stream, id) WHERE state IN ('new', 'sending');

-- What may become of a proposal is the program's affair, as is what may be proposed.
CREATE TABLE proposed (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    game     INTEGER NOT NULL REFERENCES games (id),
    kind     TEXT NOT NULL,
    params   TEXT NOT NULL CHECK (json_valid(params)),
    user     INTEGER NOT NULL,                            -- who proposed it
    created  REAL NOT NULL,
    expires  REAL NOT NULL,
    state    TEXT NOT NULL DEFAULT 'open'
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

-- Whom a vote is against was to be seen from the seat alone.
UPDATE proposals SET params = json_set(params, '$.person', (
    SELECT players.user FROM players
    WHERE players.game = proposals.game AND players.seat = json_extract(proposals.params, '$.seat')
)) WHERE kind = 'kick' AND state = 'open';
