"""The tables at which the computer is to answer: one task for each, until a person is awaited.

Nothing here has to survive a restart: every answer saves whether its table is to continue, and a
new process continues all such tables.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

PATIENCE = 3.0
"""Seconds that the computer waits for somebody to get their reply; then Discord gives the reply
up."""


class GoingOn:
    """Lets the computer answer in the background, table by table."""

    def __init__(self, step: Callable[[int], Awaitable[bool]]) -> None:
        """``step`` gives one answer at a table, and tells whether there may be another."""
        self._step = step
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._replies: dict[int, list[asyncio.Event]] = {}
        self._closed = False

    def at(self, game: int) -> bool:
        """Tell whether the computer is answering at a table."""
        return game in self._tasks

    def begin(self, game: int, after: asyncio.Event | None = None) -> None:
        """Let the computer answer at a table, once ``after`` says that somebody has their reply."""
        if after is not None:
            self._replies.setdefault(game, []).append(after)
        if game not in self._tasks and not self._closed:
            self._tasks[game] = asyncio.create_task(self._run(game), name=f"game {game} goes on")

    async def quiet(self, game: int | None = None) -> None:
        """Wait until the computer has nothing to do at a table, or at any."""
        # A task that was stopped before it began never took itself out.
        while tasks := [t for g, t in self._tasks.items() if game in (None, g) and not t.done()]:
            for task in (await asyncio.wait(tasks))[0]:
                if not task.cancelled() and (error := task.exception()) is not None:
                    raise error

    async def close(self) -> None:
        """Stop everywhere, between two answers or during one, which is then undone."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, game: int) -> None:
        try:
            await self._replied(game)
            while await self._step(game):
                await self._replied(game)
        finally:
            # There is no await between the last step and this, so a later ``begin`` is not missed.
            del self._tasks[game]
            self._replies.pop(game, None)

    async def _replied(self, game: int) -> None:
        while replies := self._replies.get(game):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(replies.pop().wait(), PATIENCE)
