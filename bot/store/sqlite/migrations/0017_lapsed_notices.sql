-- A call that nobody has to heed any more says so, for a while; then it goes.

ALTER TABLE notices ADD COLUMN lapsed REAL;               -- since when; NULL while it calls

CREATE INDEX notices_lapsed ON notices (lapsed) WHERE lapsed IS NOT NULL;

-- Calls were panels in the making, and cannot be told from those that have become panels since.
DELETE FROM notices;
