"""Looks whether anybody sees, or a log says, what somebody else has answered in secret.

What a panel says of a sealed answer to whoever gave it must stand in no message that others can
read for as long as the answer is sealed; and no saved answer must stand in a log.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

from bot.local import Standin
from bot.local.components import walk
from bot.local.model import Channel, ChannelType, Message

from .people import Acknowledged, Books, Memory

LATEST = 12
"""Messages of each channel that are looked at every time."""

TELLING = 16
"""Characters of an answer's JSON that do not stand in a log by chance."""


class Eavesdropper:
    """Reads everything, as everybody else would."""

    def __init__(self, standin: Standin, books: Books, memory: Memory) -> None:
        self._standin = standin
        self._books = books
        self._memory = memory
        self.looked = 0
        """Times that a sealed answer was looked for in what others can read."""
        self.seen: list[str] = []

    def look(self) -> None:
        """Look for every answer that is sealed at this moment."""
        readable = list(self._readable())
        sealed = {
            (int(str(game)), int(str(number)), int(str(user)))
            for game, number, user in self._books.ask(
                "SELECT sealed.game, clocks.question, players.user FROM sealed"
                " JOIN players ON players.game = sealed.game AND players.seat = sealed.seat"
                " JOIN clocks ON clocks.game = sealed.game AND clocks.seat = sealed.seat"
                " WHERE players.user IS NOT NULL"
            )
        }
        for game, number, user in sealed:
            lines = self._memory.sealed.get((game, number, user), frozenset())
            self.looked += len(lines) > 0
            for reader, text in readable:
                # Two people may have answered the same, each for themselves.
                own = self._memory.sealed.get((game, number, reader or 0), frozenset())
                if reader == user:
                    continue
                for line in lines - own:
                    if line in text:
                        self.seen.append(f"game {game}: {line!r} ({number}) by {reader}")

    def look_at_log(self, path: Path, acknowledged: list[Acknowledged]) -> None:
        """Look for the answers of a game in a log."""
        log = path.read_text("utf-8")
        for one in acknowledged:
            if len(one.value) >= TELLING and one.value in log:
                self.seen.append(f"game {one.game}: {one.seat}'s answer in {path.name}")

    def _readable(self) -> Iterator[tuple[int | None, str]]:
        """Yield the texts of the latest messages, with the only user who can read them, if so."""
        for channel in self._standin.service.world.channels.values():
            latest = itertools.islice(reversed(channel.messages.values()), LATEST)
            for message in latest:
                yield _reader(channel, message), _text(message)


def _reader(channel: Channel, message: Message) -> int | None:
    if channel.type is ChannelType.DM:
        return channel.recipients[0]
    return message.seen_by


def _text(message: Message) -> str:
    texts = [str(c["content"]) for _, c in walk(message.components) if c["type"] == 10]
    files = [file.description or "" for file in message.attachments]
    return "\n".join((message.content, *texts, *files)).replace("**", "")
