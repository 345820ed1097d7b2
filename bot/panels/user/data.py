"""``/my data``: the stored data of a user as a file, and its deletion."""

from __future__ import annotations

import io
import json

import discord

from bot.play import Play
from bot.practice.service import PracticeStore
from bot.text import Localizer
from bot.ui.custom_id import CustomId
from bot.ui.items import Interaction
from bot.ui.layout import Button, Layout, Style
from bot.ui.reply import Reply
from bot.ui.router import Press, answering

FILE = "ravenry-my-data.json"


class DataPanel:
    """The panel that sends a user's data, and deletes it when they confirm."""

    def __init__(self, play: Play, practice: PracticeStore) -> None:
        self._play = play
        self._practice = practice

    async def open(self, interaction: Interaction, say: Localizer) -> None:
        """Show which data can be sent and deleted."""
        layout = Layout().text(say("data-title"))
        layout.buttons(
            Button(say("data-export"), CustomId(0, "data", arg="export"), Style.primary),
            Button(say("data-delete"), CustomId(0, "data", arg="ask"), Style.danger),
        )
        await Reply(interaction).show(layout)

    @answering("data")
    async def press(self, press: Press) -> None:
        """Send the file, ask whether to delete, or delete."""
        user, reply = press.user, Reply(press.interaction)
        match press.arg:
            case "export":
                await reply.promise()
                data = await self._play.users.data(user)
                if self._practice.is_there:
                    _, practice = await self._practice.opened()
                    data["practice"] = await practice.users.data(user)
                text = json.dumps(data, indent=1, ensure_ascii=False).encode()
                layout = Layout().text(press.say("data-here")).file(FILE)
                await reply.show(layout, discord.File(io.BytesIO(text), FILE))
            case "delete":
                deleted = await reply.during(self._play.users.delete_data(user))
                if self._practice.is_there:
                    _, practice = await self._practice.opened()
                    await practice.drop(user)
                layout = Layout().text(press.say("data-deleted", games=len(deleted.ended)))
                if deleted.open:
                    games = [press.say("data-game", game=str(game)) for game in deleted.open]
                    layout.text(press.say("data-kept", games=press.say.join(games)))
                await reply.show(layout)
            case "ask":
                layout = Layout().text(press.say("data-sure"))
                layout.buttons(
                    Button(press.say("data-yes"), CustomId(0, "data", arg="delete"), Style.danger),
                    Button(press.say("data-no"), CustomId(0, "data", arg="no")),
                )
                await reply.show(layout)
            case _:
                await self.open(press.interaction, press.say)
