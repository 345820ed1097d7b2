"""The state of a game: the map, the cards, and the players. Pure functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from engine.kernel.data import Data
from engine.kernel.phrase import LineData
from engine.kernel.state import State
from engine.kernel.visibility import FACE_DOWN, elsewhere, hidden, once, owned, public, seen

from .board.grid import Location, neighbours
from .components import Card, InisComponents, Kind, Seat, Territory
from .types import Clash, Drawing, InisWin, PendingClash, Place, Played, SeenCards

Phase = Literal["set-up", "assembly", "draft", "season", "ended"]
Direction = Literal["clockwise", "counter-clockwise"]

OTHER_WAY: dict[Direction, Direction] = {
    "clockwise": "counter-clockwise",
    "counter-clockwise": "clockwise",
}


CARDS = once("card")

# -- who sees what (2.4, 2.5, 13.4) ----------------------------------------------------------------


def _hands(s: InisState, seat: Seat | None) -> dict[Seat, dict[Kind, list[Card]]]:
    """Return hands as a seat sees them: its own, and others' publicly known cards (2.4)."""
    return {
        other: hand
        if other == seat
        else {
            kind: [
                c if other in (s.holders.get(c), s.seen_tales.get(c)) else FACE_DOWN for c in cards
            ]
            for kind, cards in hand.items()
        }
        for other, hand in s.hands.items()
    }


def _discard(s: InisState, seat: Seat | None) -> list[Card]:
    """Return the discard pile with only the cards that went there openly (2.5, 13.4.3)."""
    return [c if c in s.gone else FACE_DOWN for c in s.discard]


def _spent(s: InisState, seat: Seat | None) -> list[Card]:
    """Return the spent cards; those discarded unseen are face down (13.4.2)."""
    return [FACE_DOWN if c in s.holders else c for c in s.spent]


def _drawing(s: InisState, seat: Seat | None) -> list[Drawing]:
    """Return the cards being drawn, which only the player who draws sees."""
    return [
        d if d["seat"] == seat else {"seat": d["seat"], "cards": [FACE_DOWN] * len(d["cards"])}
        for d in s.drawing
    ]


def _sunk(s: InisState, seat: Seat | None) -> list[list[str]]:
    """Return the tiles at the bottom, which only the player who put them there sees (3.3, 3.4)."""
    return [[who, tile if who == seat else FACE_DOWN] for who, tile in s.sunk]


