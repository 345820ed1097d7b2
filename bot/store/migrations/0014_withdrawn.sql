-- Who has taken an answer to the open question back: no instruction gives it again, also not after a
-- restart. Secret.

CREATE TABLE withdrawn (
    game  INTEGER NOT NULL REFERENCES games (id),
    seat  TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
