"""The facts behind plans that take a loan or place loyalty. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.agot import kinds
from engine.agot.components import House
from engine.kernel.data import Data
from engine.kernel.phrase import Phrase, phrase

from . import kinds as own_kinds
from .iron_bank.orders import cost
from .state import MotherState

BY_CARD = frozenset({own_kinds.FIRE_MADE_FLESH, own_kinds.LOYALTY, own_kinds.MOVE_LOYALTY})
"""The kinds of questions that a card of deck IV asks."""


def facts(s: MotherState, seat: House, kind: str, value: Any) -> Data:
    """Return the facts on which an answer rests, beside those of the 2nd edition."""
    if kind in BY_CARD:
        return {"westeros:": list(s.westeros)}
    if kind == kinds.CONSOLIDATE and value.get("slot") is not None:
        slot = value["slot"]
        return {f"loan:{value['card']}": [s.slots[slot - 1], cost(s, seat, slot)]}
    return {}


def is_own(fact: str) -> bool:
    """Return whether a fact is not one of the 2nd edition's."""
    return fact.startswith("loan:")


def changed(fact: str, foreseen: Sequence[object], now: object) -> Phrase | None:
    """Return a line that says that a loan is gone or has another price (X4.6.1)."""
    return None if now in foreseen else phrase("plan-changed-loan", loan=fact)


def passing(kind: str, value: Any) -> Any | None:
    """Return the answer that takes no loan, or pays nothing; ``None`` for other questions."""
    if kind == kinds.CONSOLIDATE and "slot" in value:
        return {"area": value["area"], "slot": None, "card": None}
    if kind == own_kinds.LOYALTY:
        return {"card": value["card"], "pay": False, "areas": []}
    return {"do": "nothing"} if kind == own_kinds.FIRE_MADE_FLESH else None
