"""Room on the map: the fullest area still shows everything that stands in it."""

import pytest

from bot.render import board
from bot.render.board import Box
from bot.render.paint import ground, lettering, pieces
from bot.render.paint.lens import lens
from bot.render.paint.room import around, overlap
from bot.render.scene import Face, Figure

BOARD = board.load("agot-2e")
LARGEST = (Figure("siege-engine", 1), Figure("knight", 1), Figure("footman", 2))
"""Four units, the most that any supply allows in one army, of all three kinds."""
FLEET = (Figure("ship", 3), Figure("ship", 1, routed=True))
HARBOURED = (Figure("ship", 3),)

LENS = lens("agot-2e")


def boxes(name: str) -> dict[str, Box]:
    """What may stand in one area at once, at its largest."""
    area = BOARD.areas[name]
    army = {"land": LARGEST, "sea": FLEET, "port": HARBOURED}[area.kind]
    sizes = {
        "units": pieces.army(LENS.look, "stark", army).size,
        "order": pieces.order(LENS.look, "stark", Face("march", "+1", star=True)).size,
    }
    if area.kind == "land":
        sizes["token"] = pieces.power_token(LENS.look, "stark").size
    if area.home:
        sizes["keep"] = pieces.keep(LENS.look, area.home, 2).size
    return {key: around(LENS.pixel(getattr(area.place, key)), size) for key, size in sizes.items()}


def test_no_piece_covers_another() -> None:
    """With every area of the board at its fullest, boxes overlap by less than 30 square pixels."""
    all_boxes = [
        (f"{name}: {key}", box) for name in BOARD.areas for key, box in boxes(name).items()
    ]
    clashes = {
        (a, b): round(overlap(p, q))
        for i, (a, p) in enumerate(all_boxes)
        for b, q in all_boxes[i + 1 :]
        if overlap(p, q) > 30
    }
    assert clashes == {}


@pytest.mark.parametrize("name", [n for n, a in BOARD.areas.items() if a.kind != "port"])
def test_pieces_stay_in_their_area(name: str) -> None:
    """At least 93 % of every piece, and all of its middle, lie inside the area it stands in."""
    mask, (left, top) = ground.shape(LENS, name)
    for key, box in boxes(name).items():
        cut = tuple(round(v - (left, top)[i % 2]) for i, v in enumerate(box))
        inside = mask.crop((cut[0], cut[1], cut[2], cut[3])).histogram()
        assert sum(inside[128:]) >= 0.93 * sum(inside), key


def test_names_are_not_covered_by_pieces() -> None:
    """No piece covers more than a sixth of the name of any area."""
    covered: dict[str, str] = {}
    for name, area in BOARD.areas.items():
        if area.kind == "port":
            continue
        box = lettering.name_box(LENS, area)
        size = (box[2] - box[0]) * (box[3] - box[1])
        for other in BOARD.areas:
            for key, piece in boxes(other).items():
                if overlap(box, piece) > size / 6:
                    covered[name] = f"{other}: {key}"
    assert covered == {}


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
