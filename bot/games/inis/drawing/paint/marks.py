"""The marks on the island: names, clans, buildings, a clash, and recent events."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.games.inis.drawing.changes import InisChanges
from bot.games.inis.drawing.island import RADIUS, island, middle_of
from bot.games.inis.drawing.paint import pieces
from bot.games.inis.drawing.paint.ground import rim
from bot.games.inis.drawing.words import territory_name
from bot.render.paint.arrows import lay_arrow
from bot.render.paint.free_space import Room, around
from bot.render.paint.ink import INK, RED, blend

if TYPE_CHECKING:
    from PIL import Image

    from bot.games.inis.drawing.island import Box, Point
    from bot.games.inis.drawing.paint.camera import Camera
    from bot.games.inis.drawing.scene import InisScene, Territory
    from bot.render.paint.arrows import Style
    from bot.render.paint.look import Look

OFFERED = (255, 226, 92)
NAME, CLANS, BUILDINGS = 0.0, 0.63, -0.49
"""Where things are placed north (or, mirrored, south) of a tile's middle, in radii."""
APART = 0.57
"""The distance between tokens of buildings, in radii."""
STEP, WIDEST = 0.8, 2.9
"""The distance between tokens of clans, and the greatest width of their row, in radii."""


def lay(map_: Image.Image, camera: Camera, scene: InisScene) -> None:
    """Draw all pieces of a scene on the island."""
    _Table(map_, camera, scene).lay()


