"""``/map``, ``/board``, ``/battle``, ``/hand``, ``/why``, ``/record``: private replies."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.registry import face_of
from bot.panels.reading.board import WHOLE, palette_name, region_name
from bot.panels.router import Panels
from bot.ui.names import called

from .context import game_here, game_or_excuse, offered, seat_choices

Interaction = discord.Interaction[Any]


class BoardCog(commands.Cog):
    """The commands."""

    def __init__(self, panels: Panels) -> None:
        self.desk = panels.desk
        self.panels = panels

    @app_commands.command(description="The board as it stands, for your eyes only")
    @app_commands.describe(
        region="A part of the board, larger",
        colours="Colours that suit your eyes; kept from now on",
    )
    async def map(
        self, interaction: Interaction, region: str | None = None, colours: str | None = None
    ) -> None:
        """Draw the board of the channel's game, or of the user's only game."""
        game = await self._game(interaction)
        if game is not None:
            say = await self.desk.voice_of(interaction)
            await self.panels.board.map(interaction, game, say, region=region, palette=colours)

    @map.autocomplete("region")
    async def regions(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the parts of the board of the channel's game."""
        info, say = await game_here(self.desk, interaction), await self.desk.voice_of(interaction)
        regions = face_of(info.ruleset).regions if info is not None else ()
        if info is None or not regions:
            return []
        whole = called([WHOLE], lambda _, one: one("map-whole"), say)
        parts = called(regions, region_name, say.of(info.ruleset))
        return offered({**whole, **parts}, current)

    @map.autocomplete("colours")
    async def palettes(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the palettes of the channel's game."""
        info, say = await game_here(self.desk, interaction), await self.desk.voice_of(interaction)
        palettes = face_of(info.ruleset).palettes if info is not None else ()
        return offered(called(palettes, palette_name, say), current)

    @app_commands.command(description="The board in words, to read or to have read aloud")
    async def board(self, interaction: Interaction) -> None:
        """Describe the board in words."""
        game = await self._game(interaction)
        if game is not None:
            await self.panels.board.in_words(
                interaction, game, await self.desk.voice_of(interaction)
            )

    @app_commands.command(description="The battle that is going on, line by line")
    async def battle(self, interaction: Interaction) -> None:
        """Draw the battle."""
        game = await self._game(interaction)
        if game is not None:
            await self.panels.board.battle(interaction, game, await self.desk.voice_of(interaction))

    @app_commands.command(description="Your cards, in games in which they are secret")
    async def hand(self, interaction: Interaction) -> None:
        """Draw the user's hand."""
        game = await self._game(interaction)
        if game is not None:
            await self.panels.board.hand(interaction, game, await self.desk.voice_of(interaction))

    @app_commands.command(
        description="Where numbers come from, why an answer was refused, why stewards did something"
    )
    @app_commands.describe(topic="What to explain", seat="Whose; your own if you leave it out")
    async def why(self, interaction: Interaction, topic: str, seat: str | None = None) -> None:
        """Explain a topic of the channel's game, or what was refused last."""
        info = await game_or_excuse(self.desk, interaction)
        if info is not None:
            say = await self.desk.voice_of(interaction)
            await self.panels.why.explain(interaction, info, topic, seat, say)

    @why.autocomplete("topic")
    async def topics(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest what can be explained in the channel's game."""
        info, say = await game_here(self.desk, interaction), await self.desk.voice_of(interaction)
        if info is None:
            return []
        topics, own = self.panels.why.topics(info), say.of(info.ruleset)
        return offered(called(topics, lambda topic, one: one(f"why-topic-{topic}"), own), current)

    @why.autocomplete("seat")
    async def seats(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the seats of the channel's game."""
        return await seat_choices(self.desk, interaction, current)

    @app_commands.command(description="A finished game as a file, move by move")
    @app_commands.describe(game="The number of the game, if it is not the one of this channel")
    async def record(self, interaction: Interaction, game: int | None = None) -> None:
        """Hand out the record of the channel's last game, or of one that was closed."""
        number = await self._game(interaction, game)
        if number is not None:
            say = await self.desk.voice_of(interaction)
            await self.panels.board.record(interaction, number, say)

    async def _game(self, interaction: Interaction, number: int | None = None) -> int | None:
        """Find the game that is meant; tell the user if there is none."""
        info = await game_or_excuse(self.desk, interaction, number)
        return info.id if info is not None else None


class StatusCog(commands.Cog):
    """The command."""

    def __init__(self, panels: Panels) -> None:
        self.desk = panels.desk
        self.panels = panels

    @app_commands.command(
        description="Whose turn it is, since when and until when, for your eyes only"
    )
    async def status(self, interaction: Interaction) -> None:
        """Show the status of the game."""
        info = await game_or_excuse(self.desk, interaction)
        if info is None:
            return
        await self.panels.status.open(interaction, info.id, await self.desk.voice_of(interaction))
