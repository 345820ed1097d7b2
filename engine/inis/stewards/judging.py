"""How good a table is for each player. It only computes."""

from __future__ import annotations

import math

from engine.inis.box import Seat
from engine.inis.conditions import conditions, met_with
from engine.inis.state import Table

from .weights import weights

W = weights("table")


def values(s: Table) -> dict[Seat, float]:
    """Return every player's chance to win; they add up to 1."""
    if s.winner is not None:
        return {x: float(x == s.winner) for x in s.seats}
    points = scores(s)
    best = max(points.values())
    odds = {x: math.exp(W["sharpness"] * (p - best)) for x, p in points.items()}
    whole = sum(odds.values())
    return {x: odd / whole for x, odd in odds.items()}


def scores(s: Table) -> dict[Seat, float]:
    """Add up points for every player."""
    needed = s.box.figures.needed
    counted = {x: list(conditions(s, x).values()) for x in s.seats}
    met = {x: met_with(counts, s.deeds[x], needed) for x, counts in counted.items()}
    points: dict[Seat, float] = {}
    capital = s.chieftain(s.capital) if s.capital is not None else None
    for seat in s.seats:
        shares = [min(1.0, (n + 0.7 * s.deeds[seat]) / needed) for n in counted[seat]]
        total = W["near"] * sum(share**3 for share in shares) + W["nearest"] * max(shares)
        total += W["met"] * met[seat] + W["deed"] * s.deeds[seat]
        if seat in s.pretenders and met[seat]:
            total += W["pretender"]
            rivals = [met[x] for x in s.pretenders if x != seat]
            tie = 0.5 if (capital or s.brenn) == seat else 0.0
            if met[seat] + tie > max(rivals, default=0):
                total += W["ahead"]
        total += W["brenn"] * (s.brenn == seat) + W["capital"] * (capital == seat)
        on_map = sum(clans.get(seat, 0) for clans in s.clans.values())
        total += W["clan"] * on_map
        total += W["led"] * sum(1 for t in s.homes(seat) if s.chieftain(t) == seat)
        held = s.hands[seat]
        total += W["action_card"] * len(held["action"]) if s.phase == "season" else 0.0
        total += W["advantage_card"] * len(held["advantage"])
        total += W["epic_card"] * len(held["epic"])
        points[seat] = total
    return points
