"""Steps that no question asks for: what a player may do at any time that the rules allow.

An interjection changes the state at once, between two answers. The open question stays open under
its number, and answers to it stay sealed; its shapes are renewed (:meth:`Shape.anew`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar, runtime_checkable

from .asking import Seat
from .shape import Shape
from .state import State

S_contra = TypeVar("S_contra", bound=State, contravariant=True)


@runtime_checkable
class TakesInterjections(Protocol[S_contra]):
    """A ruleset with steps that no question asks for."""

    interjections: frozenset[str]
    """Their kinds; no question has one of these."""

    def interjecting(self, state: S_contra, seat: Seat, kind: str, asked: str) -> Shape[Any]:
        """Return the shape of an interjection while a question of the kind ``asked`` is open.

        Where several seal their answers, nothing may be interjected on which a legal answer
        depends: they are not checked again.
        Raises Refused, with the reason, if the seat may not do it now, or not in this game at all.
        """

    def interjected(self, state: S_contra, seat: Seat, kind: str, value: Any) -> None:
        """Change the state as an interjection says that its shape accepts, and tell of it."""

    def never_interjected(self, rulings: Mapping[str, str]) -> frozenset[str]:
        """Name the kinds that rulings rule out for the whole game."""


def interjections_of(ruleset: object, rulings: Mapping[str, str]) -> frozenset[str]:
    """Return the kinds of steps that a game under some rulings takes unasked."""
    if not isinstance(ruleset, TakesInterjections):
        return frozenset()
    return ruleset.interjections - ruleset.never_interjected(rulings)
