"""Arrows across a map."""

import itertools

from PIL import Image

from bot.render.paint.arrows import lay_arrow

SPARSE = [(40.0 + 30.0 * step, 40.0) for step in range(11)]
"""A straight way whose points are farther apart than a dash is long."""


def test_a_broken_arrow_has_dashes_all_the_way() -> None:
    """However few points a way has, colour and gaps take turns along it."""
    sheet = Image.new("RGB", (400, 80), "white")
    lay_arrow(sheet, SPARSE, (200, 0, 0), "broken")
    red = [sheet.getpixel((x, 40)) != (255, 255, 255) for x in range(40, 310)]
    changes = sum(a != b for a, b in itertools.pairwise(red))
    assert changes >= 2 * (270 // 20) - 2
