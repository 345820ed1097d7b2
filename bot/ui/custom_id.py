"""Custom ids: what a press carries, which is everything needed to act on it, even after a
restart."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from typing import Literal, cast, get_args

from engine.kernel.data import fixed

Verb = Literal[
    # The lobby, and seats that are free.
    "join",
    "leave",
    "fill",
    "start",
    "learn",
    "practice",
    "seat",
    "take-seat",
    "bid",
    "rematch",
    "next",
    "tournament",
    # Looking.
    "panel",
    "map",
    "zoom",
    "hand",
    "page",
    "what-if",
    "log",
    "kept",
    "past",
    "rule",
    "help",
    "receipt",
    "statistics",
    "profile",
    # Settings of tables and users, and the host's panel.
    "setup",
    "agree",
    "write",
    "run",
    "aye",
    "nay",
    "deal",
    "dealt",
    "relay",
    "relayed",
    "reach",
    "prefer",
    "data",
    "instruct",
    "interject",
    "preset",
    "plan",
    "note",
    "noted",
    "hint",
    "coach",
    # An answer, step by step.
    "take",
    "pick",
    "put",
    "go",
    "show",
    "back",
    "clear",
    "same",
    "lock",
    "change",
    "keep",
    "withdraw",
    "undo",
    "take-back",
    # An answer by form: forms to open, and forms that were sent.
    "type",
    "fill-in",
    "typed",
    "filled",
]

VERBS: frozenset[Verb] = frozenset(get_args(Verb))


LONGEST = 100
"""Characters that Discord allows in a ``custom_id``."""

PATTERN = re.compile(
    r"r1:(?P<game>\d{1,15}):(?P<number>\d{1,15}):(?P<verb>[a-z-]+):(?P<mark>[0-9a-f]{0,4}):(?P<arg>.*)"
)


class Unreadable(ValueError):
    """A press that no panel of this version has made: it is out of date, or was tampered with."""


@fixed
class CustomId:
    """A button or a select, as its ``custom_id`` describes it."""

    game: int
    verb: Verb
    number: int = 0
    """The question that it belongs to, or the tournament; 0 if it is possible at any time."""
    mark: str = ""
    """The mark of the choices so far that the panel showed, see :func:`mark_of`."""
    arg: str = ""

    def encode(self) -> str:
        """Return the ``custom_id``.

        Raises ValueError if it is longer than Discord allows.
        """
        text = f"r1:{self.game}:{self.number}:{self.verb}:{self.mark}:{self.arg}"
        if len(text) > LONGEST:
            raise ValueError(f"a custom_id of {len(text)} characters: {text}")
        return text

    @classmethod
    def decode(cls, custom_id: str) -> CustomId:
        """Read a ``custom_id``.

        Raises ValueError if it is not one of the bot's.
        """
        match = PATTERN.fullmatch(custom_id)
        if match is None:
            raise ValueError(f"not a custom_id of ours: {custom_id}")
        # A verb of another version is refused later, when no panel answers it.
        verb = cast(Verb, match["verb"])
        return cls(int(match["game"]), verb, int(match["number"]), match["mark"], match["arg"])


def number_in(text: str) -> int:
    """Read a number that a panel has written, no larger than a Discord id.

    Raises Unreadable.
    """
    if not re.fullmatch(r"[0-9]{1,19}", text) or int(text) >= 2**63:
        raise Unreadable(f"not a number: {text}")
    return int(text)


def only(values: Sequence[str]) -> str:
    """Return the choice of a select that takes one.

    Raises Unreadable.
    """
    if not values:
        raise Unreadable("nothing was chosen")
    return values[0]


def mark_of(path: Sequence[str]) -> str:
    """Return a short mark of a path of choices.

    It reveals a press on a panel whose choices are no longer the saved ones, such as on a second
    device or by a double press.
    """
    return hashlib.blake2s("\n".join(path).encode(), digest_size=2).hexdigest()
