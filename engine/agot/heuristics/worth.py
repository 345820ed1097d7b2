"""How well a House stands, in castles: what it has, and will take and lose. Pure functions.

The learned weights reflect what correlates with winning. That misleads a search, which needs to
know what an answer causes: Houses that muster do not attack, but mustering does no harm. So these
weights were set by hand, and then tuned by games in which they differed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.agot.components import Area, House
from engine.agot.state import AgotState
from engine.kernel.heuristics import Features, chances, weights

from . import evaluation
from .board import PACKAGE, BoardReading
from .outcomes import outcomes

W = weights(PACKAGE, "weights.toml", "worth")

SOON = 3
"""How many rounds before the end other things begin to count less than castles."""
LASTING = (
    "footman",
    "knight",
    "ship",
    "siege-engine",
    "in-port",
    "seas",
    "defenseless",
    "power",
    "more-power",
    "power-icons",
    "strongholds",
    "iron-throne",
    "fiefdoms",
    "kings-court",
    "iron-throne-first",
    "fiefdoms-first",
    "kings-court-first",
    "cards",
    "best-card",
)
"""The worth of things that are useful only in later rounds."""
DECIDING = ("lands", "supply")
"""The worth of what decides between equals in the end."""


def values(s: AgotState) -> dict[House, float]:
    """Return every House's chance to win; they add up to 1."""
    if s.win is not None:
        return evaluation.values(s)
    return Worth(s).values()


class Worth:
    """A state whose orders may be exchanged; everything that does not depend on them is cached."""

    def __init__(
        self,
        s: AgotState,
        read: BoardReading | None = None,
        promised: Mapping[House, float] = evaluation.NOTHING,
    ) -> None:
        self.s = s
        self.read = BoardReading(s) if read is None else read
        rounds = s.box.figures.rounds
        left = s.rounds_left
        self.share = min(1.0, left / SOON)
        """The share of the lasting worth that counts."""
        gone = 1.0 - left / (rounds - 1)
        self.sure = W["early"] + (W["late"] - W["early"]) * gone**1.5
        ahead = s.head_starts
        self.standing = {
            h: ahead.get(h, 0) + self._standing(h, f)
            for h, f in evaluation.standing(self.read, promised).items()
        }

    def values(self) -> dict[House, float]:
        """Return each played House's chance to win with the orders as they are now."""
        marks = self._marks()
        return chances({h: self.sure * marks[h] for h in self.s.with_player(self.s.houses)})

    def appraiser(self, house: House) -> Callable[[Mapping[Area, str]], float]:
        """Return a function that judges a House's orders by its chance to win with them."""
        s = self.s
        others = {a: t for a, t in s.orders.items() if s.owner.get(a) != house}

        def judge(orders: Mapping[Area, str]) -> float:
            s.orders = {**others, **orders}
            return self.values()[house]

        return judge

    def _marks(self) -> Mapping[House, float]:
        s = self.s
        if s.phase not in evaluation.ACTING or not s.orders:
            return self.standing
        foreseen = outcomes(s, self.read)
        return {h: mark + self._foreseen(foreseen[h]) for h, mark in self.standing.items()}

    def _standing(self, house: House, f: Features) -> float:
        share = self.share
        mark = f["castles"] + W["near"] * f["near"]
        later = sum(W[name] * f[name] for name in LASTING)
        later += W["prospects"] * min(3.0, f["prospects"]) - W["danger"] * f["danger"]
        later += W["supply-icons"] * min(6.0, f["supply-icons"])
        return mark + share * later + (0.3 + 0.7 * share) * sum(W[n] * f[n] for n in DECIDING)

    def _foreseen(self, f: Features) -> float:
        share = self.share
        mark = W["takes"] * f["takes"] - W["loses"] * f["loses"] - W["vacates"] * f["vacates"]
        mark -= W["idle"] * f["idle"]
        later = W["income"] * f["income"] + W["musters"] * f["musters"] - W["beaten"] * f["beaten"]
        return mark + share * later + (0.3 + 0.7 * share) * W["gains"] * f["gains"]
