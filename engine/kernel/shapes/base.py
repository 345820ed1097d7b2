"""What every shape of answer can do: refuse, invent, and be chosen in small steps."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from engine.kernel.data import Data, fixed
from engine.kernel.phrase import Phrase, PhraseLine, Refusal

V = TypeVar("V")


class RandomSource(Protocol):
    """The part of ``random.Random`` that shapes need; the engine itself has no generator."""

    def random(self) -> float:
        """Return a number from 0 up to but not including 1."""

    def shuffle(self, x: list[Any], /) -> None:
        """Shuffle a list in place."""


def pick(rng: RandomSource, options: Sequence[V]) -> V:
    """Return one of the options, each with the same probability."""
    return options[int(rng.random() * len(options))]


@fixed
class Option:
    """One thing to choose in a step."""

    id: str
    label: Phrase
    note: Phrase | None = None


@fixed
class Step:
    """The result of a path of small choices.

    A path is the list of the ids chosen so far; going back a step removes the last id.
    """

    prompt: Phrase | None
    """What to choose here; ``None`` if the question itself says it."""
    options: tuple[Option, ...]
    ready: bool = False
    """Whether ``value`` is a possible answer as it stands."""
    value: Any = None
    at_most: int = 1
    """How many of the options may be taken in one step (each becomes one id of the path)."""


class WrongPath(ValueError):
    """A path of choices with an id that was not among the options there."""


class FirstOption:
    """A source without chance: it leaves every order as it is, and takes what comes first."""

    def random(self) -> float:
        """Return the lowest number."""
        return 0.0

    def shuffle(self, x: list[Any], /) -> None:
        """Leave a list as it is."""


STILL = FirstOption()


class Shape(ABC, Generic[V]):
    """A shape of answer: plain data about what can be answered to one question."""

    form: ClassVar[str]
    """The kind of shape, one of a few; the panels have a widget for each."""
    narrower: ClassVar[bool] = False
    """Whether a rule that no plain data lists refuses some of the answers that fit the shape."""

    @abstractmethod
    def check(self, value: object) -> Refusal | None:
        """Return why the value cannot be the answer, or ``None`` if it can."""

    def anew(self) -> Shape[V]:
        """Return the shape as it is after a free action.

        A shape that has counted something that the action changes returns a new one.
        """
        return self

    def kind_of(self, value: object, kind: str) -> str:
        """Return the kind under which a record keeps a value, normally that of the question."""
        return kind

    @abstractmethod
    def sample(self, rng: RandomSource) -> V:
        """Return a random legal answer."""

    def safe(self) -> V:
        """Return a legal answer that does as little harm as possible to the seat that gives it.

        The bot gives it for a player who did not answer in time: it bids, moves and buys nothing,
        loses as little as possible, and takes the first of equal things. The same question always
        has the same safe answer, so it reveals no secrets.
        """
        return self.sample(STILL)

    def safe_before(self) -> Sequence[V]:
        """Return the answers that were safe by earlier rules, so that records of games by these are
        still verified."""
        return ()

    def forced(self) -> V | None:
        """Return the answer if it is the only legal one; ``None`` if there may be others."""
        return None

    def unasked(self) -> V | None:
        """Return the answer that can be given without asking a player, if there is one.

        No player would want a different answer, or a different one would change nothing; a record
        may still hold one. Like a forced answer, it is given without asking, but regardless of the
        table's settings.
        """
        return None

    def briefing(self) -> Sequence[PhraseLine]:
        """Return what a seat should know before choosing, beyond the question itself.

        The seat that is asked may know it.
        """
        return ()

    def facts(self) -> Data:
        """Return what else limits the answers, as plain data for programs that know no rules."""
        return {}

    def preview(self, value: V) -> Sequence[PhraseLine]:
        """Return what would follow from a legal answer, as far as the seat may know."""
        return ()

    @abstractmethod
    def step(self, path: Sequence[str]) -> Step:
        """Follow a path of small choices and show what can be chosen next.

        Raises WrongPath.
        """


AnyShape = Shape[Any]
"""A shape, where nothing depends on what its answers are made of."""


def is_count(value: object, most: int | None = None) -> bool:
    """Return whether a value from outside is a whole number from 0 (to ``most``); not a bool."""
    return type(value) is int and value >= 0 and (most is None or value <= most)


def same(a: Any, b: Any) -> bool:
    """Return whether two values are the same plain data; ``True``, ``1`` and ``1.0`` are not."""
    if type(a) is not type(b) or a != b:  # What is not equal is not the same either.
        return False
    if isinstance(a, dict):
        return all(same(v, b[k]) for k, v in a.items())
    if isinstance(a, list):
        return all(map(same, a, b))
    return True


_SINGLE = frozenset((str, int, bool, type(None)))


def copied(value: Any) -> Any:
    """Return a copy of plain data that shares no list or dict with the original."""
    if type(value) in _SINGLE:
        return value
    if isinstance(value, dict):
        again = dict(value)
        for key, inner in value.items():
            if type(inner) not in _SINGLE:
                again[key] = copied(inner)
        return again
    if isinstance(value, list):
        return [v if type(v) in _SINGLE else copied(v) for v in value]
    return value


LONGEST = 200
"""The most small choices that are made to find an answer."""


class NoAnswer(RuntimeError):
    """No legal answer to a question was found, which is a bug in the rules."""


def sure_answer(shape: AnyShape) -> Any:
    """Return the safe answer or, if that is not legal, another one, always the same.

    Raises NoAnswer if none is found. Any other error of a faulty shape is caught.
    """
    ways: tuple[Callable[[], Any], ...] = (
        shape.safe,
        lambda: shape.sample(STILL),
        lambda: _first(shape),
    )
    for way in ways:
        try:
            value = way()
            if shape.check(value) is None:
                return value
        except Exception:  # A faulty shape may raise anything.
            continue
    raise NoAnswer(type(shape).__name__)


def _first(shape: AnyShape) -> Any:
    """Return the answer found by always taking the first of the small choices."""
    path: list[str] = []
    while not (step := shape.step(path)).ready:
        if not step.options or len(path) == LONGEST:
            raise NoAnswer(type(shape).__name__)
        path.append(step.options[0].id)
    return step.value


def some_answers(shape: AnyShape, most: int, rng: RandomSource) -> list[Any]:
    """Return legal answers, each once: all, if they can be found in a few steps, else random
    ones."""
    found = _all(shape, most)
    if found is not None:
        return found
    answers: list[Any] = [shape.safe()]
    for _ in range(2 * most):
        if len(answers) >= most:
            break
        value = shape.sample(rng)
        if not any(same(value, other) for other in answers):
            answers.append(value)
    return answers


def _all(shape: AnyShape, most: int) -> list[Any] | None:
    """Return all answers; ``None`` if there are more than the limit."""
    found: list[Any] = []
    paths: list[tuple[str, ...]] = [()]
    looked = 0
    while paths:
        looked += 1
        if looked > 3 * most:
            return None
        path = paths.pop()
        try:
            step = shape.step(path)
        except (WrongPath, TypeError):
            return None
        if len(step.options) + len(paths) > 3 * most:
            return None
        paths += [(*path, option.id) for option in reversed(step.options)]
        if (
            step.ready
            and not any(same(step.value, v) for v in found)
            and shape.check(step.value) is None
        ):
            found.append(step.value)
            if len(found) > most:
                return None
    return found or None
