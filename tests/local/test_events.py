"""The scheduled events of a server, and its archived threads, as Discord documents them."""

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.local import Standin
from bot.local.world import server_changes
from bot.local.world.model import ChannelType
from bot.local.world.permissions import BOT_INVITE, Permission
from tests.local.api import Answer, Api
from tests.local.test_answers import Responses

EVENTS = "/guilds/{guild_id}/scheduled-events"
ONE = EVENTS + "/{guild_scheduled_event_id}"
HOUR = 3600


@pytest.fixture(scope="module")
def responses() -> Responses:
    return Responses()


def at(standin: Standin, seconds: float) -> str:
    """Return the moment in so many seconds, as it is written in bodies."""
    return datetime.fromtimestamp(standin.service.clock.now() + seconds, UTC).isoformat()


def dinner(standin: Standin, **changed: Any) -> dict[str, Any]:
    """Return an event in an hour, but for what is changed."""
    return {
        "name": "Dinner",
        "privacy_level": 2,
        "entity_type": 3,
        "entity_metadata": {"location": "the hall"},
        "scheduled_start_time": at(standin, HOUR),
        "scheduled_end_time": at(standin, 2 * HOUR),
        **changed,
    }


def path(standin: Standin, event: str = "") -> str:
    """Return the path of the events of the server, or of one."""
    all_of_them = f"/guilds/{standin.service.world.guild.id}/scheduled-events"
    return f"{all_of_them}/{event}" if event else all_of_them


async def listed(standin: Standin, api: Api) -> list[tuple[str, int]]:
    """Return the names of the events that there are, with their status."""
    return [(e["name"], e["status"]) for e in (await api("GET", path(standin))).body]


async def test_an_event_is_made_changed_and_deleted(
    standin: Standin, api: Api, responses: Responses
) -> None:
    """Each answer has the documented shape."""
    made = await api("POST", path(standin), dinner(standin))
    responses.check("POST", EVENTS, made.status, made.body)
    one = path(standin, made.body["id"])
    for method, url, shape, body in (
        ("PATCH", one, ONE, {"name": "Supper", "scheduled_start_time": at(standin, 1.5 * HOUR)}),
        ("GET", one, ONE, None),
        ("GET", path(standin), EVENTS, None),
    ):
        answer = await api(method, url, body)
        responses.check(method, shape, answer.status, answer.body)
    assert await listed(standin, api) == [("Supper", 1)]
    assert (await api("DELETE", one)).status == 204
    assert (await api("DELETE", one)).body["code"] == 10070
    assert await listed(standin, api) == []


async def test_an_event_begins_and_ends_by_the_clock(standin: Standin, api: Api) -> None:
    """One outside of Discord is active from its start on, and over at its end."""
    standin.service.clock.freeze()
    made = await api("POST", path(standin), dinner(standin))
    one = path(standin, made.body["id"])
    standin.service.clock.advance(1.5 * HOUR)
    assert await listed(standin, api) == [("Dinner", 2)]
    standin.service.clock.advance(HOUR)
    assert await listed(standin, api) == []
    assert (await api("PATCH", one, {"name": "Late"})).body["code"] == 180000
    assert (await api("GET", one)).body["code"] == 10070


@pytest.mark.parametrize(("wanted", "taken"), [(2, True), (4, True), (3, False)])
async def test_a_status_follows_another(
    standin: Standin, api: Api, wanted: int, taken: bool
) -> None:
    """What is scheduled begins or is cancelled; only what has begun is completed."""
    made = await api("POST", path(standin), dinner(standin))
    answer = await api("PATCH", path(standin, made.body["id"]), {"status": wanted})
    assert (answer.status == 200) is taken


async def refusal(standin: Standin, api: Api, **changed: Any) -> Answer:
    """Make an event that is not taken; return the answer."""
    answer = await api("POST", path(standin), dinner(standin, **changed))
    assert answer.status == 400
    return answer


async def test_what_cannot_take_place_is_refused(standin: Standin, api: Api) -> None:
    """It lies in the future, ends after its beginning, has a name and a place."""
    past = await refusal(standin, api, scheduled_start_time=at(standin, -60))
    assert past.codes() == {"GUILD_SCHEDULED_EVENT_SCHEDULE_PAST"}
    backwards = await refusal(standin, api, scheduled_end_time=at(standin, 60))
    assert backwards.codes() == {"GUILD_SCHEDULED_EVENT_END_BEFORE_START"}
    assert (await refusal(standin, api, scheduled_end_time=None)).codes() == {"BASE_TYPE_REQUIRED"}
    await refusal(standin, api, name=" ")
    await refusal(standin, api, name="x" * 101)
    await refusal(standin, api, entity_metadata={"location": "x" * 101})
    await refusal(standin, api, channel_id=str(standin.channel("general").id))


async def test_an_event_takes_a_permission(standin: Standin, api: Api) -> None:
    """One's own are changed with either permission, others' with the right to manage them."""
    made = await api("POST", path(standin), dinner(standin))
    one = path(standin, made.body["id"])
    rights = int(BOT_INVITE & ~Permission.CREATE_EVENTS)
    server_changes.set_bot_permissions(standin.service, rights)
    assert (await api("POST", path(standin), dinner(standin))).body["code"] == 50013
    assert (await api("PATCH", one, {"name": "Supper"})).body["code"] == 50013
    assert (await api("DELETE", one)).body["code"] == 50013
    server_changes.set_bot_permissions(standin.service, rights | int(Permission.MANAGE_EVENTS))
    assert (await api("DELETE", one)).status == 204


async def test_there_are_a_hundred_at_most(standin: Standin, api: Api) -> None:
    """Those that are over do not count."""
    for _ in range(100):
        await api("POST", path(standin), dinner(standin))
    assert (await refusal(standin, api)).body["code"] == 30038


async def test_archived_threads_are_listed(
    standin: Standin, api: Api, responses: Responses
) -> None:
    """Those of one channel that everybody can read, the last one archived first."""
    channel = standin.channel("general")
    me = standin.service.world.bot.id
    names = ("one", "two", "open")
    made = [server_changes.make_thread(standin.service, channel, name, me) for name in names]
    secret = server_changes.make_thread(
        standin.service, channel, "secret", me, kind=ChannelType.PRIVATE_THREAD
    )
    for thread in (*made[:2], secret):
        server_changes.archive(standin.service, thread, archived=True)
    where = f"/channels/{channel.id}/threads/archived/public"
    answer = await api("GET", where)
    shape = "/channels/{channel_id}/threads/archived/public"
    responses.check("GET", shape, answer.status, answer.body)
    assert [one["name"] for one in answer.body["threads"]] == ["two", "one"]
    assert not answer.body["has_more"]
    assert (await api("GET", f"{where}?limit=1")).body["has_more"]
