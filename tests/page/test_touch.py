"""The page in a real browser on a phone, played by touch alone: what is offered is tapped."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from bot.local import Settings, Standin
from engine.kernel.shapes import Moves, Tokens
from engine.kernel.shapes.base import WrongPath
from tests.page.visiting import invited, pages
from tests.running.browsing import PHONE, browsing
from tests.running.marks import costly, daily
from tests.wire.at_table import CHANNEL, Served, open_table, serving

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="module"),
    costly("the browser serves all of them, and its time counts for the last one"),
]

MIDDLE = """place => {
  const svg = document.getElementById('board');
  const there = [...svg.querySelectorAll('#l-land [data-place], #l-spot [data-place]')]
    .find(one => one.dataset.place === place);
  const { x, y, width, height } = there.getBoundingClientRect();
  for (let far = 0; far < 200; far += 1) {  // The nearest spot to its middle that is its own.
    const [px, py] = [x + width / 2 + 3 * far ** 0.5 * Math.cos(far * 2.4) * width / 40,
                      y + height / 2 + 3 * far ** 0.5 * Math.sin(far * 2.4) * height / 40];
    const below = document.elementsFromPoint(px, py)
      .map(one => svg.contains(one) && one.closest('[data-place]')).find(Boolean);
    const free = document.elementFromPoint(px, py)?.closest('#board');
    if (free && below?.dataset.place === place) return [px, py];
  }
  return null;
}"""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncIterator[Browser]:
    """A browser for all; each test has a context of its own."""
    async with browsing() as running:
        yield running


class Finger:
    """Somebody with a phone, who counts their taps."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    async def place(self, place: str) -> bool:
        """Tap a place of the board; ``False`` if none of it is in sight."""
        spot = await self.page.evaluate(MIDDLE, place)
        if spot is None:
            return False
        self.taps += 1
        await self.page.touchscreen.tap(*spot)
        return True

    async def button(self, where: str, number: int = 0) -> None:
        """Tap a button."""
        self.taps += 1
        await self.page.locator(where).nth(number).tap()

    async def drag(
        self, origin: str, target: str, meanwhile: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        """Drag from one place to another; something may happen before the finger is lifted."""
        self.taps += 1
        start, end = [await self.page.evaluate(MIDDLE, one) for one in (origin, target)]
        session = await self.page.context.new_cdp_session(self.page)
        for kind, (x, y) in (
            ("touchStart", start),
            ("touchMove", ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)),
            ("touchMove", end),
        ):
            await session.send(
                "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]}
            )
        if meanwhile is not None:
            await meanwhile()
        await session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    async def offered(self) -> list[str]:
        """Return the places that can be tapped."""
        found: list[str] = await self.page.evaluate(
            "[...document.querySelectorAll('#board [role=button]')].map(one => one.dataset.place)"
        )
        return found


@asynccontextmanager
async def phone(
    chromium: Browser, path: Path, ruleset: str, *guests: str, offline: bool = False
) -> AsyncIterator[tuple[Served, Finger]]:
    """A game of Ada, guests and stewards, and her phone with the page of her seat.

    An error in its script, or a request to anybody else, fails the test; if it will be ``offline``,
    requests that fail do not.
    """
    async with Standin(Settings(users=8)) as standin, serving(standin, path / "games") as bot:
        ada = standin.user("Ada")
        await open_table(bot, ada, ruleset=ruleset)
        for guest in guests:
            await standin.user(guest).slash("game join", CHANNEL)
        for verb in ("stewards", "start"):
            await ada.slash(f"game {verb}", CHANNEL)
        await bot.begun()
        await bot.settled()
        async with pages(bot.services) as address:
            context = await chromium.new_context(viewport=PHONE, is_mobile=True, has_touch=True)
            page = await context.new_page()
            errors: list[str] = []
            asked: set[str] = set()
            page.on("pageerror", lambda error: errors.append(str(error)))
            page.on(
                "console",
                lambda line: (
                    None
                    if offline and "ERR_INTERNET_DISCONNECTED" in line.text
                    else errors.append(line.text)
                ),
            )
            page.on("request", lambda request: asked.add(request.url))
            page.set_default_timeout(60_000)
            await page.goto(await invited(bot, "Ada"))
            await expect(page.locator("#asked h2")).to_be_visible()
            yield bot, Finger(page)
            wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
            assert not await page.evaluate(wide), "the page scrolls sideways"
            assert errors == []
            assert all(url.startswith(address) for url in asked)
            await context.close()
        assert standin.violations == []


