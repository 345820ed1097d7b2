"""Taking back one's own last answer without asking anyone.

That is possible as long as it makes no difference to anyone else: nobody has decided anything
since, no chance was drawn, and nobody has been shown what was hidden from them. This is judged
after every answer, from what is hidden from every seat before and after it
(:mod:`engine.kernel.capabilities`), and saved in the same transaction.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.store.table.checkpoints import LastPress
from bot.store.table.clocks import Clock
from engine.kernel.ask import CHANCE, Question, Seat
from engine.kernel.capabilities import Hidden, hidden_from_all, was_seen
from engine.kernel.data import fixed
from engine.kernel.event import Event

from .sources import AnswerContext, ForcedSource


@fixed
class UndoPoint:
    """A match just before an answer."""

    question: Question
    hidden: Hidden | None
    answers: int
    forced: bool
    """Whether everyone could see that only one answer was possible."""
    begun: float
    due: float | None


def look(
    context: AnswerContext, seat: Seat, answers: int, clock: Clock | None, now: float
) -> UndoPoint:
    """Return the point before a seat's answer; ``answers`` were revealed before it."""
    question = context.game.question
    assert question is not None
    return UndoPoint(
        question,
        _hidden(context),
        answers,
        ForcedSource().answer(context, seat) is not None,
        now if clock is None else clock.begun,
        None if clock is None else clock.due,
    )


def judge_press(
    context: AnswerContext,
    before: UndoPoint,
    seat: Seat,
    user: int | None,
    events: Iterable[Event],
    last: LastPress | None,
) -> LastPress | None:
    """Return what can be taken back after an answer that ``user`` gave by hand, or nobody did.

    ``events`` are those that the rules have told since; ``last`` is what could be taken back
    before.
    """
    asked = context.game.question
    if asked is None or seat == CHANCE:
        return None
    if before.question.kind.discreet or asked.kind.discreet:
        return None  # Nobody may see who has answered, not even from a button that disappears.
    if any(event.audience is not None for event in events):
        return None
    if was_seen(before.hidden, _hidden(context)):
        return None
    if user is not None:
        return LastPress(user, seat, before.answers, before.begun, before.due)
    if before.forced or (last is not None and last.seat == seat):
        return last
    return None


def _hidden(context: AnswerContext) -> Hidden | None:
    game = context.game
    return hidden_from_all(game.ruleset, game.state, game.setup.seats)
