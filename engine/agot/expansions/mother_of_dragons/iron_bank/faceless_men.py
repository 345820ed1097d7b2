"""The Faceless Men: units that a loan destroys (X4.6.8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.agot.board.ports import aftermath
from engine.agot.components import ROUTED, House
from engine.agot.expansions.mother_of_dragons import kinds as own_kinds
from engine.agot.expansions.mother_of_dragons.loyalty import settle
from engine.agot.expansions.mother_of_dragons.state import MotherState
from engine.agot.phases.reconcile import destroy
from engine.agot.state import total
from engine.agot.types import Units
from engine.kernel.ask import ask
from engine.kernel.phrase import Phrase, PhraseLine, Refusal, line, phrase, refusal
from engine.kernel.shapes import Pieces


async def faceless_men(s: MotherState, house: House) -> None:
    """Destroy a Footman and a Knight of any Houses, in different areas (X4.6.8)."""
    killed = await ask(house, own_kinds.FACELESS_MEN, FacelessMen(s, house))
    for area, units in killed.items():
        destroy(s, s.owner[area], {area: units})
    await aftermath(s)
    settle(s)


class FacelessMen(Pieces):
    """A choice of at most one Footman and one Knight, in different areas.

    If so ruled, as many as possible have to be chosen.
    """

    narrower = True

    def __init__(self, s: MotherState, house: House) -> None:
        """Create the choice of ``house``, whose own units come after those of others."""
        self._owner = dict(s.owner)
        areas = sorted(s.units, key=lambda a: (s.owner[a] == house, s.owner[a], a))
        places = {
            area: {u: 1 for u in s.units[area] if u.removeprefix(ROUTED) in ("footman", "knight")}
            for area in areas
        }
        super().__init__({a: units for a, units in places.items() if units}, 0, 2, rule="X4.6.8")
        self._mortals = [(area, unit) for area, units in self.places.items() for unit in units]
        if s.ruled("faceless-men-mandatory", "must"):
            self.least = max((1 + self._goes_on({a: {u: 1}}) for a, u in self._mortals), default=0)

    def problem(self, chosen: Mapping[str, Mapping[str, int]]) -> Refusal | None:
        """Refuse two of a kind, two in one area, and fewer than must die."""
        return _clash(chosen) or super().problem(chosen)

    def preview(self, value: Mapping[str, Mapping[str, int]]) -> Sequence[PhraseLine]:
        """Return which units are destroyed, and where."""
        return [
            line(
                "preview-killed",
                "X4.6.8",
                house=f"house:{self._owner[area]}",
                units=dict(units),
                area=f"area:{area}",
            )
            for area, units in value.items()
        ]

    def label(self, place: str, piece: str) -> Phrase:
        """Return the name of a unit with its House."""
        house = f"house:{self._owner[place]}"
        return phrase("piece-of-house-at", unit=f"unit:{piece}", place=f"area:{place}", house=house)

    def may_add(self, chosen: Mapping[str, Mapping[str, int]], place: str, unit: str) -> bool:
        """Return whether a unit can be added, and leaves enough others."""
        more = _with(chosen, place, unit)
        if _clash(more) is not None:
            return False
        return self.least < 2 or bool(chosen) or self._goes_on(more)

    def _goes_on(self, chosen: Mapping[str, Mapping[str, int]]) -> bool:
        """Return whether another unit can be added."""
        return any(_clash(_with(chosen, area, unit)) is None for area, unit in self._mortals)


def _with(chosen: Mapping[str, Mapping[str, int]], place: str, unit: str) -> dict[str, Units]:
    more = {a: dict(units) for a, units in chosen.items()}
    there = more.setdefault(place, {})
    there[unit] = there.get(unit, 0) + 1
    return more


def _clash(chosen: Mapping[str, Mapping[str, int]]) -> Refusal | None:
    dead = [u.removeprefix(ROUTED) for units in chosen.values() for u in units]
    if len(set(dead)) < len(dead) or any(total(units) > 1 for units in chosen.values()):
        return refusal("one-footman-one-knight", "X4.6.8")
    return None
