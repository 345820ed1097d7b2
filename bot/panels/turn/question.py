"""The panel of one player at one table: the question, the choices so far, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.games.registry import plugin_of
from bot.panels.parts import heading, introduction, note_lines
from bot.panels.reading.log import log_button
from bot.panels.reading.rules import rule_button
from bot.panels.spoken import language_buttons
from bot.panels.widgets import Asking, widget_for
from bot.play import AnswerView, SeatView, TableSettings, TableView
from bot.posts.awaited import thinking_line
from bot.posts.messages import deals_button
from bot.store.table.checkpoints import Checkpoint
from bot.text import Localizer, Plain
from bot.ui.custom_id import CustomId
from bot.ui.layout import CALLING, CALM, FESTIVE, Button, Layout, Style
from bot.ui.limits import some_lines
from bot.ui.names import deed, seat_and_player, with_subject
from engine.kernel.shapes.base import WrongPath

from ..learning.further import add_further
from .confirmation import confirmation_of, way_back
from .news import news_of

BRIEFING = 1600
"""How many characters of a panel may tell what to know before choosing."""
PREVIEW = 900
"""How many characters of a panel may tell what would follow from the answer."""
TURN = "turn"
"""The preset instruction that lasts for a turn; it is offered beside the first answer."""
SHORT = 12
"""How many characters of a receipt a panel shows."""
AHEAD = 700
"""How many characters of a panel may tell the outcome of plans."""
CHOSEN = 1400
"""How many characters of a panel may tell what was chosen so far."""


def asking_of(hand: AnswerView, localizer: Localizer, show: str = "") -> Asking | None:
    """Return the question that a player is asked, if any, with the choices made so far."""
    question = hand.question
    if question is None:
        return None
    widget = widget_for(question.shape)
    try:
        path = widget.settle(question.shape, hand.draft)
        question.shape.step(path)
    except WrongPath:
        path = widget.settle(question.shape, ())
    return Asking(
        game=hand.info.id,
        number=question.number,
        kind=question.kind,
        params=question.params,
        shape=question.shape,
        path=tuple(path),
        localizer=localizer,
        opens_at_once=opens_at_once(hand),
        seat=hand.seat,
        view=hand.view,
        show=show,
        briefing=question.briefing,
    )


def is_last(hand: AnswerView) -> bool:
    """Return whether nobody else is awaited, as far as the player can see."""
    asked, persons = hand.view.get("question", {}), {*hand.info.persons, hand.seat}
    return persons.intersection(asked.get("awaited", ())) <= {hand.seat}


def opens_at_once(hand: AnswerView) -> bool:
    """Return whether an answer would take effect immediately.

    It would if nobody else is awaited, and there is no grace period in which answers of several
    players can still be changed.
    """
    if not is_last(hand):
        return False
    asked, persons = hand.view.get("question", {}), {*hand.info.persons, hand.seat}
    everybody = persons.intersection((*asked.get("awaited", ()), *asked.get("answered", ())))
    return len(everybody | {hand.seat}) < 2 or TableSettings.of(hand.info.terms).grace == 0


def question_panel(
    hand: SeatView,
    localizer: Localizer,
    *,
    notice: str = "",
    rule: str | None = None,
    changing: bool = False,
    show: str = "",
    way: str = "",
    head: str = "",
    paged: bool = False,
) -> Layout:
    """Build the panel.

    ``notice`` is one sentence about the last action or its refusal, ``rule`` the paragraph that it
    cites. With ``changing``, a sealed answer can be replaced. ``way`` says who decides before the
    player's next decision. ``head`` replaces the game and the seat. With ``paged``, the seat
    has a page, too.
    """
    asking = asking_of(hand, localizer, show)
    calls = asking is not None and (changing or not hand.answered)
    layout = Layout(CALLING if calls else FESTIVE if hand.over else CALM)
    # The reply to the last press comes first, where the player looks.
    layout.text(notice)
    if rule is not None:
        layout.buttons(rule_button(hand.info.id, rule, localizer))
    brief = TURN in hand.presets
    layout.text(head or heading(hand, localizer, brief=brief))
    # Once something is chosen, the buttons come above the text that was read before.
    begun = asking is not None and calls and bool(asking.path)
    if not begun:
        if hand.new and not hand.answered and not hand.over:
            layout.text(introduction(hand, localizer))
            layout.buttons(*language_buttons(hand.info.id, localizer))
        layout.spot()
        layout.text(ahead_lines(hand, localizer))
    layout.rule()
    if asking is None:
        layout.text(nothing_asked(hand, localizer))
        layout.text(thinking_line(hand, localizer))
        if hand.over:
            add_further(layout, hand, localizer)
    elif calls:
        _ask(layout, asking, hand, changing)
    else:
        _sealed(layout, asking, hand)
    game = hand.info.id
    if hand.plannable and not calls:
        layout.text(way)
        layout.buttons(_plan_button(hand, localizer))
    if hand.undoable:
        layout.buttons(undo_button(hand, localizer))
    elif hand.retractable is not None:
        checkpoint = hand.retractable
        layout.text(localizer("panel-take-back-note", what=Plain(deed(checkpoint.kind, localizer))))
        layout.buttons(_back_button(checkpoint, hand, localizer))
    own = hand.info.player_in(hand.seat)
    if own is not None and not hand.over and (own.away is not None or own.stand_in is not None):
        back = CustomId(game, "run", arg="return")
        layout.buttons(Button(localizer("my-vacation-end"), back, Style.success))
    layout.rule()
    if begun:
        layout.spot()
        layout.text(ahead_lines(hand, localizer))
    layout.text(note_lines(hand.note, localizer))
    if hand.offers:
        layout.text(localizer("deals-wait", number=hand.offers))
        layout.buttons(deals_button(game, localizer))
    buttons = [
        Button(localizer("panel-refresh"), CustomId(game, "panel", arg="again")),
        Button(localizer("panel-map"), CustomId(game, "map")),
    ]
    if paged:
        buttons.append(page_button(game, localizer))
    if plugin_of(hand.info.ruleset).hands_are_secret:
        buttons.append(Button(localizer("panel-hand"), CustomId(game, "hand")))
    return layout.buttons(*buttons, *_standing_ways(hand, localizer))


def ways_on(hand: SeatView, localizer: Localizer) -> Sequence[Button]:
    """Return the buttons for what a player can do instead of answering."""
    waits = hand.question is None or hand.answered
    ways = [_plan_button(hand, localizer)] if hand.plannable and waits else []
    ways += [deals_button(hand.info.id, localizer)] if hand.offers else []
    ways += [] if hand.retractable is None else [_back_button(hand.retractable, hand, localizer)]
    return [*ways, *_standing_ways(hand, localizer)]


def _standing_ways(hand: SeatView, localizer: Localizer) -> Sequence[Button]:
    """Make the buttons for instructions, free actions and the notepad."""
    game, ways = hand.info.id, []
    if hand.instructable:
        ways.append(Button(localizer("instruct-open"), CustomId(game, "instruct")))
    for kind in hand.interjections:
        press = CustomId(game, "interject", arg=f"{kind}/")
        ways.append(Button(localizer(f"interject-{kind}"), press))
    return [*ways, Button(localizer("note-open"), CustomId(game, "note"))]


def _plan_button(hand: SeatView, localizer: Localizer) -> Button:
    return Button(localizer("plan-open"), CustomId(hand.info.id, "plan", arg="open"), Style.primary)


def _back_button(checkpoint: Checkpoint, hand: SeatView, localizer: Localizer) -> Button:
    back = CustomId(hand.info.id, "take-back", arg=str(checkpoint.question))
    return Button(localizer("panel-take-back"), back)


def tell_news(layout: Layout, hand: SeatView, localizer: Localizer) -> tuple[int, ...]:
    """Add the news since the player's last answer to a panel.

    If not all of it fits, there is a link to the rest. Return the places of the log that are shown.
    """
    news = news_of(hand, localizer, layout.room, brief=TURN in hand.presets)
    more = [log_button(hand.info.id, localizer)] if news.left_out else []
    layout.fill_in(news.text, *more)
    return news.told


def page_button(game: int, localizer: Localizer) -> Button:
    """Make the button that leads to the page of a seat."""
    return Button(localizer("page-open"), CustomId(game, "page"))


def undo_button(hand: SeatView, localizer: Localizer) -> Button:
    """Make the button that takes the last answer back without asking anyone."""
    number = hand.view["question"]["number"]
    return Button(localizer("panel-undo"), CustomId(hand.info.id, "undo", number))


def ahead_lines(hand: SeatView, localizer: Localizer) -> str:
    """Return the lines about the player's plans that were carried out or stopped."""
    lines = [localizer("panel-done-ahead", words=Plain(one_line(words))) for words in hand.done]
    lines += [
        localizer(
            "panel-stopped-ahead",
            words=Plain(one_line(made.said[0])),
            reason=Plain(localizer.say(made.stopped)),
        )
        for made in hand.stopped
        if made.stopped is not None
    ]
    return some_lines(lines, AHEAD, "-# …")


