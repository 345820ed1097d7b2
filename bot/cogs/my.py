"""``/my``: what a user is asked, all their games, and their settings."""

from __future__ import annotations

from typing import Any
from zoneinfo import available_timezones

import discord
from discord import app_commands
from discord.ext import commands

from bot.panels.router import Panels

from .context import game_or_excuse, offered

Interaction = discord.Interaction[Any]

ZONES = sorted(z for z in available_timezones() if "/" in z and not z.startswith(("Etc/", "posix")))
"""Time zones by their places (``Europe/Berlin``)."""


class MyCog(
    commands.GroupCog,
    group_name="my",
    group_description="Your panel, your games, your settings",
):
    """The commands."""

    def __init__(self, panels: Panels) -> None:
        self.desk = panels.desk
        self.panels = panels
        super().__init__()

    @app_commands.command(
        description="Your panel: questions to you and your answers, for your eyes only"
    )
    async def panel(self, interaction: Interaction) -> None:
        """Show the panel of the channel's game, or a list of all games."""
        await self.panels.my.open(interaction, await self.desk.voice_of(interaction))

    @app_commands.command(description="All your games, those that wait for you longest first")
    async def games(self, interaction: Interaction) -> None:
        """List all games."""
        await self.panels.my.games(interaction, await self.desk.voice_of(interaction))

    @app_commands.command(description="Answers that you give in advance, in games that have them")
    async def instructions(self, interaction: Interaction) -> None:
        """Show the user's standing instructions in the game of this channel."""
        info = await game_or_excuse(self.desk, interaction)
        if info is not None:
            say = await self.desk.voice_of(interaction)
            await self.panels.instructions.open(interaction, info.id, say)

    @app_commands.command(
        description="How you are told that it's your turn, time zone, quiet hours, vacation"
    )
    @app_commands.describe(zone="Your time zone: type the name of a large city near you")
    async def settings(self, interaction: Interaction, zone: str = "") -> None:
        """Show the user's settings, after saving a time zone if one is given."""
        say = await self.desk.voice_of(interaction)
        await self.panels.settings.open(interaction, say, zone)

    @app_commands.command(description="What is stored about you: get it as a file, or delete it")
    async def data(self, interaction: Interaction) -> None:
        """Offer one's data as a file, and to delete it."""
        await self.panels.data.open(interaction, await self.desk.voice_of(interaction))

    @settings.autocomplete("zone")
    async def zones(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest time zones by their places."""
        return offered({zone: [zone, zone.replace("_", " ")] for zone in ZONES}, current)
