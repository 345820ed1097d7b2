"""``/card``, ``/area``, ``/house``: look something up, for one's own eyes only."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.panels.panels import Panels
from bot.panels.reference import suggested
from bot.play import Trouble
from bot.ui.names import seat_name

from .here import game_here, game_or_excuse
from .running import choices

Interaction = discord.Interaction[Any]


class ReferenceCog(commands.Cog):
    """The commands."""

    def __init__(self, panels: Panels) -> None:
        self.desk = panels.desk
        self.panels = panels

    @app_commands.command(description="What a card is and does, and where it is in this game")
    @app_commands.describe(name="Type a part of its name")
    async def card(self, interaction: Interaction, name: str) -> None:
        """Tell of a card of the channel's game; of any game, where there is none."""
        info, say = await game_here(self.desk, interaction), await self.desk.voice_of(interaction)
        await self.panels.reference.card(interaction, info, name, say)

    @card.autocomplete("name")
    async def cards(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest cards."""
        info, say = await game_here(self.desk, interaction), await self.desk.voice_of(interaction)
        try:
            names = self.panels.reference.card_names(info, say)
        except Trouble:
            return []
        return choices(suggested(names, current), "")

    @app_commands.command(description="What an area is, who is there, and who could come or help")
    @app_commands.describe(name="Type a part of its name")
    async def area(self, interaction: Interaction, name: str) -> None:
        """Tell of a place of the channel's game."""
        info = await game_or_excuse(self.desk, interaction)
        if info is not None:
            say = await self.desk.voice_of(interaction)
            await self.panels.reference.place(interaction, info, name, say)

    @area.autocomplete("name")
    async def areas(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest places."""
        info, say = await game_here(self.desk, interaction), await self.desk.voice_of(interaction)
        if info is None:
            return []
        try:
            names = await self.panels.reference.place_names(info, interaction.user.id, say)
        except Trouble:
            return []
        return choices(suggested(names, current), "")

    @app_commands.command(description="How a house stands: Power, Supply, units, areas, cards")
    @app_commands.describe(name="Which house; your own if you leave it out")
    async def house(self, interaction: Interaction, name: str | None = None) -> None:
        """Tell how a seat of the channel's game stands."""
        info = await game_or_excuse(self.desk, interaction)
        if info is not None:
            say = await self.desk.voice_of(interaction)
            await self.panels.reference.seat(interaction, info, name, say)

    @house.autocomplete("name")
    async def houses(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the houses of the game."""
        info, say = await game_here(self.desk, interaction), await self.desk.voice_of(interaction)
        seats = info.seats if info is not None else ()
        return choices(((seat, seat_name(seat, say)) for seat in seats), current)