def awaited_names(hand: SeatView | TableView, localizer: Localizer) -> str:
    """Return the names of the seats whose turn it is, with their players."""
    awaited = hand.view.get("question", {}).get("awaited", [])
    names = [seat_and_player(hand.info, seat, localizer) for seat in awaited]
    return localizer.join(
        [with_subject(n, hand.view, s, localizer) for n, s in zip(names, awaited, strict=True)]
    )


def nothing_asked(hand: SeatView | TableView, localizer: Localizer) -> str:
    """Return a line that says that there is nothing to do, and whose turn it is."""
    if hand.over:
        return localizer("panel-over")
    names = awaited_names(hand, localizer)
    return localizer("panel-nothing", awaited=Plain(names))


def _ask(layout: Layout, asking: Asking, hand: SeatView, changing: bool) -> None:
    asking = replace(asking, showing=True)
    say, widget, step = asking.localizer, widget_for(asking.shape), asking.step
    if TURN in hand.presets and not asking.path:
        asking = replace(asking, beside=(turn_button(asking),))
    add_question(layout, asking)
    if changing and hand.answered:
        layout.text(say("panel-changing", answer=Plain(_in_words(asking, hand.sealed))))
    chosen = some_lines(widget.chosen(asking), CHOSEN, "…")
    complete = bool(asking.path) and step.ready and not widget.is_halfway(asking)
    if complete:  # The button that gives the answer must be visible on a phone.
        if not _only_passes(asking, hand):
            layout.text(chosen)
        _give(layout, asking, hand, changing)
        layout.rule()
    if not _only_passes(asking, hand):
        briefing = [
            say("panel-briefing", line=Plain(say.say(b.phrase)))
            for b in (*asking.briefing, *asking.shape.briefing())
        ]
        layout.text(some_lines(briefing, BRIEFING, "-# …"))
        if not complete:
            layout.text(chosen)
    prompt = asking.prompt()
    if prompt and step.options and widget.prompts:
        layout.text(prompt)
    widget.fill(layout, asking)
    ways = []
    if _can_repeat(asking, hand):
        ways.append(Button(say("panel-same"), asking.press("same")))
    if hand.hinted:
        ways.append(Button(say("hint-open"), CustomId(hand.info.id, "hint")))
    layout.buttons(*ways)
    if not complete:
        _give(layout, asking, hand, changing)
    add_presets(layout, hand.info.id, [p for p in hand.presets if p != TURN], say)


