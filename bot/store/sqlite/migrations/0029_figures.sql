-- What is counted of finished games, who has a rating in which server, and how reliably users answer.

-- Can be computed again from the game's record; it names seats, not people.
CREATE TABLE figures (
    game     INTEGER PRIMARY KEY REFERENCES games (id),
    version  INTEGER NOT NULL,                            -- of the way in which it was counted
    facts    TEXT CHECK (facts IS NULL OR json_valid(facts))  -- NULL: the record cannot be replayed
) STRICT;

CREATE TABLE members (
    guild   INTEGER NOT NULL,
    user    INTEGER NOT NULL,
    rated   INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1)),   -- whether they want a rating
    listed  INTEGER NOT NULL DEFAULT 1 CHECK (listed IN (0, 1)),  -- whether others see them
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;

-- An answer that was due is one row: in time or late. It counts once its question is answered by all,
-- so that nothing can be read from it about answers that are sealed.
CREATE TABLE conduct (
    game      INTEGER NOT NULL REFERENCES games (id),
    user      INTEGER NOT NULL,
    question  INTEGER NOT NULL,                           -- the open one
    deed      TEXT NOT NULL,                              -- timely, late, away, finished, left
    at        REAL NOT NULL,
    PRIMARY KEY (game, user, question, deed)
) STRICT, WITHOUT ROWID;

CREATE INDEX conduct_user ON conduct (user);
