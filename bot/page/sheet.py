"""The panel as a sheet beside the board: what it shows, as plain data, and how it is pressed."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any, cast

import discord

from bot.play import GameInfo, Proposal
from bot.play.table.votes import voters
from bot.posts.messages import put_to_vote
from bot.services import Services
from bot.store.people.pages import Visit
from bot.text import Localizer
from bot.ui.custom_id import CustomId, Unreadable, Verb
from bot.ui.items import Interaction
from bot.ui.limits import OPTIONS, TEXT
from bot.ui.modals import sent
from bot.ui.reply import SPOKEN
from bot.ui.router import POSTED, Press

from .guard import BadRequest

PRESSED = frozenset[Verb](
    {
        *("panel", "log", "rule", "receipt", "run", "aye", "nay", "deal", "dealt"),
        *("instruct", "interject", "preset", "plan", "note", "noted", "hint", "coach"),
        *("take", "pick", "put", "go", "show", "back", "clear", "same"),
        *("lock", "change", "keep", "withdraw", "undo", "take-back"),
        *("type", "fill-in", "typed", "filled"),
    }
)
"""The verbs of presses that a page takes: what a seat does, and what it reads as words.

Everything else in a panel belongs to a channel of Discord or is a picture, and is left out.
"""

_ROW, _BUTTON, _SELECT, _FIELD, _TEXT, _RULE, _CONTAINER, _LABEL = 1, 2, 3, 4, 10, 14, 17, 18
"""The types of Discord's components."""

_MAIN = frozenset({discord.ButtonStyle.primary.value, discord.ButtonStyle.success.value})

log = logging.getLogger(__name__)


class PagePress:
    """An interaction on a page, as panels get one of Discord's; it keeps the first reply."""

    guild_id = guild = channel_id = channel = None
    message = SimpleNamespace(id=0, flags=discord.MessageFlags(ephemeral=True, components_v2=True))
    """The sheet, which only its user sees, and which a reply changes."""
    client = SimpleNamespace(is_closed=lambda: True, get_guild=lambda _: None)
    """What comes after the first reply is told by the line of the page."""

    def __init__(self, user: int, say: Localizer, now: float) -> None:
        self.id = secrets.randbits(62)
        self.user = discord.Object(user)
        self.locale = say.language
        self.created_at = datetime.fromtimestamp(now, UTC)
        self.extras = {SPOKEN: say.language}
        self.reply: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._begun = False
        self.response = self.followup = self

    def is_done(self) -> bool:
        """Return whether a reply was given or promised."""
        return self._begun

    async def defer(self, **_: object) -> None:
        """Promise a reply; the page waits."""
        self._begun = True

    async def edit_message(self, *_: object, **fields: Any) -> None:
        """Reply with a panel."""
        self._give({"sheet": list(_parts(fields["view"].to_components()))})

    send_message = send = edit_message

    async def edit_original_response(self, **fields: Any) -> discord.Object:
        """Reply with a panel after a promise."""
        await self.edit_message(**fields)
        return discord.Object(0)

    async def send_modal(self, modal: discord.ui.Modal) -> None:
        """Reply with a form."""
        self._give({"form": _form(modal.to_dict())})

    def _give(self, data: dict[str, Any]) -> None:
        self._begun = True
        if not self.reply.done():
            self.reply.set_result(data)


