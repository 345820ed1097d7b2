"""A person on the page, for tests and scripts: it makes the same HTTP calls as the page."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import aiohttp

from bot.local.interactions.components import find, walk
from bot.local.rest.errors import Json, PageError


@dataclass(frozen=True)
class VisibleMessage:
    """A message as it appears on someone's screen."""

    data: Json

    @property
    def id(self) -> str:
        """The message's id."""
        return str(self.data["id"])

    @property
    def text(self) -> str:
        """Content and the text of all components, line by line."""
        parts = [str(self.data["content"])] if self.data["content"] else []
        parts += [str(c["content"]) for _, c in walk(self.data["components"]) if c["type"] == 10]
        return "\n".join(parts)

    @property
    def ephemeral(self) -> bool:
        """Whether nobody else can see it."""
        return bool(self.data["ephemeral"])

    @property
    def loading(self) -> bool:
        """Whether the bot is still "thinking"."""
        return bool(self.data["flags"] & 128)

    @property
    def edited(self) -> bool:
        """Whether it is marked "(edited)"."""
        return self.data["edited"] is not None

    @property
    def edits(self) -> int:
        """How often it has been edited, even if nothing looks different."""
        return int(self.data["edits"])

    @property
    def push(self) -> str | None:
        """What this person's locked phone showed of it; "" if nothing, None if it did not ring."""
        found: str | None = self.data["push"]
        return found

    @property
    def custom_ids(self) -> list[str]:
        """The ``custom_id`` of every button and menu, even disabled ones, in reading order."""
        return [c["custom_id"] for _, c in walk(self.data["components"]) if "custom_id" in c]

    @property
    def links(self) -> list[str]:
        """The address of every button that leads out of Discord."""
        return [c["url"] for _, c in walk(self.data["components"]) if c["type"] == 2 and "url" in c]

    @property
    def labels(self) -> dict[str, str]:
        """The label of each button, by ``custom_id``."""
        return {
            c["custom_id"]: str(c.get("label") or "")
            for _, c in walk(self.data["components"])
            if c["type"] == 2 and "custom_id" in c
        }

    @property
    def attachments(self) -> list[Json]:
        """The files, with ``url``, ``filename``, ``description``, ``width`` and ``height``."""
        return list(self.data["attachments"])

    def component(self, custom_id: str) -> Json:
        """Return a component; raises LookupError if the message does not have it."""
        component = find(self.data["components"], custom_id)
        if component is None:
            raise LookupError(f"no component {custom_id} among {self.custom_ids}")
        return component

    def options(self, custom_id: str) -> list[str]:
        """Return the values that a select menu offers."""
        return [option["value"] for option in self.component(custom_id)["options"]]


@dataclass(frozen=True)
class ActionOutcome:
    """What a person saw of the bot's first answer.

    `kind` is ``message``, ``deferred``, ``updated``, ``acknowledged``, ``modal``, ``choices`` or
    ``failed``; `text` has the words of a failure.
    """

    kind: str
    text: str = ""
    message: str | None = None
    modal: str | None = None
    form: Json | None = None
    choices: list[Json] | None = None


