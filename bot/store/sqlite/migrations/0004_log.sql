-- What a table itself has to tell (who came, who went, what was agreed about time) stands in the
-- log beside what the rules tell, in the order of happening, and has no number among the rules'
-- events. Kinds of messages are the program's affair, so that another one needs no rebuilding.

CREATE TABLE log (
    game      INTEGER NOT NULL REFERENCES games (id),
    n         INTEGER NOT NULL,                           -- from 1, in the order of happening
    number    INTEGER,                                    -- of the rules' event; NULL: the table's own
    kind      TEXT NOT NULL,
    params    TEXT NOT NULL CHECK (json_valid(params)),
    audience  TEXT CHECK (audience IS NULL OR json_valid(audience)),  -- seats that may know; NULL for everybody
    PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;

INSERT INTO log (game, n, number, kind, params, audience)
SELECT game, number, number, kind, params, audience FROM events;
DROP TABLE events;
ALTER TABLE log RENAME TO events;
-- Nothing is told twice.
CREATE UNIQUE INDEX events_number ON events (game, number) WHERE number IS NOT NULL;

CREATE TABLE messages (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    game        INTEGER NOT NULL REFERENCES games (id),
    kind        TEXT NOT NULL,
    target      INTEGER,                                  -- a user; NULL for the game's channel
    question    INTEGER,                                  -- of a 'turn' or a 'reminder'
    payload     TEXT NOT NULL CHECK (json_valid(payload)),
    state       TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'sending', 'sent', 'dead')),
    written     REAL NOT NULL,
    attempts    INTEGER NOT NULL DEFAULT 0,
    renewals    INTEGER NOT NULL DEFAULT 0,               -- how often its nonce was given up
    next_try    REAL NOT NULL DEFAULT 0,
    first_try   REAL,
    message_id  INTEGER,
    error       TEXT
) STRICT;

INSERT INTO messages
SELECT id, game, kind, target, question, payload, state, written, attempts, renewals, next_try,
       first_try, message_id, error
FROM outbox;
-- Ids go on where they were: a nonce is made of one, and must not come twice.
DELETE FROM sqlite_sequence WHERE name = 'messages';
INSERT INTO sqlite_sequence (name, seq) SELECT 'messages', seq FROM sqlite_sequence WHERE name = 'outbox';
DROP TABLE outbox;
ALTER TABLE messages RENAME TO outbox;
CREATE INDEX outbox_open ON outbox (game, target, id) WHERE state IN ('new', 'sending');
CREATE INDEX outbox_done ON outbox (written) WHERE state IN ('sent', 'dead');
-- Nobody is asked the same question twice.
CREATE UNIQUE INDEX outbox_turn ON outbox (game, target, question) WHERE kind = 'turn';
