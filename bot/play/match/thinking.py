"""How long stewards usually think about a kind of question; nothing of it is saved."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable, Collection
from functools import partial
from statistics import median
from typing import Any, NamedTuple

from bot.store.table.seats import Level
from engine.kernel.game import AnyGame

from .steward_jobs import StewardJob

QUICK: Collection[Level] = ("page", "squire")
"""The levels that answer in a moment, and never wait for the others."""

MOMENT = 2.0
"""Seconds up to which nobody minds that a steward thinks."""

ENOUGH = 3
"""How many answers a level must have found before it is known how long it usually takes."""

LATELY = 20
"""How many of the latest answers count."""


class TimeTaken(NamedTuple):
    """The time that a steward took for an answer."""

    game: int
    number: int
    """The number of the question."""
    seconds: float


class ThinkingTimes:
    """The times that stewards took lately, at all tables of this process.

    Only what is usual is told, for a level and a kind of question: never how long a steward has
    thought about the open question, which might say something of its hand.
    """

    def __init__(self, steady: Callable[[], float]) -> None:
        """Create it; ``steady`` returns seconds of a clock that is never set."""
        self._steady = steady
        self._taken: defaultdict[tuple[str, ...], deque[TimeTaken]] = defaultdict(
            lambda: deque(maxlen=LATELY)
        )

    def measure(self, job: StewardJob, game: AnyGame, thought: asyncio.Future[Any]) -> None:
        """Note how long a steward takes for its answer, from now on, unless it is a quick one."""
        if job.level not in QUICK:
            thought.add_done_callback(partial(self._note, job, _about(job, game), self._steady()))

    def _note(
        self, job: StewardJob, about: tuple[str, ...], begun: float, thought: asyncio.Future[Any]
    ) -> None:
        failed = thought.cancelled() or thought.exception() is not None or thought.result() is None
        if not failed:
            took = TimeTaken(job.game, job.number, self._steady() - begun)
            self._taken[about].append(took)

    def thinks(self, job: StewardJob, game: AnyGame) -> bool:
        """Return whether people are told that a steward thinks: it may take more than a moment."""
        usual = self.usual(job, game)
        return job.level not in QUICK and (usual is None or usual > MOMENT)

    def usual(self, job: StewardJob, game: AnyGame) -> float | None:
        """Return how many seconds a level usually takes for such a question, if that is known.

        Answers to the question itself do not count.
        """
        asked = job.game, job.number
        taken = [t.seconds for t in self._taken.get(_about(job, game), ()) if t[:2] != asked]
        return median(taken) if len(taken) >= ENOUGH else None


def _about(job: StewardJob, game: AnyGame) -> tuple[str, ...]:
    """Return the level of a job and the kind of its question."""
    assert game.question is not None
    return job.level, game.ruleset.id, game.question.kind
