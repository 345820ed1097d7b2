"""Shards: which events come to which, how fast they may identify, how many servers one bears."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.local import Settings, Standin
from bot.local.sessions import IDENTIFY_SPAN, shard_of
from bot.local.world import server_changes
from tests.local.api import Api
from tests.local.gateway_client import Line, connect, identity

GUILDS_AND_DMS = 1 << 0 | 1 << 12


def people(standin: Standin) -> list[int]:
    """Everybody there is."""
    return [user.id for user in standin.service.world.people()]


async def identify(
    line: Line, standin: Standin, shard: Sequence[int], intents: int = GUILDS_AND_DMS
) -> None:
    """Identify as a shard."""
    await line.say(2, identity(standin.token, intents) | {"shard": shard})


async def test_servers_are_heard_of_by_their_shard(standin: Standin) -> None:
    """``(guild id >> 22) % shards``; READY lists the servers of the shard alone."""
    service = standin.service
    first = service.world.guild
    mine = shard_of(first.id, 2)
    other = server_changes.make_guild(service, "Other", people(standin), shard=(1 - mine, 2))
    assert shard_of(other.id, 2) == 1 - mine
    async with connect(standin) as one, connect(standin) as two:
        for line, shard, guild in ((one, mine, first), (two, 1 - mine, other)):
            await identify(line, standin, [shard, 2])
            ready = await line.until("READY")
            assert ready["d"]["shard"] == [shard, 2]
            assert [g["id"] for g in ready["d"]["guilds"]] == [str(guild.id)]
            assert (await line.until("GUILD_CREATE"))["d"]["id"] == str(guild.id)
        server_changes.make_channel(service, "second", guild=other)
        server_changes.make_channel(service, "first", guild=first)
        for line, guild in ((one, first), (two, other)):
            heard = await line.until("CHANNEL_CREATE")
            assert heard["d"]["guild_id"] == str(guild.id)


async def test_direct_messages_are_heard_of_by_shard_0(standin: Standin, api: Api) -> None:
    """Whatever servers somebody is in."""
    ada = standin.user("Ada")
    async with connect(standin) as zero, connect(standin) as one:
        await identify(zero, standin, [0, 2])
        await identify(one, standin, [1, 2])
        await zero.until("READY")
        await one.until("READY")
        opened = await api("POST", "/users/@me/channels", {"recipient_id": str(ada.id)})
        await api("POST", f"/channels/{opened.body['id']}/messages", {"content": "hello"})
        heard = await zero.until("MESSAGE_CREATE")
        assert heard["d"]["channel_id"] == opened.body["id"]
    sessions = {s.shard: s for s in standin.service.gateway.sessions.values()}
    assert "MESSAGE_CREATE" not in [frame["t"] for frame in sessions[1].sent]


@pytest.mark.parametrize("shard", [[2, 2], [-1, 2], [0, 0]])
async def test_a_shard_that_is_none_is_refused(standin: Standin, shard: list[int]) -> None:
    """With 4010, and there is nothing to resume."""
    async with connect(standin) as line:
        await identify(line, standin, shard)
        assert await line.hear() == {"closed": 4010}


async def test_a_shard_has_so_many_servers(api: Api, standin: Standin) -> None:
    """Beyond that its connection is refused with 4011; more shards bear them."""
    standin.settings.guilds_per_shard = 1
    mine = shard_of(standin.service.world.guild.id, 2)
    server_changes.make_guild(standin.service, "Other", people(standin), shard=(1 - mine, 2))
    async with connect(standin) as line:
        await identify(line, standin, [0, 1])
        assert await line.hear() == {"closed": 4011}
    for shard in (0, 1):
        async with connect(standin) as line:
            await identify(line, standin, [shard, 2])
            await line.until("READY")
    standin.settings.shards = 2
    assert (await api("GET", "/gateway/bot")).body["shards"] == 2


async def test_shards_identify_one_after_the_other() -> None:
    """One of each group in five seconds: another one is told that its session is invalid (op 9)."""
    settings = Settings(identify_span=IDENTIFY_SPAN, max_concurrency=2)
    async with Standin(settings) as standin:
        standin.service.clock.freeze()
        for shard, heard in ((0, "READY"), (1, "READY"), (2, None)):
            async with connect(standin) as line:
                await identify(line, standin, [shard, 4])
                frame = await line.hear()
                assert (frame["op"], frame["t"]) == (0 if heard else 9, heard)
        standin.service.clock.advance(IDENTIFY_SPAN)
        async with connect(standin) as line:
            await identify(line, standin, [2, 4])
            assert (await line.hear())["t"] == "READY"
        assert (standin.service.gateway.identified, standin.service.gateway.too_soon) == (3, 1)
        assert standin.violations == []