class Sheets:
    """The presses on sheets, which panels answer as they answer those at Discord."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._going: set[asyncio.Task[None]] = set()
        """The presses that are being answered, some until stewards are done."""

    async def press(self, visit: Visit, body: Mapping[str, Any], say: Localizer) -> dict[str, Any]:
        """Answer a press, and return the sheet or the form that it leads to.

        Raises BadRequest for what no sheet sends, and Unreadable for what no panel has shown.
        """
        custom_id, values = _read(body)
        if custom_id.verb not in PRESSED or custom_id.game != visit.game:
            raise BadRequest
        if self._services.wait_of(visit.user, deed=custom_id.verb in POSTED) > 0:
            return {"said": say("flood-wait")}
        heard = PagePress(visit.user, say, self._services.now())
        press = Press(cast("Interaction", heard), custom_id, values, say)
        task = asyncio.create_task(self._answer(press), name="press on a page")
        self._going.add(task)
        task.add_done_callback(self._over)
        either: tuple[asyncio.Future[Any], ...] = (task, heard.reply)
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        if heard.reply.done():
            return heard.reply.result()
        await task
        return {"said": say("trouble-internal")}

    async def _answer(self, press: Press) -> None:
        await self._services.press(press)

    def _over(self, task: asyncio.Task[None]) -> None:
        self._going.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Unreadable):
            log.error("a press on a page failed: %s", type(error).__name__)

    def close(self) -> None:
        """Stop answering presses."""
        for task in self._going:
            task.cancel()


def votes_data(
    info: GameInfo, user: int, proposals: Sequence[Proposal], say: Localizer
) -> dict[str, Any] | None:
    """Return the open votes as a sheet, and whether the user has still to vote.

    Return ``None`` if no vote is open.
    """
    if not proposals:
        return None
    parts: list[Any] = []
    for proposal in proposals:
        asked, votes = voters(info, proposal), proposal.votes
        post = put_to_vote(info, proposal, [u for u in asked if u not in votes], say, mark="again")
        parts += [{"text": post.text}]
        # Who has no vote, such as somebody who would be kicked, is not offered one.
        verbs = {"aye": True, "nay": False} if user in asked else {}
        for row in _parts(post.components()):
            shown = [(CustomId.decode(one["id"]).verb, one) for one in row["row"]]
            buttons = [
                {**one, "main": False, "on": votes.get(user) is verbs[verb]}
                for verb, one in shown
                if verb in verbs
            ]
            buttons += [one for verb, one in shown if verb == "run"]
            parts += [{"row": buttons}] if buttons else []
    calls = any(user in voters(info, p) and user not in p.votes for p in proposals)
    label = say("page-votes", number=len(proposals))
    return {"label": label, "calls": calls, "sheet": parts}


def _read(body: Mapping[str, Any]) -> tuple[CustomId, list[str]]:
    id, values = body.get("id"), body.get("values", [])
    if not isinstance(id, str) or not isinstance(values, list) or len(values) > OPTIONS:
        raise BadRequest
    if not all(isinstance(value, str) and len(value) <= TEXT for value in values):
        raise BadRequest
    try:
        "".join((id, *values)).encode()
        return CustomId.decode(id), values
    except ValueError:  # It is no id of the bot's, or no text.
        raise BadRequest from None


def _parts(components: list[dict[str, Any]]) -> Iterator[Any]:
    """Return the parts of a message that a page shows: texts, rows of buttons, and selects."""
    for part in components:
        match part["type"]:
            case kind if kind == _CONTAINER:
                yield from _parts(part["components"])
            case kind if kind == _TEXT:
                yield {"text": part["content"]}
            case kind if kind == _RULE:
                yield {"rule": True}
            case kind if kind == _ROW:
                shown = [one for one in part["components"] if _is_pressed(one)]
                if buttons := [_button(one) for one in shown if one["type"] == _BUTTON]:
                    yield {"row": buttons}
                yield from (_select(one) for one in shown if one["type"] == _SELECT)


def _is_pressed(part: Mapping[str, Any]) -> bool:
    try:
        return CustomId.decode(part.get("custom_id", "")).verb in PRESSED
    except ValueError:  # It leads away from Discord.
        return False


def _button(part: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "id": part["custom_id"],
        "label": part.get("label", ""),
        "main": part["style"] in _MAIN,
        "off": part.get("disabled", False),
    }


def _select(part: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "id": part["custom_id"],
        "hint": part.get("placeholder") or part.get("label", ""),
        "most": part.get("max_values", 1),
        "options": [
            {
                "value": option["value"],
                "label": option["label"],
                "note": option.get("description") or "",
                "on": option.get("default", False),
            }
            for option in part["options"]
        ],
    }


def _form(modal: Mapping[str, Any]) -> dict[str, Any]:
    """Return a form; its fields have a text, or options to choose from."""
    purpose, _ = sent({"custom_id": modal["custom_id"]})
    fields = []
    for part in modal["components"]:
        if part["type"] != _LABEL:
            fields.append({"text": part["content"]})
            continue
        inside = part["component"]
        field = {"label": part["label"], "note": part.get("description") or ""}
        if inside["type"] == _FIELD:
            field |= {
                "typed": True,
                "hint": inside.get("placeholder") or "",
                "value": inside.get("value") or "",
                "most": inside["max_length"],
            }
        else:
            field |= {"options": _select(inside)["options"]}
        fields.append(field)
    return {"id": purpose.encode(), "title": modal["title"], "fields": fields}
