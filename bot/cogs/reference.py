"""``/look``: look something up, in private."""

from __future__ import annotations

from collections.abc import Sequence

from bot.connection.command_sync import slash
from bot.games.registry import plugin_of
from bot.play import GameInfo, UserError
from bot.text.rulebook import rulebook, rulebooks
from bot.ui.items import Interaction
from bot.ui.names import called

from .context import Choices, PanelCog, game_here, here, offered


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
