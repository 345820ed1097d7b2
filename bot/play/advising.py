"""Hints: a good answer to what a player is asked, for their eyes only.

Nothing of a hint is saved, told, or seen by anybody else; it is no answer, and no draft until its
player makes it one. The thinking is done by a worker while nobody holds the game.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from engine.kernel.game import Saved
from engine.kernel.phrase import PhraseData
from engine.minds import minds

from . import advice
from .advice import Advised
from .hall import Hall
from .match import Match
from .terms import Terms
from .trouble import Trouble, trouble

T = TypeVar("T")

LEVEL = "knight"
"""The steward that gives hints."""
PAUSE = 5.0
"""Seconds between two hints to the same user; the same hint again costs nothing."""
REMEMBERED = 1000
"""How many hints are remembered, the last of each player in a game; a restart forgets them."""

log = logging.getLogger(__name__)


class Worker(Protocol):
    """Something that does slow work elsewhere, such as :class:`bot.workers.Workers`."""

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Do a piece of work; function, arguments and result can be pickled."""


class Here:
    """A worker that does all work at once, where it is asked: for tests and tools."""

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Do a piece of work."""
        return work(*args)


@dataclass(frozen=True, slots=True)
class Hint:
    """A good answer to an open question. Secret."""

    number: int
    """Of the question."""
    value: Any
    reason: PhraseData | None
    """Why it is good, in a sentence; ``None`` if there is nothing to say."""


@dataclass(frozen=True, slots=True)
class _Wanted:
    number: int
    seat: str
    thought: asyncio.Future[Advised]


class Advising:
    """Gives hints.

    Every method raises Trouble for what cannot be done. No method changes anything about a game.
    """

    def __init__(self, hall: Hall, worker: Worker, now: Callable[[], float]) -> None:
        self._hall = hall
        self._worker = worker
        self._now = now
        self._hints: OrderedDict[tuple[int, int], _Wanted] = OrderedDict()
        self._last: OrderedDict[int, float] = OrderedDict()

    async def hint(self, game: int, user: int) -> Hint:
        """Return a good answer to what a user is asked.

        The same question gets the same hint, however often it is asked for.
        """
        async with self._hall.at(game) as match:
            seat = match.seat_of(user)
            if not may_hint(match):
                raise trouble("no-hints")
            question = match.game.question
            if question is None or seat not in match.awaited:
                raise trouble("nothing-to-hint")
            number = question.number
            wanted = self._hints.get((game, user))
            if wanted is None or (wanted.number, wanted.seat) != (number, seat):
                self._slow_down(user)
                saved = match.game.save()
                thought = asyncio.ensure_future(
                    self._think(match.info.ruleset, saved, seat, number)
                )
                wanted = _Wanted(number, seat, thought)
                self._remember((game, user), wanted)
        try:
            # Whoever waits may give up; others may wait for the same thought.
            found = await asyncio.shield(wanted.thought)
        except Trouble:
            self._hints.pop((game, user), None)
            raise
        return Hint(number, found["value"], found["reason"])

    async def close(self) -> None:
        """Give up whatever is being thought about."""
        thoughts = [wanted.thought for wanted in self._hints.values()]
        self._hints.clear()
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)

    async def _think(self, ruleset: str, saved: Saved, seat: str, number: int) -> Advised:
        try:
            return await self._worker.run(advice.find_advice, ruleset, saved, seat, LEVEL, number)
        except Exception as error:  # a worker that hung or died, or a mistake of a steward's
            # Without the text, which may hold what somebody may not know.
            log.error("nobody had a hint in %s: %s", ruleset, type(error).__name__)
            raise trouble("nobody-knows") from None

    def _slow_down(self, user: int) -> None:
        now = self._now()
        last = self._last.get(user)
        if last is not None and 0 <= now - last < PAUSE:
            raise trouble("hint-too-soon")
        self._last[user] = now
        self._last.move_to_end(user)
        while len(self._last) > REMEMBERED:
            self._last.popitem(last=False)

    def _remember(self, key: tuple[int, int], wanted: _Wanted) -> None:
        earlier = self._hints.pop(key, None)
        if earlier is not None:
            earlier.thought.cancel()
        self._hints[key] = wanted
        while len(self._hints) > REMEMBERED:
            self._hints.popitem(last=False)[1].thought.cancel()


def may_hint(match: Match) -> bool:
    """Tell whether hints are given at a table: as agreed, and where only one person plays."""
    known = match.info.ruleset in minds
    return known and (Terms.of(match.info.terms).hints or len(match.info.users) == 1)
