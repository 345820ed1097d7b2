"""What Discord refuses is tried again where something has changed, and never too often."""

import asyncio
import logging
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.config import Config
from bot.connection.identify import IdentifyGate
from bot.limits.invalid_requests import (
    MOST,
    MOST_REPLYING,
    WINDOW,
    InvalidRequestLimit,
    TooManyInvalidRequests,
)
from bot.local import Settings, Standin
from bot.local.faults import CallKind
from bot.local.world import server_changes
from bot.local.world.model import Guild, Overwrite
from bot.local.world.permissions import BOT_INVITE, Permission
from bot.play.lobby.setup import Allowance
from bot.process import BadToken, keep_connected, opened
from tests.running.marks import daily, nightly
from tests.wire.at_table import CHANNEL, InkSaver, Served, serving
from tests.wire.heartbeats import heartbeats

TABLES = 60


@pytest.fixture
async def other(standin: Standin) -> Guild:
    """A second server, of Ben's."""
    ben = standin.user("Ben").id
    return server_changes.make_guild(standin.service, "Elsewhere", [ben], ["elsewhere", "nook"])


async def open_in(bot: Served, guild: Guild, *channels: str) -> dict[str, int]:
    """Open a game of Ben's in each channel; return their numbers."""
    ben, games = bot.standin.user("Ben"), {}
    for channel in channels:
        info = await bot.services.play.new_game(
            host=ben.id,
            host_name="Ben",
            guild=guild.id,
            channel=bot.standin.channel(channel).id,
            ruleset="agot-2e",
            options={},
            rulings={},
        )
        games[channel] = info.id
    await bot.settled()
    return games


def posts(bot: Served, channel: str) -> int:
    """Count the calls to post in a channel."""
    where = bot.standin.channel(channel).id
    return len(bot.standin.service.transcript.calls(f"POST /channels/{where}/messages"))


def forbid(bot: Served, *channels: str, allowed: bool = False) -> None:
    """Take the right to write in channels, or give it back."""
    me = bot.standin.service.world.bot.id
    for name in channels:
        channel = bot.standin.channel(name)
        denied = 0 if allowed else int(Permission.SEND_MESSAGES)
        channel.overwrites[me] = Overwrite(me, 1, 0, denied)
        server_changes.channel_changed(bot.standin.service, channel)


async def join_all(bot: Served, games: dict[str, int]) -> None:
    """Let Ada join games, so that each has a card to bring up to date."""
    ada = bot.standin.user("Ada")
    for game in games.values():
        await bot.services.play.join(game, ada.id, "Ada", None)


async def waiting(bot: Served, code: str, number: int) -> None:
    """Wait until so many rows were refused with a code, or given up for now."""
    refused = "SELECT count(*) FROM outbox WHERE state = 'sending' AND error LIKE ?"
    live = bot.standin.service.live
    async with asyncio.timeout(240):
        while True:
            async with bot.services.store.reading() as session:
                if await session.value(refused, f"{code}%") == number:
                    return
            await live.changed_since(live.version, 0.02)


async def test_a_permission_lets_its_own_channel_through(
    bot: Served, standin: Standin, other: Guild
) -> None:
    """What waits for other channels and servers is not tried, as nothing has changed there."""
    home = standin.service.world.guild
    games = await open_in(bot, home, "general", "off-topic")
    games |= await open_in(bot, other, "elsewhere")
    forbid(bot, *games)
    standin.service.clock.advance(1)
    for channel in games:
        standin.channel(channel).messages.clear()
    await join_all(bot, games)
    await waiting(bot, "403", 3)
    before = {channel: posts(bot, channel) for channel in games}
    forbid(bot, "general", allowed=True)
    await waiting(bot, "403", 2)
    assert {c: posts(bot, c) - before[c] for c in games} == {
        "general": 1,
        "off-topic": 0,
        "elsewhere": 0,
    }
    server_changes.set_bot_permissions(standin.service, int(BOT_INVITE) | 1 << 6, other)
    forbid(bot, "elsewhere", "off-topic", allowed=True)
    await bot.settled()
    assert posts(bot, "elsewhere") - before["elsewhere"] == 1


