"""How many loyalty tokens House Targaryen may still gain. Pure functions."""

from __future__ import annotations

from engine.agot.board.control import controller
from engine.agot.components import ROUTED, Area, House
from engine.agot.expansions.mother_of_dragons.components import TARGARYEN
from engine.agot.expansions.mother_of_dragons.state import MotherState
from engine.agot.heuristics.board import PACKAGE, BoardReading, winning_chance
from engine.kernel.heuristics import weights

W = weights(PACKAGE, "weights.toml", "loyalty")
DRAGONS = 3
"""How many Dragons there are at the start."""


def promised(s: MotherState) -> dict[House, float]:
    """Return the tokens that House Targaryen may expect to gain until the end, if it has Dragons.

    They are what reaches areas that others hold, and areas that are far away.
    """
    if not s.has_targaryen:
        return {}
    reach = Reach(s)
    if not reach.dragons:
        return {}
    read = BoardReading(s)
    hopes = sorted((n * reach.chance(read, a) for a, n in s.loyalty.items()), reverse=True)
    del hopes[reach.dragons * (1 + s.rounds_left) :]
    found = W["hope"] * sum(
        hope * W["later"] ** (n / reach.dragons) for n, hope in enumerate(hopes)
    )
    found += W["drawn"] * s.rounds_left * min(1.0, reach.dragons / DRAGONS)
    return {TARGARYEN: found}


class Reach:
    """The strength with which House Targaryen can march where loyalty is."""

    def __init__(self, s: MotherState) -> None:
        self.dragons = 0
        """How many Dragons it has."""
        self.flying = 0.0
        """The strength of its Dragons that are together in an area."""
        self.beside: dict[Area, float] = {}
        """The strength of armies next to each area."""
        each = s.dragon_strength + (s.round + 1 in s.dragon_tokens)
        for area, units in s.units_of(TARGARYEN).items():
            if s.box.kind[area] != "land":
                continue
            dragons = units.get("dragon", 0) + units.get(ROUTED + "dragon", 0)
            self.dragons += dragons
            self.flying = max(self.flying, float(dragons * each))
            whole = dragons * each + units.get("footman", 0) + 2.0 * units.get("knight", 0)
            for near in s.box.land_borders[area]:
                self.beside[near] = max(self.beside.get(near, 0.0), whole)
        self.all_flying = float(self.dragons * each)
        """The strength of all its Dragons."""

    def chance(self, read: BoardReading, area: Area) -> float:
        """Return the chance that it takes an area."""
        s = read.s
        strength = max(self.flying, self.beside.get(area, 0.0))
        if area in s.neutral:
            return winning_chance(max(strength, self.all_flying) - s.neutral[area])
        holder = controller(s, area)
        if holder is None or (area not in s.owner and area not in s.garrisons):
            return 1.0
        return winning_chance(strength + W["cards"] - read.defence(area, holder))
