"""``python -m tests.stewards.newcomer``: how somebody fares who does what every hint says.

They have the seat of the demo, and the others are played as in ``make play``, unless other levels
are named: ``--others knight``, or ``--level lannister=knight`` for one of them.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.games.registry import plugin_of
from bot.play.lobby.setup import USUAL
from bot.workers.stewards import LEVEL
from engine.intervals import interval
from engine.kernel.ask import Seat
from engine.kernel.game import Game
from engine.kernel.playing import questions
from engine.rulesets import rulesets
from engine.stewards.advice import advise
from engine.stewards.levels import LEVELS, at_once, minds, steward
from engine.stewards.steward import Steward
from engine.stewards.uniting import CommonEnemy

LONGEST = 40
"""Rounds after which a game is given up."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game went."""

    winner: Seat | None
    round: int


def learner_of(ruleset: str, game: Game[Any]) -> Seat:
    """Return the seat of the one who follows hints."""
    return plugin_of(ruleset).demo_seat or game.setup.seats[0]


def played(ruleset: str, seed: int, levels: Mapping[Seat, str] | None = None) -> Outcome:
    """Play a game; ``levels`` are those of the other seats, by default those of the demo."""
    mind = minds[ruleset]
    game: Game[Any] = Game.new(rulesets[ruleset], {})
    learner = learner_of(ruleset, game)
    levels = plugin_of(ruleset).demo_levels if levels is None else levels
    adviser = Steward(at_once(LEVELS[LEVEL]), mind)
    luck, plan = random.Random(f"{seed}"), dict[str, Any]()
    for _ in questions(game, luck, LONGEST):
        for seat in game.awaited:
            thinking = luck.getrandbits(63)
            if seat == learner:
                found = advise(adviser, game, seat, thinking, plan)
                plan, value = dict(found.plan), found.value
            else:
                level = levels.get(seat, USUAL)
                value = steward(level, mind).answer(game, seat, thinking, CommonEnemy())
            game.answer(seat, value)
    return Outcome(game.ruleset.view(game.state, None).get("winner"), game.state.round)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and count."""
    parser = argparse.ArgumentParser(prog="python -m tests.stewards.newcomer", description=__doc__)
    parser.add_argument("--ruleset", default="agot-2e", choices=sorted(minds))
    parser.add_argument("--others", metavar="LEVEL", help="the level of all other seats")
    parser.add_argument("--level", metavar="SEAT=LEVEL", action="append", default=[])
    parser.add_argument("--games", type=int, default=20, metavar="N")
    parser.add_argument("--skip", type=int, default=0, metavar="K", help="leave out the first K")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    chosen = parser.parse_args(arguments)
    game: Game[Any] = Game.new(rulesets[chosen.ruleset], {})
    levels = dict(plugin_of(chosen.ruleset).demo_levels)
    if chosen.others is not None:
        levels = dict.fromkeys(game.setup.seats, chosen.others)
    levels |= dict(one.split("=", 1) for one in chosen.level)
    learner, found = learner_of(chosen.ruleset, game), list[Outcome]()
    for number in range(chosen.skip, chosen.skip + chosen.games):
        found.append(played(chosen.ruleset, chosen.seed * 1000 + number, levels))
        sys.stdout.write(f"{number + 1}: {found[-1].winner} in round {found[-1].round}\n")
        sys.stdout.flush()
    won = sorted(one.round for one in found if one.winner == learner)
    others = sorted(one.round for one in found if one.winner != learner)
    low, high = interval(len(won), len(found))
    sys.stdout.write(
        f"{learner} wins {len(won)} of {len(found)} ({100 * low:.0f} to {100 * high:.0f} %), in "
        f"rounds {won}; the other games end in rounds {others}\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
