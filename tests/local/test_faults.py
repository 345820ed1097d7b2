"""UserError on demand, seen by a bare client."""

import asyncio
import random

import aiohttp
import pytest

from bot.local import DEFAULT_RATE_LIMITS, Settings, Standin
from bot.local.faults import (
    CALLS,
    EVENTS,
    GATEWAY,
    RECOVERABLE,
    STORM,
    Kind,
    PlannedRefusal,
    refusals,
)
from bot.local.world import server_changes
from tests.local.api import Api, begin, callback
from tests.local.gateway_client import Line, connect

POSTS = r"/channels/\d+/messages"


async def names(line: Line, count: int) -> list[str]:
    """The names of the channels that the next so many events tell of."""
    return [(await line.until("CHANNEL_CREATE"))["d"]["name"] for _ in range(count)]


@pytest.mark.parametrize(
    "refusal", refusals("POST", "/channels/1/messages", False), ids=lambda r: str(r.code)
)
async def test_refusals_of_a_message(standin: Standin, api: Api, refusal: PlannedRefusal) -> None:
    """A refusal has its status and code, nothing is posted, and the next call goes well."""
    standin.service.faults.next("refusal", code=refusal.code)
    refused = await api.post("general", {"content": "x"})
    assert (refused.status, refused.code) == (refusal.status, refusal.code)
    assert standin.channel("general").messages == {}
    assert (await api.post("general", {"content": "x"})).status == 200
    assert standin.service.faults.struck == {"refusal": 1}


@pytest.mark.parametrize(
    "refusal", refusals("POST", "/users/@me/channels", False), ids=lambda r: str(r.code)
)
async def test_refusals_of_a_direct_channel(
    standin: Standin, api: Api, refusal: PlannedRefusal
) -> None:
    """A direct channel is not opened, for whatever reason; the next try opens it."""
    ada = standin.user("Ada")
    standin.service.faults.next("refusal", "POST", "/users/@me/channels", code=refusal.code)
    refused = await api("POST", "/users/@me/channels", {"recipient_id": str(ada.id)})
    assert (refused.status, refused.code) == (refusal.status, refusal.code)
    assert standin.service.world.find_dm(ada.id) is None
    opened = await api("POST", "/users/@me/channels", {"recipient_id": str(ada.id)})
    assert (opened.status, opened.body["type"]) == (200, 1)


async def test_a_refusal_waits_for_a_call_that_it_fits(standin: Standin, api: Api) -> None:
    """Nobody is refused an edit of a message because of their direct messages."""
    standin.service.faults.next("refusal", code=50007)
    assert (await api.post("general", {"content": "x"})).status == 200
    assert standin.service.faults.planned == 1
    standin.service.faults.clear()
    with pytest.raises(ValueError, match="4711"):
        standin.service.faults.next("refusal", code=4711)


async def test_a_fault_strikes_the_very_call_that_is_meant(standin: Standin, api: Api) -> None:
    """By what it says, by whom it is written to, or by whom it answers: from now on, not before."""
    ada, ben, faults = standin.user("Ada"), standin.user("Ben"), standin.service.faults
    await api.sync({"name": "play", "description": "Play", "type": 1})
    faults.next("status", saying="“second”", status=500)
    assert (await api.post("general", {"content": "first"})).status == 200
    assert (await api.post("general", {"content": "“second”"})).status == 500
    faults.next("status", "POST", user=ben.id, status=500)
    for person, status in ((ada, 200), (ben, 500), (ben, 200)):
        opened = await api("POST", "/users/@me/channels", {"recipient_id": str(person.id)})
        assert opened.status == status
    faults.next("status", "POST", POSTS, user=ben.id, status=500)
    for person, status in ((ada, 200), (ben, 500), (ben, 200)):
        channel = standin.service.world.find_dm(person.id)
        assert channel is not None
        posted = await api("POST", f"/channels/{channel.id}/messages", {"content": "x"})
        assert posted.status == status
    answer = {"type": 4, "data": {"content": "hi"}}
    earlier, first = await begin(standin, ada)
    faults.next("status", user=ada.id, status=500)
    others, second = await begin(standin, ben)
    later, third = await begin(standin, ada)
    for interaction in (earlier, others):
        assert (await callback(api, interaction, answer)).status == 204
    assert (await callback(api, later, answer)).status == 500
    assert (await callback(api, later, answer)).status == 204
    await asyncio.gather(first, second, third)
    assert faults.unused == []


