-- Stewards of a level play the seats without people, and stand in for whoever is not there.

ALTER TABLE players ADD COLUMN level TEXT CHECK (level IN ('page', 'squire', 'knight', 'lord'));
    -- of the steward that plays the seat, its own or for somebody; NULL: none does
UPDATE players SET level = 'squire' WHERE (user IS NULL AND vacant = 0) OR stand_in IS NOT NULL;

-- Of the steward that gave an answer; NULL: a person did, or nobody had a choice.
ALTER TABLE answers ADD COLUMN level TEXT;
ALTER TABLE sealed ADD COLUMN level TEXT;

ALTER TABLE games ADD COLUMN passed TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(passed));
    -- the places in the log where chapters have ended that are not told yet, since stewards play on
