"""What a view of the table holds, key by key. It is made in :mod:`engine.inis.view`."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from .box import Card, Kind, Seat, Territory
from .lattice import Location
from .saved import Attack, Place, PlayedView, Seen, Step, Waiting, Win
from .state import Direction, Phase


class TerritoryView(TypedDict):
    """A tile in play."""

    location: Location
    next_to: list[Territory]
    clans: dict[Seat, int]
    citadels: int
    capital: bool
    sanctuaries: int
    festival: bool
    chieftain: Seat | None
    advantage: str | None


class Conditions(TypedDict):
    """What counts for victory without Deeds, and how many conditions are met with them."""

    clans: int
    sanctuaries: int
    territories: int
    met: int


class HouseView(TypedDict):
    """What everybody sees of a player."""

    reserve: int
    on_map: int
    deeds: int
    pretender: bool
    cards: dict[Kind, int]
    advantages: list[Card]
    sure: bool
    tales: list[Card]
    conditions: Conditions


class ClashView(Waiting):
    """The clash in progress."""

    step: Step
    exposed: dict[Seat, int]
    protected: dict[Seat, int]
    shelter: int
    maneuver: Seat | None
    silenced: bool
    attack: Attack | None
    cauldrons: dict[Seat, int]


class SupplyView(TypedDict):
    """What is left to build."""

    citadels: int
    sanctuaries: int


class TalesView(TypedDict):
    """Epic Tale cards that nobody holds."""

    deck: int
    pile: list[Card]


class ActionCardsView(TypedDict):
    """Action cards that nobody holds."""

    discarded: int
    aside: bool
    gone: list[Card]


class HandView(TypedDict):
    """A seat's own cards."""

    action: list[Card]
    advantage: list[Card]
    epic: list[Card]
    laid: list[Card]
    draft: list[Card]
    drawn: list[Card]


class View(TypedDict):
    """The table as a seat, or a spectator, sees it; :mod:`engine.inis.view` describes the keys."""

    ruleset: str
    seat: Seat | None
    round: int
    phase: Phase
    players: int
    seats: list[Seat]
    order: list[Seat]
    brenn: Seat | None
    direction: Direction
    capital: Territory | None
    festival: Territory | None
    turn: Seat | None
    passed: list[Seat]
    territories: dict[Territory, TerritoryView]
    pile: int
    houses: dict[Seat, HouseView]
    supply: SupplyView
    display: list[Card]
    tales: TalesView
    action_cards: ActionCardsView
    playing: list[PlayedView]
    clash: ClashView | None
    waiting: list[Waiting]
    winner: NotRequired[Seat | None]
    win: NotRequired[Win]
    hand: NotRequired[HandView]
    known: NotRequired[list[Seen]]
    sunk: NotRequired[list[Territory | None]]
    traced: NotRequired[dict[Card, list[Place]]]
