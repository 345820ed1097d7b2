"""``/map``, ``/board``, ``/why``, ``/status``, ``/look``, ``/rules``: private replies."""

from __future__ import annotations

from collections.abc import Sequence

from bot.connection.command_sync import slash
from bot.games.registry import plugin_of
from bot.panels.reading.board import palette_name, part_name, parts_of
from bot.play import GameInfo, UserError
from bot.text.rulebook import rulebook, rulebooks
from bot.ui.items import Interaction
from bot.ui.names import called

from .context import Choices, PanelCog, game_here, game_or_excuse, here, offered, seat_choices


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


class ReferenceCog(PanelCog):
    """The command."""

    @slash("look")
    async def look(self, interaction: Interaction, name: str | None = None) -> None:
        """Describe a thing of the channel's game, or a card of any game if there is none."""
        info, say = await here(self.services, interaction)
        await self.panels.reference.open(interaction, info, name, say)

    @look.autocomplete("name")
    async def names(self, interaction: Interaction, current: str) -> Choices:
        """Suggest what can be looked up; names that begin with the typed text come first."""
        info, say = await here(self.services, interaction)
        try:
            names = await self.panels.reference.names(info, interaction.user.id, say)
        except UserError:
            return []
        return offered(names, current, ranked=True)


def looked_up(info: GameInfo) -> Sequence[str]:
    """Return the names that can be looked up like seats."""
    return plugin_of(info.ruleset).lookup.seats(info)


class RulesCog(PanelCog):
    """The command."""

    @slash("rules")
    async def rules(self, interaction: Interaction, about: str = "", ruleset: str = "") -> None:
        """Show a paragraph, a section, the results of a search, or the list of chapters."""
        say = await self.services.localizer_of(interaction)
        await self.panels.rules.open(
            interaction, await self._meant(interaction, ruleset), about, say
        )

    @rules.autocomplete("about")
    async def sections(self, interaction: Interaction, current: str) -> Choices:
        """Suggest chapters and sections by number or title."""
        say = await self.services.localizer_of(interaction)
        ruleset = await self._meant(interaction, interaction.namespace.ruleset or "")
        books = [rulebook(ruleset, one.language) for one in say.understood()]
        names: dict[str, list[str]] = {}
        for paragraph in (p for book in books if book is not None for p in book.paragraphs):
            if paragraph.heading:
                title = f"{paragraph.number} {paragraph.title}"
                names.setdefault(paragraph.number, []).append(title)
        return offered(names, current)

    @rules.autocomplete("ruleset")
    async def rulesets(self, interaction: Interaction, current: str) -> Choices:
        """Suggest games whose rules are available."""
        say = await self.services.localizer_of(interaction)
        known = rulebooks(list(self.services.play.rulesets))
        return offered(called(known, lambda id, one: one.name(f"ruleset:{id}"), say), current)

    async def _meant(self, interaction: Interaction, ruleset: str) -> str:
        """Return the game that is named, or the channel's, or the first on offer."""
        if ruleset:
            return ruleset
        info = await game_here(self.services, interaction)
        return info.ruleset if info is not None else next(iter(self.services.play.rulesets))
