"""The components of an edition: board, cards, pieces and set-ups, read from data files."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Literal

from pydantic import Field, model_validator

from engine.kernel.data import Data, Json
from engine.printed import PrintedFacts


def printed(edition: str) -> Json:
    """Read the files of an edition (``agot-2e``) without checking them.

    Not every edition has wildling cards and Tides of Battle. If a set-up names another edition
    under ``changes``, its board and figures hold only the differences from that edition. Cards are
    listed in full, unless ``keeps`` names them; then only differences are listed, too.
    """
    folder = files(__package__) / "data" / edition

    def read(name: str) -> Json:
        file = folder / f"{name}.toml"
        return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}

    figures, areas = read("setup"), read("board")
    cards = {
        "house_cards": read("house_cards"),
        "westeros": read("westeros"),
        "wildlings": read("wildlings").get("cards", ()),
        "tides": read("tides"),
    }
    other = figures.pop("changes", None)
    if other is not None:
        before = printed(other)
        cards |= {name: kept(before[name], cards[name]) for name in figures.pop("keeps", ())}
        orders = before["figures"]["orders"] | figures.pop("orders", {})
        figures = before["figures"] | figures | {"orders": orders}
        areas = changed_board(before["areas"], **areas)
    return {"edition": edition, "changes": other, "areas": areas, "figures": figures, **cards}


def kept(before: Any, own: Any) -> Any:
    """Return the cards of another edition, in which an edition's own cards replace others."""
    return {**before, **own} if own else before


def changed_board(
    board: Mapping[str, Data],
    *,
    without: Sequence[str] = (),
    apart: Sequence[tuple[str, str]] = (),
    borders: Sequence[tuple[str, str]] = (),
    areas: Mapping[str, Data] = MappingProxyType({}),
) -> dict[str, Json]:
    """Return a board with changed areas, borders and printed facts.

    Areas that are removed lose all their borders.
    """
    around: dict[str, set[str]] = {
        area: set(board[area]["borders"] if area in board else ()) - set(without)
        for area in sorted({*board, *areas} - set(without))
    }
    for one, other in apart:
        around[one].remove(other)
        around[other].remove(one)
    for one, other in borders:
        around[one].add(other)
        around[other].add(one)
    return {
        area: {**areas.get(area, board.get(area, {})), "borders": sorted(near)}
        for area, near in around.items()
    }


House = str
Area = str
Card = str
Track = Literal["iron-throne", "fiefdoms", "kings-court"]
OrderType = Literal["march", "defend", "support", "raid", "consolidate", "iron-bank"]

TRACKS: tuple[Track, ...] = ("iron-throne", "fiefdoms", "kings-court")
UNITS = ("footman", "knight", "ship", "siege-engine")
CARDS_IN_HAND = 7
"""How many House cards a House has (1.12)."""
ROUTED = "routed-"


class AreaFacts(PrintedFacts):
    """One area as printed (1.2 to 1.4)."""

    kind: Literal["land", "sea", "port"]
    castle: Literal["castle", "stronghold"] | None = None
    power: int = Field(0, ge=0)
    supply: int = Field(0, ge=0)
    home: House | None = None
    borders: tuple[Area, ...]


class HouseCardFacts(PrintedFacts):
    """A House card as printed."""

    house: House
    strength: int = Field(ge=0, le=4)
    swords: int = Field(ge=0)
    towers: int = Field(ge=0)
    ability: str | None = None
    """The name of its ability, which several cards may share."""
    spare: bool = False
    """Whether it is not in the printed deck of this game, but may be chosen for a hand (V1.10), or
    dealt (V1.7)."""
    sorts_as: str | None = None
    """The name by which records sort it, if it is not its id."""


class OrderFacts(PrintedFacts):
    """An order token (6.1.2)."""

    type: OrderType
    modifier: int
    special: bool
    count: int
    only: Literal["sea"] | None = None
    """Where it may be placed, if not everywhere: only in sea areas and ports."""


class WesterosFacts(PrintedFacts):
    """A Westeros card (4.2)."""

    id: Card
    copies: int
    icons: int
    bans: str | None = None
    lasting: Literal["footmen-do-not-support"] | None = None
    """An effect that lasts as long as the card is in play."""
    chooser: Track | None = None
    options: tuple[str, ...] = ()


class TidesFacts(PrintedFacts):
    """A card of Tides of Battle (15.6)."""

    copies: int
    strength: int
    swords: int
    towers: int
    skulls: int


class AgotPlayersFacts(PrintedFacts):
    """The set-up for a number of players (2.2 to 2.7, 15.5)."""

    houses: tuple[House, ...]
    stars: tuple[int, ...]
    castles_to_win: int
    tracks: Mapping[Track, tuple[House, ...]]
    neutral: Mapping[Area, int | Literal["closed"]]
    balanced: Mapping[House, Mapping[Area, Mapping[str, int]]] = {}
    """The areas in which a House begins with other units than printed if the group has agreed on a
    balanced game (V16.1)."""


