"""The results of Play: plain values, true at the moment of the call."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from statistics import median
from typing import Any

from bot.store import Session
from bot.store.table import checkpoints, log, progress, proposals, watches
from bot.store.table.checkpoints import Checkpoint
from bot.store.table.clocks import Clock
from bot.store.table.games import GameInfo
from bot.store.table.log import LogEntry
from bot.store.table.proposals import Proposal
from engine.kernel.ask import CHANCE
from engine.kernel.data import fixed
from engine.kernel.phrase import Param, Phrase, PhraseLine
from engine.kernel.ruleset import View
from engine.kernel.shapes.base import AnyShape

from .ahead.upcoming import Made, UpcomingQuestion, made_by, upcoming_of
from .match.match import Match
from .match.plans import entries, is_done
from .match.thinking import ThinkingTimes
from .outgoing.announcements import to_phrase
from .outgoing.masks import shown


@fixed
class LogLine:
    """An entry of the log."""

    number: int
    """The number of the entry, from 1 in every game, in the order of events."""
    id: str
    """``event-…`` if it comes from the rules, ``table-…`` if from the table itself."""
    params: Mapping[str, Any]
    """The parameters as plain data."""
    private: bool = False
    """Whether it is for some seats only."""

    @property
    def phrase(self) -> Phrase:
        """The entry as a phrase."""
        return Phrase(self.id, self.params)


Thinking = Mapping[str, float | None]
"""Seats with the seconds that their stewards usually think about such a question, if known."""


@fixed
class TableView:
    """What everyone may see of a game that has begun."""

    info: GameInfo
    view: View
    number: int | None
    """The number of the open question; ``None`` if the game is over."""
    kind: str | None
    """The kind of the open question; its parameters are only for those who are asked."""
    awaited: tuple[str, ...]
    """The seats whose answer is missing."""
    answered: tuple[str, ...]
    """The seats whose answer is sealed."""
    clocks: Mapping[str, Clock] = field(default_factory=dict)
    """Since when each seat that a person plays is asked, and when its answer is due.

    When all answers are in, ``info.opens`` says when they open; they can be changed until then.
    """
    proposals: tuple[Proposal, ...] = ()
    """The open proposals."""
    discreet: bool = False
    """Whether it is hidden who has answered, so that all seats asked count as awaited."""
    waits: Mapping[int, float] = field(default_factory=dict)
    """The median of the seconds that users take to answer, once a few answers were given."""
    banks: Mapping[str, float] = field(default_factory=dict)
    """The seconds left in the time banks of seats, if the table has agreed on these."""
    thinking: Thinking = field(default_factory=dict)
    """The seats whose stewards think for longer than a moment."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.number is None


@fixed
class OpenQuestion:
    """A question that is open to one seat."""

    number: int
    kind: str
    params: Mapping[str, Param]
    shape: AnyShape
    briefing: Sequence[PhraseLine] = ()
    """The game's briefing for the decision, beyond the text of the shape."""

    @property
    def phrase(self) -> Phrase:
        """The question in words."""
        return Phrase(f"ask-{self.kind}", self.params)


@fixed
class AnswerView:
    """What a user needs to answer: their view, their question and their choices. Secret."""

    info: GameInfo
    seat: str
    view: View
    question: OpenQuestion | None
    """The question to this seat now; it stays open while its answer is sealed."""
    answered: bool
    """Whether this seat's answer is sealed, and could be changed or withdrawn."""
    sealed: Any
    """The sealed answer, if there is one."""
    draft: tuple[str, ...]
    """The path of small choices towards an answer to this question that was saved last."""
    over: bool
    discreet: bool = False
    """Whether it is hidden who has answered the open question."""
    met: Mapping[str, str] | None = None
    """In a first game, the ideas that were explained, each with the moment at which it was."""


@fixed
class SeatView(AnswerView):
    """What one user sees of a game that has begun, with everything for their panel. Secret."""

    last: Any = None
    """The last answer of this seat to a question of the same kind, if there is one."""
    clock: Clock | None = None
    """Since when this seat is asked, and how long it has."""
    told: tuple[LogLine, ...] = ()
    """What was told to everyone and to this seat since the user last answered by hand.

    It includes a few entries before that, for context.
    """
    told_upto: int = 0
    """The last of it that came before that answer; 0 if they have given none."""
    receipt: str = ""
    """The receipt for the sealed answer; empty if there is none."""
    note: str = ""
    """What the user has recorded about the game."""
    new: bool = False
    """Whether the user has given no answer in this game so far."""
    undoable: bool = False
    """Whether the user may take their last answer back without asking anyone."""
    retractable: Checkpoint | None = None
    """The checkpoint to go back to if others let the user take their last answer back."""
    presets: tuple[str, ...] = ()
    """The presets that are offered beside the open question."""
    hinted: bool = False
    """Whether the user can have a hint for the question."""
    instructable: bool = False
    """Whether the game takes instructions for questions to come."""
    interjections: tuple[str, ...] = ()
    """The kinds of free actions of this game."""
    plannable: bool = False
    """Whether the game takes plans."""
    upcoming: UpcomingQuestion | None = None
    """What the user is asked ahead of their turn, because all are asked at the same time."""
    done: tuple[str, ...] = ()
    """The plans carried out for the user, in words, since they last answered by hand."""
    stopped: tuple[Made, ...] = ()
    """Their plans that have stopped."""
    offers: int = 0
    """How many offers of deals to their seat nobody has answered."""
    thinking: Thinking = field(default_factory=dict)
    """The seats whose stewards think for longer than a moment."""