async def test_orders_are_given_by_touch(chromium: Browser, tmp_path: Path) -> None:
    """Tap an area, then a token for it and for each further one; then confirm."""
    async with phone(chromium, tmp_path, "agot-2e") as (bot, ada):
        number = len(await ada.offered())
        assert await ada.place((await ada.offered())[0])
        ring = ada.page.locator("#ring.round")
        for left in range(number, 0, -1):
            await expect(ring.locator("strong")).to_be_visible()
            name = await ring.get_attribute("aria-label")
            await ada.button("#ring button:has(svg):not(.swap)")
            if left > 1:
                await expect(ring).not_to_have_attribute("aria-label", name or "")
        await expect(ada.page.locator("#asked button.main")).to_be_visible()
        hand = await bot.services.play.seat_view(1, bot.standin.user("Ada").id)
        assert len(hand.draft) == number
        await ada.button("#asked button.main")
        await expect(ada.page.locator("#asked button.main")).to_have_count(0)
        assert ada.taps == number + 2
        # Nothing had to be scrolled.
        assert await ada.page.evaluate("scrollY") == 0


def ways_of(shape: Moves[Any]) -> list[tuple[str, str]]:
    """Return from where to where a march may lead."""
    return [
        (origin, target)
        for origin, units in shape.origins.items()
        for target in shape.targets(origin, next(iter(units)))
    ]


def leads(shape: Moves[Any], origin: str, target: str) -> bool:
    """Return whether everybody can go."""
    path = [f"area:{origin}"]
    for unit, number in shape.origins[origin].items():
        path += [f"unit:{unit}", f"area:{target}"] * number
    try:
        return shape.step(path).ready
    except WrongPath:
        return False


async def until_asked(bot: Served, ada: Finger, kind: str) -> None:
    """Answer safely until Ada is asked something of a kind."""
    user = bot.standin.user("Ada").id
    async with asyncio.timeout(120):
        while True:
            await bot.services.play.quiet()
            hand = await bot.services.play.seat_view(1, user)
            asked = hand.question
            if asked is not None and not hand.answered:
                if asked.kind == kind:
                    break
                value = asked.shape.safe()
                if isinstance(asked.shape, Tokens):
                    value = {}
                    for place in asked.shape.places:
                        usable = asked.shape.usable(place, value)
                        value[place] = next((t for t in usable if "march" in t), usable[0])
                await bot.services.play.answer(1, user, asked.number, value)
    await expect(ada.page.locator("#asked h2")).to_be_visible()


@pytest.mark.parametrize("dragged", [False, True], ids=["by taps", "by dragging"])
async def test_a_march_takes_three_touches(
    chromium: Browser, tmp_path: Path, dragged: bool
) -> None:
    """The origin, the target, and Confirm; or one drag, and Confirm."""
    async with phone(chromium, tmp_path, "agot-2e") as (bot, ada):
        await until_asked(bot, ada, "march")
        user = bot.standin.user("Ada").id
        question = (await bot.services.play.seat_view(1, user)).question
        assert question is not None
        shape = question.shape
        assert isinstance(shape, Moves)
        origin, target = next(way for way in ways_of(shape) if leads(shape, *way))
        if dragged:
            await ada.drag(origin, target)
        else:
            if len(shape.origins) > 1:
                assert await ada.place(origin)
                await expect(ada.page.locator("#l-mark .origin")).to_have_count(1)
            assert await ada.place(target)
        await expect(ada.page.locator("#asked button.main")).to_be_enabled()
        async with asyncio.timeout(60):
            draft: tuple[str, ...] = ()
            while len(draft) < 3:
                await asyncio.sleep(0.02)
                draft = (await bot.services.play.seat_view(1, user)).draft
        assert draft[0] == f"area:{origin}"
        assert set(draft[2::2]) == {f"area:{target}"}
        assert ada.taps <= 2


async def test_an_outage_in_mid_drag_loses_nothing(chromium: Browser, tmp_path: Path) -> None:
    """What was dragged into a dead line is said to be lost; dragged again, it is chosen once."""
    async with phone(chromium, tmp_path, "agot-2e", offline=True) as (bot, ada):
        await until_asked(bot, ada, "march")
        user = bot.standin.user("Ada").id
        question = (await bot.services.play.seat_view(1, user)).question
        assert question is not None
        shape = question.shape
        assert isinstance(shape, Moves)
        origin, target = next(way for way in ways_of(shape) if leads(shape, *way))
        await expect(ada.page.locator("#turn.calls")).to_be_visible()
        before = (await bot.services.play.seat_view(1, user)).draft
        await ada.drag(origin, target, lambda: ada.page.context.set_offline(True))
        await expect(ada.page.locator("#said")).to_be_visible()
        assert (await bot.services.play.seat_view(1, user)).draft == before
        await ada.page.context.set_offline(False)
        await expect(ada.page.locator("#said")).to_be_hidden()
        await ada.drag(origin, target)
        async with asyncio.timeout(60):
            draft: tuple[str, ...] = ()
            while len(draft) < 3:
                await asyncio.sleep(0.02)
                draft = (await bot.services.play.seat_view(1, user)).draft
        assert draft[0] == f"area:{origin}"
        assert set(draft[2::2]) == {f"area:{target}"}
        question = (await bot.services.play.seat_view(1, user)).question
        assert question is not None
        assert question.shape.step(draft).ready


