"""Small facts in the table ``kv``, each under a key of a family."""

from __future__ import annotations

from typing import Literal, NewType

from ..sqlite.session import Session

Until = Literal["asked", "left", "ended", "sent", "passed", "game", "bot"]
"""How long rows are kept: until their user changes or deletes them; until then, or for some time
after the bot has left the server; until their game has ended; some days after they were sent; until
what they are about has passed; as long as their game; as long as the bot."""

Goes = Literal["always", "ended", "idle", "never"]
"""When rows are deleted because their user asks for it: always; only in games that have ended; when
the user plays in no running game; never."""

Key = NewType("Key", str)
"""A key of the table ``kv``."""


class Family:
    """Keys of the table ``kv`` that begin with one name, followed by the ids that they are
    about."""

    def __init__(self, name: str, *about: str, until: Until, goes: Goes = "never") -> None:
        """Create the family; ``about`` may have a ``game``, which comes first, a ``guild`` or a
        ``user``."""
        self.name, self.about = name, about
        self.until, self.goes = until, goes

    def key(self, *about: object) -> Key:
        """Return the key that is about something."""
        assert len(about) == len(self.about), self.name
        return Key(":".join((self.name, *map(str, about))))


# The settings of users are needed as long as they play.
DM = Family("dm", "user", until="asked", goes="idle")
"""The direct channel to a user."""
PALETTE = Family("palette", "user", until="asked", goes="idle")
REACH = Family("reach", "user", until="asked", goes="idle")
"""The answer of a user who was asked how to reach them."""
SPEAKS = Family("speaks", "user", until="asked", goes="idle")
"""The language of a user's Discord."""
ANSWERED = Family("answered", "game", "user", until="game", goes="ended")
"""How far a user had read a game's log when they last answered by hand."""
HALTED_AT = Family("halted", "game", until="ended")
"""The question from which the rules cannot go on."""
PRACTISED = Family("practised", "user", until="asked", goes="always")
"""The tasks of practice that a user has solved."""
ATTEMPT = Family("attempt", "game", until="game")
"""The task of a game of practice, and its result."""
GONE_FROM = Family("left", "guild", until="left")
"""Since when the bot is no longer in a server."""
YEAR_TOLD = Family("year-told", "year", until="bot")
RULES = Family("rules", "ruleset", until="bot")
"""The rules that the games of a ruleset are known to fit."""
COMMANDS_MADE = Family("commands-made", "application", until="bot")
EMOJIS = Family("emojis", "application", until="bot")
NONCE_SECRET = Family("nonce-secret", until="bot")
TIME_SEEN = Family("time-seen", until="bot")
"""Up to when time has counted; the time since then was lost."""
DIRECT_PAUSED = Family("direct-paused", until="bot")
"""Until when no direct channels are opened."""
STEWARD_SECRET = Family("steward-secret", until="bot")
"""The secret without which nobody can compute the thoughts of the database's stewards."""

FAMILIES = (
    *(DM, PALETTE, REACH, SPEAKS, PRACTISED, ANSWERED, HALTED_AT, ATTEMPT, GONE_FROM),
    *(YEAR_TOLD, RULES),
    *(COMMANDS_MADE, EMOJIS, NONCE_SECRET, TIME_SEEN, DIRECT_PAUSED, STEWARD_SECRET),
)


async def find(session: Session, key: Key) -> str | None:
    """Return the fact under a key."""
    value = await session.value("SELECT value FROM kv WHERE key = ?", key)
    return None if value is None else str(value)


async def list_numbers(session: Session, family: Family, *about: int) -> list[int]:
    """Return the numbers in the keys of a family, after their first one."""
    begins = ":".join((family.name, *map(str, about), ""))
    rows = await session.rows("SELECT key FROM kv WHERE key >= ?1 AND key < ?1 || '􏿿'", begins)
    return [int(row["key"].removeprefix(begins)) for row in rows]


async def list_values(session: Session, family: Family, *about: int) -> dict[int, int]:
    """Return the numbers under the keys of a family, by the last number of each key."""
    begins = ":".join((family.name, *map(str, about), ""))
    sql = "SELECT key, value FROM kv WHERE key >= ?1 AND key < ?1 || '􏿿'"
    rows = await session.rows(sql, begins)
    return {int(row["key"].removeprefix(begins)): int(row["value"]) for row in rows}


async def put(session: Session, key: Key, value: str) -> None:
    """Save a fact under a key."""
    await session.run(
        "INSERT INTO kv (key, value) VALUES (?, ?)"
        " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        key,
        value,
    )


async def drop(session: Session, key: Key) -> None:
    """Delete the fact under a key."""
    await session.run("DELETE FROM kv WHERE key = ?", key)
