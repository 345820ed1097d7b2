"""Instructions that a player leaves ahead, for questions that go to whoever might have an answer.

In some games everybody who might hold a card has to be asked whether to play it, hold it or not,
since a game that halts only for its holder betrays it.
Somebody who leaves instructions need not be asked: the table outside looks up the answer and gives
it, as it gives those of chance.
A record keeps the answers alone, and how they came about is nobody's business.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, runtime_checkable

from .asking import Seat
from .state import State

if TYPE_CHECKING:
    from .game import Question
    from .phrase import Phrase
    from .ruleset import Setup
    from .shape import Shape

S_contra = TypeVar("S_contra", bound=State, contravariant=True)

Instruction = dict[str, Any]
"""One instruction as plain data; what is in it is the ruleset's business."""


@runtime_checkable
class TakesInstructions(Protocol[S_contra]):
    """A ruleset that lets players leave instructions."""

    discreet: frozenset[str]
    """Kinds of questions of which it is not shown who has answered and who is still awaited."""

    def instructing(self, setup: Setup) -> Shape[Instruction]:
        """Return the shape of an instruction.

        It is the same for every seat at any time of a game, so that it tells nothing.
        """

    def instructed(
        self, state: S_contra, instructions: Sequence[Instruction], given: Instruction
    ) -> list[Instruction]:
        """Return a seat's instructions with one more, without those that it replaces or that lapse.

        ``given`` has passed the check of :meth:`instructing`.
        """

    def in_words(self, instruction: Instruction) -> Phrase:
        """Return the sentence that says an instruction back to whoever gave it."""

    def standing(
        self, state: S_contra, seat: Seat, question: Question, instructions: Sequence[Instruction]
    ) -> Any | None:
        """Return the answer that a seat's instructions give to the open question, or ``None``.

        ``None`` means that the seat has to be asked.
        Whether it has depends on the instructions and on what everybody can see, on nothing else;
        what is answered may depend on the seat's secrets.
        An answer is always one that the question's shape accepts.
        """