def same_as_last(asking: Asking, hand: SeatView) -> list[str]:
    """Return the path to the last answer of the seat to such a question.

    Raises WrongPath if it has answered none, or that is not possible now.
    """
    if hand.last is None or asking.shape.check(hand.last) is not None:
        raise WrongPath("same")
    return widget_for(asking.shape).retrace(asking.shape, hand.last)


def _can_repeat(asking: Asking, hand: SeatView) -> bool:
    """Return whether to offer the same choice as last time to a player who has chosen nothing yet.

    A player who can pass until the turn is over is offered that instead.
    """
    start = widget_for(asking.shape).settle(asking.shape, ())
    if TURN in hand.presets or list(asking.path) != start or asking.shape.forced() is not None:
        return False
    try:
        return same_as_last(asking, hand) != start
    except WrongPath:
        return False


def _only_passes(asking: Asking, hand: SeatView) -> bool:
    """Return whether a player can only pass, once or for the whole turn.

    Then there is nothing to explain, and nothing to go back to.
    """
    return TURN in hand.presets and asking.shape.forced() is not None


def turn_button(asking: Asking) -> Button:
    """Make the button that passes until the turn is over."""
    return Button(asking.localizer(f"preset-{TURN}"), CustomId(asking.game, "preset", arg=TURN))


def add_question(layout: Layout, asking: Asking) -> None:
    """Add the question, and the seat for which the player decides, if it is not their own."""
    say = asking.localizer
    if asking.behalf is not None:
        layout.text(say("panel-on-behalf", seat=f"seat:{asking.behalf}"))
    layout.text(say("panel-question", question=asking.words))


