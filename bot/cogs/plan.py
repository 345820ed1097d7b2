"""``/plan``: answer ahead."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.connection.command_sync import slash
from bot.panels.router import Panels
from bot.play import UserError

from .context import game_here, game_or_excuse, offered

Interaction = discord.Interaction[Any]

LONGEST = 100
"""Characters that a suggestion may have."""


class PlanCog(commands.Cog):
    """The command."""

    def __init__(self, panels: Panels) -> None:
        self.services = panels.services
        self.panels = panels

    @slash("plan")
    async def plan(
        self, interaction: Interaction, text: str | None = None, game: int | None = None
    ) -> None:
        """Plan what is typed, or show what can be planned."""
        info = await game_or_excuse(self.services, interaction, game)
        if info is None:
            return
        say = await self.services.localizer_of(interaction)
        if text is None:
            await self.panels.plan.open(interaction, info.id, say)
        else:
            await self.panels.plan.typed(interaction, info.id, text, say)

    @plan.autocomplete("text")
    async def texts(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest how the text may go on."""
        info = await game_here(self.services, interaction)
        if info is None:
            return []
        say = await self.services.localizer_of(interaction)
        try:
            found = await self.panels.plan.suggested(info.id, interaction.user.id, current, say)
        except UserError:
            return []
        return offered({text: [text] for text in found if len(text) <= LONGEST}, "")
