"""What things are called when they are typed: every name comes from the words of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from bot.text import Plain, Voice
from bot.typed import ArmyNames, Manner, Problem, Reading, TokenNames
from bot.ui.names import harmless
from engine.kernel.shape import Option
from engine.kernel.shapes import Tokens

if TYPE_CHECKING:
    from .widgets import Asking

SAID = 60
"""Characters of a typed text that are said back."""

PROBLEMS = 12
"""Problems that are listed at most."""


def manner_of(say: Voice) -> Manner:
    """Return how a language spells out the marks of tokens."""
    return Manner(
        star=_listed(say, "typed-star"),
        plus=_listed(say, "typed-plus"),
        minus=_listed(say, "typed-minus"),
        nothing=_listed(say, "typed-none"),
        fillers=_listed(say, "typed-fillers"),
    )


def _listed(say: Voice, id: str) -> frozenset[str]:
    """Return the words of a list; none in a game that has no such list."""
    return frozenset(say(id).split()) if say.knows(id) else frozenset()


def token_names(shape: Tokens, say: Voice) -> TokenNames:
    """Return what the places and tokens of a question are called."""
    return TokenNames(
        places={p: [say.name(f"area:{p}")] for p in shape.places},
        tokens={t: [say.name(f"order:{t}")] for t in (*shape.stock, *shape.withheld)},
        elsewhere={p: [say.name(f"area:{p}")] for p in shape.elsewhere},
    )


def army_names(
    asking: Asking, near: Iterable[str], pieces: Iterable[str], marks: Iterable[str] = ()
) -> ArmyNames:
    """Return what places, pieces and additions are called."""
    say = asking.voice
    mine = dict.fromkeys(near)
    there = asking.face.places(asking.view) if asking.view else ()
    elsewhere = [place for place in there if place not in mine]
    return ArmyNames(
        near={p: [say.name(f"area:{p}"), p] for p in mine},
        pieces={
            u: [say.name(f"unit:{u}", count=1), say.name(f"unit:{u}", count=2), u]
            for u in dict.fromkeys(pieces)
        },
        elsewhere={p: [say.name(f"area:{p}")] for p in elsewhere},
        marks={m: [say.name(f"mark:{m.replace('_', '-')}")] for m in marks},
        everybody=_listed(say, "typed-everybody"),
        nothing=_listed(say, "typed-none"),
        upgrades=_listed(say, "typed-upgrade"),
        fillers=_listed(say, "typed-fillers-army"),
    )


def option_names(asking: Asking) -> Callable[[Option], Sequence[str]]:
    """Return what says how options of a question are called."""
    return lambda option: (asking.label(option), option.id.partition(":")[2])


def problem_lines(reading: Reading, asking: Asking) -> list[str]:
    """Put into words what of a typed text had no effect, one line each."""
    say = asking.voice
    lines = [_problem(problem, asking) for problem in reading.problems[:PROBLEMS]]
    if more := len(reading.problems) - PROBLEMS:
        lines += [say("typed-more", number=more)] if more > 0 else []
    lines += [say("typed-displaced", place=place) for place in reading.displaced]
    return lines


def _problem(problem: Problem, asking: Asking) -> str:
    say = asking.voice
    text = Plain(harmless(problem.text, SAID))
    if problem.reason is not None:
        return say("typed-refused", text=text, reason=problem.reason)
    guesses = Plain(say("typed-or").join(_called(g, asking) for g in problem.guesses))
    if problem.several:
        return say("typed-several", text=text, guesses=guesses)
    return say("typed-guess" if guesses else "typed-unknown", text=text, guesses=guesses)


def _called(id: str, asking: Asking) -> str:
    """Name a guess as the options do, or else as the thing that it is."""
    for option in asking.step.options:
        if option.id == id:
            return asking.label(option)
    return asking.voice.name(id)