class _Table:
    """A picture that is being painted."""

    def __init__(self, map_: Image.Image, camera: Camera, scene: InisScene) -> None:
        self.map = map_
        self.camera = camera
        self.scene = scene
        self.look = camera.look
        self.lying = island(scene.places)
        self.room = Room(map_.size, self.look.times)

    def lay(self) -> None:
        for territory in self.scene.territories:
            self._edge(territory)
        self._ways()
        for territory in self.scene.territories:
            self._name(territory)
            self._buildings(territory)
            self._clans(territory)
        self._attack()
        self._marks(self.scene.deeds)
        for number, location in self.scene.sites:
            self._put(pieces.site(self.look, number), self.camera.pixel(middle_of(location)))

    # -- where ------------------------------------------------------------------------------------

    def _spot(self, territory: str, north: float, east: float = 0.0) -> Point:
        """Return a place in a tile, mirrored if its single cell is in the north."""
        x, y = self.lying.middles[territory]
        up = -1 if self.lying.upward[territory] else 1
        return self.camera.pixel((x + east * RADIUS, y + up * north * RADIUS))

    def _row(self, territory: Territory) -> tuple[list[tuple[str, bool, int, float]], Look]:
        """Return the tokens of clans in a territory from west to east: seat, sheltered, number,
        place.

        If there are many, they are smaller, so that they stay inside their territory.
        """
        tokens = [
            (stand.seat, sheltered, number)
            for stand in territory.stands
            for sheltered, number in ((False, stand.exposed), (True, stand.sheltered))
            if number
        ]
        share = min(1.0, WIDEST / STEP / max(1, len(tokens)))
        middle = (len(tokens) - 1) / 2
        placed = [(*t, (place - middle) * STEP * share) for place, t in enumerate(tokens)]
        return placed, replace(self.look, times=round(self.look.times * share, 3))

    def _stand(self, territory: str, seat: str) -> Point:
        """Return the place of the clans of a seat, or of any clans."""
        facts = next(t for t in self.scene.territories if t.id == territory)
        east = next((e for s, _, _, e in self._row(facts)[0] if s == seat), 0.0)
        return self._spot(territory, CLANS, east)

    def _put(self, piece: Image.Image, at: Point) -> None:
        corner = round(at[0] - piece.width / 2), round(at[1] - piece.height / 2)
        self.map.paste(piece, corner, piece)
        self.room.take(around(at, piece.size))

    # -- what -------------------------------------------------------------------------------------

    def _edge(self, territory: Territory) -> None:
        """Paint a band in the color of the chieftain: red during a clash, bright if offered."""
        clash = self.scene.clash
        bands: list[tuple[float, tuple[int, int, int]]] = []
        if territory.chieftain:
            colour = self.look.livery(territory.chieftain).colour
            bands += [(11.5, blend(colour, INK, 0.75)), (9.5, colour)]
        if territory.id in self.scene.targets or territory.id in self.scene.deeds.laid:
            bands += [(15.0, INK), (13.0, OFFERED)]
        if clash and clash.territory == territory.id:
            bands += [(17.0, INK), (15.0, RED)]
        elif territory.id in self.scene.waiting:
            bands += [(10.0, RED)]
        for width, shade in bands:
            band, corner = rim(self.camera, self.scene.places, territory.id, width)
            self.map.paste(shade, corner, band)

    def _name(self, territory: Territory) -> None:
        self._put(self._plate(territory), self._spot(territory.id, NAME))

    def _plate(self, territory: Territory) -> Image.Image:
        name = territory_name(territory.id)
        return pieces.name_plate(self.look, name, territory.chieftain, territory.card)

    def _buildings(self, territory: Territory) -> None:
        fresh = {b.what for b in self.scene.deeds.built if b.territory == territory.id}
        row = _buildings_of(territory)
        for place, (what, number) in enumerate(row):
            token = pieces.building(self.look, what, number, fresh=what in fresh)
            east = (place - (len(row) - 1) / 2) * APART
            self._put(token, self._spot(territory.id, BUILDINGS, east))

    def _clans(self, territory: Territory) -> None:
        tokens, look = self._row(territory)
        for seat, sheltered, number, east in tokens:
            token = pieces.clans(look, seat, number, sheltered=sheltered)
            self._put(token, self._spot(territory.id, CLANS, east))

    def _attack(self) -> None:
        """Paint the present clash, and who attacks whom in it."""
        clash = self.scene.clash
        if clash is None:
            return
        if clash.attack:
            self._blow(*(self._stand(clash.territory, seat) for seat in clash.attack))
        self._put(pieces.swords(self.look, 78), self._spot(clash.territory, -1.05))

    def _blow(self, start: Point, end: Point) -> None:
        """Paint an arrow from the head of one token to another's, in an arc above them."""
        (ax, ay), (bx, by) = start, end
        lift = pieces.CLAN * 0.44 * self.look.times
        rise = 0.5 * self.camera.unit
        points = []
        for i in range(25):
            t = i / 24
            bow = rise * math.sin(math.pi * t) ** 0.8
            points.append((ax + (bx - ax) * t, ay + (by - ay) * t - lift - bow))
        lay_arrow(self.map, points, RED, "full", self.look.times * 1.3)
        for point in points:
            self.room.take(around(point, (self.look.px(16), self.look.px(16))))

    def _ways(self) -> None:
        """Paint the arrows of all moves, the last first, so that heads cover tails."""
        aims = [(move, True) for move in reversed(self.scene.instead.moves)]
        for move, otherwise in (*aims, *((m, False) for m in reversed(self.scene.deeds.moves))):
            start = self._stand(move.origin, move.seat)
            end = self._stand(move.territory, move.seat)
            points = self._up_to(_bow(start, end), self._boxes(move.territory))
            style: Style = "broken" if move.way == "withdrawal" else "full"
            style = "hollow" if otherwise else style
            colour = self.look.livery(move.seat).colour
            lay_arrow(self.map, points, colour, style, self.look.times * 1.3)

    def _boxes(self, id: str) -> list[Box]:
        """Return the boxes around all tokens of clans in a territory, its name, and its
        buildings."""
        territory = next(t for t in self.scene.territories if t.id == id)
        tokens, look = self._row(territory)
        unit, size = self.camera.unit, pieces.CLAN * look.times + 8
        east = max((abs(token[3]) for token in tokens), default=0.0)
        plate = self._plate(territory)
        buildings = len(_buildings_of(territory))
        return [
            around(self._spot(id, CLANS), (2 * east * unit + size, size)),
            around(self._spot(id, NAME), plate.size),
            around(self._spot(id, BUILDINGS), (buildings * APART * unit, 0.64 * unit)),
        ]

    @staticmethod
    def _up_to(points: list[Point], boxes: list[Box]) -> list[Point]:
        """Return the points of a line until it enters one of some boxes, or its first half."""
        inside = [
            i
            for west, north, east, south in boxes
            for i, (x, y) in enumerate(points)
            if west < x < east and north < y < south
        ]
        return points[: max(len(points) // 2, min(inside, default=len(points)))]

    def _marks(self, deeds: InisChanges) -> None:
        """Paint clans that came and went, and clashes that were fought, where there is room."""
        going_on = self.scene.clash.territory if self.scene.clash else None
        for territory in deeds.clashes:
            if territory != going_on:
                self._beside(pieces.swords(self.look, 54), self._spot(territory, -0.2, 0.9))
        for change in deeds.changes:
            x, y = self._stand(change.territory, change.seat)
            near = (x + 0.2 * self.camera.unit, y - 0.42 * self.camera.unit)
            self._beside(pieces.change(self.look, change.seat, change.clans), near)

    def _beside(self, piece: Image.Image, near: Point) -> None:
        x, y = self.room.find(near, piece.size)
        self.map.paste(piece, (round(x - piece.width / 2), round(y - piece.height / 2)), piece)


def _buildings_of(territory: Territory) -> list[tuple[str, int]]:
    """Return the buildings in a territory with their numbers, and the Festival."""
    everything = [
        ("capital", int(territory.capital)),
        ("citadel", territory.citadels),
        ("sanctuary", territory.sanctuaries),
        ("festival", int(territory.festival)),
    ]
    return [(what, number) for what, number in everything if number]


def _bow(start: Point, end: Point) -> list[Point]:
    """Return a slightly bent line."""
    (ax, ay), (bx, by) = start, end
    mx, my = (ax + bx) / 2 + (by - ay) * 0.16, (ay + by) / 2 - (bx - ax) * 0.16
    return [
        (
            (1 - t) ** 2 * ax + 2 * t * (1 - t) * mx + t * t * bx,
            (1 - t) ** 2 * ay + 2 * t * (1 - t) * my + t * t * by,
        )
        for t in (i / 40 for i in range(41))
    ]
