"""``/map``, ``/board``, ``/why``: private replies."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.connection.command_sync import slash
from bot.games.registry import plugin_of
from bot.panels.reading.board import palette_name, part_name, parts_of
from bot.panels.router import Panels
from bot.ui.names import called

from .context import game_here, game_or_excuse, offered, seat_choices

Interaction = discord.Interaction[Any]


class BoardCog(commands.Cog):
    """The commands."""

    def __init__(self, panels: Panels) -> None:
        self.services = panels.services
        self.panels = panels

    @slash("map")
    async def map(
        self, interaction: Interaction, region: str | None = None, colours: str | None = None
    ) -> None:
        """Draw the board of the channel's game, or of the user's only game."""
        game = await self._game(interaction)
        if game is not None:
            say = await self.services.localizer_of(interaction)
            await self.panels.board.map(interaction, game, say, region=region, palette=colours)

    @map.autocomplete("region")
    async def regions(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the parts of the board of the channel's game."""
        info, say = (
            await game_here(self.services, interaction),
            await self.services.localizer_of(interaction),
        )
        if info is None:
            return []
        return offered(
            called(parts_of(plugin_of(info.ruleset)), part_name, say.of(info.ruleset)), current
        )

    @map.autocomplete("colours")
    async def palettes(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the palettes of the channel's game."""
        info, say = (
            await game_here(self.services, interaction),
            await self.services.localizer_of(interaction),
        )
        palettes = plugin_of(info.ruleset).palettes if info is not None else ()
        return offered(called(palettes, palette_name, say), current)

    @slash("board")
    async def board(self, interaction: Interaction) -> None:
        """Describe the board in words."""
        game = await self._game(interaction)
        if game is not None:
            await self.panels.board.in_words(
                interaction, game, await self.services.localizer_of(interaction)
            )

    @slash("why")
    async def why(self, interaction: Interaction, topic: str, seat: str | None = None) -> None:
        """Explain a topic of the channel's game, or what was refused last."""
        info = await game_or_excuse(self.services, interaction)
        if info is not None:
            say = await self.services.localizer_of(interaction)
            await self.panels.why.explain(interaction, info, topic, seat, say)

    @why.autocomplete("topic")
    async def topics(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest what can be explained in the channel's game."""
        info, say = (
            await game_here(self.services, interaction),
            await self.services.localizer_of(interaction),
        )
        if info is None:
            return []
        topics, own = self.panels.why.topics(info), say.of(info.ruleset)
        return offered(called(topics, lambda topic, one: one(f"why-topic-{topic}"), own), current)

    @why.autocomplete("seat")
    async def seats(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the seats of the channel's game."""
        return await seat_choices(self.services, interaction, current)

    async def _game(self, interaction: Interaction) -> int | None:
        """Find the game that a command means; tell the user if there is none."""
        info = await game_or_excuse(self.services, interaction)
        return info.id if info is not None else None


class StatusCog(commands.Cog):
    """The command."""

    def __init__(self, panels: Panels) -> None:
        self.services = panels.services
        self.panels = panels

    @slash("status")
    async def status(self, interaction: Interaction) -> None:
        """Show the status of the game."""
        info = await game_or_excuse(self.services, interaction)
        if info is None:
            return
        await self.panels.status.open(
            interaction, info.id, await self.services.localizer_of(interaction)
        )
