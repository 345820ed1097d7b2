"""The service that counts finished games and answers questions about them.

Everything that takes time runs in the processes that draw pictures: they replay records, paint
charts and compute ratings.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from bot.play.match.saved import to_record
from bot.render.drawer import Picture
from bot.store import Store
from bot.store.people import statistics, users
from bot.store.people.statistics import CountedGame
from bot.store.table import games, progress
from bot.workers.drawing import NotDrawn

from . import year as years
from .charts import About, chart_of, paint, year_chart
from .facts import VERSION, Facts, count_plain
from .friends import HeadToHead, Honors, ServerBests, head_to_head, honors, server_bests
from .standings import Standings, finished, standings
from .summary import groups, summarise
from .year import Year, bounds, tell_of_year

T = TypeVar("T")

EVERY = 60.0
"""Seconds between two checks for games that have ended."""

PATIENCE = 300.0
"""Seconds that a process may take to replay one record; on a busy machine, it gets little time."""

AT_ONCE = 3
"""How many games are counted while a user waits; more are left for the next check."""

log = logging.getLogger(__name__)


class CountWorker(Protocol):
    """Something that does slow work elsewhere, such as :class:`bot.workers.drawing.Painter`."""

    async def do(self, work: Callable[..., T], *args: Any, patience: float = ...) -> T:
        """Do a piece of work; function, arguments and result can be pickled."""


class Statistics:
    """The statistics of finished games, by server."""

    def __init__(self, store: Store, worker: CountWorker, now: Callable[[], float]) -> None:
        self._store = store
        self._worker = worker
        self._now = now
        self._counting = asyncio.Lock()
        self._failed: set[int] = set()
        """Games that could not be counted by this process."""

    # -- counting -------------------------------------------------------------------------------

    async def count(self, guild: int | None = None, *, most: int | None = None) -> int:
        """Count the games that have ended, of a server or of all; return how many are left."""
        async with self._counting:
            async with self._store.reading() as session:
                found = await statistics.list_uncounted(session, VERSION, guild)
            new = [game for game in found if game not in self._failed]
            for game in new[:most]:
                await self._count(game)
            return len(new) - len(new[:most])

    async def _count(self, game: int) -> None:
        async with self._store.reading() as session:
            info = await games.find(session, game)
            answers = await progress.list_answers(session, game)
            pace = await statistics.find_pace(session, game)
            agreed = await statistics.find_concession(session, game)
        if info is None:
            return
        record = to_record(info, answers, pace)
        try:
            facts = await self._worker.do(count_plain, record, agreed, patience=PATIENCE)
        except Exception:
            log.exception("game %d cannot be counted", game)
            self._failed.add(game)
            return
        async with self._store.writing() as session:
            await statistics.put(session, game, VERSION, facts)

    async def run(self) -> None:
        """Count the games that end, and tell users of their year; runs until it is canceled."""
        while True:
            try:
                await self.count()
                async with self._store.writing() as session:
                    await tell_of_year(session, self._now())
            except Exception:
                log.exception("statistics stand still for a while")
            await asyncio.sleep(EVERY)

    async def _counted(
        self, *, guild: int | None = None, user: int | None = None
    ) -> list[CountedGame]:
        async with self._store.reading() as session:
            return await statistics.list_counted(session, VERSION, guild=guild, user=user)

    # -- statistics -----------------------------------------------------------------------------

    async def kinds(self, guild: int) -> dict[tuple[str, int], int]:
        """Return the kinds of finished games in a server, by ruleset and number of players, with
        counts."""
        async with self._store.reading() as session:
            return await statistics.list_kinds(session, guild, VERSION)

    async def chart(
        self, guild: int, kind: tuple[str, int], about: About, language: str
    ) -> Picture | None:
        """Draw a part of the statistics of a server; ``None`` if there is nothing to draw.

        Raises NotDrawn.
        """
        found = [one.facts for one in await self._counted(guild=guild)]
        try:
            return await self._worker.do(draw, found, kind, about, language)
        except Exception as error:
            raise NotDrawn(str(error)) from error

    async def bests(self, guild: int, kind: tuple[str, int]) -> ServerBests:
        """Return the records of a server in games of one kind."""
        found = await self._counted(guild=guild)
        players = {seated.user for one in found for seated in one.seated if seated.user is not None}
        async with self._store.reading() as session:
            members = await statistics.list_members(session, guild)
            unnamed = {*await users.list_unnamed(session, players)}
        unnamed |= {user for user, wants in members.items() if not wants.listed}
        return await self._worker.do(server_bests, found, kind, unnamed)

    # -- ratings --------------------------------------------------------------------------------

    async def standings(self, guild: int) -> list[Standings]:
        """Return the ratings of a server, by ruleset; the ruleset with most games comes first."""
        async with self._store.reading() as session:
            members = await statistics.list_members(session, guild)
            found = await statistics.list_counted(session, VERSION, guild=guild)
        return await self._worker.do(standings, found, members) if found else []

    async def finished(self, guild: int, user: int) -> tuple[int, int]:
        """Return how many games of a server a user has finished, and won."""
        found = await self._counted(guild=guild, user=user)
        return await self._worker.do(finished, found, user) if found else (0, 0)

    async def head_to_head(self, guild: int, one: int, other: int) -> HeadToHead:
        """Return how two users did in the games of a server that both have finished."""
        found = await self._counted(guild=guild, user=one)
        return await self._worker.do(head_to_head, found, one, other) if found else HeadToHead()

    async def honors(self, guild: int, user: int) -> Honors:
        """Return a user's longest row of victories in a server, and the fastest one."""
        found = await self._counted(guild=guild, user=user)
        return await self._worker.do(honors, found, user) if found else Honors()

    async def year_picture(self, year: Year, user: str, number: int, language: str) -> Picture:
        """Draw a year of a user; ``user`` is their name. Raises NotDrawn."""
        return await self._worker.do(draw_year, year, user, number, language)

    # -- years ----------------------------------------------------------------------------------

    async def year(self, user: int, year: int) -> Year | None:
        """Return the year of a user, in all servers; ``None`` without a finished game."""
        begin, end = bounds(year)
        found = await self._counted(user=user)
        async with self._store.reading() as session:
            waits = await statistics.list_waits(session, user, begin, end)
        own = [one for one in found if begin <= one.ended < end]
        return await self._worker.do(years.year_of, user, own, waits) if own else None


# -- done in processes -----------------------------------------------------------------------------


def draw_year(year: Year, user: str, number: int, language: str) -> Picture:
    """Draw the year of a user."""
    return paint(year_chart(year, user, number, language))


def draw(
    facts: Sequence[str], kind: tuple[str, int], about: About, language: str
) -> Picture | None:
    """Draw a part of the statistics of the games of one kind; ``None`` if there is nothing."""
    some = groups(Facts.read(one) for one in facts).get(kind)
    chart = chart_of(summarise(some), about, language) if some else None
    return None if chart is None else paint(chart)
