"""The clocks of a table stand still while the bot cannot see its channel."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.local import Standin
from bot.local.faults import CallKind
from bot.local.world import server_changes
from bot.local.world.model import Overwrite
from bot.local.world.permissions import Permission
from bot.store.keeping import facts
from bot.store.keeping.facts import GONE_FROM
from bot.store.people.statistics import MemberSettings
from bot.store.table.clocks import Clock
from tests.bot.channels.test_obstacles import until_found
from tests.running.marks import nightly
from tests.wire.at_table import CHANNEL, Served, open_table, serving
from tests.wire.said import says

HOUR = 3600


@pytest.fixture
async def bot(standin: Standin, tmp_path: Path) -> AsyncIterator[Served]:
    """A game of Ada and Ben with an hour for each answer, by a clock that only tests move."""
    standin.service.clock.freeze()
    async with serving(standin, tmp_path / "games.sqlite3") as served:
        await begin(served)
        yield served


async def begin(bot: Served) -> None:
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    await open_table(bot, ada, hours=1)
    await ben.slash("game join", CHANNEL)
    for command in ("game stewards", "game start"):
        await ada.slash(command, CHANNEL)
    await bot.settled()


async def clocks(bot: Served) -> list[Clock]:
    return list((await bot.services.play.table_view(1)).clocks.values())


async def servers_left(bot: Served) -> list[int]:
    """Return the servers that the bot is known to have left."""
    async with bot.services.store.reading() as session:
        return await facts.list_numbers(session, GONE_FROM)


async def until_hidden(bot: Served, hidden: bool) -> None:
    """Wait until the bot has noticed."""
    async with asyncio.timeout(240):
        while ((await bot.services.play.info(1)).hidden is not None) is not hidden:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def hide(standin: Standin, hidden: bool, *, what: Permission = Permission.VIEW_CHANNEL) -> None:
    """Take a permission from the bot in the game's channel, or give it back."""
    channel, bot = standin.channel(CHANNEL), standin.service.world.bot.id
    channel.overwrites[bot] = Overwrite(bot, 1, 0, int(what) if hidden else 0)
    server_changes.channel_changed(standin.service, channel)


def disappear(standin: Standin, how: str) -> None:
    match how:
        case "thrown out":
            server_changes.kick_bot(standin.service)
        case "outage":
            server_changes.outage(standin.service, begins=True)
        case _:
            hide(standin, True)


def appear(standin: Standin, how: str) -> None:
    match how:
        case "thrown out":
            server_changes.invite_bot(standin.service)
        case "outage":
            server_changes.outage(standin.service, begins=False)
        case _:
            hide(standin, False)


@pytest.mark.parametrize("how", ["thrown out", "outage", "hidden"])
async def test_clocks_stand_still_until_the_channel_is_seen(
    bot: Served, standin: Standin, how: str
) -> None:
    """Two days later nobody was answered for, and everybody has the time that was left."""
    clock, home = standin.service.clock, standin.service.world.guild.id
    await bot.services.play.users.set_member(
        home, standin.user("Ada").id, MemberSettings(rated=True)
    )
    await bot.after(0.25 * HOUR)
    left = [(c.due or 0) - clock.now() for c in await clocks(bot)]
    awaited = (await bot.services.play.table_view(1)).awaited
    assert len(awaited) == 2
    disappear(standin, how)
    await until_hidden(bot, True)
    assert await servers_left(bot) == ([home] if how == "thrown out" else [])
    clock.advance(48 * HOUR)
    await bot.services.play.tick(clock.now())
    assert (await bot.services.play.table_view(1)).awaited == awaited
    appear(standin, how)
    await until_hidden(bot, False)
    assert await servers_left(bot) == []
    assert [(c.due or 0) - clock.now() for c in await clocks(bot)] == left
    await bot.settled()
    told = [m for m in await standin.user("Ada").messages(CHANNEL) if says(m.text, "table-hidden")]
    assert len(told) == 1


async def test_a_channel_that_was_hidden_before_the_start_is_noticed(
    standin: Standin, tmp_path: Path
) -> None:
    """All channels are looked for when the bot has connected."""
    standin.service.clock.freeze()
    database = tmp_path / "games.sqlite3"
    async with serving(standin, database) as bot:
        await begin(bot)
    hide(standin, True)
    async with serving(standin, database) as bot:
        await until_hidden(bot, True)
        hide(standin, False)
        await until_hidden(bot, False)


async def test_a_channel_that_is_seen_and_silent_has_its_time(
    bot: Served, standin: Standin
) -> None:
    """Whoever is called by direct messages can answer there."""
    hide(standin, True, what=Permission.SEND_MESSAGES)
    await until_found(bot, "send-messages")
    assert [c.stopped for c in await clocks(bot)] == [None, None]
    hide(standin, False)
    await until_hidden(bot, False)


@nightly
@pytest.mark.parametrize("fault", ["cut", "rate_limit"])
async def test_a_call_that_fails_ends_no_watch(
    bot: Served, standin: Standin, fault: CallKind
) -> None:
    """Whether an archived thread is there is not known then, and is asked again."""
    service = standin.service
    parent, bot_id = standin.channel("general"), service.world.bot.id
    thread = server_changes.make_thread(service, parent, "a table", bot_id)
    async with bot.services.store.writing() as session:
        await session.run("UPDATE games SET channel = ? WHERE id = 1", thread.id)
    thread.archived = True
    path = rf"/channels/{thread.id}"
    # The library tries a call that was cut five times, and waits for no pause as long as this.
    service.faults.next(fault, "GET", path, times=None, seconds=3600)
    server_changes.channel_changed(service, thread)
    await bot.client.channel_monitor.look()
    assert (await bot.services.play.info(1)).hidden is None
    assert bot.services.supervisor.restarts["sight"] == 0


async def test_a_thread_that_is_archived_is_seen(bot: Served, standin: Standin) -> None:
    """Discord tells of it only whoever asks, and then says that it is there."""
    service = standin.service
    parent, bot_id = standin.channel("general"), service.world.bot.id
    thread = server_changes.make_thread(service, parent, "a table", bot_id)
    async with bot.services.store.writing() as session:
        await session.run("UPDATE games SET channel = ? WHERE id = 1", thread.id)
    thread.archived = True
    server_changes.channel_changed(service, thread)
    await bot.client.channel_monitor.look()
    assert (await bot.services.play.info(1)).hidden is None
    server_changes.delete_channel(service, thread)
    await until_hidden(bot, True)
