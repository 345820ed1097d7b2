-- Who has taken back an answer to the open question: no instruction gives it again, even after a
-- restart. Secret.

CREATE TABLE withdrawn (
    game  INTEGER NOT NULL REFERENCES games (id),
    seat  TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
