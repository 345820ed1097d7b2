"""The panels for plans: what can be planned, and one plan being made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.panels.widgets import Asking, widget_for
from bot.panels.widgets.base import name_of
from bot.play import Play, SeatView, UserError
from bot.play.ahead.upcoming import Draft, Made, UpcomingQuestion
from bot.text import Localizer, Plain
from bot.ui.custom_id import CustomId, mark_of
from bot.ui.layout import CALLING, CALM, Button, Layout, SelectOption, Style
from bot.ui.limits import OPTIONS, some_lines
from bot.ui.names import deed, seat_name, seats_and_players
from engine.kernel.ahead.instructions import TakesInstructions
from engine.kernel.ahead.lookahead import Foreseen
from engine.kernel.ahead.plans import Condition, PlanChoice, Until
from engine.kernel.capabilities import Briefs
from engine.kernel.phrase import Phrase
from engine.kernel.shapes import Ranking
from engine.kernel.shapes.base import WrongPath

from ..turn.question import CHOSEN, PREVIEW, answer_in_words, one_line

QUICK = 4
"""How many conditions have a button of their own."""
KNOWN = 600
"""How many characters may tell assumptions, or what a decision needs."""
LISTED = 2200
"""How many characters the list of plans may take."""
UNTIL: Sequence[Until] = ("round", "battle", "changed")


def asking_ahead(upcoming: UpcomingQuestion, localizer: Localizer, show: str = "") -> Asking | None:
    """Return the foreseen question that a plan is being made for, with the choices so far."""
    foreseen, draft = upcoming.asked, upcoming.draft
    if foreseen is None or draft is None:
        return None
    shape = upcoming.shape(foreseen)
    widget = widget_for(shape)
    try:
        path = widget.settle(shape, draft.path)
        shape.step(path)
    except WrongPath:
        path = widget.settle(shape, ())
    rules, state = foreseen.game.ruleset, foreseen.game.state
    known = (
        rules.briefing(state, upcoming.seat, foreseen.kind, foreseen.params)
        if isinstance(rules, Briefs)
        else ()
    )
    return Asking(
        game=upcoming.info.id,
        number=0,  # It belongs to no open question.
        kind=foreseen.kind,
        params=foreseen.params,
        shape=shape,
        path=tuple(path),
        localizer=localizer,
        opens_at_once=False,
        seat=upcoming.seat,
        view=foreseen.game.view(upcoming.seat),
        show=show,
        briefing=known,
        ahead=True,
    )


def ahead_panel(
    upcoming: UpcomingQuestion, localizer: Localizer, notice: str = "", show: str = ""
) -> Layout:
    """Build the panel: a plan that is being made, or what can be planned."""
    localizer = localizer.of(upcoming.info.ruleset)
    asking = asking_ahead(upcoming, localizer, show)
    layout = Layout(CALM if asking is None else CALLING).text(notice)
    seat = seat_name(upcoming.seat, localizer)
    layout.text(localizer("plan-title", seat=seat, game=str(upcoming.info.id)))
    if asking is None:
        return _menu(layout.spot(), upcoming, localizer)
    if not asking.path:
        layout.spot()
    return _making(layout, upcoming, asking)


def first_drafted(upcoming: UpcomingQuestion) -> UpcomingQuestion:
    """Return the question that a player is asked ahead: the first one, or the one they began."""
    if upcoming.asked is not None or not upcoming.open:
        return upcoming
    return replace(upcoming, draft=Draft(upcoming.key(upcoming.open[0])))


# -- what there is to plan ------------------------------------------------------------------------


def _menu(layout: Layout, upcoming: UpcomingQuestion, say: Localizer) -> Layout:
    game = upcoming.info.id
    layout.text(say("plan-why"))
    layout.text(way(upcoming, say))
    if others := upcoming.foresight.subjects:
        layout.text(say("plan-not-for", seats=[f"seat:{other}" for other in others]))
    layout.rule()
    layout.text(plan_lines(upcoming.plans, say))
    options = [
        SelectOption(str(n), _menu_label(foreseen, say), _menu_note(foreseen, upcoming, say))
        for n, foreseen in enumerate(upcoming.open)
    ]
    for first in range(0, min(len(options), 2 * OPTIONS), OPTIONS):
        page = options[first : first + OPTIONS]
        words = (
            say("plan-menu")
            if len(options) <= OPTIONS
            else say("plan-menu-more", first=first + 1, last=first + len(page))
        )
        layout.select(CustomId(game, "plan", 0, menu_mark(upcoming), f"ask{first}"), page, words)
    if upcoming.plans:
        drop = [
            SelectOption(str(made.number), f"{made.number}. {bare(made_words(made, say))}")
            for made in upcoming.plans[-OPTIONS:]
        ]
        layout.select(CustomId(game, "plan", arg="drop"), drop, say("plan-drop"))
    buttons = [
        Button(
            say("plan-passes", passes="yes" if upcoming.passes else "no"),
            CustomId(game, "plan", arg="keep-mine" if upcoming.passes else "pass-on"),
        )
    ]
    if len(upcoming.plans) > 1:
        buttons.append(Button(say("plan-drop-all"), CustomId(game, "plan", arg="drop-all")))
    if isinstance(upcoming.rules, TakesInstructions):
        buttons.append(Button(say("instruct-open"), CustomId(game, "instruct")))
    buttons += [
        Button(say("panel-map"), CustomId(game, "map")),
        Button(say("plan-panel"), CustomId(game, "panel", arg="again")),
    ]
    return layout.buttons(*buttons)


def bare(words: str) -> str:
    """Return text on one line without bold, for places that have no formatting."""
    return one_line(words).replace("**", "")


def menu_mark(upcoming: UpcomingQuestion) -> str:
    """Return a mark of what the menu offers, because its choices are numbers."""
    return mark_of([repr(upcoming.key(foreseen)) for foreseen in upcoming.open])


def _menu_label(foreseen: Foreseen, say: Localizer) -> str:
    return one_line(say.say(Phrase(f"ask-{foreseen.kind}", foreseen.params)))


def _menu_note(foreseen: Foreseen, upcoming: UpcomingQuestion, say: Localizer) -> str | None:
    if not foreseen.after:
        return None
    return say("plan-menu-after", seats=Plain(_seats(foreseen.after, say)))


def _seats(seats: Sequence[str], say: Localizer) -> str:
    return say.join([seat_name(seat, say) for seat in seats])


async def way_ahead(play: Play, hand: SeatView, user: int, say: Localizer) -> str:
    """Return who decides before a player who is not asked, if that can be foreseen."""
    asked = hand.question is not None and not hand.answered
    if not hand.plannable or asked or hand.upcoming is not None:
        return ""
    try:
        upcoming = await play.planning.of(hand.info.id, user)
    except UserError:
        return ""
    return way(upcoming, say)


def way(upcoming: UpcomingQuestion, say: Localizer) -> str:
    """Return the seats that decide before the player's next decision, with that decision."""
    if not upcoming.open:
        return later(upcoming, say)
    first = upcoming.open[0]
    what = Plain(deed(first.kind, say))
    if not first.after:
        return say("plan-way-next", what=what)
    seats = Plain(seats_and_players(upcoming.info, first.after, say))
    return say("plan-way-after", seats=seats, what=what)


