"""``/plan``: plans, chosen step by step or typed as text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.panels.widgets import Asking, widget_for
from bot.parsing import LONGEST, WORDS, too_long
from bot.parsing.plans import split_plans
from bot.play import Play, UserError
from bot.play.ahead.upcoming import Draft, UpcomingQuestion
from bot.text import Localizer, Plain
from bot.ui.custom_id import CustomId, Unreadable, mark_of, number_in, only
from bot.ui.items import Interaction
from bot.ui.layout import Layout
from bot.ui.limits import some_lines
from bot.ui.reply import Reply, apology, sentence
from bot.ui.router import Press, answering
from engine.kernel.ahead.plans import Condition, Otherwise, Until
from engine.kernel.shapes.base import WrongPath

from ..turn.question import one_line
from ..turn.turns import PlayerInput, Turns
from .layouts import (
    UNTIL,
    ahead_panel,
    answers,
    asking_ahead,
    first_drafted,
    made_words,
    menu_mark,
    offered,
)
from .typed import (
    Misunderstood,
    after_word,
    plan_words,
    problem_lines,
    suggestions,
    understand,
    word_list,
)

PROBLEMS = 1500
"""How many characters of a panel may tell what was not understood."""

UNMARKED = frozenset({"show", "typed", "filled"})
"""Presses that mean the same even if more was chosen since the panel was shown."""


class PlanPanel:
    """The panel of plans; only their player sees them."""

    def __init__(self, play: Play, turns: Turns) -> None:
        self._play = play
        self._turns = turns

    # -- presses --------------------------------------------------------------------------------

    async def open(self, interaction: Interaction, game: int, say: Localizer) -> None:
        """Show a user their plans, and what else they can plan."""
        await self.press(Press(interaction, CustomId(game, "plan", arg="menu"), (), say))

    @answering("plan")
    async def press(self, press: Press) -> None:
        """Act on a press, and show the list or the plan that is being made."""
        turn = PlayerInput(press.interaction, press.game)
        await self._turns.reply(turn, self._pressed(turn, press), press.say)

    async def choose(self, press: Press) -> None:
        """Answer a press that belongs to a foreseen question."""
        turn = PlayerInput(press.interaction, press.game)
        await self._turns.reply(turn, self._chosen(turn, press), press.say)

    async def open_form(self, press: Press) -> None:
        """Open the form in which a foreseen question can be answered."""
        try:
            upcoming = await self._play.planning.of(press.game, press.user)
            say = press.say.of(upcoming.info.ruleset)
            asking = asking_ahead(upcoming, say)
            if asking is not None:
                try:
                    form = widget_for(asking.shape).form_for(asking, press.custom_id)
                except WrongPath:
                    form = None
                if form is not None:
                    await press.interaction.response.send_modal(form)
                    return
            layout = ahead_panel(upcoming, say, say("trouble-not-foreseen"))
        except UserError as user_error:
            layout = apology(user_error, press.say)
        await Reply(press.interaction).show(layout)

    async def _pressed(self, turn: PlayerInput, press: Press) -> Layout:
        planning, game, user = self._play.planning, press.game, turn.user
        upcoming = await planning.of(game, user)
        say = press.say.of(upcoming.info.ruleset)
        notice = ""
        try:
            match press.arg:
                case "open":
                    upcoming = await self._onward(upcoming, user)
                case "menu":
                    if upcoming.draft is not None:
                        upcoming = await planning.draft(game, user, None)
                case "pass-on" | "keep-mine":
                    passes = press.arg == "pass-on"
                    upcoming = await planning.pass_on(game, user, passes)
                    notice = say("plan-passes-said", passes="yes" if passes else "no")
                case "drop-all":
                    upcoming = await planning.drop(game, user, None)
                    notice = say("plan-dropped")
                case "drop":
                    upcoming = await planning.drop(game, user, number_in(only(press.values)))
                    notice = say("plan-dropped")
                case arg if arg.startswith("ask"):
                    place = number_in(only(press.values))
                    if press.custom_id.mark != menu_mark(upcoming) or place >= len(upcoming.open):
                        return ahead_panel(upcoming, say, say("trouble-not-foreseen"))
                    key = upcoming.key(upcoming.open[place])
                    upcoming = await planning.draft(game, user, Draft(key))
                case _:
                    return await self._made(upcoming, press, say)
        except UserError as user_error:
            notice = sentence(user_error, say)
            upcoming = await planning.of(game, user)
        return ahead_panel(upcoming, say, notice)

    async def _made(
        self,
        upcoming: UpcomingQuestion,
        press: Press,
        say: Localizer,
    ) -> Layout:
        """Act on a press on a plan that is being made."""
        if upcoming.gathered:
            upcoming = first_drafted(upcoming)
        planning, draft = self._play.planning, upcoming.draft
        game, user = press.game, press.user
        asking = asking_ahead(upcoming, say)
        if asking is None or draft is None:
            return ahead_panel(upcoming, say, say("trouble-not-foreseen"))
        if press.custom_id.mark != mark_of(asking.path):
            return ahead_panel(upcoming, say, say("panel-moved-on"))
        conditions = offered(upcoming, asking)
        if press.arg == "until":
            until: Until = next((u for u in UNTIL if u == only(press.values)), "round")
            return ahead_panel(await planning.draft(game, user, replace(draft, until=until)), say)
        if press.arg == "ifs":
            chosen = _picked(conditions, press.values)
            return ahead_panel(
                await planning.draft(game, user, replace(draft, conditions=tuple(chosen))),
                say,
            )
        if not asking.step.ready:
            return ahead_panel(upcoming, say, say("panel-moved-on"))
        if press.arg.removeprefix("keep").isdecimal():
            chosen = _picked(conditions, [press.arg.removeprefix("keep")])
        else:
            chosen = [c for c in draft.conditions if c in conditions]
        more, words = answers(asking, chosen)
        choices, said = (*draft.before, *more), (*draft.said, *words)
        if press.arg == "else":
            another = Draft(draft.key, before=choices, said=said, until=draft.until)
            return ahead_panel(await planning.draft(game, user, another), say)
        otherwise: Otherwise = "pass" if press.arg == "pass" else "ask"
        after = await planning.keep(
            game, user, draft.key, choices, said, otherwise=otherwise, until=draft.until
        )
        notice = say("plan-kept", words=Plain(one_line(made_words(after.plans[-1], say))))
        if upcoming.gathered and not after.gathered:
            return await self._turns.panel(game, user, say, notice)
        return ahead_panel(await self._onward(after, user), say, notice)

    async def _onward(self, upcoming: UpcomingQuestion, user: int) -> UpcomingQuestion:
        """Continue with the first foreseen question without a plan, if there is one."""
        if upcoming.asked is not None or not upcoming.open:
            return upcoming
        draft = Draft(upcoming.key(upcoming.open[0]))
        return await self._play.planning.draft(upcoming.info.id, user, draft)

    async def _chosen(self, turn: PlayerInput, press: Press) -> Layout:
        game, user = press.game, turn.user
        upcoming = await self._play.planning.of(game, user)
        say = press.say.of(upcoming.info.ruleset)
        asking = asking_ahead(upcoming, say)
        if asking is None and upcoming.gathered and upcoming.open:
            upcoming = await self._onward(upcoming, user)
            asking = asking_ahead(upcoming, say)
        if asking is None:
            return ahead_panel(upcoming, say, say("trouble-not-foreseen"))
        if press.custom_id.mark != mark_of(asking.path) and press.verb not in UNMARKED:
            return ahead_panel(upcoming, say, say("panel-moved-on"))
        try:
            return await self._apply(upcoming, press, asking)
        except WrongPath:
            return ahead_panel(upcoming, say, say("panel-not-offered"))

    async def _apply(
        self,
        upcoming: UpcomingQuestion,
        press: Press,
        asking: Asking,
    ) -> Layout:
        """Do what was pressed, and return the panel after it."""
        widget, say, draft = widget_for(asking.shape), asking.localizer, upcoming.draft
        assert draft is not None
        notice = show = ""
        match press.verb:
            case "typed":
                reading = widget.read(asking, only(press.values))
                path = list(reading.path if reading.understood else asking.path)
                lines = problem_lines(reading, asking)
                if lines:
                    head = say("typed-partly" if reading.understood else "typed-nothing")
                    notice = some_lines([head, *lines], PROBLEMS, "- …")
            case "filled":
                reading, show = widget.filled(asking, press.custom_id, press.values)
                path = list(reading.path)
            case "back":
                path = widget.back(asking)
            case "clear":
                path = widget.settle(asking.shape, ())
            case _:
                show = widget.show_after(asking, press.custom_id, press.values)
                if press.verb == "show":
                    return ahead_panel(upcoming, say, show=show)
                path = widget.follow(asking, press.custom_id, press.values)
        asking.shape.step(path)  # raises WrongPath
        after = replace(draft, path=tuple(path), conditions=())
        found = await self._play.planning.draft(asking.game, press.user, after)
        return ahead_panel(found, say, notice, show)

    # -- typed ----------------------------------------------------------------------------------

    async def typed(
        self, interaction: Interaction, game: int, text: str, language: Localizer
    ) -> None:
        """Answer ``/plan``: a typed plan, or a word such as ``list`` or ``drop``."""
        turn = PlayerInput(interaction, game)
        await self._turns.reply(turn, self._typed(turn, text, language), language)

    async def _typed(self, turn: PlayerInput, text: str, language: Localizer) -> Layout:
        planning, game, user = self._play.planning, turn.game, turn.user
        upcoming = await planning.of(game, user)
        say = language.of(upcoming.info.ruleset)
        if upcoming.draft is not None:
            upcoming = await planning.draft(game, user, None)
        if after_word(text, word_list("list", say)) == "":
            return ahead_panel(upcoming, say)
        if (which := after_word(text, word_list("drop", say))) is not None:
            return await self._dropped(upcoming, which, user, say)
        if too_long(text):
            notice = say("typed-too-long", letters=LONGEST, words=WORDS)
            return ahead_panel(upcoming, say, notice)
        lines: list[str] = []
        kept = 0
        for typed in split_plans(text, plan_words(say)):
            found = understand(typed, upcoming, say)
            if isinstance(found, Misunderstood):
                lines += found.lines
                continue
            try:
                upcoming = await planning.keep(
                    game, user, found.key, found.choices, found.said, otherwise=found.otherwise
                )
            except UserError as user_error:
                lines.append(sentence(user_error, say))
            else:
                kept += 1
        if not lines:
            return ahead_panel(upcoming, say, say("plan-typed-done") if kept else "")
        head = say("plan-typed-partly" if kept else "plan-typed-nothing")
        return ahead_panel(upcoming, say, some_lines([head, *lines], PROBLEMS, "- …"))

    async def _dropped(
        self, upcoming: UpcomingQuestion, which: str, user: int, say: Localizer
    ) -> Layout:
        """Drop the plan of a typed number, or all."""
        planning, game = self._play.planning, upcoming.info.id
        number = int(which) if which.isdecimal() and len(which) < 4 else 0
        try:
            everything = which in word_list("all", say)
            after = await planning.drop(game, user, None if everything else number)
        except UserError as user_error:
            return ahead_panel(upcoming, say, sentence(user_error, say))
        return ahead_panel(after, say, say("plan-dropped"))

    async def suggested(self, game: int, user: int, text: str, language: Localizer) -> list[str]:
        """Return suggestions for continuing a text that is being typed."""
        upcoming = await self._play.planning.of(game, user)
        return suggestions(text, upcoming, language.of(upcoming.info.ruleset))


def _picked(conditions: Sequence[Condition], values: Sequence[str]) -> list[Condition]:
    """Return the conditions with these numbers.

    Raises Unreadable for one that was not offered.
    """
    places = [number_in(value) for value in values]
    if any(place >= len(conditions) for place in places):
        raise Unreadable("no such condition")
    return [conditions[place] for place in sorted(set(places))]
