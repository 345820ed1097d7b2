"""A reason that was given, and the moment in which it was: what is held against any game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

S = TypeVar("S")


def bare(thing: Any) -> Any:
    """Return a thing without its kind."""
    return thing.partition(":")[2] if isinstance(thing, str) else thing


@dataclass(frozen=True)
class Claim(Generic[S]):
    """A reason that was given, and the moment in which it was given."""

    s: S
    seat: str
    kind: str
    asked: Mapping[str, Any]
    value: Any
    said: Mapping[str, Any]

    def __getitem__(self, name: str) -> Any:
        """Return a parameter, a thing without its kind."""
        return bare(self.said[name])
