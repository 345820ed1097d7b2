-- The posts that tell a chapter and grow while it lasts, what the last picture of the board showed,
-- and who was winning when that was told last.

CREATE TABLE chapters (
    game     INTEGER NOT NULL REFERENCES games (id),
    start    INTEGER NOT NULL,                            -- the place in the log behind which it begins
    part     INTEGER NOT NULL,                            -- from 0: what one message has no room for
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    mark     TEXT NOT NULL,                               -- by which the message is recognised in its channel
    shows    TEXT NOT NULL,                               -- what it shows, to be compared
    note     TEXT NOT NULL DEFAULT '',                    -- why it is posted where it is, as a message id
    PRIMARY KEY (game, start, part)
) STRICT, WITHOUT ROWID;

CREATE TABLE boards (
    game  INTEGER PRIMARY KEY REFERENCES games (id),
    view  TEXT NOT NULL CHECK (json_valid(view))
) STRICT;

ALTER TABLE games ADD COLUMN told_from INTEGER NOT NULL DEFAULT -1;
    -- the place in the log behind which the chapter begins that is being told; -1 if none is
ALTER TABLE games ADD COLUMN lead TEXT CHECK (lead IS NULL OR json_valid(lead));

-- What happened behind this place is undone when the table goes back to a moment.
ALTER TABLE moments ADD COLUMN place INTEGER NOT NULL DEFAULT 0;
