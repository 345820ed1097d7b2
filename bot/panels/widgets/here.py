"""How places and tracks look, for whoever has to choose among them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.text import Voice

FACE_DOWN = "face-down"
"""What a view shows of an order that nobody may see."""


def what_lies(seen: Mapping[str, Any] | None, seat: str, say: Voice) -> str:
    """Name whose pieces stand in a place, if they are somebody else's, its order and its pieces.

    ``seen`` is what a view shows of the place; nothing is said of an empty one.
    """
    parts = []
    if seen is not None:
        if (order := seen.get("order", FACE_DOWN)) != FACE_DOWN:
            parts.append(say.name(f"order:{order}"))
        if units := seen.get("units"):
            parts.append(say.counted(units))
        if parts and seen.get("house", seat) != seat:
            parts.insert(0, say.name(f"house:{seen['house']}"))
    return " · ".join(parts)


def who_stands(order: Sequence[str], say: Voice) -> str:
    """List who stands on a track, first place first."""
    return " · ".join(say.name(f"house:{house}") for house in order)