class StartFacts(PrintedFacts):
    """The start of a House (2.4)."""

    supply: int
    units: Mapping[Area, Mapping[str, int]]
    tokens: tuple[Area, ...] = ()
    """The areas with one of its Power tokens."""
    garrisons: Mapping[Area, int] = {}
    """Its garrisons outside its home area."""
    power: int | None = None
    """Its available Power, if it is another than that of others."""


class DragonFacts(PrintedFacts):
    """The strength of Dragons (X4.5.1, V15.1)."""

    strength: int = 0
    """What one is worth at first."""
    rounds: tuple[int, ...] = ()
    """The rounds in which all grow by 1."""


class AgotFigures(PrintedFacts):
    """The set-up, and figures that are not on cards."""

    rounds: int
    starting_power: int
    power_tokens: int
    port_ships: int
    wildling_track: tuple[int, ...]
    wildling_start: int
    wildling_setback: int
    garrison: int
    full_threat_attacks: bool = True
    """Whether the wildlings attack as soon as their threat reaches the end of its track."""
    cards_that_return: int
    """How many of the seven House cards return to the hand after the last one has been played."""
    supply_limits: tuple[tuple[int, ...], ...]
    pieces: Mapping[str, int]
    pieces_of: Mapping[House, Mapping[str, int]] = {}
    """The pieces of Houses that have others than most."""
    power_tokens_of: Mapping[House, int] = {}
    """The Power tokens of Houses that have more or fewer than most."""
    costs: Mapping[str, int]
    upgrades: Mapping[str, int]
    points: Mapping[str, int]
    orders: Mapping[str, OrderFacts]
    orders_optional: bool = False
    """Whether an area with units may be left without an order."""
    no_order: Mapping[str, Literal["sea", "island"]] = {}
    """The types of orders that may not be placed at sea, or on a land area that borders no other
    land area."""
    dragons: DragonFacts = DragonFacts()
    decks: Mapping[str, tuple[Card, ...]] = {}
    """Decks beside those for Westeros, the wildlings and Tides of Battle."""
    players: Mapping[int, AgotPlayersFacts]
    start: Mapping[House, StartFacts]

    @property
    def last_card_stays(self) -> bool:
        """Whether the last card that a House plays stays in its discard pile (9.9.3)."""
        return self.cards_that_return < CARDS_IN_HAND


