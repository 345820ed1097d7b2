"""Drawing outside the event loop, and a cache of the latest pictures."""

from __future__ import annotations

import asyncio
import hashlib
import heapq
import itertools
import json
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from engine.kernel.event import EventData
from engine.kernel.ruleset import View

from .pool import WorkerPool, make_room

if TYPE_CHECKING:
    from bot.render.drawer import Picture
    from bot.story.worker import Kept

T = TypeVar("T")

SHELF = 24
"""How many pictures are cached; everyone at a table asks for the same few."""
STORY_NICE = 11
"""The priority of a process that makes a story: behind those that draw pictures."""
STORY = 840.0
"""Seconds allowed for a film, a chronicle or a replay: on a busy machine its process gets a small
share of a processor, and Discord lets the bot answer the user for a quarter of an hour."""
PATIENCE = 60.0
"""Seconds allowed for one picture; then its process is replaced and the picture tried again."""

Wish = Mapping[str, Any]
"""How to draw a picture: the renderer's arguments.

``battle`` draws only the battle, ``what_if`` its possible results, ``hand`` the secret cards of the
view's seat, ``scene`` a highlight. ``people`` are the names of players by seat, for the pictures
that show them.
"""
Draw = Callable[[View, Wish], "Picture"]


class NotDrawn(RuntimeError):
    """The error that there is no picture: drawing failed or took too long. The cause is chained."""


def draw_board(view: View, wish: Wish) -> Picture:
    """Draw a view with the bot's renderer; runs in a process of the pool."""
    from bot.games.pictures import draw, draw_battle, draw_hand, draw_scene, draw_what_if

    make_room((view["ruleset"], *map(wish.get, ("palette", "zoom", "language"))))
    rest = {k: v for k, v in wish.items() if k not in ("battle", "hand", "people")}
    if wish.get("battle"):
        return draw_battle(view, **rest)
    if "what_if" in wish:
        return draw_what_if(view, **rest)
    if wish.get("hand"):
        return draw_hand(view, **rest)
    if wish.get("scene"):
        return draw_scene(view, **rest)
    return draw(view, people=wish.get("people", {}), **rest)


def make_story(what: str, record: Mapping[str, Any], language: str, wish: Wish) -> Kept:
    """Make a story of a record; runs in a process of its own."""
    from bot.story.worker import make

    return make(what, record, language, wish)


class DrawingQueue:
    """The queue of pictures. Urgent ones come first, and each process draws one at a time."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[tuple[bool, int, asyncio.Future[None]]] = []
        self._asked = itertools.count()

    @asynccontextmanager
    async def taken(self, *, urgent: bool) -> AsyncIterator[None]:
        """Wait for a turn, and hold it."""
        if self._free:
            self._free -= 1
        else:
            turn = asyncio.get_running_loop().create_future()
            heapq.heappush(self._waiting, (not urgent, next(self._asked), turn))
            try:
                await turn
            except asyncio.CancelledError:
                if not turn.cancelled():
                    self._pass_on()
                raise
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        while self._waiting:
            *_, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


class Painter:
    """The painter, which draws views and makes stories of records."""

    def __init__(
        self, processes: int = 1, draw: Draw = draw_board, *, patience: float = PATIENCE
    ) -> None:
        self._workers = WorkerPool(processes, patience=patience, name="pictures")
        self._turns = DrawingQueue(processes)
        self._making = asyncio.Lock()
        """Held while a story is made, because only one is made at a time."""
        self._draw = draw
        self._shelf: OrderedDict[str, asyncio.Task[Picture]] = OrderedDict()
        self.on_picture: Callable[[float], None] = lambda seconds: None
        """The function that is told how long each picture took, including its wait."""

    async def paint(
        self,
        view: View,
        happened: Sequence[EventData] = (),
        *,
        language: str,
        urgent: bool = False,
        **wish: Any,
    ) -> Picture:
        """Return the picture of a view, with what happened since the last one, in a language.

        ``urgent``: a table waits for it, so it is drawn before those that one user has asked for.
        Raises NotDrawn.
        """
        wish["language"] = language
        if happened:
            wish["happened"] = list(happened)
        key = hashlib.blake2s(json.dumps([view, wish], sort_keys=True).encode()).hexdigest()
        task = self._shelf.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = asyncio.create_task(self._in_turn(view, wish, urgent), name="paint")
            self._shelf[key] = task
        self._shelf.move_to_end(key)
        while len(self._shelf) > SHELF:
            self._shelf.popitem(last=False)
        try:
            # A caller who stops waiting does not stop the drawing for the others.
            return await asyncio.shield(task)
        except Exception as error:
            raise NotDrawn(str(error)) from error

    async def _in_turn(self, view: View, wish: Wish, urgent: bool) -> Picture:
        loop = asyncio.get_running_loop()
        asked = loop.time()
        async with self._turns.taken(urgent=urgent):
            picture = await self._paint(view, wish)
        self.on_picture(loop.time() - asked)
        return picture

    async def _paint(self, view: View, wish: Wish) -> Picture:
        return await self._workers.run(self._draw, view, wish)

    async def do(self, work: Callable[..., T], *args: Any, patience: float = PATIENCE) -> T:
        """Do other slow work in the drawing processes; see `WorkerPool.run`.

        Raises NotDrawn if it fails or takes too long.
        """
        try:
            async with self._turns.taken(urgent=False):
                return await self._workers.run(work, *args, patience=patience)
        except Exception as error:
            raise NotDrawn(str(error)) from error

    async def story(
        self, what: str, record: Mapping[str, Any], *, language: str, **wish: Any
    ) -> Kept:
        """Make a ``film``, a ``chronicle`` or a ``replay`` of a record, in a language.

        The process that makes it ends with it, and gives back its memory. Raises NotDrawn.
        """
        async with self._making:
            workers = WorkerPool(1, patience=STORY, name="stories", tries=1, nice=STORY_NICE)
            try:
                return await workers.run(make_story, what, record, language, wish)
            except Exception as error:
                raise NotDrawn(f"{type(error).__name__}: {error}") from error
            finally:
                await workers.close()

    async def close(self) -> None:
        """Stop drawing."""
        for task in self._shelf.values():
            task.cancel()
        await self._workers.close()
