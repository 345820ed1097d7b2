"""A view of either edition, turned into plain data for the painter.

Nothing here knows colors, pixels, fonts or rules: every fact comes from the view.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.games.agot.drawing import board, extras
from bot.games.agot.drawing.margin import Margin, margin_of
from bot.games.agot.drawing.tokens import FACE_DOWN, ORDERS, Token
from bot.games.agot.drawing.words import name, say
from bot.games.agot.views import bound, commanders

from .changes import AgotChanges, PlannedMove, flies, read

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from bot.games.agot.views import AgotPersonal
    from engine.agot.information.view import AgotView
    from engine.kernel.event import EventData

NO_DEEDS = AgotChanges()

UNITS = ("dragon", "siege-engine", "knight", "footman", "ship")
"""Kinds of units in the order in which an army is drawn."""


@dataclass(frozen=True)
class Figure:
    """Units of one kind in one army, and the strength of each if it changes during a game."""

    kind: str
    count: int
    routed: bool = False
    worth: int | None = None


@dataclass(frozen=True)
class Army:
    """All units in one area, even a single one.

    `bound` is the commander of a House that nobody plays, or "" if it has none yet.
    """

    area: str
    house: str
    figures: tuple[Figure, ...]
    bound: str | None = None


@dataclass(frozen=True)
class Order:
    """An order token; one without a face lies face down. Only its owner sees a draft.

    The tokens of Houses that nobody plays (`vassal`) have another shape.
    """

    area: str
    house: str
    face: Token | None
    draft: bool = False
    vassal: bool = False
    beside: bool = False
    """Whether it lies beside the place of the order, because another one would be there."""


@dataclass(frozen=True)
class Keep:
    """A garrison of a House, or (without a House) a neutral force."""

    area: str
    strength: int
    house: str | None


@dataclass(frozen=True)
class BattleMark:
    """A combat in progress; the attacker comes from `origin`."""

    area: str
    origin: str
    attacker: str
    defender: str
    flying: bool = False


@dataclass(frozen=True)
class AgotScene:
    """A moment of a game, ready to be painted. `tints` and `tokens` map an area to a House.

    `closed` areas are out of the game, or out of sight. `targets` are the areas that a question
    offers to its seat, and `secret` is what that seat has seen of the wildling deck.
    """

    board: str
    tints: tuple[tuple[str, str], ...]
    armies: tuple[Army, ...]
    orders: tuple[Order, ...]
    tokens: tuple[tuple[str, str], ...]
    keeps: tuple[Keep, ...]
    battle: BattleMark | None
    wildlings: int
    margin: Margin
    closed: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    plans: tuple[PlannedMove, ...] = ()
    secret: tuple[str, ...] = ()
    deeds: AgotChanges = NO_DEEDS
    signs: tuple[extras.AreaMark, ...] = ()


def scene(
    view: AgotView,
    personal: AgotPersonal | None = None,
    happened: Iterable[EventData] = (),
    instead: Iterable[EventData] = (),
) -> AgotScene:
    """Return the scene of a view, with the private additions of the seat it is drawn for.

    `happened` are the events that the picture shows as arrows and marks, `instead` those whose
    arrows are hollow.

    Raises `ValueError` for an area, unit or order that does not exist, and for `personal` data
    without a seat.
    """
    areas = view["areas"]
    personal = _personal(view, personal or {})
    drafts: Mapping[str, str] = personal.get("tokens", {})
    placed: Mapping[str, str] = personal.get("known", {}).get("placed", {})
    targets = tuple(personal.get("targets", ()))
    plans = tuple(
        PlannedMove(way["kind"], way["origin"], way["area"], flies(way.get("units", {})))
        for way in personal.get("plans", ())
    )
    plans += tuple(_aims(read(instead)))
    others: Mapping[str, str] = personal.get("instead", {})
    told = read(happened)
    printed = board.load(board.board_of(view)).areas
    closed = tuple(view.get("closed") or ())
    aimed = {area for aim in plans for area in (aim.origin, aim.area)}
    named = {*areas, *view["controllers"], *closed, *drafts, *placed, *others, *targets, *aimed}
    named |= _trodden(told)
    for area in sorted(named):
        if area not in printed:
            raise ValueError(f"no area {area!r} on the board")
    # A seat sees its own face-down orders, and its drafts over them.
    orders = {area: s["order"] for area, s in areas.items() if "order" in s}
    faces = {**orders, **placed, **drafts}
    tints = dict(view["controllers"])
    tints |= {a: s["house"] for a, s in areas.items() if printed[a].kind == "sea" and "house" in s}
    combat = view.get("combat")
    return AgotScene(
        board=board.board_of(view),
        tints=tuple(sorted(tints.items())),
        armies=tuple(
            Army(
                area,
                state["house"],
                figures_of(state["units"], extras.worths(view)),
                bound(view, state["house"]),
            )
            for area, state in sorted(areas.items())
            if state.get("units")
        ),
        orders=tuple(
            Order(
                area,
                areas[area]["house"],
                _face(order),
                draft=area in drafts,
                vassal=areas[area]["house"] in commanders(view),
            )
            for area, order in sorted(faces.items())
            # The last unit beside an order may have died in a combat that is not over.
            if "house" in areas[area]
        )
        + tuple(
            Order(
                area,
                areas[area]["house"],
                _face(order),
                draft=True,
                vassal=areas[area]["house"] in commanders(view),
                beside=True,
            )
            for area, order in sorted(others.items())
        ),
        tokens=tuple((a, s["token"]) for a, s in sorted(areas.items()) if "token" in s),
        keeps=tuple(
            Keep(area, strength, house)
            for area, state in sorted(areas.items())
            for strength, house in (
                (state.get("garrison"), view["controllers"].get(area, printed[area].home)),
                (state.get("neutral"), None),
            )
            if strength is not None
        ),
        battle=BattleMark(
            combat["area"],
            combat["from"],
            combat["attacker"],
            combat["defender"],
            flies(combat["attackers"]),
        )
        if combat
        else None,
        wildlings=view["wildlings"],
        margin=margin_of(view, personal),
        closed=(*closed, *view.get("fog", ())),
        targets=targets,
        plans=plans,
        secret=secret(personal, view["ruleset"]),
        deeds=told,
        signs=extras.area_marks(view),
    )


def _aims(told: AgotChanges) -> Iterator[PlannedMove]:
    """Yield the marches and raids of some events as if they were planned."""
    for move in told.moves:
        if move.origin:
            yield PlannedMove("march", move.origin, move.area, move.flying)
    for raid in told.raids:
        if raid.origin:
            yield PlannedMove("raid", raid.origin, raid.area)


def _trodden(told: AgotChanges) -> set[str]:
    """Return all areas that the events name."""
    named = {area for move in told.moves for area in (move.origin, move.area)}
    named |= {clash.area for clash in told.clashes} | {raid.area for raid in told.raids}
    return named | {change.area for change in told.changes}


def secret(personal: AgotPersonal, ruleset: str) -> tuple[str, ...]:
    """Return words about the wildling card that the seat looked at; empty if there is none."""
    peeked = personal.get("known", {}).get("wildlings")
    if not peeked:
        return ()
    return name(f"wildling:{peeked['card']}", ruleset), say(f"secret-{peeked['place']}")


def _personal(view: AgotView, personal: AgotPersonal) -> AgotPersonal:
    """Return the private additions after a check: their seat may give these orders."""
    placed = personal.get("known", {}).get("placed", ())
    for area in (*personal.get("tokens", ()), *personal.get("instead", ()), *placed):
        house = view["areas"].get(area, {}).get("house")
        if view["seat"] is None or view["seat"] not in (house, commanders(view).get(house or "")):
            raise ValueError(f"{area} is not an area of the seat that the picture is for")
    if personal and view["seat"] is None:
        raise ValueError("a personal picture needs the view of a seat")
    return personal


def figures_of(
    units: Mapping[str, int], worths: Mapping[str, int] | None = None
) -> tuple[Figure, ...]:
    """Return counted units in the order in which they are drawn, routed ones last.

    `worths` has the strength of the kinds of units whose strength changes.

    Raises `ValueError` for units that do not exist.
    """
    figures = [
        Figure(
            kind,
            units[prefix + kind],
            routed=bool(prefix),
            worth=(worths or {}).get(kind) if not prefix else None,
        )
        for prefix in ("", "routed-")
        for kind in UNITS
        if units.get(prefix + kind)
    ]
    if sum(f.count for f in figures) != sum(units.values()):
        raise ValueError(f"unknown units among {', '.join(units)}")
    return tuple(figures)


def _face(order: str) -> Token | None:
    if order == FACE_DOWN:
        return None
    if order not in ORDERS:
        raise ValueError(f"no order {order!r}")
    return ORDERS[order]
