"""``/answer`` and ``/plan``: answer by typing, now or ahead; ``/note``: a notepad."""

from __future__ import annotations

from discord import app_commands

from bot.connection.command_sync import slash
from bot.play import UserError
from bot.play.notepad import LONGEST
from bot.ui.items import Interaction
from bot.ui.limits import SUGGESTION

from .context import Choices, PanelCog, game_or_excuse, here, offered


class AnswerCog(PanelCog):
    """The commands."""

    @slash("answer")
    async def answer(self, interaction: Interaction, text: str, game: int | None = None) -> None:
        """Read an answer of any kind; it stays a draft until it is locked in."""
        info, say = await game_or_excuse(self.services, interaction, game)
        if info is not None:
            await self.panels.answers.typed(interaction, info.id, text, say)

    @slash("note")
    async def note(
        self,
        interaction: Interaction,
        text: app_commands.Range[str, 1, LONGEST] | None = None,
        game: int | None = None,
    ) -> None:
        """Add a line, or open the whole notepad."""
        info, say = await game_or_excuse(self.services, interaction, game)
        if info is None:
            return
        if text is None:
            await self.panels.note.open(interaction, info.id, say)
        else:
            await self.panels.note.add(interaction, info.id, text, say)


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
        return offered({text: [text] for text in found if len(text) <= SUGGESTION}, "")