class AgotComponents(PrintedFacts):
    """Everything that is printed, and lookups derived from it."""

    edition: str
    changes: str | None = None
    """The edition that the data of this one changes."""
    areas: Mapping[Area, AreaFacts]
    figures: AgotFigures
    house_cards: Mapping[Card, HouseCardFacts]
    westeros: Mapping[str, tuple[WesterosFacts, ...]]
    wildlings: tuple[Card, ...]
    tides: Mapping[Card, TidesFacts]

    @model_validator(mode="after")
    def _hangs_together(self) -> AgotComponents:
        for id, area in self.areas.items():
            for other in area.borders:
                if id not in self.areas[other].borders:
                    raise ValueError(f"{id} borders {other}, but not the other way round")
        return self

    @cached_property
    def borders(self) -> dict[Area, tuple[Area, ...]]:
        """The adjacent areas of every area."""
        return {id: a.borders for id, a in self.areas.items()}

    @cached_property
    def kind(self) -> dict[Area, str]:
        """``land``, ``sea`` or ``port``."""
        return {id: a.kind for id, a in self.areas.items()}

    @cached_property
    def land_borders(self) -> dict[Area, tuple[Area, ...]]:
        """The adjacent land areas of every area."""
        return self._borders_of_kind("land")

    @cached_property
    def sea_borders(self) -> dict[Area, tuple[Area, ...]]:
        """The adjacent sea areas of every area."""
        return self._borders_of_kind("sea")

    def _borders_of_kind(self, kind: str) -> dict[Area, tuple[Area, ...]]:
        return {
            id: tuple(b for b in a.borders if self.areas[b].kind == kind)
            for id, a in self.areas.items()
        }

    def supports_into(self, supporter: Area, area: Area) -> bool:
        """Return whether units in one area can support a combat in an adjacent one (9.1.5)."""
        match self.kind[supporter], self.kind[area]:
            case "land", kind:
                return kind == "land"
            case "sea", kind:
                return kind != "port"
            case _, kind:
                return kind == "sea"

    @cached_property
    def port_of(self) -> dict[Area, Area]:
        """The port of a land area that has one."""
        return {land: port for port, land in self.land_of.items()}

    @cached_property
    def land_of(self) -> dict[Area, Area]:
        """The land area of every port."""
        return {id: self.land_borders[id][0] for id, a in self.areas.items() if a.kind == "port"}

    @cached_property
    def sea_of(self) -> dict[Area, Area]:
        """The sea area of every port."""
        return {id: self.sea_borders[id][0] for id, a in self.areas.items() if a.kind == "port"}

    @cached_property
    def castles(self) -> dict[Area, int]:
        """The mustering points of every area with a castle or a stronghold (4.5.2)."""
        return {id: self.figures.points[a.castle] for id, a in self.areas.items() if a.castle}

    @cached_property
    def home_of(self) -> dict[Area, House]:
        """The House whose shield is printed in an area."""
        return {id: a.home for id, a in self.areas.items() if a.home}

    @cached_property
    def home_area(self) -> dict[House, Area]:
        """The home area of every House."""
        return {house: id for id, house in self.home_of.items()}

    @cached_property
    def lands(self) -> tuple[Area, ...]:
        """All land areas."""
        return tuple(id for id, a in self.areas.items() if a.kind == "land")

    @cached_property
    def order_type(self) -> dict[str, OrderType]:
        """The type of every order token: march, defend, support, raid or consolidate."""
        return {token: o.type for token, o in self.figures.orders.items()}

    @cached_property
    def order_tokens(self) -> dict[str, int]:
        """How many of every order token each House has; houses that are no Houses have others."""
        return {token: o.count for token, o in self.figures.orders.items() if o.count}

    @cached_property
    def special_orders(self) -> frozenset[str]:
        """The order tokens with a star."""
        return frozenset(t for t, o in self.figures.orders.items() if o.special)

    @cached_property
    def barred(self) -> frozenset[tuple[Area, str]]:
        """Pairs of an area and a type of order that may not be placed there."""
        places = {
            "sea": [a for a, facts in self.areas.items() if facts.kind == "sea"],
            "island": [a for a in self.lands if not self.land_borders[a]],
        }
        return frozenset(
            (a, t) for t, where in self.figures.no_order.items() for a in places[where]
        )

    @cached_property
    def barred_in(self) -> frozenset[Area]:
        """The areas in which some type of order may not be placed."""
        return frozenset(area for area, _ in self.barred)

    @cached_property
    def freely_placed(self) -> bool:
        """Whether all order tokens may be placed on land and at sea alike."""
        return all(o.only is None for o in self.figures.orders.values())

    @cached_property
    def cards_of(self) -> dict[House, tuple[Card, ...]]:
        """The House cards of every House, sorted: seven, or all those that hands
        are made of (V1.7, V1.10)."""
        houses: dict[House, list[Card]] = {}
        for card, facts in self.house_cards.items():
            houses.setdefault(facts.house, []).append(card)
        return {house: tuple(sorted(cards)) for house, cards in houses.items()}

    def cards_of_all(self, houses: Iterable[House]) -> tuple[Card, ...]:
        """Return the House cards of some Houses together, sorted."""
        return tuple(sorted(card for house in houses for card in self.cards_of.get(house, ())))

    def sorted_cards(self, cards: Iterable[Card]) -> list[Card]:
        """Return House cards in the order in which records list them."""
        return sorted(cards, key=self._sorts_as.__getitem__)

    @cached_property
    def _sorts_as(self) -> Mapping[Card, str]:
        return {card: facts.sorts_as or card for card, facts in self.house_cards.items()}

    def pieces(self, house: House) -> Mapping[str, int]:
        """Return how many pieces of every unit a House has (1.12)."""
        return self.figures.pieces_of.get(house, self.figures.pieces)

    def power_tokens(self, house: House) -> int:
        """Return how many Power tokens a House has (1.12)."""
        return self.figures.power_tokens_of.get(house, self.figures.power_tokens)

    @cached_property
    def westeros_card(self) -> dict[Card, WesterosFacts]:
        """The Westeros cards by id."""
        return {c.id: c for deck in self.westeros.values() for c in deck}

    @cached_property
    def decks(self) -> dict[str, tuple[Card, ...]]:
        """The cards of every deck in the box, unshuffled."""
        decks = {
            **{
                d: tuple(c.id for c in cs for _ in range(c.copies))
                for d, cs in self.westeros.items()
            },
            "wildlings": self.wildlings,
            **self.figures.decks,
            "tides-of-battle": tuple(c for c, f in self.tides.items() for _ in range(f.copies)),
        }
        return {name: cards for name, cards in decks.items() if cards}


@lru_cache
def open_box(edition: str) -> AgotComponents:
    """Read and check the data files of an edition (``agot-2e``).

    Raises pydantic.ValidationError for a file with wrong content.
    """
    return AgotComponents.model_validate(printed(edition))