async def test_a_change_that_allows_nothing_brings_no_try(
    bot: Served, standin: Standin, other: Guild
) -> None:
    """A role and a channel can change all day long: while writing is forbidden, nothing is sent."""
    games = await open_in(bot, other, "elsewhere")
    standin.channel("elsewhere").messages.clear()
    forbid(bot, "elsewhere")
    await join_all(bot, games)
    await waiting(bot, "403", 1)
    before = posts(bot, "elsewhere")
    for n in range(20):
        server_changes.set_bot_permissions(standin.service, int(BOT_INVITE) | (n % 2) << 6, other)
        forbid(bot, "elsewhere")
        standin.service.clock.advance(301)
    await standin.user("Ada").slash("help", CHANNEL)
    assert posts(bot, "elsewhere") - before <= 2


async def test_a_server_that_threw_the_bot_out_is_parked(
    bot: Served, standin: Standin, other: Guild
) -> None:
    """Nothing is tried there until the bot is asked back; then all comes at once."""
    games = await open_in(bot, other, "elsewhere", "nook")
    server_changes.kick_bot(standin.service, other)
    await join_all(bot, games)
    await waiting(bot, "403", 2)
    clock = standin.service.clock
    before = standin.service.quotas.invalid.used
    for _ in range(24):
        clock.advance(1800)
        await bot.services.play.tick(clock.now())
        await standin.user("Ada").slash("help", CHANNEL)
    assert standin.service.quotas.answers.total() - before <= 2
    for channel in games:
        standin.channel(channel).messages.clear()
    server_changes.invite_bot(standin.service, other)
    await bot.settled()
    assert all(standin.channel(channel).messages for channel in games)


async def test_an_outage_is_no_farewell(bot: Served, standin: Standin, other: Guild) -> None:
    """A server that Discord has lost sight of is not parked: its messages go out."""
    games = await open_in(bot, other, "elsewhere")
    server_changes.outage(standin.service, begins=True, guild=other)
    standin.channel("elsewhere").messages.clear()
    await join_all(bot, games)
    await bot.settled()
    assert standin.channel("elsewhere").messages


def test_refusals_are_counted_for_ten_minutes() -> None:
    """At the limit nothing is called, replies to presses last; then there is room again."""
    now = 0.0
    refusals = InvalidRequestLimit(lambda: now)
    for _ in range(MOST):
        refusals.check("/api/v10/channels/1/messages")
        refusals.note(403)
        refusals.note(404)
        now += 0.5
    with pytest.raises(TooManyInvalidRequests) as held:
        refusals.check("/api/v10/channels/1/messages")
    assert held.value.pause == pytest.approx(WINDOW - MOST * 0.5)
    for _ in range(MOST_REPLYING - MOST):
        refusals.check("/api/v10/webhooks/1/token")
        refusals.note(429)
    with pytest.raises(TooManyInvalidRequests):
        refusals.check("/api/v10/interactions/1/token/callback")
    now += WINDOW
    refusals.check("/api/v10/channels/1/messages")
    assert refusals.number == 0


