"""A view of Inis, turned into plain data for the painter.

Nothing here knows colors, pixels, fonts or rules: every fact comes from the view.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.games.inis.drawing.words import card_name, moment, seat_name, title
from bot.render.words import player

from .changes import InisChanges, read

if TYPE_CHECKING:
    from bot.games.inis.drawing.island import Places
    from bot.games.inis.views import InisPersonal
    from engine.inis.information.view import InisView
    from engine.kernel.event import EventData

SEATS = ("green", "blue", "orange", "white")
KINDS: Final = ("action", "advantage", "epic")
"""The kinds of cards in the order in which they are shown."""
CONDITIONS: Final = ("clans", "sanctuaries", "territories")
"""The victory conditions (9.1)."""

NO_DEEDS = InisChanges()


@dataclass(frozen=True)
class ClanStack:
    """The clans of one player in one territory; `sheltered` are those in Citadels."""

    seat: str
    clans: int
    sheltered: int = 0

    @property
    def exposed(self) -> int:
        """The clans that are not in a Citadel."""
        return self.clans - self.sheltered


@dataclass(frozen=True)
class Territory:
    """Everything in one territory.

    `card` is where its Advantage card is: `display`, `spent`, the seat that holds it, or `None`
    before it is dealt.
    """

    id: str
    stands: tuple[ClanStack, ...]
    citadels: int
    sanctuaries: int
    capital: bool
    festival: bool
    chieftain: str | None
    card: str | None


@dataclass(frozen=True)
class House:
    """What everyone knows of one player. `conditions` are counted without Deeds."""

    seat: str
    name: str
    player: str
    """The name of the player, or nothing."""
    reserve: int
    deeds: int
    pretender: bool
    brenn: bool
    active: bool
    cards: tuple[int, ...]
    conditions: tuple[int, ...]
    met: int
    known: tuple[str, ...]


@dataclass(frozen=True)
class ClashMark:
    """The present clash: whose maneuver it is, and who is being attacked by whom."""

    territory: str
    maneuver: str | None
    attack: tuple[str, str] | None


@dataclass(frozen=True)
class Supply:
    """The cards and pieces beside the map."""

    tiles: int
    citadels: int
    sanctuaries: int
    tales: int
    discarded: int
    aside: bool


@dataclass(frozen=True)
class InisScene:
    """A moment of a game, ready to be painted.

    `sites` are the numbered locations, and `targets` the territories, that a question offers.
    """

    title: str
    moment: str
    direction: str
    winner: str | None
    places: Places
    territories: tuple[Territory, ...]
    houses: tuple[House, ...]
    clash: ClashMark | None
    waiting: tuple[str, ...]
    supply: Supply
    display: tuple[str, ...]
    pile: tuple[str, ...]
    targets: tuple[str, ...] = ()
    sites: tuple[tuple[int, str], ...] = ()
    deeds: InisChanges = NO_DEEDS
    instead: InisChanges = NO_DEEDS
    """What could have happened otherwise."""


def scene(
    view: InisView,
    personal: InisPersonal | None = None,
    happened: Iterable[EventData] = (),
    instead: Iterable[EventData] = (),
) -> InisScene:
    """Return the scene of a view, with what its seat's question offers.

    `happened` are the events that the picture shows as arrows and marks, `instead` those whose
    arrows are hollow.

    Raises `ValueError` for events in a territory that is not in play, and for `personal` data
    without a seat.
    """
    personal = personal or {}
    if personal and view["seat"] is None:
        raise ValueError("a personal picture needs the view of a seat")
    told, other = read(happened), read(instead)
    lying = view["territories"]
    for id in sorted(_trodden(told) | _trodden(other)):
        if id not in lying:
            raise ValueError(f"no territory {id!r} in play")
    clash = view["clash"]
    attack = clash["attack"] if clash else None
    return InisScene(
        title=title(view),
        moment=moment(view),
        direction=view["direction"],
        winner=view.get("winner"),
        places=tuple((id, facts["location"]) for id, facts in lying.items()),
        territories=tuple(_territory(view, id) for id in lying),
        houses=tuple(_house(view, seat) for seat in view["seats"]),
        clash=ClashMark(
            clash["territory"],
            clash["maneuver"],
            (attack["attacker"], attack["target"]) if attack else None,
        )
        if clash
        else None,
        waiting=tuple(waiting["territory"] for waiting in view["waiting"]),
        supply=Supply(
            tiles=view["pile"],
            citadels=view["supply"]["citadels"],
            sanctuaries=view["supply"]["sanctuaries"],
            tales=view["tales"]["deck"],
            discarded=view["action_cards"]["discarded"],
            aside=view["action_cards"]["aside"],
        ),
        display=tuple(card_name(card) for card in view["display"]),
        pile=tuple(card_name(card) for card in reversed(view["tales"]["pile"])),
        targets=offered(view, personal),
        sites=tuple(sorted((n, at) for at, n in personal.get("sites", {}).items())),
        deeds=told,
        instead=other,
    )


def offered(view: InisView, personal: InisPersonal | None) -> tuple[str, ...]:
    """Return the territories in play that a question offers; it may also offer tiles to lay."""
    return tuple(t for t in (personal or {}).get("targets", ()) if t in view["territories"])


def _trodden(told: InisChanges) -> set[str]:
    """Return all territories that the events name."""
    named = {id for move in told.moves for id in (move.origin, move.territory)}
    named |= {change.territory for change in told.changes} | {b.territory for b in told.built}
    return named | {*told.clashes} | {*told.laid}


def _territory(view: InisView, id: str) -> Territory:
    facts = view["territories"][id]
    clash = view["clash"]
    sheltered = clash["protected"] if clash and clash["territory"] == id else {}
    return Territory(
        id=id,
        stands=tuple(
            ClanStack(seat, clans, sheltered.get(seat, 0)) for seat, clans in facts["clans"].items()
        ),
        citadels=facts["citadels"],
        sanctuaries=facts["sanctuaries"],
        capital=facts["capital"],
        festival=facts["festival"],
        chieftain=facts["chieftain"],
        card=facts["advantage"],
    )


def _house(view: InisView, seat: str) -> House:
    facts = view["houses"][seat]
    acting = view["clash"]["maneuver"] if view["clash"] else view["turn"]
    return House(
        seat=seat,
        name=seat_name(seat),
        player=player(seat),
        reserve=facts["reserve"],
        deeds=facts["deeds"],
        pretender=facts["pretender"],
        brenn=seat == view["brenn"],
        active=seat == acting,
        cards=tuple(facts["cards"][kind] for kind in KINDS),
        conditions=tuple(facts["conditions"][what] for what in CONDITIONS),
        met=facts["conditions"]["met"],
        known=tuple(card_name(card) for card in (*facts["advantages"], *facts["tales"])),
    )
