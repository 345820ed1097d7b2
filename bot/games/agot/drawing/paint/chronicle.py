"""The layer of events: arrows below the pieces, marks beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import ImageDraw

from bot.games.agot.drawing.changes import FoughtBattle, PlannedMove
from bot.games.agot.drawing.paint import pieces
from bot.games.agot.drawing.paint.lettering import label, written
from bot.games.agot.drawing.paint.ways import find_way
from bot.games.agot.drawing.tokens import ORDERS
from bot.render.paint import arrows
from bot.render.paint.ink import RED

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PIL import Image

    from bot.games.agot.drawing.board import Box, Point
    from bot.games.agot.drawing.changes import UnitMove
    from bot.games.agot.drawing.paint.lens import Lens
    from bot.games.agot.drawing.paint.ways import DrawnWay
    from bot.games.agot.drawing.scene import AgotScene, BattleMark
    from bot.render.paint.arrows import Style
    from bot.render.paint.free_space import Room
    from bot.render.palettes import Colour


PLATE = (58.0, 38.0)
"""Half the width and height of the space that an arrow leaves around its target, in map units."""


def lay_ways(map_: Image.Image, lens: Lens, scene: AgotScene) -> None:
    """Paint the arrows of all moves and raids; the edge of an embattled area turns red.

    The arrows of plans, which only their seat sees, are hollow.
    """
    battle = scene.battle
    if battle:
        _embattle(map_, lens, battle.area)
    trodden: list[Point] = []
    for raid in scene.deeds.raids:
        if raid.origin:
            way = way_to_plate(lens, PlannedMove("raid", raid.origin, raid.area))
            trodden += _arrow(map_, lens, way, pieces.FLAME, "broken")
    going_on = battle and (battle.attacker, battle.origin, battle.area)
    # The last one comes first: where units came and then left, the head covers the tail.
    for move in reversed(scene.deeds.moves):
        if (move.house, move.origin, move.area) != going_on:
            colour = lens.look.livery(move.house).colour
            way = (_to_gate if move.failed else way_to_plate)(lens, move)
            style: Style = "broken" if move.kind == "retreat" else "full"
            trodden += _arrow(map_, lens, way, colour, style)
    for aim in reversed(scene.plans):
        house = next((army.house for army in scene.armies if army.area == aim.origin), None)
        colour = pieces.FLAME
        if aim.kind == "march" and house is not None:
            colour = lens.look.livery(house).colour
        way = way_to_plate(lens, aim)
        trodden += _arrow(map_, lens, way, colour, "hollow")
    if battle:
        way = way_to_plate(lens, battle)
        trodden += _arrow(map_, lens, way, RED)
    label(lens, map_, trodden)


def _arrow(
    map_: Image.Image, lens: Lens, way: Sequence[Point], fill: Colour, style: Style = "full"
) -> Sequence[Point]:
    """Paint an arrow along a way in map units; return its points in pixels."""
    return arrows.lay_arrow(map_, lens.pixels(list(way)), fill, style, lens.look.times)


def _way(lens: Lens, trip: UnitMove | FoughtBattle | PlannedMove | BattleMark) -> DrawnWay:
    return find_way(lens, trip.origin, trip.area, flying=trip.flying)


def way_to_plate(lens: Lens, trip: UnitMove | PlannedMove | BattleMark) -> Sequence[Point]:
    """Return the way into an area, up to the units there; two thirds of a very short way."""
    points = _way(lens, trip).points
    x, y = points[-1]
    free = [i for i, p in enumerate(points) if abs(p[0] - x) > PLATE[0] or abs(p[1] - y) > PLATE[1]]
    last = max(free[-1] if free else 0, len(points) * 2 // 3)
    return points[: last + 1]


def _to_gate(lens: Lens, move: UnitMove) -> Sequence[Point]:
    """Return the way of attackers who were beaten, up to the border."""
    way = _way(lens, move)
    return way.points[: max(way.gate, len(way.points) // 3, 3) + 1]


def _embattle(map_: Image.Image, lens: Lens, area: str) -> None:
    pen = ImageDraw.Draw(map_)
    for ring in lens.board.outline(area):
        edge = lens.pixels(ring)
        pen.line([*edge, *edge[:2]], fill=RED, width=lens.look.px(6), joint="curve")


def lay_marks(map_: Image.Image, lens: Lens, scene: AgotScene, room: Room) -> None:
    """Paint crossed swords, lost orders, and units lost and gained, where there is room."""
    clashes = list(scene.deeds.clashes)
    if scene.battle:
        b = scene.battle
        known = [c for c in clashes if (c.area, c.attacker) == (b.area, b.attacker)]
        if not known:
            clashes.append(FoughtBattle(b.area, b.origin, b.attacker, b.defender, flying=b.flying))
    if not (clashes or scene.deeds.raids or scene.deeds.changes):
        return
    for boxes in written(lens).values():
        for box in boxes:
            room.take(box, soft=True)
    for clash in clashes:
        mark = pieces.battle(lens.look, clash.winner)
        way = _way(lens, clash)
        lay_piece(map_, lens, room, mark, way.points[way.gate])
    places = {id: area.place for id, area in lens.board.areas.items()}
    for raid in scene.deeds.raids:
        lay_piece(
            map_,
            lens,
            room,
            pieces.burnt(lens.look, raid.victim, ORDERS[raid.order]),
            places[raid.area].order,
        )
    for change in scene.deeds.changes:
        mark = pieces.tally(lens.look, change.house, change.kind, change.things)
        lay_piece(map_, lens, room, mark, places[change.area].units)


def lay_piece(
    map_: Image.Image,
    lens: Lens,
    room: Room,
    mark: Image.Image,
    near: Point,
    abroad: Callable[[Box], float] | None = None,
) -> None:
    """Paste a small picture where there is room for it, near a point of the map.

    `abroad` returns which share of a box, from 0 to 1, is outside the area where it belongs.
    """
    at = lens.pixel(near)
    margin = 60 * lens.look.times
    if not (-margin < at[0] < map_.width + margin and -margin < at[1] < map_.height + margin):
        return
    x, y = room.find(at, mark.size, abroad)
    map_.paste(mark, (round(x - mark.width / 2), round(y - mark.height / 2)), mark)