async def test_events_are_struck_by_who_has_caused_them(standin: Standin, api: Api) -> None:
    """A press of somebody else comes as always."""
    await api.sync({"name": "play", "description": "Play", "type": 1})
    standin.service.clock.freeze()
    ada, ben = standin.user("Ada"), standin.user("Ben")
    standin.service.faults.next("event_lost", event="INTERACTION_CREATE", user=ada.id)
    async with connect(standin) as line:
        await line.identify(standin.token)
        await line.until("GUILD_CREATE")
        begun = [(await begin(standin, person))[1] for person in (ben, ada, ben)]
        users = [await line.until("INTERACTION_CREATE") for _ in range(2)]
        assert [one["d"]["member"]["user"]["id"] for one in users] == [str(ben.id)] * 2
        standin.service.clock.advance(standin.settings.first_answer)
        assert [one.kind for one in await asyncio.gather(*begun)] == ["failed"] * 3


async def test_limits_on_demand(standin: Standin, api: Api) -> None:
    """A 429 says for how long and for what; those caused on demand do not count as overruns."""
    standin.service.faults.next("rate_limit", seconds=7)
    standin.service.faults.next("global_limit", seconds=2)
    own = await api.post("general", {"content": "x"})
    everywhere = await api.post("general", {"content": "x"})
    assert (own.status, own.body["retry_after"], own.body["global"]) == (429, 7, False)
    assert (everywhere.status, everywhere.body["global"]) == (429, True)
    assert everywhere.headers["X-RateLimit-Global"] == "true"
    assert standin.service.limits.overruns == {}


async def test_overruns_are_counted() -> None:
    """A bot that calls too often is told so, and that is counted by route."""
    async with (
        Standin(Settings(rate_limits=DEFAULT_RATE_LIMITS)) as standin,
        aiohttp.ClientSession(
            headers={"Authorization": f"Bot {standin.token}", "User-Agent": "DiscordBot (test, 1)"}
        ) as session,
    ):
        api = Api(standin, session)
        answers = [await api.post("general", {"content": "x"}) for _ in range(7)]
        assert [one.status for one in answers] == [200] * 5 + [429] * 2
        assert sum(standin.service.limits.overruns.values()) == 2


async def test_a_call_is_carried_out_twice(standin: Standin, api: Api) -> None:
    """Without a nonce there are two messages, and the bot hears of one."""
    standin.service.faults.next("twice", "POST", POSTS)
    posted = await api.post("general", {"content": "x"})
    first, second = standin.channel("general").messages
    assert str(second) == posted.body["id"] != str(first)


