"""What a game supplies for stewards: judgment, and quick answers."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Protocol, TypeVar

from .ask import Seat
from .data import Data
from .game import AnyGame
from .phrase import Phrase
from .question_kind import QuestionKind
from .shapes.base import RandomSource
from .state import State

Weights = Mapping[str, float]
Features = dict[str, float]


@cache
def weights(package: str, file: str, part: str) -> Weights:
    """Return the weights of a part of a file; none if the file has no such part.

    Raises FileNotFoundError.
    """
    text = (files(package) / file).read_text(encoding="utf-8")
    return {name: float(value) for name, value in tomllib.loads(text).get(part, {}).items()}


def points(counts: Weights, found: Mapping[str, float]) -> float:
    """Return the weighted sum of features; those without a weight count nothing."""
    whole = 0.0
    for name, value in found.items():
        if value:
            whole += counts.get(name, 0.0) * value
    return whole


def chances(marks: Mapping[Seat, float]) -> dict[Seat, float]:
    """Return every seat's chance to win from its points (a softmax); they add up to 1."""
    best = max(marks.values())
    odds = {seat: math.exp(mark - best) for seat, mark in marks.items()}
    whole = sum(odds.values())
    return {seat: odd / whole for seat, odd in odds.items()}


def acts_anew(game: AnyGame, since: int, landmarks: frozenset[str]) -> bool:
    """Return whether the game is over, or a question after ``since`` is one of the landmarks.

    Landmarks are kinds of questions that come only when everything before them is over.
    """
    question = game.question
    return question is None or (question.number > since and question.kind in landmarks)


def places(standing: Mapping[Seat, int], winner: Seat | None) -> dict[Seat, int]:
    """Return the places of the seats: the winner first, equal ones in the same place."""
    marks = {seat: (seat == winner, points) for seat, points in standing.items()}
    return {
        seat: 1 + sum(1 for other in marks.values() if other > mine) for seat, mine in marks.items()
    }


S = TypeVar("S", bound=State)

NOBODY: frozenset[Seat] = frozenset()


class Heuristics(Protocol):
    """How a game is judged and played, from worlds that a seat has imagined.

    It reads whatever is in such a world: nothing there is a secret of the true game.
    """

    measure: str
    """The name of what :meth:`standing` counts."""
    searched: frozenset[QuestionKind]
    """The kinds of questions on which a search pays: those that shape a round."""
    duelled: frozenset[QuestionKind]
    """The kinds of questions to two seats at the same time, for which stewards look for a good mix
    of answers."""
    arranged: frozenset[QuestionKind]
    """The kinds of questions to several seats at the same time, with answers that are made of
    parts."""
    weighed: frozenset[QuestionKind]
    """The kinds of questions whose answers are tried out and judged; others are answered
    quickly."""
    pondered: frozenset[QuestionKind]
    """The kinds of questions whose answers only higher levels try out."""
    cautious: frozenset[QuestionKind]
    """The kinds of questions that beginners often answer by a mistake."""

    def quick(
        self, game: AnyGame, seat: Seat, rng: RandomSource, spared: frozenset[Seat] = NOBODY
    ) -> Any:
        """Return a sensible answer to the open question, without trying any out.

        The seats in ``spared`` are not attacked if that is possible.
        """

    def ideas(
        self,
        game: AnyGame,
        seat: Seat,
        most: int,
        rng: RandomSource,
        spared: frozenset[Seat] = NOBODY,
    ) -> Sequence[Any]:
        """Return answers worth trying out, the most promising first."""

    def variations(
        self, game: AnyGame, seat: Seat, value: object, most: int, rng: RandomSource
    ) -> Sequence[Any]:
        """Return answers to an arranged question that differ in a part or two."""

    def appraiser(self, state: Any, seat: Seat) -> Callable[[Any], float]:
        """Return a function that judges a seat's answers to an arranged question by its hopes.

        It puts them in place of the seat's answer, in a state just after all were opened; nobody
        else uses that state.
        """

    def traits(self, game: AnyGame, seat: Seat, values: Sequence[object]) -> list[Features]:
        """Return features of answers before they are given, as numbers.

        Quick answers are chosen by their weighted sum, for kinds of questions with learned weights.
        """

    def attacked(self, game: AnyGame, seat: Seat, value: object) -> frozenset[Seat]:
        """Return the seats that an answer to the open question attacks."""

    def assaults(self, kind: str, params: Data) -> Sequence[tuple[Seat, Seat]]:
        """Return the attackers in an event of the rules, with the seats that they attack."""

    def winning(self, state: Any) -> frozenset[Seat]:
        """Return the seats that will win unless someone acts."""

    def features(self, state: Any) -> dict[Seat, dict[str, float]]:
        """Return the features of every seat by which it is judged, as numbers."""

    def values(self, state: Any) -> dict[Seat, float]:
        """Return every seat's estimated chance to win; they add up to 1.

        The estimate was learned from games, and reflects what correlates with winning.
        """

    def quick_values(self, state: Any) -> dict[Seat, float]:
        """Return every seat's estimated chance to win if all answer quickly from now on."""

    def hopes(self, state: Any) -> dict[Seat, float]:
        """Return every seat's chance to win by what the position can lead to; they add up to 1.

        It looks closer than :meth:`values`, for a search.
        """

    def reason(self, game: AnyGame, seat: Seat, value: object) -> Phrase | None:
        """Return a sentence about what speaks for an answer to the open question, if anything does.

        It states what can be looked up in the game, and is no judgment. If everyone gets to know
        the answer, the reason uses only public facts and the answer, and otherwise only what the
        seat may know.
        """

    def caution(self, game: AnyGame, seat: Seat, value: object) -> Phrase | None:
        """Return what would come of an answer to the open question, if it looks like a mistake.

        It uses only what the seat may know.
        """

    def intended(self, game: AnyGame, seat: Seat, value: object, before: Data) -> Data:
        """Return what a seat intends for the round once it has given an answer, as plain data.

        ``before`` is what it intended until then; empty if nothing is known of it.
        """

    def keeping(self, game: AnyGame, seat: Seat, value: object, plan: Data) -> Sequence[Any]:
        """Return answers that do what was intended, the best first, if this one does not."""

    def tidied(self, game: AnyGame, seat: Seat, value: object) -> Any:
        """Return an answer as advice gives it: without what a panel says brings nothing."""

    def compared(self, game: AnyGame, seat: Seat, value: object, plan: Data) -> Phrase | None:
        """Return whether an answer carries on what was intended, or what has changed since.

        ``None`` if it has nothing to do with that.
        """

    def is_told(self, state: Any, kind: str) -> bool:
        """Return whether everyone already knows the answers to questions of a kind."""

    def standing(self, state: Any) -> dict[Seat, int]:
        """Return how much every seat has of what wins the game."""

    def settled(self, game: AnyGame, since: int) -> bool:
        """Return whether everything that an answer has begun is over, so that the state can be
        judged.

        ``since`` is the number of the question that was answered.
        """

    def foreseen(self, game: AnyGame, begun: AnyGame, seat: Seat) -> bool:
        """Return whether a line of play has come as far as a search follows it.

        ``begun`` is the state in which the seat thought about its answer. The line ends with a
        round, or when it is the seat's turn again.
        """
