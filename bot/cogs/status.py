"""``/status``: whose turn it is, since when and until when; and declared alliances."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.panels.panels import Panels

from .here import game_or_excuse

Interaction = discord.Interaction[Any]


class StatusCog(commands.Cog):
    """The command."""

    def __init__(self, panels: Panels) -> None:
        self.desk = panels.desk
        self.panels = panels

    @app_commands.command(
        description="Whose turn it is, since when and until when, for your eyes only"
    )
    async def status(self, interaction: Interaction) -> None:
        """Show the status of the game."""
        info = await game_or_excuse(self.desk, interaction)
        if info is None:
            return
        await self.panels.status.open(interaction, info.id, await self.desk.voice_of(interaction))
