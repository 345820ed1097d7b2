"""The views of seats and spectators (15.3), and the snapshots of records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict

from engine.agot import victory
from engine.agot.board.control import castle_counts, controller
from engine.agot.combat.battle import Battle
from engine.agot.combat.strength import support_from
from engine.agot.components import Area, Card, House, Track
from engine.agot.fields import Phase
from engine.agot.state import AgotState, merge
from engine.agot.types import AgotWin, Combat, Known, Place, Units
from engine.agot.variants import draft
from engine.kernel.data import Data
from engine.kernel.visibility import FACE_DOWN


class AgotHouseView(TypedDict):
    """What everyone may see of a House."""

    power: int
    supply: NotRequired[int]
    """Left out where the seat does not see it (V7.7)."""
    castles: int
    """As many as the seat can count."""
    hand: list[Card]
    """The cards in hand; of those that are hidden, the backs, such as ``hidden-3`` (V1.8)."""
    discard: list[Card]
    goal: NotRequired[int]
    """How much wins for this House, if not as many castles and strongholds as for others."""


class AreaView(TypedDict, total=False):
    """The contents of an area; keys without contents are left out."""

    house: House
    """The owner of the units; present if ``units`` is."""
    units: Units
    token: House
    """The owner of a Power token there."""
    garrison: int
    neutral: int
    order: str
    """An order token, or ``face-down``."""


_From = TypedDict("_From", {"from": Area})


class CombatView(_From):
    """The combat in progress; the march came ``from`` an area."""

    area: Area
    attacker: House
    defender: House
    attackers: Units
    support: NotRequired[dict[House, str | dict[Area, str]]]
    cards: NotRequired[dict[House, Card | None]]
    tides: NotRequired[dict[House, Card]]
    """The House cards that the seat may see."""
    reaching: NotRequired[list[Area]]
    """The areas whose Support orders reach the combat; not in a snapshot."""
    reinforces: NotRequired[dict[Area, dict[str, int]]]
    """What each of these areas adds to the ``attacker`` or to the ``defender`` if it supports it;
    not in a snapshot."""
    refused: NotRequired[dict[Area, House]]
    """The areas whose support was refused, with the combatant that refused it; not in a
    snapshot."""


class TurnedView(TypedDict):
    """A wildling card that was turned up for all, or looked at by one House."""

    by: House | None
    """The House that looked at it; ``None`` if all have seen it."""
    card: NotRequired[Card]
    """The card, if the seat has seen it."""
    place: NotRequired[Place]
    """Where it was put, if the seat knows."""


class KnownView(Known, total=False):
    """The knowledge of one House alone."""

    placed: dict[Area, str]
    """Its face-down orders."""


class AgotView(TypedDict):
    """The game as a seat, or a spectator, sees it."""

    ruleset: str
    seat: House | None
    round: int
    phase: Phase
    players: int
    wildlings: int
    tracks: dict[Track, list[House]]
    stolen: NotRequired[dict[Track, House]]
    """The dominance tokens that are not with the first House of their track, with their holders
    (V2.6)."""
    blade_used: bool
    raven_used: bool
    stars: list[int]
    """The numbers of special orders, by position on the King's Court track."""
    castles_to_win: int
    other_hands: NotRequired[Literal[True]]
    """Whether Houses have other hands than those printed for them: chosen among their cards of
    several boxes (V1.10), dealt (V1.7), or drafted (V1.6)."""
    drafters: NotRequired[list[House]]
    """The order in which Houses draft House cards, until all hands are full (V1.6)."""
    turns: NotRequired[list[House]]
    """Whose turn it is in a draft, and whose turns come next, to the last."""
    pool: NotRequired[dict[str, int]]
    """How many cards of each strength are left in a draft, the highest first."""
    places: NotRequired[dict[Track, list[House]]]
    """The places on tracks that Houses have taken in a draft so far (V5.1)."""
    endless: NotRequired[Literal[True]]
    """Whether no round is the last (V11.1)."""
    evolution_round: NotRequired[int]
    """The round from which on Houses change to their second deck, if they do (V3)."""
    evolved: NotRequired[list[House]]
    """The Houses that play with their second deck (V3.1)."""
    dragon_strength: NotRequired[int]
    """The strength of a Dragon in this round."""
    dragon_tokens: NotRequired[list[int]]
    """The rounds in which Dragons will grow stronger."""
    homes: NotRequired[dict[Area, House]]
    """The House of each home area, if Houses begin at other places than printed (V4.4)."""
    win_when_held: NotRequired[Literal[True]]
    """Whether enough castles win only at the end of a round, and not immediately (15.1)."""
    supply_limits: dict[str, list[int]]
    houses: dict[House, AgotHouseView]
    """The Houses, in turn order."""
    areas: dict[Area, AreaView]
    controllers: dict[Area, House]
    westeros: NotRequired[list[Card]]
    ahead: NotRequired[dict[str, Sequence[Card]]]
    """The next cards of each Westeros deck, if they are face up (X5)."""
    forbidden: NotRequired[list[str]]
    closed: NotRequired[list[Area]]
    opened: NotRequired[list[Area]]
    """The areas that are not printed, but that this game has by agreement (X5)."""
    fog: NotRequired[list[Area]]
    """The areas out of sight, where only what is printed is shown (V7.1)."""
    combat: NotRequired[CombatView]
    winner: NotRequired[House | None]
    win: NotRequired[AgotWin]
    known: NotRequired[KnownView]
    """What the seat knows in secret; absent for a spectator."""
    drawn: NotRequired[dict[str, list[Card]]]
    """The Westeros cards revealed since their deck was last shuffled, in order, now at its
    bottom."""
    turned: NotRequired[list[TurnedView]]
    """The wildling cards that were turned up or looked at, in order."""


