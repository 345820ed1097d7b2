"""What a game brings for those who play it without a player: judgement and quick answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from .asking import Seat
from .game import Game
from .phrase import Phrase
from .shape import Chooser
from .state import State

S = TypeVar("S", bound=State)


class Mind(Protocol):
    """How a game is judged and played, from worlds that a seat has imagined.

    It reads whatever is in such a world: nothing there is a secret of the true game.
    """

    measure: str
    """What :meth:`standing` counts."""
    searched: frozenset[str]
    """Kinds of questions on which a search pays: those that shape a round."""
    duelled: frozenset[str]
    """Kinds of questions to two seats at once, where a good mix of answers is looked for."""
    weighed: frozenset[str]
    """Kinds of questions whose answers are tried out and judged; others are answered quickly."""

    def quick(self, game: Game[Any], seat: Seat, rng: Chooser) -> Any:
        """Return a sensible answer to the open question, without trying any out."""

    def ideas(self, game: Game[Any], seat: Seat, most: int, rng: Chooser) -> Sequence[Any]:
        """Return answers worth trying out, the most promising first."""

    def features(self, state: Any) -> dict[Seat, dict[str, float]]:
        """Return what there is to say about every seat, in numbers, from which it is judged."""

    def values(self, state: Any) -> dict[Seat, float]:
        """Return every seat's chance to win, as far as one can tell; they add up to 1."""

    def reason(self, game: Game[Any], seat: Seat, value: Any) -> Phrase:
        """Say in a sentence why an answer to the open question is a good one.

        If everybody gets to know the answer, the reason is made of what lies open and the answer
        alone; otherwise of what the seat may know.
        """

    def is_told(self, state: Any, kind: str) -> bool:
        """Tell whether everybody knows what was answered to questions of a kind by now."""

    def standing(self, state: Any) -> dict[Seat, int]:
        """Return how far every seat has come, by what wins the game."""

    def settled(self, game: Game[Any], since: int) -> bool:
        """Tell whether what an answer has begun is over, so that the state can be judged.

        ``since`` is the number of the question that was answered.
        """

    def horizon(self, game: Game[Any]) -> Any:
        """Return a mark that changes when the round, or a part of it, is over: a search ends."""
