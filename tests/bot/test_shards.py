"""A bot that is divided: several shards in one process, and several processes with their own."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

import bot.identify
from bot.client import Ravenry
from bot.lease import AlreadyRunning
from bot.local import Settings, Standin, deeds
from bot.local.model import Guild
from bot.local.person import Outcome, Person, Seen
from bot.local.sessions import shard_of
from bot.run import PAUSES
from bot.store import moving
from bot.ui.press import Press
from tests.at_table import Served, serving
from tests.bench.wire import bot as process
from tests.marks import nightly
from tests.said import says

SOON = 0.05
"""Seconds between two sessions, for a bot and a stand-in that agree upon it."""

ZERO, ONE = "zero", "one"
"""Channels of the servers of shard 0 and of shard 1."""


@dataclass
class Divided:
    """A stand-in with a server in each of two shards, and where its processes are."""

    standin: Standin
    servers: tuple[Guild, Guild]
    directory: Path

    @asynccontextmanager
    async def process(self, shards: str, name: str = "") -> AsyncIterator[Served]:
        """Run a process with some shards; it has a database of its own."""
        database = self.directory / f"{name or shards.replace('/', 'of')}.sqlite3"
        async with serving(
            self.standin, database, commands_in=None, shards=shards, peers=self.directory / "peers"
        ) as served:
            yield served


@pytest.fixture
async def divided(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[Divided]:
    """Servers in shards 0 and 1 of 2, where everybody is, and nobody identifies too soon."""
    monkeypatch.setattr(bot.identify, "SPAN", SOON * 1.2)
    monkeypatch.setattr(bot.identify, "LOOK", 0.01)
    async with Standin(Settings(users=4, identify_span=SOON)) as standin:
        service = standin.service
        people = [user.id for user in service.world.people()]
        zero, one = (
            deeds.make_guild(service, name, people, (name,), shard=(shard, 2))
            for shard, name in enumerate((ZERO, ONE))
        )
        yield Divided(standin, (zero, one), tmp_path)
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
    info = await bot.desk.play.game_in_channel(place.id)
    assert info is not None
    assert info.phase == "running"
    return info.id


async def call(bot: Served, person: Person, game: int) -> Seen:
    """Return the direct message that calls somebody to a game."""
    await bot.settled()
    return [m for m in await person.dms() if any(f":{game}:" in id for id in m.custom_ids)][-1]


async def press(person: Person, message: Seen, verb: str) -> Outcome:
    """Press what a direct message offers."""
    (id,) = (id for id in message.custom_ids if Press.decode(id).verb == verb)
    return await person.click(message, id)


async def shown(person: Person, outcome: Outcome) -> Seen:
    """Return what a press or a command in direct messages has shown."""
    assert outcome.message is not None, outcome
    number = outcome.message
    return await person.wait_for(lambda m: m.id == number and not m.loading, "dm")


async def test_one_process_has_as_many_shards_as_discord_recommends(divided: Divided) -> None:
    """Each server is heard of by its own; direct messages need no other process."""
    standin = divided.standin
    standin.settings.shards = 2
    async with divided.process("") as bot:
        sessions = standin.service.gateway.connected
        assert sorted((s.shard, s.shards) for s in sessions) == [(0, 2), (1, 2)]
        games = [await begin(bot, ZERO, "Ada", "Ben"), await begin(bot, ONE, "Ada", "Cleo")]
        assert games == [1, 2]
        for name, game in zip(("Ben", "Cleo"), games, strict=True):
            person = standin.user(name)
            outcome = await press(person, await call(bot, person, game), "panel")
            assert (await shown(person, outcome)).custom_ids
        health = bot.desk.health
        assert health is not None
        first = standin.service.world.guild
        mine = [1 + (shard_of(first.id, 2) == shard) for shard in (0, 1)]
        assert [(s.id, s.count, s.connected, s.servers) for s in health.shards] == [
            (0, 2, True, mine[0]),
            (1, 2, True, mine[1]),
        ]
        figures = await health.exposition()
        assert f'ravenry_shard_servers{{shard="1"}} {mine[1]}' in figures
        assert 'ravenry_shard_connected{shard="0"} 1' in figures
        told = await standin.user("Ada").slash("health", standin.channel(ONE).id)
        text = (await standin.user("Ada").message(str(told.message), standin.channel(ONE).id)).text
        assert "Shards of this process: 0, 1, of 2" in text
        assert "Shard 1: " in text


async def test_a_shard_that_is_cut_off_is_complained_of(divided: Divided) -> None:
    """The others go on, and it is the one that is named."""
    standin = divided.standin
    standin.settings.shards = 2
    async with divided.process("") as bot:
        health = bot.desk.health
        assert health is not None
        gateway = standin.service.gateway
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
    standin, (zero, one) = divided.standin, divided.servers
    standin.settings.shards = 2
    async with divided.process("") as bot:
        assert bot.desk.health is not None
        client = bot.desk.health.client
        assert client is not None
        gateway = standin.service.gateway
        (session,) = (s for s in gateway.connected if s.shard == 1)
        connection = session.connection
        assert connection is not None
        del gateway.sessions[session.id]
        one.members.pop(standin.service.world.bot.id)
        connection.drop()
        async with asyncio.timeout(240):
            while client.get_guild(one.id) is not None:  # noqa: ASYNC110 - as above
                await asyncio.sleep(0.02)
        assert client.get_guild(zero.id) is not None


async def test_games_are_played_in_the_process_that_has_their_shard(divided: Divided) -> None:
    """Each process hears of its own servers alone; their numbers are nobody else's."""
    async with divided.process("0/2") as zero, divided.process("1/2") as one:
        first, second = await begin(zero, ZERO, "Ada", "Ben"), await begin(one, ONE, "Ada", "Cleo")
        assert first != second
        for bot, server in zip((zero, one), divided.servers, strict=True):
            assert set(moving.servers_of(bot.desk.store.path)) == {server.id}
            assert bot.desk.health is not None
            client = bot.desk.health.client
            assert client is not None
            assert server in [standin_server(divided, g.id) for g in client.guilds]
            assert all(divided.servers.index(server) == g.shard_id for g in client.guilds)


