"""The processes in which stewards think, at low priority; they are replaced if they hang.

Such a process gets a game as plain data, without the sealed answers of others, and returns an
answer. The steward itself uses only what its seat may know.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Protocol, TypeVar, cast

from bot.play.hints import Explanation, HintResult, Looked
from bot.play.match.steward_jobs import Guessing, SeatHistory, StewardJob
from bot.play.match.thinking import QUICK
from bot.store import Store
from bot.store.keeping import facts
from bot.store.keeping.facts import STEWARD_SECRET
from bot.store.table.seats import Level
from engine.kernel.ask import Seat
from engine.kernel.game import AnyGame
from engine.kernel.phrase import PhraseData
from engine.kernel.saving import Saved, save
from engine.kernel.shapes.base import RandomSource
from engine.stewards.levels import minds

from .child import answer, explain_steps, find_advice, find_caution, find_regrets
from .pool import WorkerPool

T = TypeVar("T")

LEVEL = "knight"
"""The steward that advises."""
CAUTIONER = "squire"
"""The steward that warns of mistakes, for which users wait."""
JUDGE = "lord"
"""The steward that reviews a finished game."""

log = logging.getLogger(__name__)


class StewardWorker(Protocol):
    """Something that does slow work elsewhere, such as :class:`bot.workers.pool.WorkerPool`."""

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Do a piece of work; function, arguments and result can be pickled."""


class HintPool:
    """The service that asks stewards for advice; the same question leads to the same advice."""

    def __init__(self, worker: StewardWorker) -> None:
        self._worker = worker

    def knows(self, ruleset: str) -> bool:
        """Return whether anyone knows how to play a game."""
        return ruleset in minds

    async def advise(
        self, game: Saved, seat: Seat, number: int, plan: Mapping[str, Any]
    ) -> HintResult | None:
        """Return a good answer to question ``number``; ``None`` if nobody has one."""
        # A steward must not learn the answers of others.
        bare: Saved = {**game, "sealed": {}}
        try:
            found = await self._worker.run(find_advice, bare, seat, LEVEL, number, dict(plan))
        except Exception as error:  # The process hung or died, or the steward failed.
            # The text of the error is left out, because it may contain what the steward knows.
            log.error("nobody has advice on %s: %s", game["ruleset"], type(error).__name__)
            return None
        return cast(HintResult, found)

    def cautious(self, ruleset: str) -> Collection[str]:
        """Return the kinds of questions in whose answers beginners often make mistakes."""
        return minds[ruleset].cautious if ruleset in minds else ()

    async def caution(self, game: Saved, seat: Seat, number: int, value: Any) -> PhraseData | None:
        """Return the consequences of an answer, if a squire thinks that it is a mistake."""
        bare: Saved = {**game, "sealed": {}}
        try:
            return await self._worker.run(find_caution, bare, seat, value, CAUTIONER, number)
        except Exception as error:  # as above
            log.error("nobody warns in %s: %s", game["ruleset"], type(error).__name__)
            return None

    async def explain(
        self, record: Mapping[str, Any], steps: Sequence[int]
    ) -> Sequence[Explanation | None] | None:
        """Return the reasons for steps of a game; ``None`` for a step that is still secret."""
        try:
            found = await self._worker.run(explain_steps, dict(record), list(steps))
        except Exception as error:  # The reason may be rules that have changed since.
            log.error("nobody explains %s: %s", record["ruleset"], type(error).__name__)
            return None
        return [None if one is None else {"kind": one[0], "reason": one[1]} for one in found]

    async def review(self, record: Mapping[str, Any], seat: Seat) -> Sequence[Looked] | None:
        """Return the answers of a seat that a lord would have given differently."""
        try:
            return await self._worker.run(find_regrets, dict(record), seat, JUDGE)
        except Exception as error:  # as above
            log.error("nobody looks back at %s: %s", record["ruleset"], type(error).__name__)
            return None


FALLBACK: Level = "squire"
"""The level of the steward that answers in place of one that hung or failed."""

PATIENCE = {"page": 60.0, "squire": 60.0, "knight": 300.0, "lord": 1800.0}
"""Seconds after which a steward that thinks as long as usual counts as hung, by level; generous,
for busy machines."""

NICE = (10, 15)
"""The niceness of quick stewards (the same as that of painters) and of the others."""


class StewardPool:
    """The service that computes stewards' answers in processes; the same job leads to the same
    answer."""

    def __init__(
        self,
        processes: int,
        *,
        secret: str,
        rng: RandomSource,
        thinking: float = 1.0,
        work: Callable[..., Any] = answer,
        patience: float | None = None,
        nice: tuple[int, int] = NICE,
    ) -> None:
        """Start no process yet; quick levels get a process of their own.

        ``processes`` is the number of processes for the other levels, which think ``thinking``
        times as long as usual. ``rng`` chooses the answers in games that no steward can play.
        ``work`` is a function like
        :func:`bot.workers.child.answer`. ``patience``, in seconds, replaces :data:`PATIENCE`.
        """
        self._secret = secret
        self._thinking = thinking
        self._work = work
        self._guessing = Guessing(rng)
        self._patience = patience
        self._quick = WorkerPool(1, patience=60.0, name="quick stewards", tries=1, nice=nice[0])
        self._deep = WorkerPool(processes, patience=60.0, name="stewards", tries=1, nice=nice[1])

    def think(
        self, job: StewardJob, game: AnyGame, past: SeatHistory | None = None
    ) -> asyncio.Future[Any]:
        """Start thinking about the open question; the game may go on meanwhile."""
        if game.ruleset.id not in minds:
            return self._guessing.think(job, game)
        saved = save(game)
        saved["sealed"] = {}  # A steward must not know the answers of others.
        return asyncio.create_task(
            self._answer(job, saved, past), name=f"a {job.level} thinks in game {job.game}"
        )

    async def _answer(self, job: StewardJob, saved: Saved, past: SeatHistory | None) -> Any | None:
        """Return the answer of the first steward that has one: the one that was asked, a squire."""
        for level in dict.fromkeys((job.level, FALLBACK)):
            workers = self._quick if level in QUICK else self._deep
            try:
                return await workers.run(
                    self._work,
                    saved,
                    job.seat,
                    level,
                    None if past is None else (list(past.friends), list(past.told)),
                    self._seed(job),
                    job.united,
                    self._thinking,
                    patience=self._patience or PATIENCE[level] * max(1.0, self._thinking),
                )
            except Exception as error:
                # The text is left out, because it may contain what the steward knows.
                log.error(
                    "game %d: the %s of %s has no answer to question %d: %s",
                    job.game,
                    level,
                    job.seat,
                    job.number,
                    type(error).__name__,
                )
        return None

    def _seed(self, job: StewardJob) -> int:
        """Return the seed of a steward's luck for a question, which nobody can foresee."""
        if job.seed is not None:
            return job.seed
        about = f"{self._secret}/{job.game}/{job.number}/{job.seat}"
        return int.from_bytes(hashlib.blake2s(about.encode(), digest_size=8).digest())

    async def close(self) -> None:
        """Stop thinking immediately."""
        await self._quick.close()
        await self._deep.close()


async def find_secret(store: Store) -> str:
    """Return the secret of a database, with which nobody can foresee its stewards' luck."""
    async with store.writing() as session:
        secret = await facts.find(session, STEWARD_SECRET.key())
        if secret is None:
            secret = secrets.token_hex(16)
            await facts.put(session, STEWARD_SECRET.key(), secret)
    return secret
