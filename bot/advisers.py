"""Advice from stewards, thought about in a process of its own.

What goes to that process is a game as plain data, without the answers that others have sealed; what
comes back is a good answer and why it is one. The steward itself looks at nothing but what its seat
may know.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from bot.advice import explain_steps, find_advice, find_regrets
from bot.play.advising import Advice, Explanation, Looked
from engine.kernel.asking import Seat
from engine.kernel.game import Saved
from engine.minds import minds

T = TypeVar("T")

LEVEL = "knight"
"""The steward that advises."""
JUDGE = "lord"
"""The steward that looks back at a game that is over."""

log = logging.getLogger(__name__)


class Worker(Protocol):
    """Something that does slow work elsewhere, such as :class:`bot.workers.Workers`."""

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Do a piece of work; function, arguments and result can be pickled."""


class Advisers:
    """Asks stewards for advice; the same question leads to the same advice."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker

    def knows(self, ruleset: str) -> bool:
        """Tell whether anybody knows how to play a game."""
        return ruleset in minds

    async def advise(self, game: Saved, seat: Seat, number: int) -> Advice | None:
        """Return a good answer to question ``number``; ``None`` if nobody has one."""
        # What others have answered is none of a steward's business.
        bare: Saved = {**game, "sealed": {}}
        try:
            value, reason = await self._worker.run(find_advice, bare, seat, LEVEL, number)
        except Exception as error:  # a process that hung or died, or a mistake of the steward's
            # Without the text, which may hold what the steward knows.
            log.error("nobody has advice on %s: %s", game["ruleset"], type(error).__name__)
            return None
        return {"value": value, "reason": reason}

    async def explain(
        self, record: Mapping[str, Any], steps: Sequence[int]
    ) -> Sequence[Explanation | None] | None:
        """Say why steps of a game were taken; ``None`` for one that nobody may know of yet."""
        try:
            found = await self._worker.run(explain_steps, dict(record), list(steps))
        except Exception as error:  # such as rules that have changed since
            log.error("nobody explains %s: %s", record["ruleset"], type(error).__name__)
            return None
        return [None if one is None else {"kind": one[0], "reason": one[1]} for one in found]

    async def review(self, record: Mapping[str, Any], seat: Seat) -> Sequence[Looked] | None:
        """Find what a lord would have done otherwise in the place of a seat."""
        try:
            return await self._worker.run(find_regrets, dict(record), seat, JUDGE)
        except Exception as error:  # as above
            log.error("nobody looks back at %s: %s", record["ruleset"], type(error).__name__)
            return None