async def test_calls_and_answers_overtake_each_other(
    standin: Standin, api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The later request is done first; or done second, and answered first."""
    monkeypatch.setattr("bot.local.faults.OVERTAKEN_FOR", 240.0)
    faults = standin.service.faults

    async def order() -> tuple[list[str], list[str]]:
        done: list[str] = []

        async def post(text: str) -> None:
            await api.post("general", {"content": text})
            done.append(text)

        first = asyncio.create_task(post("first"))
        while not faults._overtaken:  # noqa: ASYNC110 - nothing tells that a call is held back
            await asyncio.sleep(0)
        await asyncio.gather(first, post("second"))
        messages = standin.channel("general").messages
        posted = [message.content for message in messages.values()]
        messages.clear()
        return posted, done

    faults.next("overtaken", saying="first")
    assert await order() == (["second", "first"], ["second", "first"])
    faults.next("answer_overtaken", saying="first")
    assert await order() == (["first", "second"], ["second", "first"])


async def test_silence(standin: Standin, api: Api) -> None:
    """What was asked for is done, and nothing is heard of it."""
    standin.service.faults.next("silent")
    posting = asyncio.create_task(api.post("general", {"content": "x"}))
    await standin.until(lambda: len(standin.channel("general").messages) == 1)
    assert not posting.done()
    posting.cancel()
    await asyncio.wait([posting])


async def test_events_come_never_twice_or_in_another_order(standin: Standin) -> None:
    """What is lost is lost on a resume as well; numbers follow the order of sending."""
    service = standin.service
    async with connect(standin) as line:
        await line.identify(standin.token)
        await line.until("GUILD_CREATE")
        for kind in EVENTS:
            service.faults.next(kind, event="CHANNEL_CREATE", seconds=0.01)
            server_changes.make_channel(service, kind)
            server_changes.make_channel(service, "then")
            expected = {
                "event_lost": ["then"],
                "event_late": ["then", kind],
                "event_twice": [kind, kind, "then"],
                "event_overtaken": ["then", kind],
            }[kind]
            assert await names(line, len(expected)) == expected
        service.faults.next("event_overtaken", event="CHANNEL_CREATE", seconds=0.01)
        server_changes.make_channel(service, "alone")
        assert await names(line, 1) == ["alone"]
        (session,) = service.gateway.sessions.values()
        numbers = [frame["s"] for frame in session.sent]
        assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("kind", ["close", "hang_up", "reconnect", "invalid"])
async def test_an_event_that_the_gateway_withholds_comes_on_a_resume(
    standin: Standin, kind: str
) -> None:
    """UserError with the gateway strikes in the middle of an event, which is not lost."""
    service = standin.service
    service.faults.next(kind, event="CHANNEL_CREATE", code=4000)  # type: ignore[arg-type]  # one of them
    async with connect(standin) as line:
        ready = await line.identify(standin.token)
        guild = await line.until("GUILD_CREATE")
        server_changes.make_channel(service, "withheld")
        frame = await line.hear()
        assert "closed" in frame or frame["op"] in (7, 9)
    async with connect(standin) as line:
        session = ready["d"]["session_id"]
        await line.say(6, {"token": standin.token, "session_id": session, "seq": guild["s"]})
        assert await names(line, 1) == ["withheld"]


@pytest.mark.parametrize("code", [4007, 4009])
async def test_some_codes_end_the_session(standin: Standin, code: int) -> None:
    """After them there is nothing to resume, as after an invalid session."""
    async with connect(standin) as line:
        await line.identify(standin.token)
        await standin.service.gateway.close(code)
        with pytest.raises(ConnectionError, match=str(code)):
            await line.until("NOTHING")
    assert standin.service.gateway.sessions == {}


@pytest.mark.parametrize("kind", ["outage", "removed"])
async def test_a_guild_goes_and_comes_back(standin: Standin, kind: str) -> None:
    """It is unavailable, or gone, and there again after a while."""
    service = standin.service
    async with connect(standin) as line:
        await line.identify(standin.token)
        await line.until("GUILD_CREATE")
        service.faults.next(kind, event="CHANNEL_CREATE", seconds=0.01)  # type: ignore[arg-type]  # one of them
        server_changes.make_channel(service, "x")
        gone = (await line.until("GUILD_DELETE"))["d"]
        assert gone.get("unavailable", False) == (kind == "outage")
        back = (await line.until("GUILD_CREATE"))["d"]
        assert ("unavailable" in back) == (kind == "outage")


async def test_nobody_listens(standin: Standin, api: Api) -> None:
    """Connections are refused, then taken again at the same address."""
    async with standin.unreachable():
        with pytest.raises(aiohttp.ClientConnectorError):
            await api.post("general", {"content": "x"})
    assert (await api.post("general", {"content": "x"})).status == 200


async def test_a_storm_has_everything(standin: Standin) -> None:
    """All kinds strike sooner or later, about as often as wished; afterwards all is calm."""
    faults = standin.service.faults
    faults.storm(random.Random(1), 0.5)
    for _ in range(800):
        faults.for_call("POST", "/channels/1/messages", direct=False)
        faults.for_event("INTERACTION_CREATE")
        assert faults.for_event("READY") is None
    assert set(faults.struck) == set(STORM) < {*CALLS, *EVENTS, *GATEWAY}
    assert 600 < faults.struck.total() < 1000
    struck: tuple[Kind, ...] = ("refusal", "close", "status", "lost_status")
    assert faults.details.total() == sum(faults.struck[kind] for kind in struck)
    assert {f"close {code}" for code in RECOVERABLE} < set(faults.details)
    assert faults.details["close 4004"] == 0
    faults.storm(random.Random(1), 1.0, ["close"], closing=[4004])
    assert faults.for_event("INTERACTION_CREATE") is not None
    assert faults.details["close 4004"] == 1
    before = faults.struck.total()
    faults.clear()
    assert faults.for_call("POST", "/channels/1/messages", direct=False) is None
    assert faults.struck.total() == before
