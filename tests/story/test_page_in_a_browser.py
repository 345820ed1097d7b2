"""The page to keep in a real browser, on a phone and on a desktop, opened from a file."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from bot.render.palettes import load_palette
from bot.story.replay_page import CHECK
from bot.story.worker import make_replay
from engine.records import open_record
from tests.running.browsing import PHONE, browsing
from tests.running.marks import costly, nightly

from .test_course import record
from .test_hindsight import orders

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="module"),
    costly("the browser serves all of them, and its time counts for the last one"),
]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    """A browser for all; each test has a context of its own."""
    async with browsing() as running:
        yield running


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page of a short game."""
    path = tmp_path_factory.mktemp("kept") / "replay.html"
    path.write_text(make_replay(record("agot-2e-3p").model_dump(), "en"), encoding="utf-8")
    return path


@pytest_asyncio.fixture(loop_scope="module")
async def page(browser: Browser, kept: Path) -> AsyncIterator[Page]:
    """The page on a phone; an error in its script, or a request, fails the test."""
    context = await browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True)
    opened = await context.new_page()
    errors: list[str] = []
    asked: list[str] = []
    opened.on("pageerror", lambda error: errors.append(str(error)))
    opened.on("request", lambda request: asked.append(request.url))
    opened.set_default_timeout(60_000)
    await opened.goto(kept.as_uri())
    yield opened
    wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not await opened.evaluate(wide), "the page scrolls sideways"
    assert errors == []
    assert asked == [kept.as_uri()]
    await context.close()


async def test_one_goes_through_a_game_by_touch(page: Page) -> None:
    """Buttons, slider, log and battles lead to moments; the board and its words follow."""
    await expect(page.locator("#when")).to_contain_text("Round 1")
    await expect(page.get_by_role("button", name="One step back")).to_be_disabled()
    await page.get_by_role("button", name="One step forward", exact=True).tap()
    await expect(page.locator("#log li.now").first).to_be_visible()
    await page.get_by_role("button", name="To the end").tap()
    await expect(page.locator("#when")).to_contain_text("wins")
    battles = page.get_by_label("Go to a combat")
    await battles.select_option(index=1)
    await expect(page.locator("#when")).to_contain_text("strength before House cards")
    assert await page.locator("#l-way path").count() >= 3
    await page.locator("#words summary").tap()
    await expect(page.locator("#words p").first).to_contain_text(":")
    line = page.locator("#log li[data-at]").nth(3)
    await line.tap()
    await expect(line).to_have_attribute("aria-current", "step")


async def test_one_goes_through_a_game_by_keyboard(page: Page) -> None:
    """Arrows, Page Down, Home, End, B, and the keys for near and far."""
    slider = page.get_by_label("Moment", exact=True)
    await page.locator("#board").focus()
    await page.keyboard.press("ArrowRight")
    await expect(slider).to_have_value("1")
    await page.keyboard.press("PageDown")
    assert int(await slider.input_value()) > 1
    await page.keyboard.press("End")
    await expect(page.get_by_role("button", name="To the end")).to_be_disabled()
    await page.keyboard.press("Home")
    await expect(slider).to_have_value("0")
    await page.keyboard.press("b")
    await expect(page.locator("#when")).to_contain_text("strength before House cards")
    whole = await page.locator("#board").get_attribute("viewBox")
    await page.keyboard.press("+")
    assert await page.locator("#board").get_attribute("viewBox") != whole
    await page.keyboard.press("0")
    assert await page.locator("#board").get_attribute("viewBox") == whole


async def test_one_sees_with_the_eyes_of_a_seat(page: Page) -> None:
    """While a House has given its orders and others have not, its own lie open for it alone."""
    orders = "#l-piece circle[r='19']"
    slider = page.get_by_label("Moment", exact=True)
    await page.locator("#board").focus()
    for _ in range(12):
        await page.keyboard.press("ArrowRight")
        await page.get_by_label("Point of view").select_option(index=1)
        if await page.locator(orders).count():
            break
        await page.locator("#board").focus()
    own = await page.locator(orders).count()
    assert own, f"nothing of its own up to moment {await slider.input_value()}"
    await expect(page.locator("#alone")).to_be_visible()
    await page.get_by_label("Point of view").select_option(index=0)
    assert await page.locator(orders).count() < own
    await expect(page.locator("#alone")).to_be_hidden()


