"""Paint a scene of A Game of Thrones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from bot.games.agot.drawing import board as boards
from bot.games.agot.drawing.paint import ground
from bot.games.agot.drawing.paint.below import below_height, paint_below
from bot.games.agot.drawing.paint.inset import paint_inset
from bot.games.agot.drawing.paint.lens import fitting, lens
from bot.games.agot.drawing.paint.margin import WIDTH, paint_margin
from bot.games.agot.drawing.paint.marks import lay
from bot.games.agot.drawing.paint.sections import FADED
from bot.games.agot.drawing.words import say
from bot.render.paint.ink import INK, PAPER
from bot.render.paint.look import Look
from bot.render.paint.rtl_page import RtlPage
from bot.render.paint.text import Pen, font
from bot.render.palettes import DEFAULT

if TYPE_CHECKING:
    from bot.games.agot.drawing.scene import AgotScene

EDGE = 14
"""The width of the paper around the map, in pixels."""

HEAD = 62
"""Height of the line above a zoom, in pixels."""


def paint(scene: AgotScene, palette: str = DEFAULT, zoom: str | None = None) -> Image.Image:
    """Return the finished picture of a scene: the whole map with its margin, or one region.

    Raises `ValueError` for a palette or a region that does not exist.
    """
    through = lens(scene.board, palette, zoom)
    map_ = ground.tinted(through, scene.tints, scene.closed)
    lay(map_, through, scene)
    if zoom is not None:
        return _close_up(map_, scene, zoom)
    paint_inset(map_, through, scene.margin)
    return _page(map_, scene, palette)


def paint_frame(scene: AgotScene, palette: str, room: tuple[int, int]) -> Image.Image:
    """Return only the map of a scene, as large as fits into `room`.

    Raises `ValueError` for a palette that does not exist.
    """
    through = fitting(scene.board, palette, room)
    map_ = ground.tinted(through, scene.tints, scene.closed)
    lay(map_, through, scene)
    paint_inset(map_, through, scene.margin)
    return map_


def _page(map_: Image.Image, scene: AgotScene, palette: str) -> Image.Image:
    """Return a map with everything beside it, or below it if the map is wide."""
    look = Look(scene.board, palette)
    if boards.load(scene.board).inset is not None:
        return _tall_page(map_, scene, look)
    width = EDGE + map_.width + 20 + WIDTH + EDGE
    height = map_.height + 2 * EDGE
    sheet = Image.new("RGB", (width, height), PAPER)
    _mount(sheet, map_, EDGE)
    left = EDGE + map_.width + 20
    page = RtlPage(sheet, between=(left, left + WIDTH))
    paint_margin(page, look, scene.margin, left, EDGE + 8, height - EDGE)
    return sheet


def _tall_page(map_: Image.Image, scene: AgotScene, look: Look) -> Image.Image:
    """Return a wide map with everything below it."""
    top = map_.height + EDGE + 10
    height = top + below_height(scene.margin, map_.width) + EDGE
    sheet = Image.new("RGB", (map_.width + 2 * EDGE, height), PAPER)
    _mount(sheet, map_, EDGE)
    between = EDGE, EDGE + map_.width
    paint_below(RtlPage(sheet, between=between), look, scene.margin, between, top)
    return sheet


def _close_up(map_: Image.Image, scene: AgotScene, zoom: str) -> Image.Image:
    """Return a region below its name and the moment of the game."""
    sheet = Image.new("RGB", (map_.width + 2 * EDGE, map_.height + HEAD + EDGE), PAPER)
    _mount(sheet, map_, HEAD)
    page = RtlPage(sheet)
    page.text((EDGE, 44), say(f"region-{zoom}"), font=font("name", 42), fill=INK, anchor="ls")
    moment = say("moment", round=scene.margin.title, phase=scene.margin.phase)
    right = sheet.width - EDGE
    page.text((right, 44), moment, font=font("sea", 32), fill=FADED, anchor="rs")
    return sheet


def _mount(sheet: Image.Image, map_: Image.Image, top: int) -> None:
    sheet.paste(map_, (EDGE, top))
    frame = (EDGE - 2, top - 2, EDGE + map_.width + 1, top + map_.height + 1)
    Pen(sheet).rectangle(frame, outline=INK, width=3)
