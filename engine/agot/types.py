"""The parts of a saved table that have keys: a combat, a victory, what is known."""

from __future__ import annotations

from typing import Literal, NotRequired

# The notation's reader checks saved fields by their types; before Python 3.12 that works only with
# this TypedDict.
from typing_extensions import TypedDict

from .components import Area, Card, House

Units = dict[str, int]
"""Counted units; a routed one has ``routed-`` in front of its name."""

_From = TypedDict("_From", {"from": Area})


class Combat(_From):
    """A combat that is going on; the march came ``from`` an area."""

    area: Area
    attacker: House
    defender: House
    attackers: Units
    modifier: int
    """The modifier of the March order."""
    support: dict[House, str | dict[Area, str]]
    """Which side a house supports; by area, if they support different sides."""
    refused: NotRequired[dict[Area, House]]
    """Areas whose support a combatant has refused, and which one."""
    cards: dict[House, Card | None]
    """The House cards, once revealed."""
    cancelled: list[House]
    """Houses whose card's ability was canceled."""
    blade: House | None
    """Who has used the Valyrian Steel Blade for strength."""
    tides: dict[House, Card]
    tides_shown: bool
    winner: House | None
    totals: NotRequired[dict[House, int]]
    """Both final strengths, once the winner is known."""
    bonus: NotRequired[dict[House, int]]
    """Strength that an ability has given a House card, after a choice."""
    copied: NotRequired[dict[House, Card]]
    """A House card whose icons another one has."""
    at_once: NotRequired[bool]
    """Whether an ability has ended the combat before strengths were compared."""
    last_card: NotRequired[list[House]]
    """Houses that have played the last card of their hand."""
    fought: Units
    """The attackers that are left, once they are back in an area."""
    retreated: NotRequired[Area]
    """Where the loser's units have gone."""
    drawn: NotRequired[dict[House, list[Card]]]
    """Cards dealt to combatants without a hand of their own. Secret."""
    looked: NotRequired[dict[House, list[House]]]
    """Who has been shown such cards, by the combatants."""
    march: NotRequired[str]
    """The March order, once it has left the area that the march came from."""


class AgotWin(TypedDict):
    """How the game has ended."""

    reason: str
    """``seven``, ``round-10`` (or what the last round is) or ``draw``."""
    tie_break: str | None
    houses: NotRequired[list[House]]
    """The houses among which the game is drawn."""


Place = Literal["top", "bottom"]
"""A card of the wildling deck."""


class Peeked(TypedDict):
    """A wildling card that the holder of the Messenger Raven has looked at."""

    card: Card
    place: Place
    round: int


class TurnedWildlingCard(TypedDict):
    """A wildling card that was turned up for all, or looked at by one house."""

    card: Card
    by: House | None
    """The house that looked at it; ``None`` if all have seen it."""
    place: Place


class Known(TypedDict, total=False):
    """What one house has legitimately seen."""

    wildlings: Peeked
    westeros: dict[str, list[Card]]
    """The cards on top of a Westeros deck that it has seen, in their order."""
    buried: dict[str, list[Card]]
    """Those at the bottom of what lies face down there."""
