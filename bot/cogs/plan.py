"""``/plan``: plan answers."""

from __future__ import annotations

from bot.connection.command_sync import slash
from bot.play import UserError
from bot.ui.items import Interaction

from .context import Choices, PanelCog, game_or_excuse, here, offered

LONGEST = 100
"""The most characters of a suggestion."""


class PlanCog(PanelCog):
    """The command."""

    @slash("plan")
    async def plan(
        self, interaction: Interaction, text: str | None = None, game: int | None = None
    ) -> None:
        """Save a typed plan, or show what can be planned."""
        info, say = await game_or_excuse(self.services, interaction, game)
        if info is None:
            return
        if text is None:
            await self.panels.plan.open(interaction, info.id, say)
        else:
            await self.panels.plan.typed(interaction, info.id, text, say)

    @plan.autocomplete("text")
    async def texts(self, interaction: Interaction, current: str) -> Choices:
        """Suggest continuations of the text."""
        info, say = await here(self.services, interaction)
        if info is None:
            return []
        try:
            found = await self.panels.plan.suggested(info.id, interaction.user.id, current, say)
        except UserError:
            return []
        return offered({text: [text] for text in found if len(text) <= LONGEST}, "")
