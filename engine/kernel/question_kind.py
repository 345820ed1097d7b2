"""The kinds of questions, which a game declares once, with the properties of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final


class QuestionKind(str):
    """A kind of question, or of step: its text in records, with its properties.

    It equals that text, and is written as that text everywhere.
    """

    __slots__ = (
        "about",
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
        """Create the text."""
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
        about: Sequence[str] = (),
    ) -> None:
        """Declare a kind with its properties; by default it has none.

        Raises ValueError if an identifying parameter is not among all of them.
        """
        self.about: Final = tuple(about)
        """The parameters that such questions have, or some of them: what they are about."""
        self.public: Final = public
        """Whether everyone can see the possible answers.

        If such a question has only one answer, giving it without asking tells nobody anything.
        """
        self.unordered: Final = unordered
        """Whether such steps may follow each other in any order in a record."""
        self.discreet: Final = discreet
        """Whether nobody may see who has answered and who has not."""
        self.unforeseeable: Final = unforeseeable
        """Whether nobody can foresee what follows from any such question, so that foresight
        ends."""
        self.own_leads_on: Final = own_leads_on
        """Whether a seat that has answered can still foresee what follows for it.

        Its own answer tells that, with safe answers assumed for the others.
        """
        self.plannable: Final = plannable or last is not None or gathers
        """Whether it can be answered ahead."""
        self.last: Final = last
        """The last phase of a round in which it can come, if known; for plannable ones."""
        self.gathers: Final = gathers
        """Whether all seats can be asked at the same time, because their order matters little.

        See :func:`engine.kernel.ahead.lookahead.gathered`.
        """
        if not set(identifying) <= set(about):
            raise ValueError(f"{id}: it is not about {', '.join(identifying)}")
        self.identifying: Final = tuple(identifying)
        """The parameters that distinguish one such question from others.

        A plan for it answers only the question that it was made for.
        """


def kinds_of(
    *modules: object, base: Mapping[str, QuestionKind] | None = None
) -> Mapping[str, QuestionKind]:
    """Return the kinds that the given modules declare, by their texts, with those of ``base``.

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
