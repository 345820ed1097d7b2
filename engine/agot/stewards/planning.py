"""What orders promise once they are revealed. It only computes."""

from __future__ import annotations

from engine.agot.box import House
from engine.agot.control import controller
from engine.agot.state import Table
from engine.kernel.weighing import Features, points, weights

from .judging import present_now, values
from .reading import PACKAGE, learned

LAST = "last-"
"""Before the name of a promise: the same, in the last round."""


def promises(s: Table, house: House) -> Features:
    """Return what a house's orders promise to win and to lose, in numbers."""
    f = present_now(s)[house]
    types = s.box.order_type
    for area, token in s.orders.items():
        if s.owner.get(area) != house:
            continue
        kind = types[token]
        f[kind] = f.get(kind, 0.0) + 1.0
        if kind == "march" and area in s.box.castles and controller(s, area) == house:
            f["castle-march"] = f.get("castle-march", 0.0) + 1.0
    left = (s.box.figures.rounds - s.round) / s.box.figures.rounds
    if not left:
        return {LAST + name: value for name, value in f.items()}
    for name in ("income-now", "muster-now", "takes-now"):
        f["early-" + name] = left * f[name]
    return f


def promise(s: Table, house: House) -> float:
    """Return what that adds up to, as it was learned; else the chance to win."""
    counts = weights(PACKAGE, f"{learned(s.box)}-choices.toml", "orders")
    return points(counts, promises(s, house)) if counts else values(s)[house]
