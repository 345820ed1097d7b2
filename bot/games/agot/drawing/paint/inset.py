"""A sheet of paper on the sea of a wide map: cards, offers, and the round track."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.games.agot.drawing.paint.lens import SCALE
from bot.games.agot.drawing.paint.sections import (
    cards_of,
    paint_growth,
    paint_section,
    section_height,
)
from bot.render.paint.ink import INK, PAPER
from bot.render.paint.rtl_page import RtlPage
from bot.render.paint.text import Pen

if TYPE_CHECKING:
    from PIL import Image

    from bot.games.agot.drawing.margin import Margin
    from bot.games.agot.drawing.paint.lens import Lens

EDGE = 16
"""The width of the paper around the text, in pixels."""


def paint_inset(map_: Image.Image, lens: Lens, margin: Margin) -> None:
    """Draw the sheet, as high as its contents, if the map has a place for it."""
    if lens.board.inset is None:
        return
    # Its letters keep to the scale of the map, although pieces may be larger.
    look = replace(lens.look, times=round(lens.scale / SCALE, 3))
    px = look.px
    west, north, east, _ = lens.board.inset
    left, top = lens.pixel((west, north))
    right, _ = lens.pixel((east, north))
    sections = [*cards_of(margin), *margin.sections]
    height = sum(section_height(section) for section in sections)
    if margin.growth is not None:
        height += 62
    box = (round(left), round(top), round(right), round(top) + px(height + 2 * EDGE - 8))
    pen = Pen(map_)
    pen.rectangle(box, fill=PAPER, outline=INK, width=px(2))
    inner = px(5)
    pen.rectangle(
        (box[0] + inner, box[1] + inner, box[2] - inner, box[3] - inner), outline=INK, width=px(1)
    )
    page = RtlPage(map_, between=(box[0], box[2]))
    start, end, y = box[0] + px(EDGE), box[2] - px(EDGE), box[1] + px(EDGE - 6)
    if margin.growth is not None:
        y = paint_growth(page, look, margin.growth, (start, end), y)
    for section in sections:
        y = paint_section(page, look, section, (start, end), y, bans=margin.bans)
