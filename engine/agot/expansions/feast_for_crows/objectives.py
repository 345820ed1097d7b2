"""Objectives: the printed facts, and whether a House fulfills one (X3.4). Pure functions."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Literal, TypedDict

from engine.agot.board.control import controlled, controller
from engine.agot.components import Area, Card, House, Track
from engine.agot.state import total
from engine.printed import PrintedFacts

from .options import options
from .state import FeastState


class ObjectiveFacts(PrintedFacts):
    """An objective as printed; ``data/agot-2e-affc/objectives.toml`` explains the keys."""

    points: Mapping[House, int]
    control: tuple[Area, ...] = ()
    either: tuple[tuple[Area, ...], ...] = ()
    home_of: Literal["another"] | None = None
    most: str | None = None
    exactly: Mapping[Area, int] = {}
    none_in: tuple[Area, ...] = ()
    none_near: Area | None = None
    pieces: Mapping[str, int] = {}
    holds: Track | None = None
    supply: int | None = None
    power_areas: int | None = None
    strongpoints: int | None = None
    hand: int | None = None
    behind: bool = False


class Printed(TypedDict):
    """All objectives: those of the deck, and every House's special one."""

    cards: dict[Card, ObjectiveFacts]
    special: dict[House, ObjectiveFacts]


@lru_cache
def printed(*, port: bool = False) -> Printed:
    """Read and check the objectives; the port of The Eyrie changes the worth of some (X3.6.2)."""
    file = files("engine.agot") / "data" / "agot-2e-affc" / "objectives.toml"
    raw = tomllib.loads(file.read_text(encoding="utf-8"))
    for card, points in options().port.points.items() if port else ():
        raw["cards"][card]["points"] |= points
    return {
        "cards": {c: ObjectiveFacts.model_validate(facts) for c, facts in raw["cards"].items()},
        "special": {h: ObjectiveFacts.model_validate(facts) for h, facts in raw["special"].items()},
    }


def cards_of(s: FeastState) -> Mapping[Card, ObjectiveFacts]:
    """Return the objectives of the deck, with the points that they have in a game."""
    return printed(port=options().port.area in s.box.areas)["cards"]


def _with_castle(s: FeastState, house: House, *kinds: str) -> int:
    return sum(1 for a in s.box.castles if s.box.areas[a].castle in kinds and _has(s, house, a))


def _has(s: FeastState, house: House, area: Area) -> bool:
    return controller(s, area) == house


COUNTS: dict[str, Callable[[FeastState, House], int]] = {
    "castles": lambda s, h: _with_castle(s, h, "castle"),
    "strongholds": lambda s, h: _with_castle(s, h, "stronghold"),
    "land-areas": lambda s, h: len(controlled(s, h)),
    "ports": lambda s, h: sum(1 for port in s.box.land_of if _has(s, h, port)),
    "power": lambda s, h: s.power[h],
    "power-tokens": lambda s, h: s.tokens_on_board(h),
    "seas": lambda s, h: sum(1 for a in s.areas_of(h) if s.box.kind[a] == "sea"),
    "ships": lambda s, h: s.on_board(h, "ship"),
}
"""The things that an objective can ask a House to have the most of (X3.3.3, X3.4.3)."""


def fulfils(s: FeastState, house: House, facts: ObjectiveFacts) -> bool:
    """Return whether a House fulfills an objective as the board is now (X3.3.2)."""
    return all(_tests(s, house, facts))


def _tests(s: FeastState, house: House, facts: ObjectiveFacts) -> list[bool]:
    mine = set(s.areas_of(house))
    tests = [_has(s, house, a) for a in facts.control]
    if facts.either:
        tests.append(any(all(_has(s, house, a) for a in group) for group in facts.either))
    if facts.home_of:
        homes = [s.home_area[h] for h in s.houses if h != house and h in s.home_area]
        tests.append(any(_has(s, house, a) for a in homes))
    if facts.most is not None:
        count = COUNTS[facts.most]
        tests.append(all(count(s, house) > count(s, h) for h in s.houses if h != house))
    for area, number in facts.exactly.items():
        tests.append(area in mine and total(s.units[area]) == number)
    tests += [area not in mine for area in facts.none_in]
    if facts.none_near is not None:
        tests.append(not mine & set(s.box.borders[facts.none_near]))
    tests += [s.on_board(house, unit) >= number for unit, number in facts.pieces.items()]
    if facts.holds is not None:
        tests.append(s.holder(facts.holds) == house)
    if facts.supply is not None:
        tests.append(s.supply[house] >= facts.supply)
    if facts.power_areas is not None:
        areas = [a for a in controlled(s, house) if s.box.areas[a].power]
        tests.append(len(areas) >= facts.power_areas)
    if facts.strongpoints is not None:
        number = _with_castle(s, house, "castle", "stronghold")
        tests.append(number >= facts.strongpoints)
    if facts.hand is not None:
        tests.append(len(s.hand[house]) == facts.hand)
    if facts.behind:
        tests.append(all(s.points[house] < n for h, n in s.points.items() if h != house))
    return tests


def scorable(s: FeastState, house: House) -> list[Card]:
    """Return the objectives in a House's hand that it could score now (X3.3.1, X3.3.4)."""
    cards = cards_of(s)
    empty = s.ruled("affc-zero-point-objective", "scorable")
    return [
        c
        for c in s.objectives[house]
        if (empty or cards[c].points[house]) and fulfils(s, house, cards[c])
    ]
