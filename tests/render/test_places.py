"""Room on the map: the fullest area still shows everything that stands in it."""

import pytest

from bot.render import board, zooms
from bot.render.board import Box, regions
from bot.render.paint import ground, lettering, pieces
from bot.render.paint.lens import Lens, lens
from bot.render.paint.lettering import written
from bot.render.paint.room import around, overlap
from bot.render.scene import Figure
from bot.render.tokens import Face

BOARD = board.load("agot-2e")
LARGEST = (Figure("siege-engine", 1), Figure("knight", 1), Figure("footman", 2))
"""Four units, the most that any supply allows in one army, of all three kinds."""
FLEET = (Figure("ship", 3), Figure("ship", 1, routed=True))
HARBOURED = (Figure("ship", 3),)

LENSES = {None: lens("agot-2e")} | {zoom: lens("agot-2e", zoom=zoom) for zoom in zooms("agot-2e")}
LENS = LENSES[None]


def areas_of(zoom: str | None) -> list[str]:
    """The areas that a zoom promises to show well; the full map promises all."""
    return list(BOARD.areas) if zoom is None else list(regions("agot-2e")[zoom].areas)


def boxes(name: str, through: Lens = LENS) -> dict[str, Box]:
    """What may stand in one area at once, at its largest."""
    area, look = BOARD.areas[name], through.look
    army = {"land": LARGEST, "sea": FLEET, "port": HARBOURED}[area.kind]
    sizes = {
        "units": pieces.army(look, "stark", army).size,
        "order": pieces.order(look, "stark", Face("march", "+1", star=True)).size,
    }
    if area.kind == "land":
        sizes["token"] = pieces.power_token(look, "stark").size
    if area.home:
        sizes["keep"] = pieces.keep(look, area.home, 2).size
    return {
        key: around(through.pixel(getattr(area.place, key)), size) for key, size in sizes.items()
    }


@pytest.mark.parametrize("zoom", LENSES)
def test_no_piece_covers_another(zoom: str | None) -> None:
    """With every area of the board at its fullest, boxes overlap by less than 30 square pixels."""
    through = LENSES[zoom]
    all_boxes = [
        (f"{name}: {key}", box)
        for name in areas_of(zoom)
        for key, box in boxes(name, through).items()
    ]
    clashes = {
        (a, b): round(overlap(p, q))
        for i, (a, p) in enumerate(all_boxes)
        for b, q in all_boxes[i + 1 :]
        if overlap(p, q) > 30 * through.look.times**2
    }
    assert clashes == {}


def test_every_area_belongs_to_one_region() -> None:
    """The regions are the whole board, and no area is in two of them."""
    listed = [area for region in regions("agot-2e").values() for area in region.areas]
    assert sorted(listed) == sorted(BOARD.areas)


@pytest.mark.parametrize("zoom", zooms("agot-2e"))
def test_a_zoom_shows_its_areas_whole(zoom: str) -> None:
    """Name and fullest pieces of every area of a region lie inside its picture."""
    through = LENSES[zoom]
    width, height = through.size
    cut_off = {
        f"{name}: {key}"
        for name in areas_of(zoom)
        for key, box in {
            **boxes(name, through),
            "written": written(through)[name][0],
        }.items()
        if box[0] < 0 or box[1] < 0 or box[2] > width or box[3] > height
    }
    assert cut_off == set()


@pytest.mark.parametrize("name", [n for n, a in BOARD.areas.items() if a.kind != "port"])
def test_pieces_stay_in_their_area(name: str) -> None:
    """At least 93 % of every piece, and all of its middle, lie inside the area it stands in."""
    mask, (left, top) = ground.shape(LENS, name)
    for key, box in boxes(name).items():
        cut = tuple(round(v - (left, top)[i % 2]) for i, v in enumerate(box))
        inside = mask.crop((cut[0], cut[1], cut[2], cut[3])).histogram()
        assert sum(inside[128:]) >= 0.93 * sum(inside), key


@pytest.mark.parametrize("zoom", LENSES)
def test_names_are_not_covered_by_pieces(zoom: str | None) -> None:
    """No piece covers more than a sixth of the name of any area."""
    through = LENSES[zoom]
    covered: dict[str, str] = {}
    for name in areas_of(zoom):
        if BOARD.areas[name].kind == "port":
            continue
        box = lettering.name_box(through, BOARD.areas[name])
        size = (box[2] - box[0]) * (box[3] - box[1])
        for other in areas_of(zoom):
            for key, piece in boxes(other, through).items():
                if overlap(box, piece) > size / 6:
                    covered[name] = f"{other}: {key}"
    assert covered == {}


@pytest.mark.parametrize("zoom", LENSES)
def test_names_do_not_cover_each_other(zoom: str | None) -> None:
    """No name, icon or harbour stands on another."""
    through = LENSES[zoom]
    marks = [(a, i, box) for a in areas_of(zoom) for i, box in enumerate(written(through)[a])]
    clashes = {
        (a, b)
        for n, (a, i, p) in enumerate(marks)
        for b, j, q in marks[n + 1 :]
        if overlap(p, q) > 20 * through.look.times**2
    }
    assert clashes == set()


def test_icons_are_not_covered() -> None:
    """No piece, name or bridge covers more than a tenth of the icons of any area."""
    bridges = {
        f"the bridge {arc.sides}": around(LENS.pixel(arc.points[len(arc.points) // 2]), (28, 28))
        for arc in BOARD.arcs
        if arc.bridge
    }
    covered: dict[str, str] = {}
    for name, area in BOARD.areas.items():
        if area.kind != "land":
            continue
        box = lettering.icons_box(LENS, area)
        size = (box[2] - box[0]) * (box[3] - box[1])
        above = {
            f"{other}: {key}": piece for other in BOARD.areas for key, piece in boxes(other).items()
        }
        above["its name"] = lettering.name_box(LENS, area)
        for what, piece in (above | bridges).items():
            if overlap(box, piece) > size / 10:
                covered[name] = what
    assert covered == {}
