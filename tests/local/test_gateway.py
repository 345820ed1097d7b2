"""The gateway's rules, seen by a bare websocket."""

import asyncio

import aiohttp
import pytest

from bot.local import Settings, Standin
from bot.local.sessions import Intent
from bot.local.world import server_changes
from tests.local.api import Api
from tests.local.gateway_client import connect, identity


async def test_zlib_stream(standin: Standin) -> None:
    """With ``compress=zlib-stream`` one compressor serves the whole connection."""
    async with connect(standin, "v=10&encoding=json&compress=zlib-stream") as line:
        ready = await line.identify(standin.token)
        assert ready["d"]["user"]["id"] == str(standin.service.world.bot.id)
        assert (await line.hear())["t"] == "GUILD_CREATE"


async def test_heartbeat_before_identify(standin: Standin) -> None:
    """A heartbeat is answered even before the bot has said who it is."""
    async with connect(standin) as line:
        await line.say(1, None)
        assert (await line.hear())["op"] == 11


async def test_resume_sends_what_was_missed(standin: Standin) -> None:
    """Every event after the given number comes again, in order, then RESUMED."""
    async with connect(standin) as line:
        ready = await line.identify(standin.token)
        guild = await line.until("GUILD_CREATE")
    for name in ("one", "two"):
        server_changes.make_channel(standin.service, name)
    async with connect(standin) as line:
        session = ready["d"]["session_id"]
        resume = {"token": standin.token, "session_id": session, "seq": guild["s"]}
        await line.say(6, resume)
        frames = [await line.hear() for _ in range(3)]
    assert [frame["t"] for frame in frames] == ["CHANNEL_CREATE", "CHANNEL_CREATE", "RESUMED"]
    assert [frame["s"] for frame in frames] == [3, 4, 5]


async def test_unknown_session(standin: Standin) -> None:
    """A session that the server does not know has to identify anew."""
    async with connect(standin) as line:
        await line.say(6, {"token": standin.token, "session_id": "none", "seq": 0})
        frame = await line.hear()
        assert (frame["op"], frame["d"]) == (9, False)


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (2, identity("wrong", 1), 4004),
        (2, identity(Settings.token, 1 << 15), 4014),
        (2, identity(Settings.token, 1 << 30), 4013),
        (3, {}, 4003),
        (42, {}, 4001),
    ],
)
async def test_close_codes(standin: Standin, op: int, data: object, code: int) -> None:
    """A wrong token, an intent that is not switched on, and other mistakes have their codes."""
    async with connect(standin) as line:
        await line.say(op, data)
        assert (await line.hear()) == {"closed": code}


async def test_too_many_and_too_large_frames(standin: Standin) -> None:
    """More than 120 frames in a minute are 4008, a frame over 4096 bytes 4002."""
    async with connect(standin) as line:
        for _ in range(121):
            await line.say(1, None)
        frames = [await line.hear() for _ in range(121)]
        assert frames[-1] == {"closed": 4008}
    async with connect(standin) as line:
        await line.say(1, "x" * 5000)
        assert await line.hear() == {"closed": 4002}


async def test_intents_filter_events(standin: Standin, api: Api) -> None:
    """Without its intent an event is not sent; without the content intent it is hollow."""
    ada = standin.user("Ada")
    async with connect(standin) as silent, connect(standin) as listening:
        await silent.identify(standin.token, Intent.GUILDS)
        await listening.identify(standin.token, Intent.GUILDS | Intent.GUILD_MESSAGES)
        await ada.say("a secret plan")
        heard = await listening.until("MESSAGE_CREATE")
        assert (heard["d"]["content"], heard["d"]["author"]["username"]) == ("", "ada")
        await ada.say(f"<@{standin.service.world.bot.id}> hello")
        assert (await listening.until("MESSAGE_CREATE"))["d"]["content"].endswith("hello")
        await api.post("general", {"content": "my own words"})
        assert (await listening.until("MESSAGE_CREATE"))["d"]["content"] == "my own words"
        server_changes.make_channel(standin.service, "marker")
        while (frame := await silent.hear())["t"] != "CHANNEL_CREATE":
            assert frame["t"] == "GUILD_CREATE"


async def test_refused_connection(standin: Standin) -> None:
    """A server that is down refuses the websocket."""
    standin.service.gateway.refuse_connections = 1
    with pytest.raises(aiohttp.WSServerHandshakeError, match="503"):
        async with connect(standin):
            pass


async def test_duplicate_interaction(standin: Standin, api: Api) -> None:
    """On demand INTERACTION_CREATE comes twice with the same id."""
    standin.settings.first_answer = 3.0
    await api.sync({"name": "play", "description": "Play", "type": 1})
    standin.service.faults.next("event_twice", event="INTERACTION_CREATE")
    standin.service.clock.freeze()
    async with connect(standin) as line:
        await line.identify(standin.token)
        deed = asyncio.create_task(standin.user("Ada").slash("play"))
        first, second = [await line.until("INTERACTION_CREATE") for _ in range(2)]
        assert first["d"]["id"] == second["d"]["id"]
        standin.service.clock.advance(3)
        assert (await deed).kind == "failed"


async def test_late_event(standin: Standin, api: Api) -> None:
    """On demand MESSAGE_CREATE comes only after the answer of the call that made the message."""
    standin.service.clock.freeze()
    standin.service.faults.next("event_late", event="MESSAGE_CREATE", seconds=0.05)
    async with connect(standin) as line:
        ready = await line.identify(standin.token, Intent.GUILDS | Intent.GUILD_MESSAGES)
        posted = await api.post("general", {"content": "x"})
        (session,) = standin.service.gateway.sessions.values()
        assert session.id == ready["d"]["session_id"]
        assert [frame["t"] for frame in session.sent] == ["READY", "GUILD_CREATE"]
        standin.service.clock.advance(0.05)
        assert (await line.until("MESSAGE_CREATE"))["d"]["id"] == posted.body["id"]


async def test_kick_and_outage(standin: Standin) -> None:
    """An outage says unavailable, a kick does not; coming back says which it was."""
    async with connect(standin) as line:
        await line.identify(standin.token)
        await line.until("GUILD_CREATE")
        server_changes.outage(standin.service, begins=True)
        assert (await line.until("GUILD_DELETE"))["d"]["unavailable"] is True
        server_changes.outage(standin.service, begins=False)
        assert (await line.until("GUILD_CREATE"))["d"]["unavailable"] is False
        server_changes.kick_bot(standin.service)
        assert "unavailable" not in (await line.until("GUILD_DELETE"))["d"]


async def test_events_are_checked_against_the_schema(standin: Standin) -> None:
    """An event that does not fit Discord's shape is a violation that names the place."""
    async with connect(standin) as line:
        await line.identify(standin.token)
        standin.service.gateway.dispatch("MESSAGE_CREATE", {"id": 5})
        assert any("MESSAGE_CREATE" in one for one in standin.violations)
        standin.violations.clear()
