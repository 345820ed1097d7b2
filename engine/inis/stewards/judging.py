"""How good a table is for each player: features, and what they say together. It only computes."""

from __future__ import annotations

from engine.inis.box import Seat
from engine.inis.conditions import conditions, met_with
from engine.inis.state import Table
from engine.kernel.weighing import Features, chances, points, weights

PACKAGE = "engine.inis.stewards"
"""Where the weights are."""


def values(s: Table) -> dict[Seat, float]:
    """Return every player's chance to win; they add up to 1."""
    if s.winner is not None:
        return {x: float(x == s.winner) for x in s.seats}
    counts = weights(PACKAGE, "inis.toml", "inis")
    return chances({seat: points(counts, found) for seat, found in features(s).items()})


def features(s: Table) -> dict[Seat, Features]:
    """Return what there is to say about every player."""
    needed = s.box.figures.needed
    counted = {x: conditions(s, x) for x in s.seats}
    met = {x: met_with(list(c.values()), s.deeds[x], needed) for x, c in counted.items()}
    capital = s.chieftain(s.capital) if s.capital is not None else None
    brenn = (capital or s.brenn) or None
    found: dict[Seat, Features] = {}
    for seat in s.seats:
        held = s.hands[seat]
        shares = [min(1.0, (n + s.deeds[seat]) / needed) for n in counted[seat].values()]
        f: Features = {name: min(1.0, n / needed) for name, n in counted[seat].items()}
        f |= {f"{name}³": min(1.0, n / needed) ** 3 for name, n in counted[seat].items()}
        f["nearest"] = max(shares)
        f["nearest³"] = max(shares) ** 3
        f["met"] = float(met[seat])
        f["deeds"] = float(s.deeds[seat])
        f["brenn"] = float(s.brenn == seat)
        f["capital"] = float(capital == seat)
        f["clans-on-map"] = sum(clans.get(seat, 0) for clans in s.clans.values()) / 4
        f["led"] = float(sum(1 for t in s.homes(seat) if s.chieftain(t) == seat))
        f["action-cards"] = float(len(held["action"])) if s.phase == "season" else 0.0
        f["advantage-cards"] = float(len(held["advantage"]))
        f["epic-cards"] = float(len(held["epic"]))
        f["pretender"] = f["pretender-met"] = f["pretender-ahead"] = 0.0
        if seat in s.pretenders:
            f["pretender"] = 1.0
            f["pretender-met"] = float(met[seat] > 0)
            rivals = [met[x] + 0.5 * (x == brenn) for x in s.pretenders if x != seat]
            mine = met[seat] + 0.5 * (seat == brenn)
            f["pretender-ahead"] = float(met[seat] > 0 and mine > max(rivals, default=0.0))
        found[seat] = f
    return found
