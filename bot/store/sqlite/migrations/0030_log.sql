-- What happens at a table is one log, kept as a chain from its opening; all that is left to chance
-- follows from it and from a public beacon. What was promised before bound no draw to the rules, so
-- games that go on without a log go on with luck as it was before there were promises.

INSERT INTO outbox (game, kind, payload, written)
    SELECT luck.game, 'news', '{"events": [{"id": "table-luck-older", "params": {}}]}',
           strftime('%s', 'now') + 0.0
    FROM luck JOIN games ON games.id = luck.game WHERE games.phase = 'running';

DROP TABLE undone;
DROP TABLE luck;

CREATE TABLE luck (
    game    INTEGER PRIMARY KEY REFERENCES games (id),
    secret  BLOB NOT NULL,                               -- 32 bytes; told to nobody before the end
    state   TEXT NOT NULL CHECK (json_valid(state)),     -- how far the log is, and who sits where in it
    rest    TEXT CHECK (rest IS NULL OR json_valid(rest))  -- what the end has bound; NULL: not ended
) STRICT;

CREATE TABLE entries (
    game   INTEGER NOT NULL REFERENCES games (id),
    n      INTEGER NOT NULL,                             -- from 0, the opening
    kind   TEXT NOT NULL,
    entry  TEXT NOT NULL CHECK (json_valid(entry)),
    PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;

-- As whom the log knows users: 1, 2, ... in the order in which they have joined.
CREATE TABLE signers (
    game    INTEGER NOT NULL REFERENCES games (id),
    number  INTEGER NOT NULL,
    user    INTEGER NOT NULL,
    PRIMARY KEY (game, number),
    UNIQUE (game, user)
) STRICT, WITHOUT ROWID;

-- What waits for a round of the beacon: the head that is posted, and its post.
CREATE TABLE lights (
    game     INTEGER PRIMARY KEY REFERENCES games (id),
    head     TEXT NOT NULL,
    channel  INTEGER,                                    -- NULL until it is posted
    message  INTEGER
) STRICT;

ALTER TABLE games RENAME COLUMN commitment TO seal;      -- which the table sees; NULL: there is none
UPDATE games SET seal = NULL;
ALTER TABLE games ADD COLUMN light TEXT CHECK (light IN ('awaited', 'lit', 'dark'));
ALTER TABLE players DROP COLUMN word;
ALTER TABLE answers DROP COLUMN options;
ALTER TABLE answers DROP COLUMN nonce;
ALTER TABLE answers DROP COLUMN head;
ALTER TABLE answers ADD COLUMN entry INTEGER;            -- of the log in which it was opened
ALTER TABLE sealed DROP COLUMN nonce;
ALTER TABLE sealed ADD COLUMN giver TEXT NOT NULL DEFAULT '';    -- as the log names them
ALTER TABLE sealed ADD COLUMN receipt TEXT NOT NULL DEFAULT '';
ALTER TABLE sealed ADD COLUMN entry INTEGER NOT NULL DEFAULT 0;  -- of the log; later ones are larger
