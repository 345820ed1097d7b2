"""The heuristics of A Feast for Crows: Houses play for points, and so for objectives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.agot.components import Area, House
from engine.agot.expansions.feast_for_crows.state import FeastState
from engine.agot.heuristics import evaluation
from engine.agot.heuristics import policy as quick
from engine.agot.heuristics.api import AgotHeuristics
from engine.agot.heuristics.board import PACKAGE, BoardReading
from engine.agot.heuristics.worth import DECIDING, LASTING, Worth
from engine.kernel.game import AnyGame
from engine.kernel.heuristics import NOBODY, Features, chances, weights
from engine.kernel.phrase import Phrase
from engine.kernel.shapes.base import RandomSource

from . import choosing, reasons
from .evaluation import Nearness

W = weights(PACKAGE, "weights.toml", "worth")
F = weights(PACKAGE, "weights.toml", "feast")


class FeastReading(BoardReading):
    """The reading of the board for Houses that play for objectives, not for castles."""

    castle = F["castle"]

    def __init__(self, s: FeastState, spared: frozenset[House] = NOBODY) -> None:
        super().__init__(s, spared)
        self.nearness = Nearness(s)

    def worth(self, area: Area) -> float:
        """Return what an area is worth to its holder; a castle is good only for mustering."""
        facts = self.s.box.areas[area]
        less = 0.0 if facts.castle is None else 10.0 * (1.0 - self.castle)
        return super().worth(area) - less

    def aim(self, house: House, area: Area) -> float:
        """Return what an area adds to a House's objectives, with a point worth a castle."""
        return F["aim"] * self.nearness.aim(house, area)


class FeastWorth(Worth):
    """How well a House stands: points and expected points first, then its possessions."""

    def __init__(self, s: FeastState) -> None:
        reading = FeastReading(s)
        self.nearness = reading.nearness
        self._crows = s
        super().__init__(s, reading)

    def _standing(self, house: House, f: Features) -> float:
        share = self.share
        later = sum(W[name] * f[name] for name in LASTING)
        later += W["supply-icons"] * min(6.0, f["supply-icons"])
        later += sum(W[name] * f[name] for name in DECIDING)
        return promise(self._crows, self.nearness, house) + F["later"] * share * later

    def _foreseen(self, f: Features) -> float:
        share = self.share
        mark = F["castle"] * (W["takes"] * f["takes"] - W["loses"] * f["loses"])
        mark -= F["castle"] * (W["vacates"] * f["vacates"] + W["idle"] * f["idle"])
        later = W["income"] * f["income"] + W["musters"] * f["musters"] - W["beaten"] * f["beaten"]
        return mark + share * later + W["gains"] * f["gains"]


def promise(s: FeastState, near: Nearness, house: House) -> float:
    """Return a House's points, with those that it may expect to score in the rounds left."""
    rounds = s.box.figures.rounds
    left = rounds - s.round + 1
    *cards, (_, special) = near.aims(house)
    hopes = sorted((points * near.share(house, facts) for points, facts in cards), reverse=True)
    found = sum(hope * F["later-card"] ** n for n, hope in enumerate(hopes[:left]))
    often = (1 - F["later-special"] ** left) / (1 - F["later-special"])
    found += near.share(house, special) * often
    # Objectives that it draws later bring something, too.
    found += F["draws"] * max(0, left - 1)
    return s.points[house] + F["hope"] * found


class FeastHeuristics(AgotHeuristics):
    """How Houses are judged and played if points win."""

    measure = "points"

    def read(self, s: Any, house: House, spared: frozenset[House] = NOBODY) -> BoardReading:
        """Return the reading of the board for Houses that play for objectives."""
        return FeastReading(s, spared)

    def quick(
        self, game: AnyGame, seat: House, rng: RandomSource, spared: frozenset[House] = NOBODY
    ) -> Any:
        """Return a sensible answer to the open question."""
        question = game.question
        assert question is not None
        known = choosing.KINDS.get(question.kind)
        if known is None:
            return super().quick(game, seat, rng, spared)
        shape = question.shapes[seat]
        return quick.reply(shape, known(Nearness(game.state), seat, shape))

    def features(self, state: Any) -> dict[House, dict[str, float]]:
        """Return the features of every House, with points among them."""
        near = Nearness(state)
        return {
            house: {
                **f,
                "points": float(state.points[house]),
                "promise": promise(state, near, house),
            }
            for house, f in evaluation.features(state).items()
        }

    def appraiser(self, state: Any, seat: House) -> Callable[[Any], float]:
        """Return a function that judges a House's orders just after the reveal."""
        return FeastWorth(state).appraiser(seat)

    def values(self, state: Any) -> dict[House, float]:
        """Return every House's chance to win: points, expected points, and a little strength."""
        s: FeastState = state
        if s.win is not None:
            return evaluation.values(s)
        near = Nearness(s)
        gone = s.round / s.box.figures.rounds
        share = 1.0 - gone
        strength = evaluation.standing(BoardReading(s))
        marks = {
            house: promise(s, near, house)
            + F["later"] * share * sum(W[name] * strength[house][name] for name in LASTING)
            for house in s.houses
        }
        sure = F["early"] + (F["late"] - F["early"]) * gone
        return chances({house: sure * mark for house, mark in marks.items()})

    quick_values = values

    def hopes(self, state: Any) -> dict[House, float]:
        """Return every House's chance to win, by the likely results of the revealed orders."""
        if state.win is not None:
            return evaluation.values(state)
        return FeastWorth(state).values()

    def reason(self, game: AnyGame, seat: House, value: object) -> Phrase | None:
        """Return what speaks for an answer to the open question, if anything does."""
        question = game.question
        assert question is not None
        own = reasons.reason(game.state, seat, question.kind, value)
        if own is not None:
            return own
        # A reason uses only what is public, and so no objectives in hand.
        return reasons.of_the_board(BoardReading(game.state), seat, question, value)

    def is_told(self, state: Any, kind: str) -> bool:
        """Return whether everyone already knows the answers to questions of a kind."""
        return kind not in reasons.SECRET and super().is_told(state, kind)

    def standing(self, state: Any) -> dict[House, int]:
        """Count the points of every House."""
        return dict(state.points)
