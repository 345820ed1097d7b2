"""What Persian readers see in a browser: every message reads from the right, whatever is in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page
from pytest_asyncio import fixture

import bot.local.page
from bot.games.registry import plugins
from bot.text import Localizer
from bot.text.check import read
from bot.text.localizer import Plain
from tests.running.browsing import browsing
from tests.running.marks import costly, daily, nightly
from tests.text.reading_order import misread
from tests.words import patterns_in, words_in

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="module"),
    costly("a browser takes longer to start than to look at a page"),
]

NAMES = (Plain("وینترفل"), Plain("Ann Lee"), 3, Plain("استارک"), Plain("Ben"), 12)
"""What parameters hold: names in both scripts, and numbers."""
STYLES = Path(bot.local.page.__file__).parent / "web" / "app.css"
AT_ONCE = 300
"""How many lines are shown at once: a browser tells where each letter is, which takes much room."""
CARRIER = "carried = حالا { $words } است"
"""A sentence that has another as a part."""
RULESETS = ["", *plugins()]
MARKUP = re.compile(r"\\*\*|__|`|^(?:#{1,3} |-# |[-*] )+", re.MULTILINE)
BRACKETS = re.compile(r"\[([^\]]*)\]\([^)]*\)|<[^<>\s]+>")
"""Links, of which the words are seen, and mentions, of which a name is."""


@fixture(scope="module", loop_scope="module")
async def page() -> Any:
    """A page with the styles of the stand-in."""
    async with browsing() as browser:
        page = await browser.new_page()
        css = STYLES.read_text("utf-8")
        await page.set_content(f"<style>{css}</style><div class=md id=all></div>")
        yield page


async def seen_wrong(page: Page, texts: list[str]) -> dict[str, list[tuple[str, str]]]:
    """Show each line of some texts as a paragraph; return what is in another order than written."""
    lines = [line for text in texts for line in shown(text).split("\n") if line.strip()]
    wrong: dict[str, list[tuple[str, str]]] = {}
    for first in range(0, len(lines), AT_ONCE):
        some = lines[first : first + AT_ONCE]
        body = "".join(f"<p style='white-space:nowrap'>{escape(line)}</p>" for line in some)
        await page.evaluate("body => { document.getElementById('all').innerHTML = body }", body)
        wrong |= await misread(page, "#all p")
    return wrong


def shown(text: str) -> str:
    """Return what Discord shows of a text in Markdown."""
    return MARKUP.sub("", BRACKETS.sub(lambda found: found[1] or "@Ann", text))


def composed(say: Localizer, ruleset: str) -> Iterator[str]:
    """Yield every message with two parameters or more, each in several ways, alone and in
    another."""
    for id, pattern in patterns_in("fa", ruleset).items():
        used = sorted(read(pattern).used)
        if len(used) < 2:
            continue
        for shift in range(3):
            params = {name: NAMES[(at + shift) % len(NAMES)] for at, name in enumerate(used)}
            said = say(id, **params)
            yield said
            if "\n" not in said and "```" not in said:
                yield say("carried", words=Plain(said))


@cache
def told(ruleset: str) -> frozenset[str]:
    """Return what the messages of a game say, or those of no game."""
    say = Localizer("fa", [*words_in("fa", ruleset), CARRIER], on_fault=lambda _: None)
    return frozenset(composed(say, ruleset))


@nightly
@pytest.mark.parametrize("ruleset", daily("inis", of=RULESETS))
async def test_messages_with_two_parameters_read_from_the_right(page: Page, ruleset: str) -> None:
    """With names in Persian and in Latin letters, with numbers, and as a part of a sentence.

    What games share is looked at with the first of them.
    """
    before = RULESETS[: RULESETS.index(ruleset)]
    own = told(ruleset).difference(*map(told, before))
    assert await seen_wrong(page, sorted(own)) == {}


async def test_the_wrong_order_is_seen(page: Page) -> None:
    """A pair of isolated names without a letter beside them is laid out from the left."""
    pair = "\u2068استارک\u2069 (\u2068لنیستر\u2069)"
    assert await seen_wrong(page, [f"\u200fنام \u2068{pair}\u2069"]) != {}
    assert await seen_wrong(page, [f"\u200fنام \u2067{pair}\u2069"]) == {}
