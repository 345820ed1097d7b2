"""Instructions that players leave in advance, for questions to everyone who might have an answer.

In some games everyone who might hold a card has to be asked whether to play it, whether they hold
it or not: a game that paused only for its holder would betray the card. Players who leave
instructions need not be asked: the bot looks up the answer and gives it, as it gives those of
chance. A record keeps only the answers, not how they came about.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, runtime_checkable

from engine.kernel.ask import Seat
from engine.kernel.data import Json
from engine.kernel.state import State

if TYPE_CHECKING:
    from engine.kernel.ask import Question
    from engine.kernel.phrase import Phrase
    from engine.kernel.ruleset import Setup
    from engine.kernel.shapes.base import Shape

S_contra = TypeVar("S_contra", bound=State, contravariant=True)

Instruction = Json
"""One instruction as plain data, whose content the ruleset defines."""


@runtime_checkable
class TakesInstructions(Protocol[S_contra]):
    """A ruleset that lets players leave instructions."""

    def instructing(self, setup: Setup) -> Shape[Instruction]:
        """Return the shape of an instruction.

        It is the same for every seat at all times, so it reveals nothing.
        """

    def instructed(
        self, state: S_contra, instructions: Sequence[Instruction], given: Instruction
    ) -> list[Instruction]:
        """Return a seat's instructions with one more, without those that it replaces or that have
        lapsed.

        ``given`` has passed the check of :meth:`instructing`.
        """

    @property
    def presets(self) -> Mapping[str, Instruction]:
        """Instructions that can be given in one step, by their names; the same for every seat.

        The one called ``turn`` lasts only for the turn, beside longer ones.
        """

    def offered(
        self, state: S_contra, kind: str, instructions: Sequence[Instruction]
    ) -> Sequence[str]:
        """Return the presets to offer beside a question of a kind.

        They depend only on the instructions and on what everyone can see.
        """

    def chosen(self, state: S_contra, instructions: Sequence[Instruction]) -> Sequence[str]:
        """Return the presets that are in force for longer than a turn."""

    def in_words(self, instruction: Instruction) -> Phrase:
        """Return the sentence that describes an instruction to the player who gave it."""

    def standing(
        self, state: S_contra, seat: Seat, question: Question, instructions: Sequence[Instruction]
    ) -> Any | None:
        """Return the answer that a seat's instructions give to the open question, or ``None``.

        ``None`` means that the seat has to be asked. Whether the result is ``None`` depends only on
        the instructions and on what everyone can see, unless an instruction says that it depends on
        the seat's hand; then its words say what that betrays. The answer itself may depend on the
        seat's secrets. An answer is always one that the question's shape accepts.
        """
