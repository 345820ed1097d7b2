"""Everything that was sent over the wire, in order, for the output of a failed test."""

import json
from collections import deque
from dataclasses import dataclass
from typing import Any

from bot.local.clock import StandinClock, iso


@dataclass(frozen=True)
class TranscriptLine:
    """One line: what the bot (``->``), the server (``<-``) or a person (``..``) did."""

    moment: float
    arrow: str
    what: str
    body: Any = None

    def __str__(self) -> str:
        text = "" if self.body is None else " " + json.dumps(self.body, default=str)[:2000]
        return f"{iso(self.moment)[11:23]} {self.arrow} {self.what}{text}"


class Transcript:
    """A log of the latest few thousand entries."""

    def __init__(self, clock: StandinClock, size: int = 4000) -> None:
        self._clock = clock
        self.entries: deque[TranscriptLine] = deque(maxlen=size)

    def add(self, arrow: str, what: str, body: Any = None) -> None:
        """Add one call, answer, event or action."""
        self.entries.append(TranscriptLine(self._clock.now(), arrow, what, body))

    def calls(self, beginning: str = "") -> list[TranscriptLine]:
        """Return the bot's calls that begin with a text like ``POST /channels``."""
        return [e for e in self.entries if e.arrow == "->" and e.what.startswith(beginning)]

    def __str__(self) -> str:
        return "\n".join(str(entry) for entry in self.entries)
