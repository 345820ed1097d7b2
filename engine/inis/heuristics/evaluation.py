"""How good a position is for each player: features, and the chances from them. Pure functions."""

from __future__ import annotations

from engine.inis.components import Seat
from engine.inis.state import InisState
from engine.inis.victory import conditions, met_with
from engine.kernel.heuristics import Features, chances, points, weights

PACKAGE = "engine.inis.heuristics"
"""The package with the weights."""


def values(s: InisState) -> dict[Seat, float]:
    """Return every player's chance to win; they add up to 1."""
    if s.winner is not None:
        return {x: float(x == s.winner) for x in s.seats}
    counts = weights(PACKAGE, "inis.toml", "inis")
    return chances({seat: points(counts, found) for seat, found in features(s).items()})


def hopes(s: InisState) -> dict[Seat, float]:
    """Return every player's chance to win, by weights set by hand.

    Learned weights reflect what went with victories in past games: quick stewards stay at home, so
    spreading out was never seen to help.
    """
    if s.winner is not None:
        return values(s)
    counts = weights(PACKAGE, "weights.toml", "worth")
    return chances({seat: points(counts, found) for seat, found in features(s).items()})


def features(s: InisState) -> dict[Seat, Features]:
    """Return the features of every player."""
    needed = s.box.figures.needed
    counted = {x: conditions(s, x) for x in s.seats}
    met = {x: met_with(list(c.values()), s.deeds[x], needed) for x, c in counted.items()}
    capital = s.chieftain(s.capital) if s.capital is not None else None
    brenn = (capital or s.brenn) or None
    found: dict[Seat, Features] = {}
    late = _lateness(s)
    cards = sum(len(h["action"]) for h in s.hands.values()) if s.phase == "season" else 0
    for seat in s.seats:
        held = s.hands[seat]
        shares = [min(1.0, (n + s.deeds[seat]) / needed) for n in counted[seat].values()]
        f: Features = {name: min(1.0, n / needed) for name, n in counted[seat].items()}
        f |= {f"{name}³": min(1.0, n / needed) ** 3 for name, n in counted[seat].items()}
        shares.sort()
        f["nearest"] = shares[-1]
        f["nearest³"] = shares[-1] ** 3
        f["second"] = shares[-2]
        f["second³"] = shares[-2] ** 3
        f["met"] = float(met[seat])
        f["more-met"] = float(max(0, met[seat] - 1))
        f["deeds"] = float(s.deeds[seat])
        f["brenn"] = float(s.brenn == seat)
        f["capital"] = float(capital == seat)
        f["clans-on-map"] = sum(clans.get(seat, 0) for clans in s.clans.values()) / 4
        f["led"] = float(sum(1 for t in s.homes(seat) if s.chieftain(t) == seat))
        f["action-cards"] = float(len(held["action"])) if s.phase == "season" else 0.0
        # Cards that are left when all have passed are discarded (6.8).
        f["cards-passing"] = f["action-cards"] * s.passes / len(s.seats)
        f["advantage-cards"] = float(len(held["advantage"]))
        f["epic-cards"] = float(len(held["epic"]))
        f["alone"] = float(
            sum(1 for clans in s.clans.values() if clans.get(seat) == 1 and len(clans) > 1)
        )
        f["pretender"] = f["pretender-met"] = f["pretender-ahead"] = 0.0
        if seat in s.pretenders:
            f["pretender"] = 1.0
            f["pretender-met"] = float(met[seat] > 0)
            rivals = [met[x] + 0.5 * (x == brenn) for x in s.pretenders if x != seat]
            mine = met[seat] + 0.5 * (seat == brenn)
            f["pretender-ahead"] = float(met[seat] > 0 and mine > max(rivals, default=0.0))
        others = (cards - len(held["action"])) / max(1, len(s.seats) - 1)
        f["ahead-threatened"] = f["pretender-ahead"] * others if s.phase == "season" else 0.0
        for name in ("met", "nearest³", "pretender-met", "pretender-ahead", "capital", "deeds"):
            f["late-" + name] = late * f[name]
        found[seat] = f
    return found


def _lateness(s: InisState) -> float:
    """Return how much of a season is over, by the Action cards that are left."""
    if s.phase != "season":
        return 0.0
    left = sum(len(held["action"]) for held in s.hands.values())
    return max(0.0, 1.0 - left / (CARDS_EACH * len(s.seats)))


CARDS_EACH = 4
"""About how many Action cards everyone has when a season begins."""
