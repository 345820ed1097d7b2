"""Asking for decisions: parts of an announcement, and those that the Moor may precede."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar, overload

from engine.inis.components import Card, Seat
from engine.inis.shapes import listed
from engine.inis.state import InisState
from engine.kernel.ask import ask, ask_all
from engine.kernel.phrase import Param
from engine.kernel.question_kind import QuestionKind
from engine.kernel.shapes import OneOf
from engine.kernel.shapes.base import Shape

from .playing import play_at_any_time
from .windows import any_time, is_any_time

V = TypeVar("V")
Make = Callable[[], Shape[V] | None]
"""A function that returns the shape for the present state; ``None`` if nothing is left to
decide."""


async def choose(seat: Seat, kind: QuestionKind, shape: Shape[V], /, **params: Param) -> V:
    """Ask for a part of what is being announced, or take the only answer without asking.

    Use it only for choices whose number of answers is public, because not asking must tell nobody
    anything. A card or maneuver is announced as a whole (6.4), so nothing is played before this
    answer.
    """
    only = shape.forced()
    return only if only is not None else await ask(seat, kind, shape, **params)


@overload
async def decide(
    s: InisState,
    seat: Seat,
    kind: QuestionKind,
    make: Callable[[], Shape[V]],
    /,
    *,
    countable: bool = ...,
    **params: Param,
) -> V: ...


@overload
async def decide(
    s: InisState,
    seat: Seat,
    kind: QuestionKind,
    make: Make[V],
    /,
    *,
    countable: bool = ...,
    **params: Param,
) -> V | None: ...


async def decide(
    s: InisState,
    seat: Seat,
    kind: QuestionKind,
    make: Make[V],
    /,
    *,
    countable: bool = False,
    **params: Param,
) -> V | None:
    """Ask for a decision of its own, before which the seat may play the Moor.

    Return ``None`` if nothing is left to decide. If the choice is ``countable``, everyone can count
    the answers, so nobody is asked if there is only one.
    """
    while (shape := make()) is not None:
        if countable and (only := shape.forced()) is not None:
            return only
        answer = await ask(seat, kind, _with_any_time(s, seat, shape), **params)
        if not is_any_time(answer):
            return answer
        await play_at_any_time(s, seat, answer)
    return None


async def decide_all(
    s: InisState, makes: Mapping[Seat, Make[V]], kind: QuestionKind, /, **params: Param
) -> dict[Seat, V]:
    """Ask several seats at the same time for such decisions, except those with nothing to decide.

    A seat that plays the Moor decides after it; the others keep their decisions, unless these are
    no longer possible.
    """
    found: dict[Seat, V] = {}
    while True:
        shapes: dict[Seat, Shape[V]] = {}
        for seat, make in makes.items():
            shape = make()
            if shape is None:
                found.pop(seat, None)
            elif seat not in found or shape.check(found[seat]) is not None:
                shapes[seat] = _with_any_time(s, seat, shape)
        if not shapes:
            return found
        answers = await ask_all(shapes, kind, **params)
        for seat, answer in answers.items():
            if is_any_time(answer):
                await play_at_any_time(s, seat, answer)
            else:
                found[seat] = answer


def action_card(s: InisState, seat: Seat) -> OneOf[Card] | None:
    """Offer a player's Action cards, if there are any."""
    cards = sorted(s.hand(seat, "action"))
    return OneOf.named({f"card:{c}": c for c in cards}) if cards else None


def _with_any_time(s: InisState, seat: Seat, shape: Shape[V]) -> Shape[V]:
    """Add to the options the cards that the seat holds and can play at any time."""
    options = any_time(s, seat)
    return listed(shape, options) if options else shape
