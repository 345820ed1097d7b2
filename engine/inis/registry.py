"""Where the rules look up what a card does, and when."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import TypedDict

from engine.inis.shapes import NO_CHOICE, Choices, Options
from engine.inis.state import InisState

from .components import Card, Seat, Territory
from .types import Lies, Side


class ResponseContext(TypedDict, total=False):
    """What a response answers: the card announced, the attack made, the clan about to go."""

    seat: Seat
    """Who announced, attacks, maneuvers, draws, or whose clan it is."""
    area: Territory
    card: Card
    """The card being played; keys up to ``lies`` are those of :class:`engine.inis.types.Played`."""
    side: Side
    choices: Choices
    cancelled: bool
    lies: Lies
    target: Seat
    """Who is attacked."""
    again: bool
    """Whether it is asked again."""
    attacker: Seat
    attacked: Seat | None
    """Whom a maneuver attacked."""
    removed: int
    """How many opposing clans a maneuver has removed."""
    involved: list[Seat]
    """Who had exposed clans when it began."""
    over: bool
    """Whether the clash is."""
    fled: bool
    """Whether the clan is somewhere else already."""
    ignored: bool
    """Whether the Mountains are."""
    more: int
    """Epic Tale cards to be drawn besides."""


Effect = Callable[[InisState, Seat, Choices], Awaitable[None]]
Answer = Callable[[InisState, Seat, Choices, ResponseContext], Awaitable[None]]
Declare = Callable[[InisState, Seat, Choices], Awaitable[Choices]]


@dataclass(frozen=True, slots=True)
class Season:
    """The season side of a card."""

    effect: Effect
    options: Callable[[InisState, Seat], Options]
    """What is chosen with the card; it may depend on the hand of its player."""
    declare: Declare | None
    """Asks a separate question for what is announced with it, before anyone may respond (7.4)."""
    may: Callable[[InisState, Seat], bool]
    """Restrictions on playing the card at all (2.6)."""
    secret: frozenset[str]
    """Names of the choices that the others do not see."""


@dataclass(frozen=True, slots=True)
class Response:
    """A triskel side of a card."""

    effect: Answer
    options: Callable[[InisState, Seat, ResponseContext], Options]
    """What is chosen with the card; empty if it cannot be played."""
    may: Callable[[InisState, Seat, ResponseContext], bool]
    """Whether a holder could respond, judging by what everyone can see."""
    opens: bool
    """Whether someone is asked because of this card alone."""


SEASON: dict[Card, Season] = {}
MANEUVERS: dict[Card, Season] = {}
"""Epic Tale cards that are a maneuver (8.11c)."""
ANY_TIME = "any-time"
"""The moment for cards that can be played before any decision of their holder."""
RESPONSES: dict[str, dict[Card, Response]] = {ANY_TIME: {}}
"""Responses by the moment that they answer, then by card."""


def _nothing(s: InisState, seat: Seat, context: ResponseContext | None = None) -> Options:
    return dict(NO_CHOICE)


def _always(s: InisState, seat: Seat, context: ResponseContext | None = None) -> bool:
    return True


def season(
    card: Card,
    options: Callable[[InisState, Seat], Options] = _nothing,
    *,
    declare: Declare | None = None,
    may: Callable[[InisState, Seat], bool] = _always,
    secret: Iterable[str] = (),
) -> Callable[[Effect], Effect]:
    """Register the season side of a card."""

    def register(effect: Effect) -> Effect:
        SEASON[card] = Season(effect, options, declare, may, frozenset(secret))
        return effect

    return register


def maneuver(
    card: Card,
    options: Callable[[InisState, Seat], Options] = _nothing,
    *,
    declare: Declare | None = None,
    may: Callable[[InisState, Seat], bool] = _always,
) -> Callable[[Effect], Effect]:
    """Register a card that is played as a maneuver."""

    def register(effect: Effect) -> Effect:
        MANEUVERS[card] = Season(effect, options, declare, may, frozenset())
        return effect

    return register


def response(
    moment: str,
    card: Card,
    options: Callable[[InisState, Seat, ResponseContext], Options] = _nothing,
    *,
    may: Callable[[InisState, Seat, ResponseContext], bool] = _always,
    opens: bool = True,
) -> Callable[[Answer], Answer]:
    """Register a triskel side of a card for a moment."""

    def register(effect: Answer) -> Answer:
        RESPONSES.setdefault(moment, {})[card] = Response(effect, options, may, opens)
        return effect

    return register
