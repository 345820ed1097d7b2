"""Stewards that think until a test tells them the answer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.play import Play
from bot.play.match.steward_jobs import SeatHistory, StewardJob
from engine.kernel.game import Game

from .tables import ANN, Clock, lay, playing


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is true; other tasks run meanwhile."""
    async with asyncio.timeout(240):
        while not true():  # noqa: ASYNC110 - nothing tells when a transaction has ended
            await asyncio.sleep(0)


async def until_passed(play: Play, game: int, number: int) -> None:
    """Wait until another question is open."""
    async with asyncio.timeout(240):
        while (await play.table_view(game)).number == number:  # noqa: ASYNC110 - as above
            await asyncio.sleep(0)


class Slow:
    """Thinks until it is told the answer."""

    def __init__(self) -> None:
        self.thoughts: dict[StewardJob, asyncio.Future[Any]] = {}
        self.pasts: dict[StewardJob, SeatHistory | None] = {}

    def think(
        self, job: StewardJob, game: Game[Any], past: SeatHistory | None = None
    ) -> asyncio.Future[Any]:
        """Begin to think."""
        thought: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.thoughts[job] = thought
        self.pasts[job] = past
        return thought

    @property
    def seats(self) -> list[str]:
        """The seats that are thought for."""
        return [e.seat for e, thought in self.thoughts.items() if not thought.done()]

    def find(self, seat: str, value: Any) -> None:
        """Let the thought for a seat end."""
        thought = next(t for e, t in self.thoughts.items() if e.seat == seat and not t.done())
        thought.set_result(value)

    async def until(self, *seats: str) -> None:
        """Wait until just these seats are thought for."""
        await until(lambda: sorted(self.seats) == sorted(seats))


@asynccontextmanager
async def thinking(path: Path, clock: Clock | None = None) -> AsyncIterator[tuple[Play, Slow]]:
    """Open the games of a database, with stewards that answer when they are told to."""
    slow = Slow()
    async with playing(path, clock=clock, thinker=slow) as play:
        yield play, slow


async def bid_of_all(play: Play, slow: Slow) -> int:
    """Begin an auction of Ann against two stewards, up to where all are to bid."""
    game = (await lay(play)).id
    await play.join(game, ANN, "Ann", "ash")
    await play.add_stewards(game, ANN, level="knight")
    await play.start(game, ANN)
    await play.answer(game, ANN, 2, "leave")
    await slow.until("birch", "cedar")
    return game
