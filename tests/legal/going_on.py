"""Whether a game can get stuck: what is asked is looked at, answered, and asked about again.

Of every open question it must hold that each seat has a legal answer, that the safe answer is one,
that all small choices come to an end, and that the game goes on when everybody has answered.
"""

from __future__ import annotations

import random
import traceback
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from engine.kernel.ask import CHANCE, Question, Seat
from engine.kernel.capabilities import Briefs, TakesInterjections, TellsLead
from engine.kernel.game import Game
from engine.kernel.phrase import Refused
from engine.kernel.position.notation import full_line, public_line
from engine.kernel.saving import load, save
from engine.kernel.shapes.base import Shape, WrongPath

from .answers import reached

LONGEST = 400
"""Small choices after which a path is taken to have no end."""

FEW = 60
"""Answers up to which all paths of a question are followed."""

OFTEN = 0.2
"""How often they are, and how often a path ends where it could go on."""


class Stuck(AssertionError):
    """Somebody is asked who cannot answer as they must be able to."""


@dataclass(frozen=True)
class Wrong:
    """Something wrong, with all that is needed to see it again."""

    what: str
    error: BaseException
    line: str
    """The position in which it happens."""
    seat: str = ""
    value: Any = None

    @property
    def stuck(self) -> bool:
        """Whether somebody cannot answer, and nothing has broken."""
        return isinstance(self.error, Stuck | Refused)

    def __str__(self) -> str:
        frames = traceback.extract_tb(self.error.__traceback__)
        place = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else "nowhere"
        given = f"\n  {self.seat} answers {self.value!r}" if self.seat else ""
        return f"{self.what}: {self.error!r} at {place}{given}\n  in {self.line}"


@dataclass
class Found:
    """What was looked at, and what was wrong with it."""

    tally: Counter[str] = field(default_factory=Counter)
    wrong: list[Wrong] = field(default_factory=list)

    def add(self, wrong: Wrong) -> None:
        """Count something that is wrong."""
        self.wrong.append(wrong)
        self.tally["stuck" if wrong.stuck else "errors"] += 1

    def __str__(self) -> str:
        told = self.tally
        came = ", ".join(f"{told[how]} {how}" for how in ("reached", "dealt", "typed"))
        number = told["reached"] + told["dealt"] + told["typed"]
        return (
            f"{number} positions ({came}; {told['refused']} refused), {told['questions']} questions"
            f", {told['given']} answers given and {told['looked']} looked at"
            f", {told['stuck']} stuck, {told['errors']} errors"
        )


def play_on(game: Game[Any], rng: random.Random, answers: int, found: Found) -> None:
    """Look at question after question, up to a number of answers or the first thing wrong."""
    given = 0
    while (question := game.question) is not None and given < answers:
        found.tally["questions"] += 1
        saved = save(game)
        seat: Seat = ""
        value: Any = None
        try:
            look(game, question, rng, found)
            for seat, shape in question.shapes.items():
                value = shape.sample(rng) if seat == CHANCE else _chosen(shape, rng)
                given += 1
                found.tally["given"] += 1
                game.answer(seat, value)
            if game.question is not None and game.question.number <= question.number:
                raise Stuck("the game does not go on")
        except Exception as error:  # whatever it is, it is what is looked for
            # The game may be spoilt by now.
            line = _line(load(game.ruleset, saved))
            what = f"{game.ruleset.id}, {question.kind}"
            found.add(Wrong(what, error, line, seat, value))
            return


def _line(game: Game[Any]) -> str:
    """Write a position as a line, or as it is saved if it cannot be written."""
    try:
        return full_line(game)
    except Exception as error:
        return f"({error!r}) {save(game)!r}"


def look(game: Game[Any], question: Question, rng: random.Random, found: Found) -> None:
    """Look at the open question of all who are asked, and at what everybody can see.

    Raises Stuck, or whatever goes wrong.
    """
    rules = game.ruleset
    for seat, shape in question.shapes.items():
        if seat == CHANCE:
            continue
        for answer in legal(shape, rng):
            found.tally["looked"] += 1
            shape.preview(answer)
        shape.briefing()
        if isinstance(rules, Briefs):
            rules.briefing(game.state, seat, question.kind, question.params)
        game.view(seat)
    if isinstance(rules, TellsLead):
        rules.lead(game.state)
    public_line(game)
    if isinstance(rules, TakesInterjections) and CHANCE not in question.shapes:
        for kind in rules.interjections:
            for seat in game.setup.seats:
                try:
                    unasked = game.interjecting(seat, kind)
                except Refused:
                    continue
                found.tally["looked"] += sum(1 for _ in legal(unasked, rng))


def legal(shape: Shape[Any], rng: random.Random) -> Iterator[Any]:
    """Yield answers of all the ways to find one.

    Raises Stuck if one of them is refused, or if a path of small choices has no end.
    """
    ways = {"safe": shape.safe(), "some": shape.sample(rng), "walked": walked(shape, rng)}
    ways |= {"forced": shape.forced(), "unasked": shape.unasked()}
    for way, value in ways.items():
        if value is not None or way not in ("forced", "unasked"):
            _require(shape, way, value)
            yield value
    if rng.random() < OFTEN:
        for value in (reached(shape, FEW) or {}).values():
            _require(shape, "reached", value)
            yield value


def walked(shape: Shape[Any], rng: random.Random) -> Any:
    """Choose at random until an answer stands.

    Raises Stuck if none ever does.
    """
    path: list[str] = []
    while len(path) < LONGEST:
        try:
            step = shape.step(path)
        except WrongPath as error:
            raise Stuck(f"{path} was offered, and leads nowhere") from error
        if step.ready and (not step.options or rng.random() < OFTEN):
            return step.value
        if not step.options:
            raise Stuck(f"a dead end at {path}")
        path.append(rng.choice(step.options).id)
    raise Stuck(f"no end after {path[:20]}")


def _require(shape: Shape[Any], way: str, value: Any) -> None:
    if (reason := shape.check(value)) is not None:
        raise Stuck(f"{way}: {value!r} is refused: {reason.phrase.to_json()}")


def _chosen(shape: Shape[Any], rng: random.Random) -> Any:
    """Choose with which kind of answer to go on; the safe one is given now and then."""
    draw = rng.random()
    if draw < OFTEN:
        return shape.safe()
    return walked(shape, rng) if draw < 0.5 else shape.sample(rng)
