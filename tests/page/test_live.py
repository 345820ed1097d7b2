"""The page in a real browser while things happen: it follows, shows them, and comes back."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from bot.workers.drawing import make_story
from tests.page.test_touch import phone, until_asked
from tests.page.visiting import invited
from tests.running.browsing import browsing
from tests.running.marks import costly, daily
from tests.wire.at_table import Served

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="module"),
    costly("the browser serves all of them, and its time counts for the last one"),
]


COUNTED = """() => {
  window.moved = 0;
  const count = all => all.forEach(one => one.addedNodes.forEach(node => {
    if (node.classList?.contains('moves')) window.moved += 1;
  }));
  new MutationObserver(count).observe(document.getElementById('board'), { childList: true });
}"""

COUNTDOWN = """async () => {
  const { clock } = await import('../files/live.js');
  clock(document.getElementById('clock'), () => 'en')(Math.round(Date.now() / 1000) + 90_061);
}"""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncIterator[Browser]:
    """A browser for all; each test has a context of its own."""
    async with browsing() as running:
        yield running


async def march(bot: Served) -> None:
    """Let Ada march with everybody from the first area that has a target."""
    user = bot.standin.user("Ada").id
    hand = await bot.services.play.seat_view(1, user)
    assert hand.question is not None
    shape = hand.question.shape
    for option in shape.step(()).options:
        path = [option.id]
        while not (step := shape.step(path)).ready or step.options:
            ways = [one.id for one in step.options if one.id.startswith(("unit:", "area:"))]
            if not ways:
                break
            path.append(ways[0])
        if len(path) > 1 and step.ready:
            await bot.services.play.answer(1, user, hand.question.number, step.value)
            return
    raise AssertionError("nobody can march")


@pytest.mark.parametrize("motion", daily("no-preference", of=["no-preference", "reduce"]))
async def test_a_march_is_seen(chromium: Browser, tmp_path: Path, motion: str) -> None:
    """An arrow shows it; a piece moves along it, unless the reader wants no motion."""
    async with phone(chromium, tmp_path, "agot-2e") as (bot, ada):
        await until_asked(bot, ada, "march")
        await ada.page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
        await ada.page.evaluate(COUNTED)
        await march(bot)
        await expect(ada.page.locator("#l-way path").first).to_be_attached()
        moved = await ada.page.evaluate("moved")
        assert moved == 0 if motion == "reduce" else moved > 0


async def test_a_dead_line_is_caught_up_without_a_reload(chromium: Browser, tmp_path: Path) -> None:
    """What happened while the phone had no connection is there as soon as it has one."""
    async with phone(chromium, tmp_path, "agot-2e", offline=True) as (bot, ada):
        await ada.page.evaluate("window.same = true")
        asked = await ada.page.locator("#asked h2").text_content()
        await ada.page.context.set_offline(True)
        await until_asked(bot, ada, "march")
        await ada.page.context.set_offline(False)
        await expect(ada.page.locator("#asked h2")).not_to_have_text(asked or "")
        assert await ada.page.evaluate("window.same")


async def test_a_silent_line_is_asked_anew(chromium: Browser, tmp_path: Path) -> None:
    """As after sleep: the browser believes in its line, but nothing comes any more."""
    async with phone(chromium, tmp_path, "agot-2e") as (_, ada):
        await ada.page.clock.install()
        await ada.page.reload()
        await expect(ada.page.locator("#asked h2")).to_be_visible()
        async with ada.page.expect_request("**/1/look"):
            await ada.page.clock.fast_forward(60_000)


async def test_two_tabs_are_one_person(chromium: Browser, tmp_path: Path) -> None:
    """What is chosen in one is chosen in the other."""
    async with phone(chromium, tmp_path, "agot-2e") as (_, ada):
        other = await ada.page.context.new_page()
        await other.goto(ada.page.url)
        await expect(other.locator("#asked h2")).to_be_visible()
        assert await ada.place((await ada.offered())[0])
        await ada.button("#ring button:has(svg):not(.swap)")
        await expect(other.locator("#asked .chosen").first).to_be_visible()


async def watched(chromium: Browser, bot: Served) -> Page:
    """Open the page of somebody who watches, in a browser of their own."""
    context = await chromium.new_context()
    opened = await context.new_page()
    await opened.goto(await invited(bot, "Eve"))
    return opened


async def test_from_the_beginning(
    chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page leads to all moments up to now, and back; nothing in it is forbidden by it."""
    async with phone(chromium, tmp_path, "agot-2e") as (bot, ada):
        await until_asked(bot, ada, "march")

        async def story(what: str, record: object, *, language: str, **wish: object) -> object:
            return await asyncio.to_thread(make_story, what, record, language, wish)  # type: ignore[arg-type]

        monkeypatch.setattr(bot.services.painter, "story", story)
        errors: list[str] = []
        eve = await watched(chromium, bot)
        eve.on("console", lambda line: errors.append(line.text))
        eve.on("pageerror", lambda error: errors.append(str(error)))
        await expect(eve.locator("#log li").first).to_be_attached()
        await eve.locator("#story").click()
        await expect(eve.locator("#log li[data-at]").first).to_be_attached()
        await eve.locator("#last").click()
        assert await eve.locator("#l-piece .piece").count() > 10
        assert await eve.locator("#proof").is_hidden()
        await eve.locator("header a").click()
        await expect(eve.locator("#story")).to_be_visible()
        assert errors == []
        await eve.context.close()


async def test_a_clock_runs(chromium: Browser, tmp_path: Path) -> None:
    """The time that is left is counted down: days and hours, or seconds."""
    async with phone(chromium, tmp_path, "inis") as (_, ada):
        await ada.page.clock.install()
        await ada.page.evaluate(COUNTDOWN)
        shown = ada.page.locator("#clock")
        await expect(shown).to_have_text("1 day 1 hr")
        await ada.page.clock.fast_forward(90_000_000)
        await expect(shown).to_have_text(re.compile("00:01:0[01]"))
