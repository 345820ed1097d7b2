-- What is done for whoever is away, as they have said, and for how long their table waits for them.

ALTER TABLE settings ADD COLUMN absence TEXT NOT NULL DEFAULT 'play';
    -- play, play:LEVEL, hold, or wait:DAYS
ALTER TABLE players ADD COLUMN held REAL;                 -- until when the table waits for them
ALTER TABLE players ADD COLUMN holds INTEGER NOT NULL DEFAULT 0 CHECK (holds IN (0, 1));
    -- 1: who stands in for them gives nothing but harmless answers
ALTER TABLE patience ADD COLUMN stopped REAL NOT NULL DEFAULT 0;
    -- for how many seconds the table has waited for somebody who was away
CREATE INDEX players_held ON players (held) WHERE held IS NOT NULL;
