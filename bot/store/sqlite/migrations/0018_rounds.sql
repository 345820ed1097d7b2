-- The threads in which the chapters of a round are posted, the event of the server for a game's
-- deadline, and the last battle among the posts that a card leads to.

CREATE TABLE rounds (
    game     INTEGER NOT NULL REFERENCES games (id),
    round    INTEGER NOT NULL,
    channel  INTEGER NOT NULL,                            -- a thread; the game's channel where there is none
    message  INTEGER,                                     -- the row of the outbox that says so
    PRIMARY KEY (game, round)
) STRICT, WITHOUT ROWID;

CREATE TABLE calendar (
    game   INTEGER PRIMARY KEY REFERENCES games (id),
    event  INTEGER NOT NULL,
    start  REAL NOT NULL,                                 -- when the answers are due
    shows  TEXT NOT NULL                                  -- what the event shows, to be compared
) STRICT;

-- What is found again is the program's affair.
CREATE TABLE posted (
    game     INTEGER NOT NULL REFERENCES games (id),
    kind     TEXT NOT NULL,
    about    INTEGER NOT NULL DEFAULT 0,                  -- which proposal; 0 where there is one post of a kind
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    mark     TEXT NOT NULL DEFAULT '',                    -- by which the message is recognised in its channel
    pinned   INTEGER NOT NULL DEFAULT 0 CHECK (pinned IN (0, 1)),
        -- 1: it was pinned once, or cannot be
    PRIMARY KEY (game, kind, about)
) STRICT, WITHOUT ROWID;

INSERT INTO posted SELECT game, kind, about, channel, message, mark, pinned FROM posts;
DROP TABLE posts;
ALTER TABLE posted RENAME TO posts;
