"""Pictures as files."""

from __future__ import annotations

import io

from PIL import Image


def encode(picture: Image.Image, table: Image.Image) -> bytes:
    """The picture as a PNG in the colours of a table (a picture whose palette is asked)."""
    few = picture.quantize(palette=table, dither=Image.Dither.NONE)
    target = io.BytesIO()
    few.save(target, "PNG", compress_level=6)
    return target.getvalue()
