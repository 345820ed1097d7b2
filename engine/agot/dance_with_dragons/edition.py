"""A Dance with Dragons, ready for the kernel to drive."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.agot.box import House
from engine.agot.second_edition import SecondEdition
from engine.agot.state import Table
from engine.kernel.game import Answer
from engine.kernel.shape import Chooser

from . import abilities
from .imagining import imagine
from .rulings import IMMATERIAL, RULINGS

__all__ = ["DanceWithDragons", "abilities"]


class DanceWithDragons(SecondEdition):
    """X1: six houses, six rounds, its own set-up and House cards; all else as in the 2nd edition.

    House Bolton plays as ``stark`` (X1.1.1).
    """

    id = "agot-2e-adwd"
    rulings = RULINGS
    immaterial = IMMATERIAL
    options: Mapping[str, tuple[Any, ...]] = {**SecondEdition.options, "players": (6,)}

    def imagine(
        self, rest: Table, now: Table, answers: Sequence[Answer], seat: House, rng: Chooser
    ) -> list[Answer]:
        """Deal anew what a seat does not know; it may not know what Rodrik the Reader has read."""
        return imagine(rest, now, answers, seat, rng)