@fixed
class WaitingGame:
    """A game that waits for a user."""

    info: GameInfo
    seat: str
    number: int
    """The number of the question."""
    kind: str
    """The kind of the question."""
    clock: Clock | None
    """Since when it waits, and until when; ``None`` in a game from before clocks were saved."""


ENOUGH = 3
"""How many answers a user must have given before the bot shows how long they take."""

BEFORE = 100
"""How many entries of the log a view includes from before the user's last answer."""


async def table_view(session: Session, match: Match, times: ThinkingTimes) -> TableView:
    """Return what everyone may see of a game."""
    game = match.game
    question = game.question
    hidden = match.discreet or match.concealed
    return TableView(
        info=_shown(match, None),
        view=match.look(None),
        number=question.number if question else None,
        kind=question.kind if question else None,
        awaited=tuple(match.asked if hidden else (s for s in game.awaited if s != CHANCE)),
        answered=() if hidden else tuple(game.answered),
        discreet=match.discreet,
        clocks=dict(match.clocks.by_seat),
        proposals=tuple(await proposals.list_open(session, match.info.id)),
        waits=await _usual_waits(session, match),
        banks=_banks(match),
        thinking=_thinking(match, times),
    )


def _shown(match: Match, seat: str | None) -> GameInfo:
    """Return what a seat, or everyone, knows of a table; during the privacy delay without
    ``opens``."""
    info = shown(match.info, seat) if match.terms.faceless else match.info
    return replace(info, opens=None) if match.concealed else info


async def _usual_waits(session: Session, match: Match) -> dict[int, float]:
    """Return how long users usually take: the median, which single events do not change.

    Answers to the open question do not count: who has given one may be sealed. Nothing is told if
    nobody may know who plays which seat.
    """
    if match.info.faceless:
        return {}
    question = match.game.question
    before = sys.maxsize if question is None else question.number
    waits = await watches.list_waits(session, match.info.id, before=before)
    return {user: median(took) for user, took in waits.items() if len(took) >= ENOUGH}


def _thinking(match: Match, times: ThinkingTimes) -> Thinking:
    """Return who is thinking, as far as everyone may know that a steward has yet to answer."""
    if match.discreet or match.concealed:
        return {}
    players = {p.seat: p for p in shown(match.info).players}
    return {
        job.seat: times.usual(job, match.game)
        for job in match.jobs()
        if players[job.seat].machine and times.thinks(job, match.game)
    }


def _banks(match: Match) -> dict[str, float]:
    """Return what is left of the clocks or time banks of the seats that people play."""
    if (reserve := match.terms.reserve) is None:
        return {}
    spent = {seat: one.spent for seat, one in match.clocks.patience.items()}
    persons = shown(match.info).persons
    return {seat: max(0.0, reserve - spent.get(seat, 0.0)) for seat in persons}


@fixed
class Notes:
    """What is stored for a user, apart from the game itself."""

    draft: Sequence[str]
    told: Sequence[LogEntry]
    last: Any
    """The seat's last answer to a question of the same kind, if there is one."""
    checkpoint: Checkpoint | None = None
    """The latest checkpoint of this round after which the seat has answered.

    While the seat is asked, there is none, because its question comes first.
    """


async def find_draft(session: Session, match: Match, user: int) -> Sequence[str]:
    """Return the draft of a user's answer to the open question.

    Raises UserError if they have no seat.
    """
    question = match.game.question
    if question is None or match.seat_of(user) not in question.shapes:
        return ()
    return await progress.find_draft(session, match.info.id, user, question.number)


async def find_notes(
    session: Session, match: Match, user: int, draft: Sequence[str] | None = None
) -> Notes:
    """Return what is stored for a user: the latest events, and a draft if it is not known.

    Raises UserError if they have no seat.
    """
    seat = match.seat_of(user)
    if draft is None:
        draft = await find_draft(session, match, user)
    since = max(0, match.told_upto.get(user, 0) - BEFORE)
    told = await log.entries(session, match.info.id, seat=seat, after=since)
    question = match.game.question
    if question is not None and seat in question.shapes:
        last = await progress.find_last(session, match.info.id, seat, question.kind)
        return Notes(draft, told, last)
    can_go_back = match.running and question is not None
    return Notes(
        draft, told, None, await _find_checkpoint(session, match, seat) if can_go_back else None
    )


