"""The time that a table has if nobody asks for another: said beforehand, changed in two taps."""

import random

import pytest

from bot.play import TableSettings
from bot.play.settings import PRESETS
from bot.play.time.clocks import GRACE, LAG
from tests.wire.at_table import CHANNEL, Served
from tests.wire.pressing import begin, choose, click, told, use
from tests.wire.said import says

DAY = 86400
USUAL = {"together": f"span:{2 * DAY}", "alone": f"span:{DAY}", "bank": f"span:{2 * DAY}"}


async def settings(bot: Served) -> TableSettings:
    return TableSettings.of((await bot.services.play.info(1)).terms)


@pytest.mark.parametrize(
    ("command", "options"), [("game new", {}), ("game seek", {"people": 2, "ruleset": "inis"})]
)
async def test_the_card_says_it_before_anybody_joins(
    bot: Served, command: str, options: dict[str, object]
) -> None:
    """In one sentence, and what happens to whoever is late."""
    await bot.standin.user("Ada").slash(command, CHANNEL, **options)
    (card,) = await told(bot, "lobby-host")
    assert says(card.text, "pace-both-bank", **USUAL)
    assert says(card.text, "agreed-at-deadline-safe-once", level="level:squire")
    assert (await settings(bot)).preset == "usual"


async def test_two_taps_change_it(bot: Served) -> None:
    """One on the card, one for no hurry or a live evening; what was agreed is shown as pressed."""
    ada = bot.standin.user("Ada")
    await use(ada, "game new")
    (card,) = await told(bot, "lobby-host")
    panel = await click(ada, await click(ada, card, "panel"), "setup", "time")
    for preset in ("unhurried", "live", "usual"):
        panel = await click(ada, panel, "agree", f"time:preset:{preset}")
        agreed = await settings(bot)
        assert agreed.preset == preset
        assert agreed.to_json().items() >= PRESETS[preset].items()
    assert (await settings(bot)).slow is None
    (card,) = await told(bot, "lobby-host")
    assert says(card.text, "pace-both-bank", **USUAL)


async def test_vacations_are_agreed_on_without_a_deadline(bot: Served) -> None:
    """A steward stands in there too, so the card says so, and it can be changed."""
    ada = bot.standin.user("Ada")
    await use(ada, "game new", time="unhurried")
    (card,) = await told(bot, "lobby-host")
    assert says(card.text, "pace-none")
    assert says(card.text, "agreed-vacation-stand-in", level="level:squire")
    panel = await click(ada, await click(ada, card, "panel"), "setup", "time")
    panel = await click(ada, panel, "setup", "patience")
    panel = await choose(ada, panel, "agree", "patience:stops", "0")
    assert (await settings(bot)).stops == 0
    (card,) = await told(bot, "lobby-host")
    assert says(card.text, "agreed-stops-0")
    await choose(ada, panel, "agree", "patience:vacation", "stop")
    (card,) = await told(bot, "lobby-host")
    assert says(card.text, "agreed-vacation-stop")
    assert not says(card.text, "agreed-at-deadline-safe-once", level="level:squire")


async def test_whoever_plays_alone_or_learns_is_in_no_hurry(bot: Served) -> None:
    """With stewards alone nobody waits, so nothing is due; other times stay as they were chosen."""
    ada = bot.standin.user("Ada")
    await use(ada, "game new")
    for command in ("game stewards", "game start"):
        await use(ada, command)
    await bot.begun()
    assert (await settings(bot)).preset == "unhurried"
    assert all(c.due is None for c in (await bot.services.play.table_view(1)).clocks.values())


async def test_a_second_miss_brings_a_steward_until_the_player_is_back(bot: Served) -> None:
    """The first brings a harmless answer and a warning, both in private."""
    bot.standin.service.clock.freeze()
    clock, play = bot.standin.service.clock, bot.services.play
    await begin(bot)
    ben = bot.standin.user("Ben")

    async def miss() -> None:
        while (table := await play.table_view(1)).awaited != ("tyrell",):
            seat = next(seat for seat in table.awaited if seat != "tyrell")
            hand = await play.seat_view(1, table.info.users[seat])
            assert hand.question is not None
            value = hand.question.shape.sample(random.Random(1))
            await play.answer(1, table.info.users[seat], hand.question.number, value)
            await bot.settled()
        due = table.clocks["tyrell"].due
        assert due is not None
        clock.advance(due - clock.now() + GRACE + LAG + 1)
        await play.tick(clock.now())
        await bot.settled()

    await miss()
    info = await play.info(1)
    assert (player := info.player_in("tyrell")) is not None
    assert not player.machine
    assert any(says(m.text, "table-warned-stand-in", seat="house:tyrell") for m in await ben.dms())
    await miss()
    assert (player := (await play.info(1)).player_in("tyrell")) is not None
    assert (player.machine, player.user) == (True, ben.id)
    assert any(says(m.text, "table-stood-in-you", seat="house:tyrell") for m in await ben.dms())
    await play.time.come_back(1, ben.id)
    assert (player := (await play.info(1)).player_in("tyrell")) is not None
    assert not player.machine
    async with play._matches.at(1) as match:
        assert match.clocks.patience["tyrell"].late == 0
