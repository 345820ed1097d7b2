"""Which parts of a typed text were not understood, and what may have been meant."""

from __future__ import annotations

from bot.play import Trouble
from bot.play.trouble import trouble, typed
from bot.text import Plain
from bot.text.harmless import harmless
from bot.typed import Problem, Reading

from .widgets import Asking

SAID = 60
"""How many characters of a typed text are repeated."""

PROBLEMS = 12
"""The most problems that are listed."""


def problem_lines(reading: Reading, asking: Asking) -> list[str]:
    """Say which parts of a typed text had no effect, one line each."""
    say = asking.voice
    lines = [_problem(problem, asking) for problem in reading.problems[:PROBLEMS]]
    if more := len(reading.problems) - PROBLEMS:
        lines += [say("typed-more", number=more)] if more > 0 else []
    lines += [say("typed-displaced", place=place) for place in reading.displaced]
    return lines


def refused_by(reading: Reading) -> Trouble | None:
    """Return why a typed answer, or a part of it, was refused, if it was."""
    if not reading.problems:
        return None
    for problem in reversed(reading.problems):
        if problem.reason is not None:
            reason = problem.reason
            return Trouble(reason.phrase, reason.rule, reason.lines)
    return trouble("not-understood", text=typed(reading.problems[-1].text))


def _problem(problem: Problem, asking: Asking) -> str:
    say = asking.voice
    text = Plain(harmless(problem.text, SAID))
    guesses = Plain(say("typed-or").join(_called(g, asking) for g in problem.guesses))
    if problem.reason is not None:
        id = "typed-refused-guess" if guesses else "typed-refused"
        return say(id, text=text, reason=problem.reason, guesses=guesses)
    if problem.several:
        return say("typed-several", text=text, guesses=guesses)
    return say("typed-guess" if guesses else "typed-unknown", text=text, guesses=guesses)


def _called(id: str, asking: Asking) -> str:
    """Name a guess as the options do, or else by the name of the thing."""
    for option in asking.step.options:
        if option.id == id:
            return asking.label(option)
    return asking.voice.name(id)
