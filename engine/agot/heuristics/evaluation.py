"""How good a state is for each house: features, and their sum by weights. Pure functions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.agot.board.control import castle_counts, controller
from engine.agot.combat.strength import UNIT_STRENGTH
from engine.agot.components import ROUTED, TRACKS, House
from engine.agot.state import AgotState, total
from engine.kernel.heuristics import Features, Weights, chances, points, weights

from .board import PACKAGE, BoardReading, learned
from .threats import add_outlook

EARLY = "early-"
"""The prefix of a feature that counts less with every round."""

SEVERAL = 6
"""The number of Power from which more of it counts less."""

ACTING = frozenset({"raven", "raids", "marches", "power"})
"""The phases in which orders are face up."""

COUNTED = (
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
    "in-port",
    "seas",
    "defenseless",
)
NOW = (
    "danger-now",
    "prospects-now",
    "losses-now",
    "income-now",
    "muster-now",
    "raids-now",
    "raided-now",
)

QUICK = {"agot-2e": "agot-2e-quick"}
"""The files that were learned from quick games, where the file of an edition was not."""

NOTHING: Mapping[House, float] = {}


def values(
    s: AgotState, promised: Mapping[House, float] = NOTHING, *, quick: bool = False
) -> dict[House, float]:
    """Return the chance to win of every House that can; they add up to 1.

    What is promised to Houses counts as if they had as many more castles. With ``quick``, it is the
    chance if all answer quickly from now on.
    """
    playing = s.with_player(s.houses)
    if s.win is not None:
        if s.winner is None:
            drawn = s.win.get("houses") or playing
            return {h: (h in drawn) / len(drawn) for h in playing}
        return {h: float(h == s.winner) for h in playing}
    counts = _in_round(learned(s.box), s.rounds_left, s.box.figures.rounds, quick=quick)
    present = _present(s, promised)
    return chances({house: points(counts, present[house]) for house in playing})


@cache
def _in_round(edition: str, left: int, rounds: int, *, quick: bool) -> Weights:
    """Return the weights of features with a number of rounds left."""
    file = QUICK.get(edition, edition) if quick else edition
    counts = weights(PACKAGE, f"{file}.toml", edition)
    soon = 0.5**left
    return {
        name: count
        + counts.get(EARLY + name, 0.0) * left / rounds
        + counts.get("late-" + name, 0.0) * soon
        for name, count in counts.items()
        if not name.startswith((EARLY, "late-"))
    }


def features(s: AgotState, promised: Mapping[House, float] = NOTHING) -> dict[House, Features]:
    """Return the features of every House, also weighted by the rounds left."""
    left = s.rounds_left
    share = left / s.box.figures.rounds
    soon, ahead = 0.5**left, s.head_starts
    return {
        house: f
        | {EARLY + name: n * share for name, n in f.items()}
        | {"late-lead": soon * f["lead"]}
        | {"late-castles": soon * (f["castles"] + ahead.get(house, 0))}
        for house, f in _present(s, promised).items()
    }


def _present(s: AgotState, promised: Mapping[House, float]) -> dict[House, Features]:
    """Return the features that do not depend on the round."""
    acting = s.phase in ACTING
    found = {house: dict.fromkeys(COUNTED, 0.0) for house in s.houses}
    if acting:
        for f in found.values():
            f.update(dict.fromkeys(NOW, 0.0))
    read = BoardReading(s)
    _add_land(s, found, promised)
    add_outlook(read, found, acting=acting)
    _add_units(read, found)
    ahead = s.head_starts
    stand = {house: f["castles"] + ahead.get(house, 0) for house, f in found.items()}
    best = sorted(stand.values(), reverse=True)
    for house, f in found.items():
        _add_standing(s, house, f)
        rival = best[1] if stand[house] == best[0] else best[0]
        f["lead"] = max(-3.0, min(3.0, stand[house] - rival))
        f["is-" + house] = 1.0
    return found


def standing(
    read: BoardReading, promised: Mapping[House, float] = NOTHING
) -> dict[House, Features]:
    """Return the features that do not depend on orders, from a reading of the board."""
    s = read.s
    found = {house: dict.fromkeys(COUNTED, 0.0) for house in s.houses}
    _add_land(s, found, promised)
    add_outlook(read, found, acting=False)
    _add_units(read, found)
    for house, f in found.items():
        _add_standing(s, house, f)
    return found


def _add_standing(s: AgotState, house: House, f: Features) -> None:
    """Add features: castles relative to the goal, Supply, Power, House cards, tracks."""
    goal = s.goal_of(house)
    f["castles²"] = f["castles"] ** 2 / goal
    f["near"] = max(0.0, f["castles"] - goal + 2)
    f["supply"] = float(s.supply[house])
    f["power"] = float(min(s.power[house], SEVERAL))
    f["more-power"] = float(max(0, s.power[house] - SEVERAL))
    strengths = [s.box.house_cards[card].strength for card in s.hand[house]]
    f["cards"] = sum(strengths) / 2
    f["best-card"] = float(max(strengths, default=0))
    for track in TRACKS:
        order = s.tracks[track]
        at = order.index(house)
        f[track] = float(len(order) - at)
        f[track + "-first"] = float(s.stolen.get(track, order[0]) == house)


def _add_land(s: AgotState, found: dict[House, Features], promised: Mapping[House, float]) -> None:
    box = s.box
    for area in box.lands:
        house = controller(s, area)
        if house in found:
            facts = box.areas[area]
            f = found[house]
            f["lands"] += 1
            f["power-icons"] += facts.power
            f["supply-icons"] += facts.supply
            if facts.castle is not None:
                f["castles"] += 1
                f["strongholds"] += facts.castle == "stronghold"
    for house, number in s.scores(castle_counts(s)).items():
        found[house]["castles"] = float(number)
    for house, more in promised.items():
        found[house]["castles"] += more


def _add_units(read: BoardReading, found: dict[House, Features]) -> None:
    s = read.s
    for area, units in s.units.items():
        f, kind = found[s.owner[area]], s.box.kind[area]
        _count_units(s, f, units)
        if kind == "port":
            f["in-port"] += total(units)
        elif kind == "sea":
            f["seas"] += 1
        elif not read.strength(area):
            f["defenseless"] += 1
    if s.combat is not None:
        _count_units(s, found[s.combat["attacker"]], s.combat["attackers"])


def _count_units(s: AgotState, f: Features, units: Mapping[str, int]) -> None:
    """Add features of units; those whose strength varies are counted in Knights."""
    for unit, count in units.items():
        kind = unit.removeprefix(ROUTED)
        varying = s.varying_strength(kind)
        if varying is None:
            f[kind] += count
        else:
            f["knight"] += count * varying / UNIT_STRENGTH["knight"]
