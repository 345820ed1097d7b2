"""``/map``: the board as it stands."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.panels.desk import Desk
from bot.panels.layout import Layout
from bot.panels.reply import Reply
from engine.kernel.phrase import Phrase


class MapCog(commands.Cog):
    """The command."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @app_commands.command(description="The board as it stands, for your eyes only")
    async def map(self, interaction: discord.Interaction[Any]) -> None:
        """Draw the board of the channel's game, or of one's only game."""
        info = await self.desk.play.game_in_channel(interaction.channel_id or 0)
        if info is None:
            games = await self.desk.play.games_of(interaction.user.id)
            info = games[0] if len(games) == 1 else None
        if info is None:
            say = await self.desk.voice_of(interaction)
            sentence = say.say(Phrase("trouble-no-game-here"))
            await Reply(interaction).show(Layout().text(sentence))
            return
        await self.desk.show_map(interaction, info.id)
