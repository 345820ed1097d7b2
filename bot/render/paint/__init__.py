"""Paint a scene. This package is the only one that knows Pillow."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from bot.render.paint import ground
from bot.render.paint.ink import INK, PAPER
from bot.render.paint.margin import WIDTH, paint_margin
from bot.render.paint.marks import lay

if TYPE_CHECKING:
    from bot.render.scene import Scene

EDGE = 14
"""Paper left around the map, in pixels."""


def paint(scene: Scene) -> Image.Image:
    """The finished picture of a scene."""
    map_ = ground.tinted(scene.board, scene.tints)
    lay(map_, scene)
    width = EDGE + map_.width + 20 + WIDTH + EDGE
    height = map_.height + 2 * EDGE
    sheet = Image.new("RGB", (width, height), PAPER)
    sheet.paste(map_, (EDGE, EDGE))
    pen = ImageDraw.Draw(sheet)
    frame = (EDGE - 2, EDGE - 2, EDGE + map_.width + 1, EDGE + map_.height + 1)
    pen.rectangle(frame, outline=INK, width=3)
    paint_margin(sheet, scene, EDGE + map_.width + 20, EDGE + 8, height - EDGE)
    return sheet


def encode(picture: Image.Image) -> bytes:
    """The picture as a PNG of at most 256 colours."""
    few = picture.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    target = io.BytesIO()
    few.save(target, "PNG", compress_level=6)
    return target.getvalue()
