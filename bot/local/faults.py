"""Trouble on demand: what a test can make go wrong with the next calls."""

import re
from dataclasses import dataclass
from typing import Literal

Kind = Literal["status", "cut", "lost", "lost_status", "slow", "ban", "rate_limit"]


@dataclass
class Fault:
    """One kind of trouble for calls whose method and path match.

    ``status``: answer with that status and do nothing. ``cut``: drop the connection and do nothing.
    ``lost``: do what was asked, then drop the connection. ``lost_status``: do what was asked, then
    answer with that status. ``slow``: answer after so many seconds. ``ban``: 429 without ``Via``,
    as Cloudflare does. ``rate_limit``: 429 with ``retry_after`` of so many seconds.
    """

    kind: Kind
    method: str = "*"
    path: str = ".*"
    times: int = 1
    status: int = 502
    seconds: float = 0.1

    def matches(self, method: str, path: str) -> bool:
        """Whether a call is meant by this fault."""
        return self.method in ("*", method) and re.fullmatch(self.path, path) is not None


class Faults:
    """The faults that wait for their call, in the order in which they were added."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []
        self.duplicate_interactions = 0
        """So many of the next INTERACTION_CREATE events are sent twice."""
        self.late_events = 0
        """So many of the next MESSAGE_CREATE events come after the answer of their call."""

    def add(self, fault: Fault) -> None:
        """Let the next `fault.times` matching calls fail."""
        self._waiting.append(fault)

    def take(self, method: str, path: str) -> Fault | None:
        """The fault for this call, if there is one; it is used up."""
        for fault in self._waiting:
            if fault.matches(method, path):
                fault.times -= 1
                if fault.times <= 0:
                    self._waiting.remove(fault)
                return fault
        return None

    def clear(self) -> None:
        """Everything goes well again."""
        self._waiting.clear()
        self.duplicate_interactions = 0
        self.late_events = 0
