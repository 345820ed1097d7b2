-- Messages to send, saved in the transaction of what they tell, and interactions received.
-- Messages are sent after the commit, in order, and once each.

CREATE TABLE outbox (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    game        INTEGER NOT NULL REFERENCES games (id),
    kind        TEXT NOT NULL
                CHECK (kind IN ('chapter', 'news', 'status', 'turn', 'private', 'over')),
    target      INTEGER,                                  -- a user; NULL for the game's channel
    question    INTEGER,                                  -- of a 'turn'
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

CREATE INDEX outbox_open ON outbox (game, target, id) WHERE state IN ('new', 'sending');
CREATE INDEX outbox_done ON outbox (written) WHERE state IN ('sent', 'dead');

-- Nobody is asked the same question twice.
CREATE UNIQUE INDEX outbox_turn ON outbox (game, target, question) WHERE kind = 'turn';

-- Interactions that had their effect: a repeated one has none.
CREATE TABLE interactions (
    id    INTEGER PRIMARY KEY,
    seen  REAL NOT NULL
) STRICT;

CREATE INDEX interactions_seen ON interactions (seen);
