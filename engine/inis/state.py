"""The state of a game: what is where, and who has what. It only computes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

from engine.kernel.phrase import LineData
from engine.kernel.state import State

from .components import Box, Card, Kind, Seat, Territory
from .grid import Location, neighbours
from .types import Clash, Drawing, Place, Played, Seen, Waiting, Win

Phase = Literal["set-up", "assembly", "draft", "season", "ended"]
Direction = Literal["clockwise", "counter-clockwise"]

OTHER_WAY: dict[Direction, Direction] = {
    "clockwise": "counter-clockwise",
    "counter-clockwise": "clockwise",
}


@dataclass(slots=True)
class Table(State):
    """Everything a saved game needs, as plain data, and the box and rulings it is played with."""

    transient: ClassVar[frozenset[str]] = frozenset(
        {"told", "witness", "box", "rulings", "options", "_touching", "_touching_at"}
    )

    box: Box = None  # type: ignore[assignment]  # the ruleset fills in the three transient fields
    rulings: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, Any] = field(default_factory=dict)

    seats: list[Seat] = field(default_factory=list)
    """The seats in play, clockwise."""
    round: int = 0
    """Counts from 1; 0 until the first Assembly."""
    phase: Phase = "set-up"
    direction: Direction = "clockwise"
    """What the Flock of Crows shows (1.6)."""
    brenn: Seat = ""
    capital: Territory | None = None
    """The Capital's territory (1.7)."""

    places: dict[Territory, Location] = field(default_factory=dict)
    """Tiles in play and where they lie, in the order they came."""
    pile: list[Territory] = field(default_factory=list)
    """The other tiles, top first. Secret."""
    clans: dict[Territory, dict[Seat, int]] = field(default_factory=dict)
    """Clans on the map, including those in Citadels; there are no entries of zero."""
    citadels: dict[Territory, int] = field(default_factory=dict)
    """Citadels, without the Capital."""
    sanctuaries: dict[Territory, int] = field(default_factory=dict)
    festival: Territory | None = None
    deeds: dict[Seat, int] = field(default_factory=dict)
    pretenders: list[Seat] = field(default_factory=list)
    """Holders of a Pretender token."""

    hands: dict[Seat, dict[Kind, list[Card]]] = field(default_factory=dict)
    """Cards in hand, by kind. Secret, except for their numbers (2.4)."""
    drafts: dict[Seat, list[Card]] = field(default_factory=dict)
    """Action cards held during a draft. Secret."""
    laid: dict[Seat, list[Card]] = field(default_factory=dict)
    """The first batch of a draft of two, face down (5.7). Secret."""
    undealt: list[Card] = field(default_factory=list)
    """Action cards of the second batch. Secret."""
    aside: Card | None = None
    """The Action card set aside (5.5). Secret."""
    discard: list[Card] = field(default_factory=list)
    """The Action discard pile, the latest last. Secret (2.5)."""
    display: list[Card] = field(default_factory=list)
    """Advantage cards in the display, face up (5.3)."""
    spent: list[Card] = field(default_factory=list)
    """Advantage cards that lie face down beside the map (2.5)."""
    deck: list[Card] = field(default_factory=list)
    """Epic Tale cards, top first. Secret."""
    pile_of_tales: list[Card] = field(default_factory=list)
    """The open discard pile of Epic Tale cards, the latest last."""

    drawing: list[Drawing] = field(default_factory=list)
    """Cards being drawn, of which some are kept: ``seat`` and ``cards``. Secret."""

    gone: list[Card] = field(default_factory=list)
    """Action cards that everybody knows to be in the discard pile (13.4.3)."""
    holders: dict[Card, Seat] = field(default_factory=dict)
    """The seat in whose hand everybody would look for an Advantage card (13.4.2)."""
    seen_tales: dict[Card, Seat] = field(default_factory=dict)
    """Epic Tale cards that everybody knows to be in the hand of a seat."""
    known: dict[Seat, list[Seen]] = field(default_factory=dict)
    """What only one seat was shown, in the order it saw it."""

    beliefs: dict[Seat, dict[Card, list[Place]]] = field(default_factory=dict)
    """Where cards may be of which a seat has seen something, by seat; all others may be anywhere.
    Secret."""
    sunk: list[list[str]] = field(default_factory=list)
    """Tiles put at the bottom of the pile, top first, as ``[seat, territory]``; only that seat has
    seen them."""

    turn: Seat | None = None
    """Whose turn of the season it is."""
    claimed: Seat | None = None
    """Who takes the next turn out of order (Oengus's Ploy)."""
    passed: list[Seat] = field(default_factory=list)
    """Who has passed since anybody did anything else, each once (6.7)."""
    turns: int = 0
    """How many turns have begun, in all seasons."""
    opening: bool = False
    """Whether the first turn of the season is not over yet (6.1)."""
    playing: list[Played] = field(default_factory=list)
    """Cards being played, a response above what it answers."""
    cathbad: Seat | None = None
    """Who has played Cathbad's Word in this Assembly."""
    clash: Clash | None = None
    """The clash in progress."""
    waiting: list[Waiting] = field(default_factory=list)
    """Clashes that wait for it to end (8.3)."""

    explained: list[LineData] = field(default_factory=list)
    """The arithmetic of the last victory check, line by line."""
    winner: Seat | None = None
    win: Win | None = None

    _touching: dict[Territory, list[Territory]] = field(default_factory=dict)
    _touching_at: int = -1

    # -- season ---------------------------------------------------------------------------------

    @property
    def passes(self) -> int:
        """How many players have passed in a row; a player who has passed twice counts once."""
        return len(self.passed)

    @property
    def season_ends(self) -> bool:
        """Whether the season ends with this turn: all have passed, nobody takes another."""
        return self.claimed is None and self.passes == len(self.seats)

    # -- order of play --------------------------------------------------------------------------

    def order_from(self, first: Seat) -> list[Seat]:
        """Return all seats in turn order, beginning with one (1.6)."""
        seats = self.seats if self.direction == "clockwise" else self.seats[::-1]
        at = seats.index(first)
        return seats[at:] + seats[:at]

    def next_after(self, seat: Seat) -> Seat:
        """Return the next player."""
        return self.order_from(seat)[1]

    def opponents(self, seat: Seat) -> list[Seat]:
        """Return the others in turn order (1.4)."""
        return self.order_from(seat)[1:]

    # -- the map --------------------------------------------------------------------------------

    def next_to(self, territory: Territory) -> list[Territory]:
        """Name the adjacent territories."""
        if self._touching_at != len(self.places):
            self._touching = neighbours(self.places)
            self._touching_at = len(self.places)
        return self._touching[territory]

    def there(self, seat: Seat, territory: Territory) -> int:
        """Count a player's clans in a territory."""
        return self.clans.get(territory, {}).get(seat, 0)

    def present(self, territory: Territory) -> list[Seat]:
        """Return the players with clans in a territory, in seating order (1.2)."""
        clans = self.clans.get(territory, {})
        return [s for s in self.seats if clans.get(s)]

    def homes(self, seat: Seat) -> list[Territory]:
        """Name the territories in which a player is present."""
        return [t for t in self.places if self.there(seat, t)]

    def chieftain(self, territory: Territory) -> Seat | None:
        """Name the player with strictly more clans than every other (1.3)."""
        clans = self.clans.get(territory, {})
        most = max(clans.values(), default=0)
        leaders = [s for s, n in clans.items() if n == most]
        return leaders[0] if len(leaders) == 1 else None

    def shelter(self, territory: Territory) -> int:
        """Count the Citadels of a territory, the Capital among them."""
        return self.citadels.get(territory, 0) + (territory == self.capital)

    def on_cauldron(self, seat: Seat) -> int:
        """Count the clans on Dagda's Cauldron, which are in no reserve."""
        held: int = self.clash["cauldrons"].get(seat, 0) if self.clash is not None else 0
        return held

    def reserve(self, seat: Seat) -> int:
        """Count the clans that are not on the map (1.1)."""
        out = sum(clans.get(seat, 0) for clans in self.clans.values())
        return self.box.figures.clans - out - self.on_cauldron(seat)

    def put(self, seat: Seat, territory: Territory, number: int = 1) -> None:
        """Put clans on the map, or take them off it if the number is negative."""
        clans = self.clans.setdefault(territory, {})
        clans[seat] = clans.get(seat, 0) + number
        if clans[seat] == 0:
            del clans[seat]
        if not clans:
            del self.clans[territory]

    # -- supply ---------------------------------------------------------------------------------

    @property
    def citadels_left(self) -> int:
        """How many Citadels the supply holds."""
        return self.box.figures.citadels - sum(self.citadels.values())

    @property
    def sanctuaries_left(self) -> int:
        """How many Sanctuaries the supply holds."""
        return self.box.figures.sanctuaries - sum(self.sanctuaries.values())

    def add_sanctuary(self, territory: Territory) -> bool:
        """Put a Sanctuary there, if one is left (1.8); tell whether."""
        if not self.sanctuaries_left:
            return False
        self.sanctuaries[territory] = self.sanctuaries.get(territory, 0) + 1
        return True

    # -- cards ----------------------------------------------------------------------------------

    def hand(self, seat: Seat, kind: Kind) -> list[Card]:
        """Return a player's cards of a kind."""
        return self.hands[seat][kind]

    def holds(self, seat: Seat, card: Card) -> bool:
        """Tell whether a player has a card in hand."""
        return card in self.hands[seat][self.box.kind[card]]

    def rules(self, name: str, reading: str) -> bool:
        """Tell whether a ruling is read this way."""
        return self.rulings[name] == reading
