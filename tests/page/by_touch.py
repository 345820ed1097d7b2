"""The way of the 2nd edition on the page: ``python -m tests.page.by_touch`` counts its taps."""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from playwright.async_api import Browser, expect

from bot.local import Standin
from tests.running.browsing import PHONE, browsing
from tests.walk.__main__ import PAGE, answered
from tests.walk.planting import laid
from tests.walk.report import named, put
from tests.walk.routes import ROUTES
from tests.walk.waypoint import Waypoint
from tests.wire.at_table import Served, serving

from .test_touch import Finger
from .visiting import invited, pages

RULESET = "agot-2e"
MARKS = "<!-- by touch -->", "<!-- /by touch -->"

FIRST: Mapping[str, tuple[str, ...]] = {"ten-orders": ("Bay of Ice",)}
"""What is tapped on the page before what the panel's route taps: there, areas come by themselves
after the first one."""

FIND = """label => {
  const told = (one) => [...one.childNodes].filter((part) => part.className !== 'figure');
  const words = (one) => told(one).map((part) => part.textContent).join('');
  const begins = (one) => (one.getAttribute('aria-label') ?? words(one)).startsWith(label);
  const open = (one) => one.offsetParent !== null && !one.disabled;
  const shown = (one) => open(one) && !one.classList.contains('swap');
  const among = (where) => [...document.querySelectorAll(where)];
  const ring = among('#ring button').findIndex((one) => shown(one) && begins(one));
  if (ring >= 0) return ['#ring button', ring];
  const place = among('#board [role=button]').find(begins);
  if (place) return ['', place.dataset.place];
  const beside = among('#asked .list button').findIndex((one) => shown(one) && begins(one));
  if (beside >= 0) return ['#asked .list button', beside];
  const number = document.querySelector('#asked .slider') ? Number(label) : NaN;
  return number >= 0 ? ['slider', number] : null;
}"""
"""What begins with a label: around a place, on the board, or else beside it; a number is on a
slider."""

SLIDE = """([value]) => {
  const field = document.querySelector('#asked .slider input');
  field.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = field.getBoundingClientRect();
  const thumb = 16, share = (value - field.min) / (field.max - field.min);
  return [x + thumb / 2 + share * (width - thumb), y + height / 2];
}"""
"""Where on a slider a number is."""

LONG = 60.0
"""Seconds after which something must have come of a tap, on however busy a machine."""


async def touched(running: Browser, waypoint: Waypoint) -> int | None:
    """Answer one question on the page; return how many taps that takes, from the open page.

    What a panel asks for and the page does not, such as how many go, is left out. Return ``None``
    if these taps give no answer; the table has a dash for that.
    """
    position = waypoint.begin()
    seats = [h for h in ("greyjoy", "baratheon") if h in position.game.setup.seats]
    rival = next(h for h in (*position.awaited, *seats) if h != waypoint.seat)
    with tempfile.TemporaryDirectory() as directory:
        async with (
            Standin() as standin,
            serving(standin, Path(directory) / "games.sqlite3") as served,
            pages(served.services),
        ):
            info = await laid(served, position, {"Ada": waypoint.seat, "Ben": rival})
            hand = await served.services.play.seat_view(info.id, standin.user("Ada").id)
            assert hand.question is not None
            number = hand.question.number
            context = await running.new_context(viewport=PHONE, is_mobile=True, has_touch=True)
            page = await context.new_page()
            page.set_default_timeout(20_000)
            await page.goto(await invited(served, "Ada", info.id))
            await expect(page.locator("#turn.calls")).to_be_visible()
            ada = Finger(page)
            for taps in (*FIRST.get(waypoint.id, ()), *waypoint.taps):
                for label in (taps,) if isinstance(taps, str) else taps:
                    await _one(ada, label)
            main = page.locator("#asked button.main")
            for _ in range(2):  # Whatever does nothing is asked about once more.
                if not await answered(served, info.id, number) and await main.count():
                    await ada.button("#asked button.main")
                    await _soon(ada, served, info.id, number)
            done = await answered(served, info.id, number)
            await context.close()
            return ada.taps if done else None


async def _one(ada: Finger, label: str) -> None:
    """Tap what begins with a label, if anything does, and wait for what comes of it."""
    found = await ada.page.evaluate(FIND, label)
    if found is None:
        return
    before = await _shown(ada)
    where, which = found
    if where == "slider":
        ada.taps += 1
        await ada.page.touchscreen.tap(*await ada.page.evaluate(SLIDE, [which]))
    elif where:
        await ada.button(where, which)
    elif not await ada.place(which):
        return
    async with asyncio.timeout(LONG):
        while await _shown(ada) == before or await _is_busy(ada):  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def _shown(ada: Finger) -> list[str]:
    where = ("#asked", "#ring")
    return [await ada.page.locator(one).inner_html() for one in where]


async def _is_busy(ada: Finger) -> bool:
    return await ada.page.locator("body.busy").count() > 0


async def _soon(ada: Finger, served: Served, game: int, number: int) -> None:
    """Wait until an answer is in, or the page says why it is not."""
    async with asyncio.timeout(LONG):
        while not await answered(served, game, number):
            if not await _is_busy(ada) and await ada.page.locator("#said").is_visible():
                return
            await asyncio.sleep(0.02)


def of_panels(page: str) -> dict[str, int]:
    """Return how many taps each waypoint takes in a panel, as the tables of a page say."""
    rows = re.findall(r"^\| `[a-z-]+` \| ([^|]+) \| (\d+) \|", page, re.MULTILINE)
    return {what: int(taps) for what, taps in rows}


def table(counted: dict[str, int | None]) -> str:
    """Return the table of both, one line a waypoint."""
    panels = of_panels(PAGE.read_text("utf-8"))
    lines = ["| what | panel | page |", "| --- | --: | --: |"]
    for what, taps in counted.items():
        lines.append(f"| {what} | {panels[what]} | {'–' if taps is None else taps} |")
    return "\n".join(lines)


async def main(wanted: list[str]) -> None:
    """Count the taps of some waypoints, or of all, and write the table of all."""
    counted: dict[str, int | None] = {}
    async with browsing() as running:
        for one in ROUTES[RULESET]:
            if not wanted or one.id in wanted:
                counted[named(one)] = await touched(running, one)
                sys.stdout.write(f"{named(one)}: {counted[named(one)]}\n")
                sys.stdout.flush()
    if not wanted:
        put(PAGE, *MARKS, table(counted))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