class Snapshot(TypedDict):
    """The state in the form of a check of ``record/1``."""

    round: int
    phase: Phase
    wildlings: int
    wildling_top: Card | None
    tracks: dict[Track, list[House]]
    stolen: NotRequired[dict[Track, House]]
    evolved: NotRequired[list[House]]
    homes: NotRequired[dict[Area, House]]
    dragon_strength: NotRequired[int]
    dragon_tokens: NotRequired[list[int]]
    blade_used: bool
    houses: dict[House, AgotHouseView]
    areas: dict[Area, AreaView]
    westeros: NotRequired[list[Card]]
    forbidden: NotRequired[list[str]]
    combat: NotRequired[CombatView]
    events: NotRequired[list[dict[str, object]]]
    winner: NotRequired[House | None]
    win: NotRequired[AgotWin]


def view(s: AgotState, seat: House | None) -> AgotView:
    """Return the view of a state that holds only what a seat, or a spectator, sees."""
    facts = s.box.figures.players[len(s.houses)]
    owner, tokens = s.owner, s.tokens
    controllers = {
        a: h
        for a in s.box.lands
        if (h := owner.get(a) or tokens.get(a) or controller(s, a)) is not None
    }
    seen: AgotView = {
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
        "houses": _houses(s, s.turn_order, castle_counts(s, controllers.get)),
        "areas": _areas(s),
        "controllers": controllers,
    }
    for house in seen["houses"]:
        if (goal := s.goal_of(house)) != s.castles_to_win:
            seen["houses"][house]["goal"] = goal
    if s.stolen:
        seen["stolen"] = dict(s.stolen)
    if not s.prints_hands:
        seen["other_hands"] = True
    if s.evolution:
        seen["evolution_round"] = s.evolution
    if s.evolved:
        seen["evolved"] = list(s.evolved)
    if s.homes:
        seen["homes"] = dict(s.homes)
    if s.has_dragons:
        seen["dragon_strength"] = s.dragon_strength
        seen["dragon_tokens"] = list(s.dragon_tokens)
    if s.last_round is None:
        seen["endless"] = True
    if s.drafters:
        seen["drafters"] = list(s.drafters)
        seen["turns"] = draft.turns(s)
        seen["pool"] = {str(n): len(cards) for n, cards in draft.free_cards(s).items()}
    if s.places:
        seen["places"] = {track: list(houses) for track, houses in s.places.items()}
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
    if s.fogged:
        seen["fog"] = list(s.fogged)
    if s.battle is not None:
        seen["combat"] = _combat(s.battle)
        # The rules decide which Support orders reach it (9.1.1); a map may look different.
        b = Battle(s)
        seen["combat"]["reaching"] = sorted(b.support_areas())
        seen["combat"]["reinforces"] = {
            area: {
                side: support_from(b, house, area)
                for side, house in (("attacker", b.attacker), ("defender", b.defender))
            }
            for area in seen["combat"]["reaching"]
        }
        if refused := s.battle.get("refused"):
            seen["combat"]["refused"] = dict(refused)
    if s.win is not None:
        seen["winner"], seen["win"] = s.winner, s.win.copy()
    if seat is not None:
        known: KnownView = {}
        own = s.known.get(seat, {})
        if (peeked := own.get("wildlings")) is not None:
            known["wildlings"] = peeked
        if tops := own.get("westeros"):
            known["westeros"] = {deck: list(cards) for deck, cards in tops.items()}
        if bottoms := own.get("buried"):
            known["buried"] = {deck: list(cards) for deck, cards in bottoms.items()}
        if mine := {a: t for a, t in s.placed.items() if t != FACE_DOWN}:
            known["placed"] = mine
        seen["known"] = known
        if any(s.drawn.values()):
            seen["drawn"] = {deck: list(cards) for deck, cards in s.drawn.items() if cards}
        if s.turned:
            seen["turned"] = [
                {"by": t["by"]}
                if t["card"] == FACE_DOWN
                else {"by": t["by"], "card": t["card"], "place": t["place"]}
                for t in s.turned
            ]
    return seen


