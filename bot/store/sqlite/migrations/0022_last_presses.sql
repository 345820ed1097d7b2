-- The last answer that somebody gave by hand, as long as they may take it back without asking
-- anybody; and the clock of its question, which goes on if they do.

CREATE TABLE last_presses (
    game     INTEGER PRIMARY KEY REFERENCES games (id),
    user     INTEGER NOT NULL,
    seat     TEXT NOT NULL,
    answers  INTEGER NOT NULL,                            -- opened before it
    begun    REAL NOT NULL,
    due      REAL,
    place    INTEGER NOT NULL                             -- of the last entry of the log before it
) STRICT;
