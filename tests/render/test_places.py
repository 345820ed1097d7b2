"""Room on the map: the fullest area still shows everything that stands in it."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations

import pytest

from bot.games.agot.drawing import board
from bot.games.agot.drawing.board import Box, regions
from bot.games.agot.drawing.changes import PlannedMove
from bot.games.agot.drawing.paint import ground, lettering, pieces
from bot.games.agot.drawing.paint.chronicle import way_to_plate
from bot.games.agot.drawing.paint.lens import Lens, lens
from bot.games.agot.drawing.paint.lettering import written
from bot.games.agot.drawing.scene import Figure
from bot.games.agot.drawing.tokens import Token
from bot.games.registry import plugin_of
from bot.render.paint.free_space import around, overlap
from bot.render.words import speaking
from bot.text.catalog import FALLBACK, languages
from engine.agot.components import open_box
from tests.running.marks import nightly

BOARDS = ("agot-2e", "agot-1e", "agot-2e-mod", "agot-2e-mod-vale")
ALL_KINDS = (Figure("siege-engine", 1), Figure("knight", 1), Figure("footman", 2))
LARGEST = {
    "agot-2e": ALL_KINDS,
    "agot-1e": (Figure("knight", 2), Figure("footman", 2)),
    "agot-2e-mod": ALL_KINDS,
    "agot-2e-mod-vale": ALL_KINDS,
}
"""Four units, the most that any supply allows in one army, of all kinds that march.

