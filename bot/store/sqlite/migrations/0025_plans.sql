-- What players have answered ahead, in each game. Secret, and in no record.

CREATE TABLE plans (
    game    INTEGER NOT NULL REFERENCES games (id),
    user    INTEGER NOT NULL,
    seat    TEXT NOT NULL,                               -- for which they planned
    given   TEXT NOT NULL CHECK (json_valid(given)),     -- a list, in the order of planning
    draft   TEXT,                                        -- the plan that is being made, as JSON
    passes  INTEGER NOT NULL DEFAULT 0,                  -- whether who takes the seat gets them
    PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;

ALTER TABLE games ADD COLUMN unveils REAL;
    -- when it shows who has answered a question that several are asked; NULL: it shows already
ALTER TABLE games ADD COLUMN gathers INTEGER;
    -- the first question of those that all are asked at once; NULL: only those whose turn it is
CREATE INDEX games_unveiling ON games (unveils) WHERE unveils IS NOT NULL;
