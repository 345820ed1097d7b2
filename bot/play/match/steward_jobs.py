"""The answers that stewards have to find, and are thinking about, at each table.

Thinking takes time, so nobody holds a table meanwhile: it starts from a copy of the game, and an
answer is given only if the table still needs it.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import field
from typing import Any, Protocol

from bot.store.table.seats import Level
from engine.kernel.ask import Seat
from engine.kernel.data import fixed
from engine.kernel.game import AnyGame
from engine.kernel.shapes.base import RandomSource

PATIENCE = 3.0
"""Seconds that stewards wait for a user to get their reply; after that, Discord drops the reply."""


class RunningJobs:
    """The tasks in which stewards answer in the background, table by table."""

    def __init__(
        self,
        step: Callable[[int], Awaitable[bool]],
        leave: Callable[[int], None] = lambda game: None,
    ) -> None:
        """Create it; ``step`` gives one answer at a table, and returns whether there may be
        another.

        ``leave`` is called when there is none.
        """
        self._step = step
        self._leave = leave
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._replies: dict[int, list[asyncio.Event]] = {}
        self._stirred: dict[int, asyncio.Event] = {}
        self._closed = False

    def at(self, game: int) -> bool:
        """Return whether stewards have yet to answer at a table."""
        return game in self._tasks

    def begin(self, game: int, after: asyncio.Event | None = None) -> None:
        """Let stewards answer at a table, after ``after`` shows that a player has their reply."""
        if after is not None:
            self._replies.setdefault(game, []).append(after)
        self.stir(game)
        if game not in self._tasks and not self._closed:
            self._stirred[game] = asyncio.Event()
            self._tasks[game] = asyncio.create_task(self._run(game), name=f"game {game} goes on")

    def stir(self, game: int) -> None:
        """Note that a table has changed, so that some of its jobs may no longer be wanted."""
        if game in self._stirred:
            self._stirred[game].set()

    async def ready(self, game: int, thoughts: Collection[asyncio.Future[Any]]) -> None:
        """Wait until a steward has found an answer, or the table has changed."""
        stirred = self._stirred[game]
        if any(thought.done() for thought in thoughts):
            return
        change = asyncio.create_task(stirred.wait(), name=f"game {game} changes")
        try:
            await asyncio.wait([change, *thoughts], return_when=asyncio.FIRST_COMPLETED)
        finally:
            change.cancel()
        stirred.clear()

    async def replied(self, game: int) -> None:
        """Wait until all who have answered at a table have their replies."""
        while replies := self._replies.get(game):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await replies.pop().wait()

    async def quiet(self, game: int | None = None) -> None:
        """Wait until stewards have nothing left to do at a table, or at all tables."""
        # A task that was stopped before it began has not removed itself.
        while tasks := [t for g, t in self._tasks.items() if game in (None, g) and not t.done()]:
            for task in (await asyncio.wait(tasks))[0]:
                if not task.cancelled() and (error := task.exception()) is not None:
                    raise error

    async def close(self) -> None:
        """Stop all tasks; an answer that a steward is about to give is undone."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, game: int) -> None:
        try:
            while await self._step(game):
                pass
        finally:
            # There is no await between the last step and this, so a later ``begin`` is not missed.
            del self._tasks[game]
            self._replies.pop(game, None)
            self._stirred.pop(game, None)
            self._leave(game)


@fixed
class StewardJob:
    """One answer that a steward is to give."""

    game: int
    number: int
    """The number of the question; numbers are never reused, so an answer fits no other question."""
    seat: Seat
    level: Level
    stand_in: bool
    """Whether it stands in for a player who is away and may return."""
    opened: int = 0
    """How many answers were opened before it; a free action may change what is legal."""
    seed: int | None = None
    """The seed of the steward's luck, if it is prepared."""
    united: bool = field(default=False, compare=False)
    """Whether it unites with the others against a seat that is about to win; a steward that is
    already thinking goes on as it has begun."""


def seed_of(*parts: object) -> int:
    """Return a seed for prepared luck: the same parts give the same seed."""
    text = "/".join(map(str, parts))
    return int.from_bytes(hashlib.blake2s(text.encode(), digest_size=8).digest())


@fixed
class SeatHistory:
    """What a stand-in knows in addition to the game; all of it is public."""

    friends: Sequence[Seat]
    """The seats with which an alliance was declared, from either side."""
    told: Sequence[tuple[str, Mapping[str, Any]]]
    """The events of this round and the two before: kinds and parameters."""


class StewardRunner(Protocol):
    """What computes answers for stewards."""

    def think(
        self, job: StewardJob, game: AnyGame, past: SeatHistory | None = None
    ) -> asyncio.Future[Any]:
        """Start thinking about the open question. The game is not changed, and may go on.

        A stand-in gets the ``past``.

        The result is an answer, as plain data, or ``None`` if no steward found one. The same job
        always has the same result. Canceling the future ends the thinking.
        """


class Guessing:
    """Random legal answers, for games that no steward can play."""

    def __init__(self, rng: RandomSource) -> None:
        self._rng = rng

    def think(
        self, job: StewardJob, game: AnyGame, past: SeatHistory | None = None
    ) -> asyncio.Future[Any]:
        """Return an answer immediately."""
        thought: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        thought.set_result(game.shape_for(job.seat).sample(self._rng))
        return thought


Measures = Callable[[StewardJob, AnyGame, asyncio.Future[Any]], None]
"""What is told when a steward begins to think, and about what."""


class StewardJobs:
    """The answers that stewards are thinking about, by table."""

    def __init__(self, thinker: StewardRunner, measures: Measures) -> None:
        self._thinker = thinker
        self._measures = measures
        self._at: dict[int, dict[StewardJob, asyncio.Future[Any]]] = {}

    def of(self, table: int) -> Collection[asyncio.Future[Any]]:
        """Return the pending answers of a table, ready or not."""
        return list(self._at.get(table, {}).values())

    def new(self, table: int, jobs: Iterable[StewardJob]) -> list[StewardJob]:
        """Return the jobs that no steward has started."""
        return [job for job in jobs if job not in self._at.get(table, {})]

    def consider(
        self,
        table: int,
        jobs: Iterable[StewardJob],
        game: AnyGame,
        pasts: Mapping[Seat, SeatHistory],
    ) -> bool:
        """Begin new jobs, and cancel those that are no longer wanted.

        ``pasts`` has the history for each stand-in. Return whether any job is pending.
        """
        wanted = list(jobs)
        known = self._at.setdefault(table, {})
        for job in [e for e in known if e not in wanted]:
            known.pop(job).cancel()
        for job in wanted:
            if job not in known:
                known[job] = self._thinker.think(job, game, pasts.get(job.seat))
                self._measures(job, game, known[job])
        if not wanted:
            del self._at[table]
        return bool(wanted)

    def take(self, table: int) -> tuple[StewardJob, asyncio.Future[Any]] | None:
        """Remove and return an answer that is ready, if there is one."""
        known = self._at.get(table, {})
        for job, thought in known.items():
            if thought.done():
                del known[job]
                return job, thought
        return None

    def forget(self, table: int) -> None:
        """Cancel all jobs of a table."""
        for thought in self._at.pop(table, {}).values():
            thought.cancel()
