"""News for the people on the page; each gets only what they may see."""

import asyncio
import contextlib
from collections.abc import Callable

from bot.local.errors import Json

News = Callable[[int], Json | None]
"""Given the id of a user, returns what to tell them, or None for nothing."""


class Live:
    """The listeners on the page, and a counter that grows with every change."""

    def __init__(self) -> None:
        self._listeners: dict[asyncio.Queue[Json], int] = {}
        self._changed = asyncio.Condition()
        self.version = 0
        """Grows with every change that anyone might see."""
        self._tasks: set[asyncio.Task[None]] = set()

    def listen(self, user_id: int) -> asyncio.Queue[Json]:
        """A queue of news for one user, until `leave`."""
        queue: asyncio.Queue[Json] = asyncio.Queue()
        self._listeners[queue] = user_id
        return queue

    def leave(self, queue: asyncio.Queue[Json]) -> None:
        """Stop listening."""
        self._listeners.pop(queue, None)

    def tell(self, news: News) -> None:
        """Spread news and wake those who wait for a change."""
        self.version += 1
        for queue, user_id in self._listeners.items():
            what = news(user_id)
            if what is not None:
                queue.put_nowait(what)
        task = asyncio.get_running_loop().create_task(self._wake())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _wake(self) -> None:
        async with self._changed:
            self._changed.notify_all()

    async def changed_since(self, version: int, patience: float) -> int:
        """Wait until the version is greater than `version`, at most so many seconds; return it."""

        async def wait() -> None:
            async with self._changed:
                await self._changed.wait_for(lambda: self.version > version)

        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(wait(), patience)
        return self.version

    def home_changed(self) -> None:
        """Channels, threads, commands or members are different: the page asks for them anew."""
        self.tell(lambda _: {"kind": "home"})

    def bot_presence(self, *, online: bool) -> None:
        """The bot came or went."""
        self.tell(lambda _: {"kind": "bot", "online": online})
