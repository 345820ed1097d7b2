"""``/orders`` and ``/answer``: answer by typing."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.panels.panels import Panels

from .here import game_or_excuse

Interaction = discord.Interaction[Any]


class OrdersCog(commands.Cog):
    """The commands."""

    def __init__(self, panels: Panels) -> None:
        self.desk = panels.desk
        self.panels = panels

    @app_commands.command(description="Type your orders; they stay a draft until you lock them in")
    @app_commands.describe(
        text="For example: winterfell m+1*; karh d+1; wh none",
        game="The number of the game, if it is not the one of this channel",
    )
    async def orders(self, interaction: Interaction, text: str, game: int | None = None) -> None:
        """Read a set of orders."""
        await self._typed(interaction, text, game, orders=True)

    @app_commands.command(description="Type what you answer to whatever is asked of you")
    @app_commands.describe(
        text="3, roose, white harbor; winterfell: moat cailin 2f 1k; winterfell: knight, ship port",
        game="The number of the game, if it is not the one of this channel",
    )
    async def answer(self, interaction: Interaction, text: str, game: int | None = None) -> None:
        """Read an answer of any kind."""
        await self._typed(interaction, text, game, orders=False)

    async def _typed(
        self, interaction: Interaction, text: str, game: int | None, *, orders: bool
    ) -> None:
        info = await game_or_excuse(self.desk, interaction, game)
        if info is not None:
            say = await self.desk.voice_of(interaction)
            await self.panels.answers.typed(interaction, info.id, text, say, orders=orders)
