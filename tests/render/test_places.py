"""Room on the map: the fullest area still shows everything that stands in it."""

from collections.abc import Iterator

import pytest

from bot.games.agot.drawing import board
from bot.games.agot.drawing.board import Box, regions
from bot.games.agot.drawing.paint import ground, lettering, pieces
from bot.games.agot.drawing.paint.lens import Lens, lens
from bot.games.agot.drawing.paint.lettering import written
from bot.games.agot.drawing.scene import Figure
from bot.games.agot.drawing.tokens import Token
from bot.games.registry import face_of
from bot.render.paint.room import around, overlap
from bot.render.words import speaking
from bot.text.shelf import FALLBACK, languages
from engine.agot.box import open_box

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

SHEETS: dict[Sheet, Lens] = {
    (name, zoom): lens(name, zoom=zoom) for name in BOARDS for zoom in (None, *regions(name))
}

every_sheet = pytest.mark.parametrize("sheet", SHEETS, ids=str)
every_board = pytest.mark.parametrize("name", BOARDS)
every_language = pytest.mark.parametrize("language", languages())


@pytest.fixture
def language() -> str:
    """The language of a map; a test that is about names takes every one."""
    return FALLBACK


@pytest.fixture(autouse=True)
def _speaking(language: str) -> Iterator[None]:
    with speaking(language):
        yield


def through_lens(sheet: Sheet) -> Lens:
    """The lens of a sheet, in the language that is spoken."""
    return lens(sheet[0], zoom=sheet[1])


def areas_of(sheet: Sheet) -> list[str]:
    """The areas that a zoom promises to show well; the full map promises all."""
    name, zoom = sheet
    return list(board.load(name).areas if zoom is None else regions(name)[zoom].areas)


def boxes(area_id: str, sheet: Sheet) -> dict[str, Box]:
    """What may stand in one area at once, at its largest."""
    through = SHEETS[sheet]
    area, look = board.load(sheet[0]).areas[area_id], through.look
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
        key: around(through.pixel(getattr(area.place, key)), size) for key, size in sizes.items()
    }


@every_sheet
def test_no_piece_covers_another(sheet: Sheet) -> None:
    """With every area of the board at its fullest, boxes overlap by less than 30 square pixels."""
    through = SHEETS[sheet]
    all_boxes = [
        (f"{name}: {key}", box)
        for name in areas_of(sheet)
        for key, box in boxes(name, sheet).items()
    ]
    clashes = {
        (a, b): round(overlap(p, q))
        for i, (a, p) in enumerate(all_boxes)
        for b, q in all_boxes[i + 1 :]
        if overlap(p, q) > 30 * through.look.times**2
    }
    assert clashes == {}


@every_board
def test_every_area_belongs_to_one_region(name: str) -> None:
    """The regions are the whole board, and no area is in two of them."""
    listed = [area for region in regions(name).values() for area in region.areas]
    assert sorted(listed) == sorted(board.load(name).areas)


@every_language
@pytest.mark.parametrize("sheet", [sheet for sheet in SHEETS if sheet[1]], ids=str)
def test_a_zoom_shows_its_areas_whole(sheet: Sheet, language: str) -> None:
    """Name and fullest pieces of every area of a region lie inside its picture."""
    through = through_lens(sheet)
    width, height = through.size
    cut_off = {
        f"{name}: {key}"
        for name in areas_of(sheet)
        for key, box in {
            **boxes(name, sheet),
            "written": written(through)[name][0],
        }.items()
        if box[0] < 0 or box[1] < 0 or box[2] > width or box[3] > height
    }
    assert cut_off == set()


@pytest.mark.parametrize(
    ("name", "area"),
    [(b, n) for b in BOARDS for n, a in board.load(b).areas.items() if a.kind != "port"],
)
def test_pieces_stay_in_their_area(name: str, area: str) -> None:
    """At least 93 % of every piece, and all of its middle, lie inside the area it stands in."""
    mask, (left, top) = ground.shape(SHEETS[name, None], area)
    for key, box in boxes(area, (name, None)).items():
        cut = tuple(round(v - (left, top)[i % 2]) for i, v in enumerate(box))
        inside = mask.crop((cut[0], cut[1], cut[2], cut[3])).histogram()
        assert sum(inside[128:]) >= 0.93 * sum(inside), key


@every_language
@every_sheet
def test_names_are_not_covered_by_pieces(sheet: Sheet, language: str) -> None:
    """No piece covers more than a sixth of the name of any area."""
    through = through_lens(sheet)
    covered: dict[str, str] = {}
    for name in areas_of(sheet):
        area = board.load(sheet[0]).areas[name]
        if area.kind == "port":
            continue
        box = lettering.name_box(through, name)
        size = (box[2] - box[0]) * (box[3] - box[1])
        for other in areas_of(sheet):
            for key, piece in boxes(other, sheet).items():
                if overlap(box, piece) > size / 6:
                    covered[name] = f"{other}: {key}"
    assert covered == {}


@every_language
@every_sheet
def test_names_do_not_cover_each_other(sheet: Sheet, language: str) -> None:
    """No name, icon or harbour stands on another."""
    through = through_lens(sheet)
    marks = [(a, i, box) for a in areas_of(sheet) for i, box in enumerate(written(through)[a])]
    clashes = {
        (a, b)
        for n, (a, i, p) in enumerate(marks)
        for b, j, q in marks[n + 1 :]
        if overlap(p, q) > 20 * through.look.times**2
    }
    assert clashes == set()


@pytest.mark.parametrize("zoom", [None, *face_of("agot-1e").regions])
def test_a_neutral_force_has_room(zoom: str | None) -> None:
    """Wherever the 1st edition puts a neutral force, it hides no name, icon or piece.

    It is alone in its area, and its neighbours may be at their fullest.
    """
    sheet = ("agot-1e", zoom)
    through = SHEETS[sheet]
    held = {
        area for facts in open_box("agot-1e").figures.players.values() for area in facts.neutral
    }
    assert len(held) == 9
    covered: dict[str, list[str]] = {}
    for area in held & set(areas_of(sheet)):
        place = board.load("agot-1e").areas[area].place
        assert place.keep is not None, area
        keep = around(through.pixel(place.keep), pieces.keep(through.look, None, 6).size)
        others = {
            f"{other}: {key}": box
            for other in areas_of(sheet)
            if other != area
            for key, box in boxes(other, sheet).items()
        }
        others |= {f"{area}: {n}": box for n, box in enumerate(written(through)[area])}
        over = [
            key for key, box in others.items() if overlap(keep, box) > 30 * through.look.times**2
        ]
        if over:
            covered[area] = over
    assert covered == {}


@every_language
@every_board
def test_icons_are_not_covered(name: str, language: str) -> None:
    """No piece, name or bridge covers more than a tenth of the icons of any area."""
    drawn, sheet = board.load(name), (name, None)
    through = through_lens(sheet)
    bridges = {
        f"the bridge {arc.sides}": around(through.pixel(arc.points[len(arc.points) // 2]), (28, 28))
        for arc in drawn.arcs
        if arc.bridge
    }
    covered: dict[str, str] = {}
    for id, area in drawn.areas.items():
        if area.kind != "land":
            continue
        box = lettering.icons_box(through, area)
        size = (box[2] - box[0]) * (box[3] - box[1])
        above = {
            f"{other}: {key}": piece
            for other in drawn.areas
            for key, piece in boxes(other, sheet).items()
        }
        above["its name"] = lettering.name_box(through, id)
        for what, piece in (above | bridges).items():
            if overlap(box, piece) > size / 10:
                covered[id] = what
    assert covered == {}
