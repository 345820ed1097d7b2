-- Whether a user is named on what stays of a game: its film, its chronicle and its page.

ALTER TABLE settings ADD COLUMN named INTEGER NOT NULL DEFAULT 1 CHECK (named IN (0, 1));
