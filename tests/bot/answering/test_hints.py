"""Hints, over the wire: from the panel, for one pair of eyes, and made a draft."""

from __future__ import annotations

import random

import pytest

from bot.local.page.person import Person
from bot.play import Hint
from bot.ui.custom_id import CustomId
from tests.bot.whole_games.test_running import people
from tests.running.marks import nightly
from tests.wire.at_table import CHANNEL, Clicker, Served
from tests.wire.pressing import begin, click, find, practising, told, use
from tests.wire.said import says


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a squire give the hints: what is tried here does not depend on how good they are."""
    monkeypatch.setattr("bot.workers.stewards.LEVEL", "squire")


async def test_a_hint_becomes_a_draft_when_its_player_says_so(bot: Served) -> None:
    """First where to look, then why, then the answer; the panel holds it, and nothing is given."""
    await begin(bot, hints=True)
    ada, ben, _ = people(bot)
    public = [m.text for m in await ben.messages(CHANNEL) if not m.ephemeral]
    nudge = await click(ada, await use(ada, "my panel"), "hint")
    assert nudge.ephemeral
    assert says(nudge.text, "hint-nudge")
    assert not says(nudge.text, "hint-reason")
    why = await click(ada, nudge, "hint", "why")
    assert says(why.text, "hint-reason")
    assert not says(why.text, "hint-answer")
    answer = await click(ada, why, "hint", "show")
    assert says(answer.text, "hint-answer")
    assert says(answer.text, "hint-no-promise")
    panel = await click(ada, answer, "hint", "use")
    assert says(panel.text, "hint-used")
    assert find(panel, "lock")
    game = await bot.services.play.game_in_channel(bot.standin.channel(CHANNEL).id)
    assert game is not None
    hand = await bot.services.play.seat_view(game.id, ada.id)
    assert hand.draft
    assert not hand.answered
    await bot.settled()
    assert [m.text for m in await ben.messages(CHANNEL) if not m.ephemeral] == public


@nightly
async def test_the_third_tap_puts_a_hint_into_the_panel(bot: Served) -> None:
    """It stands beside the reason, for whoever does not want to read the answer first."""
    await begin(bot, hints=True)
    ada = people(bot)[0]
    why = await click(ada, await click(ada, await use(ada, "my panel"), "hint"), "hint", "why")
    panel = await click(ada, why, "hint", "use")
    assert says(panel.text, "hint-used")
    assert find(panel, "lock")


async def test_without_an_agreement_there_are_no_hints_where_others_play(bot: Served) -> None:
    """The panel offers none."""
    await begin(bot)
    ada: Person = people(bot)[0]
    panel = await Clicker(ada, random.Random(1)).panel()
    assert "hint" not in [CustomId.decode(id).verb for id in panel.custom_ids]


async def test_learning_by_playing_begins_with_one_press(bot: Served) -> None:
    """The card of an open table offers it while its host is alone; then the panel has a hint."""
    ada = bot.standin.user("Ada")
    await ada.slash("game new", CHANNEL, ruleset="inis", players=2)
    (card,) = await told(bot, "lobby-host")
    panel = await click(ada, await click(ada, card, "panel"), "learn")
    assert says(panel.text, "coach-three-ways")
    await bot.settled()
    game = await bot.services.play.game_in_channel(int(card.data["channel_id"]))
    assert game is not None
    assert game.phase == "running"
    assert list(game.users) == ["green"]


async def test_a_newcomer_learns_from_how_to_play(bot: Served) -> None:
    """The page on a game opens a table in the channel, with its card, and begins at once."""
    ben = bot.standin.user("Ben")
    helped = await use(ben, "help")
    page = await click(ben, helped, "help", "play/inis")
    page = await ben.wait_for(lambda m: m.id == page.id and not m.loading, CHANNEL)
    outcome = await ben.click(page, find(page, "learn", "inis"))
    assert outcome.message is not None
    panel = await ben.wait_for(lambda m: says(m.text, "coach-three-ways"), CHANNEL)
    assert panel.ephemeral
    assert len(await told(bot, "status-title")) or len(await told(bot, "status-players"))
    again = await click(ben, page, "learn", "inis")
    assert says(again.text, "trouble-channel-busy")


async def test_a_first_game_begins_by_command(bot: Served) -> None:
    """It is open to nobody else, and only its player sees the panel."""
    ada = bot.standin.user("Ada")
    await ada.slash("game learn", CHANNEL, ruleset="inis")
    panel = await ada.wait_for(lambda m: says(m.text, "coach-three-ways"), CHANNEL)
    assert panel.ephemeral


async def test_why_tells_what_stewards_thought(bot: Served) -> None:
    """Everybody may ask; as long as no steward has done anything there is nothing to tell."""
    ada = bot.standin.user("Ada")
    await ada.slash("game learn", CHANNEL, ruleset="agot-2e")
    await ada.wait_for(lambda m: says(m.text, "coach-goal"), CHANNEL)
    assert says((await use(ada, "why", topic="stewards")).text, "why-no-steward")
    game = await bot.services.play.game_in_channel(bot.standin.channel(CHANNEL).id)
    assert game is not None
    hand = await bot.services.play.seat_view(game.id, ada.id)
    assert hand.question is not None
    await bot.services.play.answer(
        game.id, ada.id, hand.question.number, hand.question.shape.safe()
    )
    await bot.settled()
    gus = bot.standin.user("Gus")
    shown = await use(gus, "why", topic="stewards")
    assert shown.ephemeral
    assert says(shown.text, "why-steward", level="level:page")


@nightly
async def test_a_hint_to_leave_units_where_they_are_shows_and_is_not_questioned(
    bot: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """8.1 The panel says what the hint was; who confirms it is not asked whether they mean it."""
    ada = (await practising(bot)).person
    game = await bot.services.play.game_in_channel(bot.standin.channel(CHANNEL).id)
    assert game is not None
    rng = random.Random(3)
    while True:
        question = (await bot.services.play.seat_view(game.id, ada.id)).question
        assert question is not None
        if question.kind == "march":
            break
        value = question.shape.sample(rng)
        await bot.services.play.answer(game.id, ada.id, question.number, value)
        await bot.settled()
    stays = question.shape.safe()
    assert not stays["moves"]
    nudge = {"id": "nudge-choices", "params": {}}
    hint = Hint(question.number, stays, None, nudge, None)  # type: ignore[arg-type]

    async def hinted(game: int, user: int) -> Hint:
        return hint

    monkeypatch.setattr(bot.services.play.hints, "hint", hinted)
    shown = await click(ada, await use(ada, "my panel"), "hint")
    answer = await click(ada, shown, "hint", "show")
    panel = await click(ada, answer, "hint", "use")
    assert says(panel.text, "hint-used-empty")
    lock = CustomId.decode(find(panel, "lock"))
    after = await click(ada, panel, "lock", lock.arg)
    assert not says(after.text, "panel-sure")
    now = (await bot.services.play.seat_view(game.id, ada.id)).question
    assert now is None or now.number != question.number
