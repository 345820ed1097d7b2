"""The page in a real browser, on a phone and on a desktop."""

from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Browser, Page, expect
from pytest_asyncio import fixture

from bot.local import Settings, Standin
from tests.local.bot import Running, TestBot
from tests.running.browsing import PHONE, browsing
from tests.running.marks import costly

# A browser takes longer to start than to look at a page, and knows one loop.
pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="module"),
    costly("the last one ends the browser, and what it has cost counts then"),
]


@fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    """Chromium, for all tests of this file."""
    async with browsing() as running:
        yield running


@fixture(loop_scope="module")
async def standin() -> AsyncIterator[Standin]:
    """A fresh server for each."""
    async with Standin(Settings(users=4)) as running:
        yield running
        assert running.violations == [], str(running.service.transcript)


@fixture(loop_scope="module")
async def bot(standin: Standin) -> AsyncIterator[TestBot]:
    """A bot that is ready."""
    async with Running(standin.url, standin.token) as running:
        yield running


@fixture(loop_scope="module")
async def phone(standin: Standin, browser: Browser) -> AsyncIterator[Page]:
    """Ada's phone; an error in the page's script fails the test."""
    context = await browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True)
    page = await context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.set_default_timeout(60_000)
    await page.goto(f"{standin.url}/#ada")
    await expect(page.locator("#head .title")).to_have_text("#general")
    yield page
    wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not await page.evaluate(wide), "the page scrolls sideways"
    assert errors == []
    await context.close()


async def use(page: Page, command: str) -> None:
    """Pick a command from the list above the composer."""
    await page.get_by_label("Message", exact=True).fill("/")
    await page.locator(f'[data-command="{command}"]').click()


async def test_commands_buttons_menus_and_forms(
    standin: Standin, bot: TestBot, phone: Page
) -> None:
    """A whole visit on a phone: command, button, menu with two choices, form."""
    await use(phone, "panel")
    await phone.get_by_role("button", name="Send").click()
    panel = phone.locator("article", has_text="Count 0")
    await expect(panel).to_contain_text("Ada used /panel")
    await expect(panel.get_by_role("button", name="Dead")).to_be_disabled()
    await panel.get_by_role("button", name="More").click()
    panel = phone.locator("article", has_text="Count 1")
    await expect(panel).to_contain_text("(edited)")
    await panel.locator('[data-custom-id="area"]').click()
    menu = phone.get_by_role("dialog")
    await expect(menu.get_by_role("button", name="Done")).to_be_disabled()
    await menu.get_by_role("option", name="North").click()
    await menu.get_by_role("option", name="South").click()
    await menu.get_by_role("button", name="Done").click()
    answer = phone.locator("article", has_text="chose north, south")
    await expect(answer).to_contain_text("Only you can see this")
    await answer.get_by_role("button", name="Dismiss message").click()
    await expect(answer).to_have_count(0)
    await panel.get_by_role("button", name="Bid").click()
    form = phone.get_by_role("dialog")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert")).to_be_visible()
    await form.locator('[data-custom-id="power"]').click()
    await phone.get_by_role("option", name="3").click()
    await form.locator('[data-custom-id="why"]').fill("for honour")
    await form.get_by_role("button", name="Submit").click()
    await expect(phone.locator("article", has_text="bid 3 because for honour")).to_be_visible()


async def test_options_with_autocomplete(standin: Standin, bot: TestBot, phone: Page) -> None:
    """Suggestions come while one types, and the chosen value is what the bot gets."""
    await use(phone, "game area")
    await phone.get_by_role("combobox", name="area").fill("wh")
    await phone.get_by_role("option", name="White Harbor").click()
    await phone.get_by_role("button", name="Send").click()
    await expect(phone.locator("article", has_text="this is white harbor")).to_be_visible()


async def test_failure_texts(standin: Standin, bot: TestBot, phone: Page) -> None:
    """A command and a button that nobody answers say so after three seconds."""
    standin.settings.first_answer = 3.0
    standin.service.clock.freeze()
    await use(phone, "mute")
    await standin.until(lambda: len(standin.service.interactions.open()) == 1)
    standin.service.clock.advance(3)
    await expect(phone.get_by_text("The application did not respond")).to_be_visible()
    await standin.user("Ben").slash("panel")
    await phone.get_by_role("button", name="Silent").click()
    await standin.until(lambda: len(standin.service.interactions.open()) == 1)
    standin.service.clock.advance(3)
    await expect(phone.get_by_text("This interaction failed")).to_be_visible()


