-- Time: what was agreed about it when a game was created, and a clock for every seat that is asked,
-- so that a restart forgets no deadline and reminds nobody twice.

ALTER TABLE games ADD COLUMN terms TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(terms));
ALTER TABLE games ADD COLUMN paused REAL;                 -- since when the host has stopped all clocks
ALTER TABLE games ADD COLUMN opens REAL;                  -- when the answers that are all in will open
CREATE INDEX games_opens ON games (opens) WHERE opens IS NOT NULL;

-- The seats asked the open question, the computer's left out.
CREATE TABLE clocks (
    game      INTEGER NOT NULL REFERENCES games (id),
    seat      TEXT NOT NULL,
    question  INTEGER NOT NULL,
    begun     REAL NOT NULL,
    due       REAL,                                       -- NULL: whenever they like
    stopped   REAL,                                       -- since when the clock stands still
    stage     INTEGER NOT NULL DEFAULT 0
              CHECK (stage IN (0, 1, 2, 3)),              -- reminded at half, at four fifths, overdue
    next      REAL,                                       -- when something is to be done; NULL: nothing
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX clocks_next ON clocks (next) WHERE next IS NOT NULL;

ALTER TABLE settings ADD COLUMN zone TEXT;                -- of the IANA database; NULL: UTC
ALTER TABLE settings ADD COLUMN quiet_from INTEGER;       -- minutes after midnight there, as quiet_to
ALTER TABLE settings ADD COLUMN quiet_to INTEGER;         -- NULL: no quiet hours
ALTER TABLE settings ADD COLUMN reach TEXT NOT NULL DEFAULT 'dm'
    CHECK (reach IN ('dm', 'mention', 'both', 'off'));
