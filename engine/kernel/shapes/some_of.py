"""Some of several things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.kernel.phrase import Refusal, refusal
from engine.kernel.shape import Chooser, Shape, Step, WrongPath

from .counting import wrong_number
from .naming import named


class SomeOf(Shape[Any]):
    """Some of several things, in no order; the value is the list of their plain ids."""

    form = "some-of"

    def __init__(
        self, kind: str, things: Sequence[str], least: int, most: int, *, rule: str | None = None
    ) -> None:
        """``rule`` is the paragraph by which too few and too many are refused."""
        self.kind = kind
        self.things = tuple(things)
        self.least = least
        self.most = most
        self.rule = rule

    def chosen(self, value: Any) -> list[str] | None:
        """Return the things that a value names; ``None`` if it is of another form."""
        return value if isinstance(value, list) else None

    def check(self, value: object) -> Refusal | None:
        """Refuse unknown things, duplicates, too few and too many."""
        things = self.chosen(value)
        if things is None or any(v not in self.things for v in things):
            return refusal("not-offered")
        if len(set(things)) != len(things) or not self.least <= len(things) <= self.most:
            return wrong_number(self.least, self.most, len(things), self.rule)
        return None

    def some(self, rng: Chooser) -> Any:
        """Return any legal number of them."""
        things = list(self.things)
        rng.shuffle(things)
        number = self.least + int(rng.random() * (self.most - self.least + 1))
        return self.value_of(sorted(things[:number]))

    def value_of(self, things: list[str]) -> Any:
        """Return the value that names some things; by default the list itself."""
        return things

    def forced(self) -> Any:
        """Return all or nothing where that is the only choice."""
        if self.most == 0 or not self.things:
            return self.value_of([])
        return self.value_of(sorted(self.things)) if self.least == len(self.things) else None

    def step(self, path: Sequence[str]) -> Step:
        """Offer what is left; several may be taken at once."""
        chosen = [id.removeprefix(self.kind + ":") for id in path]
        if len(set(chosen)) != len(chosen) or any(c not in self.things for c in chosen):
            raise WrongPath(path)
        left = tuple(t for t in self.things if t not in chosen)
        room = self.most - len(chosen)
        return Step(
            None,
            tuple(named(f"{self.kind}:{t}") for t in left) if room > 0 else (),
            ready=len(chosen) >= self.least,
            value=self.value_of(chosen),
            at_most=max(room, 1),
        )
