-- Lobbies that wait for so many people, rematches, and who wants to be asked along in a server.

ALTER TABLE games ADD COLUMN sought INTEGER;
    -- how many people a game begins with by itself; NULL: its host begins it
ALTER TABLE games ADD COLUMN again INTEGER;
    -- the game of which this is the rematch

CREATE TABLE seekers (
    guild  INTEGER NOT NULL,
    user   INTEGER NOT NULL,
    asked  REAL NOT NULL DEFAULT 0,                       -- when they were asked last
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;
