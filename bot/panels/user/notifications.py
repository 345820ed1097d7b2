"""How users want to be notified: the bot asks when they join a game, and tries it immediately."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Literal

import discord

from bot.contact.dm_channels import CLOSED, LIMITED, DirectChannels, NotOpened
from bot.panels.spoken import language_buttons
from bot.play import GameInfo, Play
from bot.store import Store
from bot.store.keeping import facts
from bot.store.keeping.facts import REACH
from bot.store.people.users import REACHES, Reach
from bot.text import Localizer
from bot.ui.custom_id import CustomId, Unreadable
from bot.ui.layout import CALLING, Button, Layout, Style
from bot.ui.plain_message import PlainMessage
from bot.ui.reply import Failure, Reply
from bot.ui.router import Press, answering

Trial = Literal["reached", "closed", "limited", "failed"]
"""The result of a direct message: it arrived, the user takes none, the bot may open no more for
now, or Discord was in trouble."""

log = logging.getLogger(__name__)


class NotificationsPanel:
    """The panel that asks users how to reach them, and tries it."""

    def __init__(self, play: Play, store: Store, direct: DirectChannels) -> None:
        self._play = play
        self._store = store
        self._direct = direct

    async def welcome(
        self, layout: Layout, info: GameInfo, user: int, say: Localizer, above: Layout | None = None
    ) -> Layout:
        """Add an introduction, and the question, to the message for a user who has joined.

        Users who have answered the question are not asked again. No language is offered that the
        message offers already, or the panel ``above`` it.
        """
        async with self._store.reading() as session:
            if await facts.find(session, REACH.key(user)) is not None:
                return layout
        layout.text(f"{say('welcome', game=str(info.id))}\n{say('help-how')}")
        layout.buttons(*self.doors(info.id, say))
        if (await self._play.users.settings(user)).language is None:
            there = {b.press for one in (layout, above or Layout()) for b in one.pressable}
            offered = language_buttons(info.id, say, info.language)
            layout.buttons(*(button for button in offered if button.press not in there))
        layout.rule().text(say("reach-question"))
        return layout.buttons(*self._ways(info.id, None, say))

    @staticmethod
    def doors(game: int, say: Localizer) -> tuple[Button, ...]:
        """Make the buttons with which a newcomer can look around."""
        return (
            Button(say("card-panel"), CustomId(game, "panel", arg="welcome")),
            Button(say("card-map"), CustomId(game, "map", arg="welcome")),
            Button(say("card-help"), CustomId(game, "help")),
        )

    @answering("reach")
    async def press(self, press: Press) -> None:
        """Save how a user wants to be reached, and try it."""
        reach = REACHES.get(press.arg)
        if reach is None:
            raise Unreadable(f"no such way to reach somebody: {press.arg}")
        reply = Reply(press.interaction)
        said = await reply.during(
            self.choose(press.interaction.client, press.user, reach, press.say)
        )
        layout = Layout(CALLING).text(said)
        layout.buttons(*self._ways(press.game, reach, press.say))
        if press.game:
            layout.rule().text(press.say("reach-next")).buttons(*self.doors(press.game, press.say))
        await reply.show(layout)

    async def choose(self, client: discord.Client, user: int, reach: Reach, say: Localizer) -> str:
        """Save how a user wants to be reached, and try it; return what to tell them."""
        settings = await self._play.users.settings(user)
        trial = await self.test(client, user, say) if reach in ("dm", "both") else None
        dm = settings.dm if trial is None else trial != "closed"
        await self._play.users.set_settings(user, replace(settings, reach=reach, dm=dm))
        async with self._store.writing() as session:
            await facts.put(session, REACH.key(user), reach)
        if trial == "limited":
            return say("reach-limited")
        if trial in ("closed", "failed"):
            return f"{say(f'reach-{trial}')}\n{say('reach-closed-help')}"
        return say(f"reach-kept-{reach}")

    async def test(self, client: discord.Client, user: int, say: Localizer) -> Trial:
        """Send a direct message that only says that it works."""
        try:
            place = await self._direct.to(client, user)
            await place.send(**PlainMessage(say("reach-test")).fields())
        except NotOpened:
            return "limited"
        except Failure as error:
            log.warning("user %d could not be written to: %r", user, error)
            if not isinstance(error, discord.HTTPException):
                return "failed"
            await self._direct.heed(user, error)
            if error.code in LIMITED:
                return "limited"
            return "closed" if error.code in CLOSED else "failed"
        return "reached"

    def _ways(self, game: int, chosen: str | None, say: Localizer) -> tuple[Button, ...]:
        return tuple(
            Button(
                say(f"reach-{way}"),
                CustomId(game, "reach", arg=way),
                Style.primary if way == chosen else Style.secondary,
            )
            for way in REACHES
        )
