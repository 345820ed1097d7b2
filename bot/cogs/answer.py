"""``/answer``: answer by typing; ``/note``: a notepad."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.connection.command_sync import slash
from bot.panels.router import Panels
from bot.play.notepad import LONGEST

from .context import game_or_excuse

Interaction = discord.Interaction[Any]


class AnswerCog(commands.Cog):
    """The commands."""

    def __init__(self, panels: Panels) -> None:
        self.services = panels.services
        self.panels = panels

    @slash("answer")
    async def answer(self, interaction: Interaction, text: str, game: int | None = None) -> None:
        """Read an answer of any kind; it stays a draft until it is locked in."""
        info = await game_or_excuse(self.services, interaction, game)
        if info is not None:
            say = await self.services.localizer_of(interaction)
            await self.panels.answers.typed(interaction, info.id, text, say)

    @slash("note")
    async def note(
        self,
        interaction: Interaction,
        text: app_commands.Range[str, 1, LONGEST] | None = None,
        game: int | None = None,
    ) -> None:
        """Add a line, or open the whole notepad."""
        info = await game_or_excuse(self.services, interaction, game)
        if info is None:
            return
        say = await self.services.localizer_of(interaction)
        if text is None:
            await self.panels.note.open(interaction, info.id, say)
        else:
            await self.panels.note.add(interaction, info.id, text, say)
