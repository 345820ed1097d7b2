-- Users' settings, and small facts about the bot itself (the nonces' prefix, cached ids).

CREATE TABLE settings (
    user      INTEGER PRIMARY KEY,
    language  TEXT,                                       -- NULL: as Discord says
    dm        INTEGER NOT NULL DEFAULT 1 CHECK (dm IN (0, 1))
) STRICT;

CREATE TABLE kv (
    key    TEXT PRIMARY KEY,
    value  TEXT NOT NULL
) STRICT, WITHOUT ROWID;
