"""Uploaded files: their safe names, their actual types, and the sizes of pictures."""

import io
import mimetypes
import re
from dataclasses import dataclass, field

from PIL import Image

MAX_FILES = 10
MAX_REQUEST_BYTES = 25 * 1024 * 1024

_SIZE_LIMITS = {0: 10, 1: 10, 2: 50, 3: 100}
_FORBIDDEN = re.compile(r"[^A-Za-z0-9_.-]")


@dataclass(frozen=True)
class Upload:
    """One ``files[n]`` part of a multipart request."""

    index: int
    filename: str
    data: bytes = field(repr=False)


def size_limit(premium_tier: int) -> int:
    """Return the most bytes that one file may have in a server of this boost tier."""
    return _SIZE_LIMITS[premium_tier] * 1024 * 1024


def safe_name(filename: str) -> str:
    """Return the name under which a file is stored: only ASCII letters, digits and ``_ - .``."""
    return _FORBIDDEN.sub("_", filename).strip(".") or "unknown"


def sniff(filename: str, data: bytes) -> tuple[str | None, int | None, int | None]:
    """Return the media type, width and height: of pictures by content, of other files by name."""
    try:
        with Image.open(io.BytesIO(data)) as picture:
            return Image.MIME[picture.format or ""], picture.width, picture.height
    except (OSError, KeyError, Image.DecompressionBombError):
        pass
    kind, _ = mimetypes.guess_type(filename)
    if kind is not None and kind.startswith("image/"):
        kind = None
    return kind, None, None
