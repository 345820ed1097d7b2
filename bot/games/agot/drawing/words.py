"""The words of pictures of A Game of Thrones; the editions share all but a few."""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING

from bot.render import words
from bot.render.words import name, tell

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from bot.text.grammar import Inflected

__all__ = ["area_name", "counted", "drawing_of", "house_name", "name", "say", "tell"]

USUAL = "agot-2e"
"""The edition whose words are used if none is given and none is being drawn."""

_drawn: ContextVar[str] = ContextVar("drawn", default=USUAL)


@contextmanager
def drawing_of(ruleset: str) -> Iterator[None]:
    """Use the words of an edition for everything that is drawn inside the context."""
    before = _drawn.set(ruleset)
    try:
        yield
    finally:
        _drawn.reset(before)


def say(message: str, ruleset: str | None = None, **parameters: str | int) -> str:
    """Return the text of a message.

    Raises `MissingText` for a message that does not exist, and for a missing parameter.
    """
    return words.say(message, ruleset or _drawn.get(), **parameters)


def counted(units: Mapping[str, int]) -> Inflected:
    """Return counted things in words: "2 Footmen and 1 Knight"."""
    return words.counted(units, _drawn.get())


def area_name(area: str, ruleset: str | None = None) -> Inflected:
    """Return the name of an area."""
    return name(f"area:{area}", ruleset or _drawn.get())


def house_name(house: str) -> Inflected:
    """Return the name of a House."""
    return name(f"house:{house}", _drawn.get())
