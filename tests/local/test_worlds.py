"""Threads that fall asleep, several servers, installations, and what is counted over days."""

import asyncio

import pytest

from bot.local import Settings, Standin
from bot.local.page.person import Person
from bot.local.rest.errors import PageError
from bot.local.world import server_changes
from bot.local.world.model import Channel, ChannelType
from bot.local.world.permissions import Permission
from tests.local.api import Api, begin, callback
from tests.local.gateway_client import connect
from tests.local.shapes import PLAY, button, row

HOUR = 3600


def opened(standin: Standin, kind: ChannelType, minutes: int = 60) -> Channel:
    """Let Ada open a thread under a channel of some kind."""
    parent = server_changes.make_channel(standin.service, f"under-{kind}", kind)
    thread = server_changes.make_thread(
        standin.service, parent, "thread", standin.user("Ada").id, duration=minutes
    )
    for user in standin.service.world.users:
        server_changes.join_thread(standin.service, thread, user)
    return thread


def sleeps(thread: Channel) -> bool:
    """Tell whether a thread is archived by now."""
    return thread.archived


async def pass_by(standin: Standin, seconds: float) -> None:
    """Let time pass, and what is due then happen."""
    version = standin.service.live.version
    standin.service.clock.advance(seconds)
    await standin.service.live.changed_since(version, 0.05)


async def test_a_thread_is_archived_when_nothing_is_said_in_it(standin: Standin, api: Api) -> None:
    """A message keeps it awake for its time, an edit does not; a message opens it again."""
    thread = opened(standin, ChannelType.TEXT)
    path = f"/channels/{thread.id}/messages"
    posted = (await api("POST", path, {"content": "x"})).body
    await pass_by(standin, 0.9 * HOUR)
    await api("POST", path, {"content": "y"})
    await pass_by(standin, 0.9 * HOUR)
    assert not sleeps(thread)
    await api("PATCH", f"{path}/{posted['id']}", {"content": "z"})
    await pass_by(standin, 0.2 * HOUR)
    assert sleeps(thread)
    refused = await api("PATCH", f"{path}/{posted['id']}", {"content": "w"})
    assert (refused.status, refused.code) == (400, 50083)
    await standin.user("Ben").say("hello", thread.id)
    assert not sleeps(thread)
    await pass_by(standin, 1.1 * HOUR)
    assert sleeps(thread)


async def test_a_longer_time_keeps_a_thread_longer(standin: Standin, api: Api) -> None:
    """Its own opener may change the time; the old one is forgotten."""
    parent = standin.channel("general")
    body = {"name": "t", "type": 11, "auto_archive_duration": 60}
    made = (await api("POST", f"/channels/{parent.id}/threads", body)).body
    thread = standin.service.world.channels[int(made["id"])]
    await api("PATCH", f"/channels/{thread.id}", {"auto_archive_duration": 1440})
    await pass_by(standin, 23 * HOUR)
    assert not sleeps(thread)
    await pass_by(standin, 2 * HOUR)
    assert sleeps(thread)


async def test_buttons_of_an_archived_forum_post_fail(standin: Standin, api: Api) -> None:
    """In a thread a press opens it first; in a forum's post that is refused, and nothing is sent.

    Whoever may manage threads opens both; in a locked one nothing can be pressed.
    """
    for kind, works in ((ChannelType.TEXT, True), (ChannelType.FORUM, False)):
        thread = opened(standin, kind)
        body = {"content": "x", "components": [row(button("go"))]}
        posted = (await api("POST", f"/channels/{thread.id}/messages", body)).body
        server_changes.archive(standin.service, thread, archived=True)
        ben = standin.user("Ben")
        if works:
            standin.service.clock.advance(1)
            await _press(standin, api, ben, posted["id"])
        else:
            with pytest.raises(PageError, match="An error occurred"):
                await ben.click(posted["id"], "go")
        assert thread.archived is not works
        thread.locked = True
        with pytest.raises(PageError, match="locked"):
            await ben.click(posted["id"], "go")


