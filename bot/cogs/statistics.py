"""``/statistics`` and ``/profile``: figures of the finished games of a server."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.connection.command_sync import slash
from bot.ui.items import Interaction
from bot.ui.names import called

from .availability import servers_only
from .context import Choices, PanelCog, offered


class StatisticsCog(PanelCog):
    """The commands."""

    @servers_only
    @slash("statistics")
    async def statistics(
        self,
        interaction: Interaction,
        ruleset: str | None = None,
        players: app_commands.Range[int, 2, 10] | None = None,
    ) -> None:
        """Draw the results of the seats of a game, with more to choose."""
        say = await self.services.localizer_of(interaction)
        await self.panels.statistics.open(interaction, say, ruleset, players)

    @servers_only
    @slash("profile")
    async def profile(self, interaction: Interaction, player: discord.User | None = None) -> None:
        """Show a profile; users can change the settings in their own."""
        say = await self.services.localizer_of(interaction)
        user = None if player is None else player.id
        await self.panels.profile.open(interaction, say, user)

    @statistics.autocomplete("ruleset")
    async def rulesets(self, interaction: Interaction, current: str) -> Choices:
        """Suggest a game."""
        say = await self.services.localizer_of(interaction)
        known = self.services.play.rulesets
        return offered(called(known, lambda id, one: one.name(f"ruleset:{id}"), say), current)
