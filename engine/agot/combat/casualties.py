"""Casualties: the loser's units that cannot retreat, then swords, then skulls (9.7)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.agot import kinds
from engine.agot.combat.battle import Battle
from engine.agot.combat.strength import icons
from engine.agot.components import ROUTED, House
from engine.agot.shapes import Losses
from engine.agot.state import total, unrouted
from engine.kernel.ask import ask
from engine.kernel.phrase import Refusal, refusal


async def casualties(b: Battle) -> None:
    """Destroy what cannot retreat, then units for swords, then units for skulls (9.7)."""
    s, loser = b.s, b.loser
    if loser == b.defender and b.area in s.garrisons:
        del s.garrisons[b.area]
        s.tell("garrison-lost", house=f"house:{loser}", area=f"area:{b.area}")
    # They cannot retreat, and are lost in addition to any casualties (9.7.3, 9.7.4).
    b.lose(loser, {u: n for u, n in b.units(loser).items() if not can_be_casualty(u)})
    winner = b.winner
    swords, _, _ = icons(b, winner)
    _, towers, _ = icons(b, loser)
    await _take(b, loser, max(0, swords - towers))
    for house in (b.attacker, b.defender):
        _, _, skulls = icons(b, house)
        await _take(b, b.opponent(house), skulls, by_skulls=True)


def can_be_casualty(unit: str) -> bool:
    """Return whether a unit can be a casualty and retreat: no Siege Engine or routed unit can."""
    return unit != "siege-engine" and not unit.startswith(ROUTED)


async def _take(b: Battle, house: House, due: int, *, by_skulls: bool = False) -> None:
    """Let a combatant choose its casualties: as many as are due, or all it has (9.7.2, 9.7.5)."""
    s = b.s
    units = dict(b.units(house))
    if not s.ruled("skull-on-routed-unit", "allowed"):
        units = unrouted(units)
    if s.ruled("skull-on-siege-engine", "forbidden"):
        units.pop("siege-engine", None)
    # The Blackfish prevents those by skulls, too.
    prevented = b.has(house, "the-blackfish") if by_skulls else b.spared(house)
    if not prevented:
        await _choose(b, house, units, min(due, total(units)))


async def lose_one(b: Battle, house: House) -> None:
    """Let a combatant choose a unit that it loses, among those that could be casualties (9.7.3,
    9.7.4)."""
    units = {u: n for u, n in b.units(house).items() if can_be_casualty(u)}
    await _choose(b, house, units, min(1, total(units)))


async def _choose(b: Battle, house: House, units: Mapping[str, int], number: int) -> None:
    if number == 0:
        return
    shape = Casualties({b.area: dict(units)}, number, number, flat=True)
    shape.spared = frozenset(b.units(house)) - frozenset(units)
    lost = await ask(house, kinds.CASUALTIES, shape, number=number, area=f"area:{b.area}")
    b.lose(house, lost)


class Casualties(Losses):
    """A choice of the units that are lost in the embattled area."""

    spared: frozenset[str] = frozenset()
    """The units that fight there and cannot be chosen."""

    def missing(self, place: str, unit: str) -> Refusal:
        """Return the refusal to choose routed units and Siege Engines (9.7.3, 9.7.4)."""
        if unit not in self.spared:
            return super().missing(place, unit)
        if unit.startswith(ROUTED):
            return refusal("routed-no-casualty", "9.7.3")
        return refusal("siege-engine-no-casualty", "9.7.4")

    def problem(self, chosen: Mapping[str, Mapping[str, int]]) -> Refusal | None:
        """Refuse more or fewer casualties than are due (9.7.2)."""
        given = sum(total(u) for u in chosen.values())
        if given != self.most:
            return refusal("wrong-casualties", "9.7.2", number=self.most, given=given)
        return None
