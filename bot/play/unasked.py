"""Answers that are given without asking anybody."""

from __future__ import annotations

from typing import Any

from engine.kernel.asking import Seat
from engine.kernel.shape import Chooser

from .forced import forced
from .table import Table


def unasked(table: Table, rng: Chooser) -> tuple[Seat, Any] | None:
    """Return an answer that can be given right now, and its seat, if there is one.

    That is any answer of chance and of the computer, one by standing instructions, and a forced
    one.
    """
    if not table.running:
        return None
    persons = table.info.persons
    for seat in table.game.awaited:
        if seat not in persons:
            return seat, table.game.shape_for(seat).some(rng)
    for seat in table.awaited:
        if (value := table.standing(seat)) is not None:
            return seat, value
    return forced(table.game, table.terms)
