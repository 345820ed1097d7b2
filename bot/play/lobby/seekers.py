"""Finding players: the users of a server who want to be asked to join, and asking them.

Only users who want that in the server are asked, not in their quiet hours or on vacation.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.play.match.registry import MatchRegistry
from bot.play.outgoing.announcements import Announcer
from bot.play.outgoing.quiet_hours import quiet_until
from bot.store import Session
from bot.store.people import users
from bot.store.people import users as people
from bot.store.table.games import GameInfo

AGAIN = 12 * 3600.0
"""Seconds in which no user of a server is asked twice."""
BETWEEN = 3600.0
"""Seconds between two rounds of asking a server's users, no matter who asks."""
MOST = 20
"""The most users who are asked at the same time: those who were asked longest ago."""


class Seekers:
    """The users who want to be asked to join games."""

    def __init__(self, matches: MatchRegistry) -> None:
        self._matches = matches

    async def wants(self, guild: int, user: int) -> bool:
        """Return whether a user wants to be asked when someone in a server seeks players."""
        async with self._matches.reading(None) as session:
            return await users.is_seeker(session, guild, user)

    async def set(self, guild: int, user: int, *, wants: bool) -> None:
        """Save whether a user wants to be asked in a server."""
        async with self._matches.changing(None) as session:
            await (users.put_seeker if wants else users.drop_seeker)(session, guild, user)


async def ask_along(session: Session, info: GameInfo, now: float) -> int:
    """Ask users who opted in to join a game that waits for players; return how many."""
    if await users.last_asked(session, info.guild) > now - BETWEEN:
        return 0
    there = {p.user for p in info.players}
    unasked = await users.list_unasked(session, info.guild, since=now - AGAIN, now=now)
    asked = await reachable(session, (u for u in unasked if u not in there), now)
    if asked:
        await users.note_asked(session, info.guild, asked, now)
    await Announcer(session, info, now).seek(asked, asked)
    return len(asked)


async def reachable(session: Session, users: Iterable[int], now: float) -> list[int]:
    """Return the users who may be asked now, at most as many as are asked at the same time."""
    found: list[int] = []
    for user in users:
        settings = await people.find_settings(session, user)
        if settings.reach != "off" and quiet_until(settings, now) is None:
            found.append(user)
        if len(found) == MOST:
            break
    return found
