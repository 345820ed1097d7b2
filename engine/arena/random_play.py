"""Random legal play: a generator answers for every seat, including chance."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from engine.kernel.ask import Answer
from engine.kernel.data import Data, Json
from engine.kernel.game import AnyGame, Game
from engine.kernel.playing import questions
from engine.kernel.ruleset import AnyRuleset
from engine.kernel.shapes.base import RandomSource
from engine.records import recorded_events, write_record


@dataclass(slots=True)
class RandomPlayReport:
    """The results of a number of random games."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    ends: Counter[str] = field(default_factory=Counter)

    def lines(self) -> list[str]:
        """Return the results as a few lines of text."""
        per_second = self.decisions / self.seconds if self.seconds else 0.0
        return [
            f"games      {self.games}",
            f"decisions  {self.decisions}",
            f"seconds    {self.seconds:.2f}",
            f"decisions per second  {per_second:.0f}",
            *(f"ended by {end}: {count}" for end, count in sorted(self.ends.items())),
        ]


def play(game: AnyGame, rng: RandomSource, rounds: int | None = None) -> list[Answer]:
    """Play a game to its end, or through a number of rounds; return its steps."""
    steps: list[Answer] = []
    for question in questions(game, None, rounds):
        for seat, shape in question.shapes.items():
            game.answer(seat, shape.sample(rng))
        steps += game.fetch_steps()
    return steps


def end_of(game: AnyGame) -> str:
    """Return how a game ended, with the reason and any tie-break, or that it did not end."""
    if not game.over:
        return "the number of rounds"
    win: Data = game.ruleset.view(game.state, None)["win"]
    return f"{win['reason']} ({win['tie_break']})" if win.get("tie_break") else str(win["reason"])


def selfplay(
    ruleset: AnyRuleset,
    options: Data,
    games: int,
    seed: int,
    rounds: int | None = None,
) -> RandomPlayReport:
    """Play random games and count; game ``n`` depends only on the seed and ``n``.

    ``rounds`` limits games that no rule ends: a game of Inis goes on as long as nobody who meets a
    condition takes a token, or those who do are tied.
    """
    tally = RandomPlayReport()
    for number in range(games):
        rng = random.Random(f"{seed}/{number}")
        began = time.perf_counter()
        game = Game.new(ruleset, options, keep_rests=False)
        steps = play(game, rng, rounds)
        tally.seconds += time.perf_counter() - began
        tally.games += 1
        tally.decisions += sum(1 for s in steps if s.seat != "chance")
        tally.ends[end_of(game)] += 1
    return tally


def record_of(
    ruleset: AnyRuleset,
    options: Data,
    seed: int,
    number: int,
    rounds: int | None = None,
    rulings: Mapping[str, str] | None = None,
) -> Json:
    """Play one of those games again, with a check of the state whenever a question opens.

    ``rulings`` are readings other than the default ones.
    """
    rng = random.Random(f"{seed}/{number}")
    game = Game.new(ruleset, options, rulings=rulings or {}, keep_rests=False)
    steps: list[Answer] = []
    checks: list[Json] = []
    events: list[Data] = recorded_events(game)
    for question in questions(game, None, rounds):
        for seat, shape in question.shapes.items():
            game.answer(seat, shape.sample(rng))
        steps += game.fetch_steps()
        events += recorded_events(game)
        checks.append({"after": len(steps), "state": ruleset.snapshot(game.state, events)})
        events = []
    return write_record(game, steps, checks)


__all__: Sequence[str] = ("RandomPlayReport", "end_of", "play", "record_of", "selfplay")
