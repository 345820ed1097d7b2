"""The view of a seat or a spectator, and the snapshots of records.

The fields of a view, for spectators (``view(None)``) and players alike:

``ruleset``, ``seat``
    ``inis``; whose view it is, or ``None``.
``round``, ``phase``, ``players``
    the round from 1 (0 during set-up); ``set-up``, ``assembly``, ``draft``, ``season``,
    ``ended``; how many play.
``seats``
    the seats as they sit, clockwise.
``order``
    the seats in turn order, beginning with the Brenn (empty until there is one).
``brenn``, ``direction``
    a seat or ``None``; ``clockwise`` or ``counter-clockwise``.
``capital``, ``festival``
    the territory with the Capital, with the Festival marker, or ``None``.
``turn``, ``passed``
    whose turn of the season it is, or ``None``; who has passed since anybody did anything else.
``territories``
    the tiles in play in the order they came, by territory: ``location`` (``A:q,r`` or
    ``B:q,r``, see :mod:`engine.inis.board.grid`), ``next_to`` (adjacent territories), ``clans``
    (by seat, those in Citadels among them), ``citadels`` (the Capital aside), ``capital`` (true
    or false), ``sanctuaries``, ``festival`` (true or false), ``chieftain`` (a seat or ``None``)
    and ``advantage``, where its Advantage card is: ``display``, ``spent`` (face down beside the
    map), a seat (in that hand, as far as everyone can know), or ``None`` before the first
    Assembly has dealt it out.
``pile``
    how many tiles are left.
``houses``
    by seat, as they sit: ``reserve``, ``on_map``, ``deeds``, ``pretender`` (true or false),
    ``cards`` (how many of each kind: ``action``, ``advantage``, ``epic``), ``advantages``
    (Advantage cards that everyone knows in this hand, or would look for there: see ``sure``),
    ``sure`` (false after a card was discarded unseen that may be one of these), ``tales`` (Epic
    Tale cards that everyone knows in this hand) and ``conditions``: ``clans``,
    ``sanctuaries``, ``territories`` as counted in 9.1 without Deeds, and ``met``, how many are
    met with Deeds.
``supply``
    ``citadels`` and ``sanctuaries`` left.
``display``
    the Advantage cards lying face up.
``tales``
    ``deck``, the number of Epic Tale cards face down; ``pile``, the open discard pile, latest
    last.
``action_cards``
    ``discarded`` (how many lie face down), ``aside`` (whether one is set aside), ``gone``
    (those that were played openly this round and are known to lie in the discard pile).
``playing``
    the cards being played, a response above what it answers: ``card``, ``seat``, ``side``
    (``season`` or ``triskel``) and ``choices`` (what was announced, as ids).
``clash``
    the clash in progress, or ``None``: ``territory``, ``instigator``, ``initiator``, ``step``
    (``start``, ``citadels``, ``maneuvers``, ``end``), ``exposed`` and ``protected`` (clans by
    seat), ``shelter`` (Citadels there, the Capital among them), ``maneuver`` (whose maneuver it
    is, or ``None``), ``silenced`` (whether Lug's Spear forbids triskel cards), ``attack``
    (``attacker`` and ``target`` of an attack being answered, or ``None``) and ``cauldrons``
    (clans on Dagda's Cauldron, by seat).
``waiting``
    clashes still to be resolved: ``territory``, ``instigator``, ``initiator``.
``winner``, ``win``
    at the end: the seat; ``{"reason": ..., "tie_break": ...}``.

For a player there is besides:

``about``
    the parameters of the open question, if the seat is asked.
``hand``
    the seat's own cards by kind: ``action``, ``advantage``, ``epic``; ``laid``, the first batch
    of a draft of two; ``draft``, the cards to choose from in the middle of a draft; ``drawn``,
    Epic Tale cards just drawn, of which one will be kept.
``known``
    what the seat was shown and nobody else, in the order it saw it: ``what``, ``cards`` (or
    ``territories``), ``whose`` where they were someone's, ``round``.
``sunk``
    the tiles that were put at the bottom of the pile, top first; ``None`` for one that the seat has
    not seen.
``traced``
    where hidden cards may be of which the seat has seen something, by card: seats, ``aside``,
    ``discard``, ``deck`` or ``spent``; a card that is in none of these hidden places is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from engine.inis.board.grid import Location
from engine.inis.components import KINDS, Card, Kind, Seat, Territory
from engine.inis.state import Direction, InisState, Phase
from engine.inis.types import Attack, InisWin, PendingClash, Place, PlayedView, SeenCards, Step
from engine.inis.victory import conditions, met_with
from engine.kernel.data import Data, Json
from engine.kernel.shapes.base import copied
from engine.kernel.visibility import seen_by, unseen


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
    """The counts of the conditions without Deeds, and how many are met with Deeds."""

    clans: int
    sanctuaries: int
    territories: int
    met: int


class InisPlayerView(TypedDict):
    """What everyone sees of a player."""

    reserve: int
    on_map: int
    deeds: int
    pretender: bool
    cards: dict[Kind, int]
    advantages: list[Card]
    sure: bool
    tales: list[Card]
    conditions: Conditions


class ClashView(PendingClash):
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
    """The buildings that are left."""

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


class InisView(TypedDict):
    """The game as a seat, or a spectator, sees it; the module describes the keys."""

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
    houses: dict[Seat, InisPlayerView]
    supply: SupplyView
    display: list[Card]
    tales: TalesView
    action_cards: ActionCardsView
    playing: list[PlayedView]
    clash: ClashView | None
    waiting: list[PendingClash]
    winner: NotRequired[Seat | None]
    win: NotRequired[InisWin]
    hand: NotRequired[HandView]
    known: NotRequired[list[SeenCards]]
    sunk: NotRequired[list[Territory | None]]
    traced: NotRequired[dict[Card, list[Place]]]


def view(s: InisState, seat: Seat | None) -> InisView:
    """Return the view of a seat, or of a spectator, which shares nothing with the state."""
    for territory in s.places:
        s.next_to(territory)  # The state keeps it for the next view.
        break
    s = seen_by(s, seat)
    seen = _public(s)
    seen["seat"] = seat
    if seat is not None and seat in s.hands:
        seen["hand"] = {
            "action": sorted(s.hand(seat, "action")),
            "advantage": sorted(s.hand(seat, "advantage")),
            "epic": sorted(s.hand(seat, "epic")),
            "laid": sorted(s.laid.get(seat, [])),
            "draft": sorted(s.drafts.get(seat, [])),
            "drawn": sorted(c for d in s.drawing if d["seat"] == seat for c in d["cards"]),
        }
        seen["known"] = copied(s.known.get(seat, []))
        sunk = s.sunk[max(0, len(s.sunk) - len(s.pile)) :]
        seen["sunk"] = [tile if who == seat else None for who, tile in sunk]
        seen["traced"] = {c: sorted(p) for c, p in sorted(s.beliefs.get(seat, {}).items())}
    return seen


def hidden(s: InisState, seat: Seat | None) -> frozenset[str]:
    """Return the names of what is hidden from a seat, or a spectator (2.4, 2.5, 13.4).

    The names of things that only one seat was shown count how much it has been shown so far.
    """
    found = unseen(s, seat)
    return found if seat is None else found | {f"shown {len(s.known.get(seat, []))}"}


def _public(s: InisState) -> InisView:
    seen: InisView = {
        "ruleset": "inis",
        "seat": None,
        "round": s.round,
        "phase": s.phase,
        "players": len(s.seats),
        "seats": list(s.seats),
        "order": s.order_from(s.brenn) if s.brenn else [],
        "brenn": s.brenn or None,
        "direction": s.direction,
        "capital": s.capital,
        "festival": s.festival,
        "turn": s.turn,
        "passed": list(s.passed),
        "territories": {t: _territory(s, t) for t in s.places},
        "pile": len(s.pile),
        "houses": {seat: _house(s, seat) for seat in s.seats},
        "supply": {"citadels": s.citadels_left, "sanctuaries": s.sanctuaries_left},
        "display": list(s.display),
        "tales": {"deck": len(s.deck), "pile": list(s.pile_of_tales)},
        "action_cards": {
            "discarded": len(s.discard),
            "aside": s.aside is not None,
            "gone": sorted(s.gone),
        },
        "playing": [
            {
                "card": p["card"],
                "seat": p["seat"],
                "side": p["side"],
                "choices": copied(p["choices"]),
            }
            for p in s.playing
        ],
        "clash": _clash(s),
        "waiting": [clash.copy() for clash in s.waiting],
    }
    if s.winner is not None and s.win is not None:
        seen["winner"], seen["win"] = s.winner, s.win.copy()
    return seen


def _territory(s: InisState, territory: Territory) -> TerritoryView:
    card = s.box.advantage_of[territory]
    if card in s.display:
        lies: str | None = "display"
    elif card in s.holders:
        lies = s.holders[card]
    else:
        lies = "spent" if card in s.spent else None
    clans = s.clans.get(territory, {})
    return {
        "location": s.places[territory],
        "next_to": list(s.next_to(territory)),
        "clans": {seat: clans[seat] for seat in s.seats if seat in clans},
        "citadels": s.citadels.get(territory, 0),
        "capital": territory == s.capital,
        "sanctuaries": s.sanctuaries.get(territory, 0),
        "festival": territory == s.festival,
        "chieftain": s.chieftain(territory),
        "advantage": lies,
    }


def _house(s: InisState, seat: Seat) -> InisPlayerView:
    counted = conditions(s, seat)
    looked_for = sorted(c for c, holder in s.holders.items() if holder == seat)
    cards = {kind: len(s.hand(seat, kind)) for kind in KINDS}
    cards["action"] += len(s.drafts.get(seat, [])) + len(s.laid.get(seat, []))
    return {
        "reserve": s.reserve(seat),
        "on_map": sum(clans.get(seat, 0) for clans in s.clans.values()),
        "deeds": s.deeds[seat],
        "pretender": seat in s.pretenders,
        "cards": cards,
        "advantages": looked_for,
        "sure": len(looked_for) == cards["advantage"],
        "tales": sorted(c for c, holder in s.seen_tales.items() if holder == seat),
        "conditions": {
            "clans": counted["clans"],
            "sanctuaries": counted["sanctuaries"],
            "territories": counted["territories"],
            "met": met_with(list(counted.values()), s.deeds[seat], s.box.figures.needed),
        },
    }


def _clash(s: InisState) -> ClashView | None:
    clash = s.clash
    if clash is None:
        return None
    here = s.clans.get(clash["territory"], {})
    exposed = {x: here.get(x, 0) - clash["protected"].get(x, 0) for x in s.seats}
    return {
        "territory": clash["territory"],
        "instigator": clash["instigator"],
        "initiator": clash["initiator"],
        "step": clash["step"],
        "exposed": {x: n for x, n in exposed.items() if n},
        "protected": {x: n for x, n in clash["protected"].items() if n},
        "shelter": s.shelter(clash["territory"]),
        "maneuver": clash["maneuver"],
        "silenced": clash["silenced"],
        "attack": clash["attack"].copy() if clash["attack"] else None,
        "cauldrons": dict(clash["cauldrons"]),
    }


def snapshot(s: InisState, events: Sequence[Data]) -> Json:
    """Return the state in the form of a check of ``record/1``: all of it, including secrets."""
    shot: Json = {**_public(s)}
    for key in ("ruleset", "seat", "players", "seats", "order"):
        del shot[key]
    for territory in shot["territories"].values():
        for key in ("next_to", "chieftain", "capital", "festival", "advantage"):
            del territory[key]
    for seat, house in shot["houses"].items():
        for key in ("cards", "sure", "tales", "advantages", "on_map"):
            del house[key]
        house["hand"] = {kind: sorted(s.hand(seat, kind)) for kind in KINDS}
        if s.drafts.get(seat):
            house["draft"] = sorted(s.drafts[seat])
        if s.laid.get(seat):
            house["laid"] = sorted(s.laid[seat])
    shot["passes"] = len(shot.pop("passed"))
    shot["pile"] = list(s.pile)
    shot["tales"]["deck"] = list(s.deck)
    shot["action_cards"] = {"discarded": list(s.discard), "aside": s.aside}
    shot["spent"] = sorted(s.spent)
    if s.drawing:
        shot["drawing"] = [dict(d) for d in s.drawing]
    if events:
        shot["events"] = [dict(e) for e in events]
    return copied(shot)  # type: ignore[no-any-return]  # a dict stays a dict
