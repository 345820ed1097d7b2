"""A player's notepad: the form for writing it, and the part that a panel shows."""

from __future__ import annotations

from bot.panels.parts import note_lines
from bot.play import Play, UserError
from bot.play.notepad import LONGEST
from bot.text import Localizer, Plain
from bot.ui.custom_id import CustomId
from bot.ui.items import Interaction
from bot.ui.layout import Button, Layout
from bot.ui.modals import Text, form
from bot.ui.names import game_title
from bot.ui.reply import Reply, apology
from bot.ui.router import Press, answering

from .turns import PlayerInput, Turns


class NotePanel:
    """The panel of a player's notepad, which saves what they write."""

    def __init__(self, play: Play, turns: Turns) -> None:
        self._play = play
        self._turns = turns

    @answering("note")
    async def press(self, press: Press) -> None:
        """Open the form with the present text."""
        await self.open(press.interaction, press.game, press.say)

    async def open(self, interaction: Interaction, game: int, say: Localizer) -> None:
        """Open the form with the present text; all players of a game can."""
        user = interaction.user.id
        try:
            info = await self._play.info(game)
            text = await self._play.noting.of(game, user)
            if info.player_of(user) is None and not text:
                await Reply(interaction).show(Layout().text(say("trouble-not-playing")))
                return
        except UserError as user_error:
            await Reply(interaction).show(apology(user_error, say))
            return
        field = Text(say("note-label"), say("note-hint"), text, LONGEST, required=False)
        title = say("note-title", game=str(game))
        await interaction.response.send_modal(form(CustomId(game, "noted"), title, [field]))

    @answering("noted")
    async def written(self, press: Press) -> None:
        """Save the text, and show the player's panel."""
        turn = PlayerInput(press.interaction, press.game)
        text = press.values[0] if press.values else ""
        await self._turns.reply(turn, self._kept(turn, press.say, text), press.say)

    async def add(self, interaction: Interaction, game: int, line: str, say: Localizer) -> None:
        """Save a line that came with a command, and show the whole notepad."""
        reply, user = Reply(interaction), interaction.user.id

        async def work() -> Layout:
            await self._play.noting.write(game, user, line, below=True)
            info = await self._play.info(game)
            words = say.of(info.ruleset)
            layout = Layout().text(words("note-of", title=Plain(game_title(info, words))))
            layout.text(note_lines(await self._play.noting.of(game, user), words, LONGEST * 2))
            return layout.buttons(Button(words("note-open"), CustomId(game, "note")))

        await reply.give(work(), say)

    async def _kept(self, turn: PlayerInput, say: Localizer, text: str) -> Layout:
        await self._play.noting.write(turn.game, turn.user, text)
        info = await self._play.info(turn.game)
        say = say.of(info.ruleset)
        if info.phase in ("lobby", "closed") or info.player_of(turn.user) is None:
            return Layout().text(say("note-kept"))
        return await self._turns.panel(turn.game, turn.user, say, say("note-kept"))
