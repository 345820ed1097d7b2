"""``/map``, ``/board``, ``/why``: private replies."""

from __future__ import annotations

from bot.connection.command_sync import slash
from bot.games.registry import plugin_of
from bot.panels.reading.board import palette_name, part_name, parts_of
from bot.ui.items import Interaction
from bot.ui.names import called

from .context import Choices, PanelCog, game_or_excuse, here, offered, seat_choices


class BoardCog(PanelCog):
    """The commands."""

    @slash("map")
    async def map(
        self, interaction: Interaction, region: str | None = None, colours: str | None = None
    ) -> None:
        """Draw the board of the channel's game, or of the user's only game."""
        info, say = await game_or_excuse(self.services, interaction)
        if info is not None:
            await self.panels.board.map(interaction, info.id, say, region=region, palette=colours)

    @map.autocomplete("region")
    async def regions(self, interaction: Interaction, current: str) -> Choices:
        """Suggest the parts of the board of the channel's game."""
        info, say = await here(self.services, interaction)
        if info is None:
            return []
        return offered(called(parts_of(plugin_of(info.ruleset)), part_name, say), current)

    @map.autocomplete("colours")
    async def palettes(self, interaction: Interaction, current: str) -> Choices:
        """Suggest the palettes of the channel's game."""
        info, say = await here(self.services, interaction)
        palettes = plugin_of(info.ruleset).palettes if info is not None else ()
        return offered(called(palettes, palette_name, say), current)

    @slash("board")
    async def board(self, interaction: Interaction) -> None:
        """Describe the board in words."""
        info, say = await game_or_excuse(self.services, interaction)
        if info is not None:
            await self.panels.board.in_words(interaction, info.id, say)

    @slash("why")
    async def why(self, interaction: Interaction, topic: str, seat: str | None = None) -> None:
        """Explain a topic of the channel's game, or the last refusal."""
        info, say = await game_or_excuse(self.services, interaction)
        if info is not None:
            await self.panels.why.explain(interaction, info, topic, seat, say)

    @why.autocomplete("topic")
    async def topics(self, interaction: Interaction, current: str) -> Choices:
        """Suggest what can be explained in the channel's game."""
        info, say = await here(self.services, interaction)
        if info is None:
            return []
        topics = self.panels.why.topics(info)
        return offered(called(topics, lambda topic, one: one(f"why-topic-{topic}"), say), current)

    @why.autocomplete("seat")
    async def seats(self, interaction: Interaction, current: str) -> Choices:
        """Suggest the seats of the channel's game."""
        return await seat_choices(self.services, interaction, current)


class StatusCog(PanelCog):
    """The command."""

    @slash("status")
    async def status(self, interaction: Interaction) -> None:
        """Show the status of the game."""
        info, say = await game_or_excuse(self.services, interaction)
        if info is not None:
            await self.panels.status.open(interaction, info.id, say)
