"""The marks on the map: pieces, the wildling track, recent events, and a battle in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from bot.games.agot.drawing.paint import chronicle, pieces
from bot.games.agot.drawing.paint.chronicle import lay_piece
from bot.games.agot.drawing.paint.ground import rim, shape
from bot.games.agot.drawing.paint.lettering import label, written
from bot.games.agot.drawing.words import say
from bot.render.paint.free_space import Room, around
from bot.render.paint.ink import INK, PAPER, disc
from bot.render.paint.text import Pen, font

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.games.agot.drawing.board import Box, Point
    from bot.games.agot.drawing.paint.lens import Lens
    from bot.games.agot.drawing.scene import AgotScene
    from bot.render.palettes import Colour

OFFERED: Colour = (255, 226, 92)
BESIDE = 44.0
"""How far east of an order an alternative to it is drawn, in map units."""


def lay(map_: Image.Image, lens: Lens, scene: AgotScene) -> None:
    """Paint everything in a scene on its map."""
    if "wildlings" in lens.board.tracks:
        _wildlings(map_, lens, scene)
    for area in scene.targets:
        _offer(map_, lens, area)
    _name_again(map_, lens, scene.targets)
    chronicle.lay_ways(map_, lens, scene)
    room = Room(map_.size, lens.look.times)
    for piece, at in _pieces(lens, scene):
        x, y = lens.pixel(at)
        corner = round(x - piece.width / 2), round(y - piece.height / 2)
        if corner[0] < map_.width and corner[1] < map_.height:
            map_.paste(piece, corner, piece)
        room.take(around((x, y), piece.size))
    _signs(map_, lens, scene, room)
    chronicle.lay_marks(map_, lens, scene, room)


def _pieces(lens: Lens, scene: AgotScene) -> list[tuple[Image.Image, Point]]:
    """Return all pieces, each with the point of the map for its middle."""
    places = {id: area.place for id, area in lens.board.areas.items()}
    look = lens.look
    return [
        *(
            (pieces.power_token(look, house), places[area].token or places[area].units)
            for area, house in scene.tokens
        ),
        *(
            (
                pieces.keep(look, keep.house, keep.strength),
                places[keep.area].keep or places[keep.area].units,
            )
            for keep in scene.keeps
        ),
        *(
            (
                pieces.army(look, army.house, army.figures, bound=army.bound),
                places[army.area].units,
            )
            for army in scene.armies
        ),
        *(
            (
                pieces.order(look, order.house, order.face, draft=order.draft, vassal=order.vassal),
                _beside(places[order.area].order) if order.beside else places[order.area].order,
            )
            for order in scene.orders
        ),
    ]


def _beside(place: Point) -> Point:
    return place[0] + BESIDE, place[1]


def _signs(map_: Image.Image, lens: Lens, scene: AgotScene, room: Room) -> None:
    """Paint the lasting marks of areas where there is room for them."""
    if not scene.signs:
        return
    for boxes in written(lens).values():
        for box in boxes:
            room.take(box, soft=True)
    places = {id: area.place for id, area in lens.board.areas.items()}
    for sign in scene.signs:
        piece = (
            pieces.shield(lens.look, sign.glyph)
            if sign.tone == "home"
            else pieces.sign(lens.look, sign.glyph, sign.count, sign.tone)
        )
        place = places[sign.area]
        loose = sign.tone in ("home", "loyal")
        near = (place.token if loose else place.icons) or place.units
        x, y = lens.pixel(near)
        # In a zoom, signs of areas beyond its edge stay there.
        if 0 <= x < map_.width and 0 <= y < map_.height:
            lay_piece(map_, lens, room, piece, near, _beyond(lens, sign.area))


def _beyond(lens: Lens, area: str) -> Callable[[Box], float]:
    """Return how much of a box, in pixels, lies outside an area."""
    mask, (left, top) = shape(lens, area)

    def abroad(box: Box) -> float:
        x, y, right, bottom = box
        cut = (round(x) - left, round(y) - top, round(right) - left, round(bottom) - top)
        share = mask.crop(cut).resize((1, 1), Image.Resampling.BOX).tobytes()[0]
        return 1 - share / 255

    return abroad


def _offer(map_: Image.Image, lens: Lens, area: str) -> None:
    """Light up an area that a question offers; a port gets a ring around its anchor."""
    pen = Pen(map_)
    px = lens.look.px
    if lens.board.areas[area].kind == "port":
        x, y = lens.pixel(lens.board.areas[area].place.name)
        for reach, ink in ((25, INK), (23, OFFERED)):
            r = px(reach)
            pen.ellipse((x - r, y - r, x + r, y + r), outline=ink, width=px(6 if reach < 25 else 9))
        return
    mask, corner = shape(lens, area)
    map_.paste(OFFERED, corner, mask.point(lambda v: round(v * 0.28)))
    for width, ink in ((11, INK), (9, OFFERED)):
        map_.paste(ink, corner, rim(lens, area, width))


def _name_again(map_: Image.Image, lens: Lens, areas: tuple[str, ...]) -> None:
    """Write the names again that the lights have covered."""
    lit = [lens.board.areas[area].place.name for area in areas]
    for area in areas:
        lit += [at for at in (lens.board.areas[area].place.icons,) if at]
        if area in lens.board.faces:
            lit += [point for ring in lens.board.outline(area) for point in ring]
    label(lens, map_, lens.pixels(lit))


def _wildlings(map_: Image.Image, lens: Lens, scene: AgotScene) -> None:
    """Draw the wildling track with its strength marked, and any secret of its deck."""
    track = lens.board.tracks["wildlings"]
    pen = Pen(map_)
    px = lens.look.px
    words = say("heading-wildlings")
    ink = lens.look.colours.ground["sea_ink"]
    pen.text(lens.pixel(track.heading), words, font=font("sea", px(28)), fill=ink, anchor="rm")
    for space in track.spaces:
        x, y = lens.pixel(track.at(space))
        here = space == scene.wildlings
        radius, size, ink, fill = (22, 30, PAPER, INK) if here else (16, 22, INK, PAPER)
        disc(pen, (x, y), px(radius), INK)
        disc(pen, (x, y), px(radius) - px(2), fill)
        pen.text((x, y), str(space), font=font("number", px(size)), fill=ink, anchor="mm")
    if scene.secret:
        x, y = lens.pixel(track.note)
        lines = [say("secret-heading"), *scene.secret]
        faces = [font("sea" if row == 0 else "name", px(22)) for row in range(len(lines))]
        wide = max(face.length(line) for face, line in zip(faces, lines, strict=True))
        x = min(x, map_.width - px(10) - wide / 2)
        for row, (face, line) in enumerate(zip(faces, lines, strict=True)):
            at = (x, y + (row - (len(lines) - 1) / 2) * px(24))
            pen.text(
                at, line, font=face, fill=INK, anchor="mm", stroke_width=px(3), stroke_fill=PAPER
            )
