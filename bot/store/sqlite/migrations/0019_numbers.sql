-- Several processes of one bot have a database each, and games move between these. What buttons
-- carry must mean the same everywhere: the numbers of games and proposals are counted here, from
-- another beginning in each database, and a message that was moved keeps the nonce that it had.
-- (SQLite itself would go on after the highest number that is there, be it from elsewhere.)

CREATE TABLE numbers (
    kind  TEXT PRIMARY KEY CHECK (kind IN ('beginning', 'game', 'proposal')),
    last  INTEGER NOT NULL                                -- that was given
) STRICT, WITHOUT ROWID;

INSERT INTO numbers (kind, last) VALUES
    ('beginning', 0),
    ('game', coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'games'), 0)),
    ('proposal', coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'proposals'), 0));

ALTER TABLE outbox ADD COLUMN origin TEXT;
    -- how the nonce of a row begins that was written in another database
