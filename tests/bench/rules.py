"""How fast the rules are: ``python -m tests.bench``.

Random six-player games of the 2nd edition, one core, chance among the answers.
An answer is timed with its legality check and everything up to the next question, without the
choosing. Times are CPU time, so that what else the machine does counts little.
Games are played as the bot plays them, keeping a rest between any two stages; the line
"without rests" is for comparison with other engines.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median, quantiles

from engine.agot.second_edition import SecondEdition
from engine.agot.state import AgotState
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.saving import Saved, load, save

TARGETS = {
    "game, median ms": 40.0,
    "answer, median µs": 80.0,
    "answer, p95 µs": 500.0,
    "restore in mid-battle, median ms": 5.0,
}
"""What should not be exceeded."""


@dataclass(slots=True)
class Timings:
    """What was measured, in seconds and bytes."""

    games: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    restores: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    decisions: int = 0


def play(seed: str, timings: Timings, *, keep_rests: bool) -> None:
    """Play one game and time it as a whole, choosing included."""
    rng = random.Random(seed)
    began = time.process_time()
    game = Game.new(SecondEdition(), {"players": 6}, keep_rests=keep_rests)
    decisions = 0
    while game.question is not None:
        for seat, shape in game.question.shapes.items():
            game.answer(seat, shape.sample(rng))
            decisions += seat != CHANCE
        game.fetch_events()
    timings.games.append(time.process_time() - began)
    timings.decisions += decisions


def play_answer_by_answer(seed: str, timings: Timings) -> None:
    """Play one game, time every answer, save after each, and restore in the middle of battles."""
    rng = random.Random(seed)
    game = Game.new(SecondEdition(), {"players": 6})
    while game.question is not None:
        for seat, shape in game.question.shapes.items():
            value = shape.sample(rng)
            began = time.process_time()
            game.answer(seat, value)
            timings.answers.append(time.process_time() - began)
        game.fetch_events()
        text = json.dumps(save(game))
        timings.sizes.append(len(text.encode()))
        if _in_mid_battle(game.state):
            timings.restores.append(_restore(game, text))


def _in_mid_battle(s: AgotState) -> bool:
    """Tell whether cards are revealed: the longest stage, most of its answers given."""
    return s.combat is not None and bool(s.combat["cards"])


def _restore(game: Game[AgotState], text: str) -> float:
    began = time.process_time()
    saved: Saved = json.loads(text)
    load(game.ruleset, saved)
    return time.process_time() - began


def measure(games: int) -> list[tuple[str, float]]:
    """Play that many games in each of three ways and return the figures with their names."""
    play("warm up", Timings(), keep_rests=True)
    plain, kept, single = Timings(), Timings(), Timings()
    for number in range(games):
        play(f"bench/{number}", plain, keep_rests=False)
        play(f"bench/{number}", kept, keep_rests=True)
    for number in range(max(1, games // 4)):
        play_answer_by_answer(f"bench/{number}", single)
    return [
        ("game, median ms", 1e3 * median(kept.games)),
        ("game without rests, median ms", 1e3 * median(plain.games)),
        ("games per second", games / sum(kept.games)),
        ("decisions per game", kept.decisions / games),
        ("decisions per second", kept.decisions / sum(kept.games)),
        ("answer, median µs", 1e6 * median(single.answers)),
        ("answer, p95 µs", 1e6 * quantiles(single.answers, n=20)[-1]),
        ("restore in mid-battle, median ms", 1e3 * median(single.restores)),
        ("restore in mid-battle, worst ms", 1e3 * max(single.restores)),
        ("saved game, median bytes", median(single.sizes)),
        ("saved game, most bytes", max(single.sizes)),
    ]


def table(figures: Sequence[tuple[str, float]]) -> list[str]:
    """Put the figures into lines, each beside its target if there is one."""
    lines = []
    for name, value in figures:
        shown = f"{value:,.2f}" if value < 100 else f"{value:,.0f}"
        target = TARGETS.get(name)
        note = "" if target is None else f"   target {target:g}" + (" MISSED" * (value > target))
        lines.append(f"{name:<34}{shown:>12}{note}")
    return lines


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--games", type=int, default=100, metavar="N")
    chosen = parser.parse_args(arguments)
    for line in table(measure(chosen.games)):
        sys.stdout.write(line + "\n")
    return 0
