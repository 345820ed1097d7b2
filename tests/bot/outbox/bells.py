"""Which messages make whose phone ring: direct messages and mentions."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from bot.local import Standin
from bot.local.interactions.components import walk
from bot.local.world.model import Channel, Message, MessageFlag
from tests.wire.said import says

_FOOTNOTE = re.compile(r"^-# .*$", re.MULTILINE)


@dataclass(frozen=True)
class Ring:
    """One phone that rings once."""

    who: str
    direct: bool
    words: str
    """What the message says, without its footnotes."""


class Bells:
    """Records every message that notifies somebody; edits and deletions never do."""

    def __init__(self, standin: Standin) -> None:
        self._service = standin.service
        self._heard: list[Ring] = []
        standin.service.witnesses.append(self._hear)

    def _hear(self, channel: Channel, message: Message, created: bool) -> None:
        if created and message.seen_by is None and not message.flags & MessageFlag.SILENT:
            self._ring(channel, message)

    def _ring(self, channel: Channel, message: Message) -> None:
        world = self._service.world
        assert not message.mention_everyone
        direct = not channel.in_guild
        called = channel.recipients if direct else message.mentions
        said = [c["content"] for _, c in walk(message.components) if c["type"] == 10]
        words = _FOOTNOTE.sub("", "\n".join([message.content, *said])).strip()
        for user in called:
            if user not in (world.bot.id, message.author_id):
                self._heard.append(Ring(world.users[user].display_name, direct, words))

    def heard(self) -> list[str]:
        """Return what has rung since the last time: whose phone, how, and why."""
        rings, self._heard = self._heard, []
        return [f"{r.who} {'directly' if r.direct else 'in public'}: {why(r.words)}" for r in rings]


_WHY = {
    "half": ("notice-reminder-half", "notice-reminder-half-in-channel"),
    "late": ("notice-reminder-late", "notice-reminder-late-in-channel"),
    "awaited": ("notice-turn", "notice-turn-in-channel"),
    "private": ("notice-private", "notice-private-in-channel"),
    "trying out": ("reach-test",),
}


def why(words: str) -> str:
    """Return the reason for a ring in a word, or its whole text."""
    return next((reason for reason, ids in _WHY.items() if _says_any(words, ids)), words)


def _says_any(words: str, ids: Iterable[str]) -> bool:
    return any(says(words, id) for id in ids)
