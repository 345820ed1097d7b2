"""Checks whether anybody sees, or a log tells, what somebody else has answered in secret.

As long as an answer is sealed, the words in which its player's panel shows it must not be in any
message that others can read; and no saved answer may be in a log.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Collection, Iterator
from pathlib import Path

from bot.local import Standin
from bot.local.interactions.components import walk
from bot.local.world.model import Channel, ChannelType, Message

from .people import Acknowledged, Books, Memory

LATEST = 12
"""How many messages of each channel are searched every time."""

TELLING = 16
"""An answer's JSON of this many characters is not in a log by chance."""


def says(text: str, line: str) -> bool:
    """Tell whether a text has a line, or a line has it as a part: "1" is no part of "10"."""
    return re.search(rf"(?<!\w){re.escape(line)}(?!\w)", text) is not None


class Eavesdropper:
    """Reads what people at a table can read."""

    def __init__(
        self, standin: Standin, books: Books, memory: Memory, channel: int, users: Collection[int]
    ) -> None:
        """``channel``: where the table is; ``users``: whose direct messages are read, too."""
        self._standin = standin
        self._channel = channel
        self._users = users
        self._books = books
        self._memory = memory
        self.looked = 0
        """Times that a sealed answer was looked for in what others can read."""
        self.seen: list[str] = []

    def look(self) -> None:
        """Look for every answer of the table that is sealed at this moment."""
        readable = list(self._readable())
        sealed = {
            (int(str(game)), int(str(number)), int(str(user)), str(value))
            for game, number, user, value in self._books.ask(
                "SELECT sealed.game, clocks.question, players.user, sealed.value FROM sealed"
                " JOIN players ON players.game = sealed.game AND players.seat = sealed.seat"
                " JOIN clocks ON clocks.game = sealed.game AND clocks.seat = sealed.seat"
                " JOIN games ON games.id = sealed.game"
                " WHERE players.user IS NOT NULL AND games.channel = ?",
                self._channel,
            )
        }
        for game, number, user, value in sealed:
            lines = self._memory.sealed.get((game, number, user), frozenset())
            self.looked += len(lines) > 0
            for reader, text in readable:
                told = [] if reader == user else [line for line in lines if says(text, line)]
                # Two people may have answered the same, each for themselves.
                if told and not (reader and self._has_given(game, reader, value)):
                    self.seen += [f"game {game}: {one!r} ({number}) by {reader}" for one in told]

    def _has_given(self, game: int, user: int, value: str) -> bool:
        """Whether somebody has given the same answer, to this question or an earlier one."""
        return bool(
            self._books.ask(
                "SELECT 1 FROM players JOIN (SELECT game, seat, value FROM answers"
                " UNION ALL SELECT game, seat, value FROM sealed) AS given"
                " ON given.game = players.game AND given.seat = players.seat"
                " WHERE players.game = ? AND players.user = ? AND given.value = ?",
                game,
                user,
                value,
            )
        )

    def look_at_log(self, path: Path, acknowledged: list[Acknowledged]) -> None:
        """Look for the answers of a game in a log."""
        log = path.read_text("utf-8")
        for one in acknowledged:
            if len(one.value) >= TELLING and one.value in log:
                self.seen.append(f"game {one.game}: {one.seat}'s answer in {path.name}")

    def _readable(self) -> Iterator[tuple[int | None, str]]:
        """Yield the texts of the latest messages, with the only user who can read them, if so."""
        for channel in self._standin.service.world.channels.values():
            if channel.id != self._channel and _recipient(channel) not in self._users:
                continue
            latest = itertools.islice(reversed(channel.messages.values()), LATEST)
            for message in latest:
                yield _reader(channel, message), _text(message)


def _recipient(channel: Channel) -> int | None:
    """Return whose direct channel it is."""
    return channel.recipients[-1] if channel.type is ChannelType.DM else None


def _reader(channel: Channel, message: Message) -> int | None:
    return _recipient(channel) or message.seen_by


def _text(message: Message) -> str:
    texts = [str(c["content"]) for _, c in walk(message.components) if c["type"] == 10]
    files = [file.description or "" for file in message.attachments]
    return "\n".join((message.content, *texts, *files)).replace("**", "")
