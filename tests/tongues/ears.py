"""What each person at a table reads: everything that the bot sends, and in whose language it is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from aiohttp import web

from bot.local import Standin
from bot.local.rest import calls as rest
from bot.local.world.model import ChannelType

from .vocabulary import foreign

HIDDEN = frozenset(
    {
        *("custom_id", "nonce", "url", "id", "type", "style", "filename", "emoji", "attachments_"),
        *("value", "entity_metadata", "image", "avatar", "privacy_level", "scheduled_start_time"),
    }
)
"""Fields that nobody reads."""
EPHEMERAL = 64
CHOICES, MODAL, NEW_MESSAGES = 8, 9, (4, 5)
TALLY = 40
"""How many different texts a report shows."""


@dataclass(frozen=True)
class Read:
    """A text that somebody reads."""

    reader: str
    language: str
    operation: str
    text: str


class Ears:
    """Notes every text that the bot sends, with the language that it is to be in."""

    def __init__(self, standin: Standin, people: dict[int, str], table: str) -> None:
        """``people``: the languages of users; ``table``: that of what is posted for all."""
        self._standin = standin
        self.people = people
        self._table = table
        self.read: list[Read] = []
        world = standin.service.world
        self._names = sorted(
            {
                *(user.display_name for user in world.users.values()),
                *(user.username for user in world.users.values()),
                *(channel.name for channel in world.channels.values() if channel.name),
                standin.service.world.guild.name,
            },
            key=len,
            reverse=True,
        )

    @contextmanager
    def open(self) -> Iterator[None]:
        """Listen."""
        real = rest._read

        async def listen(service: Any, request: web.Request, route: Any, call: Any) -> None:
            await real(service, request, route, call)
            if service is self._standin.service and call.body is not None:
                self._hear(route.operation, call.params, json.loads(json.dumps(call.body)))

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(rest, "_read", listen)
            yield

    def _hear(self, operation: str, params: dict[str, str], body: Any) -> None:
        reader = self._reader(operation, params, body)
        if reader is not None:
            name, language = reader
            for text in texts(body):
                self.read.append(Read(name, language, operation, text))

    def _reader(self, operation: str, params: dict[str, str], body: Any) -> tuple[str, str] | None:
        """Return who reads the body of a call, and their language; nobody reads some."""
        service = self._standin.service
        interactions = service.interactions
        if "interaction_id" in params:
            one = interactions._by_id.get(int(params["interaction_id"]))
            if one is None:
                return None
            flags = (body.get("data") or {}).get("flags") or 0
            new = body["type"] in NEW_MESSAGES
            public = not flags & EPHEMERAL if new else one.message and not one.message.seen_by
            if body["type"] in (CHOICES, MODAL):
                public = False
            return self._who(one.user_id, one.channel_id, public=bool(public))
        token = next((v for k, v in params.items() if "token" in k), None)
        if token is not None:
            one = interactions._by_token.get(token)
            if one is None:
                return None
            public = not one.ephemeral and not (body.get("flags") or 0) & EPHEMERAL
            if one.message is not None and one.message.seen_by:
                public = False
            return self._who(one.user_id, one.channel_id, public=public)
        if "channel_id" in params:
            return self._who(None, int(params["channel_id"]), public=True)
        if "guild_id" in params and "command" not in operation:
            return "table", self._table
        return None

    def _who(self, user: int | None, channel: int, *, public: bool) -> tuple[str, str] | None:
        world = self._standin.service.world
        place = world.channels.get(channel)
        if place is None:
            return None
        if place.type is ChannelType.DM:
            user = next(one for one in place.recipients if one != world.bot.id)
        elif public or user is None:
            return "table", self._table
        return world.users[user].display_name, self.people.get(user, "en")

    def strange(self) -> dict[tuple[str, str], list[Read]]:
        """Return texts with words that their readers do not read, by language and words."""
        found: dict[tuple[str, str], list[Read]] = {}
        for one in self.read:
            if words := foreign(one.text, one.language, self._names):
                found.setdefault((one.language, " ".join(words)), []).append(one)
        return found

    def report(self) -> str:
        """Say what was read, and what of it was English."""
        by_reader: dict[str, int] = {}
        for one in self.read:
            by_reader[f"{one.reader} ({one.language})"] = (
                by_reader.get(f"{one.reader} ({one.language})", 0) + 1
            )
        strange = self.strange()
        lines = [
            f"{len(self.read)} texts read; {len(strange)} kinds with words of another language"
        ]
        lines += [f"  {reader}: {number}" for reader, number in sorted(by_reader.items())]
        for (language, words), where in list(strange.items())[:TALLY]:
            first = where[0]
            lines.append(f"{language} {first.operation} [{words[:80]}] x{len(where)}:")
            lines.append(f"    {first.text[:300]!r}")
        return "\n".join(lines)


def texts(body: Any) -> Iterator[str]:
    """Yield all that is read in the body of a call."""
    if isinstance(body, dict):
        for key, value in body.items():
            if isinstance(value, str) and (
                key not in HIDDEN or (key == "value" and is_field(body))
            ):
                yield value
            elif isinstance(value, dict | list) and key not in HIDDEN:
                yield from texts(value)
    elif isinstance(body, list):
        for item in body:
            yield from texts(item)


def is_field(body: dict[str, Any]) -> bool:
    """Tell whether a part of a form is a field, whose value stands in it."""
    return body.get("type") == 4 and "custom_id" in body
