"""Tables whose channel or host is gone, over the wire: found, moved, closed, by whoever may."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.hosting.health.health import exposed
from bot.local import Standin
from bot.local.page.person import Person
from bot.local.world import server_changes
from bot.local.world.model import Channel
from bot.play.lobby.setup import OPEN_FOR
from bot.text import Plain
from tests.wire.at_table import CHANNEL, Served, open_table, serving
from tests.wire.pressing import click, run
from tests.wire.said import says

HOUR, DAY = 3600, 86400
ELSEWHERE = "off-topic"


async def begin(bot: Served, **options: Any) -> tuple[Person, Person, Person]:
    """Start a game that Ben hosts (Stark), with Cleo (Tyrell); Ada owns the server."""
    ada, ben, cleo = (bot.standin.user(name) for name in ("Ada", "Ben", "Cleo"))
    await open_table(bot, ben, **options)
    await ben.slash("game join", CHANNEL, seat="stark")
    await cleo.slash("game join", CHANNEL, seat="tyrell")
    await ben.slash("game stewards", CHANNEL)
    await ben.slash("game start", CHANNEL)
    await bot.settled()
    return ada, ben, cleo


async def reply(person: Person, command: str, where: str = ELSEWHERE, **options: object) -> str:
    """Use a command in a channel; return what it shows."""
    outcome = await person.slash(command, where, **options)
    assert outcome.message is not None
    seen = await person.wait_for(
        lambda m: m.id == outcome.message and not m.loading and bool(m.text), where
    )
    return seen.text


async def lose_channel(bot: Served) -> Channel:
    """Delete the channel of the game, and wait until the bot has taken note of it."""
    channel = bot.standin.channel(CHANNEL)
    server_changes.delete_channel(bot.standin.service, channel)
    await until_lost(bot)
    return channel


async def until_lost(bot: Served, lost: bool = True) -> None:
    """Wait until the bot knows that the channel of the game is gone, or is there."""
    live = bot.standin.service.live
    for _ in range(200):
        if ((await bot.services.play.info(1)).lost is not None) == lost:
            return
        await live.changed_since(live.version, 0.02)
    raise AssertionError("nobody has noticed")


async def until_written_to(bot: Served, person: Person, id: str) -> None:
    """Wait until somebody has a direct message that says something."""
    live = bot.standin.service.live
    async with asyncio.timeout(240):
        while not any(says(m.text, id) for m in await person.dms()):
            await live.changed_since(live.version, 0.05)


async def healthz(bot: Served) -> int:
    """Return the status of the check that a watchdog makes."""
    assert bot.services.health is not None
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    async with (
        exposed(bot.services.health, port),
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/healthz") as response,
    ):
        return response.status


# -- a channel that is gone ---------------------------------------------------------------------


async def test_a_table_whose_channel_is_deleted_pauses_and_moves(bot: Served) -> None:
    """Its players are told directly; its host goes on elsewhere by its number, and all is there."""
    _, ben, cleo = await begin(bot, hours=24)
    before = await bot.services.play.table_view(1)
    due = before.clocks["tyrell"].due
    assert due is not None
    await lose_channel(bot)
    clock = bot.standin.service.clock
    clock.advance(48 * HOUR)
    await bot.services.play.tick(clock.now())
    table = await bot.services.play.table_view(1)
    assert (table.number, table.clocks["tyrell"].stopped is not None) == (before.number, True)
    for person in (ben, cleo):
        await until_written_to(bot, person, "table-lost")
    assert says(await reply(ben, "my games"), "games-lost", game="1")
    assert says(await reply(cleo, "game move", game=1), "trouble-not-moderator")
    assert says(await reply(ben, "game move", game=1), "done-told")
    await bot.settled()
    moved = [m.text for m in await cleo.messages(ELSEWHERE)]
    assert any(says(text, "table-moved", user=f"user:{ben.id}") for text in moved)
    (pinned,) = await cleo.pins(ELSEWHERE)
    assert says(pinned.text, "status-awaited")
    table = await bot.services.play.table_view(1)
    assert (table.info.paused, table.info.lost) == (None, None)
    assert table.clocks["tyrell"].due == due + 48 * HOUR


async def test_what_was_to_be_said_in_a_lost_channel_is_said_in_the_new_one(bot: Served) -> None:
    """The votes that are open are put to the table again."""
    _, ben, cleo = await begin(bot, hours=24)
    await lose_channel(bot)
    await bot.services.play.votes.propose_extension(1, cleo.id, 2 * HOUR)
    await reply(ben, "game move", game=1)
    await bot.settled()
    texts = [m.text for m in await cleo.messages(ELSEWHERE)]
    assert any(says(text, "table-proposed-extend") for text in texts)


async def test_messages_that_no_channel_takes_do_not_alarm(bot: Served) -> None:
    """What waits for a table to be moved says nothing about how the bot is."""
    await begin(bot)
    await lose_channel(bot)
    await bot.services.play.seats.leave(1, bot.standin.user("Cleo").id)
    async with bot.services.store.writing() as session:
        await session.run(
            "UPDATE outbox SET written = 1, next_try = 9e9, attempts = 1"
            " WHERE target IS NULL AND state IN ('new', 'sending')"
        )
    assert await healthz(bot) == 200
    async with bot.services.store.writing() as session:
        await session.run("UPDATE games SET lost = NULL")
    assert await healthz(bot) == 503
    assert bot.services.health is not None
    assert (await bot.services.health.census()).unsent > 0


async def test_a_channel_that_was_deleted_while_nobody_looked_is_missed(bot: Served) -> None:
    """Whoever has something to say there finds out."""
    await begin(bot)
    del bot.standin.service.world.channels[bot.standin.channel(CHANNEL).id]
    await bot.services.play.seats.leave(1, bot.standin.user("Cleo").id)
    await until_lost(bot)


async def test_a_channel_that_was_deleted_before_the_start_is_missed(
    standin: Standin, tmp_path: Path
) -> None:
    """Also where there is nothing to be said in it."""
    standin.service.clock.freeze()
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        await begin(bot)
    server_changes.delete_channel(standin.service, standin.channel(CHANNEL))
    running = serving(standin, tmp_path / "games.sqlite3", commands_in=ELSEWHERE)
    async with running as bot:
        await until_lost(bot)


async def test_a_channel_that_is_there_after_all_is_played_in(bot: Served) -> None:
    """The pause that was made for it ends; one that the host has made does not."""
    _, ben, _ = await begin(bot, hours=24)
    await run(ben, "pause")
    bot.standin.service.clock.advance(60)
    channel = await lose_channel(bot)
    service = bot.standin.service
    service.world.channels[channel.id] = channel
    server_changes.make_channel(service, "another")
    await until_lost(bot, lost=False)
    assert (await bot.services.play.info(1)).paused is not None


async def test_a_host_closes_a_table_that_has_lost_its_channel(bot: Served) -> None:
    """By its number, which has to be named; another player cannot."""
    _, ben, cleo = await begin(bot)
    assert says(await reply(ben, "game close", game=1), "trouble-not-moderator")
    await lose_channel(bot)
    assert says(await reply(cleo, "game close", game=1), "trouble-not-moderator")
    assert says(await reply(ben, "game close", game=1), "done-closed")
    assert (await bot.services.play.info(1)).phase == "closed"


async def test_a_moderator_finds_moves_and_closes(bot: Served) -> None:
    """Whoever manages channels is told the numbers of lost tables; a running one is named."""
    ada, _, _ = await begin(bot)
    assert says(await reply(ada, "game close", CHANNEL), "close-sure", game="1")
    assert says(await reply(ada, "game move", CHANNEL, game=1), "trouble-same-channel")
    await lose_channel(bot)
    assert says(await reply(ada, "setup"), "check-lost", game="1")
    assert says(await reply(ada, "game move", game=1), "done-told")
    assert says(await reply(ada, "game close", game=1), "done-closed")
    assert says(await reply(ada, "log", game=1), "table-ended", user=f"user:{ada.id}")


async def test_two_tables_do_not_share_a_channel(bot: Served) -> None:
    """A table is not moved on top of another one."""
    _, ben, _ = await begin(bot)
    await ben.slash("game new", ELSEWHERE)
    await lose_channel(bot)
    assert says(await reply(ben, "game move", game=1), "trouble-channel-busy", game="2")


# -- a lobby whose host is gone -----------------------------------------------------------------


@pytest.mark.parametrize("how", ["taken over", "closed"])
async def test_a_lobby_is_not_left_to_a_host_who_is_gone(bot: Served, how: str) -> None:
    """Whoever manages the channel makes another player the host, or closes it; others do not."""
    ada, ben, cleo = (bot.standin.user(name) for name in ("Ada", "Ben", "Cleo"))
    await ben.slash("game new", CHANNEL)
    await cleo.slash("game join", CHANNEL)
    take_over = {"player": cleo.id}
    assert says(await reply(cleo, "game host", CHANNEL, **take_over), "trouble-not-host")
    assert says(await reply(cleo, "game close", CHANNEL), "trouble-not-host")
    if how == "taken over":
        await reply(ada, "game host", CHANNEL, **take_over)
        assert (await bot.services.play.info(1)).host == cleo.id
    else:
        assert says(await reply(ada, "game close", CHANNEL), "done-closed")
        await bot.settled()
        (card,) = await cleo.pins(CHANNEL)
        assert says(card.text, "lobby-closed-card")
        await cleo.slash("game new", CHANNEL)
        assert (await bot.services.play.info(2)).host == cleo.id


async def test_a_lobby_in_which_nothing_happens_closes(bot: Served) -> None:
    """The card says when; whoever joins, gives it another two weeks."""
    ben, cleo = bot.standin.user("Ben"), bot.standin.user("Cleo")
    await ben.slash("game new", CHANNEL)
    await bot.after(0)
    await bot.after(OPEN_FOR - DAY)
    await cleo.slash("game join", CHANNEL)
    await bot.after(2 * DAY)
    info = await bot.services.play.info(1)
    assert info.phase == "lobby"
    assert info.expires is not None
    await bot.settled()
    (card,) = await ben.pins(CHANNEL)
    card = await click(ben, card, "panel")
    assert says(card.text, "lobby-expires", at=Plain(f"<t:{int(info.expires)}:D>"))
    await bot.after(OPEN_FOR)
    assert (await bot.services.play.info(1)).phase == "closed"
    assert any(says(m.text, "table-expired") for m in await ben.messages(CHANNEL))
