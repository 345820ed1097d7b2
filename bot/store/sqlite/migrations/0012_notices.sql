-- Where calls and reminders were posted, so that they can be taken back when it is nobody's turn.

CREATE TABLE notices (
    message   INTEGER PRIMARY KEY,
    channel   INTEGER NOT NULL,                           -- the game's, or a direct one
    game      INTEGER NOT NULL REFERENCES games (id),
    user      INTEGER NOT NULL,
    question  INTEGER NOT NULL,
    sent      REAL NOT NULL
) STRICT;

CREATE INDEX notices_game ON notices (game, user, question);
