"""The tables at which stewards are to answer: one task for each, until a person is awaited.

Nothing here has to survive a restart: every answer saves whether its table is to continue, and a
new process continues all such tables.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection
from typing import Any

PATIENCE = 3.0
"""Seconds that stewards wait for somebody to get their reply; then Discord gives the reply up."""


class GoingOn:
    """Lets stewards answer in the background, table by table."""

    def __init__(
        self,
        step: Callable[[int], Awaitable[bool]],
        leave: Callable[[int], None] = lambda game: None,
    ) -> None:
        """``step`` gives one answer at a table, and tells whether there may be another.

        ``leave`` is called when there is none.
        """
        self._step = step
        self._leave = leave
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._replies: dict[int, list[asyncio.Event]] = {}
        self._stirred: dict[int, asyncio.Event] = {}
        self._closed = False

    def at(self, game: int) -> bool:
        """Tell whether stewards have yet to answer at a table."""
        return game in self._tasks

    def begin(self, game: int, after: asyncio.Event | None = None) -> None:
        """Let stewards answer at a table, once ``after`` says that somebody has their reply."""
        if after is not None:
            self._replies.setdefault(game, []).append(after)
        self.stir(game)
        if game not in self._tasks and not self._closed:
            self._stirred[game] = asyncio.Event()
            self._tasks[game] = asyncio.create_task(self._run(game), name=f"game {game} goes on")

    def stir(self, game: int) -> None:
        """Say that a table has changed, so that what is thought about there may not be wanted."""
        if game in self._stirred:
            self._stirred[game].set()

    async def ready(self, game: int, thoughts: Collection[asyncio.Future[Any]]) -> None:
        """Wait until one of the thoughts is there, or the table has changed."""
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
                await asyncio.wait_for(replies.pop().wait(), PATIENCE)

    async def quiet(self, game: int | None = None) -> None:
        """Wait until stewards have nothing to do at a table, or at any."""
        # A task that was stopped before it began never took itself out.
        while tasks := [t for g, t in self._tasks.items() if game in (None, g) and not t.done()]:
            for task in (await asyncio.wait(tasks))[0]:
                if not task.cancelled() and (error := task.exception()) is not None:
                    raise error

    async def close(self) -> None:
        """Stop everywhere, while stewards think or give an answer, which is then undone."""
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
