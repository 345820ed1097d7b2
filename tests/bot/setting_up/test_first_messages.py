"""What a newcomer reads first in a channel: what this is, whose turn it is, and one button."""

from __future__ import annotations

import re

import pytest

from bot.demo import FIRST, greet, lay_table
from bot.text import languages, localizer_for
from bot.ui.custom_id import CustomId
from engine.rulesets import rulesets
from tests.running.marks import daily
from tests.wire.at_table import CHANNEL, Served
from tests.wire.pressing import click, find, use
from tests.wire.said import says

HASH = re.compile(r"[0-9a-f]{32}")
PRIMARY = 1
"""The style of the button that is meant."""


@pytest.mark.parametrize("ruleset", daily("agot-2e", "inis", of=rulesets))
async def test_the_first_message_is_an_invitation(bot: Served, ruleset: str) -> None:
    """It names the game and who invites; Join is what is meant, and only three can be pressed."""
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    await ada.slash("game new", CHANNEL, ruleset=ruleset)
    await bot.settled()
    posts = [m for m in await ben.messages(CHANNEL) if not m.ephemeral and m.custom_ids]
    (card,) = posts
    assert says(card.text, "lobby-title")
    assert says(card.text, "lobby-host", host="Ada")
    assert HASH.search(card.text) is None
    verbs = [CustomId.decode(id).verb for id in card.custom_ids]
    assert verbs == ["join", "help", "panel"]
    meant = [id for id in card.custom_ids if card.component(id).get("style") == PRIMARY]
    assert [CustomId.decode(id).verb for id in meant] == ["join"]


@pytest.mark.parametrize("ruleset", daily("agot-2e", "inis", of=rulesets))
async def test_the_card_of_a_game_says_whose_turn_it_is(bot: Served, ruleset: str) -> None:
    """And nothing that is agreed or counted; one button is meant, that to one's panel."""
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    await ada.slash("game new", CHANNEL, ruleset=ruleset)
    await ben.slash("game join", CHANNEL)
    await ada.slash("game stewards", CHANNEL)
    await ada.slash("game start", CHANNEL)
    await bot.begun()
    await bot.settled()
    (card,) = await ben.pins(CHANNEL)
    assert says(card.text, "status-awaited")
    assert HASH.search(card.text) is None
    assert not any(says(card.text, id) for id in ("status-host", "status-bank", "pace-both-bank"))
    assert [CustomId.decode(id).verb for id in card.custom_ids] == ["panel", "map"]
    assert [card.component(id)["style"] for id in card.custom_ids].count(PRIMARY) == 1
    status = await use(ben, "status")
    assert says(status.text, "status-host", host="Ada")
    assert says(status.text, "pace-both-bank")


async def test_whoever_opens_a_table_is_shown_what_they_can_do(bot: Served) -> None:
    """In private, with the button that begins; and again behind More on the card."""
    ada = bot.standin.user("Ada")
    await ada.slash("game new", CHANNEL)
    await bot.settled()
    (card,) = [m for m in await ada.messages(CHANNEL) if says(m.text, "lobby-host")]
    mine = [m for m in await ada.messages(CHANNEL) if m.ephemeral]
    assert any(says(m.text, "lobby-opened") for m in mine)
    more = await click(ada, card, "panel")
    for shown in (*mine[:1], more):
        verbs = {CustomId.decode(id).verb for id in shown.custom_ids}
        assert {"start", "fill", "setup", "seat", "leave", "learn"} <= verbs


@pytest.mark.parametrize("language", daily("en", "fa", of=languages()))
async def test_the_first_screen_of_the_demo_offers_to_learn_and_to_play(
    bot: Served, language: str
) -> None:
    """Each of its three buttons works, in any language: a first game, a panel, and small tasks."""
    ada = bot.standin.user("Ada")
    info = await lay_table(bot.standin, bot.services, "agot-2e")
    await greet(bot.services, bot.standin.channel(FIRST).id, info, language)
    say = localizer_for(language)
    (first,) = [m for m in await ada.messages(FIRST) if m.custom_ids]
    labels = [first.component(id)["label"] for id in first.custom_ids]
    assert labels == [say("learn-open"), say("demo-play"), say("practice-open")]
    shown: dict[str, str] = {}
    for verb in ("panel", "practice", "learn"):
        outcome = await ada.click(first, find(first, verb))
        seen = await ada.wait_for(lambda m: m.ephemeral and not m.loading, FIRST)
        shown[verb] = (await ada.message(outcome.message or seen.id, FIRST)).text
        assert outcome.kind != "failed"
    assert says(shown["panel"], "panel-heading", game="1")
    assert says(shown["practice"], "practice-title")
    await bot.settled()
    begun = await bot.services.play.game_in_channel(bot.standin.channel(FIRST).id)
    assert begun is not None
    assert (begun.phase, begun.users) == ("running", {"baratheon": ada.id})
