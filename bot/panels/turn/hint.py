"""``/hint``, step by step: where to look, why, a good answer, and a draft of it in the panel."""

from __future__ import annotations

from bot.panels.widgets import Asking, widget_for
from bot.play import Hint, Play, SeatView, UserError
from bot.text import Localizer, Plain
from bot.ui.custom_id import CustomId
from bot.ui.items import Interaction
from bot.ui.layout import CALM, Button, Layout, Style
from bot.ui.limits import some_lines
from bot.ui.reply import Reply, sentence
from bot.ui.router import Press, answering
from engine.kernel.shapes.base import WrongPath

from .confirmation import SURE
from .question import answer_in_words, asking_of
from .turns import PlayerInput, Turns

WHY, SHOW, USE = "why", "show", "use"
"""What a press carries that asks for the reason, for the answer, or puts it into the panel."""
ANSWER = 1400
"""How many characters of a hint may name the answer."""
TYPED = 300
"""How long a typed answer may be for a hint to spell it out."""


class HintPanel:
    """The panel that shows hints, and drafts them."""

    def __init__(self, play: Play, turns: Turns) -> None:
        self._play = play
        self._turns = turns

    @answering("hint")
    async def press(self, press: Press) -> None:
        """Show the first or a later step of a hint, or the panel with the hint as a draft."""
        if press.arg == USE:
            turn = PlayerInput(press.interaction, press.game)
            await self._turns.reply(
                turn, self._used(turn, press.custom_id.number, press.say), press.say
            )
        elif press.arg in (WHY, SHOW):
            work = self._hint(press.game, press.user, press.say, press.custom_id)
            await Reply(press.interaction).give(work, press.say)
        else:
            await self.open(press.interaction, press.game, press.say)

    async def open(self, interaction: Interaction, game: int, say: Localizer) -> None:
        """Show where to look for a good answer, or why there is no hint."""
        # The hint is a message of its own, so that the panel stays as it is.
        reply = Reply(interaction, fresh=True)
        await reply.give(self._hint(game, interaction.user.id, say), say)

    async def _hint(
        self, game: int, user: int, say: Localizer, press: CustomId | None = None
    ) -> Layout:
        step, number = ("", None) if press is None else (press.arg, press.number)
        return await hint_step(self._play, game, user, say, step, number)

    async def _used(self, turn: PlayerInput, number: int, say: Localizer) -> Layout:
        """Save a hint as the player's draft, and show the panel with it."""
        game, user = turn.game, turn.user
        try:
            hand, notice, show = await take_hint(self._play, game, user, number, say)
        except UserError as user_error:
            return await self._turns.panel(game, user, say, sentence(user_error, say))
        return self._turns.panel_of(hand, user, say, notice, show=show)


async def hint_step(
    play: Play, game: int, user: int, say: Localizer, step: str, number: int | None
) -> Layout:
    """Build a step of a hint, if it is for the question with the number that was shown."""
    hint = await play.hints.hint(game, user)
    hand = await play.seat_view(game, user)
    say = say.of(hand.info.ruleset)
    asking = asking_of(hand, say)
    known = number in (None, hint.number)
    if asking is None or asking.number != hint.number or not known:
        return Layout().text(say("panel-passed"))
    return STEPS[step](asking, hint, say)


async def take_hint(
    play: Play, game: int, user: int, number: int, say: Localizer
) -> tuple[SeatView, str, str]:
    """Save a hint as a player's draft, replacing what they had chosen.

    Return the view after it, what to say of it, and what a panel shows then.
    """
    hint = await play.hints.hint(game, user)
    hand = await play.seat_view(game, user)
    say = say.of(hand.info.ruleset)
    asking = asking_of(hand, say)
    if asking is None or not asking.number == hint.number == number:
        return hand, say("panel-passed"), ""
    try:
        path = widget_for(asking.shape).retrace(asking.shape, hint.value)
    except WrongPath:  # The table has changed meanwhile.
        return hand, say("trouble-nobody-knows"), ""
    hand = await play.draft(game, user, number, path)
    asking = asking_of(hand, say)
    if asking is None or not widget_for(asking.shape).is_empty(asking):
        return hand, say("hint-used"), ""
    # An empty draft shows nothing, so the player reads that the hint is to do nothing. Who then
    # confirms is not asked whether they are sure.
    words = Plain(answer_in_words(asking).partition("\n")[0])
    return hand, say("hint-used-empty", answer=words), SURE


def nudge_layout(asking: Asking, hint: Hint, say: Localizer) -> Layout:
    """Build the first step: where to look."""
    layout = _begun(asking, say)
    layout.text(say("hint-nudge", nudge=Plain(say.say(hint.nudge))))
    press = CustomId(asking.game, "hint", asking.number, arg=WHY if hint.reason else SHOW)
    return layout.buttons(Button(say("hint-why"), press, Style.primary))


def reason_layout(asking: Asking, hint: Hint, say: Localizer) -> Layout:
    """Build the second step: why the answer is good, without naming it."""
    layout = _reasoned(_begun(asking, say), hint, say)
    show = CustomId(asking.game, "hint", asking.number, arg=SHOW)
    use = CustomId(asking.game, "hint", asking.number, arg=USE)
    return layout.buttons(
        Button(say("hint-show"), show), Button(say("hint-use"), use, Style.primary)
    )


def _begun(asking: Asking, say: Localizer) -> Layout:
    """Begin a step of a hint with the question, and the seat for which it is answered."""
    layout = Layout(CALM)
    if asking.behalf is not None:
        layout.text(say("panel-on-behalf", seat=f"seat:{asking.behalf}"))
    return layout.text(say("hint-for", question=Plain(asking.words)))


def _reasoned(layout: Layout, hint: Hint, say: Localizer) -> Layout:
    """Add whether the earlier plan still holds, and the reason."""
    if hint.course is not None:
        layout.text(say("hint-course", course=Plain(say.say(hint.course))))
    if hint.reason is not None:
        layout.text(say("hint-reason", reason=Plain(say.say(hint.reason))))
    return layout


def hint_layout(asking: Asking, hint: Hint, say: Localizer) -> Layout:
    """Build the last step: the answer in the words of the panel, the reason, and how to type it."""
    widget = widget_for(asking.shape)
    layout = _begun(asking, say)
    try:
        there = asking.along(widget.retrace(asking.shape, hint.value))
    except WrongPath:
        return layout.text(say("trouble-nobody-knows"))
    layout.text(say("hint-answer"))
    lines = answer_in_words(there).splitlines()
    layout.text(some_lines([say("hint-line", line=Plain(line)) for line in lines], ANSWER, "…"))
    _reasoned(layout, hint, say)
    typed = widget.spelled(there)
    if typed and len(typed) <= TYPED:
        layout.text(say("hint-type", text=Plain(typed)))
    layout.text(say("hint-no-promise"))
    press = CustomId(asking.game, "hint", asking.number, arg=USE)
    return layout.buttons(Button(say("hint-use"), press, Style.primary))


STEPS = {"": nudge_layout, WHY: reason_layout, SHOW: hint_layout}
"""The steps of a hint, by what a press carries."""
