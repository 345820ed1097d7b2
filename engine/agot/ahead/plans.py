"""Which questions can be planned for, and how long plans stay valid. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.agot import kinds
from engine.agot.combat.battle import Battle
from engine.agot.components import Area, House
from engine.agot.fields import Phase, hands_seen
from engine.agot.phases.consolidate import income
from engine.agot.state import AgotState, merge
from engine.agot.types import Units
from engine.kernel.ahead.plans import Until
from engine.kernel.ask import Question, Seat
from engine.kernel.data import Data, Json
from engine.kernel.phrase import Phrase, phrase
from engine.kernel.question_kind import QuestionKind, kinds_of

LAND_OR_SEA = ("house", "units", "order", "token", "garrison", "neutral", "attacked")
"""The facts to watch at a place that a plan wants to enter."""


def facts(s: AgotState, seat: House, kind: str, params: Data, value: object) -> Json:
    """Return the facts at the places that an answer names."""
    return {name: fact(s, seat, name) for name in names(kind, params, value)}


def names(kind: str, params: Data, value: Any) -> list[str]:
    """Return the names of the facts that an answer rests on."""
    match kind:
        case kinds.RAID:
            return [f"own-order:{value['area']}", f"attacked:{value['area']}", *_raided(value)]
        case kinds.MARCH if isinstance(value, dict):
            origin = value["area"]
            found = [f"{what}:{origin}" for what in ("own-order", "units", "attacked")]
            found += [f"{what}:{area}" for area in value["moves"] for what in LAND_OR_SEA]
            return [*found, "supply:"]
        case kinds.CONSOLIDATE:
            area = value["area"]
            return [f"own-order:{area}", f"attacked:{area}", f"income:{area}"]
        case kinds.MUSTER:
            places = {recruit["at"] for recruits in value.values() for recruit in recruits}
            found = [f"{what}:{area}" for area in value for what in ("house", "attacked")]
            found += [f"units:{area}" for area in sorted(places)]
            return [*found, "supply:"]
        case kinds.SUPPORT:
            area = str(params["area"]).removeprefix("area:")
            return [f"{what}:{area}" for what in ("fighting", "help")]
        case kinds.HOUSE_CARD:
            area = str(params["area"]).removeprefix("area:")
            return [f"{what}:{area}" for what in ("fighting", "help", "rival-hand")]
        case kinds.WESTEROS_CHOICE:
            return ["westeros:"]
        case _:
            return []


def _raided(value: Data) -> Iterator[str]:
    for target in (value["target"], value.get("second")):
        if target is not None:
            yield from (f"order:{target}", f"house:{target}")


def fact(s: AgotState, seat: House, name: str) -> Any:
    """Return the present value of a fact."""
    what, _, area = name.partition(":")
    match what:
        case "units":
            return present(s, area)
        case "house":
            return holder(s, area)
        case "order" | "own-order":
            return s.orders.get(area)
        case "token":
            return s.tokens.get(area)
        case "garrison":
            return s.garrisons.get(area)
        case "neutral":
            return s.neutral.get(area)
        case "attacked":
            return s.battle is not None and s.battle["area"] == area
        case "income":
            return income(s, seat, area)
        case "supply":
            return s.supply[seat]
        case "westeros":
            return list(s.westeros)
        case _:
            here = s.battle is not None and s.battle["area"] == area
            return _of_battle(Battle(s), seat, what) if here else None


def present(s: AgotState, area: Area) -> Units:
    """Return the units of an area; until a combat is over, attackers count where they came from."""
    units: Mapping[str, int] = s.units.get(area, {})
    if s.combat is not None and s.combat["from"] == area:
        units = merge(units, s.combat["attackers"])
    return dict(sorted(units.items()))


def holder(s: AgotState, area: Area) -> House | None:
    """Return the House whose units are in an area, attackers as in :func:`present`."""
    if s.combat is not None and s.combat["from"] == area and s.combat["attackers"]:
        return s.combat["attacker"]
    return s.owner.get(area)


def _of_battle(b: Battle, seat: House, what: str) -> Any:
    match what:
        case "fighting":
            units = {h: dict(sorted(b.units(h).items())) for h in (b.attacker, b.defender)}
            return {"area": b.area, "from": b.origin, "units": units}
        case "help":
            return {b.side(h): _helpers(b, h, seat) for h in (b.attacker, b.defender)}
        case "rival-hand" if seat in (b.attacker, b.defender):
            return sorted(hands_seen(b.s, seat)[b.opponent(seat)])
        case _:
            return None


def _helpers(b: Battle, house: House, seat: House) -> Sequence[House]:
    """Return the other Houses that support a combatant."""
    return sorted({b.s.owner[a] for a in b.supporting(house)} - {house, seat})


def changed(name: str, foreseen: Sequence[object], now: object, *, due: bool) -> Phrase | None:
    """Return what is new about a fact; an order that is gone, or an attack that is over, does no
    harm.

    Others decide when to resolve their orders, so an order may stay longer than was foreseen.
    """
    what, _, area = name.partition(":")
    if now in (foreseen[-1:] if due and what != "order" else foreseen):
        return None
    if (what == "order" and now is None) or (what == "attacked" and not now):
        return None
    about = {"area": f"area:{area}"} if area else {}
    match what:
        case "house" if now is None:
            return phrase("plan-changed-left", **about)
        case "house":
            return phrase("plan-changed-house", house=f"house:{now}", **about)
        case "order":
            return phrase("plan-changed-order", order=f"order:{now}", **about)
        case _:
            return phrase(f"plan-changed-{what}", **about)


PHASES: Sequence[Phase] = ("westeros", "planning", "raven", "raids", "marches", "power", "ended")

PLANNABLE = frozenset(kind for kind in kinds_of(kinds).values() if kind.plannable)
"""The kinds of questions that can be planned for in every edition."""

ASSUMED = PLANNABLE - {kinds.WESTEROS_CHOICE} | {kinds.RAVEN}
"""The kinds of questions whose assumed answers have words."""


def moment(s: AgotState, until: Until) -> Any:
    """Return a key of the present battle or round; no order attacks twice in a round."""
    if until == "round":
        return s.round
    return None if s.battle is None else [s.round, s.battle["from"], s.battle["area"]]


def unforeseeable(question: Question) -> bool:
    """Return whether nobody can foresee what follows: orders, and an unknown wildling card."""
    if question.kind == kinds.BID:
        return question.params["subject"] == "wildlings:attack"
    return question.kind.unforeseeable


def may_come(s: AgotState, kind: QuestionKind, phases: Sequence[Phase]) -> bool:
    """Return whether a question of a kind can still come in this round, by the order of phases; in
    a draft, until all hands are full."""
    if kind == kinds.PICK:
        return bool(s.drafters)
    return phases.index(s.phase) <= phases.index(kind.last or "power")


def passing(kind: str, value: Any) -> Any | None:
    """Return the answer that does nothing with the thing that another answer is about."""
    match kind:
        case kinds.MARCH if isinstance(value, dict):
            return {"area": value["area"], "moves": {}, "leave_power_token": False}
        case kinds.RAID:
            return {"area": value["area"], "target": None}
        case kinds.CONSOLIDATE:
            return {"area": value["area"], "do": "power"}
        case kinds.MUSTER:
            return {}
        case kinds.SUPPORT:
            return dict.fromkeys(value, "none")
        case kinds.BID:
            return 0
        case _:
            return None


def assumed(seat: Seat, kind: str, other: Seat) -> Phrase | None:
    """Return the assumption that an answer makes, in words."""
    if other == seat:
        return phrase("assumed-own") if kind in PLANNABLE else phrase("assumed-own-safe")
    if kind in ASSUMED:
        return phrase(f"assumed-{kind}", house=f"house:{other}")
    return phrase("assumed-safe", house=f"house:{other}")
