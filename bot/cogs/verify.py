"""``/verify``: whether luck, receipts and log of a finished game are as they were promised."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.connection.command_sync import slash
from bot.panels.router import Panels

from .context import game_or_excuse

Interaction = discord.Interaction[Any]


class VerifyCog(commands.Cog):
    """The command."""

    def __init__(self, panels: Panels) -> None:
        self.services = panels.services
        self.panels = panels

    @slash("verify")
    async def verify(
        self,
        interaction: Interaction,
        game: int | None = None,
        record: discord.Attachment | None = None,
        seen: app_commands.Range[str, 1, 1000] = "",
    ) -> None:
        """Check a record."""
        say, number = await self.services.localizer_of(interaction), None
        if record is None:
            info = await game_or_excuse(self.services, interaction, game)
            if info is None:
                return
            say, number = say.of(info.ruleset), info.id
        await self.panels.verify.verify(interaction, number, record, seen, say)
