"""The server's answers, checked against the response schemas of Discord's description."""

import json
from importlib import resources
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from bot.local import Standin
from tests.local.api import Api, begin, callback
from tests.local.bot import png
from tests.local.shapes import PLAY, V2, button, option, row, select, text


class Responses:
    """Validators for what Discord answers."""

    def __init__(self) -> None:
        source = resources.files("bot.local").joinpath("data/openapi.json").read_text("utf-8")
        self._document = json.loads(source)
        self._registry: Registry[Any] = Registry().with_resource(
            "urn:answers", DRAFT202012.create_resource(self._document)
        )

    def check(self, method: str, path: str, status: int, body: Any) -> None:
        """Fail with the first places where an answer does not fit."""
        documented = self._document["paths"][path][method.lower()]["responses"]
        assert str(status) in documented, f"{method} {path} never answers {status}"
        escaped = path.replace("/", "~1").replace("{", "%7B").replace("}", "%7D")
        pointer = f"/paths/{escaped}/{method.lower()}/responses/{status}/content"
        reference = f"urn:answers#{pointer}/application~1json/schema"
        validator = Draft202012Validator({"$ref": reference}, registry=self._registry)
        wrong = [f"{e.json_path}: {e.message[:200]}" for e in validator.iter_errors(body)]
        assert not wrong, f"{method} {path}: " + "; ".join(wrong)


@pytest.fixture(scope="module")
def responses() -> Responses:
    return Responses()


async def test_answers_have_every_documented_field(
    standin: Standin, api: Api, responses: Responses
) -> None:
    """Each call that a bot makes is answered in the shape that Discord documents."""
    world = standin.service.world
    app, guild, channel = world.application_id, world.guild.id, standin.channel("general").id
    ada = standin.user("Ada")
    menu = {**PLAY, "options": [option("area", autocomplete=True)]}
    commands = f"/applications/{app}/commands"
    put = await api("PUT", commands, [menu])
    responses.check("PUT", "/applications/{application_id}/commands", put.status, put.body)

    messages = f"/channels/{channel}/messages"
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}
    section = {"type": 9, "components": [text("x")], "accessory": button("in")}
    box = {"type": 17, "accent_color": 5, "components": [section, gallery, {"type": 14}]}
    body = {"components": [box, row(select(3))], "flags": V2}
    posted = await api.upload(messages, body, f0=("a.png", png()))
    responses.check("POST", "/channels/{channel_id}/messages", posted.status, posted.body)
    message = posted.body["id"]
    await api("PUT", f"{messages}/pins/{message}")
    thread = await api("POST", f"{messages}/{message}/threads", {"name": "talk"})
    responses.check(
        "POST",
        "/channels/{channel_id}/messages/{message_id}/threads",
        thread.status,
        thread.body,
    )
    dm = await api("POST", "/users/@me/channels", {"recipient_id": str(ada.id)})
    responses.check("POST", "/users/@me/channels", dm.status, dm.body)

    member = "/guilds/{guild_id}/members/{user_id}"
    calls = {
        "/users/@me": "/users/@me",
        "/oauth2/applications/@me": "/oauth2/applications/@me",
        "/gateway": "/gateway",
        "/gateway/bot": "/gateway/bot",
        commands: "/applications/{application_id}/commands",
        f"/applications/{app}/emojis": "/applications/{application_id}/emojis",
        f"/users/{ada.id}": "/users/{user_id}",
        f"/guilds/{guild}": "/guilds/{guild_id}",
        f"/guilds/{guild}/members/{ada.id}": member,
        f"/channels/{channel}": "/channels/{channel_id}",
        f"/channels/{thread.body['id']}": "/channels/{channel_id}",
        messages: "/channels/{channel_id}/messages",
        f"{messages}/{message}": "/channels/{channel_id}/messages/{message_id}",
        f"{messages}/pins": "/channels/{channel_id}/messages/pins",
    }
    for url, path in calls.items():
        answer = await api("GET", url)
        responses.check("GET", path, answer.status, answer.body)

    interaction, deed = await begin(standin, ada)
    reply = {"type": 4, "data": {"content": "hi", "flags": 64}}
    answered = await callback(api, interaction, reply, "?with_response=true")
    await deed
    responses.check(
        "POST",
        "/interactions/{interaction_id}/{interaction_token}/callback",
        answered.status,
        answered.body,
    )
    hook = f"/webhooks/{app}/{interaction.token}"
    followed = await api("POST", f"{hook}?wait=1", {"content": "more"})
    responses.check(
        "POST", "/webhooks/{webhook_id}/{webhook_token}", followed.status, followed.body
    )
