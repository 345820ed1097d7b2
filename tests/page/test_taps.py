"""docs/taps.md says how many taps the page takes, beside those of panels."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from tests.page.by_touch import MARKS, RULESET, of_panels, touched
from tests.running.browsing import browsing
from tests.running.marks import costly, daily
from tests.walk.__main__ import PAGE
from tests.walk.report import named
from tests.walk.routes import ROUTES

WAYS = {one.id: one for one in ROUTES[RULESET]}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncIterator[Browser]:
    """A browser for all."""
    async with browsing() as running:
        yield running


def written() -> dict[str, tuple[int, int]]:
    """Return the table: the taps of the panel and those of the page."""
    text = PAGE.read_text("utf-8").partition(MARKS[0])[2].partition(MARKS[1])[0]
    rows = re.findall(r"^\| ([^|]+) \| (\d+) \| (\d+) \|$", text, re.MULTILINE)
    return {what: (int(panel), int(page)) for what, panel, page in rows}


def test_every_question_is_counted() -> None:
    """Each waypoint of the 2nd edition has a row, with its panel's figure and no dash."""
    panels = of_panels(PAGE.read_text("utf-8"))
    assert list(written()) == [named(one) for one in WAYS.values()]
    assert {what: panel for what, (panel, _) in written().items()} == {
        what: panels[what] for what in written()
    }


def test_the_page_takes_no_more_taps_than_the_panel() -> None:
    """Or as many, once the panel is open; ten orders take at most 20, and a march 3."""
    rows = written()
    assert [what for what, (panel, page) in rows.items() if page > panel - 1] == []
    assert rows["ten orders"][1] <= 20
    assert max(rows[what][1] for what in ("march", "attack", "whole army")) == 3


@costly("a browser serves all of them, and its time counts for the last one")
@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("way", daily("march", of=WAYS))
async def test_the_table_says_what_is_tapped(chromium: Browser, way: str) -> None:
    """By somebody with a phone, in a running bot: as many taps as the table says."""
    assert await touched(chromium, WAYS[way]) == written()[named(WAYS[way])][1]