async def test_what_a_panel_has_is_beside_the_board(chromium: Browser, tmp_path: Path) -> None:
    """A wish is made by taps on the sheet alone; then it is folded, and the board is there."""
    async with phone(chromium, tmp_path, "agot-2e") as (bot, ada):
        user, sheet = bot.standin.user("Ada").id, ada.page.locator("#sheet")
        await ada.page.locator("#ways button").nth(1).tap()
        await expect(sheet).to_be_visible()
        await sheet.locator("button.main").last.tap()  # A wish is added.
        async with asyncio.timeout(60):
            while not (await bot.services.play.instructing.of(1, user)).given:
                words = await sheet.inner_text()
                await sheet.locator(".list button").first.tap()
                await expect(sheet).not_to_have_text(words, use_inner_text=True)
        await sheet.locator(".fold").tap()
        await expect(sheet).to_be_hidden()
        assert await ada.offered()


async def test_a_vote_is_cast_by_touch(chromium: Browser, tmp_path: Path) -> None:
    """It calls above the question; one disagrees, thinks again, and agrees, which decides it."""
    async with phone(chromium, tmp_path, "agot-2e", "Ben", "Cleo") as (bot, ada):
        number = await bot.services.play.votes.propose_pause(1, bot.standin.user("Ben").id)
        calling, sheet = ada.page.locator("#votes button.main"), ada.page.locator("#sheet")
        await expect(calling).to_be_in_viewport()
        await calling.tap()
        await sheet.locator(".row button").nth(1).tap()
        await expect(calling).to_have_count(0)
        await sheet.locator(".fold").tap()
        await ada.page.locator("#votes button").tap()
        await expect(sheet.locator("[aria-pressed=true]")).to_have_count(1)
        await sheet.locator(".row button[aria-pressed=false]").tap()
        await expect(ada.page.locator("#votes")).to_be_hidden()
        found = await bot.services.play.votes.find(number)
        assert found is not None
        assert found.state == "passed"


SIZES = """[...document.querySelectorAll('#l-piece .piece')].map(
  one => one.getBoundingClientRect()).map(one => Math.min(one.width, one.height))"""
SEEN = """[...document.querySelectorAll('#board [role=button]')].map(one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const frame = document.getElementById('board').getBoundingClientRect();
  return Math.min(x + width, frame.right) > Math.max(x, frame.left)
    && Math.min(y + height, frame.bottom) > Math.max(y, frame.top);
})"""


@pytest.mark.parametrize("ruleset", daily("agot-2e-mod", of=["agot-2e", "agot-1e", "agot-2e-mod"]))
async def test_a_phone_shows_the_question_from_near(
    chromium: Browser, tmp_path: Path, ruleset: str
) -> None:
    """Pieces are so large that they are told apart, and whatever can be tapped is in sight."""
    async with phone(chromium, tmp_path, ruleset) as (_, ada):
        near = await ada.page.evaluate(SIZES)
        assert min(near) > 17
        assert all(await ada.page.evaluate(SEEN))
        await ada.button("#whole")
        far = await ada.page.evaluate(SIZES)
        assert max(far) < 15


async def test_who_has_moved_the_board_keeps_it(chromium: Browser, tmp_path: Path) -> None:
    """The next question leaves it where it is, unless something that is offered is out of sight."""
    async with phone(chromium, tmp_path, "agot-2e") as (bot, ada):
        board, box = ada.page.locator("#board"), "board => board.getAttribute('viewBox')"
        await ada.button("#whole")
        whole = await board.evaluate(box)
        await until_asked(bot, ada, "march")
        await expect(ada.page.locator("#l-mark .target").first).to_be_attached()
        assert await board.evaluate(box) == whole
        for _ in range(8):
            await ada.button("#nearer")
        closest = await board.evaluate(box)
        assert not all(await ada.page.evaluate(SEEN))
        await ada.button("#asked .list button")
        await expect(board).not_to_have_attribute("viewBox", closest)
        assert all(await ada.page.evaluate(SEEN))