def later(upcoming: UpcomingQuestion, say: Localizer) -> str:
    """Return why nothing can be planned now, and when something can."""
    foresight = upcoming.foresight
    if any(foreseen.planned is not None for foreseen in foresight.questions):
        return say("plan-later-all")
    now = foresight.start
    if now is not None and upcoming.seat in now.awaited:
        return say("plan-later-own")
    return say(f"plan-later-{foresight.ends}")


def plan_lines(plans: Sequence[Made], say: Localizer) -> str:
    """Return the lines on plans, and whether each was carried out or stopped."""
    if not plans:
        return say("plan-none")
    lines = []
    for made in plans:
        words = Plain(one_line(made_words(made, say)))
        if made.stopped is not None:
            reason = Plain(say.say(made.stopped))
            lines.append(say("plan-line-stopped", number=made.number, words=words, reason=reason))
        else:
            id = "plan-line-done" if made.done else "plan-line"
            lines.append(say(id, number=made.number, words=words))
    return some_lines([say("plan-yours"), *lines], LISTED, "…")


def made_words(made: Made, say: Localizer) -> str:
    """Return a plan in one sentence."""
    choices = [
        _choice_words(said, [say.say(c) for c in conditions], say)
        for said, conditions in zip(made.said, made.conditions, strict=False)
    ]
    if made.ranks:
        listed = Plain(say.listed(choices))
        return say("plan-words-ranking", what=Plain(deed(made.kind, say)), choices=listed)
    return say(
        "plan-words",
        what=Plain(deed(made.kind, say)),
        choices=Plain(say("plan-else").join(choices)),
        otherwise=made.otherwise,
        until=made.until,
    )


