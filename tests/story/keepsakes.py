"""Makes what docs/pictures/story shows: chronicle, film and page of a game of each ruleset.

``python -m tests.story.keepsakes`` lets stewards play a game each; ``--ruleset`` makes one alone.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image

from bot.story.worker import make_chronicle, make_film, make_replay
from engine.records import open_record, read_record
from tests.running.browsing import PHONE, browsing

from .turning_points import TABLES, played

OUT = Path(__file__).parents[2] / "docs" / "pictures" / "story"
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana")
DAY = 86400.0
BEGAN = 20760 * DAY
STILLS = 3
"""How many pictures of a film are shown."""


def main() -> int:
    """Make what the command line names; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ruleset", choices=sorted(TABLES))
    chosen = parser.parse_args()
    OUT.mkdir(parents=True, exist_ok=True)
    for ruleset in [chosen.ruleset] if chosen.ruleset else TABLES:
        _make(ruleset)
    return 0


def _make(ruleset: str) -> None:
    with tempfile.TemporaryDirectory() as home:
        (path,) = played(ruleset, 1, Path(home))
        record = read_record(path)
        seats = open_record(record).setup.seats
        wish: dict[str, Any] = {
            "people": dict(zip(seats, NAMES, strict=False)),
            "began": BEGAN,
            "ended": BEGAN + 16 * DAY,
        }
        raw = record.model_dump()
        (OUT / f"{ruleset}-chronicle.png").write_bytes(make_chronicle(raw, "en", **wish).png)
        _stills(make_film(raw, "en", plain=True, **wish).data).save(OUT / f"{ruleset}-film.png")
        page = Path(home) / "replay.html"
        page.write_text(make_replay(raw, "en", **wish), "utf-8")
        asyncio.run(_photograph(page, OUT / f"{ruleset}-page.png"))


def _stills(film: bytes) -> Image.Image:
    """Return the first picture, one of the middle, and the last one, side by side."""
    with Image.open(io.BytesIO(film)) as opened:
        last = getattr(opened, "n_frames", 1) - 1
        sheet = Image.new("RGB", (STILLS * opened.width, opened.height))
        for number in range(STILLS):
            opened.seek(number * last // (STILLS - 1))
            sheet.paste(opened.convert("RGB"), (number * opened.width, 0))
    return sheet.quantize(128, dither=Image.Dither.NONE)


async def _photograph(page: Path, out: Path) -> None:
    """Save what a phone shows of a page at its end."""
    async with browsing() as browser:
        context = await browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True)
        opened = await context.new_page()
        await opened.goto(f"{page.as_uri()}#100000")
        await opened.screenshot(path=out, full_page=True)
    with Image.open(out) as shot:
        shot.convert("RGB").quantize(128, dither=Image.Dither.NONE).save(out, optimize=True)


if __name__ == "__main__":
    sys.exit(main())
