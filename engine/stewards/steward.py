"""A steward, which thinks for a seat in worlds that the seat imagines, and answers its
questions."""

from __future__ import annotations

from typing import Any, Protocol

from engine.kernel.ask import Seat
from engine.kernel.game import AnyGame
from engine.kernel.heuristics import NOBODY, Heuristics
from engine.kernel.state import State
from engine.kernel.worlds import Unimaginable, imagine

from .effort import Level
from .search import Thought
from .seeded_random import SeededRandom


class Bearing(Protocol):
    """How a steward meets the others: whom it leaves in peace."""

    def spared(self, mind: Heuristics, state: State, seat: Seat) -> frozenset[Seat]:
        """Return the seats that are not attacked now."""


class Steward:
    """A steward that answers for a seat, from what that seat may know.

    The same game, seat and seed give the same answer.
    """

    def __init__(self, level: Level, mind: Heuristics) -> None:
        self.level = level
        self.mind = mind

    def answer(self, game: AnyGame, seat: Seat, seed: int, bearing: Bearing | None = None) -> Any:
        """Return a legal answer to the open question; ``bearing`` is how it meets the others.

        Raises Refused if the seat is not asked.
        """
        dice = SeededRandom(seed)
        try:
            world = imagine(game, seat, dice)
        except Unimaginable:
            # The past of this game cannot be imagined, so the steward gives the safe answer.
            return game.shape_for(seat).safe()
        shape = world.shape_for(seat)
        only = shape.forced()
        if only is None:
            only = shape.unasked()
        if only is None:
            spared = NOBODY
            if bearing is not None:
                spared = bearing.spared(self.mind, world.state, seat)
            only = Thought(self.level, self.mind, game, world, seat, dice, spared).answer(shape)
        # A list of answers may tell more than what the seat has seen, as that of retreats in fog.
        true = game.shape_for(seat)
        return only if true.check(only) is None else true.safe()
