"""The lines on which open pages hear what has changed."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections import defaultdict
from collections.abc import Mapping

from bot.store.people.pages import Visit

MOST = 8
"""How many lines one user can have open; one more closes the oldest."""

ALL = 1000
"""How many lines there can be."""


class Line:
    """The line of one open page, which is told only what has changed in its own look.

    When others do something that its seat does not see, nothing is sent, whatever they do.
    """

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.stirred = asyncio.Event()
        """Set when there may be something to tell."""
        self.over = False
        self._told: dict[str, bytes] = {}

    @property
    def told(self) -> bool:
        """Whether the line has told anything so far."""
        return bool(self._told)

    def stir(self) -> None:
        """Make the line look again, because there may be something to tell."""
        self.stirred.set()

    def end(self) -> None:
        """Close the line."""
        self.over = True
        self.stirred.set()

    def news(self, look: Mapping[str, str]) -> bytes:
        """Return an event with those parts of a look that have changed; empty if none has."""
        marks = {part: hashlib.blake2s(text.encode()).digest() for part, text in look.items()}
        parts = [part for part, mark in marks.items() if self._told.get(part) != mark]
        self._told = marks
        if not parts:
            return b""
        data = ",".join(f"{json.dumps(part)}:{look[part]}" for part in parts)
        return f"data: {{{data}}}\n\n".encode()


class Streams:
    """All lines that are open, by their games."""

    def __init__(self) -> None:
        self._lines: dict[int, list[Line]] = defaultdict(list)
        self.closing = False

    def __len__(self) -> int:
        return sum(map(len, self._lines.values()))

    def open(self, visit: Visit) -> Line | None:
        """Open a line; ``None`` if there are too many."""
        own = [line for lines in self._lines.values() for line in lines]
        own = [line for line in own if line.visit.user == visit.user]
        if self.closing or (len(self) >= ALL and not own):
            return None
        if len(own) >= MOST:
            own[0].end()
            self.close(own[0])
        line = Line(visit)
        self._lines[visit.game].append(line)
        return line

    def close(self, line: Line) -> None:
        """Forget a line."""
        lines = self._lines.get(line.visit.game, [])
        if line in lines:
            lines.remove(line)
        if not lines:
            self._lines.pop(line.visit.game, None)

    def changed(self, game: int) -> None:
        """Let the pages of a game look for something to tell."""
        for line in self._lines.get(game, ()):
            line.stir()

    def closed(self, user: int) -> None:
        """Let the pages of a user find out whether they are still open."""
        for lines in self._lines.values():
            for line in lines:
                if line.visit.user == user:
                    line.stir()

    def close_all(self) -> None:
        """Close every line."""
        self.closing = True
        for lines in self._lines.values():
            for line in lines:
                line.end()
