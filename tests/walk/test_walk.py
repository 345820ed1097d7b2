"""The walk leaves no kind of question out, and can be walked."""

import os
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser

from bot.games.registry import face_of
from tests.browsing import CHROMIUM, browsing

from .__main__ import PAGE, visit
from .route import WAYPOINTS
from .waypoint import Waypoint
from .whole_round import whole_round

WORDS = face_of("agot-2e").words.folder / "en" / "playing.ftl"
BY_ID = {waypoint.id: waypoint for waypoint in WAYPOINTS}


def test_every_kind_of_question_is_on_the_way() -> None:
    """Everything that a player of the 2nd edition can be asked, without chance."""
    kinds = set(re.findall(r"^ask-([a-z-]+) =", WORDS.read_text("utf-8"), re.MULTILINE))
    assert kinds - {"shuffle"} == {waypoint.kind for waypoint in WAYPOINTS}


@pytest.mark.parametrize("waypoint", WAYPOINTS, ids=lambda w: w.id)
def test_every_waypoint_brings_its_question_about(waypoint: Waypoint) -> None:
    """The seat is asked what the table of taps says."""
    assert waypoint.begin().asked(waypoint.seat) == waypoint.kind


def test_the_table_has_a_line_for_every_waypoint() -> None:
    """docs/taps.md was written by a walk along the whole route."""
    lines = [x.split("|") for x in PAGE.read_text("utf-8").splitlines() if x.startswith("| `")]
    seen = [(line[1].strip(" `"), line[2].strip()) for line in lines]
    assert seen == [(w.kind, w.id.replace("-", " ")) for w in WAYPOINTS]


@pytest.fixture
async def running() -> AsyncIterator[Browser]:
    """Chromium."""
    if CHROMIUM is None and os.environ.get("CI") != "true":
        pytest.skip("the walk needs Chromium, and there is none")
    async with browsing() as started:
        yield started


@pytest.mark.browser
@pytest.mark.parametrize(("id", "most"), [("ten-orders", 22), ("attack", 5), ("house-card", 4)])
async def test_a_question_takes_no_more_taps(
    id: str, most: int, running: Browser, tmp_path: Path
) -> None:
    """Orders for ten areas, a march into battle and a House card are few taps away."""
    seen = await visit(running, BY_ID[id], tmp_path)
    assert seen.taps <= most
    assert seen.clipped == set()


@pytest.mark.browser
async def test_a_whole_round_is_planned_in_under_45_taps(running: Browser, tmp_path: Path) -> None:
    """Ten orders, four marches and two raids, each with a condition."""
    steps = await whole_round(running, tmp_path / "album")
    assert sum(taps for _, taps in steps) < 45
