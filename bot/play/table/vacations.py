"""Vacations: the times at which a user is away, in all their games."""

from __future__ import annotations

import logging
from dataclasses import replace

from bot.play.errors import UserError, user_error
from bot.play.match.registry import MatchRegistry, TableService
from bot.store.people import users
from bot.store.people.users import Vacation
from bot.store.table import games

from .absences import leave_for_vacation, welcome_back

LONGEST = 61 * 86400
FARTHEST = 366 * 86400
"""The most seconds ahead at which a vacation can begin."""

log = logging.getLogger(__name__)


class Vacations(TableService):
    """When users are away."""

    async def find(self, user: int) -> Vacation | None:
        """Return the present or next vacation of a user."""
        async with self._matches.reading(None) as session:
            found = await users.find_vacation(session, user)
        return found if found is not None and found.ends > self._now() else None

    async def plan(self, user: int, begins: float, ends: float) -> None:
        """Save a vacation, replacing any other; if it has begun, it takes effect in all games."""
        now = self._now()
        begins = max(begins, now)
        if not begins < ends <= begins + LONGEST or begins > now + FARTHEST:
            raise user_error("bad-vacation")
        await self._end(user, now)
        async with self._matches.changing(None) as session:
            await users.put_vacation(session, Vacation(user, begins, ends))
        await begin_due(self._matches, now)

    async def cancel(self, user: int) -> None:
        """Cancel a vacation, or come back early, in all games."""
        if await self.find(user) is None:
            raise user_error("no-vacation")
        await self._end(user, self._now())

    async def _end(self, user: int, now: float) -> None:
        """End a user's vacation in all games that it affects, and delete it."""
        async with self._matches.reading(None) as session:
            known = await users.find_vacation(session, user)
            playing = [g.id for g in await games.find_of_user(session, user)]
        if known is None:
            return
        for game in playing if known.begun else ():
            try:
                async with self._matches.transaction(game, now) as (session, match, _):
                    player = match.info.player_of(user)
                    if player is not None and player.away == known.ends:
                        await welcome_back(session, match, player, now)
            except UserError as error:
                log.warning("game %d: nobody can come back: %s", game, error)
        async with self._matches.changing(None) as session:
            await users.drop_vacation(session, user)


async def begin_due(matches: MatchRegistry, now: float) -> None:
    """Let the vacations that begin by ``now`` take effect in all games."""
    async with matches.reading(None) as session:
        due = await users.list_due_vacations(session, now)
    for vacation in due:
        async with matches.reading(None) as session:
            playing = await games.find_of_user(session, vacation.user)
        for game in (g.id for g in playing if g.phase == "running"):
            try:
                async with matches.transaction(game, now) as (session, match, _):
                    player = match.info.player_of(vacation.user)
                    if player is not None and player.away is None and vacation.ends > now:
                        await leave_for_vacation(session, match, player, vacation.ends, now)
            except UserError as error:
                log.error("game %d: a vacation could not begin: %s", game, error)
        async with matches.changing(None) as session:
            await users.put_vacation(session, replace(vacation, begun=True))
            await users.drop_past_vacations(session, now)
