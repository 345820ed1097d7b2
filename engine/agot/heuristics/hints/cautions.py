"""What a beginner may not see: what would come of an answer that is a typical mistake.

Only facts that everyone sees, and the House's own answer, are looked at. Pure functions.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.agot import kinds
from engine.agot.board.control import defender_of, is_attack
from engine.agot.board.neutral import march_strength
from engine.agot.components import House
from engine.agot.information.preview import defence_so_far
from engine.agot.state import AgotState, total
from engine.kernel.phrase import Phrase, phrase

CAUTIOUS = frozenset({kinds.ORDERS, kinds.MARCH})
"""The kinds of questions whose answers can be such mistakes."""


def caution(s: AgotState, house: House, kind: str, value: Any) -> Phrase | None:
    """Return what would come of an answer, if it looks like a mistake."""
    if kind == kinds.ORDERS:
        return _of_orders(s, house, value)
    if kind == kinds.MARCH and value.get("moves"):
        return _of_march(s, house, value)
    return None


def _of_orders(s: AgotState, house: House, orders: Mapping[str, str]) -> Phrase | None:
    for area, token in orders.items():
        kind, place = s.box.order_type[token], f"area:{area}"
        special = token in s.box.special_orders
        if kind == "consolidate" and s.box.kind[area] == "sea":
            return phrase("caution-power-at-sea", area=place)
        if kind == "consolidate" and special and area not in s.castles:
            return phrase("caution-star-wasted", area=place)
        if kind == "raid" and not _enemies_near(s, house, area):
            return phrase("caution-raid-nobody", area=place)
        if kind == "defend" and special and not _enemies_near(s, house, area):
            return phrase("caution-defense-nobody", area=place)
    return None


def _enemies_near(s: AgotState, house: House, area: str) -> list[House]:
    """Return the owners of enemy units next to an area."""
    return [s.owner[a] for a in s.box.borders[area] if a in s.units and s.owner[a] != house]


def _of_march(s: AgotState, house: House, march: Mapping[str, Any]) -> Phrase | None:
    origin, moves = march["area"], march["moves"]
    for area in moves:
        if is_attack(s, house, area) and area not in s.neutral:
            best = max((_card(s, c) for c in s.hand[house]), default=0)
            rival = defender_of(s, area)
            worst = min((_card(s, c) for c in s.hand.get(rival, ())), default=0)
            attack = march_strength(s, house, origin, area, moves)
            defense = defence_so_far(s, area)
            if attack + best < defense + worst:
                return phrase(
                    "caution-hopeless",
                    area=f"area:{area}",
                    attack=attack,
                    best=best,
                    defense=defense,
                    worst=worst,
                )
    gone = sum(total(units) for units in moves.values())
    if origin not in s.castles or gone < total(s.units[origin]):
        return None
    held = s.tokens.get(origin) == house or s.home_of.get(origin) == house
    if not held and not march.get("leave_power_token"):
        return phrase("caution-castle-lost", area=f"area:{origin}")
    rivals = _enemies_near(s, house, origin)
    if rivals and not s.garrisons.get(origin):
        return phrase("caution-castle-open", area=f"area:{origin}", house=f"house:{rivals[0]}")
    return None


def _card(s: AgotState, card: str) -> int:
    return s.box.house_cards[card].strength
