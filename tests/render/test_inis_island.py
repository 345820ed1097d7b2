"""The island: outlines, common lines, and where things stand."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageDraw

from bot.games.inis.drawing.island import Island, box_of, island, middle_of
from engine.inis.board.grid import touch
from tests.render.inis_views import grown

SEEDS = (1, 5, 11)


def an_island(seed: int, tiles: int = 16) -> Island:
    return island(tuple(grown(tiles, seed).items()))


@pytest.mark.parametrize("seed", SEEDS)
def test_territories_share_a_line_where_their_tiles_touch(seed: int) -> None:
    """Two territories have a line in common if and only if their locations touch."""
    lying = an_island(seed)
    drawn = {frozenset(line.sides) for line in lying.lines if not line.coast}
    touching = {
        frozenset((a, b)) for (a, at), (b, bt) in combinations(lying.places, 2) if touch(at, bt)
    }
    assert drawn == touching


@pytest.mark.parametrize("seed", SEEDS)
def test_territories_do_not_overlap(seed: int) -> None:
    """No pixel belongs to two territories, and every one has about the area of three cells."""
    lying = an_island(seed)
    west, north, east, south = lying.box
    size = round((east - west) / 2), round((south - north) / 2)
    everything = Image.new("L", size)
    for outline in lying.outlines.values():
        mask = Image.new("L", size)
        points = [((x - west) / 2, (y - north) / 2) for x, y in outline]
        ImageDraw.Draw(mask).polygon(points, fill=100)
        assert 0.8 < mask.histogram()[100] / (3 * 25981 / 4) < 1.2
        everything = ImageChops.add(everything, mask)
    shared = sum(everything.histogram()[101:])
    # Neighbours share the pixels on their common lines, and no others.
    assert shared < 0.06 * sum(everything.histogram()[100:])


@pytest.mark.parametrize("tiles", range(2, 17))
def test_islands_of_every_size_have_outlines(tiles: int) -> None:
    """Every territory has an outline around its middle, and the box holds them all."""
    lying = an_island(1, tiles)
    assert len(lying.outlines) == tiles
    for territory, outline in lying.outlines.items():
        west, north, east, south = box_of(outline)
        x, y = lying.middles[territory]
        assert west < x < east
        assert north < y < south


def test_a_line_is_the_same_from_both_sides() -> None:
    """The points of a common line are points of both outlines."""
    lying = an_island(1)
    for line in lying.lines:
        for side in line.sides:
            if side is not None:
                assert set(line.points) <= set(lying.outlines[side])


def test_a_location_keeps_its_place() -> None:
    """A territory lies where it lay when others come."""
    few, many = an_island(1, 6), an_island(1, 16)
    assert all(many.middles[territory] == at for territory, at in few.middles.items())
    assert middle_of("A:0,0") == few.middles["hills"]


def test_the_sea_alone_is_an_island_of_none() -> None:
    """Before the first tile there are no lines."""
    assert island(()).lines == ()
