"""Opening a table in a channel, for others to join or for one person to learn by playing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.games.registry import plugin_of
from bot.panels.learning.further import HARDER, SEEK
from bot.panels.permission_report import channel_refusal, channel_warning
from bot.panels.turn.turns import Turns
from bot.play import GameInfo, TableSettings, UserError
from bot.play.errors import user_error
from bot.play.lobby.options import chosen
from bot.play.settings import Preset
from bot.posts.messages import recruiting_card
from bot.services import Services
from bot.store.messages.posts import Post
from bot.store.table.seats import LEVELS
from bot.text import Localizer, language_of, localizer_for
from bot.ui.items import Interaction
from bot.ui.layout import Layout
from bot.ui.reply import Reply, apology, whisper
from bot.ui.router import Press, answering

from .choices import read
from .lobby import LobbyPanel

SOUGHT = 3
"""How many people are sought, when it is done by one press."""


class NewGamePanel:
    """The panel that opens tables, and begins first games."""

    def __init__(self, services: Services, lobby: LobbyPanel, turns: Turns) -> None:
        self._services = services
        self._lobby = lobby
        self._turns = turns

    async def open(
        self,
        interaction: Interaction,
        ruleset: str,
        options: Mapping[str, Any],
        rulings: Mapping[str, str],
        *,
        time: Preset = "unhurried",
        language: str | None = None,
        sought: int | None = None,
    ) -> GameInfo | None:
        """Open a game and post its message, or say why that is not possible.

        Typed options are read as the ruleset writes them.
        """
        services, user = self._services, interaction.user
        say = await services.localizer_of(interaction)
        if (refusal := channel_refusal(interaction, say)) is not None:
            await Reply(interaction, fresh=True).show(Layout().text(refusal))
            return None
        # The post is not refreshed until its message is known.
        async with services.posts.posting(interaction.channel_id or 0):
            try:
                rules = services.play.ruleset(ruleset or next(iter(services.play.rulesets)))
                say = say.of(rules.id)
                chosen = {
                    n: read(rules, n, given, say) if isinstance(given, str) else given
                    for n, given in options.items()
                }
                language = language or language_of(interaction.guild_locale)
                info = await services.play.new_game(
                    host=user.id,
                    host_name=user.display_name,
                    guild=interaction.guild_id or 0,
                    channel=interaction.channel_id or 0,
                    ruleset=rules.id,
                    options=chosen,
                    rulings=rulings,
                    terms=TableSettings(language=language).paced(time),
                    sought=sought,
                    press=interaction.id,
                )
            except UserError as user_error:
                await Reply(interaction, fresh=True).show(apology(user_error, say))
                return None
            repute = await services.play.users.repute(info.guild, [user.id])
            card = recruiting_card(info, rules, localizer_for(info.language), repute)
            message = await Reply(interaction, public=True, fresh=True).show(card)
            if message is not None:
                await services.posts.put(Post(info.id, "card", info.channel, message))
        return info

    async def greet(self, interaction: Interaction, info: GameInfo, notice: str = "") -> None:
        """Tell the user who has opened a game what its channel lacks, and how they are notified."""
        say = await self._services.localizer_of(interaction)
        parts = [notice, channel_warning(interaction, say) or ""]
        warning = "\n".join(part for part in parts if part)
        await self._lobby.greet(interaction, info, say, warning)

    # -- learning by playing --------------------------------------------------------------------

    @answering("learn")
    async def press(self, press: Press) -> None:
        """Begin a first game at a table that waits for players, or at one of its own."""
        if not press.game:
            await self.learn(press.interaction, press.arg, press.say)
            return
        reply = Reply(press.interaction, fresh=True)
        await reply.give(self._begun(press.game, press.user, press.say), press.say)

    async def learn(self, interaction: Interaction, ruleset: str, say: Localizer) -> None:
        """Open a table for one person, begin the game, and show them their panel."""
        if interaction.guild_id is None:
            await Reply(interaction, fresh=True).show(Layout().text(say("learn-where")))
            return
        info = await self.open(interaction, ruleset, {}, {})
        if info is None:
            return
        try:
            layout = await self._begun(info.id, interaction.user.id, say)
        except UserError as user_error:
            layout = apology(user_error, say)
        await whisper(interaction, layout)

    async def _begun(self, game: int, user: int, say: Localizer) -> Layout:
        play = self._services.play
        plugin = plugin_of((await play.info(game)).ruleset)
        course = plugin.course
        beginning = None if course is None else course.beginning
        await play.learn(game, user, seat=plugin.demo_seat, beginning=beginning)
        # The player's own question is shown first, not that others are being asked.
        await play.quiet(game)
        notice = say("learn-begun") if course is None else ""
        return await self._turns.panel(game, user, say, notice)

    # -- after a game of one person -------------------------------------------------------------

    @answering("next")
    async def press_next(self, press: Press) -> None:
        """Open the table that follows a game: against stronger stewards, or for others to join."""
        play, user = self._services.play, press.interaction.user
        if press.interaction.guild_id is None:
            await Reply(press.interaction, fresh=True).show(Layout().text(press.say("learn-where")))
            return
        try:
            former = await play.info(press.game)
            if former.phase != "over":
                raise user_error("not-over")
            if former.player_of(user.id) is None:
                raise user_error("not-playing")
        except UserError as refusal:
            await Reply(press.interaction, fresh=True).show(apology(refusal, press.say))
            return
        options = chosen(play.ruleset(former.ruleset), former.options)
        sought = min(SOUGHT, former.size) if press.arg == SEEK else None
        time: Preset = "unhurried" if press.arg == HARDER else "usual"
        info = await self.open(
            press.interaction, former.ruleset, options, former.rulings, time=time, sought=sought
        )
        if info is None:
            return
        if press.arg == HARDER:
            try:
                layout = await self._harder(former, info, user.id, user.display_name, press.say)
            except UserError as refusal:
                layout = apology(refusal, press.say)
            await whisper(press.interaction, layout)
        elif press.arg == SEEK:
            asked = await play.seek(info.id)
            await self.greet(press.interaction, info, press.say("seek-asked", number=asked))
        else:
            await self.greet(press.interaction, info, press.say("next-invited"))

    async def _harder(
        self, former: GameInfo, info: GameInfo, user: int, name: str, say: Localizer
    ) -> Layout:
        """Begin a game in the same seat, with hints, against stewards of the next level."""
        play, levels = self._services.play, list(LEVELS.values())
        before = [levels.index(p.level) for p in former.players if p.level is not None]
        level = levels[min(max(before, default=0) + 1, len(levels) - 1)]
        own = former.player_of(user)
        if own is not None and own.seat in info.seats:
            await play.join(info.id, user, name, own.seat)
        await play.set_terms(info.id, user, {**info.terms, "hints": True})
        await play.add_stewards(info.id, user, level=level)
        await play.start(info.id, user)
        await play.quiet(info.id)
        notice = say("next-begun", level=f"level:{level}")
        return await self._turns.panel(info.id, user, say, notice)
