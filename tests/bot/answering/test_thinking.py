"""Lords over the wire: whoever waits for one reads that it thinks, and about how long."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from bot.local import Standin
from bot.local.page.person import Person, VisibleMessage
from tests.play.slow import Slow, until_passed
from tests.wire.at_table import CHANNEL, Served, serving
from tests.wire.said import said, says, times

OTHER = "off-topic"
LORDS = 5


async def begin(bot: Served, host: Person, channel: str, game: int) -> None:
    """Begin a game of one person against lords, in which all are to give orders."""
    await host.slash("game new", channel)
    await host.slash("game join", channel, seat="stark")
    await host.slash("game stewards", channel, level="lord")
    await host.slash("game start", channel)
    await bot.begun(game)


async def give_orders(bot: Served, host: Person, game: int) -> int:
    """Give some orders for a person; return the number of the question."""
    question = (await bot.services.play.seat_view(game, host.id)).question
    assert question is not None
    value = question.shape.sample(random.Random(1))
    await bot.services.play.answer(game, host.id, question.number, value)
    return question.number


async def looked_at(host: Person, command: str, channel: str) -> str:
    """Return what a command shows while lords think."""
    outcome = await host.slash(command, channel)
    assert outcome.message is not None
    return (await host.wait_for(lambda m: m.id == outcome.message and not m.loading, channel)).text


async def card(bot: Served, channel: str) -> VisibleMessage:
    """Return the card of a running game as a passer-by reads it, when everything is sent."""
    queue = bot.services.play.queue
    async with asyncio.timeout(240):
        while queue._flying or await queue.next_try() is not None:
            await asyncio.sleep(0.01)
            bot.let_go_on()
    seen = await bot.standin.user("Dan").messages(channel)
    return next(m for m in seen if not m.ephemeral and says(m.text, "status-awaited"))


async def test_a_lord_is_told_to_think_and_about_how_long(standin: Standin, tmp_path: Path) -> None:
    """At first just that, then how long it usually took at any table; nothing is sent for it."""
    clock, slow = standin.service.clock, Slow()
    clock.freeze()
    async with serving(standin, tmp_path / "games.sqlite3", thinker=slow) as bot:
        play, ada, ben = bot.services.play, standin.user("Ada"), standin.user("Ben")
        await begin(bot, ada, CHANNEL, 1)
        assert times((await card(bot, CHANNEL)).text, "status-thinks") == LORDS
        for command in ("status", "game run"):
            assert times(await looked_at(ada, command, CHANNEL), "status-thinks") == LORDS
        number = await give_orders(bot, ada, 1)
        assert says(await looked_at(ada, "my panel", CHANNEL), "panel-thinking")

        before = await card(bot, CHANNEL)
        clock.advance(110)
        await play.tick(clock.now())
        assert (await card(bot, CHANNEL)).edits == before.edits
        match = play._matches.in_memory(1)
        assert match is not None
        for seat in slow.seats:
            slow.find(seat, match.game.shape_for(seat).sample(random.Random(1)))
        await until_passed(play, 1, number)

        await begin(bot, ben, OTHER, 2)
        usual = said("thinking-minutes", minutes=2)
        assert times((await card(bot, OTHER)).text, "status-thinks-for", time=usual) == LORDS
        assert times(await looked_at(ben, "status", OTHER), "status-thinks-for") == LORDS
        await give_orders(bot, ben, 2)
        panel = await looked_at(ben, "my panel", OTHER)
        assert says(panel, "panel-thinking-for", time=usual)
