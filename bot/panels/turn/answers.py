"""How a question is answered: step by step in a panel, by form, or typed as text."""

from __future__ import annotations

from bot.panels.parts import Unused
from bot.panels.reading.why import WhyPanel
from bot.panels.widgets import Asking, widget_for
from bot.parsing import LONGEST, WORDS, ParseResult, too_long
from bot.play import AnswerView, Play, UserError
from bot.text import Localizer, Plain
from bot.ui.custom_id import Verb, mark_of, number_in, only
from bot.ui.items import Interaction
from bot.ui.layout import Layout
from bot.ui.limits import some_lines
from bot.ui.reply import Reply, apology, sentence
from bot.ui.router import Press, answering
from engine.kernel.shapes.base import WrongPath

from ..ahead.plans import PlanPanel
from ..ahead.typed import problem_lines, refused_by
from ..learning.taught import warning
from .confirmation import SURE, caution_of, completes, unconfirmed
from .question import answer_in_words, asking_of, is_last, one_line, same_as_last
from .turns import PlayerInput, Turns

PROBLEMS = 1500
"""How many characters of a panel may tell what was not understood."""

CHOOSING: tuple[Verb, ...] = (
    *("take", "pick", "put", "go", "show", "back", "clear", "same"),
    *("lock", "change", "keep", "withdraw"),
)
"""The presses that belong to a question."""

UNMARKED = frozenset({"change", "keep", "show", "typed", "filled"})
"""Presses that mean the same even if more was chosen since the panel was shown."""


