"""``/help``: how to play with this bot."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.panels.desk import Desk
from bot.panels.layout import Layout
from bot.panels.reply import Reply


class HelpCog(commands.Cog):
    """The command."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @app_commands.command(description="How to play with this bot")
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """Explain, in a dozen lines, for whoever asks."""
        say = await self.desk.voice_of(interaction)
        layout = Layout().text(say("help-title")).text(say("help-text")).text(say("help-privacy"))
        await Reply(interaction).show(layout)
