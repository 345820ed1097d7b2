"""Supply cards and reconciling: Houses over their limits destroy units (4.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.agot import kinds
from engine.agot.board.dragons import avenge
from engine.agot.board.ports import aftermath
from engine.agot.board.supply import exceeds_supply, excess, fits, limits_of, sizes_of, supply_icons
from engine.agot.components import Area, House
from engine.agot.information.preview import supply_line
from engine.agot.shapes import Losses
from engine.agot.state import AgotState, subtract, total
from engine.agot.types import Units
from engine.kernel.ask import ask
from engine.kernel.phrase import PhraseLine, Refusal, refusal
from engine.kernel.shapes.base import RandomSource
from engine.kernel.state import stage


class Reconcile(Losses):
    """A choice of the units that a House over its limits destroys (4.4.5)."""

    narrower = True

    def __init__(self, s: AgotState, house: House) -> None:
        super().__init__(s.units_of(house), 1, 99)
        self._table = s
        self._house = house
        self._limits = limits_of(s, house)
        self._sizes = sizes_of(s, house)
        fewest = s.ruled("reconcile-losses", "fewest-units")
        self._fewest = excess(self._sizes, self._limits) if fewest else None

    def _fits_without(self, chosen: Mapping[str, Mapping[str, int]]) -> bool:
        sizes = dict(self._sizes)
        for area, units in chosen.items():
            sizes[area] -= total(units)
        return fits(sizes, self._limits)

    def problem(self, chosen: Mapping[str, Mapping[str, int]]) -> Refusal | None:
        """Refuse too few units, and more than are needed to fit."""
        if not self._fits_without(chosen):
            return refusal("still-over-supply", "4.4.5", limits=list(self._limits))
        if self._fewest is not None and sum(total(u) for u in chosen.values()) > self._fewest:
            return refusal("fewer-would-do", "4.4.5", number=self._fewest)
        # At least one of these units was needed: with it, the armies would not fit.
        for area, units in chosen.items():
            for unit in units:
                less = {a: dict(u) for a, u in chosen.items()}
                less[area] = subtract(units, {unit: 1})
                if not self._fits_without(less):
                    return None
        return refusal("more-than-needed", "4.4.5")

    def preview(self, value: Mapping[str, Mapping[str, int]]) -> Sequence[PhraseLine]:
        """Compare the armies that remain with Supply."""
        sizes = dict(self._sizes)
        for area, units in value.items():
            sizes[area] -= total(units)
        return [supply_line(self._table, self._house, sizes, "4.4.5")]

    def could_go_on(self, chosen: Mapping[str, Mapping[str, int]]) -> bool:
        """Return whether the House is still over its limits."""
        return not self._fits_without(chosen)

    def may_add(self, chosen: Mapping[str, Mapping[str, int]], place: str, unit: str) -> bool:
        """Return whether a unit's loss helps to fit, if so ruled; otherwise true (17.18)."""
        if self._fewest is None:
            return True
        sizes = dict(self._sizes)
        for area, units in [*chosen.items(), (place, {unit: 1})]:
            sizes[area] -= total(units)
        gone = sum(total(u) for u in chosen.values()) + 1
        return excess(sizes, self._limits) == self._fewest - gone

    def sample(self, rng: RandomSource) -> dict[str, Units]:
        """Return a random answer: units of armies until the House fits."""
        stock = self._stock()
        rng.shuffle(stock)
        return self._take(stock, self.least)

    def _stock(self) -> list[tuple[str, str]]:
        return [(a, u) for a, u in super()._stock() if total(self.places[a]) > 1]

    def _take(self, stock: Sequence[tuple[str, str]], wanted: int) -> dict[str, Units]:
        chosen: dict[str, Units] = {}
        for area, unit in stock:
            if not self.may_add(chosen, area, unit):
                continue
            units = chosen.setdefault(area, {})
            units[unit] = units.get(unit, 0) + 1
            if self._fits_without(chosen):
                break
        return chosen


@stage
def supply_card(s: AgotState) -> None:
    """Set every House's Supply to its icons, then reconcile armies (4.4.1)."""
    for house in s.turn_order:
        count_supply(s, house)
    reconcile_all(s, s.turn_order)


def count_supply(s: AgotState, house: House) -> None:
    """Set a House's Supply to the icons that it controls (4.4.1)."""
    supply = supply_icons(s, house)
    if supply != s.supply[house]:
        s.tell("supply", house=f"house:{house}", old=s.supply[house], new=supply)
    s.supply[house] = supply


def reconcile_all(s: AgotState, houses: Sequence[House]) -> None:
    """Let Houses reconcile, one after another, in the given order."""
    for house in reversed(houses):
        s.then(reconcile, house)


@stage
def reconcile(s: AgotState, house: House) -> None:
    """Let a House over its limits destroy units (4.4.5)."""
    if exceeds_supply(s, house):
        s.then(destroy_excess, house)


@stage
async def destroy_excess(s: AgotState, house: House) -> None:
    """Let a House destroy units of its choice until it fits (4.4.5)."""
    destroyed = await ask(
        house, kinds.SUPPLY, Reconcile(s, house), limits=list(limits_of(s, house))
    )
    destroy(s, house, destroyed)
    await aftermath(s)


def destroy(s: AgotState, house: House, losses: Mapping[Area, Units]) -> None:
    """Remove units of a House from the board, each back to its unused pieces (1.9)."""
    for area, units in losses.items():
        if units:
            s.remove(area, units)
            s.mourn(house, area, units)
    s.sweep_orders()
    avenge(s)
