"""``/help``: what a user can do here and now."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.panels.panels import Panels


class HelpCog(commands.Cog):
    """The command."""

    def __init__(self, panels: Panels) -> None:
        self.desk = panels.desk
        self.panels = panels

    @app_commands.command(description="What you can do here and now")
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """Explain in a dozen lines, for the user who asks."""
        await self.panels.help.open(interaction, await self.desk.voice_of(interaction))
