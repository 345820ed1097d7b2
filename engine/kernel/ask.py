"""One kind of question: to one seat, to several at the same time, or to ``chance``."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from .phrase import Param
    from .question_kind import QuestionKind
    from .shape import Shape

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


async def ask(seat: Seat, kind: QuestionKind, shape: Shape[V], /, **params: Param) -> V:
    """Ask one seat and return its answer, which has passed the shape's check."""
    return (await Ask(kind, {seat: shape}, params))[seat]


async def ask_all(
    shapes: Mapping[Seat, Shape[V]], kind: QuestionKind, /, **params: Param
) -> dict[Seat, V]:
    """Ask several seats at the same time; return their answers, opened together, in the seats'
    order.

    Answers stay sealed, and can be changed, until the last one is in.
    """
    return await Ask(kind, shapes, params)


async def chance(kind: QuestionKind, shape: Shape[V], /) -> V:
    """Ask chance."""
    return await ask(CHANCE, kind, shape)
