-- Messages of the bot that can be found again: a table's card, the last board posted, and the
-- messages of proposals. In earlier facts these are strings, and some name no message.

CREATE TABLE posts (
    game     INTEGER NOT NULL REFERENCES games (id),
    kind     TEXT NOT NULL CHECK (kind IN ('card', 'board', 'proposal')),
    about    INTEGER NOT NULL DEFAULT 0,                  -- which proposal; 0 where there is one post of a kind
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    mark     TEXT NOT NULL DEFAULT '',                    -- by which the message is recognised in its channel
    pinned   INTEGER NOT NULL DEFAULT 0 CHECK (pinned IN (0, 1)),
        -- 1: it was pinned once, or cannot be
    PRIMARY KEY (game, kind, about)
) STRICT, WITHOUT ROWID;

-- 'card:GAME' is 'CHANNEL:MESSAGE', 'pinned:GAME' is 'MESSAGE'.
INSERT INTO posts (game, kind, channel, message, pinned)
SELECT game, 'card', channel, message,
       EXISTS (SELECT 1 FROM kv WHERE key = 'pinned:' || game AND value = CAST(message AS TEXT))
FROM (
    SELECT games.id AS game,
           CAST(substr(value, 1, instr(value, ':') - 1) AS INTEGER) AS channel,
           CAST(substr(value, instr(value, ':') + 1) AS INTEGER) AS message
    FROM games JOIN kv ON kv.key = 'card:' || games.id
) WHERE channel > 0 AND message > 0;

-- 'map:GAME' is 'https://discord.com/channels/SERVER/CHANNEL/MESSAGE'. Text that is no number
-- becomes 0 in a cast: where an id was lost, there is 'None'.
INSERT INTO posts (game, kind, channel, message)
SELECT game, 'board', channel, message
FROM (
    SELECT game,
           CAST(substr(path, 1, instr(path, '/') - 1) AS INTEGER) AS channel,
           CAST(substr(path, instr(path, '/') + 1) AS INTEGER) AS message
    FROM (
        SELECT game, substr(path, instr(path, '/') + 1) AS path
        FROM (
            SELECT games.id AS game, substr(value, 1 + length('https://discord.com/channels/')) AS path
            FROM games JOIN kv ON kv.key = 'map:' || games.id
        )
    )
) WHERE channel > 0 AND message > 0;

-- 'proposal:PROPOSAL' is 'CHANNEL:MESSAGE:MARK'.
INSERT INTO posts (game, kind, about, channel, message, mark)
SELECT game, 'proposal', proposal, channel, message, mark
FROM (
    SELECT game, proposal, channel,
           CAST(substr(rest, 1, instr(rest, ':') - 1) AS INTEGER) AS message,
           substr(rest, instr(rest, ':') + 1) AS mark
    FROM (
        SELECT proposals.game AS game, proposals.id AS proposal,
               CAST(substr(value, 1, instr(value, ':') - 1) AS INTEGER) AS channel,
               substr(value, instr(value, ':') + 1) AS rest
        FROM proposals JOIN kv ON kv.key = 'proposal:' || proposals.id
    )
) WHERE channel > 0 AND message > 0;

DELETE FROM kv
WHERE key GLOB 'card:*' OR key GLOB 'pinned:*' OR key GLOB 'map:*' OR key GLOB 'proposal:*';
