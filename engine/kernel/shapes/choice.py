"""One of several answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from engine.kernel.phrase import Phrase, Refusal, phrase, refusal
from engine.kernel.shapes.base import Option, RandomSource, Shape, Step, WrongPath, pick, same


def wrong_number(least: int, most: int, given: int, rule: str | None = None) -> Refusal:
    """Refuse a number of things that is out of bounds; ``exact`` says that one number is right."""
    exact = int(least == most)
    return refusal("wrong-number", rule, least=least, most=most, given=given, exact=exact)


def option_of(id: str, note: Phrase | None = None) -> Option:
    """Return the option for a thing by its id of the form ``kind:id``, with its own name."""
    return Option(id, phrase("name", of=id), note)


V = TypeVar("V")

DECLINES = frozenset(
    f"choice:{word}"
    for word in (
        *("pass", "decline", "refuse", "nothing", "stays"),
        *("no-target", "no-card", "no-loan", "no-muster"),
        *("score-nothing", "score-not", "pay-nothing", "leave-there"),
    )
)
"""The options that do nothing."""
Path = tuple[str, ...]


class OneOf(Shape[V]):
    """One of several answers, chosen in one, two or three steps.

    Keys are paths: ``("area:sunset-sea", "area:lannisport")`` is chosen by area, then by target.
    """

    form = "one-of"

    def __init__(
        self,
        answers: Mapping[Path, V],
        *,
        notes: Mapping[Path, Phrase] | None = None,
        prompts: Sequence[Phrase | None] = (),
        safest: Path | None = None,
    ) -> None:
        """Create the shape; ``safest`` is the path of the safe answer, if that is not the usual
        one."""
        self.answers = answers
        self.notes = notes or {}
        self.prompts = prompts
        self.safest = safest

    @classmethod
    def named(cls, answers: Mapping[str, V], **kwargs: Any) -> OneOf[V]:
        """Build the shape from answers with one id each."""
        return cls({(id,): value for id, value in answers.items()}, **kwargs)

    def check(self, value: object) -> Refusal | None:
        """Accept exactly the listed answers."""
        if any(same(value, v) for v in self.answers.values()):
            return None
        return self.why(value)

    def why(self, value: object) -> Refusal:
        """Return why a value is not one of the answers; games can give better reasons."""
        return refusal("not-offered")

    def sample(self, rng: RandomSource) -> V:
        """Return any of the answers."""
        return pick(rng, list(self.answers.values()))

    def safe(self) -> V:
        """Return the answer that is marked as safest, else one that declines, else the first."""
        if self.safest is not None:
            return self.answers[self.safest]
        declining = (v for path, v in self.answers.items() if path[-1] in DECLINES)
        return next(declining, next(iter(self.answers.values())))

    def forced(self) -> V | None:
        """Return the answer if there is only one."""
        return next(iter(self.answers.values())) if len(self.answers) == 1 else None

    def path_to(self, value: object) -> Path:
        """Return the choices that make an answer.

        Raises WrongPath.
        """
        for path, answer in self.answers.items():
            if same(answer, value):
                return path
        raise WrongPath(())

    def note(self, path: Path) -> Phrase | None:
        """Return the note of the option to which a path leads, if it has one."""
        return self.notes.get(path)

    def step(self, path: Sequence[str]) -> Step:
        """Offer the ids that continue the path."""
        at = tuple(path)
        if at in self.answers:
            return Step(None, (), ready=True, value=self.answers[at])
        depth = len(at)
        onward: dict[str, None] = {}
        for key in self.answers:
            if key[:depth] == at and len(key) > depth:
                onward[key[depth]] = None
        if not onward:
            raise WrongPath(at)
        prompt = self.prompts[depth] if depth < len(self.prompts) else None
        return Step(prompt, tuple(option_of(id, self.note((*at, id))) for id in onward))


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

    def chosen(self, value: object) -> list[str] | None:
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

    def sample(self, rng: RandomSource) -> Any:
        """Return any legal number of them."""
        things = list(self.things)
        rng.shuffle(things)
        number = self.least + int(rng.random() * (self.most - self.least + 1))
        return self.value_of(sorted(things[:number]))

    def value_of(self, things: list[str]) -> Any:
        """Return the value that names some things; by default the list itself."""
        return things

    def forced(self) -> Any:
        """Return all or nothing if that is the only choice."""
        if self.most == 0 or not self.things:
            return self.value_of([])
        return self.value_of(sorted(self.things)) if self.least == len(self.things) else None

    def step(self, path: Sequence[str]) -> Step:
        """Offer the things that are left; several may be taken in one step."""
        chosen = [id.removeprefix(self.kind + ":") for id in path]
        if len(set(chosen)) != len(chosen) or any(c not in self.things for c in chosen):
            raise WrongPath(path)
        left = tuple(t for t in self.things if t not in chosen)
        room = self.most - len(chosen)
        return Step(
            None,
            tuple(option_of(f"{self.kind}:{t}") for t in left) if room > 0 else (),
            ready=len(chosen) >= self.least,
            value=self.value_of(chosen),
            at_most=max(room, 1),
        )


class Ranking(SomeOf):
    """Some of several things, the most wanted first; the value is the list of their plain ids."""

    form = "ranking"

    def __init__(self, ids: Sequence[str]) -> None:
        """Create the shape; things of several kinds have different plain ids."""
        self.ids = {id.partition(":")[2]: id for id in ids}
        super().__init__("", tuple(self.ids), 1, len(ids))

    def step(self, path: Sequence[str]) -> Step:
        """Offer the things that are left, for the next place."""
        named = {id: thing for thing, id in self.ids.items()}
        if len({*path}) < len(path) or any(id not in named for id in path):
            raise WrongPath(path)
        left = tuple(option_of(id) for id in named if id not in path)
        prompt = phrase("step-rank", place=len(path) + 1)
        return Step(prompt, left, ready=bool(path), value=[named[id] for id in path])


@dataclass(frozen=True, slots=True)
class Among:
    """Some things, of which so many are chosen."""

    things: tuple[str, ...]
    number: int
    label: Phrase
    """What they are, with their number."""


class SomeOfEach(SomeOf):
    """Some things out of each of several groups, in no order: of each group, its number."""

    form = "some-of-each"

    def __init__(self, kind: str, groups: Sequence[Among], *, rule: str | None = None) -> None:
        """``rule`` is the paragraph by which too few and too many of a group are refused.

        The first things of each group are the safe answer.
        """
        number = sum(group.number for group in groups)
        super().__init__(kind, [t for g in groups for t in g.things], number, number, rule=rule)
        self.groups = tuple(groups)

    def check(self, value: object) -> Refusal | None:
        """Refuse unknown things, duplicates, and too few and too many of a group."""
        things = self.chosen(value) or []
        return super().check(value) or next(
            (
                refusal("wrong-number-of", self.rule, what=group.label, given=given)
                for group in self.groups
                if (given := len({*group.things}.intersection(things))) != group.number
            ),
            None,
        )

    def sample(self, rng: RandomSource) -> Any:
        """Return any of them, of each group its number."""
        found: list[str] = []
        for group in self.groups:
            things = list(group.things)
            rng.shuffle(things)
            found += things[: group.number]
        return self.value_of(sorted(found))

    def step(self, path: Sequence[str]) -> Step:
        """Offer the things that are left of groups with room."""
        step = super().step(path)
        full: set[str] = set()
        for group in self.groups:
            taken = [t for t in group.things if f"{self.kind}:{t}" in path]
            if len(taken) > group.number:
                raise WrongPath(path)
            full.update(group.things if len(taken) == group.number else ())
        open = (o for o in step.options if o.id.removeprefix(self.kind + ":") not in full)
        return Step(step.prompt, tuple(open), ready=step.ready, value=step.value)
