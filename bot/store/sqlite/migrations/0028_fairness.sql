-- Luck that can be checked: what chance answers follows from a secret that was promised by its hash
-- when the table was opened. Sealed answers have receipts, and the answers are a chain.
-- Games without a row in `luck` go on with luck as it was.

CREATE TABLE luck (
    game      INTEGER PRIMARY KEY REFERENCES games (id),
    secret    BLOB NOT NULL,                               -- 32 bytes; told to nobody before the end
    promised  TEXT NOT NULL CHECK (json_valid(promised)),  -- to what it was bound, a list, in order
    words     TEXT CHECK (words IS NULL OR json_valid(words))  -- of the seats; NULL: not begun
) STRICT;

-- Each time that a table has gone back: what was taken back, since the log keeps it.
CREATE TABLE undone (
    game     INTEGER NOT NULL REFERENCES games (id),
    n        INTEGER NOT NULL,                             -- which time it is, from 1
    kept     INTEGER NOT NULL,                             -- how many answers were left
    draws    INTEGER NOT NULL,                             -- how many of the others were chance's
    answers  TEXT NOT NULL CHECK (json_valid(answers)),
    head     TEXT NOT NULL,                                -- of the chain behind it
    PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;

ALTER TABLE games ADD COLUMN commitment TEXT;   -- the hash that the table sees; NULL: there is none
ALTER TABLE players ADD COLUMN word TEXT;       -- which the player adds to the luck, until it begins
ALTER TABLE answers ADD COLUMN options TEXT;    -- of which chance has chosen one, as JSON
ALTER TABLE answers ADD COLUMN nonce TEXT;      -- of the receipt, if it was sealed
ALTER TABLE answers ADD COLUMN head TEXT;       -- of the chain behind it
ALTER TABLE sealed ADD COLUMN nonce TEXT;       -- of the receipt
