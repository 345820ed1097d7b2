"""What is known of users, whatever they play: their settings, their reliability, their data."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from bot.store.keeping import deletion
from bot.store.people import statistics, users
from bot.store.people.statistics import MemberSettings
from bot.store.people.users import UserSettings

from . import reliability
from .match.registry import MatchRegistry
from .outgoing import quiet_hours
from .reliability import Reliability


class Users:
    """Users of one process, each by the id that Discord gives them."""

    def __init__(self, matches: MatchRegistry, now: Callable[[], float]) -> None:
        self._matches = matches
        self._now = now

    async def settings(self, user: int) -> UserSettings:
        """Return a user's preferences."""
        async with self._matches.reading(None) as session:
            return await users.find_settings(session, user)

    async def set_settings(self, user: int, settings: UserSettings) -> None:
        """Save a user's preferences."""
        quiet_hours.check(settings)
        async with self._matches.changing(None) as session:
            await users.put_settings(session, user, settings)

    async def member(self, guild: int, user: int) -> MemberSettings:
        """Return whether a user wants a rating in a server, and to be listed there."""
        async with self._matches.reading(None) as session:
            return await statistics.find_member(session, guild, user)

    async def set_member(self, guild: int, user: int, member: MemberSettings) -> None:
        """Save whether a user wants a rating in a server, and to be listed there."""
        async with self._matches.changing(None) as session:
            await statistics.put_member(session, guild, user, member)

    async def reliability(self, guild: int, user: int) -> Reliability:
        """Return how reliable a user is in a server."""
        async with self._matches.reading(None) as session:
            return await reliability.find(session, guild, user, self._now())

    async def repute(self, guild: int, users: Iterable[int]) -> dict[int, Reliability]:
        """Return the reliability in a server of those users who let others see it."""
        async with self._matches.reading(None) as session:
            members = await statistics.list_members(session, guild)
            return {
                user: await reliability.find(session, guild, user, self._now())
                for user in users
                if members.get(user, MemberSettings()).listed
            }

    async def data(self, user: int) -> dict[str, Any]:
        """Return everything that is stored about a user, as plain data."""
        async with self._matches.reading(None) as session:
            return await deletion.gather(session, user)

    async def delete_data(self, user: int) -> deletion.Deleted:
        """Delete everything about a user except what running games need."""
        async with self._matches.changing(None) as session:
            deleted = await deletion.delete_user(session, user)
        for game in (*deleted.ended, *deleted.open):
            self._matches.forget(game)
        return deleted
