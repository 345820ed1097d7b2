"""The registry of the effects of cards, by their moments."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import TypedDict

from engine.inis.components import Card, Seat, Territory
from engine.inis.shapes import NO_CHOICE, Choices, Options
from engine.inis.state import InisState
from engine.inis.types import Lies, Side


class ResponseContext(TypedDict, total=False):
    """What a response answers: a card announced, an attack made, or a clan about to be removed."""

    seat: Seat
    """The player who announced, attacks, maneuvers or draws, or the owner of the clan."""
    area: Territory
    card: Card
    """The card being played; keys up to ``lies`` are those of :class:`engine.inis.types.Played`."""
    side: Side
    choices: Choices
    cancelled: bool
    lies: Lies
    target: Seat
    """The player who is attacked."""
    again: bool
    """Whether the question is asked again."""
    attacker: Seat
    attacked: Seat | None
    """The player whom a maneuver attacked."""
    removed: int
    """How many opposing clans a maneuver has removed."""
    involved: list[Seat]
    """The players who had exposed clans when the maneuver began."""
    over: bool
    """Whether the clash is over."""
    fled: bool
    """Whether the clan is already in another territory."""
    ignored: bool
    """Whether the effect of the Mountains is ignored."""
    more: int
    """How many more Epic Tale cards to draw."""


Effect = Callable[[InisState, Seat, Choices], Awaitable[None]]
Answer = Callable[[InisState, Seat, Choices, ResponseContext], Awaitable[None]]
Declare = Callable[[InisState, Seat, Choices], Awaitable[Choices]]


@dataclass(frozen=True, slots=True)
class Season:
    """The season side of a card."""

    effect: Effect
    options: Callable[[InisState, Seat], Options]
    """The choices made with the card; they may depend on the hand of its player."""
    declare: Declare | None
    """A function that asks separately for what is announced with it, before responses (7.4)."""
    may: Callable[[InisState, Seat], bool]
    """The restrictions on playing the card at all (2.6)."""
    secret: frozenset[str]
    """The names of the choices that the others do not see."""


@dataclass(frozen=True, slots=True)
class Response:
    """A triskel side of a card."""

    effect: Answer
    options: Callable[[InisState, Seat, ResponseContext], Options]
    """The choices made with the card; empty if it cannot be played."""
    may: Callable[[InisState, Seat, ResponseContext], bool]
    """Whether a holder could respond, by what everyone can see."""
    opens: bool
    """Whether someone is asked only because of this card."""


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
