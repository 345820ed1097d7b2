-- Addresses that open a page with the board of a seat, once; and the browsers that have opened one.
-- Only hashes of what they carry are kept.

CREATE TABLE pages (
    hash   TEXT PRIMARY KEY,
    kind   TEXT NOT NULL CHECK (kind IN ('address', 'browser')),
    game   INTEGER NOT NULL REFERENCES games (id),
    user   INTEGER NOT NULL,
    seat   TEXT NOT NULL,
    until  REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX pages_of_user ON pages (user, game);
