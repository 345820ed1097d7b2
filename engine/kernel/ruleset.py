"""What a game brings to the kernel."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self, TypeVar, runtime_checkable

from .ask import Seat
from .data import Data, Json
from .phrase import LineData, Phrase
from .question_kind import QuestionKind
from .state import StageFunction, State

S = TypeVar("S", bound=State)

View = Data
"""What a seat, or a spectator, may know of a game: the result of :meth:`Ruleset.view`.

Code that knows the game has a TypedDict for it.
"""


@dataclass(frozen=True, slots=True)
class Setup:
    """The options, seats and rulings of a game, validated and complete."""

    options: Data
    seats: Sequence[Seat]
    """The seats that players take."""
    rulings: Mapping[str, str]


class BadSetup(ValueError):
    """Options, seats or rulings that the ruleset does not offer; the text says which, and why."""

    def __init__(self, text: str, clash: Data | None = None, why: Phrase | None = None) -> None:
        super().__init__(text)
        self.clash: Data = clash or {}
        """The options, with their values, that are on offer, but not together."""
        self.why = why
        """What is wrong with a value that a group has written itself."""


class WrittenOption(tuple[Any, ...]):
    """An option whose values a group writes itself: the default, and examples of others."""

    read: Callable[[object], Any]
    """Returns the value that a text means, or a value as it is saved; raises BadSetup."""

    things: Sequence[str]
    """What a text may name by an id, each as ``kind:id``."""

    def __new__(
        cls,
        values: Iterable[object],
        read: Callable[[object], Any],
        things: Sequence[str] = (),
    ) -> Self:
        """Create it with the default first."""
        option = super().__new__(cls, values)
        option.read, option.things = read, things
        return option


def agree(offered: Mapping[str, tuple[object, ...]], chosen: Data, *, what: str = "option") -> Json:
    """Return a choice, with the defaults for everything on offer that was not chosen.

    Raises BadSetup for a name or a value that is not on offer; its text calls the thing ``what``.
    """
    agreed: Json = {name: values[0] for name, values in offered.items()}
    for name, value in chosen.items():
        if name not in offered:
            raise BadSetup(f"no such {what}: {name}")
        values, default = offered[name], agreed[name]
        # 1 is not True here, although they are equal.
        if value == default and type(value) is type(default):
            continue  # A game that is loaded names them all, and most are these.
        agreed[name] = value
        if isinstance(values, WrittenOption):
            agreed[name] = values.read(value)
        elif value not in values or type(value) is not type(values[values.index(value)]):
            raise BadSetup(f"{name} must be one of {', '.join(map(_written, values))}")
    return agreed


def _written(value: object) -> str:
    """Return a value as records write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class Ruleset(Protocol[S]):
    """A game, ready for the kernel to drive."""

    id: str
    """The id of the game in records (``agot-2e``)."""
    version: str
    """The version of the rules; a saved game names the version that wrote it."""
    stages: Mapping[str, StageFunction]
    kinds: Mapping[str, QuestionKind]
    """Every kind of question and of step, by its text; see :func:`.question_kind.kinds_of`."""

    @property
    def options(self) -> Mapping[str, tuple[Any, ...]]:
        """The values of every option, the default first."""

    @property
    def rulings(self) -> Mapping[str, tuple[str, ...]]:
        """The readings on offer for every ruling, the default first."""

    def prepare(self, options: Data, seats: Sequence[Seat], rulings: Mapping[str, str]) -> Setup:
        """Return the set-up for options, seats and rulings, validated and with defaults.

        Raises BadSetup.
        """

    def begin(self, setup: Setup) -> S:
        """Return the state before the first stage."""

    def load(self, setup: Setup, text: str) -> S:
        """Return the state that :meth:`State.dump` wrote."""

    def view(self, state: S, seat: Seat | None) -> View:
        """Return what a seat, or a spectator, may know.

        It is laid out from what :func:`.visibility.seen_by` leaves of the state.

        ``ruleset`` is the id, and ``seat`` the seat whose view it is; ``seats`` (in their order),
        ``round`` (a number) and ``phase`` (an id) mean the same in every game that has them. All
        else is the game's own.
        """

    def explain(self, state: S, topic: str, seat: Seat | None) -> list[LineData]:
        """Return the explanation of a topic, line by line; nothing if there is none.

        Each game has its own topics, and decides what ``seat`` means for them; explanations are
        public.
        """

    def snapshot(self, state: S, events: Sequence[Data]) -> Data:
        """Return the state in the form of a record's check; ``events`` are those since the last
        one."""


AnyRuleset = Ruleset[Any]
"""A ruleset, where nothing depends on which game it is of."""


def recall(ruleset: AnyRuleset, rulings: Mapping[str, str]) -> Mapping[str, str]:
    """Return rulings, with those that a record or a saved game leaves out as they were then.

    The default of new games may be another reading now, or the ruling may be new; such a ruleset
    has these readings as ``recalled``.
    """
    return {**getattr(ruleset, "recalled", {}), **rulings}


@runtime_checkable
class SparesSeats(Protocol):
    """A game that offers more seats than players take.

    Seats that nobody takes stay in the game, and the rules decide what happens to them.
    """

    def seats_on_offer(self, options: Data) -> Sequence[Seat]:
        """Return the seats among which players choose, under complete options."""

    def seats_needed(self, options: Data) -> Sequence[Seat]:
        """Return the seats that someone must take."""


@runtime_checkable
class SellsSeats(Protocol):
    """A game in which players may pay for their seats before it begins."""

    def most_bids(self, setup: Setup) -> Mapping[Seat, int]:
        """Return how much can be paid for each seat on offer; nothing if a group has agreed on
        something that excludes it."""

    def bids_as_written(self, most: Mapping[Seat, int]) -> WrittenOption:
        """Return how players write what they bid, as a group writes an option."""

    def sold(self, setup: Setup, prices: Mapping[Seat, int]) -> Json:
        """Return the options of a game before which these prices were paid."""

    def unsold(self, options: Data) -> Json:
        """Return the options of a game as if nothing had been paid before it."""


POSITION = "start_position"
"""The option of a game that begins from a position on one line; where that is written, it is no
option of the positions that follow."""

SHUFFLED = "shuffled_seats"
"""The option of a game that spares seats by which all who play are shuffled over the seats that
they have chosen together, as it begins."""