async def test_the_page_says_how_its_game_is_checked(page: Page) -> None:
    """In words below the log, with a command to copy."""
    panel = page.locator("#proof")
    await expect(panel.get_by_role("heading")).to_have_text("Fair shuffles")
    await expect(panel.locator("code")).to_have_text(CHECK)
    await expect(panel.locator("p").last).to_contain_text("/verify")


CONTRAST = """() => {
  const light = (c) => { const [r, g, b] = c.match(/[\\d.]+/g).map((v) => {
    v /= 255; return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
  const below = (e) => { for (; e; e = e.parentElement) {
    const c = getComputedStyle(e).backgroundColor;
    if (!/rgba\\(.*, 0\\)/.test(c)) return c; } return "rgb(255, 255, 255)"; };
  const poor = [];
  for (const e of document.querySelectorAll("h1,h2,p,li,span,button,select,summary")) {
    if (!e.textContent.trim() || !e.offsetParent || e.disabled) continue;
    const [a, b] = [light(getComputedStyle(e).color), light(below(e))];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (ratio < 4.5) poor.push(e.textContent.slice(0, 30) + " " + ratio.toFixed(2));
  }
  return poor;
}"""


async def test_words_can_be_read_and_everything_has_a_name(page: Page) -> None:
    """Contrast is 4.5 at least; buttons, menus and the slider say what they are."""
    await page.get_by_role("button", name="One step forward", exact=True).tap()
    assert await page.evaluate(CONTRAST) == []
    for control in await page.locator("button, select, input").all():
        if await control.is_visible():
            name = await control.get_attribute("aria-label") or await control.inner_text()
            assert name.strip()
    assert await page.locator("#board").get_attribute("role") == "img"
    for button in await page.locator("button").all():
        if box := await button.bounding_box():
            assert min(box["width"], box["height"]) >= 44


async def test_a_vassal_lies_on_the_colour_of_its_commander(
    browser: Browser, tmp_path: Path
) -> None:
    """X2.3.5: its armies have a rim, its orders are square, and those of players are as ever."""
    read = record("agot-2e-vassals-3p")
    kept = tmp_path / "replay.html"
    cut = read.model_copy(update={"steps": read.steps[:40]})
    kept.write_text(make_replay(cut.model_dump(), "en"), encoding="utf-8")
    page = await browser.new_page(viewport=PHONE)
    await page.goto(kept.as_uri())
    await page.locator("#last").click()
    pieces = await page.evaluate(PIECES)
    view = open_record(read, 40).view(None)
    commanders = {vassal: by for vassal, by in view["vassals"].items() if by}
    assert commanders
    liveries = load_palette(read.ruleset).liveries
    colours = {house: "rgb({}, {}, {})".format(*look.colour) for house, look in liveries.items()}
    for house in (*commanders, *read.seats):
        rims = {rim for rim, fill in pieces if fill == colours[house]}
        assert rims == {colours[commanders[house]] if house in commanders else None}


PIECES = """() => [...document.querySelectorAll("#l-piece .piece")].flatMap((piece) => {
  const [first, second] = piece.querySelectorAll("rect:not([mask])");
  const fill = (plate) => plate ? getComputedStyle(plate).fill : null;
  if (!first || piece.querySelector("circle")) return [];
  return [first.classList.contains("rim") ? [fill(first), fill(second)] : [null, fill(first)]];
})"""
"""The rim and the colour of every plate."""


async def test_a_turning_point_leads_to_the_board_at_that_moment(page: Page, kept: Path) -> None:
    """The address has the step; whoever opens it there sees the same."""
    await page.locator("#turns button").first.click()
    there = await page.locator("#when").inner_text()
    place = await page.evaluate("location.hash")
    assert place != "#0"
    await page.locator("#first").click()
    assert await page.evaluate("location.hash") == "#0"
    await page.evaluate(f"location.hash = {place!r}")
    await expect(page.locator("#when")).to_have_text(there)


