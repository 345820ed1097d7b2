-- What players write down for themselves, in each game. Nobody else reads it.

CREATE TABLE notes (
    game  INTEGER NOT NULL REFERENCES games (id),
    user  INTEGER NOT NULL,
    text  TEXT NOT NULL,
    PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;
