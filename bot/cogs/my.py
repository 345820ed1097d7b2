"""``/my``: everything that is asked of me."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.panels.desk import Desk


class MyCog(commands.Cog):
    """The command."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @app_commands.command(description="Your private panel: what is asked of you, and your answers")
    async def my(self, interaction: discord.Interaction[Any]) -> None:
        """Show the panel of the channel's game, or a list of all games."""
        await self.desk.my_panel(interaction)
