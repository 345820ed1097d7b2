"""``/status``: who is awaited, since when, until when; and who says to be allied."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.panels.desk import Desk
from bot.play import Trouble
from bot.ui.apology import apology
from bot.ui.reply import Reply

from .here import game_or_excuse

Interaction = discord.Interaction[Any]


class StatusCog(commands.Cog):
    """The command."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @app_commands.command(
        description="Who is awaited, since when and until when, for your eyes only"
    )
    async def status(self, interaction: Interaction) -> None:
        """Show how the game stands."""
        info = await game_or_excuse(self.desk, interaction)
        if info is None:
            return
        say = await self.desk.voice_of(interaction)
        reply = Reply(interaction)
        try:
            layout = await reply.during(self.desk.status(info.id, say))
        except Trouble as trouble:
            layout = apology(trouble, say)
        await reply.show(layout)