def standin_server(divided: Divided, number: int) -> Guild:
    """Return a server of the stand-in."""
    return divided.standin.service.world.guilds[number]


async def test_one_process_speaks_for_the_whole_bot(divided: Divided) -> None:
    """The one with shard 0 tells Discord the commands; others find out what it knows."""
    service = divided.standin.service
    async with divided.process("1/2"):
        assert service.world.commands == {}
    async with divided.process("0/2"):
        known = dict(service.world.commands)
        assert known
    used = service.quotas.creations.used
    async with divided.process("1/2") as bot:
        await begin(bot, ONE, "Ada", "Ben")
    assert service.world.commands == known
    assert service.quotas.creations.used == used


async def test_a_press_in_a_direct_message_reaches_the_process_of_its_game(
    divided: Divided,
) -> None:
    """It arrives at shard 0, and the process that has the game answers it, once."""
    standin, ben = divided.standin, divided.standin.user("Ben")
    async with divided.process("0/2") as zero, divided.process("1/2") as one:
        games = [await begin(zero, ZERO, "Ada", "Ben"), await begin(one, ONE, "Ada", "Ben")]
        for bot, game in zip((zero, one), games, strict=True):
            outcome = await press(ben, await call(bot, ben, game), "panel")
            panel = await shown(ben, outcome)
            presses = [Press.decode(id) for id in panel.custom_ids]
            assert {p.game for p in presses} == {game}
            number = next(p.number for p in presses if p.number)
            assert number == (await bot.desk.play.table(game)).number
        # A command without a number is for the process in which somebody plays.
        cleo = standin.user("Cleo")
        await begin_second(one, "Ada", "Cleo")
        opened = await shown(cleo, await cleo.slash("my panel", "dm"))
        assert opened.custom_ids
        # One with a number goes to the process that has that game.
        told = await shown(ben, await ben.slash("log", "dm", game=games[1]))
        assert any(f":{games[1]}:" in id for id in told.custom_ids)


async def begin_second(bot: Served, host: str, player: str) -> int:
    """Start another game in the server of shard 1."""
    guild = next(g for g in bot.standin.service.world.guilds.values() if g.name == ONE)
    place = deeds.make_channel(bot.standin.service, "second", guild=guild)
    return await begin(bot, place.name, host, player)


async def test_without_the_process_a_press_is_answered_by_a_sentence(divided: Divided) -> None:
    """It names the channel; when the process is back, the same button works."""
    standin, ben = divided.standin, divided.standin.user("Ben")
    place = standin.channel(ONE)
    async with divided.process("0/2") as zero:
        async with divided.process("1/2") as one:
            game = await begin(one, ONE, "Ada", "Ben")
            message = await call(one, ben, game)
        told = await shown(ben, await press(ben, message, "panel"))
        assert says(told.text, "panel-elsewhere")
        assert f"<#{place.id}>" in told.text
        await zero.settled()
        async with divided.process("1/2"):
            panel = await shown(ben, await press(ben, message, "panel"))
            assert any(Press.decode(id).number for id in panel.custom_ids)


