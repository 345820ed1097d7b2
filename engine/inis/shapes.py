"""The shapes of answers that Inis uses."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from itertools import permutations, product
from typing import Any

from engine.kernel.data import Data, Json
from engine.kernel.phrase import Phrase, Refusal, refusal
from engine.kernel.shapes import Amount, Moved, Moves, OneOf, Pieces, SomeOf
from engine.kernel.shapes.base import AnyShape, RandomSource, pick
from engine.kernel.shapes.choice import wrong_number

from .components import Seat, Territory

Path = tuple[str, ...]
Choices = Json
"""Choices as plain data: ``{"territory": "moor"}``; each card has choices of its own."""
Options = dict[Path, Choices]
"""All possible choices, by the path of ids that leads to each."""

NO_CHOICE: Options = {(): {}}
CLAN = "clan"


class BranchingChoice(OneOf[Choices]):
    """One of many answers, chosen in a few steps.

    A random answer is chosen in the same steps, so a card is not likelier to be played because
    there are more ways to play it.
    """

    def __init__(
        self,
        answers: Mapping[Path, Choices],
        *,
        reasons: Callable[[object], Refusal | None] | None = None,
        notes: Mapping[Path, Phrase] | None = None,
        prompts: Sequence[Phrase | None] = (),
        safest: Path | None = None,
    ) -> None:
        super().__init__(answers, notes=notes, prompts=prompts, safest=safest)
        self._reasons = reasons

    def why(self, value: object) -> Refusal:
        """Return why a value is none of the answers."""
        reason = self._reasons(value) if self._reasons is not None else None
        return reason or refusal("not-offered")

    def sample(self, rng: RandomSource) -> Choices:
        """Choose step by step."""
        left = list(self.answers)
        depth = 0
        while len(left) > 1:
            ids = list(dict.fromkeys(path[depth] for path in left))
            chosen = pick(rng, ids)
            left = [path for path in left if path[depth] == chosen]
            depth += 1
        return self.answers[left[0]]


def under(id: str, options: Options, **answer: Any) -> Options:
    """Put options below an id, and add the choices that they share to each."""
    return {(id, *path): {**answer, **choices} for path, choices in options.items()}


def areas(territories: Sequence[Territory]) -> Options:
    """Offer territories; without any, there is nothing to choose."""
    return {(f"area:{t}",): {"territory": t} for t in territories} or dict(NO_CHOICE)


class Picked(OneOf[Any]):
    """A choice of several things, one after another, in any order."""

    def __init__(self, some: SomeOf) -> None:
        super().__init__(
            {
                tuple(f"{some.kind}:{thing}" for thing in chosen): list(chosen)
                for chosen in permutations(some.things, some.least)
            }
        )
        self._some = some

    def why(self, value: object) -> Refusal:
        """Return what is wrong with a choice of things."""
        return self._some.check(value) or refusal("not-offered")


def listed(shape: AnyShape, besides: Mapping[Path, object]) -> OneOf[Any]:
    """Return a shape that lists the same answers and accepts some others.

    It works for one of many, a fixed number of things, and an amount.
    """
    match shape:
        case OneOf():
            found: OneOf[Any] = copy(shape)
        case SomeOf(least=least, most=most) if least == most:
            found = Picked(shape)
        case Amount(least=least, most=most):
            found = OneOf.named({f"number:{n}": n for n in range(least, most + 1)})
        case _:
            raise TypeError(f"cannot list {type(shape).__name__}")
    found.answers = {**found.answers, **besides}
    return found


class Leaving(Moves[Moved]):
    """A choice of clans that go from one or several territories to others."""

    def __init__(
        self,
        origins: Mapping[Territory, int],
        reach: Mapping[Territory, Sequence[Territory]],
        least: int,
        rule: str,
    ) -> None:
        super().__init__({t: {CLAN: n} for t, n in origins.items()})
        self._reach = reach
        self._least = least
        self._rule = rule

    def facts(self) -> Data:
        """Return how many clans must go."""
        return {"least": self._least}

    def targets(self, origin: str, unit: str) -> Sequence[str]:
        """Return the territories in reach."""
        return self._reach[origin]

    def problem(self, origin: str, moves: Mapping[str, Mapping[str, int]]) -> Refusal | None:
        """Refuse to leave all clans in place if one must go."""
        if sum(units[CLAN] for units in moves.values()) < self._least:
            return refusal("somebody-must-go", self._rule, area=f"area:{origin}")
        return None

    def unreachable(self, origin: str, unit: str, target: str) -> Refusal:
        """Return the refusal that a territory is out of reach."""
        return refusal(
            "territory-out-of-reach",
            self._rule,
            area=f"area:{target[:40]}",
            origin=f"area:{origin}",
        )

    def may_mark(self, origin: str, moves: Mapping[str, Mapping[str, int]], mark: str) -> bool:
        """Return false, because there is nothing to tick."""
        return False

    def sample(self, rng: RandomSource) -> Moved:
        """Move random clans, at least as many as must go."""
        answer = super().sample(rng)
        return answer if self.check(answer) is None else self.safe()

    def forced(self) -> Moved | None:
        """Return the only possible departure: all clans, to the only territory in reach."""
        ((origin, units), *others) = self.origins.items()
        if others or units[CLAN] != self._least or len(self._reach[origin]) != 1:
            return None
        return self.safe()

    def safe(self) -> Moved:
        """Move as few clans as possible, to the first territory in reach."""
        origin = next(iter(self.origins))
        moves = {self._reach[origin][0]: {CLAN: self._least}} if self._least else {}
        return {"area": origin, "moves": moves}


class ClanCounts(Pieces):
    """A choice of a total number of clans in territories; ``rule`` is the paragraph."""

    def __init__(
        self,
        places: Mapping[Territory, Mapping[str, int]],
        least: int,
        most: int,
        rule: str,
    ) -> None:
        super().__init__(places, least, most)
        self._rule = rule

    def problem(self, chosen: Mapping[str, Mapping[str, int]]) -> Refusal | None:
        """Refuse too few or too many clans."""
        number = sum(n for units in chosen.values() for n in units.values())
        if self.least <= number <= self.most:
            return None
        return wrong_number(self.least, self.most, number, self._rule)

    def forced(self) -> Any:
        """Return the only choice there is: nothing, or everything."""
        stock = sum(n for units in self.places.values() for n in units.values())
        if self.most == 0 or stock == 0:
            return {}
        if self.least == stock:
            return {t: dict(units) for t, units in self.places.items()}
        return super().forced()


def clan_counts(value: Mapping[str, Mapping[str, int]]) -> dict[Territory, int]:
    """Return the clans by territory in a counted answer."""
    return {t: units[CLAN] for t, units in value.items() if units.get(CLAN)}


def several(seats: Mapping[Seat, int], number: int) -> list[tuple[Seat, ...]]:
    """Return every way to take a number of clans from some owners, in their order."""
    ways = []
    for counts in product(*(range(min(n, number) + 1) for n in seats.values())):
        if sum(counts) == number:
            ways.append(tuple(s for s, n in zip(seats, counts, strict=True) for _ in range(n)))
    return ways
