-- Rules change under games that run: which rules each game was last seen to fit, which games wait
-- for rules that they fit, and from where a game goes on whose past other rules have made.

ALTER TABLE games ADD COLUMN rules TEXT;                  -- fingerprint of the rules that it was last seen to fit
ALTER TABLE games ADD COLUMN pinned TEXT;                 -- why it cannot go on; NULL: it can
CREATE INDEX games_pinned ON games (id) WHERE pinned IS NOT NULL;

-- Rests from which replays begin, for games whose first answers lead elsewhere by later rules.
CREATE TABLE bases (
    game       INTEGER PRIMARY KEY REFERENCES games (id),
    version    TEXT NOT NULL,
    state      TEXT NOT NULL,
    questions  INTEGER NOT NULL,
    events     INTEGER NOT NULL,
    answers    INTEGER NOT NULL
) STRICT;