async def test_the_list_of_battles_says_what_came_of_them(page: Page) -> None:
    """Every one has its outcome, in the words of the log."""
    told = await page.locator("#battles option").all_inner_texts()
    log = await page.locator("#log li").all_inner_texts()
    assert len(told) > 1
    assert all(any(line in one for line in log) for one in told[1:])


async def test_names_can_be_read_on_a_phone(page: Page) -> None:
    """No letters of a name are smaller than ten pixels when the page opens."""
    sizes = await page.evaluate(
        "[...document.querySelectorAll('.name')].map((text) =>"
        " Number(text.getAttribute('font-size')) * text.getScreenCTM().a)"
    )
    assert min(sizes) >= 9.9


SHOWN = """() => {
  const names = [...document.querySelectorAll("#l-name g")];
  const boxes = names.filter((g) => g.style.visibility !== "hidden")
    .map((g) => g.getBoundingClientRect());
  const across = (a, b) => a.left < b.right && b.left < a.right;
  const down = (a, b) => a.top < b.bottom && b.top < a.bottom;
  const over = boxes.filter((a, i) => boxes.slice(0, i).some((b) => across(a, b) && down(a, b)));
  return [names.length, boxes.length, over.length];
}"""
"""How many names there are, how many are shown, and how many of these cover another."""


@nightly
async def test_no_name_covers_another(page: Page) -> None:
    """Where there is no room for all of them on a phone, the others are there from closer."""
    everything, shown, covering = await page.evaluate(SHOWN)
    assert 20 < shown < everything
    assert covering == 0
    for _ in range(8):
        await page.locator("#nearer").tap()
    assert await page.evaluate(SHOWN) == [everything, everything, 0]


@nightly
async def test_pieces_on_an_island_stand_clear_of_names(browser: Browser, tmp_path: Path) -> None:
    """In Inis they lie above and below the name of their territory, and grow with it on a phone."""
    path = tmp_path / "island.html"
    path.write_text(make_replay(record("inis-2p").model_dump(), "en"), encoding="utf-8")
    context = await browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True)
    page = await context.new_page()
    await page.goto(f"{path.as_uri()}#100000")
    heights = await page.evaluate(
        "[...document.querySelectorAll('.piece')].map((p) => p.getBoundingClientRect().height)"
    )
    assert min(heights) >= 14
    assert await page.evaluate(COVERED) == []
    await context.close()


COVERED = """() => {
  const names = [...document.querySelectorAll("#l-name g")]
    .filter((g) => g.style.display !== "none");
  const pieces = [...document.querySelectorAll(".piece")].map((p) => p.getBoundingClientRect());
  const shared = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  return names.filter((g) => pieces.some((p) => shared(p, g.getBoundingClientRect())))
    .map((g) => g.dataset.name);
}"""


@nightly
async def test_a_players_own_decisions_are_marked(browser: Browser, tmp_path: Path) -> None:
    """Each leads to its moment, where both orders lie side by side, one of them with dashes."""
    path = tmp_path / "own.html"
    read = record("agot-2e-3p").model_dump()
    hashes = {"seal": "5" * 64, "end": "e" * 64}
    made = make_replay(read, "en", decisions=[orders()], hashes=hashes)
    path.write_text(made, encoding="utf-8")
    context = await browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True)
    page = await context.new_page()
    await page.goto(path.as_uri())
    await page.get_by_role("button", name="To the end").tap()
    assert await page.locator("#l-piece .other").count() == 0
    await page.locator("#decisions button").tap()
    await expect(page.locator("#decisions button")).to_have_attribute("aria-current", "step")
    assert await page.locator("#l-piece .other circle[stroke-dasharray]").count() == 2
    await page.get_by_role("button", name="One step forward", exact=True).tap()
    assert await page.locator("#l-piece .other").count() == 0
    assert await page.locator("#hashes dd").all_text_contents() == list(hashes.values())
    await expect(page.locator("#worth")).to_contain_text("docs/fairness.md")
    await context.close()