class Person:
    """One user of the server; every method raises `PageError` for what they cannot do."""

    def __init__(self, browser: aiohttp.ClientSession, user_id: int, name: str) -> None:
        self._browser = browser
        self.id = user_id
        self.name = name

    async def _call(self, method: str, path: str, body: Any = None, **query: str) -> Json:
        parameters = {"as": str(self.id), **query}
        async with self._browser.request(
            method, "/page" + path, params=parameters, json=body
        ) as response:
            data: Json = await response.json()
            if response.status == 409:
                raise PageError(data["error"])
            response.raise_for_status()
            return data

    async def _act(self, path: str, body: Json) -> ActionOutcome:
        data = await self._call("POST", path, body)
        known = {name: data[name] for name in ActionOutcome.__dataclass_fields__ if name in data}
        return ActionOutcome(**known)

    async def home(self) -> Json:
        """Return everything around the messages, as the page shows it."""
        return await self._call("GET", "/home")

    async def channel_id(self, channel: str | int | None = None) -> str:
        """Return the id of a channel by name or id; ``"dm"`` is the DM with the bot.

        Without a name, it is the first channel of the list.
        """
        if channel == "dm":
            return str((await self._call("POST", "/dm"))["channel"])
        shown = (await self.home())["channels"]
        for one in shown:
            if channel is None or str(channel) in (one["id"], one["name"]):
                return str(one["id"])
        raise PageError(f"{self.name} sees no channel {channel}")

    async def messages(self, channel: str | int | None = None) -> list[VisibleMessage]:
        """Return the latest hundred messages that this person sees in a channel, oldest first."""
        where = await self.channel_id(channel)
        data = await self._call("GET", f"/channels/{where}/messages", limit="100")
        return [VisibleMessage(one) for one in data["messages"]]

    async def history(self, channel: str | int | None = None) -> list[VisibleMessage]:
        """Return everything that this person sees in a channel, oldest first, by scrolling up."""
        where = await self.channel_id(channel)
        found: list[VisibleMessage] = []
        before, more = str(1 << 62), True
        while more:
            path = f"/channels/{where}/messages"
            data = await self._call("GET", path, limit="100", before=before)
            found[:0] = page = [VisibleMessage(one) for one in data["messages"]]
            before, more = page[0].id if page else "0", data["more"]
        return found

    async def dms(self) -> list[VisibleMessage]:
        """Return the messages of the DM with the bot."""
        return await self.messages("dm")

    async def pins(self, channel: str | int | None = None) -> list[VisibleMessage]:
        """Return the pinned messages of a channel, the latest pin first."""
        where = await self.channel_id(channel)
        data = await self._call("GET", f"/channels/{where}/pins")
        return [VisibleMessage(one) for one in data["messages"]]

    async def message(self, message_id: str, channel: str | int | None = None) -> VisibleMessage:
        """Return a message in its current state."""
        for seen in await self.messages(channel):
            if seen.id == message_id:
                return seen
        raise PageError(f"{self.name} sees no message {message_id}")

    async def wait_for(
        self,
        wanted: Callable[[VisibleMessage], bool],
        channel: str | int | None = None,
        *,
        patience: float = 240.0,
    ) -> VisibleMessage:
        """Wait for a message that `wanted` accepts; return the newest one.

        Raises TimeoutError after that many seconds.
        """
        async with asyncio.timeout(patience):
            while True:
                version = (await self._call("GET", "/changes"))["version"]
                for seen in reversed(await self.messages(channel)):
                    if wanted(seen):
                        return seen
                await self._call("GET", "/changes", since=str(version))

    async def commands(self, channel: str | int | None = None) -> list[Json]:
        """Return the slash commands that the composer offers in a channel."""
        where = await self.channel_id(channel)
        found: list[Json] = (await self._call("GET", f"/channels/{where}/commands"))["commands"]
        return found

    async def say(self, content: str, channel: str | int | None = None) -> str:
        """Post a plain message; return its id."""
        where = await self.channel_id(channel)
        posted = await self._call("POST", f"/channels/{where}/messages", {"content": content})
        return str(posted["id"])

    async def slash(
        self, command: str, channel: str | int | None = None, /, **options: Any
    ) -> ActionOutcome:
        """Use a slash command, subcommands included: ``slash("game new", players=6)``."""
        where = await self.channel_id(channel)
        name, *path = command.split()
        body = {"name": name, "path": path, "options": options}
        return await self._act(f"/channels/{where}/slash", body)

    async def autocomplete(
        self,
        command: str,
        option: str,
        typed: str,
        channel: str | int | None = None,
        /,
        **others: Any,
    ) -> list[Json]:
        """Return the suggestions (``name`` and ``value``) for an option and a typed text."""
        where = await self.channel_id(channel)
        name, *path = command.split()
        values = {**others, option: typed}
        body = {"name": name, "path": path, "options": values, "focused": option}
        outcome = await self._act(f"/channels/{where}/autocomplete", body)
        if outcome.choices is None:
            raise PageError(outcome.text)
        return outcome.choices

    async def click(self, message: VisibleMessage | str, custom_id: str) -> ActionOutcome:
        """Press a button."""
        return await self._act(f"/messages/{_id(message)}/press", {"custom_id": custom_id})

    async def select(
        self, message: VisibleMessage | str, custom_id: str, *values: str
    ) -> ActionOutcome:
        """Choose in a menu."""
        body = {"custom_id": custom_id, "values": list(values)}
        return await self._act(f"/messages/{_id(message)}/select", body)

    async def submit(self, modal: ActionOutcome | str, values: Json) -> ActionOutcome:
        """Send a form, by ``custom_id``; fields that are left out keep their initial value."""
        number = modal.modal if isinstance(modal, ActionOutcome) else modal
        return await self._act(f"/modals/{number}/submit", {"values": values})

    async def close(self, modal: ActionOutcome | str) -> None:
        """Close a form without sending it."""
        number = modal.modal if isinstance(modal, ActionOutcome) else modal
        await self._call("POST", f"/modals/{number}/close")

    async def dismiss(self, message: VisibleMessage | str) -> None:
        """Close an ephemeral message."""
        await self._call("POST", f"/messages/{_id(message)}/dismiss")

    async def read(self, channel: str | int | None = None) -> None:
        """Mark a channel as read."""
        await self._call("POST", f"/channels/{await self.channel_id(channel)}/read")

    async def set_dms(self, *, open: bool) -> None:
        """Take direct messages from the server's members, or refuse them."""
        await self._call("POST", "/me", {"dms_open": open})

    async def set_locale(self, locale: str) -> None:
        """Choose the language of the client."""
        await self._call("POST", "/me", {"locale": locale})


def _id(message: VisibleMessage | str) -> str:
    return message.id if isinstance(message, VisibleMessage) else message
