"""``/answer``: answer by typing; ``/note``: a notepad."""

from __future__ import annotations

from discord import app_commands

from bot.connection.command_sync import slash
from bot.play.notepad import LONGEST
from bot.ui.items import Interaction

from .context import PanelCog, game_or_excuse


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
