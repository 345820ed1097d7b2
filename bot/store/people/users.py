"""Users: their settings, their vacations, and where they want to be asked to play."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Literal, get_args

from engine.kernel.data import fixed

from ..keeping import facts
from ..keeping.facts import SPEAKS
from ..sqlite.session import Session, record, to_json

Reach = Literal["dm", "mention", "both", "off"]
"""How a user wants to be notified: directly, in the game's channel, both, or not at all."""
REACHES: Mapping[str, Reach] = {way: way for way in get_args(Reach)}
"""All of them, by their names."""


@fixed
class UserSettings:
    """What one user prefers."""

    language: str | None = None
    """Their language; ``None`` for that of their Discord."""
    dm: bool = True
    """Whether they can be written to directly; ``False`` once Discord has refused it."""
    zone: str | None = None
    """Their time zone, as in the IANA database (``Europe/Berlin``); ``None`` for UTC."""
    quiet: tuple[int, int] | None = None
    """The start and the end of their quiet hours: minutes after midnight in their zone."""
    reach: Reach = "dm"
    next: bool = False
    """Whether they want to be told when only one answer lies between the present and their own."""
    absence: str = "play"
    """What happens while they are away: ``play``, a steward plays, of the agreed level or of one
    that they choose (``play:lord``); ``hold``, a steward gives safe answers; ``wait:3``, the table
    waits for them, for at most so many days, and then a steward plays."""

    named: bool = True
    """Whether films, chronicles and pages of their games name them."""

    @property
    def direct(self) -> bool:
        """Whether they are notified by direct messages."""
        return self.dm and self.reach in ("dm", "both")


async def find_settings(session: Session, user: int) -> UserSettings:
    """Return a user's settings, or the defaults."""
    row = await session.row("SELECT * FROM settings WHERE user = ?", user)
    if row is None:
        return UserSettings()
    quiet = row["quiet_from"], row["quiet_to"]
    return record(UserSettings, row, quiet=None if None in quiet else quiet)


async def put_settings(session: Session, user: int, settings: UserSettings) -> None:
    """Save a user's settings."""
    await session.run(
        "INSERT OR REPLACE INTO settings (user, language, dm, zone, quiet_from, quiet_to, reach,"
        " next, absence, named) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        user,
        settings.language,
        settings.dm,
        settings.zone,
        *(settings.quiet or (None, None)),
        settings.reach,
        settings.next,
        settings.absence,
        settings.named,
    )


async def list_next(session: Session, users: Collection[int]) -> list[int]:
    """Return those of some users who want to be told when they are next."""
    rows = await session.rows(
        "SELECT user FROM settings WHERE next AND user IN (SELECT value FROM json_each(?))",
        to_json(list(users)),
    )
    return [row["user"] for row in rows]


async def list_unnamed(session: Session, users: Collection[int]) -> list[int]:
    """Return those of some users who do not want to be named on what stays of a game."""
    rows = await session.rows(
        "SELECT user FROM settings WHERE NOT named AND user IN (SELECT value FROM json_each(?))",
        to_json(list(users)),
    )
    return [row["user"] for row in rows]


async def find_language(session: Session, user: int) -> str | None:
    """Return the language that a user has chosen, or else the last one of their Discord."""
    found = await session.value(
        "SELECT coalesce((SELECT language FROM settings WHERE user = ?),"
        " (SELECT value FROM kv WHERE key = ?))",
        user,
        SPEAKS.key(user),
    )
    return None if found is None else str(found)


async def put_spoken(session: Session, user: int, language: str) -> None:
    """Save the language of a user's Discord, for messages to them."""
    await facts.put(session, SPEAKS.key(user), language)


@fixed
class Vacation:
    """Some time in which a user does not play."""

    user: int
    begins: float
    ends: float
    begun: bool = False
    """Whether it has taken effect in the games that the user played when it began."""


async def find_vacation(session: Session, user: int) -> Vacation | None:
    """Return the present or next vacation of a user."""
    row = await session.row("SELECT * FROM vacations WHERE user = ?", user)
    return None if row is None else record(Vacation, row)


async def put_vacation(session: Session, vacation: Vacation) -> None:
    """Save a vacation, replacing an earlier one of the user."""
    await session.put("vacations", vacation)


async def drop_vacation(session: Session, user: int) -> None:
    """Forget the vacation of a user."""
    await session.run("DELETE FROM vacations WHERE user = ?", user)


async def list_due_vacations(session: Session, now: float) -> list[Vacation]:
    """Return the vacations that have begun but not taken effect, the earliest first."""
    rows = await session.rows(
        "SELECT * FROM vacations WHERE begun = 0 AND begins <= ? ORDER BY begins, user", now
    )
    return [record(Vacation, row) for row in rows]


async def next_vacation(session: Session) -> float | None:
    """Return when the next vacation begins."""
    at = await session.value("SELECT min(begins) FROM vacations WHERE begun = 0")
    return None if at is None else float(at)


async def drop_past_vacations(session: Session, now: float) -> None:
    """Forget the vacations that have ended."""
    await session.run("DELETE FROM vacations WHERE begun = 1 AND ends <= ?", now)


async def is_seeker(session: Session, guild: int, user: int) -> bool:
    """Return whether a user wants to be asked in a server."""
    found = await session.value("SELECT 1 FROM seekers WHERE guild = ? AND user = ?", guild, user)
    return found is not None


async def put_seeker(session: Session, guild: int, user: int) -> None:
    """Save that a user wants to be asked in a server."""
    await session.run(
        "INSERT INTO seekers (guild, user) VALUES (?, ?) ON CONFLICT DO NOTHING", guild, user
    )


async def drop_seeker(session: Session, guild: int, user: int) -> None:
    """Save that a user no longer wants to be asked in a server."""
    await session.run("DELETE FROM seekers WHERE guild = ? AND user = ?", guild, user)


async def list_unasked(session: Session, guild: int, *, since: float, now: float) -> list[int]:
    """Return users who were not asked since a time and are not on vacation, the longest unasked
    first."""
    rows = await session.rows(
        "SELECT user FROM seekers WHERE guild = ?1 AND asked <= ?2 AND NOT EXISTS"
        " (SELECT 1 FROM vacations WHERE vacations.user = seekers.user"
        " AND begins <= ?3 AND ends > ?3) ORDER BY asked, user",
        guild,
        since,
        now,
    )
    return [row["user"] for row in rows]


async def last_asked(session: Session, guild: int) -> float:
    """Return when anyone was last asked in a server; 0 if nobody ever was."""
    at = await session.value("SELECT max(asked) FROM seekers WHERE guild = ?", guild)
    return float(at or 0)


async def note_asked(session: Session, guild: int, users: Iterable[int], now: float) -> None:
    """Save that some users were asked."""
    await session.run_many(
        "UPDATE seekers SET asked = ? WHERE guild = ? AND user = ?",
        [(now, guild, user) for user in users],
    )
