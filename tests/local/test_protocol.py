"""The REST API's refusals, limits and faults, seen by a bare client."""

import json
from typing import Any

import aiohttp
import pytest

from bot.local import RateLimit, Settings, Standin
from bot.local.rest.limits import RateLimited, RateLimits
from bot.local.world import server_changes
from bot.local.world.clock import StandinClock
from bot.local.world.permissions import BOT_INVITE, Permission
from tests.local.api import Api, begin, callback
from tests.local.bot import png
from tests.local.shapes import PLAY, V2, button, row, text


async def test_answers_are_exactly_json(api: Api) -> None:
    """The content type has no charset, which discord.py relies on."""
    answer = await api("GET", "/users/@me")
    assert answer.headers["Content-Type"] == "application/json"


async def test_credentials(standin: Standin, api: Api) -> None:
    """No token, no entry; no user agent, no entry either."""
    assert (await api("GET", "/users/@me", headers={"Authorization": "Bot no"})).status == 401
    refused = await api("GET", "/users/@me", headers={"User-Agent": ""})
    assert (refused.status, refused.code) == (403, 40333)


async def test_first_answer_once_and_in_time(standin: Standin, api: Api) -> None:
    """One callback: a second one is 40060, one after three seconds 10062."""
    standin.settings.first_answer = 3.0
    await api.sync(PLAY)
    ada = standin.user("Ada")
    first, deed = await begin(standin, ada)
    assert (await callback(api, first, {"type": 4, "data": {"content": "hi"}})).status == 204
    assert (await deed).kind == "message"
    again = await callback(api, first, {"type": 4, "data": {"content": "hi"}})
    assert (again.status, again.code) == (400, 40060)
    late, deed = await begin(standin, ada)
    standin.service.clock.advance(3.01)
    assert (await deed).kind == "failed"
    refused = await callback(api, late, {"type": 4, "data": {"content": "hi"}})
    assert (refused.status, refused.code) == (404, 10062)
    assert (await callback(api, late, {"type": 5})).code == 10062


async def test_callback_document(standin: Standin, api: Api) -> None:
    """With ``with_response`` the answer tells of the interaction and the message."""
    await api.sync(PLAY)
    interaction, deed = await begin(standin, standin.user("Ada"))
    body = {"type": 4, "data": {"content": "hi", "flags": 64}}
    answer = await callback(api, interaction, body, "?with_response=1")
    await deed
    about = answer.body["interaction"]
    assert answer.status == 200
    assert about["id"] == str(interaction.id)
    assert about["response_message_ephemeral"] is True
    assert answer.body["resource"]["message"]["id"] == about["response_message_id"]


async def test_interaction_token_lives_a_quarter_of_an_hour(standin: Standin, api: Api) -> None:
    """Follow-ups need the callback first, and end with the token's life."""
    await api.sync(PLAY)
    interaction, deed = await begin(standin, standin.user("Ada"))
    hook = f"/webhooks/{standin.service.world.application_id}/{interaction.token}"
    assert (await api("POST", hook, {"content": "early"})).code == 10015
    await callback(api, interaction, {"type": 5, "data": {"flags": 64}})
    await deed
    assert (await api("POST", hook, {"content": "takes the place"})).body["flags"] == 64
    assert (await api("POST", hook, {"content": "another"})).body["flags"] == 0
    standin.service.clock.advance(901)
    expired = await api("PATCH", f"{hook}/messages/@original", {"content": "late"})
    assert (expired.status, expired.code) == (401, 50027)


async def test_ephemeral_messages_are_in_no_channel(standin: Standin, api: Api) -> None:
    """The channel API does not know an ephemeral message; only the token reaches it."""
    await api.sync(PLAY)
    interaction, deed = await begin(standin, standin.user("Ada"))
    await callback(api, interaction, {"type": 4, "data": {"content": "hi", "flags": 64}})
    number = (await deed).message
    channel = interaction.channel_id
    assert (await api("GET", f"/channels/{channel}/messages/{number}")).code == 10008
    assert (await api("GET", f"/channels/{channel}/messages")).body == []
    hook = f"/webhooks/{standin.service.world.application_id}/{interaction.token}"
    assert (await api("GET", f"{hook}/messages/@original")).body["id"] == number


async def test_type_of_answer_has_to_fit(standin: Standin, api: Api) -> None:
    """A command cannot be answered with an update of a message that is not there."""
    await api.sync(PLAY)
    interaction, deed = await begin(standin, standin.user("Ada"))
    refused = await callback(api, interaction, {"type": 7, "data": {"content": "hi"}})
    assert refused.codes() == {"BASE_TYPE_CHOICES"}
    await callback(api, interaction, {"type": 4, "data": {"content": "hi"}})
    await deed


async def test_empty_message(api: Api) -> None:
    """A message needs something in it; explicit nulls are nothing."""
    assert (await api.post("general", {"content": " ", "embeds": None})).code == 50006


