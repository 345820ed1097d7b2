"""The check whether a program keeps to the open protocol."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from engine.kernel.game import AnyGame, Game
from engine.rulesets import rulesets

from .protocol import Program

LONGEST = 20
"""The most rounds of a game that are played."""


@dataclass(slots=True)
class Conformance:
    """The result of the check of a program with one ruleset."""

    ruleset: str
    name: str = ""
    questions: int = 0
    refusals: int = 0
    troubles: int = 0
    problems: list[str] = field(default_factory=list)

    @property
    def fine(self) -> bool:
        """Whether the program has answered everything itself, and has done nothing wrong."""
        return self.questions > 0 and not self.troubles and not self.problems

    def lines(self) -> list[str]:
        """Return the result as text."""
        verdict = "conforms" if self.fine else "does not conform"
        first = (
            f"{self.ruleset}: {self.name or 'the program'} {verdict}: {self.questions} questions, "
            f"{self.refusals} answers refused, {self.troubles} given in its place"
        )
        return [first, *(f"  {problem}" for problem in self.problems[:10])]


def conforms(command: str, ruleset: str, games: int, seconds: float) -> Conformance:
    """Let a program play a seat of some games against random players, and watch it."""
    found = Conformance(ruleset)
    for number in range(games):
        rng = random.Random(f"conformance/{number}")
        game: AnyGame = Game.new(rulesets[ruleset], {})
        seat = game.setup.seats[number % len(game.setup.seats)]
        program = Program(command, seconds)
        try:
            while game.question is not None and int(game.state.round) <= LONGEST:
                for asked in game.awaited:
                    if asked == seat:
                        found.questions += 1
                        game.answer(asked, program.answer(game, asked, rng.getrandbits(63)))
                    else:
                        game.answer(asked, game.shape_for(asked).sample(rng))
        finally:
            program.over(game, seat)
        found.name = program.name
        found.refusals += program.refusals
        found.troubles += program.troubles
        found.problems += program.problems
    return found