@dataclass(slots=True)
class InisState(State):
    """Everything that a saved game needs, as plain data, with its components and rulings."""

    box: InisComponents = public(None, saved=False)
    rulings: Mapping[str, str] = public(dict, saved=False)
    options: Data = public(dict, saved=False)

    seats: Sequence[Seat] = public(list)
    """The seats in play, clockwise."""
    round: int = public(0)
    """The number of the round from 1; 0 until the first Assembly."""
    phase: Phase = public("set-up")
    direction: Direction = public("clockwise")
    """The direction that the Flock of Crows shows (1.6)."""
    brenn: Seat = public("")
    capital: Territory | None = public(None)
    """The Capital's territory (1.7)."""

    places: dict[Territory, Location] = public(dict)
    """The locations of the tiles in play, in the order in which these came."""
    pile: list[Territory] = hidden(list, face_down=True, names=once("tile"))
    """The other tiles, top first."""
    clans: dict[Territory, Mapping[Seat, int]] = public(dict)
    """The clans on the map, including those in Citadels; there are no entries of zero."""
    citadels: dict[Territory, int] = public(dict)
    """The Citadels, without the Capital."""
    sanctuaries: dict[Territory, int] = public(dict)
    festival: Territory | None = public(None)
    deeds: dict[Seat, int] = public(dict)
    pretenders: list[Seat] = public(list)
    """The holders of a Pretender token."""

    hands: dict[Seat, dict[Kind, list[Card]]] = seen(_hands, dict, names=CARDS)
    """The cards in hand, by kind. The others see how many (2.4)."""
    drafts: dict[Seat, Sequence[Card]] = owned(dict, face_down=True, names=CARDS)
    """The Action cards held during a draft."""
    laid: dict[Seat, Sequence[Card]] = owned(dict, face_down=True, names=CARDS)
    """The first batch of a draft of two, face down (5.7)."""
    undealt: list[Card] = hidden(list, face_down=True, names=CARDS)
    """The Action cards of the second batch."""
    aside: Card | None = hidden(None, face_down=True, names=CARDS)
    """The Action card set aside (5.5)."""
    discard: list[Card] = seen(_discard, list, names=CARDS)
    """The Action discard pile, the latest last; all know how many it holds (2.5)."""
    display: list[Card] = public(list)
    """The Advantage cards in the display, face up (5.3)."""
    spent: list[Card] = seen(_spent, list, names=elsewhere)
    """The Advantage cards that are face down beside the map (2.5)."""
    deck: list[Card] = hidden(list, face_down=True, names=CARDS)
    """The deck of Epic Tale cards, top first."""
    pile_of_tales: list[Card] = public(list)
    """The open discard pile of Epic Tale cards, the latest last."""

    drawing: list[Drawing] = seen(_drawing, list, names=CARDS)
    """The cards being drawn, of which some are kept: ``seat`` and ``cards``."""

    gone: list[Card] = public(list)
    """The Action cards that everyone knows to be in the discard pile (13.4.3)."""
    holders: dict[Card, Seat] = public(dict)
    """The seat in whose hand everyone expects each Advantage card (13.4.2)."""
    seen_tales: dict[Card, Seat] = public(dict)
    """The Epic Tale cards that everyone knows to be in a hand, with their seats."""
    known: dict[Seat, list[SeenCards]] = owned(dict, names=elsewhere)
    """What only one seat was shown, in order, by seat."""

    beliefs: dict[Seat, dict[Card, list[Place]]] = owned(dict, names=elsewhere)
    """The possible places of cards that a seat has seen, by seat; all others may be anywhere."""
    sunk: list[Sequence[str]] = seen(_sunk, list, names=elsewhere)
    """The tiles put at the bottom of the pile, top first, as ``[seat, territory]``; only that seat
    has seen them."""

    turn: Seat | None = public(None)
    """The player whose turn it is in the season."""
    claimed: Seat | None = public(None)
    """The player who takes the next turn out of order (Oengus's Ploy)."""
    passed: list[Seat] = public(list)
    """The players who have passed since anyone did anything else, each once (6.7)."""
    turns: int = public(0, past=True)
    """How many turns have begun, in all seasons."""
    opening: bool = public(False)
    """Whether the first turn of the season is not over yet (6.1)."""
    playing: list[Played] = public(list)
    """The cards being played, a response above the card that it answers."""
    cathbad: Seat | None = public(None)
    """The player who has played Cathbad's Word in this Assembly."""
    clash: Clash | None = public(None)
    """The clash in progress."""
    waiting: list[PendingClash] = public(list)
    """The clashes that wait for the end of this one (8.3)."""

    explained: Sequence[LineData] = public(list, past=True)
    """The explanation of the last victory check, line by line."""
    winner: Seat | None = public(None)
    win: InisWin | None = public(None)

    _touching: dict[Territory, list[Territory]] = public(dict, saved=False)
    _touching_at: int = public(-1, saved=False)

    # -- season ---------------------------------------------------------------------------------

    @property
    def passes(self) -> int:
        """How many players have passed in a row; a player who has passed twice counts once."""
        return len(self.passed)

    @property
    def season_ends(self) -> bool:
        """Whether the season ends with this turn: all have passed, without another turn."""
        return self.claimed is None and self.passes == len(self.seats)

    # -- order of play --------------------------------------------------------------------------

    def order_from(self, first: Seat) -> list[Seat]:
        """Return all seats in turn order, beginning with one (1.6)."""
        seats = self.seats if self.direction == "clockwise" else self.seats[::-1]
        at = seats.index(first)
        return [*seats[at:], *seats[:at]]

    def next_after(self, seat: Seat) -> Seat:
        """Return the next player."""
        return self.order_from(seat)[1]

    def opponents(self, seat: Seat) -> list[Seat]:
        """Return the others in turn order (1.4)."""
        return self.order_from(seat)[1:]

    # -- the map --------------------------------------------------------------------------------

    def next_to(self, territory: Territory) -> list[Territory]:
        """Return the adjacent territories."""
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
        """Return the territories in which a player is present."""
        return [t for t in self.places if self.there(seat, t)]

    def chieftain(self, territory: Territory) -> Seat | None:
        """Return the player with more clans than every other, if there is one (1.3)."""
        clans = self.clans.get(territory, {})
        most = max(clans.values(), default=0)
        leaders = [s for s, n in clans.items() if n == most]
        return leaders[0] if len(leaders) == 1 else None

    def shelter(self, territory: Territory) -> int:
        """Count the Citadels of a territory, including the Capital."""
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
        clans = dict(self.clans.get(territory, {}))
        clans[seat] = clans.get(seat, 0) + number
        if clans[seat] == 0:
            del clans[seat]
        if clans:
            self.clans[territory] = clans
        else:
            self.clans.pop(territory, None)

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
        """Put a Sanctuary in a territory, if one is left (1.8); return whether one was."""
        if not self.sanctuaries_left:
            return False
        self.sanctuaries[territory] = self.sanctuaries.get(territory, 0) + 1
        return True

    # -- cards ----------------------------------------------------------------------------------

    def hand(self, seat: Seat, kind: Kind) -> list[Card]:
        """Return a player's cards of a kind."""
        return self.hands[seat][kind]

    def holds(self, seat: Seat, card: Card) -> bool:
        """Return whether a player has a card in hand."""
        return card in self.hands[seat][self.box.kind[card]]

    def rules(self, name: str, reading: str) -> bool:
        """Return whether a ruling is read this way."""
        return self.rulings[name] == reading
