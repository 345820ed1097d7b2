"""News for the people on the page; each person gets only what they may see."""

import asyncio
import contextlib
import re
from collections.abc import Callable

from ..rest.errors import Json
from ..world.model import Message, MessageFlag, World

News = Callable[[int], Json | None]
"""A function that returns the news for a user, by their id; None for no news."""


class PageNews:
    """The listeners on the page, and a version that grows with every change."""

    def __init__(self) -> None:
        self._listeners: dict[asyncio.Queue[Json], int] = {}
        self._changed = asyncio.Condition()
        self.version = 0
        """Grows with every change that anyone might see."""
        self._tasks: set[asyncio.Task[None]] = set()

    def listen(self, user_id: int) -> asyncio.Queue[Json]:
        """Return a queue that gets the news for one user until `leave`."""
        queue: asyncio.Queue[Json] = asyncio.Queue()
        self._listeners[queue] = user_id
        return queue

    def leave(self, queue: asyncio.Queue[Json]) -> None:
        """Stop listening."""
        self._listeners.pop(queue, None)

    def tell(self, news: News) -> None:
        """Send news to the listeners, and wake those who wait for a change."""
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
        """Wait until the version is greater than `version`, or for so many seconds; return it."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience), self._changed:
                await self._changed.wait_for(lambda: self.version > version)
        return self.version

    def home_changed(self) -> None:
        """Make pages reload their channels, threads, commands and members."""
        self.tell(lambda _: {"kind": "home"})

    def bot_presence(self, *, online: bool) -> None:
        """Tell pages whether the bot is online."""
        self.tell(lambda _: {"kind": "bot", "online": online})


MOST = 240
"""How many characters fit on a locked screen: four lines of a narrow one."""

_MENTION = re.compile(r"<(@!?|@&|#|/[^:>]+:)(\d+)>")
_MARKUP = re.compile(r"^(?:#{1,3} |-# |> )|\*\*|__|~~|\|\||`", re.MULTILINE)
_SILENT = MessageFlag.EPHEMERAL | MessageFlag.SILENT


def preview(world: World, message: Message) -> str | None:
    """Return the text on a locked screen; None if no phone rings, empty for a blank message.

    Edits make no phone ring, so call this when a message is posted.
    """
    if message.flags & _SILENT:
        return None
    words = _MENTION.sub(lambda found: _name(world, found[1], int(found[2])), message.content)
    words = _MARKUP.sub("", words).strip()
    if not words and message.attachments:
        words = "sent an attachment"
    return words if len(words) <= MOST else words[: MOST - 1] + "…"


def _name(world: World, kind: str, number: int) -> str:
    if kind == "#":
        channel = world.channels.get(number)
        return "#" + (channel.name if channel is not None else "unknown")
    if kind == "@&":
        role = world.guild.roles.get(number)
        return "@" + (role.name.removeprefix("@") if role is not None else "unknown")
    if kind.startswith("@"):
        user = world.users.get(number)
        return "@" + (user.display_name if user is not None else "unknown")
    return kind.removesuffix(":")
