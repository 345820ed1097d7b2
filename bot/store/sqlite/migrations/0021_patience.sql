-- How long users have kept their tables waiting, answer by answer; and what is left to seats of a
-- time bank, how often they were late, and how often in time since.

CREATE TABLE waits (
    game      INTEGER NOT NULL REFERENCES games (id),
    user      INTEGER NOT NULL,
    question  INTEGER NOT NULL,
    seconds   REAL NOT NULL,
    PRIMARY KEY (game, user, question)
) STRICT, WITHOUT ROWID;

CREATE TABLE patience (
    game    INTEGER NOT NULL REFERENCES games (id),
    seat    TEXT NOT NULL,
    spent   REAL NOT NULL DEFAULT 0,                      -- seconds of the time bank
    late    INTEGER NOT NULL DEFAULT 0,
    timely  INTEGER NOT NULL DEFAULT 0,                   -- answers in time since the last late one
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

-- How much of the time before an answer is due is taken from the time bank, if it is needed.
ALTER TABLE clocks ADD COLUMN bank REAL NOT NULL DEFAULT 0;