def _choice_words(said: str, conditions: Sequence[str], say: Localizer) -> str:
    if not conditions:
        return said
    return say(
        "plan-choice-if", answer=Plain(said), conditions=Plain(say("plan-and").join(conditions))
    )


# -- a plan that is being made --------------------------------------------------------------------


def _making(layout: Layout, upcoming: UpcomingQuestion, asking: Asking) -> Layout:
    asking = replace(asking, showing=True)
    say, widget, draft = asking.localizer, widget_for(asking.shape), upcoming.draft
    foreseen = upcoming.asked
    assert draft is not None
    assert foreseen is not None
    question = say.say(Phrase(f"ask-{asking.kind}", asking.params))
    if upcoming.gathered:
        layout.text(say("panel-question", question=question)).text(say("plan-gathered"))
    else:
        layout.text(say("plan-question", question=question))
        assumed = [say.say(phrase) for phrase in foreseen.assumed]
        if _ranks(asking):
            layout.text(say("plan-ranks"))
        elif assumed:
            text = say("plan-assumed", assumed=Plain(say.items(assumed)))
            layout.text(some_lines([text], KNOWN, text[: KNOWN - 2] + "…"))
    briefing = [
        say("panel-briefing", line=Plain(say.say(b.phrase)))
        for b in (*asking.briefing, *asking.shape.briefing())
    ]
    layout.text(some_lines(briefing, KNOWN, "-# …"))
    if draft.before:
        lines = [
            say("plan-before", number=n, words=Plain(_before_words(upcoming, n - 1, say)))
            for n in range(1, len(draft.before) + 1)
        ]
        layout.text("\n".join([*lines, say("plan-another")]))
    layout.text(some_lines(widget.chosen(asking), CHOSEN, "…"))
    if (prompt := asking.prompt()) and asking.step.options and widget.prompts:
        layout.text(prompt)
    widget.fill(layout, asking)
    _give(layout, upcoming, asking, draft)
    game = asking.game
    return layout.rule().buttons(
        Button(say("typed-button"), asking.press("type")),
        Button(say("plan-others"), CustomId(game, "plan", arg="menu")),
        Button(say("panel-map"), CustomId(game, "map")),
        Button(say("plan-panel"), CustomId(game, "panel", arg="mine")),
    )


def _before_words(upcoming: UpcomingQuestion, at: int, say: Localizer) -> str:
    draft = upcoming.draft
    assert draft is not None
    words = [say.say(upcoming.rules.condition_in_words(c)) for c in draft.before[at]["conditions"]]
    return _choice_words(one_line(draft.said[at]), words, say)


def offered(upcoming: UpcomingQuestion, asking: Asking) -> Sequence[Condition]:
    """Return the conditions that go with the answer that was chosen, if it is complete."""
    step, foreseen = asking.step, upcoming.asked
    if not step.ready or foreseen is None or upcoming.gathered or _ranks(asking):
        return ()
    state = foreseen.game.state
    return upcoming.rules.conditions(state, upcoming.seat, asking.kind, step.value)


def _ranks(asking: Asking) -> bool:
    return isinstance(asking.shape, Ranking)


def answers(
    asking: Asking, conditions: Sequence[Condition] = ()
) -> tuple[list[PlanChoice], list[str]]:
    """Return the choices of a plan that follow from an answer, with their words.

    A ranking makes several choices, any other answer one.
    """
    value = asking.step.value
    if _ranks(asking):
        said = [name_of(asking, id) for id in asking.path]
        return [{"value": one, "conditions": []} for one in value], said
    return [{"value": value, "conditions": [*conditions]}], [one_line(answer_in_words(asking))]


