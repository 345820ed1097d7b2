"""What Discord refuses, the stand-in refuses too."""

from __future__ import annotations

import asyncio
import base64
from typing import Any

import pytest

from bot.local import Standin
from bot.local.interactions import commands, components
from bot.local.rest.errors import FormErrors
from bot.local.world import server_changes
from bot.local.world.model import ChannelType, Emoji
from bot.local.world.permissions import BOT_INVITE, Permission
from tests.local.api import Answer, Api, callback
from tests.local.refusals import REFUSED, Refused
from tests.local.test_events import HOUR, at, dinner


def command(**option: Any) -> list[dict[str, Any]]:
    """Return a command with one option."""
    text = {"name": "what", "description": "What", "type": 3, **option}
    return [{"name": "do", "description": "Do", "options": [text]}]


@pytest.mark.parametrize(
    ("choices", "bad"),
    [
        ([{"name": "A", "value": "a"}, {"name": "B", "value": "b"}], False),
        ([{"name": "A", "value": "a"}, {"name": "A", "value": "b"}], True),
        ([{"name": f"{n}", "value": "v" * 99, "name_localizations": {}} for n in range(25)], False),
    ],
)
def test_choices_of_an_option(choices: list[dict[str, Any]], bad: bool) -> None:
    """Their names are unique."""
    errors = FormErrors()
    commands.check(command(choices=choices), errors)
    assert bool(errors) is bad


def test_the_longest_name_of_a_choice_counts() -> None:
    """Of all languages, toward what a command may hold."""
    short = {"name": "A", "value": "a", "name_localizations": {"hu": "x" * 100}}
    assert commands._characters({"name": "do", "choices": [short]}) == 2 + 100 + 1


@pytest.mark.parametrize(
    ("button", "bad"),
    [
        ({"style": 5, "url": "https://example.org", "label": "Go"}, False),
        ({"style": 5, "url": "ftp://example.org", "label": "Go"}, True),
        ({"style": 1, "custom_id": "a", "emoji": {"name": "🐺"}}, False),
        ({"style": 1, "custom_id": "a", "emoji": {"name": "1️⃣"}}, False),
        ({"style": 1, "custom_id": "a", "emoji": {"name": "é"}}, True),
    ],
)
def test_buttons(button: dict[str, Any], bad: bool) -> None:
    """Links lead to pages, and an emoji is one."""
    errors = FormErrors()
    components._check_button(button, (), errors, ())
    assert bool(errors) is bad


@pytest.mark.parametrize("row", REFUSED, ids=lambda row: row.what)
async def test_what_discord_refuses_is_refused(standin: Standin, api: Api, row: Refused) -> None:
    """With its code; nothing is left of it."""
    standin.service.settings.blocked_words = ("badword",)
    answer = await Refusing(standin, api).call(row.how, row.body)
    assert answer.status >= 400, row
    assert answer.code == row.code, answer.body
    if row.form:
        assert row.form in answer.codes(), answer.body


class Refusing:
    """Makes the calls of the table."""

    def __init__(self, standin: Standin, api: Api) -> None:
        self._standin = standin
        self._api = api
        world = standin.service.world
        self._application = f"/applications/{world.application_id}"
        self._guild = f"/guilds/{world.guild.id}"
        self._channel = f"/channels/{standin.channel('general').id}"

    async def call(self, how: str, body: Any) -> Answer:
        """Make one call, with what has to be there before it."""
        api, channel = self._api, self._channel
        match how:
            case "commands":
                return await api("PUT", f"{self._application}/commands", body)
            case "message":
                return await api.post("general", body)
            case "reply to system":
                known = {"message_reference": {"message_id": await self._system_message()}}
                return await api.post("general", {**body, **known})
            case "pin of system":
                number = await self._system_message()
                return await api("PUT", f"{channel}/messages/pins/{number}")
            case "modal" | "choices":
                return await self._callback(how, body)
            case "thread":
                return await api("POST", f"{channel}/threads", body)
            case "thread of system":
                number = await self._system_message()
                return await api("POST", f"{channel}/messages/{number}/threads", body)
            case "renamed thread":
                made = await api("POST", f"{channel}/threads", {"name": "T", "type": 11})
                return await api("PATCH", f"/channels/{made.body['id']}", body)
            case "post":
                forum = server_changes.make_channel(
                    self._standin.service, "forum", ChannelType.FORUM
                )
                return await api("POST", f"/channels/{forum.id}/threads", body)
            case "overwrite":
                user = self._standin.user("Ada").id
                set_permissions(self._standin, Permission.MANAGE_ROLES)
                return await api("PUT", f"{channel}/permissions/{user}", body)
            case "event" | "begun event":
                return await self._event(how, body)
            case _:
                return await self._emoji(body)

    async def _system_message(self) -> str:
        """Return a message that the system writes: of a thread that is made."""
        made = await self._api("POST", f"{self._channel}/threads", {"name": "T", "type": 11})
        assert made.status == 201
        latest = await self._api("GET", f"{self._channel}/messages?limit=1")
        return str(latest.body[0]["id"])

    async def _callback(self, how: str, data: Any) -> Answer:
        typed = {"name": "t", "description": "T", "type": 3, "autocomplete": True}
        await self._api.sync({"name": "play", "description": "Play", "options": [typed]})
        ada, known = self._standin.user("Ada"), set(self._standin.service.interactions.open())
        deed = asyncio.ensure_future(
            ada.slash("play") if how == "modal" else ada.autocomplete("play", "t", "x")
        )
        opened = self._standin.service.interactions.open
        await self._standin.until(lambda: bool(set(opened()) - known))
        (number,) = set(opened()) - known
        interaction = self._standin.service.interactions.find(number)
        kind = 9 if how == "modal" else 8
        answer = await callback(self._api, interaction, {"type": kind, "data": data})
        deed.cancel()
        return answer

    async def _event(self, how: str, changed: Any) -> Answer:
        standin, day = self._standin, 86400.0
        path, ahead = f"{self._guild}/scheduled-events", changed.get("years", 0) * 366 * day
        body = dinner(
            standin,
            scheduled_start_time=at(standin, ahead + HOUR),
            scheduled_end_time=at(standin, ahead + 2 * HOUR),
            **{key: value for key, value in changed.items() if key != "years"},
        )
        if how == "event":
            return await self._api("POST", path, body)
        standin.service.clock.freeze()
        made = await self._api("POST", path, dinner(standin))
        standin.service.clock.advance(1.5 * HOUR)
        later = {"scheduled_start_time": at(standin, 0.25 * HOUR)}
        return await self._api("PATCH", f"{path}/{made.body['id']}", later)

    async def _emoji(self, body: Any) -> Answer:
        world = self._standin.service.world
        for number in range(body.get("known", 0)):
            world.emojis[number] = Emoji(number, f"known{number}", b"", animated=False)
        data = base64.b64encode(bytes(body["bytes"])).decode()
        image = {"name": body["name"], "image": f"data:image/png;base64,{data}"}
        return await self._api("POST", f"{self._application}/emojis", image)


def set_permissions(standin: Standin, more: Permission) -> None:
    """Give the bot a permission more than an invitation does."""
    server_changes.set_bot_permissions(standin.service, int(BOT_INVITE | more))
