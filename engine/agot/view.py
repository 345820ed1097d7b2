"""What a seat may see (15.3), built from nothing; and the snapshots of records."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, NotRequired, TypedDict

from . import victory
from .battle import Battle
from .components import Area, Box, Card, House, Track
from .control import castle_counts, controller
from .state import Phase, Table, merge
from .types import Combat, Known, Place, Turned, Units, Win


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


FACE_DOWN = "face-down"


def view(s: Table, seat: House | None) -> View:
    """Return the table as a seat, or a spectator, sees it."""
    facts = s.box.figures.players[len(s.houses)]
    seen: View = {
        "ruleset": s.box.edition,
        "seat": seat,
        "round": s.round,
        "phase": s.phase,
        "players": len(s.houses),
        "wildlings": s.wildlings,
        "tracks": {track: list(order) for track, order in s.tracks.items()},
        "blade_used": s.blade_used,
        "raven_used": s.raven_used,
        "stars": list(facts.stars),
        "castles_to_win": s.castles_to_win,
        "supply_limits": {str(i): list(n) for i, n in enumerate(s.box.figures.supply_limits)},
        "houses": _houses(s, s.turn_order),
        "areas": _areas(s),
        "controllers": {a: h for a in s.box.lands if (h := controller(s, a)) is not None},
    }
    if victory.must_be_held(s):
        seen["win_when_held"] = True
    if s.westeros:
        seen["westeros"] = list(s.westeros)
    if ahead := s.ahead:
        seen["ahead"] = ahead
    if s.forbidden:
        seen["forbidden"] = list(s.forbidden)
    if s.closed:
        seen["closed"] = list(s.closed)
    if s.battle is not None:
        seen["combat"] = _combat(s.battle, seat)
        # 9.1.1 Whose Support orders reach it, by the rules; a map may look different.
        seen["combat"]["reaching"] = sorted(Battle(s).support_areas())
        if refused := s.battle.get("refused"):
            seen["combat"]["refused"] = dict(refused)
    if s.win is not None:
        seen["winner"], seen["win"] = s.winner, s.win.copy()
    if seat is not None:
        known: KnownView = {}
        if (peeked := s.known.get(seat, {}).get("wildlings")) is not None:
            known["wildlings"] = peeked
        if tops := s.known.get(seat, {}).get("westeros"):
            known["westeros"] = {deck: list(cards) for deck, cards in tops.items()}
        if bottoms := s.known.get(seat, {}).get("buried"):
            known["buried"] = {deck: list(cards) for deck, cards in bottoms.items()}
        mine = {a: t for a, t in s.placed.items() if s.decider(s.owner[a]) == seat}
        if mine:
            known["placed"] = mine
        seen["known"] = known
        if any(s.drawn.values()):
            seen["drawn"] = {deck: list(cards) for deck, cards in s.drawn.items() if cards}
        if s.turned:
            seen["turned"] = [_turned(entry, seat) for entry in s.turned]
    return seen


def _turned(entry: Turned, seat: House) -> TurnedView:
    """Return what a house knows of a wildling card that was turned up or looked at."""
    if entry["by"] is None or entry["by"] == seat:
        return {"by": entry["by"], "card": entry["card"], "place": entry["place"]}
    return {"by": entry["by"]}


def hidden(s: Table, seat: House | None) -> frozenset[str]:
    """Name what lies hidden from a seat, or a spectator (15.3): all that :func:`view` leaves out.

    Cards in a deck are named by their place, so that one that is drawn or buried counts as seen.
    """
    found = {
        f"{deck} {place} {card}"
        for deck, cards in s.decks.items()
        for place, card in enumerate(cards)
    }
    peeked = s.known.get(seat, {}).get("wildlings") if seat is not None else None
    if peeked is not None and (deck := s.decks.get("wildlings")):
        place = 0 if peeked["place"] == "top" else len(deck) - 1
        found.discard(f"wildlings {place} {peeked['card']}")
    for name, cards in s.ahead.items():
        found -= {f"{name} {place} {card}" for place, card in enumerate(cards)}
    if seat is not None:
        for name, seen in _seen(s, seat, "westeros"):
            found -= {f"{name} {place} {card}" for place, card in enumerate(seen)}
        for name, seen in _seen(s, seat, "buried"):
            first = len(s.decks[name]) - len(s.drawn.get(name, [])) - len(seen)
            found -= {f"{name} {place} {card}" for place, card in enumerate(seen, first)}
    found |= {f"{a} {token}" for a, token in s.placed.items() if s.decider(s.owner[a]) != seat}
    if s.combat is not None and not s.combat["tides_shown"]:
        found |= {f"{h} {card}" for h, card in s.combat["tides"].items() if h != seat}
    return frozenset(found)


def _seen(
    s: Table, seat: House, end: Literal["westeros", "buried"]
) -> Iterable[tuple[str, list[Card]]]:
    return s.known.get(seat, {}).get(end, {}).items()


def _houses(s: Table, order: Sequence[House]) -> dict[House, HouseView]:
    castles = castle_counts(s)
    return {
        house: {
            "power": s.power[house],
            "supply": s.supply[house],
            "castles": castles[house],
            "hand": s.box.sorted_cards(s.hand[house]),
            "discard": s.box.sorted_cards(s.discard[house]),
        }
        for house in order
    }


def _areas(s: Table) -> dict[Area, AreaView]:
    found: dict[Area, AreaView] = {}
    combat = s.combat
    for area in s.box.areas:
        seen: AreaView = {}
        units: Mapping[str, int] = s.units.get(area, {})
        owner = s.owner.get(area)
        if combat is not None and combat["from"] == area and combat["attackers"]:
            # Until the combat is over the attackers are shown where they marched from.
            units, owner = merge(units, combat["attackers"]), combat["attacker"]
        if units and owner is not None:
            seen["house"], seen["units"] = owner, dict(units)
        if area in s.tokens:
            seen["token"] = s.tokens[area]
        if area in s.garrisons:
            seen["garrison"] = s.garrisons[area]
        if area in s.neutral:
            seen["neutral"] = s.neutral[area]
        if area in s.orders:
            seen["order"] = s.orders[area]
        elif area in s.placed:
            seen["order"] = FACE_DOWN
        if seen:
            found[area] = seen
    return found


def _combat(combat: Combat, seat: House | None) -> CombatView:
    seen: CombatView = {
        "area": combat["area"],
        "from": combat["from"],
        "attacker": combat["attacker"],
        "defender": combat["defender"],
        "attackers": dict(combat["attackers"] or combat["fought"]),
    }
    if combat["support"]:
        seen["support"] = dict(combat["support"])
    if combat["cards"]:
        seen["cards"] = dict(combat["cards"])
    tides = {h: c for h, c in combat["tides"].items() if combat["tides_shown"] or h == seat}
    if tides:
        seen["tides"] = tides
    return seen


def snapshot(s: Table, events: Sequence[Mapping[str, Any]]) -> Snapshot:
    """Return the state as a check of ``record/1`` writes it."""
    shot: Snapshot = {
        "round": s.round,
        "phase": s.phase,
        "wildlings": s.wildlings,
        "wildling_top": s.decks["wildlings"][0] if s.decks.get("wildlings") else None,
        "tracks": {track: list(order) for track, order in s.tracks.items()},
        "blade_used": s.blade_used,
        "houses": _houses(s, s.houses),
        "areas": _areas(s),
    }
    if s.battle is not None and s.battle["attackers"]:
        # Attackers are counted where they marched from, and keep the castle there, even if it is
        # the home of another house.
        house, origin = s.battle["attacker"], s.battle["from"]
        if origin in s.castles and controller(s, origin) != house:
            shot["houses"][house]["castles"] += 1
            if (other := controller(s, origin)) is not None:
                shot["houses"][other]["castles"] -= 1
    for seen in shot["areas"].values():
        if seen.get("order") == FACE_DOWN or s.phase == "ended":
            seen.pop("order", None)
    shot["areas"] = {a: seen for a, seen in shot["areas"].items() if seen}
    if s.phase in ("westeros", "planning") and s.round > 1:
        shot["westeros"] = list(s.westeros)
    if s.forbidden and s.phase != "ended":
        shot["forbidden"] = list(s.forbidden)
    if s.battle is not None:
        shot["combat"] = _combat(s.battle, None)
        shot["combat"].pop("tides", None)
    if events:
        shot["events"] = [dict(e) for e in events]
    if s.win is not None:
        shot["winner"], shot["win"] = s.winner, s.win.copy()
    return shot


def sketch(box: Box, view: View, kind: type[Table] = Table) -> Table:
    """Build it: units (attackers where they marched from), tokens, open orders, no secrets."""
    areas = view["areas"]
    return kind(
        box=box,
        houses=sorted(view["houses"]),
        tracks={track: list(houses) for track, houses in view["tracks"].items()},
        westeros=list(view.get("westeros", ())),
        power={house: seen["power"] for house, seen in view["houses"].items()},
        supply={house: seen["supply"] for house, seen in view["houses"].items()},
        units={a: dict(seen["units"]) for a, seen in areas.items() if "units" in seen},
        owner={a: seen["house"] for a, seen in areas.items() if "units" in seen},
        tokens={a: seen["token"] for a, seen in areas.items() if "token" in seen},
        garrisons={a: seen["garrison"] for a, seen in areas.items() if "garrison" in seen},
        neutral={a: seen["neutral"] for a, seen in areas.items() if "neutral" in seen},
        closed=list(view.get("closed", ())),
        orders={
            a: seen["order"] for a, seen in areas.items() if seen.get("order") in box.order_type
        },
    )
