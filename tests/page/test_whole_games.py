"""Whole games in a real browser on a phone: whatever is offered is tapped, and nothing is typed."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest
from playwright.async_api import Browser, Error

from engine.rulesets import rulesets
from tests.page.test_touch import Finger, chromium, phone
from tests.running.marks import daily, nightly
from tests.wire.at_table import Served

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]
__all__ = ["chromium"]

SOAK = "RAVENRY_SOAK" in os.environ

OFFERED = """() => {
  const shown = (one) => one.offsetParent !== null && !one.disabled;
  const ring = [...document.querySelectorAll('#ring button')].filter(shown);
  const asked = [...document.querySelectorAll('#asked button')].filter(shown);
  return {
    ring: ring.map((one) => one.classList.contains('swap')),
    lock: asked.findIndex((one) => one.classList.contains('main')),
    list: asked.map((one, n) => [one, n]).filter(([one]) => one.closest('.list')
      || one.closest('.slider')).map(([, n]) => n),
    given: !document.querySelector('#turn').classList.contains('calls'),
  };
}"""


async def tap(page_button: Finger, where: str, number: int) -> None:
    """Tap a button, unless it has gone meanwhile."""
    try:
        page_button.taps += 1
        await page_button.page.locator(where).nth(number).tap(timeout=3000)
    except Error:
        return  # What was offered has changed under the finger.


async def until_heard(ada: Finger, offered: object) -> None:
    """Wait until the page offers something else, or until a tap has had time to change nothing."""
    for _ in range(40):
        if await ada.page.evaluate(OFFERED) != offered:
            return
        await asyncio.sleep(0.02)


async def play(bot: Served, ada: Finger, rng: random.Random, rounds: int) -> tuple[int, list[str]]:
    """Play by touch until some rounds are over; return how many taps led to which questions."""
    user, asked_for, kinds = bot.standin.user("Ada").id, 0, list[str]()
    number, tried = 0, 0
    while True:
        await bot.services.play.quiet()
        hand = await bot.services.play.seat_view(1, user)
        if hand.over or hand.view["round"] > rounds:
            return asked_for, kinds
        if hand.question is None or hand.answered:
            await asyncio.sleep(0.01)
            continue
        if hand.question.number != number:
            number, tried = hand.question.number, 0
            kinds.append(hand.question.kind)
        tried += 1
        assert tried < 300, f"no way to an answer: {hand.question.kind}"
        before = ada.taps
        offered = await ada.page.evaluate(OFFERED)
        if offered["given"]:
            await asyncio.sleep(0.02)  # The page has not heard of the question yet.
            tried -= 1
            ada.page.set_default_timeout(10_000)
            await ada.page.locator("#turn.calls").wait_for()
            continue
        fresh = [n for n, swaps in enumerate(offered["ring"]) if not swaps]
        places = [] if fresh else await ada.offered()
        if fresh:
            await tap(ada, "#ring button", rng.choice(fresh))
        elif offered["lock"] >= 0 and (tried > 40 or rng.random() < 0.6 or not places):
            await tap(ada, "#asked button", offered["lock"])
        elif places and rng.random() < 0.8:
            await ada.place(rng.choice(places))
        elif offered["list"]:
            await tap(ada, "#asked button", rng.choice(offered["list"]))
        asked_for += ada.taps - before
        await until_heard(ada, offered)


@nightly
@pytest.mark.parametrize("ruleset", daily("inis", of=list(rulesets)))
async def test_a_round_is_played_by_touch_alone(
    chromium: Browser,
    tmp_path: Path,
    ruleset: str,
) -> None:
    """Whatever is asked in a round of a game, taps lead to an answer."""
    # A first round may ask for nothing but orders and marches.
    rounds = 1 if ruleset == "inis" else 2
    async with phone(chromium, tmp_path, ruleset) as (bot, ada), asyncio.timeout(240):
        taps, kinds = await play(bot, ada, random.Random(7), rounds)
        assert len(kinds) > 2
        assert taps >= len(kinds)


@nightly
@pytest.mark.skipif(not SOAK, reason="RAVENRY_SOAK=1 plays whole games, for twenty minutes")
@pytest.mark.parametrize("ruleset", list(rulesets))
async def test_a_whole_game_is_played_by_touch_alone(
    chromium: Browser,
    tmp_path: Path,
    ruleset: str,
) -> None:
    """From the first question to the end; of Inis, which has no last round, three rounds."""
    rounds = 3 if ruleset == "inis" else 99
    async with phone(chromium, tmp_path, ruleset) as (bot, ada), asyncio.timeout(3600):
        await play(bot, ada, random.Random(11), rounds)
        assert ruleset == "inis" or (await bot.services.play.table_view(1)).over
