"""The mind of a house, for both editions; see :class:`engine.kernel.mind.Mind`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.agot.box import House
from engine.agot.control import castle_counts
from engine.agot.state import Table
from engine.kernel.answers import some_answers
from engine.kernel.game import Game, Question
from engine.kernel.phrase import Phrase
from engine.kernel.shape import Chooser, same

from . import judging, quick, reasons
from .marching import marches
from .orders import choose_orders
from .reading import Reading

LANDMARKS = frozenset({"orders", "raven", "raid", "march", "consolidate", "bid", "muster"})


class HouseMind:
    """How a house is judged and played."""

    measure = "castles"
    searched = frozenset({"orders", "march"})
    duelled = frozenset({"house-card"})
    weighed = frozenset(
        {
            "ability",
            "casualties",
            "consolidate",
            "house-card",
            "march",
            "muster",
            "neutral-support",
            "raid",
            "raven",
            "retreat",
            "supply",
            "support",
            "westeros-choice",
            "wildling-tie",
            "wildling-track",
        }
    )

    def __init__(self) -> None:
        self._seen: tuple[Table, Question | None, Reading] | None = None

    def quick(self, game: Game[Any], seat: House, rng: Chooser) -> Any:
        """Return a sensible answer to the open question."""
        question = game.question
        assert question is not None
        shape = question.shapes[seat]
        read = self._reading(game)
        given = quick.answer(read, seat, question.kind, question.params, shape, rng)
        return quick.reply(shape, given)

    def ideas(self, game: Game[Any], seat: House, most: int, rng: Chooser) -> Sequence[Any]:
        """Return answers worth trying out, the most promising first."""
        question = game.question
        assert question is not None
        shape: Any = question.shapes[seat]
        if question.kind == "march":
            read = self._reading(game)
            return [a for _, a in marches(shape, read, seat)[:most]] or [shape.safe()]
        if question.kind == "orders":
            read = self._reading(game)
            found: list[Any] = []
            for n in range(2 * most):
                orders = choose_orders(shape, read, seat, rng, 0.0 if not n else 0.3 + 0.12 * n)
                if not any(same(orders, other) for other in found):
                    found.append(orders)
                if len(found) == most:
                    break
            return found
        first = self.quick(game, seat, rng)
        return [first, *(v for v in some_answers(shape, most, rng) if not same(v, first))][:most]

    def features(self, state: Any) -> dict[House, dict[str, float]]:
        """Return what there is to say about every house."""
        return judging.features(state)

    def _reading(self, game: Game[Any]) -> Reading:
        """Return what the board says; houses that are asked together share one look at it."""
        question = game.question
        if self._seen is None or self._seen[0] is not game.state or self._seen[1] is not question:
            self._seen = (game.state, question, Reading(game.state))
        return self._seen[2]

    def values(self, state: Any) -> dict[House, float]:
        """Return every house's chance to win."""
        return judging.values(state)

    def reason(self, game: Game[Any], seat: House, value: Any) -> Phrase:
        """Say why an answer to the open question is a good one."""
        question = game.question
        assert question is not None
        return reasons.reason(self._reading(game), seat, question.kind, question.params, value)

    def is_told(self, state: Any, kind: str) -> bool:
        """Tell whether everybody knows what was answered to questions of a kind by now."""
        return reasons.is_told(state, kind)

    def standing(self, state: Any) -> dict[House, int]:
        """Count the castles and strongholds of every house."""
        return castle_counts(state)

    def settled(self, game: Game[Any], since: int) -> bool:
        """A battle is over, and whatever follows from it, when somebody acts anew."""
        question = game.question
        if question is None:
            return True
        return question.number > since and question.kind in LANDMARKS

    def horizon(self, game: Game[Any]) -> tuple[int, bool]:
        """The round, and whether its orders have left the board."""
        s: Table = game.state
        return s.round, s.phase in ("westeros", "planning")
