"""Questions, to one seat, to several at the same time or to ``chance``, and their answers."""

from __future__ import annotations

from collections.abc import Awaitable, Generator, Mapping
from dataclasses import field
from types import coroutine
from typing import Any, Generic, TypeVar

from .data import Json, fixed
from .phrase import Param
from .question_kind import QuestionKind
from .shapes.base import AnyShape, Shape

V = TypeVar("V")

Seat = str
"""The seat that decides: a House, a clan, a player's place at the table, or ``chance``."""

CHANCE: Seat = "chance"
"""The seat of shuffles and draws, answered from outside: by a generator, a record or a test."""


class Ask(Generic[V]):
    """A question that a stage hands to the kernel: its kind, and the shape of each seat's answer.

    It is the only thing that a stage may await.
    """

    __slots__ = ("kind", "params", "shapes")

    def __init__(
        self, kind: QuestionKind, shapes: Mapping[Seat, Shape[V]], params: Mapping[str, Param]
    ) -> None:
        self.kind = kind
        self.shapes = shapes
        self.params = params

    def __await__(self) -> Generator[Ask[Any], dict[Seat, V], dict[Seat, V]]:
        return (yield self)


@coroutine
def ask(
    seat: Seat, kind: QuestionKind, shape: Shape[V], /, **params: Param
) -> Generator[Ask[Any], dict[Seat, V], V]:
    """Ask one seat and return its answer, which has passed the shape's check."""
    return (yield Ask(kind, {seat: shape}, params))[seat]


def ask_all(shapes: Mapping[Seat, Shape[V]], kind: QuestionKind, /, **params: Param) -> Ask[V]:
    """Ask several seats at the same time; return their answers, opened together, in the seats'
    order.

    Answers stay sealed, and can be changed, until the last one is in.
    """
    return Ask(kind, shapes, params)


def chance(kind: QuestionKind, shape: Shape[V], /) -> Awaitable[V]:
    """Ask chance."""
    return ask(CHANCE, kind, shape)


@fixed
class Answer:
    """One step of a game: a decision of a seat, normally to a question."""

    seat: Seat
    kind: str
    value: Any
    on_behalf: Seat | None = None
    """The seat for which it was decided, if not for the deciding seat itself."""

    def to_json(self) -> Json:
        """Return the step in the form of a record."""
        step = {"seat": self.seat, "kind": self.kind, "value": self.value}
        return step if self.on_behalf is None else {**step, "for": self.on_behalf}


@fixed
class Question:
    """The open question: one kind, asked of one seat or of several at the same time."""

    number: int
    """The number of the question, from 1 in every game; panels carry it to recognize late
    presses."""
    kind: QuestionKind
    params: Mapping[str, Param]
    """The parameters of the question's message; only the seats that are asked may see them."""
    shapes: Mapping[Seat, AnyShape]
    on_behalf: Mapping[Seat, Seat] = field(default_factory=dict)
    """The seats for which others decide, by the seats that decide."""

    def subject(self, seat: Seat) -> Seat:
        """Return the seat for which a seat decides: normally itself."""
        return self.on_behalf.get(seat, seat)
