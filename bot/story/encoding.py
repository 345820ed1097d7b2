"""Pictures become a film: H.264 in MP4 with the library ``av``, or animated WebP without it.

Discord plays both inline on phones and desktops; only an MP4 has controls. H.264 with 4:2:0 colors
is what every device decodes. ``av`` carries codecs under the GPL, so it is an extra.
"""

from __future__ import annotations

import importlib.util
import io
import tempfile
from collections.abc import Iterable, Iterator
from fractions import Fraction
from pathlib import Path

from PIL import Image

from engine.kernel.data import fixed

RATE = 8
"""Pictures in a second of an MP4."""
PLAIN = 0.7
"""How large the pictures of an animated WebP are, which cannot leave out what stays the same."""
QUALITY = 60


@fixed
class Encoded:
    """A film as a file."""

    data: bytes
    suffix: str
    width: int
    height: int
    seconds: float


def has_codecs() -> bool:
    """Return whether the library is there that writes MP4."""
    return importlib.util.find_spec("av") is not None


def encode(frames: Iterable[tuple[Image.Image, float]], *, plain: bool | None = None) -> Encoded:
    """Encode pictures of one size, each with its seconds; ``plain`` asks for animated WebP, which
    is the default where there are no codecs."""
    if plain or (plain is None and not has_codecs()):
        return _webp(frames)
    return _mp4(frames)


def _webp(frames: Iterable[tuple[Image.Image, float]]) -> Encoded:
    smaller, lengths = [], []
    for picture, seconds in frames:
        size = round(PLAIN * picture.width), round(PLAIN * picture.height)
        smaller.append(picture.resize(size, Image.Resampling.LANCZOS))
        lengths.append(round(1000 * seconds))
    file = io.BytesIO()
    first, *others = smaller
    first.save(
        file,
        "WEBP",
        save_all=True,
        append_images=others,
        duration=lengths,
        loop=0,
        quality=QUALITY,
        method=2,
    )
    return Encoded(file.getvalue(), "webp", *first.size, sum(lengths) / 1000)


def _mp4(frames: Iterable[tuple[Image.Image, float]]) -> Encoded:
    # The index goes to the front of the file, so that it plays while it loads; for that it is
    # written twice, which needs a file.
    with tempfile.TemporaryDirectory(prefix="ravenry-film-") as home:
        path = Path(home) / "film.mp4"
        size, seconds = _write(frames, path)
        return Encoded(path.read_bytes(), "mp4", *size, seconds)


def _write(frames: Iterable[tuple[Image.Image, float]], out: Path) -> tuple[tuple[int, int], float]:
    import av  # It is imported only here, because it loads some hundred shared libraries.

    number = 0
    size = 0, 0
    with av.open(str(out), "w", format="mp4", options={"movflags": "+faststart"}) as container:
        stream = container.add_stream(
            "libx264",
            rate=RATE,
            options={"preset": "superfast", "crf": "27", "g": str(4 * RATE)},
        )
        for picture, times in _repeated(frames):
            if not number:
                size = stream.width, stream.height = picture.size
                stream.pix_fmt = "yuv420p"
                stream.codec_context.thread_count = 1
                stream.codec_context.time_base = Fraction(1, RATE)
            frame = av.VideoFrame.from_image(picture)  # type: ignore[no-untyped-call]
            frame = frame.reformat(format="yuv420p")
            for _ in range(times):
                frame.pts = number
                number += 1
                for packet in stream.encode(frame):
                    container.mux(packet)
        for packet in stream.encode(None):
            container.mux(packet)
    return size, number / RATE


def _repeated(frames: Iterable[tuple[Image.Image, float]]) -> Iterator[tuple[Image.Image, int]]:
    """Yield pictures, each with how often it is shown, and between two a picture of both."""
    before: Image.Image | None = None
    due, shown = 0.0, 0
    for picture, seconds in frames:
        due += seconds * RATE
        times = max(1, round(due) - shown)
        if before is not None and times > 2:
            yield Image.blend(before, picture, 0.5), 1
            yield picture, times - 1
        else:
            yield picture, times
        shown += times
        before = picture
