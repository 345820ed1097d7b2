"""How good a table is for each house: features, and what they say together. It only computes."""

from __future__ import annotations

from engine.agot.box import ROUTED, TRACKS, House
from engine.agot.state import Table
from engine.kernel.weighing import Features, chances, points, weights

from .reading import PACKAGE, Reading, winning_chance

EARLY = "early-"
"""Before the name of a feature: the same, but counted less with every round."""


def values(s: Table) -> dict[House, float]:
    """Return every house's chance to win; they add up to 1."""
    if s.win is not None:
        if s.winner is None:
            drawn = s.win.get("houses") or s.houses
            return {h: (h in drawn) / len(drawn) for h in s.houses}
        return {h: float(h == s.winner) for h in s.houses}
    edition = s.box.edition
    counts = weights(PACKAGE, f"{edition}.toml", edition)
    return chances({house: points(counts, found) for house, found in features(s).items()})


def features(s: Table) -> dict[House, Features]:
    """Return what there is to say about every house, and the same weighed by the rounds left."""
    found = {house: _blank() for house in s.houses}
    read = Reading(s)
    _add_land(s, read, found)
    _add_castles(s, read, found)
    _add_units(s, found)
    box = s.box
    goal = s.players.castles_to_win
    for house, f in found.items():
        f["castles²"] = f["castles"] ** 2 / goal
        f["near"] = max(0.0, f["castles"] - goal + 2)
        f["supply"] = float(s.supply[house])
        f["power"] = float(min(s.power[house], 6))
        f["more-power"] = float(max(0, s.power[house] - 6))
        f["cards"] = sum(box.house_cards[c].strength for c in s.hand[house]) / 2
        for track in TRACKS:
            order = s.tracks[track]
            f[track] = float(len(order) - order.index(house))
    left = max(0, box.figures.rounds - s.round) / box.figures.rounds
    return {h: f | {EARLY + name: left * n for name, n in f.items()} for h, f in found.items()}


def _blank() -> Features:
    return dict.fromkeys(
        (
            "castles",
            "strongholds",
            "lands",
            "power-icons",
            "supply-icons",
            "danger",
            "prospects",
            "footman",
            "knight",
            "ship",
            "siege-engine",
        ),
        0.0,
    )


def _add_land(s: Table, read: Reading, found: dict[House, Features]) -> None:
    for area in s.box.lands:
        house = read.holder(area)
        if house in found:
            facts = s.box.areas[area]
            f = found[house]
            f["lands"] += 1
            f["power-icons"] += facts.power
            f["supply-icons"] += facts.supply


def _add_castles(s: Table, read: Reading, found: dict[House, Features]) -> None:
    """Castles held, those that may be lost, those that may be taken."""
    for area in s.box.castles:
        house = read.holder(area)
        defence = float(s.neutral.get(area, 0))
        if house in found:
            found[house]["castles"] += 1
            found[house]["strongholds"] += s.box.areas[area].castle == "stronghold"
            defence = read.defence(area, house)
        worst = 0.0
        for other, strength in read.attackers(area).items():
            if other != house and strength:
                odds = winning_chance(strength - defence - 0.5)
                found[other]["prospects"] += odds
                worst = max(worst, odds)
        if house in found:
            found[house]["danger"] += worst


def _add_units(s: Table, found: dict[House, Features]) -> None:
    for area, units in s.units.items():
        f = found[s.owner[area]]
        for unit, count in units.items():
            f[unit.removeprefix(ROUTED)] += count
    if s.combat is not None:
        for unit, count in s.combat["attackers"].items():
            found[s.combat["attacker"]][unit.removeprefix(ROUTED)] += count
