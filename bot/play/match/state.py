"""One running game in memory: its players, what they see, and answers that need no asking."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from bot.play.fairness import Luck
from bot.play.outgoing.announcements import Announcer
from bot.play.outgoing.masks import shown
from bot.play.settings import TableSettings
from bot.store import Session
from bot.store.table.checkpoints import LastPress
from bot.store.table.deals import PlayerDeal
from bot.store.table.games import GameInfo
from bot.store.table.progress import SealedRow
from bot.store.table.taught import Taught
from engine.kernel.ahead.instructions import Instruction, TakesInstructions
from engine.kernel.ask import CHANCE, Question, Seat
from engine.kernel.capabilities import Briefs, interjections_of
from engine.kernel.game import AnyGame
from engine.kernel.phrase import PhraseLine
from engine.kernel.shapes.base import AnyShape, NoAnswer, RandomSource, sure_answer

from .begun import BegunGame
from .plans import MatchPlans
from .sources import ONLY, PROMPT, AnswerSource, Given, look_up
from .steward_jobs import StewardJob, seed_of

log = logging.getLogger(__name__)

MOMENT = ("round", "phase")
"""The keys of a view that say how far a game is."""


class MatchState(BegunGame):
    """A game that has begun, as it is kept in memory."""

    def __init__(
        self,
        info: GameInfo,
        game: AnyGame,
        *,
        told: int = 0,
        opened: int = 0,
        pending: bool = False,
    ) -> None:
        super().__init__(info, game)
        self.terms = TableSettings.of(info.terms)
        rules = game.ruleset
        self.takes = rules if isinstance(rules, TakesInstructions) else None
        """The rules, if they let players leave instructions."""
        self.plans = MatchPlans(self)
        self.interjections = interjections_of(rules, game.setup)
        """The kinds of free actions."""
        self._views: dict[Seat | None, dict[str, Any]] = {}
        """The views of seats, if someone has looked since the last answer."""
        self._viewed: tuple[object, ...] = ()
        self.privacy_delay = 0.0
        """The longest privacy delay in seconds."""
        self.pending = pending
        """Whether an answer may be given without asking anyone."""
        self.told = told
        """The last event of the rules that was logged."""
        self.opened = opened
        """How many answers have been opened."""
        self.instructions: dict[Seat, list[Instruction]] = {}
        """The instructions of seats for questions to come. Secret."""
        self.withdrawn: set[Seat] = set()
        """Seats that have taken back an answer, which their instructions must not give again."""
        self.sealed: dict[Seat, SealedRow] = {}
        """The answers to the open question that are sealed, in the order in which they came."""
        self.luck: Luck | None = None
        """The source of chance; ``None`` for a generator of the table's."""
        self.taught: Taught | None = None
        """The user to whom the game is explained, and the ideas explained; ``None`` except in first
        games."""
        self.told_upto: dict[int, int] = {}
        """How far each user had read the log when they last answered by hand.

        Users who are missing here have answered nothing yet.
        """
        self.lively: float | None = None
        """When someone last answered by hand, as far as this process knows."""
        self.last_press: LastPress | None = None
        """The last answer given by hand, if its player may take it back without asking."""
        self.halted: int | None = None
        """The question at which the players were told that the rules cannot go on."""
        self.trying = False
        """Whether to try the rules again, because something has changed since."""
        self.answerless: frozenset[Seat] = frozenset()
        """The seats that have no legal answer to the open question, because of a bug in the
        rules."""
        self._looked_for: Question | None = None
        self.deals: list[PlayerDeal] = []
        """The deals and offers of seats. Those that are not public are secret."""
        self.notes: dict[int, str] = {}
        """The notes of users for themselves. Secret."""

    @property
    def unanswered(self) -> list[Seat]:
        """The seats among them that have to be asked: no source has an answer."""
        return [
            s
            for s in self.awaited
            if s in self.answerless or not any(p.answer(self, s) for p in PROMPT)
        ]

    @property
    def waits(self) -> bool:
        """Whether no source answers, because the rules cannot go on."""
        question = self.game.question
        return question is not None and self.halted == question.number and not self.trying

    @property
    def unsaid(self) -> bool:
        """Whether someone has no legal answer, and the table has not been told."""
        question = self.game.question
        told = question is not None and self.halted == question.number
        return bool(self.answerless) and self.running and not told

    @property
    def stands_still(self) -> bool:
        """Whether the rules cannot go on, so that nobody is hurried."""
        return self.waits or bool(self.answerless)

    def is_sealed(self, question: Question) -> bool:
        """Return whether nobody may see who answers a question by hand and who planned it.

        That is so if several people answer separately and can plan for it, and for a discreet
        question, even to one person, unless nobody else would see it.
        """
        people = sum(seat in shown(self.info).persons for seat in question.shapes)
        if self.discreet:
            return people > 0 and self.info.watched
        if self.plans.rules is None or question.kind.gathers:
            return False
        return people > 1

    def brief(self, seat: Seat, question: Question) -> Sequence[PhraseLine]:
        """Return the briefing of a seat for the open question."""
        rules = self.game.ruleset
        if not isinstance(rules, Briefs):
            return ()
        return rules.briefing(self.game.state, seat, question.kind, question.params)

    def look(self, seat: Seat | None) -> dict[str, Any]:
        """Return what a seat, or everyone, may see of the game.

        For a discreet question, and during the privacy delay, that includes who was asked, but
        never who has answered.
        """
        game = self.game
        number = game.question.number if game.question is not None else 0
        stamp = (number, len(game.answers), {**game.sealed})
        if stamp != self._viewed:
            self._viewed, self._views = stamp, {}
        if seat not in self._views:
            self._views[seat] = game.view(seat)
        view = {**self._views[seat]}
        if self.discreet or (self.concealed and "question" in view):
            view["question"] = view["question"] | {"awaited": self.asked, "answered": []}
        return view

    def how_far(self) -> dict[str, int | str]:
        """Return how far the game is, if it has rounds or phases."""
        view = self.game.view(None)
        return {k: view[k] for k in MOMENT if isinstance(view.get(k), int | str)}

    # -- without asking anybody -----------------------------------------------------------------

    def look_for_answers(self) -> None:
        """Find the seats that are asked but have no legal answer, once for each question."""
        question = self.game.question
        if question is self._looked_for:
            return
        self._looked_for = question
        shapes = {} if question is None else question.shapes
        self.answerless = frozenset(
            seat for seat, shape in shapes.items() if seat != CHANCE and not _has_answer(shape)
        )

    def given(
        self, chooser: RandomSource, sources: Sequence[AnswerSource] = PROMPT
    ) -> Given | None:
        """Return an answer that can be given now without asking, if there is one."""
        if not self.running or (found := look_up(sources, self)) is None:
            return None
        seat, way, giver = found
        return Given(seat, way(chooser), giver)

    def teach(self, taught: Taught | None) -> None:
        """Make the game a first game, in which nothing can be planned, or leave it as it is."""
        self.taught = taught
        if taught is not None:
            self.plans.rules = self.takes = None

    def taught_to(self, user: int) -> Taught | None:
        """Return what is known of a user's first game, if this is it."""
        return self.taught if self.taught is not None and self.taught.user == user else None

    def jobs(self) -> list[StewardJob]:
        """Return the answers that stewards are to give to the open question."""
        question, stewards = self.game.question, self.info.stewards
        if question is None or not self.running or self.waits:
            return []
        return [
            StewardJob(
                self.info.id,
                question.number,
                seat,
                stewards[seat].level or "squire",
                stand_in=not stewards[seat].steward,
                opened=self.opened,
                seed=None
                if self.taught is None
                else seed_of(self.taught.stewards, question.number, seat),
                united=len(self.info.persons) == 1,
            )
            for seat in self.game.awaited
            if seat != CHANCE
            and seat in stewards
            and seat not in self.answerless
            and seat not in self.info.holding
        ]

    def is_pending(self) -> bool:
        """Return whether an answer is to be given without asking anyone."""
        return bool(self.jobs()) or self.is_prompt()

    def is_prompt(self) -> bool:
        """Return whether an answer can be given immediately without asking anyone."""
        return self.running and look_up(PROMPT, self) is not None

    def plays_on(self) -> bool:
        """Return whether only stewards have to answer, so that more answers will follow.

        One that plays secretly for someone who is away counts as that person.
        """
        info = shown(self.info)
        if any(s not in self.info.persons and s in info.persons for s in self.game.awaited):
            return False
        return bool(info.stewards) and self.is_pending() and not self.unanswered

    def is_forced(self) -> bool:
        """Return whether someone who is asked has only one answer."""
        return look_up(ONLY, self) is not None

    def announcer(self, session: Session, now: float) -> Announcer:
        """Return the announcer for one change of this game."""
        head = "" if self.luck is None else self.luck.log.head
        return Announcer(session, self.info, now, head, self.terms)


def _has_answer(shape: AnyShape) -> bool:
    try:
        sure_answer(shape)
    except NoAnswer:
        return False
    return True
