"""What lies on the map: pieces, the wildling track, and a battle that is going on."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from bot.render import board as boards
from bot.render.paint import pieces
from bot.render.paint.ink import INK, PAPER, RED, SEA_INK, font, glyph, pixel
from bot.render.words import say

if TYPE_CHECKING:
    from bot.render.scene import Battle, Scene


def lay(map_: Image.Image, scene: Scene) -> None:
    """Lay everything that a scene has on its map."""
    _wildlings(map_, scene)
    if scene.battle:
        _advance(map_, scene.board, scene.battle)
    _pieces(map_, scene)
    if scene.battle:
        _clash(map_, scene.board, scene.battle)


def _put(map_: Image.Image, piece: Image.Image, board: str, at: tuple[float, float]) -> None:
    x, y = pixel(board, at)
    map_.paste(piece, (round(x - piece.width / 2), round(y - piece.height / 2)), piece)


def _pieces(map_: Image.Image, scene: Scene) -> None:
    areas = boards.load(scene.board).areas
    for area, house in scene.tokens:
        place = areas[area].place
        _put(map_, pieces.power_token(scene.board, house), scene.board, place.token or place.units)
    for keep in scene.keeps:
        place = areas[keep.area].place
        piece = pieces.keep(scene.board, keep.house, keep.strength)
        _put(map_, piece, scene.board, place.keep or place.units)
    for army in scene.armies:
        piece = pieces.army(scene.board, army.house, army.figures)
        _put(map_, piece, scene.board, areas[army.area].place.units)
    for order in scene.orders:
        piece = pieces.order(scene.board, order.house, order.face, draft=order.draft)
        _put(map_, piece, scene.board, areas[order.area].place.order)


def _wildlings(map_: Image.Image, scene: Scene) -> None:
    """The track beyond the Wall, the present strength marked."""
    track = boards.load(scene.board).tracks["wildlings"]
    pen = ImageDraw.Draw(map_)
    words = say("heading-wildlings")
    end = pixel(scene.board, track.heading)
    pen.text(end, words, font=font("sea", 28), fill=SEA_INK, anchor="rm")
    for space in track.spaces:
        x, y = pixel(scene.board, track.at(space))
        here = space == scene.wildlings
        radius, size, ink, fill = (22, 30, PAPER, INK) if here else (16, 22, INK, PAPER)
        circle = (x - radius, y - radius, x + radius, y + radius)
        pen.ellipse(circle, fill=fill, outline=INK, width=2)
        pen.text((x, y), str(space), font=font("number", size), fill=ink, anchor="mm")


def _advance(map_: Image.Image, board: str, battle: Battle) -> None:
    """An arrow from where the attacker comes from to where he attacks."""
    areas = boards.load(board).areas
    ax, ay = pixel(board, areas[battle.origin].place.units)
    bx, by = pixel(board, areas[battle.area].place.units)
    length = math.hypot(bx - ax, by - ay) or 1.0
    ux, uy = (bx - ax) / length, (by - ay) / length
    pen = ImageDraw.Draw(map_)
    for ring in boards.load(board).outline(battle.area):
        edge = [pixel(board, p) for p in ring]
        pen.line([*edge, *edge[:2]], fill=RED, width=7, joint="curve")
    for reach, ink in ((5, PAPER), (0, RED)):
        stem, wing, tip = 7 + reach / 2, 24 + reach, length + reach
        outline = [(0, -stem), (length - 40, -stem), (length - 40, -wing), (tip, 0)]
        outline += [(x, -y) for x, y in reversed(outline[:-1])]
        pen.polygon([(ax + ux * x - uy * y, ay + uy * x + ux * y) for x, y in outline], fill=ink)


def _clash(map_: Image.Image, board: str, battle: Battle) -> None:
    """Crossed swords where the attacker crosses into the embattled area, whose edge turns red."""
    printed = boards.load(board)
    pen = ImageDraw.Draw(map_)
    shared = [arc for arc in printed.arcs if {battle.origin, battle.area} == set(arc.sides)]
    marks = [
        mark
        for area in (battle.origin, battle.area)
        for mark in (printed.areas[area].place.units, printed.areas[area].place.order)
    ]
    (ax, ay), (bx, by) = marks[0], marks[2]
    halfway = ((ax + bx) / 2, (ay + by) / 2)

    def clear(at: tuple[float, float]) -> float:
        """High for a point near the arrow that hides none of the marks."""
        return min(45.0, *(math.dist(at, mark) for mark in marks)) - math.dist(at, halfway) / 5

    at = max([p for arc in shared for p in arc.points] or [halfway], key=clear)
    x, y = pixel(board, at)
    pen.ellipse((x - 28, y - 28, x + 28, y + 28), fill=RED, outline=PAPER, width=4)
    map_.paste(PAPER, (round(x) - 18, round(y) - 18), glyph("battle", 36))
