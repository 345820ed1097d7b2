"""``/map``, ``/board``, ``/battle``, ``/hand``, ``/why``, ``/record``: looks for oneself alone."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.panels.board import PALETTES, WHOLE, ZOOMS
from bot.panels.panels import Panels
from bot.render.words import say as label
from bot.text import voice
from bot.ui.names import seat_name

from .here import game_here, game_or_excuse
from .running import choices

Interaction = discord.Interaction[Any]

REGIONS = [
    app_commands.Choice(name=voice()("map-whole"), value=WHOLE),
    *(app_commands.Choice(name=label(f"region-{zoom}"), value=zoom) for zoom in ZOOMS),
]
COLOURS = [
    app_commands.Choice(name=voice()(f"palette-{palette}"), value=palette) for palette in PALETTES
]


class BoardCog(commands.Cog):
    """The commands."""

    def __init__(self, panels: Panels) -> None:
        self.desk = panels.desk
        self.panels = panels

    @app_commands.command(description="The board as it stands, for your eyes only")
    @app_commands.describe(
        region="A part of the board, larger", colours="Colours for your eyes, kept from now on"
    )
    @app_commands.choices(region=REGIONS, colours=COLOURS)
    async def map(
        self, interaction: Interaction, region: str | None = None, colours: str | None = None
    ) -> None:
        """Draw the board of the channel's game, or of one's only game."""
        game = await self._game(interaction)
        if game is not None:
            say = await self.desk.voice_of(interaction)
            await self.panels.board.map(interaction, game, say, region=region, palette=colours)

    @app_commands.command(description="The board in words, to read or to have read aloud")
    async def board(self, interaction: Interaction) -> None:
        """Say the board."""
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
        """Draw one's hand."""
        game = await self._game(interaction)
        if game is not None:
            await self.panels.board.hand(interaction, game, await self.desk.voice_of(interaction))

    @app_commands.command(description="Where numbers come from: battle, bids, supply, a refusal")
    @app_commands.describe(
        topic="What to explain", house="Whose supply; your own if you leave it out"
    )
    async def why(self, interaction: Interaction, topic: str, house: str | None = None) -> None:
        """Explain this or the last battle, the last bids, a supply, or what was refused last."""
        info = await game_or_excuse(self.desk, interaction)
        if info is not None:
            say = await self.desk.voice_of(interaction)
            await self.panels.why.explain(interaction, info, topic, house, say)

    @why.autocomplete("topic")
    async def topics(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest what can be explained in the channel's game."""
        info, say = await game_here(self.desk, interaction), await self.desk.voice_of(interaction)
        topics = self.panels.why.topics(info) if info is not None else []
        return choices(((topic, say(f"why-topic-{topic}")) for topic in topics), current)

    @why.autocomplete("house")
    async def houses(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the houses of the channel's game."""
        info, say = await game_here(self.desk, interaction), await self.desk.voice_of(interaction)
        seats = info.seats if info is not None else ()
        return choices(((seat, seat_name(seat, say)) for seat in seats), current)

    @app_commands.command(description="A finished game as a file, move by move")
    async def record(self, interaction: Interaction) -> None:
        """Hand out the record of the channel's last game."""
        game = await self._game(interaction)
        if game is not None:
            await self.panels.board.record(interaction, game, await self.desk.voice_of(interaction))

    async def _game(self, interaction: Interaction) -> int | None:
        """Find the game that is meant; say so if there is none."""
        info = await game_or_excuse(self.desk, interaction)
        return info.id if info is not None else None
