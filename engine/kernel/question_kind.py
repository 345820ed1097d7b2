"""What questions are about: the kinds that a game declares once, with what is true of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final


class QuestionKind(str):
    """A kind of question, or of step: the text that records know it by, and what is true of it.

    It equals that text, and is written as that text, wherever it goes.
    """

    __slots__ = (
        "discreet",
        "gathers",
        "identifying",
        "last",
        "own_leads_on",
        "plannable",
        "public",
        "unforeseeable",
        "unordered",
    )

    def __new__(cls, id: str, **_: object) -> QuestionKind:
        """Make the text."""
        return super().__new__(cls, id)

    def __init__(
        self,
        id: str,
        *,
        public: bool = False,
        unordered: bool = False,
        discreet: bool = False,
        unforeseeable: bool = False,
        own_leads_on: bool = False,
        plannable: bool = False,
        last: str | None = None,
        gathers: bool = False,
        identifying: Sequence[str] = (),
    ) -> None:
        """Declare a kind with what is true of it; by default nothing is."""
        self.public: Final = public
        """Whether everyone can see what may be answered.

        If such a question has only one answer, giving it without asking tells nobody anything.
        """
        self.unordered: Final = unordered
        """Whether such steps may follow each other in any order in a record."""
        self.discreet: Final = discreet
        """Whether it never shows who has answered and who is still awaited."""
        self.unforeseeable: Final = unforeseeable
        """Whether nobody can guess what follows from any such question, so that foresight ends."""
        self.own_leads_on: Final = own_leads_on
        """Whether a seat that has answered can guess what follows for it all the same.

        Its own answer says so, whatever others have answered, who are taken to give safe ones.
        """
        self.plannable: Final = plannable or last is not None or gathers
        """Whether it can be answered ahead."""
        self.last: Final = last
        """The last phase of a round in which it comes, where that is known; for plannable ones."""
        self.gathers: Final = gathers
        """Whether all seats can be asked at the same time, because their order matters little.

        See :func:`engine.kernel.lookahead.gathered`.
        """
        self.identifying: Final = tuple(identifying)
        """The parameters that tell one such question from the others.

        A plan for it answers only the question that it was made for.
        """


def kinds_of(
    *modules: object, base: Mapping[str, QuestionKind] | None = None
) -> Mapping[str, QuestionKind]:
    """Collect the kinds that the given modules declare, by their texts, with those of ``base``.

    Raises ValueError if two of them have the same text.
    """
    found = dict(base or {})
    for module in modules:
        for value in vars(module).values():
            if isinstance(value, QuestionKind):
                if value in found:
                    raise ValueError(f"two kinds of questions are called {value}")
                found[str(value)] = value
    return found
