"""One of several answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from engine.kernel.phrase import Phrase, Refusal, refusal
from engine.kernel.shape import Chooser, Shape, Step, WrongPath, pick, same

from .naming import named

V = TypeVar("V")

DECLINES = frozenset(
    f"choice:{word}"
    for word in (
        *("pass", "decline", "refuse", "nothing", "stays"),
        *("no-target", "no-card", "no-loan", "no-muster"),
        *("score-nothing", "score-not", "pay-nothing", "leave-there"),
    )
)
"""The options by which nothing is done."""
Path = tuple[str, ...]


class OneOf(Shape[V]):
    """One of several answers, chosen at once or in two or three steps.

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
        """``safest`` is the path of the safe answer, if that is neither declining nor the first."""
        self.answers = answers
        self.notes = notes or {}
        self.prompts = prompts
        self.safest = safest

    @classmethod
    def named(cls, answers: Mapping[str, V], **kwargs: Any) -> OneOf[V]:
        """Build it from answers with one id each."""
        return cls({(id,): value for id, value in answers.items()}, **kwargs)

    def check(self, value: object) -> Refusal | None:
        """Accept exactly the listed answers."""
        if any(same(value, v) for v in self.answers.values()):
            return None
        return self.why(value)

    def why(self, value: object) -> Refusal:
        """Say why a value is not one of the answers; games can give better reasons."""
        return refusal("not-offered")

    def some(self, rng: Chooser) -> V:
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

    def step(self, path: Sequence[str]) -> Step:
        """Offer the ids that go on from the path."""
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
        return Step(prompt, tuple(named(id, self.notes.get((*at, id))) for id in onward))
