"""Plans for turns and maneuvers: the facts behind them, and their conditions.

Responses are for standing instructions (:mod:`.instructions`). A fact is called ``what:where``,
such as ``clans:moor``; all facts and conditions are about what everyone can see. Pure functions.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.inis import kinds
from engine.inis.board.clans import exposed
from engine.inis.components import Territory
from engine.inis.state import InisState
from engine.kernel.ahead.plans import Condition, Until
from engine.kernel.ask import Question, Seat
from engine.kernel.data import Data, Json
from engine.kernel.phrase import Phrase, phrase
from engine.kernel.question_kind import QuestionKind


def moment(s: InisState, until: Until) -> Any:
    """Return a key of the present round or clash; no territory has two clashes at the same time."""
    if until == "round":
        return s.round
    return None if s.clash is None else [s.round, s.turns, s.clash["territory"]]


def unforeseeable(question: Question) -> bool:
    """Return whether nobody can foresee what follows from a question."""
    return question.kind.unforeseeable


def may_come(s: InisState, kind: QuestionKind) -> bool:
    """Return whether a question of a kind can still come in this round."""
    return kind.last in (None, s.phase)


def passing(kind: str) -> Any | None:
    """Return the answer that does nothing: turns can be passed, maneuvers cannot (6.5, 8.9)."""
    return {"do": "pass"} if kind == kinds.TURN else None


def assumed(seat: Seat, kind: str, other: Seat) -> Phrase | None:
    """Return the assumption that an answer makes, in words."""
    if kind == kinds.RESPOND:
        # Nobody may learn who has not answered a response.
        return phrase("assumed-respond")
    if other == seat:
        return phrase("assumed-own")
    if kind == kinds.TURN:
        return phrase("assumed-turn", seat=f"seat:{other}")
    return phrase("assumed-safe", seat=f"seat:{other}")


# -- facts ---------------------------------------------------------------------------------------


def facts(s: InisState, kind: str, params: Data, value: object) -> Json:
    """Return the facts at the places that an answer names."""
    names = ["pretenders:"] if kind == kinds.TURN else [f"exposed:{_area(params)}"]
    for territory in sorted(set(territories(s, value))):
        names += [f"clans:{territory}", f"buildings:{territory}"]
    return {name: _fact(s, name) for name in names}


def territories(s: InisState, value: object) -> Iterator[Territory]:
    """Return the territories that an answer names, at any depth."""
    if isinstance(value, str):
        if value in s.box.territories:
            yield value
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            yield from territories(s, key)
            yield from territories(s, inner)
    elif isinstance(value, list):
        for inner in value:
            yield from territories(s, inner)


def _area(params: Data) -> Territory:
    return str(params["area"]).removeprefix("area:")


def _fact(s: InisState, name: str) -> Any:
    what, _, area = name.partition(":")
    match what:
        case "pretenders":
            return sorted(s.pretenders)
        case "clans":
            return dict(sorted(s.clans.get(area, {}).items()))
        case "exposed":
            here = s.clash is not None and s.clash["territory"] == area
            return {seat: n for seat in s.seats if (n := exposed(s, seat))} if here else None
        case _:
            return [s.shelter(area), s.sanctuaries.get(area, 0), s.festival == area]


def changed(name: str, foreseen: Sequence[object], now: object, *, due: bool) -> Phrase | None:
    """Return what is new about a fact."""
    what, _, area = name.partition(":")
    if now in (foreseen[-1:] if due else foreseen):
        return None
    return phrase(f"plan-changed-{what}", **({"area": f"area:{area}"} if area else {}))


# -- conditions ----------------------------------------------------------------------------------


def conditions(s: InisState, seat: Seat, kind: str, value: object) -> list[Condition]:
    """List the conditions that make sense for an answer, the most usual first."""
    found: list[Condition] = []
    if kind == kinds.MANEUVER and s.clash is not None:
        area = s.clash["territory"]
        found = [
            {"if": "exposed", "area": area, "seat": other, "most": exposed(s, other)}
            for other in s.seats
            if other != seat and exposed(s, other)
        ]
    for area in dict.fromkeys(territories(s, value)):
        others = [x for x in s.present(area) if x != seat]
        if not others:
            found.append({"if": "alone", "area": area})
        if s.chieftain(area) == seat:
            found.append({"if": "chieftain", "area": area})
        for other in others:
            most = s.there(other, area)
            found.append({"if": "most", "area": area, "seat": other, "most": most})
    return found


def in_words(condition: Condition) -> Phrase:
    """Return a condition in words that continue "only if"."""
    said: Json = {"area": f"area:{condition['area']}"}
    if "seat" in condition:
        said |= {"seat": f"seat:{condition['seat']}", "most": condition["most"]}
    return phrase(f"plan-if-{condition['if']}", **said)


def covers(condition: Condition) -> frozenset[str]:
    """Return the name of the fact that a condition covers."""
    what = "exposed" if condition["if"] == "exposed" else "clans"
    return frozenset({f"{what}:{condition['area']}"})


def holds(s: InisState, seat: Seat, condition: Condition) -> bool:
    """Return whether a condition holds now."""
    area: Territory = condition["area"]
    match condition["if"]:
        case "alone":
            return all(other == seat for other in s.present(area))
        case "chieftain":
            return s.chieftain(area) == seat
        case "most":
            return s.there(condition["seat"], area) <= int(condition["most"])
        case "exposed" if s.clash is not None and s.clash["territory"] == area:
            return exposed(s, condition["seat"]) <= int(condition["most"])
        case _:
            return False
