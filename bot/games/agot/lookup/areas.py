"""Lookup of an area: its printed facts, what is there, and who could march there or support."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from bot.games.agot.drawing.board import regions
from bot.lookup import ReaderView, ReferencePage
from bot.text import Localizer, Plain
from engine.agot.board.reach import land_targets, targets_of
from engine.agot.combat.strength import units_strength
from engine.agot.components import ROUTED, AgotComponents, Area
from engine.agot.information.view import AgotView, AreaView
from engine.agot.ruleset import AgotRuleset
from engine.agot.state import AgotState
from engine.rulesets import rulesets

FACE_DOWN = "face-down"


def area_page(
    box: AgotComponents, area: Area, sight: ReaderView[AgotView], say: Localizer
) -> ReferencePage:
    """Describe an area.

    Raises KeyError for an area that does not exist.
    """
    table = table_of(box, sight.view)
    paragraphs = (
        _printed(table, area, say),
        _neighbours(box, area, say),
        _here(sight, area, say),
        _titled("lookup-area-supporters", _supporters(table, area, say), say),
        _titled("lookup-area-marchers", _marchers(table, area, say), say),
    )
    found = regions(sight.info.ruleset).items()
    return ReferencePage(
        say.name(f"area:{area}"),
        tuple(p for p in paragraphs if p),
        zoom=next((id for id, region in found if area in region.areas), None),
        marked=(area,),
    )


def _printed(s: AgotState, area: Area, say: Localizer) -> str:
    """Return what is printed in the area, and whose home area it is in this game."""
    box = s.box
    facts = box.areas[area]
    words = [say(f"lookup-area-kind-{facts.kind}")]
    if facts.castle:
        words.append(say(f"lookup-area-{facts.castle}", points=box.castles[area]))
    if facts.power:
        words.append(say("lookup-area-power", count=facts.power))
    if facts.supply:
        words.append(say("lookup-area-supply", count=facts.supply))
    if (home := s.home_of.get(area)) is not None:
        words.append(say("lookup-area-home", house=f"house:{home}"))
    if area in box.land_of:
        words.append(say("lookup-area-port-of", land=f"area:{box.land_of[area]}"))
    return say("moment-joint").join(words)


def _neighbours(box: AgotComponents, area: Area, say: Localizer) -> str:
    lines = []
    for kind in ("land", "sea", "port"):
        near = sorted(b for b in box.borders[area] if box.kind[b] == kind)
        if near:
            lines.append(say(f"lookup-area-near-{kind}", areas=[f"area:{b}" for b in near]))
    return "\n".join(lines)


def _here(sight: ReaderView[AgotView], area: Area, say: Localizer) -> str:
    """Return who holds the area, and what is there."""
    view = sight.view
    seen = view["areas"].get(area, {})
    lines = []
    if area in view.get("closed", ()):
        lines.append(say("lookup-area-closed"))
    holder = view["controllers"].get(area)
    if holder is not None:
        lines.append(say("lookup-area-held", house=f"house:{holder}"))
    if "units" in seen:
        lines.append(say("lookup-area-units", house=f"house:{seen['house']}", units=seen["units"]))
    if "token" in seen:
        lines.append(say("lookup-area-token", house=f"house:{seen['token']}"))
    for key in ("garrison", "neutral"):
        if key in seen:
            lines.append(say(f"lookup-area-{key}", strength=seen[key]))
    if (order := _order(seen, say)) is not None:
        lines.append(order)
    combat = view.get("combat")
    if combat is not None and combat["area"] == area:
        lines.append(say("lookup-area-combat", attacker=f"house:{combat['attacker']}"))
    unseen = area in view.get("fog", ())
    return "\n".join(lines) or say("lookup-area-fog" if unseen else "lookup-area-empty")


def _order(seen: AreaView, say: Localizer) -> str | None:
    order = seen.get("order")
    if order is None:
        return None
    return (
        say("lookup-area-face-down")
        if order == FACE_DOWN
        else say("lookup-area-order", order=f"order:{order}")
    )


def _supporters(s: AgotState, area: Area, say: Localizer) -> Iterable[str]:
    """Return the units that could support a combat here, and what they would add (9.1.5).

    Siege Engines are counted as if they supported the attacker.
    """
    for near in sorted(s.box.borders[area]):
        if near not in s.owner or not s.box.supports_into(near, area):
            continue
        strength = units_strength(s, s.units[near], storming=area in s.castles, supporting=True)
        yield say(
            "lookup-area-supporter",
            house=f"house:{s.owner[near]}",
            units=s.units[near],
            area=f"area:{near}",
            strength=strength,
            order=Plain(_open_order(s, near, say)),
        )


def _marchers(s: AgotState, area: Area, say: Localizer) -> Iterable[str]:
    """Return the units that could march here, even to attack (8.2, 8.3, 8.10)."""
    if area in s.closed:
        return
    for start in sorted(s.owner):
        house = s.owner[start]
        able = {u: n for u, n in s.units[start].items() if not u.startswith(ROUTED)}
        ships = {u: n for u, n in able.items() if u == "ship"}
        troops = {u: n for u, n in able.items() if u != "ship"}
        going: dict[str, int] = {}
        if ships and area in targets_of(s, house, start, "ship"):
            going |= ships
        if troops and s.box.kind[area] == "land" and area in land_targets(s, house, start):
            going |= troops
        if going and start != area:
            far = area not in s.box.borders[start]
            yield say(
                "lookup-area-marcher-by-sea" if far else "lookup-area-marcher",
                house=f"house:{house}",
                units=going,
                area=f"area:{start}",
                order=Plain(_open_order(s, start, say)),
            )


def _open_order(s: AgotState, area: Area, say: Localizer) -> str:
    return (
        say("lookup-area-with-order", order=f"order:{s.orders[area]}") if area in s.orders else ""
    )


def _titled(title: str, lines: Iterable[str], say: Localizer) -> str:
    found = list(lines)
    return "\n".join([say(title), *found]) if found else ""


def table_of(box: AgotComponents, view: AgotView) -> AgotState:
    """Build the state of a view, in the class of its edition."""
    return cast(AgotRuleset, rulesets[view["ruleset"]]).sketch(box, view)