@nightly
@pytest.mark.parametrize("status", daily(403, 429, of=(401, 403, 429)))
async def test_the_worst_storm_stays_below_a_thousand_refusals(
    standin: Standin,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    status: int,
) -> None:
    """Every call is refused, and no pause is kept: far from Discord's 10,000 all the same."""
    monkeypatch.setattr("bot.outbox.errors.PAUSES", (0.0,))
    monkeypatch.setattr("bot.outbox.errors.REFUSED", (0.0,))
    monkeypatch.setattr("bot.process.PAUSES", (0.0,))
    monkeypatch.setattr("bot.limits.rates.GlobalRateLimit.wait", at_once)
    kind: CallKind = {401: "status", 403: "refusal", 429: "ban"}[status]  # type: ignore[assignment]
    quota, clock = standin.service.quotas.invalid, standin.service.clock
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        bot.services.play.allowance = Allowance(TABLES, TABLES)
        path = r"/channels/\d+/messages.*"
        standin.service.faults.next(
            kind, "*", path, times=None, status=status, code=50013 if status == 403 else 0
        )
        for n in range(TABLES):
            await bot.services.play.new_game(
                host=n + 1,
                host_name="Ben",
                guild=standin.service.world.guild.id,
                channel=server_changes.make_channel(standin.service, f"table-{n}").id,
                ruleset="agot-2e",
                options={},
                rulings={},
            )
        async with asyncio.timeout(240):
            rounds = 0
            while quota.used < 1000 and "too many calls were refused" not in caplog.text:
                rounds += 1
                server_changes.set_bot_permissions(
                    standin.service, int(BOT_INVITE) | (rounds % 2) << 6
                )
                await standin.service.live.changed_since(standin.service.live.version, 0.05)
                if status == 429:  # a ban is waited for
                    clock.advance(301)
                    if rounds == 20:
                        break
        assert quota.worst < 1000
        standin.service.faults.clear()
    caplog.clear()


async def at_once(_: object) -> None:
    """Let a call go without waiting for its turn."""


async def test_a_token_that_was_reset_keeps_all_that_waits(
    standin: Standin, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The bot ends with a sentence, and everything goes out with the next token."""
    path, token = tmp_path / "games.sqlite3", SecretStr(standin.token)
    config = Config(discord_token=token, ravenry_discord=standin.url, ravenry_database=path)
    async with opened(config, painter=InkSaver(), now=standin.service.clock.now) as services:
        running = asyncio.create_task(keep_connected(config, services, asyncio.Event()))
        bot = Served(standin, services)
        await standin.until(lambda: bool(standin.service.gateway.connected))
        await open_in(bot, standin.service.world.guild, CHANNEL)
        # Discord's gateway does not notice at once.
        standin.service.gateway.reset_token(notice=False)
        ada = standin.user("Ada")
        await services.play.join(1, ada.id, "Ada", "stark")
        with pytest.raises(BadToken):
            async with asyncio.timeout(240):
                await running
        async with services.store.reading() as session:
            states = "SELECT count(*) FROM outbox WHERE state = ?"
            assert await session.value(states, "dead") == 0
            assert await session.value(states, "sending") == 1
    assert "does not know the token" in caplog.text
    caplog.clear()
    async with serving(standin, path) as bot:
        await bot.settled()
        (card,) = [m for m in await ada.messages(CHANNEL) if "Ada" in m.text]
        assert card.edited


async def test_sessions_are_not_used_up(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that is thrown out again and again stops before Discord resets its token."""
    monkeypatch.setattr("bot.process.PAUSES", (0.0,))
    monkeypatch.setattr("bot.connection.identify.SPARE", 3)
    caplog.set_level(logging.ERROR)
    async with Standin(Settings(users=1, identifies_a_day=8)) as standin:
        token = standin.token
        async with serving(standin, tmp_path / "games.sqlite3"):
            quota = standin.service.quotas.identifies
            while "sessions of a day" not in caplog.text:
                await standin.service.gateway.close(4010)
                await asyncio.sleep(0.05)
            assert quota.left == 3
            assert standin.token == token


async def test_a_connection_without_a_session_leaves_no_heartbeat(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that is stopped while it waits for its session stops the connection's thread too."""
    waiting = asyncio.Event()

    async def for_ever(_self: IdentifyGate, _group: int) -> None:
        waiting.set()
        await asyncio.Event().wait()

    monkeypatch.setattr("bot.process.PAUSES", (0.0,))
    database = tmp_path / "games.sqlite3"
    async with Standin(Settings(users=1)) as standin, serving(standin, database):
        monkeypatch.setattr(IdentifyGate, "wait", for_ever)
        await standin.service.gateway.close(4010)
        await waiting.wait()
    assert heartbeats() == []
    caplog.clear()