async def test_bad_bodies(api: Api) -> None:
    """JSON that is none is 50109, and a strange content type 50035."""
    number = api.standin.channel("general").id
    path = f"{api.standin.url}/api/v10/channels/{number}/messages"
    kinds = {"application/json": 50109, "text/plain": 50035}
    for kind, code in kinds.items():
        headers = {"Content-Type": kind}
        async with api.session.post(path, data=b"{", headers=headers) as response:
            assert (response.status, (await response.json())["code"]) == (400, code)


async def test_unknown_keys_are_noted(api: Api) -> None:
    """A misspelt key is let through, as on the real service, and can be looked up."""
    await api.post("general", {"content": "x", "componets": []})
    assert "create_message: .componets" in api.standin.service.unknown_keys


async def test_uploads_and_kept_files(standin: Standin, api: Api) -> None:
    """A gallery finds new files, and on an edit the kept ones as well."""
    channel = standin.channel("general").id
    gallery = [{"type": 12, "items": [{"media": {"url": "attachment://map.png"}}]}]
    body = {"components": gallery, "flags": V2, "attachments": [{"id": "0", "filename": "map.png"}]}
    path = f"/channels/{channel}/messages"
    sent = await api.upload(path, body, f0=("other.png", png(30, 20)))
    media = sent.body["components"][0]["items"][0]["media"]
    assert (media["width"], media["height"], media["content_type"]) == (30, 20, "image/png")
    edit = await api("PATCH", f"{path}/{sent.body['id']}", {"components": gallery})
    assert edit.status == 200
    bare = await api(
        "PATCH", f"{path}/{sent.body['id']}", {"components": gallery, "attachments": []}
    )
    assert bare.codes() == {"UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"}
    async with api.session.get(media["url"]) as response:
        assert await response.read() == png(30, 20)
    still = await api("GET", f"{path}/{sent.body['id']}")
    assert len(still.body["attachments"]) == 1


async def test_too_large_and_too_many_files(standin: Standin, api: Api) -> None:
    """More than 10 MiB in one file is 40005; an eleventh file 30015."""
    path = f"/channels/{standin.channel('general').id}/messages"
    large = await api.upload(path, {"content": "x"}, f0=("a.bin", bytes(10 * 1024 * 1024 + 1)))
    assert (large.status, large.code) == (413, 40005)
    many = {f"f{n}": ("a.bin", b"x") for n in range(11)}
    assert (await api.upload(path, {"content": "x"}, **many)).code == 30015


async def test_edit_keeps_what_it_leaves_out(standin: Standin, api: Api) -> None:
    """Fields that an edit does not name stay, and a refused edit changes nothing."""
    sent = await api.post("general", {"content": "a", "components": [row(button())]})
    path = f"/channels/{standin.channel('general').id}/messages/{sent.body['id']}"
    edited = await api("PATCH", path, {"content": "b"})
    assert edited.body["edited_timestamp"] is not None
    assert len(edited.body["components"]) == 1
    assert (await api("PATCH", path, {"content": "c" * 2001})).code == 50035
    assert (await api("PATCH", path, {"components": [text("x")], "flags": V2})).code == 50035
    assert (await api("GET", path)).body["content"] == "b"
    swapped = {"content": None, "embeds": [], "components": [text("x")], "flags": V2}
    assert (await api("PATCH", path, swapped)).body["flags"] & V2


async def test_old_messages_are_edited_slowly(standin: Standin, api: Api) -> None:
    """Older than an hour: a fourth edit within six seconds is 429 with 30046."""
    sent = await api.post("general", {"content": "a"})
    path = f"/channels/{standin.channel('general').id}/messages/{sent.body['id']}"
    standin.service.clock.advance(3601)
    for _ in range(3):
        assert (await api("PATCH", path, {"content": "b"})).status == 200
    refused = await api("PATCH", path, {"content": "b"})
    assert (refused.status, refused.code) == (429, 30046)
    standin.service.clock.advance(6.1)
    assert (await api("PATCH", path, {"content": "b"})).status == 200


async def test_foreign_messages(standin: Standin, api: Api) -> None:
    """Nobody edits what somebody else wrote, nor deletes it without the permission."""
    said = await standin.user("Ada").say("mine")
    path = f"/channels/{standin.channel('general').id}/messages/{said}"
    assert (await api("PATCH", path, {"content": "x"})).code == 50005
    assert (await api("DELETE", path)).code == 50013


async def test_permissions(standin: Standin, api: Api) -> None:
    """Without the right to send 50013, without sight 50001, unknown channels 10003."""
    service = standin.service
    server_changes.set_bot_permissions(service, 0)
    everyone = service.world.guild.roles[service.world.guild.id]
    everyone.permissions &= ~Permission.SEND_MESSAGES
    assert (await api.post("general", {"content": "x"})).code == 50013
    everyone.permissions = 0
    assert (await api.post("general", {"content": "x"})).code == 50001
    assert (await api("GET", "/channels/123")).code == 10003
    server_changes.set_bot_permissions(service, int(BOT_INVITE) & ~Permission.PIN_MESSAGES)
    sent = await api.post("general", {"content": "x"})
    pin = f"/channels/{standin.channel('general').id}/messages/pins/{sent.body['id']}"
    assert (await api("PUT", pin)).code == 50013


