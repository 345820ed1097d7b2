"""What a view of the table holds, key by key. It is made in :mod:`engine.agot.view`."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from .box import Area, Card, House, Track
from .saved import Known, Place, Units, Win
from .state import Phase


class HouseView(TypedDict):
    """What everybody may see of a house."""

    power: int
    supply: int
    castles: int
    hand: list[Card]
    discard: list[Card]


class AreaView(TypedDict, total=False):
    """What is in an area; keys without anything are left out."""

    house: House
    """Whose the units are; present if ``units`` is."""
    units: Units
    token: House
    """Whose Power token is there."""
    garrison: int
    neutral: int
    order: str
    """An order token, or ``face-down``."""


_From = TypedDict("_From", {"from": Area})


class CombatView(_From):
    """The combat that is going on; the march came ``from`` an area."""

    area: Area
    attacker: House
    defender: House
    attackers: Units
    support: NotRequired[dict[House, str | dict[Area, str]]]
    cards: NotRequired[dict[House, Card | None]]
    tides: NotRequired[dict[House, Card]]
    """The House cards that the seat may see."""
    reaching: NotRequired[list[Area]]
    """Areas whose Support orders reach the combat; not in a snapshot."""
    refused: NotRequired[dict[Area, House]]
    """Areas whose support was refused, and by whom; not in a snapshot."""


class TurnedView(TypedDict):
    """A wildling card that was turned up for all, or looked at by one house."""

    by: House | None
    """The house that looked at it; ``None`` if all have seen it."""
    card: NotRequired[Card]
    """The card, if the seat has seen it."""
    place: NotRequired[Place]
    """Where it was put, if the seat knows."""


class KnownView(Known, total=False):
    """What only one house knows."""

    placed: dict[Area, str]
    """Its face-down orders."""


class View(TypedDict):
    """The table as a seat, or a spectator, sees it."""

    ruleset: str
    seat: House | None
    round: int
    phase: Phase
    players: int
    wildlings: int
    tracks: dict[Track, list[House]]
    blade_used: bool
    raven_used: bool
    stars: list[int]
    """Special orders by position on the King's Court track."""
    castles_to_win: int
    win_when_held: NotRequired[Literal[True]]
    """So many castles win only if they are held when a round is over; else at once (15.1)."""
    supply_limits: dict[str, list[int]]
    houses: dict[House, HouseView]
    """The houses, in turn order."""
    areas: dict[Area, AreaView]
    controllers: dict[Area, House]
    westeros: NotRequired[list[Card]]
    ahead: NotRequired[dict[str, list[Card]]]
    """The next cards of each Westeros deck, where they lie open (X5)."""
    forbidden: NotRequired[list[str]]
    closed: NotRequired[list[Area]]
    opened: NotRequired[list[Area]]
    """Areas that are not printed, and that this game has by agreement (X5)."""
    combat: NotRequired[CombatView]
    winner: NotRequired[House | None]
    win: NotRequired[Win]
    known: NotRequired[KnownView]
    """What the seat knows in secret; absent for a spectator."""
    drawn: NotRequired[dict[str, list[Card]]]
    """Westeros cards revealed since their deck was last shuffled, in order; now at its bottom."""
    turned: NotRequired[list[TurnedView]]
    """Wildling cards that were turned up or looked at, in order."""


class Snapshot(TypedDict):
    """The state as a check of ``record/1`` writes it."""

    round: int
    phase: Phase
    wildlings: int
    wildling_top: Card | None
    tracks: dict[Track, list[House]]
    blade_used: bool
    houses: dict[House, HouseView]
    areas: dict[Area, AreaView]
    westeros: NotRequired[list[Card]]
    forbidden: NotRequired[list[str]]
    combat: NotRequired[CombatView]
    events: NotRequired[list[dict[str, object]]]
    winner: NotRequired[House | None]
    win: NotRequired[Win]