def _give(layout: Layout, upcoming: UpcomingQuestion, asking: Asking, draft: Draft) -> None:
    """Show what an answer still lacks, or its effects; offer conditions, and a button to keep
    it."""
    say, widget, step = asking.localizer, widget_for(asking.shape), asking.step
    if widget.explains and not step.ready and step.value is not None and asking.path:
        reason = asking.shape.check(step.value)
        if reason is not None:
            layout.text(say("panel-not-yet", reason=say.say(reason)))
    back = asking.path and widget.settle(asking.shape, widget.back(asking)) != list(asking.path)
    buttons = [Button(say("panel-back"), asking.press("back"))] if back else []
    if not step.ready or widget.is_halfway(asking):
        layout.buttons(*buttons)
        return
    follows = asking.shape.preview(step.value) if asking.path else ()
    lines = [say("panel-preview", line=Plain(say.say(f.phrase))) for f in follows]
    layout.text(some_lines(lines, PREVIEW, say("panel-preview", line="…")))
    press = CustomId(asking.game, "plan", 0, mark_of(asking.path))
    if upcoming.gathered:
        label = say("plan-keep-answer")
        keep = Button(label, replace(press, arg="keep"), Style.success)
        layout.buttons(keep, *buttons)
        return
    if _ranks(asking):
        keep = Button(say("plan-keep"), replace(press, arg="keep"), Style.success)
        layout.buttons(keep, *buttons)
        return
    conditions = offered(upcoming, asking)
    words = [say.say(upcoming.rules.condition_in_words(c)) for c in conditions]
    chosen = [c for c in draft.conditions if c in conditions]
    answer = _choice_words(
        one_line(answer_in_words(asking)),
        [w for w, c in zip(words, conditions, strict=True) if c in chosen],
        say,
    )
    layout.text(say("plan-reads", words=Plain(answer)))
    quick = [Button(say("plan-keep"), replace(press, arg="keep"), Style.success)]
    if not chosen:
        layout.text(
            "\n".join(
                say("plan-only-if", number=n, condition=Plain(w))
                for n, w in enumerate(words[:QUICK], 1)
            )
        )
        quick += [
            Button(say("plan-keep-if", number=n), replace(press, arg=f"keep{n - 1}"), Style.success)
            for n in range(1, min(QUICK, len(words)) + 1)
        ]
    layout.buttons(*quick)
    if len(words) > 1:
        layout.select(
            replace(press, arg="ifs"),
            [
                SelectOption(
                    str(n),
                    say("plan-condition-option", number=n + 1, condition=Plain(w)),
                    chosen=c in chosen,
                )
                for n, (w, c) in enumerate(zip(words, conditions, strict=True))
            ][:OPTIONS],
            say("plan-conditions"),
            least=0,
            most=min(len(words), OPTIONS),
        )
    layout.select(
        replace(press, arg="until"),
        [
            SelectOption(u, say(f"plan-until-{u}"), chosen=u == draft.until)
            for u in UNTIL
            if u != "battle" or _in_battle(upcoming)
        ],
        say("plan-until"),
    )
    others = [Button(say("plan-otherwise"), replace(press, arg="else"))]
    if can_pass(upcoming, asking, draft):
        others.append(Button(say("plan-otherwise-pass"), replace(press, arg="pass")))
    layout.buttons(*others, *buttons)


def _in_battle(upcoming: UpcomingQuestion) -> bool:
    start = upcoming.foresight.start
    return start is not None and upcoming.rules.moment(start.state, "battle") is not None


def can_pass(upcoming: UpcomingQuestion, asking: Asking, draft: Draft) -> bool:
    """Return whether there is an answer that does nothing, other than the chosen ones."""
    foreseen = upcoming.asked
    assert foreseen is not None
    first = draft.before[0]["value"] if draft.before else asking.step.value
    state = foreseen.game.state
    nothing = upcoming.rules.passing(state, upcoming.seat, asking.kind, first)
    return nothing is not None and nothing != asking.step.value
