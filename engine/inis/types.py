"""The parts of a saved state that have keys: clashes, cards played, private knowledge."""

from __future__ import annotations

from typing import Literal

# The reader of positions checks saved fields by their types; before Python 3.12 that works only
# with this TypedDict.
from typing_extensions import TypedDict

from engine.kernel.data import Json

from .components import Card, Seat, Territory

Step = Literal["start", "citadels", "maneuvers", "end"]
Side = Literal["season", "triskel"]


Lies = Literal["table", "discarded", "shuffled", "taken", "kept"]
"""Where a card is: ``shuffled`` away after it was discarded, or ``kept`` face up."""


Place = str
"""Where a hidden card may be: in the hand of a seat, or ``aside``, ``discard``, ``deck``,
``spent``."""


class PendingClash(TypedDict):
    """A clash that is still to be resolved."""

    territory: Territory
    instigator: Seat
    initiator: Seat


class Attack(TypedDict):
    """An attack that is being answered."""

    attacker: Seat
    target: Seat
    must: str
    """What the attacker makes the target do; ``choose`` if nothing."""


class Clash(PendingClash):
    """The clash in progress."""

    step: Step
    protected: dict[Seat, int]
    """Clans in Citadels."""
    maneuver: Seat | None
    """The player whose maneuver it is."""
    silenced: bool
    """Whether Lug's Spear forbids triskel cards."""
    attack: Attack | None
    removed: dict[Seat, int]
    """The clans that have been removed from the territory."""
    cauldrons: dict[Seat, int]
    """The clans on Dagda's Cauldron."""
    back: dict[Seat, int]
    """The removed clans that have immediately come back elsewhere."""
    open: list[Card]
    """The cards that stay face up until the clash is over."""
    named: Seat | None
    """The player whom Warlord has named for the next maneuver."""
    resume: Seat | None
    """The player who comes after the named one."""


class PlayedView(TypedDict):
    """A card being played, as everyone sees it."""

    card: Card
    seat: Seat
    side: Side
    choices: Json
    """The choices announced with it; each card has choices of its own."""


class Played(PlayedView):
    """A card being played."""

    cancelled: bool
    lies: Lies


class Drawing(TypedDict):
    """Cards being drawn, of which some are kept."""

    seat: Seat
    cards: list[Card]


class ShownCards(TypedDict, total=False):
    """What a seat is shown: cards or tiles, with their owner."""

    cards: list[Card]
    territories: list[Territory]
    whose: Seat
    kind: str


class SeenCards(ShownCards):
    """What only one seat was shown."""

    what: str
    round: int


class InisWin(TypedDict):
    """The end of a game."""

    reason: str
    tie_break: str | None
