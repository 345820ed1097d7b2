-- What keeps a table's channel from being used, beside since when (hidden).

ALTER TABLE games ADD COLUMN obstacle TEXT;  -- NULL: nothing
ALTER TABLE games ADD COLUMN warns REAL;     -- when all its players are told of it

UPDATE games SET obstacle = 'view-channel' WHERE hidden IS NOT NULL;

CREATE INDEX games_warns ON games (warns) WHERE warns IS NOT NULL;
