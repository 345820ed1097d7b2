"""An order of things."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.phrase import Refusal, phrase, refusal
from engine.kernel.shape import STILL, Chooser, Shape, Step, WrongPath

from .naming import named


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

    def some(self, rng: Chooser) -> list[list[str]]:
        """Shuffle each group."""
        groups = [list(g) for g in self.groups]
        for group in groups:
            rng.shuffle(group)
        return groups

    def forced(self) -> list[list[str]] | None:
        """Return the order where no group has more than one thing."""
        return self.some(STILL) if all(len(g) < 2 for g in self.groups) else None

    def step(self, path: Sequence[str]) -> Step:
        """Offer the things left of the first group that is not in order, best first."""
        chosen = [id.removeprefix(self.kind + ":") for id in path]
        done: list[list[str]] = []
        for group in self.groups:
            # The last of a group has only one place left and is not chosen.
            part, chosen = chosen[: len(group) - 1], chosen[len(group) - 1 :]
            left = [t for t in group if t not in part]
            if len(part) + len(left) != len(group):
                raise WrongPath(path)
            if len(left) > 1:
                if chosen:
                    raise WrongPath(path)
                prompt = phrase("step-arrange", place=len(part) + 1)
                return Step(prompt, tuple(named(f"{self.kind}:{t}") for t in left))
            done.append(part + left)
        if chosen:
            raise WrongPath(path)
        return Step(None, (), ready=True, value=done)
