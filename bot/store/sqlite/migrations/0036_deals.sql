-- What seats have promised each other. A deal that is not public is known to its two seats alone.

CREATE TABLE deals (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,          -- late presses name deals: none comes twice
    game      INTEGER NOT NULL REFERENCES games (id),
    seat      TEXT NOT NULL,                              -- who has offered it
    other     TEXT NOT NULL,
    public    INTEGER NOT NULL CHECK (public IN (0, 1)),
    state     TEXT NOT NULL DEFAULT 'offered'
        CHECK (state IN ('offered', 'made', 'declined', 'withdrawn')),
    offered   REAL NOT NULL,
    promises  TEXT NOT NULL CHECK (json_valid(promises)),
    evidence  TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(evidence)),
        -- the public events by which they are judged, each behind the number of answers before it
    judgments  TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(judgments))
        -- which promise was kept or broken, behind the number of answers before that was clear
) STRICT;

CREATE INDEX deals_game ON deals (game);
