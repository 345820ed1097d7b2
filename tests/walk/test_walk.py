"""The walk leaves no kind of question out, and can be walked."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser

from bot.games.registry import plugin_of
from engine.agot.components import open_box
from tests.running.browsing import browsing
from tests.running.marks import daily, nightly

from .__main__ import PAGE, visit
from .report import named
from .routes import EVERY, INCLUDED, ROUTES
from .waypoint import Waypoint
from .whole_round import whole_round

BY_ID = {waypoint.id: waypoint for waypoint in EVERY}
CHANCE = {"shuffle", "deal"}
BY_OPTION = {"hand", "pick"}
"""What is asked only if a group agrees on an option; ``tests/panels/test_thematic_panel.py`` and
``tests/panels/test_draft_panel.py`` look at it."""


def words_of(ruleset: str, page: str) -> str:
    """Return a file of English words: of a ruleset, or of all."""
    folder = plugin_of("agot-2e").words.folder / "en"
    own = "" if ruleset == "agot-2e" else ruleset
    return (folder / own / f"{page}.ftl").read_text("utf-8")


def asked(page: str) -> set[str]:
    """Return the kinds of questions for which there are words, ``-for`` for those of vassals."""
    return set(re.findall(r"^ask-([a-z-]+) =", page, re.MULTILINE)) - CHANCE


def cards(page: str) -> set[str]:
    """Return the House cards whose question has words of its own."""
    return set(re.findall(r"^card-([a-z-]+) =.*\n(?:    \..*\n)*?    \.ask =", page, re.MULTILINE))


def in_own_words(ruleset: str) -> set[str]:
    """Return the cards whose question has words of its own that only one ruleset says."""
    page = plugin_of(ruleset).words.folder / "en" / ruleset / "cards.ftl"
    return cards(page.read_text("utf-8")) if page.is_file() else set()


def test_every_kind_of_question_is_on_the_way() -> None:
    """Everything that a player of the 2nd edition can be asked, without chance."""
    page = words_of("agot-2e", "playing")
    way = ROUTES["agot-2e"]
    assert asked(page) - BY_OPTION == {waypoint.kind for waypoint in way}
    asking = cards(words_of("agot-2e", "cards"))
    assert len(asking) == 8
    assert asking <= {waypoint.id for waypoint in way}


@nightly
@pytest.mark.parametrize("ruleset", sorted(ROUTES.keys() - {"agot-2e"}))
def test_whatever_an_expansion_asks_is_on_the_way(ruleset: str) -> None:
    """Every question that it adds, or asks in other words, and every card of its own that asks."""
    page, way = words_of(ruleset, "own"), ROUTES[ruleset]
    kinds = {w.kind for w in way} | {f"{w.kind}-for" for w in way if w.subject is not None}
    assert asked(page) - kinds == set()
    met = {w.id for one in (ruleset, *INCLUDED[ruleset]) for w in ROUTES[one]}
    edition = "agot-2e-mod-essos" if ruleset == "agot-2e-mod" else ruleset
    own = {*open_box(edition).house_cards} - {*open_box("agot-2e").house_cards}
    assert own
    asking = cards(words_of("agot-2e", "house-cards")) | in_own_words(ruleset)
    assert (asking & own) - met == set()


@pytest.mark.parametrize("waypoint", EVERY, ids=lambda w: w.id)
def test_every_waypoint_brings_its_question_about(waypoint: Waypoint) -> None:
    """The seat is asked what the table of taps says, for itself or for its vassal."""
    position = waypoint.begin()
    assert position.asked(waypoint.seat) == waypoint.kind
    assert position.game.question is not None
    subject = position.game.question.subject(waypoint.seat)
    assert subject == (waypoint.subject or waypoint.seat)


def test_the_table_has_a_line_for_every_waypoint() -> None:
    """docs/taps.md was written by a walk along all routes."""
    lines = [x.split("|") for x in PAGE.read_text("utf-8").splitlines() if x.startswith("| `")]
    seen = [(line[1].strip(" `"), line[2].strip()) for line in lines]
    assert seen == [(w.kind, named(w)) for w in EVERY]


@pytest.fixture
async def running() -> AsyncIterator[Browser]:
    """Chromium."""
    async with browsing() as started:
        yield started


@nightly
@pytest.mark.browser
@pytest.mark.parametrize(
    ("id", "most"),
    daily(("attack", 5), of=[("ten-orders", 22), ("attack", 5), ("house-card", 4)]),
)
async def test_a_question_takes_no_more_taps(
    id: str, most: int, running: Browser, tmp_path: Path
) -> None:
    """Orders for ten areas, a march into battle and a House card are few taps away."""
    seen = await visit(running, BY_ID[id], tmp_path)
    assert seen.taps <= most
    assert seen.clipped == set()


@nightly
@pytest.mark.browser
async def test_a_whole_round_is_planned_in_under_45_taps(running: Browser, tmp_path: Path) -> None:
    """Ten orders, four marches and two raids, each with a condition."""
    steps = await whole_round(running, tmp_path / "album")
    assert sum(taps for _, taps in steps) < 45
