"""Panels of whole games on the page of the stand-in, as wide and as high as a phone."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from playwright.async_api import expect

from bot.local import Settings, Standin
from bot.local.rest import messages
from bot.local.world.model import MessageFlag
from bot.panels.turn.question import asking_of, question_panel
from bot.panels.widgets import widget_for
from bot.play import SeatView
from bot.text import Localizer, localizer_for
from bot.ui.custom_id import CustomId
from bot.ui.layout import Layout
from engine.records import read_record, start, take_steps
from engine.records.format import RecordedStep
from tests.golden import golden_game
from tests.panels.test_every_question import hands
from tests.running.browsing import PHONE, browsing
from tests.running.marks import costly, daily, nightly
from tests.text.reading_order import misread

pytestmark = [
    pytest.mark.browser,
    costly("a browser takes longer to start than to look at a page"),
]

GAMES = ("agot-2e-6p", "agot-2e-mod-8p", "agot-2e-affc-4p", "agot-1e-5p", "inis-4p")

READING = (".md p", ".md li", ".md h1", ".md h2", ".md h3", "button:not(.pick)", ".pick > span")
READ = ", ".join(f"article[data-id] {tag}" for tag in READING)
"""What is read in a panel: each of these by itself."""
MEASURE = """() => Object.fromEntries([...document.querySelectorAll("article[data-id]")].map(
    article => [article.dataset.id, Object.fromEntries(
        [...article.querySelectorAll("button[data-custom-id]")].map(button => [
            button.dataset.customId,
            button.getBoundingClientRect().bottom - article.getBoundingClientRect().top]))]))"""
"""Of every message, how far below its head each of its buttons ends."""


@pytest.mark.parametrize("name", daily("agot-2e-6p", of=GAMES))
async def test_every_answer_is_confirmed_on_the_first_screen(name: str) -> None:
    """Whatever was chosen, of every kind of question, the button is within a phone's height."""
    async with Standin(Settings(users=4)) as standin, browsing() as browser:
        ada, world = standin.user("Ada"), standin.service.world
        place = world.channels[int(await ada.channel_id("dm"))]
        kinds: dict[str, str] = {}
        for kind, layout in answered_panels(name):
            body: dict[str, Any] = {
                "components": layout.components(),
                "flags": int(MessageFlag.COMPONENTS_V2),
            }
            posted = messages.create(standin.service, place, world.bot.id, body)
            kinds[str(posted.id)] = kind
        context = await browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True)
        page = await context.new_page()
        await page.goto(f"{standin.url}/#ada")
        await expect(page.locator("article[data-id]")).to_have_count(len(kinds))
        found: dict[str, dict[str, float]] = await page.evaluate(MEASURE)
    reach = {
        kinds[message]: bottom
        for message, buttons in found.items()
        for id, bottom in buttons.items()
        if CustomId.decode(id).verb == "lock"
    }
    assert sorted(reach) == sorted(kinds.values())
    assert {kind: bottom for kind, bottom in reach.items() if bottom > PHONE["height"]} == {}


@nightly
@pytest.mark.parametrize("name", daily("inis-4p", of=GAMES))
async def test_panels_in_persian_read_from_the_right(name: str) -> None:
    """Texts, buttons and menus, with names and numbers in them, of every kind of question."""
    async with Standin(Settings(users=4)) as standin, browsing() as browser:
        ada, world = standin.user("Ada"), standin.service.world
        place = world.channels[int(await ada.channel_id("dm"))]
        layouts = [layout for _, layout in answered_panels(name, "fa")]
        for layout in layouts:
            body: dict[str, Any] = {
                "components": layout.components(),
                "flags": int(MessageFlag.COMPONENTS_V2),
            }
            messages.create(standin.service, place, world.bot.id, body)
        context = await browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True)
        page = await context.new_page()
        await page.goto(f"{standin.url}/#ada")
        await expect(page.locator("article[data-id]")).to_have_count(len(layouts))
        assert await misread(page, READ) == {}


def test_marks_and_numbers_stand_where_persian_begins() -> None:
    """Marks before lines point to the left, and an answer that is a number begins on the right."""
    layouts = [layout.components() for _, layout in answered_panels("agot-2e-3p", "fa")]
    words = json.dumps(layouts, ensure_ascii=False)
    assert "◂ " in words
    assert "▸" not in words
    lines = {
        line for text in re.findall(r'"content": "(.*?)"', words) for line in text.split(r"\n")
    }
    assert "\u200f\u20682\u2069" in lines
    assert not [line for line in lines if line.isdigit()]


def answered_panels(name: str, language: str = "en") -> Iterator[tuple[str, Layout]]:
    """Yield the longest panel of each kind of question in a game, once its answer is chosen."""
    record = read_record(golden_game(name))
    say = localizer_for(language).of(record.ruleset)
    longest: dict[str, Layout] = {}
    game = start(record)
    taken = take_steps(game, record.steps)
    for step in record.steps:
        for hand in hands(game):
            asked = hand.question
            if asked is None or (hand.seat, asked.kind) != (step.seat, step.kind):
                continue
            layout = complete(hand, step, say)
            kind = str(step.kind)
            if layout is not None and (kind not in longest or layout.room < longest[kind].room):
                longest[kind] = layout
        next(taken)
    yield from longest.items()


def complete(hand: SeatView, step: RecordedStep, say: Localizer) -> Layout | None:
    """Return a panel in which an answer is chosen; ``None`` if it is to choose nothing."""
    assert hand.question is not None
    if hand.question.shape.check(step.value) is not None:
        return None  # steps of some kinds stand in any order in a record
    widget = widget_for(hand.question.shape)
    path = tuple(widget.retrace(hand.question.shape, step.value))
    hand = replace(hand, draft=path, hinted=True, instructable=True, plannable=True, new=True)
    asking = asking_of(hand, say)
    if asking is None or not asking.path or widget.is_empty(asking):
        return None
    return question_panel(hand, say)
