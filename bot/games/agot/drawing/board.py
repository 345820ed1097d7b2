"""The printed board of a game: areas, their outlines, and where things are placed on it.

`load(name)` reads `assets/<name>/map.json`, made by `bot.games.agot.drawing.cartography`;
`regions(name)` reads the parts that the map is divided into. An edition that `extends` another's
map may have a file `places.toml`, which moves some of its marks, or adds ports. Coordinates are map
units: x to the east, y to the south.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Literal

from engine.printed import PrintedFacts

if TYPE_CHECKING:
    from engine.agot.information.view import AgotView

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""The western, northern, eastern and southern edge."""

Kind = Literal["land", "sea", "port"]


class AreaLayout(PrintedFacts):
    """Where the marks of one area are placed; every point is the middle of its mark."""

    name: Point
    lines: int = 1
    units: Point
    order: Point
    icons: Point | None = None
    token: Point | None = None
    keep: Point | None = None


class Area(PrintedFacts):
    """The printed facts of one area. A port names the land area and the sea area that it joins."""

    kind: Kind
    place: AreaLayout
    castle: Literal["castle", "stronghold"] | None = None
    crowns: int = 0
    barrels: int = 0
    home: str | None = None
    land: str | None = None
    sea: str | None = None


class BorderArc(PrintedFacts):
    """A line between two areas, or at the edge of the map."""

    kind: Literal["coast", "border", "river", "sea", "wall", "frame"]
    sides: tuple[str, ...]
    bridge: bool
    points: tuple[Point, ...]

    @property
    def crossable(self) -> bool:
        """Whether the areas on both sides count as adjacent along this line."""
        return self.kind in ("coast", "border", "sea") or self.bridge


class Ornament(PrintedFacts):
    """A glyph drawn faintly at some points, `size` map units wide."""

    glyph: str
    size: int
    at: tuple[Point, ...]


class Spaces(PrintedFacts):
    """A track printed on the map: spaces in a row, and where its heading ends.

    Secrets that a seat has seen are written around `note`.
    """

    first: Point
    last: Point
    heading: Point
    note: Point
    spaces: tuple[int, ...]

    def at(self, space: int) -> Point:
        """Return the middle of a space.

        Raises `ValueError` for a space that the track does not have.
        """
        share = self.spaces.index(space) / (len(self.spaces) - 1)
        (ax, ay), (bx, by) = self.first, self.last
        return ax + (bx - ax) * share, ay + (by - ay) * share


class Region(PrintedFacts):
    """A part of the map that a zoom shows, with its areas in reading order.

    Its pieces and letters are drawn `enlarge` times larger than to scale.
    """

    box: Box
    enlarge: float = 1.0
    areas: tuple[str, ...]


class Board(PrintedFacts):
    """A whole map. The first ring of a face is its outline; further ones are its islands."""

    bounds: Box
    outside: str
    inset: Box | None = None
    """A part of the sea without marks, on which other public things are drawn."""
    arcs: tuple[BorderArc, ...]
    ornaments: tuple[Ornament, ...]
    tracks: dict[str, Spaces]
    faces: dict[str, tuple[tuple[int, ...], ...]]
    areas: dict[str, Area]

    def outline(self, area: str) -> list[list[Point]]:
        """Return the rings of an area as closed outlines (first point not repeated)."""
        return [self._ring(ring) for ring in self.faces[area]]

    def _ring(self, ring: tuple[int, ...]) -> list[Point]:
        outline: list[Point] = []
        for half in ring:
            arc = self.arcs[half if half >= 0 else ~half].points
            outline += (arc if half >= 0 else arc[::-1])[:-1]
        return outline

    def adjacent(self) -> set[tuple[str, str]]:
        """Return the pairs of areas, each in alphabetical order, that the drawing shows as
        adjacent.

        A port is adjacent to the land and the sea area between which it lies.
        """
        pairs = {
            (arc.sides[0], arc.sides[1])
            for arc in self.arcs
            if len(arc.sides) == 2 and arc.crossable and self.outside not in arc.sides
        }
        for port, area in self.areas.items():
            for end in (area.land, area.sea):
                if end is not None:
                    pairs.add((min(port, end), max(port, end)))
        return pairs


def board_of(view: AgotView) -> str:
    """Return the board of a game: its ruleset's, or a smaller one without a House or an area."""
    smaller: dict[str, str] = _style(view["ruleset"]).get("without", {})
    there = {*view["houses"], *view.get("opened", ())}
    return next((board for one, board in smaller.items() if one not in there), view["ruleset"])


def game_of(board: str) -> str:
    """Return the game whose words a board uses, by default the one of the same name."""
    game: str = _style(board).get("game", board)
    return game


@cache
def _style(name: str) -> dict[str, Any]:
    return tomllib.loads((files("assets") / name / "style.toml").read_text("utf-8"))


@cache
def load(name: str) -> Board:
    """Return the board of a ruleset, with all areas that any of its games may have.

    A board that `lacks` areas is the board that it `extends`, without these areas.

    Raises `FileNotFoundError` for a game without a map, `pydantic.ValidationError` for a bad one.
    """
    if (lacks := _style(name).get("lacks")) is not None:
        whole = load(_style(name)["extends"])
        left = {id: area for id, area in whole.areas.items() if id not in lacks}
        return whole.model_copy(update={"areas": left})
    board = Board.model_validate_json(_read(name, "map.json"))
    changes = files("assets") / name / "places.toml"
    if not changes.is_file():
        return board
    areas = dict(board.areas)
    for id, change in tomllib.loads(changes.read_text("utf-8")).items():
        raw = areas[id].model_dump() if id in areas else {"place": {}}
        place = raw["place"] | change.get("place", {})
        areas[id] = Area.model_validate({**raw, **change, "place": place})
    return board.model_copy(update={"areas": areas})


def _read(name: str, file: str) -> str:
    """Read a file of a game's board; a game without the file uses that of the game it `extends`."""
    home = files("assets") / name / file
    if home.is_file():
        return home.read_text("utf-8")
    return _read(_style(name)["extends"], file)


def is_land(name: str, area: str) -> bool:
    """Return whether an area of a game's map is land."""
    return load(name).areas[area].kind == "land"


@cache
def regions(name: str) -> dict[str, Region]:
    """Return the regions of a game's map, from `assets/<name>/regions.toml`, in reading order."""
    found = tomllib.loads(_read(name, "regions.toml"))["region"]
    lacks = _style(name).get("lacks", ())
    return {
        id: Region.model_validate({**r, "areas": [a for a in r["areas"] if a not in lacks]})
        for id, r in found.items()
    }


def region(name: str, id: str) -> Region:
    """Return one region of a game's map.

    Raises `ValueError` for a region that does not exist; its text names those that do.
    """
    if id not in regions(name):
        raise ValueError(f"no region {id!r}; there are {', '.join(regions(name))}")
    return regions(name)[id]