def _houses(
    s: AgotState, order: Sequence[House], castles: Mapping[House, int]
) -> dict[House, AgotHouseView]:
    found: dict[House, AgotHouseView] = {}
    for house in order:
        seen: AgotHouseView = {"power": s.power[house]}  # type: ignore[typeddict-item]  # in order
        if house in s.supply:
            seen["supply"] = s.supply[house]
        seen["castles"] = castles[house]
        seen["hand"] = s.box.sorted_cards(s.hand[house])
        seen["discard"] = s.box.sorted_cards(s.discard[house])
        found[house] = seen
    return found


def _areas(s: AgotState) -> dict[Area, AreaView]:
    found: dict[Area, AreaView] = {}
    combat = s.combat
    there = {*s.units, *s.tokens, *s.garrisons, *s.neutral, *s.orders, *s.placed}
    if combat is not None:
        there.add(combat["from"])
    for area in filter(there.__contains__, s.box.areas):
        seen: AreaView = {}
        units: Mapping[str, int] = s.units.get(area, {})
        owner = s.owner.get(area)
        if combat is not None and combat["from"] == area and combat["attackers"]:
            # Until the combat is over, the attackers are shown in the area that they marched from.
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


def _combat(combat: Combat) -> CombatView:
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
    if combat["tides"]:
        seen["tides"] = dict(combat["tides"])
    return seen


def snapshot(s: AgotState, events: Sequence[Data]) -> Snapshot:
    """Return the state in the form of a check of ``record/1``."""
    shot: Snapshot = {
        "round": s.round,
        "phase": s.phase,
        "wildlings": s.wildlings,
        "wildling_top": s.decks["wildlings"][0] if s.decks.get("wildlings") else None,
        "tracks": {track: list(order) for track, order in s.tracks.items()},
        "blade_used": s.blade_used,
        "houses": _houses(s, s.houses, castle_counts(s)),
        "areas": _areas(s),
    }
    if s.stolen:
        shot["stolen"] = dict(s.stolen)
    if s.evolved:
        shot["evolved"] = list(s.evolved)
    if s.homes:
        shot["homes"] = dict(s.homes)
    if s.has_dragons:
        shot["dragon_strength"] = s.dragon_strength
        shot["dragon_tokens"] = list(s.dragon_tokens)
    if s.battle is not None and s.battle["attackers"]:
        # Attackers are counted in the area that they marched from, and keep its castle, even in the
        # home area of another House.
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
        shot["combat"] = _combat(s.battle)
        shot["combat"].pop("tides", None)
    if events:
        shot["events"] = [dict(e) for e in events]
    if s.win is not None:
        shot["winner"], shot["win"] = s.winner, s.win.copy()
    return shot