async def _find_checkpoint(session: Session, match: Match, seat: str) -> Checkpoint | None:
    """Return the latest checkpoint of this round after which a seat has answered."""
    kept = await checkpoints.list_all(session, match.info.id)
    for checkpoint in kept:
        if checkpoint.about.get("round") != kept[0].about.get("round"):
            return None
        if seat in checkpoint.seats and checkpoint.answers < match.opened:
            return checkpoint
    return None


def answer_view(match: Match, user: int, draft: Sequence[str]) -> AnswerView:
    """Return what a user needs to answer.

    Raises UserError if they have no seat.
    """
    seat, game = match.seat_of(user), match.game
    question, asked = game.question, None
    if question is not None and seat in question.shapes:
        shape = question.shapes[seat]
        asked = OpenQuestion(question.number, question.kind, question.params, shape)
    return AnswerView(
        info=_shown(match, seat),
        seat=seat,
        view=match.look(seat),
        question=asked,
        answered=seat in game.sealed,
        sealed=game.sealed.get(seat),
        draft=tuple(draft),
        over=question is None,
        discreet=match.discreet,
        met=None if (taught := match.taught_to(user)) is None else dict(taught.met),
    )


def seat_view(
    match: Match, user: int, notes: Notes, times: ThinkingTimes, *, hinted: bool = False
) -> SeatView:
    """Return what a user sees; ``hinted`` is whether they can have a hint.

    Raises UserError if they have no seat.
    """
    seen, game = answer_view(match, user, notes.draft), match.game
    seat, asked = seen.seat, seen.question
    if asked is not None:
        assert game.question is not None
        asked = replace(asked, briefing=match.brief(seat, game.question))
    return SeatView(
        info=seen.info,
        seat=seat,
        view=seen.view,
        question=asked,
        answered=seen.answered,
        sealed=seen.sealed,
        draft=seen.draft,
        over=seen.over,
        discreet=seen.discreet,
        met=seen.met,
        last=notes.last,
        clock=match.clocks.by_seat.get(seat),
        told=as_told(log.without_undone(notes.told)),
        told_upto=match.told_upto.get(user, 0),
        receipt=_receipt(match, seat),
        note=match.notes.get(user, ""),
        new=user not in match.told_upto,
        undoable=_is_undoable(match, user, seat),
        retractable=None if _is_undoable(match, user, seat) else notes.checkpoint,
        presets=_presets(match, seat, asked),
        hinted=hinted,
        instructable=match.takes is not None and not game.over,
        interjections=tuple(sorted(match.interjections)) if not game.over else (),
        plannable=match.plans.rules is not None and match.running and not game.over,
        upcoming=upcoming_of(match, user) if seat in match.plans.gathered() else None,
        done=tuple(" ".join(e["said"][:1]) for e in entries(match.plans.of(user)) if is_done(e)),
        stopped=tuple(made for made in made_by(match, user) if made.stopped is not None),
        offers=sum(d.state == "offered" and d.other == seat for d in match.deals) * match.running,
        thinking=_thinking(match, times),
    )


def _receipt(match: Match, seat: str) -> str:
    """Return the receipt for a seat's sealed answer; empty if there is none."""
    row = match.sealed.get(seat)
    return "" if row is None else row.receipt


def _presets(match: Match, seat: str, asked: OpenQuestion | None) -> tuple[str, ...]:
    if match.takes is None or asked is None or seat in match.game.sealed:
        return ()
    given = match.instructions.get(seat, [])
    return tuple(match.takes.offered(match.game.state, asked.kind, given))


def _is_undoable(match: Match, user: int, seat: str) -> bool:
    press = match.last_press
    return press is not None and (press.user, press.seat) == (user, seat) and match.running


def find_waiting(match: Match, user: int) -> WaitingGame | None:
    """Return what a game awaits from a user, if anything."""
    seat = match.seat_of(user)
    question = match.game.question
    if question is not None and (ahead := match.plans.gathered().get(seat)) is not None:
        return WaitingGame(match.info, seat, question.number, ahead.questions[0].kind, None)
    if question is None or seat not in match.awaited:
        return None
    return WaitingGame(
        match.info, seat, question.number, question.kind, match.clocks.by_seat.get(seat)
    )


def as_told(entries: Sequence[LogEntry]) -> tuple[LogLine, ...]:
    """Return rows of the log as a view holds them."""
    return tuple(LogLine(e.n, to_phrase(e)["id"], e.params, e.private) for e in entries)
