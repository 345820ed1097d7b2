"""Comparing a record with the rules: every question, every step, every key of every check.

If they differ, the comparison says so, and continues as far as it can:

- a refused answer is replaced by the safe one;
- a question that a later step answers is answered by it, if that leads back to the record;
- a question that the record does not know is answered safely, if that leads back to the record;
- steps that the rules do not ask for are skipped.

Everything that could not be tried is counted, so no differences always means agreement.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from engine.kernel.data import Data
from engine.kernel.game import AnyGame
from engine.kernel.phrase import Refused
from engine.kernel.saving import load, save

from .format import Record, RecordedCheck, RecordedStep
from .replay import accepts, fits, next_step, parting, recorded_events, refused, start

AHEAD = 20
"""How many steps ahead to look for a way back to the record."""
SUBSTITUTES = 3
"""How many questions in a row to answer safely to find it."""
PARTINGS = 20
"""How often a record and the rules may differ before the comparison gives up."""


@dataclass(slots=True)
class Comparison:
    """The result of comparing a record with the rules."""

    lines: list[str] = field(default_factory=list)
    """A line of text for every difference."""
    steps_untried: int = 0
    """How many steps could not be given to the rules, beyond those that a line names."""
    checks_untried: int = 0
    """How many checks are at points that the replay never reached."""

    def __iter__(self) -> Iterator[str]:
        """Return an iterator over the lines."""
        return iter(self.lines)

    @property
    def differences(self) -> int:
        """The number of differences; things that could not be tried count as one."""
        return len(self.lines) + self.steps_untried + self.checks_untried


def compare(record: Record) -> Comparison:
    """Replay a record and compare questions, steps and checks with it.

    Raises BadRecord if its game cannot be set up.
    """
    return _Replay(record).run()


class _Replay:
    """A record and a game that follows it."""

    def __init__(self, record: Record) -> None:
        self.game = start(record, keep_rests=True)
        self.found = Comparison()
        self.steps = list(enumerate(record.steps, 1))
        self.at = 0
        """How many steps have been handled."""
        self.early: set[int] = set()
        """The numbers of steps that were taken before their turn."""
        self.checks = sorted(record.checks, key=lambda check: -check.after)
        """The checks still ahead, the next one last."""
        self.events: list[Data] = []
        self.partings = 0
        self.parted_over = 0
        """The number of the question at which they last differed."""

    def run(self) -> Comparison:
        """Go through the record."""
        try:
            self.advance(0)
            while self.at < len(self.steps) and self.go_on():
                pass
        except Exception as error:  # A crash is a finding, and more records follow.
            self.say(f"after step {self.at} the rules break: {error!r}")
        untried = [number for number, _ in self.steps[self.at :] if number not in self.early]
        self.found.steps_untried += len(untried)
        for check in reversed(self.checks):
            if check.after > len(self.steps):
                self.say(f"a check after step {check.after}, but there are {len(self.steps)} steps")
            else:
                self.found.checks_untried += 1
        return self.found

    def say(self, line: str) -> None:
        """Add a line about a difference."""
        self.found.lines.append(line)

    # -- steps ------------------------------------------------------------------------------------

    def go_on(self) -> bool:
        """Compare the next step; return whether the comparison can continue."""
        rest = [step for _, step in self.steps[self.at : self.at + AHEAD]]
        self.steps.insert(self.at, self.steps.pop(self.at + next_step(self.game, rest)))
        number, step = self.steps[self.at]
        if number in self.early:
            self.advance()
        elif fits(self.game, step):
            self.take(number, step)
        else:
            self.say(parting(self.game, step, number))
            if self.game.question is not None:
                self.parted_over = self.game.question.number
            self.partings += 1
            if self.partings > PARTINGS or not self.meet_again():
                self.at += 1
                return False
        return True

    def take(self, number: int, step: RecordedStep) -> None:
        """Give the rules a step that they ask for or, if they refuse it, the safe answer."""
        question = self.game.question
        assert question is not None
        if self.game.interjects(step.kind):
            self.interject(number, step)
            return
        awaited = self.game.awaited
        # If all answer at the same time, there is a step for each seat, in the order of the seats
        # (docs/record.md).
        subject = question.subject(step.seat)
        subjects = [question.subject(seat) for seat in awaited]
        if subject not in (subjects[0], min(subjects)) and self.parted_over != question.number:
            self.parted_over = question.number
            self.say(parting(self.game, step, number))
        try:
            self.game.answer(step.seat, step.value)
        except Refused as error:
            self.say(refused(step, number, error))
            self.game.answer(step.seat, question.shapes[step.seat].safe())
        self.advance()

    def interject(self, number: int, step: RecordedStep) -> None:
        """Take a free action of the record; skip it if the rules refuse it."""
        try:
            self.game.interject(step.seat, step.kind, step.value)
        except Refused as error:
            self.say(refused(step, number, error))
        self.advance()

    def advance(self, steps: int = 1) -> None:
        """Move past some steps, and compare the check after the last of them."""
        while self.checks and self.at < self.checks[-1].after < self.at + steps:
            self.checks.pop()
            self.found.checks_untried += 1
        self.at += steps
        self.events += recorded_events(self.game)
        self.pass_checks()

    # -- the way back -----------------------------------------------------------------------------

    def meet_again(self) -> bool:
        """Go to the nearest point where both agree again; return whether there is one."""
        return (
            self.take_early()
            or self.pass_over(range(1, 3))
            or self.answer_safely()
            or self.pass_over(range(3, AHEAD))
        )

    def answers(self, step: RecordedStep) -> bool:
        """Return whether a step answers the open question; a free action never does."""
        return not self.game.interjects(step.kind) and accepts(self.game, step)

    def take_early(self) -> bool:
        """Try a later step that answers the open question, so that the current step can follow."""
        if len(self.game.awaited) != 1:
            return False
        for number, step in self.steps[self.at + 1 : self.at + AHEAD]:
            if number in self.early or not self.answers(step):
                continue
            trial = _fork(self.game)
            trial.answer(step.seat, step.value)
            if accepts(trial, self.steps[self.at][1]):
                self.game.answer(step.seat, step.value)
                self.early.add(number)
                return True
        return False

    def pass_over(self, numbers: range) -> bool:
        """Try to skip the steps before one that answers the open question."""
        for count in numbers:
            ahead = self.at + count
            if ahead < len(self.steps) and self.answers(self.steps[ahead][1]):
                between = (number for number, _ in self.steps[self.at + 1 : ahead])
                self.found.steps_untried += sum(number not in self.early for number in between)
                self.advance(count)
                return True
        return False

    def answer_safely(self) -> bool:
        """Try to answer a few questions that the record does not have, until its next step
        follows."""
        trial = _fork(self.game)
        for count in range(1, SUBSTITUTES + 1):
            _answer_safely(trial)
            if trial.question is None:
                return False
            if accepts(trial, self.steps[self.at][1]):
                for _ in range(count):
                    _answer_safely(self.game)
                return True
        return False

    # -- checks -----------------------------------------------------------------------------------

    def pass_checks(self) -> None:
        """Compare the checks that hold at this moment."""
        while self.checks and self.checks[-1].after == self.at:
            self.compare(self.checks.pop())

    def compare(self, check: RecordedCheck) -> None:
        """Add a line for every key in which the state differs from a check."""
        shot = self.game.ruleset.snapshot(self.game.state, self.events)
        self.events = []
        for path, expected, got in differences(check.state, shot):
            self.say(f"step {check.after}: {path}: expected {_short(expected)}, got {_short(got)}")


def _fork(game: AnyGame) -> AnyGame:
    return load(game.ruleset, save(game))


def _answer_safely(game: AnyGame) -> None:
    if game.question is not None:
        for seat in game.awaited:
            game.answer(seat, game.question.shapes[seat].safe())


class _Missing:
    def __repr__(self) -> str:
        return "nothing"


_MISSING = _Missing()


def differences(expected: object, got: object, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Yield the places where two snapshots differ, as path, expected and actual value."""
    if isinstance(expected, dict) and isinstance(got, dict):
        for key in sorted({*expected, *got}, key=str):
            yield from differences(
                expected.get(key, _MISSING),
                got.get(key, _MISSING),
                f"{path}.{key}" if path else key,
            )
    elif isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got):
        for i, (e, g) in enumerate(zip(expected, got, strict=True)):
            yield from differences(e, g, f"{path}[{i}]")
    elif expected != got or type(expected) is not type(got):
        yield path, expected, got


def _short(value: object) -> str:
    text = repr(value) if isinstance(value, _Missing) else json.dumps(value, sort_keys=True)
    return text if len(text) <= 300 else text[:297] + "..."
