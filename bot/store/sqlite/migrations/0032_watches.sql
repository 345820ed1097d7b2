-- How long a table has waited, what was done about it, and when more is: nothing waits in silence.

CREATE TABLE watches (
    game      INTEGER PRIMARY KEY REFERENCES games (id),
    mode      TEXT NOT NULL,                              -- waiting, paused, lost
    question  INTEGER NOT NULL,                           -- the one that is open; 0 in a pause
    since     REAL NOT NULL,
    step      INTEGER NOT NULL DEFAULT 0,                 -- of the reminders, how many are done
    idle      REAL,                                       -- when it ends if nobody does anything;
        -- NULL: nobody was asked or told
    voting    INTEGER NOT NULL DEFAULT 0 CHECK (voting IN (0, 1)),
        -- 1: a vote may be open that nobody but the bot has proposed
    next      REAL NOT NULL
) STRICT;

CREATE INDEX watches_next ON watches (next);

INSERT INTO watches (game, mode, question, since, next)
SELECT id, '', 0, 0, 0 FROM games WHERE phase = 'running';

-- When users have last done something at a table, other than look.
CREATE TABLE presence (
    game  INTEGER NOT NULL REFERENCES games (id),
    user  INTEGER NOT NULL,
    at    REAL NOT NULL,
    PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;