A Dragon takes the room of a Siege Engine, and no House has both.
"""
WITH_GARRISONS = ("agot-2e", "agot-2e-mod", "agot-2e-mod-vale")
FLEET = (Figure("ship", 3), Figure("ship", 1, routed=True))
HARBOURED = (Figure("ship", 3),)

Sheet = tuple[str, str | None]
"""A board, and what is shown of it: a region, or all."""

DAILY = {("en", "agot-2e"), ("en", "agot-2e-mod"), ("fa", "agot-2e"), ("zh", "agot-2e")}
"""The boards that are looked at by day, and in which languages."""


def sheets(name: str) -> list[Sheet]:
    """A board and all that can be shown of it."""
    return [(name, None), *((name, zoom) for zoom in regions(name))]


every_board = pytest.mark.parametrize("name", BOARDS)
every_lettering = pytest.mark.parametrize(
    ("language", "name"),
    [
        (language, name)
        if (language, name) in DAILY
        else pytest.param(language, name, marks=nightly)
        for language in languages()
        for name in BOARDS
    ],
)


@cache
def through(sheet: Sheet) -> Lens:
    """The lens of a sheet in English; where something stands depends on no language."""
    return lens(sheet[0], zoom=sheet[1])


def areas_of(sheet: Sheet) -> list[str]:
    """The areas that a zoom promises to show well; the full map promises all."""
    name, zoom = sheet
    return list(board.load(name).areas if zoom is None else regions(name)[zoom].areas)


@cache
def boxes(area_id: str, sheet: Sheet) -> dict[str, Box]:
    """What may stand in one area at once, at its largest."""
    look, area = through(sheet).look, board.load(sheet[0]).areas[area_id]
    army = {"land": LARGEST[sheet[0]], "sea": FLEET, "port": HARBOURED}[area.kind]
    sizes = {
        "units": pieces.army(look, "stark", army).size,
        "order": pieces.order(look, "stark", Token("march", "+1", star=True)).size,
    }
    if area.kind == "land":
        sizes["token"] = pieces.power_token(look, "stark").size
    if area.home and sheet[0] in WITH_GARRISONS:
        sizes["keep"] = pieces.keep(look, area.home, 2).size
    return {
        key: around(through(sheet).pixel(getattr(area.place, key)), size)
        for key, size in sizes.items()
    }


@every_board
def test_no_piece_covers_another(name: str) -> None:
    """With every area of the board at its fullest, boxes overlap by less than 30 square pixels."""
    clashes: dict[tuple[Sheet, str, str], int] = {}
    for sheet in sheets(name):
        most = 30 * through(sheet).look.times ** 2
        all_boxes = [
            (f"{area}: {key}", box)
            for area in areas_of(sheet)
            for key, box in boxes(area, sheet).items()
        ]
        clashes |= {
            (sheet, a, b): round(overlap(p, q))
            for i, (a, p) in enumerate(all_boxes)
            for b, q in all_boxes[i + 1 :]
            if overlap(p, q) > most
        }
    assert clashes == {}


@every_board
def test_every_area_belongs_to_one_region(name: str) -> None:
    """The regions are the whole board, and no area is in two of them."""
    listed = [area for region in regions(name).values() for area in region.areas]
    assert sorted(listed) == sorted(board.load(name).areas)


@every_board
def test_pieces_stay_in_their_area(name: str) -> None:
    """At least 93 % of every piece, and all of its middle, lie inside the area it stands in."""
    sheet = (name, None)
    strayed = []
    for id, area in board.load(name).areas.items():
        if area.kind == "port":
            continue
        mask, (left, top) = ground.shape(through(sheet), id)
        for key, box in boxes(id, sheet).items():
            cut = tuple(round(v - (left, top)[i % 2]) for i, v in enumerate(box))
            inside = mask.crop((cut[0], cut[1], cut[2], cut[3])).histogram()
            if sum(inside[128:]) < 0.93 * sum(inside):
                strayed.append(f"{id}: {key}")
    assert strayed == []


@every_lettering
def test_names_have_room(language: str, name: str) -> None:
    """On the full map and in every zoom: names keep apart from pieces and from each other.

    A zoom shows its areas whole; on the full map icons are not covered either.
    """
    with speaking(language):
        faults = [
            f"{zoom or 'all'}: {fault}"
            for _, zoom in sheets(name)
            for fault in faults_of_names(lens(name, zoom=zoom), (name, zoom))
        ]
    assert faults == []


def faults_of_names(seen: Lens, sheet: Sheet) -> Iterator[str]:
    """Say what is wrong with the names and icons of a sheet, in the language that is spoken."""
    standing = {
        f"{area}: {key}": box for area in areas_of(sheet) for key, box in boxes(area, sheet).items()
    }
    if sheet[1]:
        yield from cut_off(seen, sheet, standing)
    else:
        yield from covered_icons(seen, standing)
    yield from covered_names(seen, sheet, standing)
    yield from tangled_names(seen, sheet)


def cut_off(seen: Lens, sheet: Sheet, standing: Mapping[str, Box]) -> Iterator[str]:
    """Name and fullest pieces of every area of a region lie inside its picture."""
    width, height = seen.size
    names = {f"{area}: written": written(seen)[area][0] for area in areas_of(sheet)}
    for what, box in {**standing, **names}.items():
        if box[0] < 0 or box[1] < 0 or box[2] > width or box[3] > height:
            yield f"{what} is cut off"


def covered_names(seen: Lens, sheet: Sheet, standing: Mapping[str, Box]) -> Iterator[str]:
    """No piece covers more than a sixth of the name of any area.

    On the full map in English a name is clear of all pieces but for the last bit of a letter.
    """
    share = 1 / 18 if sheet[1] is None and seen.look.language == FALLBACK else 1 / 6
    for id in areas_of(sheet):
        if seen.board.areas[id].kind == "port":
            continue
        box = lettering.name_box(seen, id)
        for what, piece in standing.items():
            if overlap(box, piece) > size_of(box) * share:
                yield f"{what} covers the name of {id}"


def tangled_names(seen: Lens, sheet: Sheet) -> Iterator[str]:
    """No name, icon or harbour stands on another."""
    marks = [(area, box) for area in areas_of(sheet) for box in written(seen)[area]]
    for (one, p), (other, q) in combinations(marks, 2):
        if overlap(p, q) > 20 * seen.look.times**2:
            yield f"{one} and {other} are written over each other"


def covered_icons(seen: Lens, standing: Mapping[str, Box]) -> Iterator[str]:
    """No piece, name or bridge covers more than a tenth of the icons of any area."""
    bridges = {
        f"the bridge {arc.sides}": around(seen.pixel(arc.points[len(arc.points) // 2]), (28, 28))
        for arc in seen.board.arcs
        if arc.bridge
    }
    for id, area in seen.board.areas.items():
        if area.kind == "land":
            box = lettering.icons_box(seen, area)
            above = {**standing, "its name": lettering.name_box(seen, id), **bridges}
            for what, piece in above.items():
                if overlap(box, piece) > size_of(box) / 10:
                    yield f"{what} covers the icons of {id}"


def size_of(box: Box) -> float:
    """How large a box is, in square pixels."""
    return (box[2] - box[0]) * (box[3] - box[1])


@every_lettering
def test_arrows_keep_clear_of_names(language: str, name: str) -> None:
    """No march, raid or retreat between neighbors touches any name, on the full map."""
    with speaking(language):
        seen = lens(name)
        marches = [
            PlannedMove("march", origin, area)
            for pair in sorted(seen.board.adjacent())
            for origin, area in (pair, pair[::-1])
            if by_land(seen, origin) == by_land(seen, area)
        ]
        names = {
            id: lettering.name_box(seen, id)
            for id, area in seen.board.areas.items()
            if area.kind != "port"
        }
        touched = {
            (march.origin, march.area, id)
            for march in marches
            for point in seen.pixels(list(way_to_plate(seen, march)))
            for id, box in names.items()
            if _near(point, box)
        }
    assert len(marches) > 100
    assert touched == set()


def by_land(seen: Lens, area: str) -> bool:
    """Return whether an area is entered by land, not by ship."""
    return seen.board.areas[area].kind == "land"


def _near(point: tuple[float, float], box: Box) -> bool:
    """Return whether an arrow through a point touches a box."""
    x, y = point
    return box[0] - 7 < x < box[2] + 7 and box[1] - 5 < y < box[3] + 5


@pytest.mark.parametrize("zoom", [None, *plugin_of("agot-1e").regions])
def test_a_neutral_force_has_room(zoom: str | None) -> None:
    """Wherever the 1st edition puts a neutral force, it hides no name, icon or piece.

    It is alone in its area, and its neighbours may be at their fullest.
    """
    sheet = ("agot-1e", zoom)
    seen = through(sheet)
    held = {
        area for facts in open_box("agot-1e").figures.players.values() for area in facts.neutral
    }
    assert len(held) == 9
    covered: dict[str, list[str]] = {}
    for area in held & set(areas_of(sheet)):
        place = board.load("agot-1e").areas[area].place
        assert place.keep is not None, area
        keep = around(seen.pixel(place.keep), pieces.keep(seen.look, None, 6).size)
        others = {
            f"{other}: {key}": box
            for other in areas_of(sheet)
            if other != area
            for key, box in boxes(other, sheet).items()
        }
        others |= {f"{area}: {n}": box for n, box in enumerate(written(seen)[area])}
        over = [key for key, box in others.items() if overlap(keep, box) > 30 * seen.look.times**2]
        if over:
            covered[area] = over
    assert covered == {}
