"""A number from a range."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from engine.kernel.phrase import Refusal, phrase, refusal
from engine.kernel.shapes.base import (
    STILL,
    Option,
    RandomSource,
    Shape,
    Step,
    WrongPath,
    is_count,
    same,
)

from .choice import option_of

V = TypeVar("V")


class Amount(Shape[V]):
    """A number from a range; ``value_of`` makes it the answer, by default unchanged."""

    form = "amount"

    def __init__(
        self,
        least: int,
        most: int,
        *,
        too_much: tuple[str, str] | None = None,
        value_of: Callable[[int], V] | None = None,
    ) -> None:
        self.least = least
        self.most = most
        self.too_much = too_much
        """The id and the paragraph of the refusal of a number that is too high."""
        self.value_of = value_of

    def listed(self) -> Sequence[Any] | None:
        """Return the answer for each number, from the least; nothing if that is the number."""
        if self.value_of is None:
            return None
        return [self.value_of(n) for n in range(self.least, self.most + 1)]

    def _value(self, number: int) -> Any:
        return number if self.value_of is None else self.value_of(number)

    def check(self, value: object) -> Refusal | None:
        """Refuse numbers outside the range, and anything that is not a number."""
        if self.value_of is None:
            if not is_count(value):
                return refusal("not-a-number")
            number: int = value  # type: ignore[assignment]  # is_count has checked it
            if self.least <= number <= self.most:
                return None
            if number > self.most and self.too_much is not None:
                return refusal(*self.too_much, most=self.most, given=number)
        elif any(same(value, self._value(n)) for n in range(self.least, self.most + 1)):
            return None
        return refusal("out-of-range", least=self.least, most=self.most)

    def sample(self, rng: RandomSource) -> V:
        """Return any number of the range."""
        value: V = self._value(self.least + int(rng.random() * (self.most - self.least + 1)))
        return value

    def forced(self) -> V | None:
        """Return the number if the range has only one."""
        return self.sample(STILL) if self.least == self.most else None

    def step(self, path: Sequence[str]) -> Step:
        """Offer all numbers in one step."""
        if not path:
            numbers = range(self.least, self.most + 1)
            return Step(None, tuple(Option(f"number:{n}", phrase("number", n=n)) for n in numbers))
        chosen = path[0].removeprefix("number:")
        if len(path) > 1 or not chosen.isdecimal():
            raise WrongPath(path)
        if not self.least <= int(chosen) <= self.most:
            raise WrongPath(path)
        return Step(None, (), ready=True, value=self._value(int(chosen)))


class Arrangement(Shape[list[list[str]]]):
    """An order of things within groups: each group is put in order by itself."""

    form = "arrangement"

    def __init__(
        self, kind: str, groups: Sequence[Sequence[str]], *, rule: str | None = None
    ) -> None:
        self.kind = kind
        self.groups = [list(g) for g in groups]
        self.rule = rule
        """The paragraph of the rules that lets only things of one group change places."""

    def check(self, value: object) -> Refusal | None:
        """Accept every order that keeps the groups."""
        if (
            isinstance(value, list)
            and len(value) == len(self.groups)
            and all(
                isinstance(given, list)
                and all(isinstance(t, str) for t in given)
                and sorted(given) == sorted(group)
                for given, group in zip(value, self.groups, strict=True)
            )
        ):
            return None
        return refusal("order-only-the-tied", self.rule)

    def sample(self, rng: RandomSource) -> list[list[str]]:
        """Shuffle each group."""
        groups = [list(g) for g in self.groups]
        for group in groups:
            rng.shuffle(group)
        return groups

    def forced(self) -> list[list[str]] | None:
        """Return the order if no group has more than one thing."""
        return self.sample(STILL) if all(len(g) < 2 for g in self.groups) else None

    def step(self, path: Sequence[str]) -> Step:
        """Offer the things left of the first group that is not in order, best first."""
        chosen = [id.removeprefix(self.kind + ":") for id in path]
        done: list[list[str]] = []
        for group in self.groups:
            # The last thing of a group has only one place left, so it is not chosen.
            part, chosen = chosen[: len(group) - 1], chosen[len(group) - 1 :]
            left = [t for t in group if t not in part]
            if len(part) + len(left) != len(group):
                raise WrongPath(path)
            if len(left) > 1:
                if chosen:
                    raise WrongPath(path)
                ids = [f"{self.kind}:{t}" for t in left]
                prompt = phrase("step-arrange", place=len(part) + 1)
                if len(self.groups) > 1 and not part:
                    prompt = phrase("step-arrange-among", among=ids)
                return Step(prompt, tuple(map(option_of, ids)))
            done.append(part + left)
        if chosen:
            raise WrongPath(path)
        return Step(None, (), ready=True, value=done)
