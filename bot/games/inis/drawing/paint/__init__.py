"""Paint a scene of Inis."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from bot.games.inis.drawing.island import island, middle_of
from bot.games.inis.drawing.paint.camera import fit
from bot.games.inis.drawing.paint.ground import ground
from bot.games.inis.drawing.paint.knot import plait
from bot.games.inis.drawing.paint.marks import lay
from bot.games.inis.drawing.paint.panel import (
    GAP,
    HEAD,
    paint_foot,
    paint_head,
    paint_panels,
    panels_height,
)
from bot.games.inis.drawing.shades import BOARD
from bot.render.paint.ink import INK
from bot.render.paint.rtl_page import RtlPage
from bot.render.palettes import load_palette

if TYPE_CHECKING:
    from bot.games.inis.drawing.island import Places
    from bot.games.inis.drawing.scene import InisScene

WIDTH = 1400
EDGE = 30
BAND = 36
"""The width of the plait around the island, in pixels."""
STRANDS = 2
TALLEST = 2000
"""The greatest height of the picture; the island gets what the other parts leave."""


def paint(scene: InisScene, palette: str) -> Image.Image:
    """Return the finished picture of a scene.

    Raises `ValueError` for a palette that does not exist.
    """
    page = load_palette(BOARD, palette).ground["page"]
    inner = WIDTH - 2 * EDGE
    beside = RtlPage(Image.new("RGB", (WIDTH, TALLEST), page))
    paint_panels(beside, palette, scene, EDGE, GAP, inner)
    end = paint_foot(beside, scene, EDGE, panels_height(scene) + 2 * GAP, inner) + 6
    room = WIDTH - 2 * BAND, TALLEST - HEAD - 2 * BAND - end
    lying = island(scene.places)
    camera = fit(lying, palette, room, [middle_of(at) for _, at in scene.sites])
    map_ = ground(camera, scene.places).copy()
    lay(map_, camera, scene)
    below = HEAD + map_.height + 2 * BAND
    sheet = Image.new("RGB", (WIDTH, below + end), page)
    sheet.paste(beside.image.crop((0, 0, WIDTH, end)), (0, below))
    paint_head(RtlPage(sheet), palette, scene, EDGE, inner)
    _frame(sheet, palette, HEAD, map_)
    return sheet


def paint_frame(
    scene: InisScene, palette: str, size: tuple[int, int], places: Places
) -> Image.Image:
    """Return only the island of a scene, in a picture of `size` with room for `places`.

    Raises `ValueError` for a palette that does not exist.
    """
    camera = fit(island(places), palette, size, filled=True)
    map_ = ground(camera, scene.places).copy()
    lay(map_, camera, scene)
    return map_


def _frame(sheet: Image.Image, palette: str, top: int, map_: Image.Image) -> None:
    """Paint the island in its plait."""
    colours = load_palette(BOARD, palette).ground
    shades = colours["page"], colours["knot"], colours["knot_light"]
    across = plait((WIDTH, BAND), STRANDS, *shades)
    down = plait((map_.height + 2 * BAND, BAND), STRANDS, *shades).rotate(90, expand=True)
    sheet.paste(down, (0, top))
    sheet.paste(down, (WIDTH - BAND, top))
    sheet.paste(across, (0, top))
    sheet.paste(across, (0, top + map_.height + BAND))
    sheet.paste(map_, (BAND, top + BAND))
    frame = (BAND - 3, top + BAND - 3, WIDTH - BAND + 2, top + BAND + map_.height + 2)
    ImageDraw.Draw(sheet).rectangle(frame, outline=INK, width=3)
