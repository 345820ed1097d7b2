"""How good a table is for each house. It only computes."""

from __future__ import annotations

import math

from engine.agot.box import ROUTED, House
from engine.agot.state import Table

from .reading import Reading, chance
from .weights import weights

W = weights("table")
TRACKS = ("iron-throne", "fiefdoms", "kings-court")


def values(s: Table) -> dict[House, float]:
    """Return every house's chance to win; they add up to 1."""
    if s.win is not None:
        if s.winner is None:
            drawn = s.win.get("houses") or s.houses
            return {h: (h in drawn) / len(drawn) for h in s.houses}
        return {h: float(h == s.winner) for h in s.houses}
    points = scores(s)
    best = max(points.values())
    sharp = W["sharpness"] + W["late_sharpness"] * s.round
    odds = {h: math.exp(sharp * (p - best)) for h, p in points.items()}
    whole = sum(odds.values())
    return {h: odd / whole for h, odd in odds.items()}


def scores(s: Table) -> dict[House, float]:
    """Add up points for every house."""
    box, figures = s.box, s.box.figures
    read = Reading(s)
    left = max(0, figures.rounds - s.round) / figures.rounds
    early = 0.35 + 0.65 * left
    points = dict.fromkeys(s.houses, 0.0)
    castles = dict.fromkeys(s.houses, 0)
    for area in box.lands:
        house = read.holder(area)
        if house is None or house not in points:
            continue
        facts = box.areas[area]
        points[house] += W["land"] + early * W["power_icon"] * facts.power
        if area in box.castles:
            castles[house] += 1
            threat = read.threat(area, house)
            if threat:
                danger = chance(threat - read.defence(area, house) - 1)
                points[house] -= W["threat"] * W["castle"] * danger
    for house in s.houses:
        held = castles[house]
        goal = s.players.castles_to_win
        points[house] += W["castle"] * held + W["near_victory"] * held * held
        points[house] += W["last_castles"] * max(0, held - goal + 2)
        points[house] += early * W["supply"] * s.supply[house]
        points[house] += early * W["power"] * min(s.power[house], 12)
        strong = sum(box.house_cards[c].strength for c in s.hand[house])
        points[house] += early * W["card"] * strong
        for track in TRACKS:
            order = s.tracks[track]  # type: ignore[index]  # these are the tracks
            points[house] += early * W[track] * (len(order) - order.index(house))
    for area, units in s.units.items():
        house = s.owner[area]
        for unit, count in units.items():
            points[house] += early * count * W[unit.removeprefix(ROUTED)]
    if s.combat is not None:
        for unit, count in s.combat["attackers"].items():
            points[s.combat["attacker"]] += early * count * W[unit.removeprefix(ROUTED)]
    return points