def reply_to_text(
    hand: SeatView, localizer: Localizer, notice: str, *, changing: bool = False
) -> Layout:
    """Build the reply to an answer typed as text, short enough for all of it to be in view.

    It shows the understood text, a ``notice``, and how to give the answer, but not the panel, of
    which a phone would show only the end.
    """
    asking = asking_of(hand, localizer)
    assert asking is not None
    asking = replace(asking, showing=True)
    layout = Layout(CALLING)
    add_question(layout, asking)
    layout.text(some_lines(widget_for(asking.shape).chosen(asking), CHOSEN, "…"))
    layout.text(notice)
    _give(layout, asking, hand, changing)
    return layout.rule().buttons(
        Button(localizer("typed-button"), asking.press("type")),
        Button(localizer("card-panel"), CustomId(asking.game, "panel", arg="again")),
    )


def _give(layout: Layout, asking: Asking, hand: SeatView, changing: bool) -> None:
    """Add what an answer still lacks, or its effects, and the buttons that give it or go back."""
    say, widget, step = asking.localizer, widget_for(asking.shape), asking.step
    if widget.explains and not step.ready and step.value is not None and asking.path:
        reason = asking.shape.check(step.value)
        if reason is not None:
            layout.text(say("panel-not-yet", reason=say.say(reason)))
            if reason.rule is not None:
                rule = say.paragraph(reason.phrase, reason.rule)
                layout.buttons(rule_button(asking.game, rule, say))
    confirmation = confirmation_of(asking)
    if confirmation is not None:
        follows = asking.shape.preview(step.value) if asking.path else ()
        lines = [say("panel-preview", line=Plain(say.say(f.phrase))) for f in follows]
        layout.text(some_lines(lines, PREVIEW, say("panel-preview", line="…")))
        if not _only_passes(asking, hand):
            forced = not step.options and widget.settle(asking.shape, ()) == list(asking.path)
            lines = [say("panel-forced")] if forced else []
            lines += [say("panel-final")] if asking.opens_at_once else []
            layout.text("\n".join(lines))
    buttons = []
    if confirmation is not None:
        passes = _only_passes(asking, hand)
        buttons.append(confirmation.button(asking, widget.chosen(asking)[-1] if passes else ""))
    if way_back(asking) is not None:
        buttons.append(Button(say("panel-back"), asking.press("back")))
        if len(asking.path) > 1:
            buttons.append(Button(say("panel-clear"), asking.press("clear")))
    if TURN in hand.presets and not asking.beside:
        buttons.append(turn_button(asking))
    if changing and hand.answered:
        buttons.append(Button(say("panel-keep"), asking.press("keep")))
    layout.buttons(*buttons)


def add_presets(
    layout: Layout, game: int, presets: Sequence[str], say: Localizer, chosen: Sequence[str] = ()
) -> None:
    """Offer instructions that are given in one press, each with what it does and betrays."""
    if not presets:
        return
    lines = [
        say("preset-line", label=say(f"preset-{p}"), tells=say(f"preset-{p}-tells"))
        for p in presets
    ]
    layout.text("\n".join([say("presets"), *lines]))
    layout.buttons(
        *(
            Button(
                say(f"preset-{p}"),
                CustomId(game, "preset", arg=p),
                Style.primary if p in chosen else Style.secondary,
                disabled=p in chosen,
            )
            for p in presets
        )
    )


def _sealed(layout: Layout, asking: Asking, hand: SeatView) -> None:
    say = asking.localizer
    add_question(layout, asking)
    layout.text(say("panel-sealed", answer=Plain(_in_words(asking, hand.sealed))))
    layout.text(say("panel-sealed-until", awaited=Plain(awaited_names(hand, say))))
    if line := thinking_line(hand, say):
        layout.text(f"-# {line}")
    buttons = [
        Button(say("panel-change"), asking.press("change"), Style.primary),
        Button(say("panel-withdraw"), asking.press("withdraw")),
    ]
    if hand.receipt:
        layout.text(say("panel-receipt", receipt=Plain(hand.receipt[:SHORT])))
        buttons.append(
            Button(say("receipt-open"), CustomId(hand.info.id, "receipt", asking.number))
        )
    layout.buttons(*buttons)


def _in_words(asking: Asking, value: Any) -> str:
    widget = widget_for(asking.shape)
    path = widget.retrace(asking.shape, value)
    lines = widget.chosen(asking.along(path))
    return some_lines(lines, CHOSEN, "…") if lines else asking.localizer("panel-answer-empty")


def answer_in_words(asking: Asking) -> str:
    """Return the chosen answer in words."""
    lines = widget_for(asking.shape).chosen(asking)
    return some_lines(lines, CHOSEN, "…") if lines else asking.localizer("panel-answer-empty")


def one_line(text: str) -> str:
    """Return several lines as one."""
    return " · ".join(line.strip() for line in text.splitlines() if line.strip())
