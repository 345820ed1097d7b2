"""One running game in memory: who sits where, what they see, and what nobody has to be asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.store import Session
from bot.store.clocks import Clock
from bot.store.games import GameInfo
from bot.store.patience import Patience
from bot.store.presses import LastPress
from engine.kernel.asking import CHANCE, Seat
from engine.kernel.briefing import Briefs
from engine.kernel.game import Game, Question
from engine.kernel.phrase import Line
from engine.kernel.shape import Chooser
from engine.kernel.standing import Instruction, TakesInstructions

from .announce import Announcer
from .sources import PROMPT, Forced, Source, look_up
from .terms import Terms
from .thinking import Errand
from .trouble import trouble

MOMENT = ("round", "phase")
"""What a view says about how far a game is."""


class InPlay:
    """A game that has begun, as it is known in memory."""

    def __init__(
        self,
        info: GameInfo,
        game: Game[Any],
        *,
        told: int = 0,
        opened: int = 0,
        pending: bool = False,
    ) -> None:
        self.info = info
        self.game = game
        self.terms = Terms.of(info.terms)
        rules = game.ruleset
        self.takes = rules if isinstance(rules, TakesInstructions) else None
        """The rules, if they let players leave instructions."""
        self.pending = pending
        """Whether an answer may be given without asking anybody."""
        self.told = told
        """The last event of the rules that was logged."""
        self.opened = opened
        """How many answers have been opened."""
        self.instructions: dict[Seat, list[Instruction]] = {}
        """The instructions of seats for questions to come. Secret."""
        self.withdrawn: set[Seat] = set()
        """Seats that have taken back an answer, which their instructions must not give again."""
        self.levels: dict[Seat, str] = {}
        """Of the stewards that have given answers to the open question."""
        self.experienced: set[int] = set()
        """Users who have answered a question of this game, and need no introduction to it."""
        self.patience: dict[Seat, Patience] = {}
        """How much patience the table has with seats, where it is not new."""
        self.clocks: dict[Seat, Clock] = {}
        """Since when each person is asked the open question, and how long they have."""
        self.last_press: LastPress | None = None
        """The last answer given by hand, if its player may take it back without asking."""
        self.notes: dict[int, str] = {}
        """What users have written down for themselves. Secret."""

    # -- who ------------------------------------------------------------------------------------

    def seat_of(self, user: int) -> Seat:
        """Return the seat of a user.

        Raises Trouble if they have none.
        """
        for seat, owner in self.info.users.items():
            if owner == user:
                return seat
        raise trouble("not-playing")

    @property
    def running(self) -> bool:
        """Whether the game is running: it has neither ended nor been closed."""
        return self.info.phase == "running"

    @property
    def persons(self) -> list[Seat]:
        """The seats that no steward answers for."""
        return self.info.persons

    @property
    def asked(self) -> list[Seat]:
        """The seats asked the open question for which no steward answers."""
        question, persons = self.game.question, self.persons
        return [s for s in question.shapes if s in persons] if question else []

    @property
    def awaited(self) -> list[Seat]:
        """The seats among them whose answer is missing."""
        return [s for s in self.asked if s not in self.game.sealed]

    @property
    def unanswered(self) -> list[Seat]:
        """The seats among them that have to be asked: no source has an answer."""
        return [s for s in self.awaited if not any(p.answer(self, s) for p in PROMPT)]

    @property
    def discreet(self) -> bool:
        """Whether it is hidden who has answered the open question and who has not."""
        question, takes = self.game.question, self.takes
        return question is not None and takes is not None and question.kind in takes.discreet

    def brief(self, seat: Seat, question: Question) -> Sequence[Line]:
        """Return what the game says that a seat needs for the open question."""
        rules = self.game.ruleset
        if not isinstance(rules, Briefs):
            return ()
        return rules.briefing(self.game.state, seat, question.kind, question.params)

    def look(self, seat: Seat | None) -> dict[str, Any]:
        """Return what a seat, or everybody, may see of the game.

        For a discreet question that includes who was asked, but never who has answered.
        """
        view = self.game.view(seat)
        if self.discreet:
            view["question"] |= {"awaited": self.asked, "answered": []}
        return view

    def how_far(self) -> dict[str, int | str]:
        """Return how far the game is, if it has rounds or phases."""
        view = self.game.view(None)
        return {k: view[k] for k in MOMENT if isinstance(view.get(k), int | str)}

    # -- without asking anybody -----------------------------------------------------------------

    def given(
        self, chooser: Chooser, sources: Sequence[Source] = PROMPT
    ) -> tuple[Seat, Any] | None:
        """Return an answer that can be given right now without asking, and its seat, if any."""
        if not self.running or (found := look_up(sources, self)) is None:
            return None
        seat, way = found
        return seat, way(chooser)

    def errands(self) -> list[Errand]:
        """Return the answers that stewards are to give to the open question."""
        question, stewards = self.game.question, self.info.stewards
        if question is None or not self.running:
            return []
        return [
            Errand(
                self.info.id,
                question.number,
                seat,
                stewards[seat].level or "squire",
                stand_in=not stewards[seat].steward,
            )
            for seat in self.game.awaited
            if seat != CHANCE and seat in stewards
        ]

    def is_pending(self) -> bool:
        """Tell whether an answer is to be given without asking anybody."""
        return bool(self.errands()) or self.is_prompt()

    def is_prompt(self) -> bool:
        """Tell whether an answer can be given at once without asking anybody."""
        return self.running and look_up(PROMPT, self) is not None

    def plays_on(self) -> bool:
        """Tell whether no person has to be asked at a table with stewards, and answers follow."""
        return bool(self.info.stewards) and self.is_pending() and not self.unanswered

    def is_forced(self) -> bool:
        """Tell whether somebody who is asked has only one answer."""
        return look_up([Forced()], self) is not None

    def announcer(self, session: Session, now: float) -> Announcer:
        """Return the announcer for one change of this game."""
        return Announcer(session, self.info, now)
