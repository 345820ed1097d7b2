"""Shards: one process has as many connections as Discord recommends, and all servers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.client import Ravenry
from bot.hosting.health.health import Health
from bot.local import Settings, Standin
from bot.local.page.person import ActionOutcome, Person, VisibleMessage
from bot.local.sessions import shard_of
from bot.local.world import server_changes
from bot.local.world.model import Guild
from bot.ui.custom_id import CustomId
from tests.wire.at_table import Served, serving

SOON = 0.05
"""Seconds between two sessions, for a bot and a stand-in that agree upon it."""

ZERO, ONE = "zero", "one"
"""Channels of the servers of shard 0 and of shard 1."""


@dataclass
class Divided:
    """A stand-in that recommends two shards, with a server in each, and where the games are."""

    standin: Standin
    servers: tuple[Guild, Guild]
    database: Path

    @asynccontextmanager
    async def bot(self) -> AsyncIterator[Served]:
        """Run the bot; it has heard of all its servers."""
        async with serving(self.standin, self.database, commands_in=ZERO) as served:
            async with asyncio.timeout(240):
                while not (  # noqa: ASYNC110 - nothing tells when the last server is heard of
                    health_of(served).connected and client_of(served).is_ready()
                ):
                    await asyncio.sleep(0.01)
            yield served

    def shards(self) -> list[tuple[int, int]]:
        """Return which shards are connected, each with how many there are."""
        return sorted((s.shard, s.shards) for s in self.standin.service.gateway.connected)


def health_of(bot: Served) -> Health:
    """Return what a bot knows of how it is doing."""
    assert bot.services.health is not None
    return bot.services.health


def client_of(bot: Served) -> Ravenry:
    """Return the present client of a bot."""
    client = health_of(bot).client
    assert isinstance(client, Ravenry)
    return client


@pytest.fixture
async def divided(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Divided]:
    """Servers in shards 0 and 1 of 2, where everybody is, and nobody identifies too soon."""
    monkeypatch.setattr("bot.connection.identify.SPAN", SOON * 1.2)
    async with Standin(Settings(users=4, identify_span=SOON, shards=2)) as standin:
        service = standin.service
        people = [user.id for user in service.world.people()]
        zero, one = (
            server_changes.make_guild(service, name, people, (name,), shard=(shard, 2))
            for shard, name in enumerate((ZERO, ONE))
        )
        yield Divided(standin, (zero, one), tmp_path / "games.sqlite3")
        assert standin.violations == []
        assert service.gateway.too_soon == 0


async def begin(bot: Served, channel: str, host: str, player: str) -> int:
    """Start a game in a channel, that one hosts and another one plays; return its number."""
    one, other = bot.standin.user(host), bot.standin.user(player)
    place = bot.standin.channel(channel)
    await one.slash("game new", place.id)
    await other.slash("game join", place.id, seat="stark")
    for verb in ("stewards", "start"):
        await one.slash(f"game {verb}", place.id)
    await bot.settled()
    info = await bot.services.play.game_in_channel(place.id)
    assert info is not None
    assert info.phase == "running"
    return info.id


async def call(bot: Served, person: Person, game: int) -> VisibleMessage:
    """Return the direct message that calls somebody to a game."""
    await bot.settled()
    return [m for m in await person.dms() if any(f":{game}:" in id for id in m.custom_ids)][-1]


async def press(person: Person, message: VisibleMessage, verb: str) -> ActionOutcome:
    """Press what a direct message offers."""
    (id,) = (id for id in message.custom_ids if CustomId.decode(id).verb == verb)
    return await person.click(message, id)


async def shown(person: Person, outcome: ActionOutcome) -> VisibleMessage:
    """Return what a press in direct messages has shown."""
    assert outcome.message is not None, outcome
    number = outcome.message
    return await person.wait_for(lambda m: m.id == number and not m.loading, "dm")


async def test_there_are_as_many_shards_as_discord_recommends(divided: Divided) -> None:
    """Each server is heard of by its own, and direct messages by shard 0, whatever they are of."""
    standin = divided.standin
    async with divided.bot() as bot:
        assert divided.shards() == [(0, 2), (1, 2)]
        games = [await begin(bot, ZERO, "Ada", "Ben"), await begin(bot, ONE, "Ada", "Cleo")]
        assert games == [1, 2]
        for name, game in zip(("Ben", "Cleo"), games, strict=True):
            person = standin.user(name)
            panel = await shown(person, await press(person, await call(bot, person, game), "panel"))
            presses = [CustomId.decode(id) for id in panel.custom_ids]
            assert {p.game for p in presses} == {game}
            assert any(p.number for p in presses)
        health = health_of(bot)
        first = standin.service.world.guild
        mine = [1 + (shard_of(first.id, 2) == shard) for shard in (0, 1)]
        assert [(s.id, s.connected, s.servers) for s in health.shards] == [
            (0, True, mine[0]),
            (1, True, mine[1]),
        ]
        figures = await health.exposition()
        assert f'ravenry_shard_servers{{shard="1"}} {mine[1]}' in figures
        assert 'ravenry_shard_connected{shard="0"} 1' in figures
        told = await standin.user("Ada").slash("health", standin.channel(ONE).id)
        text = (await standin.user("Ada").message(str(told.message), standin.channel(ONE).id)).text
        assert "Shards: 2" in text
        assert "Shard 1: " in text


async def test_a_shard_that_is_cut_off_is_complained_of(divided: Divided) -> None:
    """The others go on, and it is the one that is named."""
    async with divided.bot() as bot:
        health, gateway = health_of(bot), divided.standin.service.gateway
        gateway.refuse_connections = 1
        (cut,) = (s for s in gateway.connected if s.shard == 1)
        assert cut.connection is not None
        cut.connection.drop()
        async with asyncio.timeout(240):
            while health.connected:  # noqa: ASYNC110 - nothing tells when it is noticed
                await asyncio.sleep(0.01)
        assert health.complaints(await health.census()) == ["not connected to Discord: shards 1"]
        await begin(bot, ZERO, "Ada", "Ben")


async def test_a_server_that_was_left_meanwhile_is_forgotten(divided: Divided) -> None:
    """A new session lists the servers of its shard; those of the other one stay."""
    zero, one = divided.servers
    async with divided.bot() as bot:
        client, service = client_of(bot), divided.standin.service
        (session,) = (s for s in service.gateway.connected if s.shard == 1)
        connection = session.connection
        assert connection is not None
        del service.gateway.sessions[session.id]
        one.members.pop(service.world.bot.id)
        connection.drop()
        async with asyncio.timeout(240):
            while client.get_guild(one.id) is not None:  # noqa: ASYNC110 - as above
                await asyncio.sleep(0.02)
        assert client.get_guild(zero.id) is not None


async def test_a_bot_that_has_outgrown_its_shards_has_more_at_the_next_attempt(
    divided: Divided, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord refuses a shard with too many servers, and is asked anew how many there should be."""
    monkeypatch.setattr("bot.process.PAUSES", (0.02,))
    settings = divided.standin.settings
    settings.shards, settings.guilds_per_shard = 1, 2

    async def recommend_more() -> None:
        while "4011" not in caplog.text:  # noqa: ASYNC110 - nothing tells of a line in the log
            await asyncio.sleep(0.01)
        settings.shards = 2

    recommending = asyncio.create_task(recommend_more())
    async with divided.bot():
        await recommending
        assert divided.shards() == [(0, 2), (1, 2)]
