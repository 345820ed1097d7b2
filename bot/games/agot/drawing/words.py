"""The words of pictures of A Game of Thrones; the editions share all but a few."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.render import words
from bot.render.words import name, tell

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["area_name", "counted", "name", "say", "tell"]

USUAL = "agot-2e"
"""The edition whose words are used if none is named."""


def say(message: str, ruleset: str = USUAL, **parameters: str | int) -> str:
    """The text of a message.

    Raises `MissingText` for a message that does not exist, and for a missing parameter.
    """
    return words.say(message, ruleset, **parameters)


def counted(units: Mapping[str, int]) -> str:
    """Counted things in words: "2 Footmen and 1 Knight"."""
    return words.counted(units, USUAL)


def area_name(area: str, ruleset: str = USUAL) -> str:
    """The name of an area."""
    return name(f"area:{area}", ruleset)
