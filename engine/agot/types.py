"""The parts of a saved state that have keys: a combat, a victory, private knowledge."""

from __future__ import annotations

from typing import Literal, NotRequired

# The reader of positions checks fields by their types; before Python 3.12 that works only with this
# TypedDict.
from typing_extensions import TypedDict

from .components import Area, Card, House

Units = dict[str, int]
"""Counted units; a routed one has ``routed-`` in front of its name."""

_From = TypedDict("_From", {"from": Area})


class Combat(_From):
    """A combat in progress; the march came ``from`` an area."""

    area: Area
    attacker: House
    defender: House
    attackers: Units
    modifier: int
    """The modifier of the March order."""
    support: dict[House, str | dict[Area, str]]
    """The side that a House supports; by area, if its areas support different sides."""
    refused: NotRequired[dict[Area, House]]
    """The areas whose support was refused, with the combatant that refused it."""
    cards: dict[House, Card | None]
    """The House cards, once revealed."""
    cancelled: list[House]
    """The Houses whose card's ability was canceled."""
    blade: House | None
    """The House that has used the Valyrian Steel Blade for strength."""
    tides: dict[House, Card]
    tides_shown: bool
    winner: House | None
    totals: NotRequired[dict[House, int]]
    """Both final strengths, once the winner is known."""
    bonus: NotRequired[dict[House, int]]
    """Strength that an ability has given a House card, after a choice."""
    lessened: NotRequired[dict[House, Card]]
    """The House card that a House plays in place of another with 1 strength less."""
    armed: NotRequired[list[House]]
    """The Houses whose card has an icon after a choice."""
    copied: NotRequired[dict[House, Card]]
    """The House card whose icons another one has taken."""
    at_once: NotRequired[bool]
    """Whether an ability has ended the combat before strengths were compared."""
    last_card: NotRequired[list[House]]
    """The Houses that have played the last card of their hand."""
    fought: Units
    """The surviving attackers, once they are in an area again."""
    retreated: NotRequired[Area]
    """The area to which the loser's units have retreated."""
    drawn: NotRequired[dict[House, list[Card]]]
    """Cards dealt to combatants without a hand of their own; secret."""
    looked: NotRequired[dict[House, list[House]]]
    """The Houses that have been shown such cards, by combatant."""
    lost: NotRequired[bool]
    """Whether units were destroyed."""
    march: NotRequired[str]
    """The March order, once it has left its area."""


class AgotWin(TypedDict):
    """The end of a game."""

    reason: str
    """``seven``, ``round-10`` (or another last round), ``nearest``, ``last-house`` or ``draw``."""
    tie_break: str | None
    houses: NotRequired[list[House]]
    """The Houses among which the game is drawn."""


Place = Literal["top", "bottom"]
"""A card of the wildling deck."""


class Peeked(TypedDict):
    """A wildling card that the holder of the Messenger Raven has looked at."""

    card: Card
    place: Place
    round: int


class TurnedWildlingCard(TypedDict):
    """A wildling card that was turned up for all, or looked at by one House."""

    card: Card
    by: House | None
    """The House that looked at it; ``None`` if all have seen it."""
    place: Place


class Known(TypedDict, total=False):
    """What one House has legitimately seen."""

    wildlings: Peeked
    westeros: dict[str, list[Card]]
    """The cards on top of a Westeros deck that it has seen, in their order."""
    buried: dict[str, list[Card]]
    """The cards at the bottom of the face-down ones that it has seen."""
    cards: list[Card]
    """The House cards that it has seen in hidden hands."""
