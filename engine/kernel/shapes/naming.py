"""Options that are named after the thing they stand for."""

from __future__ import annotations

from engine.kernel.phrase import Phrase, phrase
from engine.kernel.shape import Option


def named(id: str, note: Phrase | None = None) -> Option:
    """Offer the thing that an id of the form ``kind:id`` names, under its own name."""
    return Option(id, phrase("name", of=id), note)