async def test_unread_marks_and_another_person(standin: Standin, bot: TestBot, phone: Page) -> None:
    """A DM marks its channel; after a switch of person one sees what that person sees.

    Beside each message stands what a locked phone has shown of it.
    """
    ada, ben = standin.user("Ada"), standin.user("Ben")
    await (await bot.fetch_user(ada.id)).send("Your turn, **Ada**")
    await (await bot.fetch_user(ben.id)).send("Your turn, Ben")
    await phone.get_by_role("button", name="Open the channel list").click()
    await expect(phone.locator(".badge")).to_have_text("1")
    await phone.locator(".room", has_text="bot").click()
    await expect(phone.locator("article")).to_contain_text("Your turn, Ada")
    await expect(phone.locator("article strong")).to_have_text("Ada")
    await expect(phone.locator("article .push")).to_have_text("Your turn, Ada")
    await phone.locator("#switch").click()
    await phone.locator('[data-person="Ben"]').click()
    await expect(phone.locator("#switch")).to_have_accessible_name("You are Ben. Switch person")
    await phone.get_by_role("button", name="Open the channel list").click()
    await phone.locator(".room", has_text="bot").click()
    await expect(phone.locator("article")).to_contain_text("Your turn, Ben")


async def test_the_page_asks_nobody_else(standin: Standin, phone: Page) -> None:
    """Reloading the page loads nothing from any other host."""
    asked: list[str] = []
    phone.on("request", lambda request: asked.append(request.url))
    await phone.reload()
    await expect(phone.locator("#head .title")).to_have_text("#general")
    assert asked
    assert [url for url in asked if not url.startswith((standin.url, "data:"))] == []


async def test_markup_stays_text(standin: Standin, phone: Page) -> None:
    """What people write is never taken for HTML, and markdown becomes elements."""
    await standin.user("Ben").say("<img src=x onerror=alert(1)> **bold** `code` <t:1800000000:R>")
    article = phone.locator("article")
    await expect(article).to_contain_text("<img src=x onerror=alert(1)>")
    await expect(article.locator("img")).to_have_count(0)
    await expect(article.locator("strong")).to_have_text("bold")
    await expect(article.locator("code")).to_have_text("code")
    await expect(article.locator("time[data-relative]")).to_have_count(1)


LOCALIZED = {
    "name": "panel",
    "description": "Show a panel",
    "name_localizations": {"hu": "tábla"},
    "description_localizations": {"hu": "Mutass egy táblát"},
    "options": [
        {
            "type": 3,
            "name": "colour",
            "description": "Which",
            "required": True,
            "name_localizations": {"hu": "szín"},
            "choices": [{"name": "Red", "value": "red", "name_localizations": {"hu": "Piros"}}],
        }
    ],
}


def spoken_by(standin: Standin, name: str) -> str:
    """Return the locale of a person's client."""
    return standin.service.world.users[standin.user(name).id].locale


async def test_commands_are_offered_in_the_language_of_the_person(
    standin: Standin, bot: TestBot, phone: Page
) -> None:
    """Chosen among those that Discord has; what is sent is called as the bot calls it."""
    await phone.route("**/commands*", lambda route: route.fulfill(json={"commands": [LOCALIZED]}))
    await phone.reload()
    await phone.locator("#switch").tap()
    await phone.get_by_label("Ada's language").select_option(label="magyar")
    await phone.get_by_role("dialog").get_by_label("Close").click()
    await phone.get_by_label("Message", exact=True).fill("/tá")
    offered = phone.locator('[data-command="panel"]')
    await expect(offered).to_contain_text("/tábla")
    await expect(offered).to_contain_text("Mutass egy táblát")
    await offered.click()
    await expect(phone.get_by_label("szín")).to_be_visible()
    await expect(phone.get_by_role("option", name="Piros")).to_have_count(1)
    assert spoken_by(standin, "Ada") == "hu"


async def test_a_person_speaks_the_language_of_the_browser(
    standin: Standin, bot: TestBot, browser: Browser
) -> None:
    """Until another one is chosen."""
    context = await browser.new_context(viewport=PHONE, locale="ru-RU")
    page = await context.new_page()
    await page.goto(f"{standin.url}/#ada")
    await expect(page.locator("#head .title")).to_have_text("#general")
    assert spoken_by(standin, "Ada") == "ru"
    await context.close()


async def test_persian_is_read_from_the_right(standin: Standin, bot: TestBot, phone: Page) -> None:
    """Paragraphs, headings and lists begin on the right, each by its own words."""
    ada = standin.user("Ada")
    await ada.say("## سلام بر همه\nنوبت آبی است\n- یک\n- دو\n\nPlain words")
    message = phone.locator("article", has_text="سلام")
    starts = await message.locator(".md").evaluate(
        """node => ["h2", "p", "ul", "p:last-child"].map(
            tag => getComputedStyle(node.querySelector(tag)).direction)"""
    )
    assert starts == ["rtl", "rtl", "rtl", "ltr"]
    right, left = await message.locator(".md").evaluate(
        """node => [node.querySelector("h2"), node.querySelector("p:last-child")].map(one => {
            const range = document.createRange();
            range.selectNodeContents(one);
            return range.getBoundingClientRect().left - node.getBoundingClientRect().left; })"""
    )
    assert right > 100
    assert left < 5


async def test_the_page_opens_where_something_was_written_last(
    standin: Standin, bot: TestBot, phone: Page
) -> None:
    """What is read calls nobody any more; a later visit opens there all the same."""
    await standin.user("Ben").say("Good morning", "game-table")
    for _ in range(2):
        await phone.goto("about:blank")
        await phone.goto(f"{standin.url}/#ada")
        await expect(phone.locator("#head .title")).to_have_text("#game-table")
