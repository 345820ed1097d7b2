"""Seeking players and playing again, over the wire."""

import random

from tests.running.marks import costly
from tests.wire.at_table import CHANNEL, Served
from tests.wire.pressing import click, find, told, use
from tests.wire.said import says


async def test_those_who_want_it_are_mentioned_and_nobody_else(bot: Served) -> None:
    """Ben says so in his settings; Ada seeks; Ben joins from the call, and the game begins."""
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    settings = await use(ben, "my settings")
    assert says(settings.text, "my-seek-no")
    settings = await click(ben, settings, "prefer", "seek-yes")
    assert says(settings.text, "my-seek-yes")
    await ada.slash("game seek", CHANNEL, people=2, ruleset="inis", time="usual")
    (call,) = await told(bot, "sought", host=f"user:{ada.id}", missing=1)
    assert [m["id"] for m in call.data["mentions"]] == [str(ben.id)]
    (lobby,) = await told(bot, "lobby-sought", missing=1)
    assert says(lobby.text, "agreed-at-deadline-safe-once")
    joined = await click(ben, call, "join")
    assert joined.ephemeral
    info = await bot.services.play.info(1)
    assert (info.phase, len(info.seats)) == ("running", 2)


@costly("plays a whole game")
async def test_a_rematch_is_one_press_for_everybody(bot: Served) -> None:
    """The last post of a game has the button; who presses it has their old seat at once."""
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    await ada.slash("game new", CHANNEL, ruleset="inis", players=2)
    await ben.slash("game join", CHANNEL)
    await ada.slash("game start", CHANNEL)
    before = (await bot.services.play.info(1)).users
    await finish(bot)
    (end,) = [m for m in await told(bot, "over-title", game=1) if m.attachments]
    opened = await click(ben, end, "rematch")
    assert says(opened.text, "rematch-open", game=2)
    (call,) = await told(bot, "sought-again", host=f"user:{ben.id}", before=1)
    assert [m["id"] for m in call.data["mentions"]] == [str(ada.id)]
    begun = await ada.click(call, find(call, "join"))
    assert begun.kind != "failed"
    info = await bot.services.play.info(2)
    assert (info.phase, info.users) == ("running", before)


async def finish(bot: Served) -> None:
    """Play game 1 to its end, at the table."""
    play, rng = bot.services.play, random.Random(2)
    for _ in range(3000):
        table = await play.table_view(1)
        if table.over:
            break
        for seat in table.awaited:
            user = table.info.users[seat]
            hand = await play.seat_view(1, user)
            if hand.question is None or hand.answered:
                continue
            await play.answer(1, user, hand.question.number, hand.question.shape.sample(rng))
            break
    assert (await play.table_view(1)).over
    await bot.settled()


async def test_a_newcomer_who_joins_last_has_their_panel_and_is_welcomed(bot: Served) -> None:
    """The game begins with them: their panel comes first, and an introduction behind it."""
    ada, ben, cleo = (bot.standin.user(name) for name in ("Ada", "Ben", "Cleo"))
    await ada.slash("game seek", CHANNEL, people=3, ruleset="agot-2e", time="usual")
    await use(ben, "game join")
    panel = await use(cleo, "game join")
    assert (await bot.services.play.info(1)).phase == "running"
    assert says(panel.text, "lobby-started")
    welcome = await cleo.wait_for(
        lambda m: m.id != panel.id and says(m.text, "reach-question"), CHANNEL
    )
    offered = [id for seen in (panel, welcome) for id in seen.custom_ids if ":speak-" in id]
    assert len(offered) == len({*offered}) > 0
