"""The words of pictures of A Game of Thrones; the editions share all but a few."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.render import words
from bot.render.words import name, tell

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["counted", "name", "say", "tell"]

USUAL = "agot-2e"
"""The edition whose words both have, where none is named."""


def say(message: str, ruleset: str = USUAL, **parameters: str | int) -> str:
    """The text of a message.

    Raises `MissingText` for a message that does not exist, and for a parameter left out.
    """
    return words.say(message, ruleset, **parameters)


def counted(units: Mapping[str, int]) -> str:
    """How many there are of what: "2 Footmen and 1 Knight"."""
    return words.counted(units, USUAL)