async def _press(standin: Standin, api: Api, person: Person, message: str) -> None:
    known = set(standin.service.interactions.open())
    deed = asyncio.create_task(person.click(message, "go"))
    await standin.until(lambda: bool(set(standin.service.interactions.open()) - known))
    (fresh,) = set(standin.service.interactions.open()) - known
    await callback(api, standin.service.interactions.find(fresh), {"type": 6})
    await deed


async def test_the_bot_opens_threads_but_not_posts_of_a_forum(standin: Standin, api: Api) -> None:
    """To write is enough for a thread; a post needs the right to manage threads, or its opener."""

    async def wake(thread: Channel) -> int:
        return (await api("PATCH", f"/channels/{thread.id}", {"archived": False})).status

    thread, post = opened(standin, ChannelType.TEXT), opened(standin, ChannelType.FORUM)
    for one in (thread, post):
        server_changes.archive(standin.service, one, archived=True)
    assert (await wake(thread), await wake(post)) == (200, 403)
    server_changes.set_bot_permissions(standin.service, int(Permission.MANAGE_THREADS))
    assert await wake(post) == 200


async def test_channels_of_every_kind(standin: Standin, api: Api) -> None:
    """Voice channels have a chat and no threads, announcement channels only public ones."""
    voice = server_changes.make_channel(standin.service, "hall", ChannelType.VOICE)
    news = server_changes.make_channel(standin.service, "news", ChannelType.ANNOUNCEMENT)
    assert (await api.post("hall", {"content": "x"})).body["channel_id"] == str(voice.id)
    refused = await api("POST", f"/channels/{voice.id}/threads", {"name": "t", "type": 11})
    assert refused.code == 50024
    private = await api("POST", f"/channels/{news.id}/threads", {"name": "t", "type": 12})
    assert private.code == 50024
    public = await api("POST", f"/channels/{news.id}/threads", {"name": "t", "type": 10})
    assert public.body["type"] == ChannelType.ANNOUNCEMENT_THREAD


async def test_two_servers(standin: Standin, api: Api) -> None:
    """Each has its members, roles and channels; both are told to a bot that connects."""
    ada, ben = standin.user("Ada"), standin.user("Ben")
    other = server_changes.make_guild(standin.service, "The Other Table", [ben.id], ["elsewhere"])
    async with connect(standin) as line:
        ready = await line.identify(standin.token)
        assert {one["id"] for one in ready["d"]["guilds"]} == {
            str(standin.service.world.guild.id),
            str(other.id),
        }
        names = {(await line.until("GUILD_CREATE"))["d"]["name"] for _ in range(2)}
        assert names == {"The Long Table", "The Other Table"}
        server_changes.kick_bot(standin.service, other)
        assert (await line.until("GUILD_DELETE"))["d"] == {"id": str(other.id)}
    assert (await api.post("elsewhere", {"content": "x"})).code == 50001
    assert (await api.post("general", {"content": "x"})).status == 200
    with pytest.raises(PageError):
        await ada.channel_id("elsewhere")
    assert await ben.channel_id("elsewhere") == str(standin.channel("elsewhere").id)


async def test_who_is_offered_a_command(api: Api, standin: Standin) -> None:
    """A server installs it for its members, a person for themselves, wherever they are."""
    standin.settings.integration_types = (0, 1)
    ada, ben = standin.user("Ada"), standin.user("Ben")
    server_changes.make_guild(standin.service, "Elsewhere", [ada.id, ben.id], ["elsewhere"])
    server_changes.kick_bot(standin.service, list(standin.service.world.guilds.values())[1])
    standin.service.world.users[ada.id].installed = True
    await api.sync(PLAY, {**PLAY, "name": "here", "integration_types": [0], "contexts": [0]})

    async def offered(person: Person, channel: str) -> set[str]:
        return {one["name"] for one in await person.commands(channel)}

    assert await offered(ada, "general") == await offered(ben, "general") == {"play", "here"}
    assert (await offered(ada, "elsewhere"), await offered(ben, "elsewhere")) == ({"play"}, set())
    assert await offered(ada, "dm") == {"play"}


