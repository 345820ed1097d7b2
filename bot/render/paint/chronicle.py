"""The layer of what happened: arrows below the pieces, marks beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import ImageDraw

from bot.render.deeds import Clash
from bot.render.paint import arrows, pieces
from bot.render.paint.ink import RED
from bot.render.paint.lettering import icons_box, name_box
from bot.render.scene import ORDERS

if TYPE_CHECKING:
    from PIL import Image

    from bot.render.board import Point
    from bot.render.deeds import Move
    from bot.render.paint.lens import Lens
    from bot.render.paint.room import Room
    from bot.render.palettes import Colour
    from bot.render.scene import Scene

STONE: Colour = (110, 104, 98)


def lay_ways(map_: Image.Image, lens: Lens, scene: Scene) -> None:
    """The arrows of all moves and raids; the edge of an embattled area turns red."""
    if scene.battle:
        _embattle(map_, lens, scene.battle.area)
    for raid in scene.deeds.raids:
        if raid.origin:
            way = arrows.path(lens.board, raid.origin, raid.area, bow=0.12)
            arrows.lay_arrow(map_, lens, arrows.cut(way, 0.12, 0.8), STONE, "broken")
    going_on = scene.battle and (scene.battle.attacker, scene.battle.origin, scene.battle.area)
    for move in scene.deeds.moves:
        if (move.house, move.origin, move.area) != going_on:
            _lay_move(map_, lens, move)
    if scene.battle:
        way = arrows.path(lens.board, scene.battle.origin, scene.battle.area)
        arrows.lay_arrow(map_, lens, arrows.cut(way, 0.1, 0.86), RED)


def _lay_move(map_: Image.Image, lens: Lens, move: Move) -> None:
    colour = lens.look.livery(move.house).colour
    if move.kind == "retreat":
        way = arrows.path(lens.board, move.origin, move.area, bow=-0.1)
        arrows.lay_arrow(map_, lens, arrows.cut(way, 0.15, 0.84), colour, "broken")
        return
    way = arrows.path(lens.board, move.origin, move.area)
    arrows.lay_arrow(map_, lens, arrows.cut(way, 0.0, 0.55 if move.failed else 0.84), colour)


def _embattle(map_: Image.Image, lens: Lens, area: str) -> None:
    pen = ImageDraw.Draw(map_)
    for ring in lens.board.outline(area):
        edge = lens.pixels(ring)
        pen.line([*edge, *edge[:2]], fill=RED, width=lens.look.px(6), joint="curve")


def lay_marks(map_: Image.Image, lens: Lens, scene: Scene, room: Room) -> None:
    """Crossed swords, orders lost, units lost and gained, each where there is room for it."""
    clashes = list(scene.deeds.clashes)
    if scene.battle:
        b = scene.battle
        known = [c for c in clashes if (c.area, c.attacker) == (b.area, b.attacker)]
        if not known:
            clashes.append(Clash(b.area, b.origin, b.attacker, b.defender))
    if not (clashes or scene.deeds.raids or scene.deeds.changes):
        return
    for area in lens.board.areas.values():
        if area.kind != "port":
            room.take(name_box(lens, area), soft=True)
        if area.kind == "land":
            room.take(icons_box(lens, area), soft=True)
    for clash in clashes:
        mark = pieces.battle(lens.look, clash.winner)
        _lay(map_, lens, room, mark, arrows.crossing(lens.board, clash.origin, clash.area))
    places = {id: area.place for id, area in lens.board.areas.items()}
    for raid in scene.deeds.raids:
        _lay(map_, lens, room, pieces.burnt(lens.look, ORDERS[raid.order]), places[raid.area].order)
    for change in scene.deeds.changes:
        mark = pieces.tally(lens.look, change.house, change.kind, change.things)
        _lay(map_, lens, room, mark, places[change.area].units)


def _lay(map_: Image.Image, lens: Lens, room: Room, mark: Image.Image, near: Point) -> None:
    at = lens.pixel(near)
    margin = 60 * lens.look.times
    if not (-margin < at[0] < map_.width + margin and -margin < at[1] < map_.height + margin):
        return
    x, y = room.find(at, mark.size)
    map_.paste(mark, (round(x - mark.width / 2), round(y - mark.height / 2)), mark)
