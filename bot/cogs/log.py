"""``/log`` and ``/verify``: the log of a game, and its verification."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.cogs.reading import looked_up
from bot.connection.command_sync import slash
from bot.games.registry import plugin_of
from bot.lookup.chronicle import Filter, topics_of
from bot.panels.rights import may_be_shown
from bot.play import UserError
from bot.play.errors import user_error
from bot.text import Localizer
from bot.ui.items import Interaction
from bot.ui.layout import Layout
from bot.ui.names import Called, called, matching, seat_name
from bot.ui.reply import Reply, apology

from .context import Choices, PanelCog, game_or_excuse, here, offered, seat_choices


class LogCog(PanelCog):
    """The command."""

    @slash("log")
    async def log(
        self,
        interaction: Interaction,
        topic: str = "",
        round: app_commands.Range[int, 1, 99] | None = None,
        phase: str = "",
        seat: str = "",
        game: int | None = None,
        share: bool = False,
    ) -> None:
        """Show the log's last page."""
        info, say = await game_or_excuse(self.services, interaction, game)
        if info is None:
            return
        if share and not may_be_shown(interaction, info):
            await Reply(interaction).show(Layout().text(say("log-not-here")))
            return
        outline, own = plugin_of(info.ruleset).outline, say.of(info.ruleset)
        try:
            wanted = Filter(
                round or 0,
                _chosen(called(outline.phases, _phase_name, own), phase),
                _chosen(called(looked_up(info), seat_name, own), seat),
                _chosen(called(topics_of(outline), _topic_name, own), topic),
            )
        except UserError as error:
            await Reply(interaction).show(apology(error, say))
            return
        await self.panels.log.open(interaction, info.id, wanted, say, share=share)

    @log.autocomplete("topic")
    async def topics(self, interaction: Interaction, current: str) -> Choices:
        """Suggest the topics by which the log of the game can be filtered."""
        info, say = await here(self.services, interaction)
        topics = topics_of(plugin_of(info.ruleset).outline) if info else ()
        return offered(called(topics, _topic_name, say), current)

    @log.autocomplete("phase")
    async def phases(self, interaction: Interaction, current: str) -> Choices:
        """Suggest the parts of a round."""
        info, say = await here(self.services, interaction)
        phases = plugin_of(info.ruleset).outline.phases if info else ()
        return offered(called(phases, _phase_name, say), current)

    @log.autocomplete("seat")
    async def seats(self, interaction: Interaction, current: str) -> Choices:
        """Suggest the seats of the game."""
        return await seat_choices(self.services, interaction, current, which=looked_up)


def _topic_name(topic: str, say: Localizer) -> str:
    return say.name(f"topic:{topic}")


def _phase_name(phase: str, say: Localizer) -> str:
    return say.name(f"phase:{phase}")


def _chosen(names: Called[str], typed: str) -> str:
    """Return the chosen or typed value.

    Raises UserError if it means nothing.
    """
    if not typed:
        return ""
    value = matching(names, typed)
    if value is None:
        raise user_error("nothing-of-that-name", given=f"raw:{typed[:60]}")
    return value


class VerifyCog(PanelCog):
    """The command."""

    @slash("verify")
    async def verify(
        self,
        interaction: Interaction,
        game: int | None = None,
        record: discord.Attachment | None = None,
        seen: app_commands.Range[str, 1, 1000] = "",
    ) -> None:
        """Check a record."""
        number = None
        if record is not None:
            say = await self.services.localizer_of(interaction)
        else:
            info, say = await game_or_excuse(self.services, interaction, game)
            if info is None:
                return
            say, number = say.of(info.ruleset), info.id
        await self.panels.verify.verify(interaction, number, record, seen, say)