async def test_whoever_brings_the_application_along(standin: Standin, api: Api) -> None:
    """Five follow-ups and no more, and for their eyes only where others' applications may not."""
    standin.settings.integration_types = (1,)
    ada = standin.user("Ada")
    standin.service.world.users[ada.id].installed = True
    world = standin.service.world
    world.guild.roles[world.guild.id].permissions &= ~Permission.USE_EXTERNAL_APPS
    await api.sync(PLAY)
    interaction, deed = await begin(standin, standin.user("Ada"))
    assert interaction.origin.owners == {"1": str(ada.id)}
    await callback(api, interaction, {"type": 4, "data": {"content": "hi"}})
    message = (await deed).message
    assert message is not None
    # Their server owns them; an owner may everything.
    assert not (await ada.message(message)).ephemeral
    hook = f"/webhooks/{world.application_id}/{interaction.token}"
    codes = [(await api("POST", hook, {"content": "more"})).status for _ in range(6)]
    assert codes == [200, 200, 200, 200, 200, 400]


async def test_commands_are_made_two_hundred_times_a_day(standin: Standin, api: Api) -> None:
    """Changing one costs nothing; one that was dropped counts again when it comes back."""
    standin.settings.creations_a_day = 3
    standin.service.quotas.creations.most = 3
    assert (await api.sync(PLAY, {**PLAY, "name": "two"})).status == 200
    assert (await api.sync({**PLAY, "description": "other"})).status == 200
    assert (await api.sync(PLAY, {**PLAY, "name": "two"})).status == 200
    assert (await api.sync(PLAY)).status == 200
    refused = await api.sync(PLAY, {**PLAY, "name": "two"})
    assert (refused.status, refused.code) == (400, 30034)
    standin.service.clock.advance(86400)
    assert (await api.sync(PLAY, {**PLAY, "name": "two"})).status == 200


async def test_invalid_requests_are_counted_and_end_in_a_ban(api: Api, standin: Standin) -> None:
    """401, 403 and 429 count, 404 does not; at the limit nothing is answered for ten minutes."""
    quota = standin.service.quotas.invalid
    quota.most = 3
    await api("GET", "/channels/1")
    assert quota.used == 0
    for _ in range(3):
        await api("GET", "/users/@me", headers={"Authorization": "Bot no"})
    banned = await api("GET", "/users/@me")
    assert (banned.status, "Via" in banned.headers) == (429, False)
    assert quota.worst == 3
    standin.service.clock.advance(601)
    assert (await api("GET", "/users/@me")).status == 200


async def test_who_identifies_too_often_loses_the_token() -> None:
    """What is left is told beforehand; one too many ends every session."""
    async with Standin(Settings(users=1, identifies_a_day=2)) as standin:
        token = standin.token
        for _ in range(2):
            async with connect(standin) as line:
                await line.identify(token)
        assert standin.service.quotas.identifies.left == 0
        async with connect(standin) as line:
            with pytest.raises(ConnectionError, match="4004"):
                await line.identify(token)
        assert standin.token != token


async def test_others_words_are_stripped_without_the_intent(standin: Standin, api: Api) -> None:
    """Also by a call: the bot's own words, those that mention it and direct ones are there."""
    ada, bot = standin.user("Ada"), standin.service.world.bot.id
    channel = standin.channel("general").id
    said = await ada.say("secret", "general")
    called = await ada.say(f"<@{bot}> hello", "general")
    direct = await ada.say("private", "dm")
    own = (await api.post("general", {"content": "mine"})).body["id"]

    async def read(number: str, where: int = channel) -> str:
        return str((await api("GET", f"/channels/{where}/messages/{number}")).body["content"])

    dm = int(await ada.channel_id("dm"))
    assert [await read(said), await read(called)] == ["", f"<@{bot}> hello"]
    assert [await read(own), await read(direct, dm)] == ["mine", "private"]
    listed = (await api("GET", f"/channels/{channel}/messages")).body
    assert [one["content"] for one in listed] == ["mine", f"<@{bot}> hello", ""]
    standin.settings.privileged_intents = 1 << 15
    assert await read(said) == "secret"