async def test_people_who_left(standin: Standin, api: Api) -> None:
    """Someone who left is 10007 as a member and 50278 in a DM."""
    ada = standin.user("Ada")
    dm = await api("POST", "/users/@me/channels", {"recipient_id": ada.id})
    server_changes.leave_guild(standin.service, ada.id)
    guild = standin.service.world.guild.id
    assert (await api("GET", f"/guilds/{guild}/members/{ada.id}")).code == 10007
    assert (await api("GET", f"/guilds/{guild}/members/5")).code == 10013
    refused = await api("POST", f"/channels/{dm.body['id']}/messages", {"content": "x"})
    assert (refused.status, refused.code) == (403, 50278)


async def test_rate_limits(api: Api) -> None:
    """The headers count down, and one call too many is 429 with ``Via``."""
    limit = RateLimit("POST", r"/channels/\d+/messages", 2, 5)
    async with Standin(Settings(rate_limits=(limit,))) as strict:
        own = Api(strict, api.session)
        left = [(await own.post("general", {"content": "x"})).headers for _ in range(2)]
        assert [headers["X-RateLimit-Remaining"] for headers in left] == ["1", "0"]
        refused = await own.post("general", {"content": "x"})
        assert refused.status == 429
        assert refused.headers["Via"]
        assert 4 < refused.body["retry_after"] <= 5
        assert (await own.post("off-topic", {"content": "x"})).status == 200
        strict.service.clock.advance(5)
        assert (await own.post("general", {"content": "x"})).status == 200


async def test_interactions_have_limits_of_their_own() -> None:
    """Replies to an interaction count against its own token, not against the bot's limits."""
    limit = RateLimit("POST", r"/webhooks/\d+/[^/]+", 1, 5)
    limits = RateLimits(StandinClock(), (limit,), 50)
    assert limits.count("POST", "/webhooks/1/one")["X-RateLimit-Remaining"] == "0"
    assert limits.count("POST", "/webhooks/1/two")["X-RateLimit-Remaining"] == "0"
    with pytest.raises(RateLimited):
        limits.count("POST", "/webhooks/1/one")


async def test_faults(standin: Standin, api: Api) -> None:
    """5xx and cut connections do nothing; a lost answer leaves the message behind."""
    posts = r"/channels/\d+/messages"
    messages = standin.channel("general").messages
    standin.service.faults.next("status", path=posts, status=503)
    assert (await api.post("general", {"content": "a"})).status == 503
    standin.service.faults.next("cut", path=posts)
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await api.post("general", {"content": "b"})
    assert messages == {}
    standin.service.faults.next("lost", path=posts)
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await api.post("general", {"content": "c"})
    standin.service.faults.next("lost_status", path=posts)
    assert (await api.post("general", {"content": "d"})).status == 502
    assert [message.content for message in messages.values()] == ["c", "d"]
    standin.service.faults.next("ban", path=posts)
    banned = await api.post("general", {"content": "e"})
    assert banned.status == 429
    assert "Via" not in banned.headers


async def test_unknown_routes_are_loud(standin: Standin, api: Api) -> None:
    """A call that the stand-in does not have is a violation, not a silent success."""
    assert (await api("GET", "/channels/1/webhooks")).status == 404
    assert len(standin.violations) == 1
    standin.violations.clear()


async def test_transcript(standin: Standin, api: Api) -> None:
    """Calls are written down in order with their bodies, and without secrets."""
    await api.sync(PLAY)
    interaction, deed = await begin(standin, standin.user("Ada"))
    await callback(api, interaction, {"type": 4, "data": {"content": "hi"}})
    await deed
    written = str(standin.service.transcript)
    assert '"content": "hi"' in written
    calls = [entry.what for entry in standin.service.transcript.calls("POST /interactions")]
    assert calls == [f"POST /interactions/{interaction.id}/(token)/callback"]
    assert standin.token not in written


async def test_answers_fit_the_description(standin: Standin, api: Api) -> None:
    """Ids are strings everywhere in what the server says."""
    sent = (await api.post("general", {"content": "x", "components": [row(button())]})).body
    guild = (await api("GET", f"/guilds/{standin.service.world.guild.id}")).body

    def ids(node: Any) -> list[Any]:
        if isinstance(node, dict):
            own = [v for k, v in node.items() if k.endswith("_id") and k != "custom_id"]
            return own + [one for child in node.values() for one in ids(child)]
        return [one for child in node for one in ids(child)] if isinstance(node, list) else []

    assert {type(one) for one in ids(sent) + ids(guild)} <= {str, type(None)}
    assert json.dumps(sent)
