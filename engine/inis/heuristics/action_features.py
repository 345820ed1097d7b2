"""The features of an answer before it is given, as numbers. Pure functions.

Their weights were learned: see :mod:`engine.stewards.training.policy`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.inis.components import Seat, Territory
from engine.inis.state import InisState
from engine.inis.victory import conditions, met_with
from engine.kernel.heuristics import Features


class Outlook:
    """The position with which all answers to a question are compared."""

    def __init__(self, s: InisState, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        needed = s.box.figures.needed
        counted = {x: list(conditions(s, x).values()) for x in s.seats}
        self.met = {x: met_with(counted[x], s.deeds[x], needed) for x in s.seats}
        self.near = {
            x: max(min(1.0, (n + s.deeds[x]) / needed) for n in counted[x]) for x in s.seats
        }
        """How near everyone is to a condition."""
        rivals = [self.met[x] for x in s.pretenders if x != seat]
        self.ahead = float(self.met[seat] > max(rivals, default=0))

    def traits(self, kind: str, value: object) -> Features:
        """Return the traits of an answer."""
        s, seat = self.s, self.seat
        f: Features = {}
        if isinstance(value, Mapping):
            do = value.get("do")
            name = value.get("card") or value.get("lost") or ""
            f[f"{do or 'card'} {name}".strip()] = 1.0
            if do == "pretender":
                f["claim-met"] = float(self.met[seat])
                f["claim-ahead"] = self.ahead
                f["claim-brenn"] = float(s.brenn == seat)
            elif do == "pass":
                f["pass-cards"] = float(len(s.hand(seat, "action")))
                f["pass-ahead"] = self.ahead * (seat in s.pretenders)
            for field in ("target", "opponent"):
                other = value.get(field)
                if other in self.near:
                    f[f"{field}-near"] = self.near[other] - self.near[seat]
                    f[f"{field}-met"] = float(other in s.pretenders and self.met[other] > 0)
        elif isinstance(value, bool):
            f[str(value).lower()] = 1.0
            f[f"{value}-ahead".lower()] = self.ahead
        for field, territory, number in _places(s, value):
            self._territory(f, field, territory, number)
        return f

    def _territory(self, f: Features, field: str, territory: Territory, number: int) -> None:
        s, seat = self.s, self.seat
        clans = s.clans.get(territory, {})
        mine = clans.get(seat, 0)
        rival = max((n for x, n in clans.items() if x != seat), default=0)
        others = sum(clans.values()) - mine
        found = {
            "clans": float(number),
            "mine": float(min(mine, 5)),
            "others": float(min(others, 5)),
            "leads": float(mine > rival),
            "takes": float(mine <= rival < mine + number),
            "beside": float(others > 0 and mine == 0),
            "new": float(mine == 0),
            "sanctuaries": float(s.sanctuaries.get(territory, 0)),
            "new-sanctuaries": float(s.sanctuaries.get(territory, 0) * (mine == 0)),
            "capital": float(territory == s.capital),
        }
        for name, amount in found.items():
            if amount:
                key = f"{field}-{name}"
                f[key] = f.get(key, 0.0) + amount


def _places(s: InisState, value: object, field: str = "at") -> Iterator[tuple[str, Territory, int]]:
    """Yield the territories that an answer names, with the number of clans that it puts there."""
    if isinstance(value, str):
        if value in s.places:
            yield field, value, 1
    elif isinstance(value, Mapping):
        for key, part in value.items():
            if key in s.places and isinstance(part, Mapping):
                yield field, key, sum(n for n in part.values() if isinstance(n, int))
            else:
                yield from _places(s, part, "at" if key == "moves" else str(key))
    elif isinstance(value, Sequence):
        for part in value:
            yield from _places(s, part, field)