async def test_no_shard_is_served_twice(divided: Divided) -> None:
    """A process that would have another one's shards, or another number of them, does not start."""
    async with divided.process("0/2"):
        for shards in ("0-1/2", "2/3", ""):
            with pytest.raises(AlreadyRunning, match="0/2"):
                async with divided.process(shards, "other"):
                    pass


async def test_a_server_that_is_moved_goes_on(divided: Divided) -> None:
    """The process that takes it over answers the buttons that there are, and sends what waited."""
    ben = divided.standin.user("Ben")
    async with divided.process("0/2"), divided.process("1/2") as one:
        game = await begin(one, ONE, "Ada", "Ben")
        message = await call(one, ben, game)
        before = await one.desk.play.table(game)
        asked = await one.desk.play.hand(game, ben.id)
    source, target = (divided.directory / f"{n}.sqlite3" for n in ("1of2", "0of2"))
    assert moving.move(source, target, [divided.servers[1].id]).games == 1
    async with divided.process("0-1/2", "0of2") as whole:
        after = await whole.desk.play.table(game)
        assert (after.number, after.awaited, after.answered) == (
            before.number,
            before.awaited,
            before.answered,
        )
        assert asked.question is not None
        again = (await whole.desk.play.hand(game, ben.id)).question
        assert again is not None
        assert again.number == asked.question.number
        panel = await shown(ben, await press(ben, message, "panel"))
        assert any(Press.decode(id).game == game for id in panel.custom_ids)
        fresh = await begin_second(whole, "Ada", "Cleo")
        assert fresh != game


async def test_too_many_servers_for_a_shard_are_said_so(
    divided: Divided, caplog: pytest.LogCaptureFixture
) -> None:
    """The log says what to do, and the next attempt comes after minutes."""
    divided.standin.settings.guilds_per_shard = 0

    def said(words: str) -> int:
        return sum(words in r.getMessage() for r in caplog.records)

    async def run() -> None:
        async with divided.process("0-1/2"):
            pass

    running = asyncio.create_task(run())
    async with asyncio.timeout(240):
        while not said("the next attempt"):  # noqa: ASYNC110 - nothing tells of a line in the log
            await asyncio.sleep(0.01)
    assert said("wants more shards than 0-1/2") == 1
    assert said(f"the next attempt is in {PAUSES[-1]:.0f} s") == 1
    running.cancel()
    await asyncio.wait([running])


async def test_calls_are_divided_among_processes(divided: Divided) -> None:
    """By shards: no process makes more than its part of the calls that the bot may make."""
    async with divided.process("1/2") as bot:
        assert bot.desk.health is not None
        client = bot.desk.health.client
        assert isinstance(client, Ravenry)
        assert not client.is_first
        assert client.pace.most == 22


@nightly
async def test_a_process_that_is_killed_comes_back(divided: Divided) -> None:
    """Two processes as their host starts them: the other goes on, and no press is lost unsaid."""
    standin, ada, ben = divided.standin, divided.standin.user("Ada"), divided.standin.user("Ben")
    gateway = standin.service.gateway
    databases = {shard: divided.directory / f"{shard}of2.sqlite3" for shard in (0, 1)}

    def start(shard: int) -> AbstractAsyncContextManager[int]:
        return process(
            standin,
            databases[shard],
            RAVENRY_SHARDS=f"{shard}/2",
            RAVENRY_PEERS=str(divided.directory / "peers"),
            RAVENRY_BEACON="false",
            RAVENRY_EMOJIS="false",
            RAVENRY_TURN_GRACE="0",
            RAVENRY_VEIL="0",
        )

    async def up(shard: int) -> None:
        await standin.until(lambda: shard in [s.shard for s in gateway.connected], patience=240)

    async with start(0):
        await up(0)
        place = standin.channel(ONE).id
        async with start(1) as number:
            await up(1)
            for person, line in ((ada, "new"), (ben, "join"), (ada, "stewards"), (ada, "start")):
                outcome = await person.slash(f"game {line}", place)
                assert outcome.kind != "failed", outcome
            call = await ben.wait_for(lambda m: "panel" in verbs(m), "dm")
            panel = await shown(ben, await press(ben, call, "panel"))
            assert verbs(panel) - {"panel"}
            os.kill(number, signal.SIGKILL)
            await standin.until(lambda: [s.shard for s in gateway.connected] == [0])
        told = await shown(ben, await press(ben, panel, "panel"))
        assert says(told.text, "panel-elsewhere")
        assert f"<#{place}>" in told.text
        async with start(1):
            await up(1)
            panel = await shown(ben, await press(ben, panel, "panel"))
            assert verbs(panel) - {"panel"}


def verbs(message: Seen) -> set[str]:
    """Return what can be pressed in a message."""
    return {Press.decode(id).verb for id in message.custom_ids}
