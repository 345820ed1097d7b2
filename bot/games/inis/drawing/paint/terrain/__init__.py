"""The sixteen territories, each painted by a function of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.inis.drawing.paint.terrain import fields, heights, waters, works
from bot.games.inis.drawing.paint.terrain.brush import Brush

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["PAINTERS", "Brush"]

PAINTERS: dict[str, Callable[[Brush], None]] = {
    "cove": waters.cove,
    "forest": fields.forest,
    "gates-of-tir-na-nog": works.gates_of_tir_na_nog,
    "highlands": heights.highlands,
    "hills": heights.hills,
    "iron-mine": works.iron_mine,
    "lost-vale": heights.lost_vale,
    "meadows": fields.meadows,
    "misty-lands": waters.misty_lands,
    "moor": fields.moor,
    "mountains": heights.mountains,
    "plains": fields.plains,
    "salt-mine": works.salt_mine,
    "stone-circle": works.stone_circle,
    "swamp": waters.swamp,
    "valley": heights.valley,
}