class AnswersPanel:
    """The panel that shows players their questions, and takes their answers."""

    def __init__(self, play: Play, turns: Turns, why: WhyPanel, plans: PlanPanel) -> None:
        self._play = play
        self._turns = turns
        self._panel = turns.panel_of
        self._why = why
        self._plans = plans
        self._unused = Unused()

    # -- presses --------------------------------------------------------------------------------

    @answering(*CHOOSING, "typed", "filled")
    async def choose(self, press: Press) -> None:
        """Answer a press that belongs to a question, or a submitted form."""
        if press.custom_id.number == 0:  # The press belongs to a question that is still to come.
            await self._plans.choose(press)
            return
        turn = PlayerInput(press.interaction, press.game)
        await self._turns.reply(turn, self._chosen(turn, press), press.say)

    @answering("type", "fill-in")
    async def open_form(self, press: Press) -> None:
        """Open the form in which a question can be answered by text, or several places at the same
        time.
        """
        if press.custom_id.number == 0:
            await self._plans.open_form(press)
            return
        user = press.user
        try:
            seen = await self._play.answer_view(press.game, user)
            say = press.say.of(seen.info.ruleset)
            asking = asking_of(seen, say)
            notice = "panel-passed"
            if asking is not None and asking.number == press.custom_id.number:
                try:
                    unused = self._unused.of(press.game, user, asking.number)
                    form = widget_for(asking.shape).form_for(asking, press.custom_id, unused)
                except WrongPath:
                    form, notice = None, "panel-not-offered"
                if form is not None:
                    await press.interaction.response.send_modal(form)
                    return
            layout = await self._turns.panel(press.game, user, say, say(notice))
        except UserError as user_error:
            layout = apology(user_error, press.say)
        await Reply(press.interaction).show(layout)

    async def typed(
        self, interaction: Interaction, game: int, text: str, language: Localizer
    ) -> None:
        """Answer a command that carries an answer as text."""
        turn, user = PlayerInput(interaction, game), interaction.user.id

        async def work() -> Layout:
            seen = await self._play.answer_view(game, user)
            say = language.of(seen.info.ruleset)
            asking = asking_of(seen, say)
            if asking is None:
                return await self._turns.panel(game, user, say, say("typed-not-asked"))
            return await self._chosen(
                turn, Press(interaction, asking.press("typed"), [text], language)
            )

        await self._turns.reply(turn, work(), language)

    async def _chosen(self, turn: PlayerInput, press: Press) -> Layout:
        user = turn.user
        seen = await self._play.answer_view(press.game, user)
        say = press.say.of(seen.info.ruleset)
        asking = asking_of(seen, say)
        if asking is None or asking.number != press.custom_id.number:
            return await self._as_it_is(turn, say, say("panel-passed"))
        changing = seen.answered and press.verb not in ("keep", "withdraw")
        if press.custom_id.mark != mark_of(asking.path) and press.verb not in UNMARKED:
            drafted = bool(seen.draft)
            return await self._as_it_is(turn, say, say("panel-moved-on"), changing=drafted)
        try:
            return await self._apply(turn, press, seen, asking, changing)
        except WrongPath:
            return await self._as_it_is(turn, say, say("panel-not-offered"), changing=changing)
        except UserError as user_error:
            self._why.remember(press.game, user, user_error)
            return await self._turns.panel(
                press.game,
                user,
                say,
                sentence(user_error, say),
                rule=user_error.rule and say.paragraph(user_error.phrase, user_error.rule),
                changing=changing,
            )

    async def _as_it_is(
        self,
        turn: PlayerInput,
        say: Localizer,
        notice: str = "",
        *,
        show: str = "",
        changing: bool = False,
        typed: bool = False,
    ) -> Layout:
        """Show the panel if nothing was done."""
        hand = await self._play.seat_view(turn.game, turn.user)
        return self._panel(hand, turn.user, say, notice, show=show, changing=changing, typed=typed)

    async def _apply(
        self,
        turn: PlayerInput,
        press: Press,
        seen: AnswerView,
        asking: Asking,
        changing: bool,
    ) -> Layout:
        """Do what was pressed, and return the panel after it."""
        game, user, number, show = press.game, turn.user, press.custom_id.number, ""
        widget, say = widget_for(asking.shape), asking.localizer
        match press.verb:
            case "typed":
                text = only(press.values)
                if too_long(text):
                    self._unused.keep(game, user, number, text)
                    notice = say("typed-too-long", letters=LONGEST, words=WORDS)
                    return await self._as_it_is(turn, say, notice, changing=changing, typed=True)
                reading = widget.read(asking, text)
                unused = widget.unused(reading, text) if reading.problems else ""
                self._unused.keep(game, user, number, unused)
                # A command has a reply of its own at the end of the channel, where a phone shows
                # only the end of a long panel. The same holds for a panel that a form changes.
                short = turn.by_command or bool(reading.problems)
                return await self._lay(turn, seen, asking, reading, changing, typed=short)
            case "filled":
                reading, show = widget.filled(asking, press.custom_id, press.values)
                return await self._lay(turn, seen, asking, reading, changing, show)
            case "show":
                show = widget.show_after(asking, press.custom_id, press.values)
                return await self._as_it_is(turn, say, show=show, changing=changing)
            case "keep":
                return await self._as_it_is(turn, say)
            case "withdraw":
                hand = await self._play.withdraw(game, user, number)
                return self._panel(hand, user, say, say("panel-withdrawn"))
            case "change":
                again = widget.stepwise and seen.answered
                path = widget.retrace(asking.shape, seen.sealed) if again else []
                hand = await self._play.draft(game, user, number, path)
                return self._panel(hand, user, say, changing=True)
            case "back":
                path = widget.back(asking)
            case "clear":
                path = widget.settle(asking.shape, ())
            case "same":
                path = same_as_last(asking, await self._play.seat_view(game, user))
            case "lock":
                if (ask := unconfirmed(asking, press.arg)) is not None:
                    return await self._as_it_is(turn, say, say(ask), show=SURE, changing=changing)
                return await self._answer(turn, seen, asking, carried=press.arg)
            case _:
                show = widget.show_after(asking, press.custom_id, press.values)
                path = widget.follow(asking, press.custom_id, press.values)
        after = asking.along(path)
        if completes(after):
            return await self._answer(turn, seen, after)
        hand = await self._play.draft(game, user, number, path)
        return self._panel(hand, user, say, show=show, changing=changing)

    async def _lay(
        self,
        turn: PlayerInput,
        seen: AnswerView,
        asking: Asking,
        reading: ParseResult,
        changing: bool,
        show: str = "",
        typed: bool = False,
    ) -> Layout:
        """Save what was understood of a text or a form as a draft, and list what was not."""
        say, user = asking.localizer, turn.user
        # A text without any effect leaves the draft as it was.
        path = reading.path if reading.understood or not reading.problems else asking.path
        after = asking.along(path)
        lines = problem_lines(reading, asking)
        if (refused := refused_by(reading)) is not None:
            self._why.remember(asking.game, user, refused)
        if not lines and completes(after):
            return await self._answer(turn, seen, after)
        hand = await self._play.draft(asking.game, user, asking.number, list(path))
        if not lines:
            notice = say("typed-understood")
        else:
            head = say("typed-partly" if reading.understood else "typed-nothing")
            notice = some_lines([head, *lines], PROBLEMS, "- …")
            if example := widget_for(asking.shape).example(asking.along(())):
                notice += "\n" + say("typed-example", example=Plain(example))
        return self._panel(hand, user, say, notice, show=show, changing=changing, typed=typed)

    async def _answer(
        self, turn: PlayerInput, seen: AnswerView, asking: Asking, *, carried: str = ""
    ) -> Layout:
        """Give the chosen answer, and show what comes next.

        Unless the press ``carried`` that they know it, players are warned of a mistake in their
        first game.
        """
        say, step, interaction = asking.localizer, asking.step, turn.interaction
        if not step.ready:
            raise WrongPath(asking.path)
        reason = await caution_of(self._play, turn.user, seen, asking, carried)
        if reason is not None:
            drafted = asking.game, turn.user, asking.number, list(asking.path)
            return warning(await self._play.draft(*drafted), say, reason)
        # Shapes describe the present state, so the choices are put into words before it changes,
        # which may happen immediately if nobody else is awaited.
        words = _done(asking) if seen.discreet or is_last(seen) else ""
        after = await self._play.answer(
            asking.game,
            turn.user,
            asking.number,
            step.value,
            interaction=interaction.id,
            at=interaction.created_at.timestamp(),
            after=turn.replied,
        )
        if not words and after.answered:
            words = _done(asking)
        self._turns.answered(turn, asking.number, words)
        return self._turns.after(turn, after, say)

    @answering("preset")
    async def preset(self, press: Press) -> None:
        """Save a preset instruction, and show the next question."""

        async def keep(turn: PlayerInput, say: Localizer) -> Layout:
            await self._play.instructing.choose(press.game, turn.user, press.arg)
            return await self._turns.panel(press.game, turn.user, say, say("instruct-kept"))

        await self._turns.do(press, keep)

    @answering("undo")
    async def undo(self, press: Press) -> None:
        """Undo the player's last answer without asking anyone."""

        async def take_back(turn: PlayerInput, say: Localizer) -> Layout:
            hand = await self._play.undo(press.game, turn.user, press.custom_id.number)
            return self._panel(hand, turn.user, say, say("panel-undone"))

        await self._turns.do(press, take_back)

    @answering("take-back")
    async def take_back(self, press: Press) -> None:
        """Ask those who are affected by the last answer to let the player take it back."""

        async def ask(turn: PlayerInput, say: Localizer) -> Layout:
            await self._play.votes.propose_back(press.game, turn.user, number_in(press.arg))
            return await self._turns.panel(press.game, turn.user, say, say("done-proposed"))

        await self._turns.do(press, ask)

    # -- panels ---------------------------------------------------------------------------------

    @answering("panel")
    async def press(self, press: Press) -> None:
        """Show the user who pressed the panel of the named game."""
        await self.open(press.interaction, press.game, press.say)

    async def open(self, interaction: Interaction, game: int, say: Localizer) -> None:
        """Show a player the panel of a game, or say why there is none."""
        turn = PlayerInput(interaction, game, follows=True)
        await self._turns.reply(turn, self._turns.panel(game, turn.user, say), say)


def _done(asking: Asking) -> str:
    """Say which answer was given."""
    return asking.localizer("panel-done", answer=Plain(one_line(answer_in_words(asking))))
