"""``/hint``: a good answer to what a player is asked, why it is good, and a way to make it one's
own."""

from __future__ import annotations

from collections.abc import Sequence

from bot.panels.widgets import Asking, widget_for
from bot.play import Hint, Play, UserError
from bot.text import Localizer, Plain
from bot.ui.custom_id import CustomId
from bot.ui.items import Interaction
from bot.ui.layout import CALM, Button, Layout, Style
from bot.ui.limits import some_lines
from bot.ui.reply import Reply, sentence
from bot.ui.router import Router
from engine.kernel.shape import WrongPath

from .question import answer_in_words, asking_of
from .turns import PlayerInput, Turns

USE = "use"
"""What a press carries that puts a hint into the panel."""
ANSWER = 1400
"""How many characters of a hint may name the answer."""
TYPED = 300
"""How long a typed answer may be for a hint to spell it out."""


class HintPanel:
    """Shows hints, and makes drafts of them."""

    def __init__(self, play: Play, turns: Turns) -> None:
        self._play = play
        self._turns = turns

    def register(self, router: Router) -> None:
        """Answer presses that ask for a hint, or want to use one."""
        router.register(self.press, "hint")

    async def press(
        self, interaction: Interaction, press: CustomId, values: Sequence[str], say: Localizer
    ) -> None:
        """Give a hint beside the panel, or show the panel with the hint as a draft."""
        if press.arg != USE:
            await self.open(interaction, press.game, say)
            return
        turn = PlayerInput(interaction, press.game)
        await self._turns.reply(turn, self._used(turn, press.number, say), say)

    async def open(self, interaction: Interaction, game: int, say: Localizer) -> None:
        """Name a good answer to what a player is asked, or say why there is none."""
        # The panel stays where it is; the hint comes beside it.
        reply = Reply(interaction, fresh=True)
        await reply.give(self._hint(game, interaction.user.id, say), say)

    async def _hint(self, game: int, user: int, say: Localizer) -> Layout:
        hint = await self._play.advising.hint(game, user)
        hand = await self._play.hand(game, user)
        say = say.of(hand.info.ruleset)
        asking = asking_of(hand, say)
        if asking is None or asking.number != hint.number:
            return Layout().text(say("panel-passed"))
        return hint_layout(asking, hint, say)

    async def _used(self, turn: PlayerInput, number: int, say: Localizer) -> Layout:
        """Save a hint as the player's draft, replacing what they had chosen."""
        game, user = turn.game, turn.user
        try:
            hint = await self._play.advising.hint(game, user)
            hand = await self._play.hand(game, user)
        except UserError as user_error:
            return await self._turns.panel(game, user, say, sentence(user_error, say))
        say = say.of(hand.info.ruleset)
        asking = asking_of(hand, say)
        if asking is None or not asking.number == hint.number == number:
            return self._turns.panel_of(hand, user, say, say("panel-passed"))
        try:
            path = widget_for(asking.shape).retrace(asking.shape, hint.value)
        except WrongPath:  # the table has changed while it was thought about
            return self._turns.panel_of(hand, user, say, say("trouble-nobody-knows"))
        hand = await self._play.draft(game, user, number, path)
        return self._turns.panel_of(hand, user, say, say("hint-used"))


def hint_layout(asking: Asking, hint: Hint, say: Localizer) -> Layout:
    """Build the hint: the answer as the panel would put it, why, and how to type it."""
    widget = widget_for(asking.shape)
    layout = Layout(CALM)
    if asking.behalf is not None:
        layout.text(say("panel-on-behalf", seat=f"seat:{asking.behalf}"))
    layout.text(say("hint-answer", question=Plain(asking.words)))
    try:
        there = asking.along(widget.retrace(asking.shape, hint.value))
    except WrongPath:
        return layout.text(say("trouble-nobody-knows"))
    lines = answer_in_words(there).splitlines()
    layout.text(some_lines([say("hint-line", line=Plain(line)) for line in lines], ANSWER, "…"))
    if hint.reason is not None:
        layout.text(say("hint-reason", reason=Plain(say.say(hint.reason))))
    typed = widget.spelled(there)
    if typed and len(typed) <= TYPED:
        layout.text(say("hint-type", text=Plain(typed)))
    layout.text(say("hint-no-promise"))
    press = CustomId(asking.game, "hint", asking.number, arg=USE)
    return layout.buttons(Button(say("hint-use"), press, Style.primary))
