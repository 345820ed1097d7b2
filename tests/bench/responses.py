"""How often Inis asks a person whether they respond: ``python -m tests.bench.responses``.

Stewards play whole games of four; the first so many seats are people, who answer as stewards would.
Windows are counted that are open to the person in the first seat, those of them for which they are
asked, and those in which they could have played a card. In the last line whoever is asked without
having such a card passes until the turn is over.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter

from bot.play.match.sources import PROMPT, look_up
from engine.inis import kinds
from engine.inis.ruleset import Inis
from engine.kernel.game import Game
from engine.stewards.effort import Level
from engine.stewards.levels import minds
from engine.stewards.steward import Steward
from tests.play.luck.bare_table import BareTable

PLAYERS = 4


def play(people: int, seed: int, *, passing: bool) -> tuple[Counter[str], int]:
    """Play a game; return what was counted, and how many rounds it had.

    ``passing``: whether people who have nothing to respond with pass until the turn is over.
    """
    rules, counted, rng = Inis(), Counter[str](), random.Random(seed)
    steward = Steward(Level("quick"), minds["inis"])
    game = Game.new(rules, {"players": PLAYERS})
    table = BareTable(game, people, rules)
    mine = game.setup.seats[0]
    while (question := game.question) is not None:
        found = look_up(PROMPT, table)
        if found is not None:
            seat, way, _ = found
            value = way(rng)
        else:
            seat = game.awaited[0]
            value = steward.answer(game, seat, 1000 * seed + question.number)
        if question.kind == kinds.RESPOND and seat in table.persons:
            chooses = question.shapes[seat].forced() is None
            if seat == mine:
                counted["open"] += 1
                counted["asked"] += found is None
                counted["with a choice"] += chooses
            if passing and found is None and not chooses:
                before = table.instructions.get(seat, [])
                table.instructions[seat] = rules.instructed(
                    game.state, before, rules.presets["turn"]
                )
        game.answer(seat, value)
    return counted, game.state.round


def main() -> None:
    """Print a line for one person with stewards, and two for people alone."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.responses", description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for people, passing in ((1, False), (PLAYERS, False), (PLAYERS, True)):
        counted, rounds = Counter[str](), 0
        for seed in range(args.seed, args.seed + args.games):
            found, length = play(people, seed, passing=passing)
            counted, rounds = counted + found, rounds + length
        figures = ", ".join(f"{n / rounds:.1f} {what}" for what, n in counted.items())
        who = f"{people} of {PLAYERS} people{', passing for a turn' * passing}"
        print(f"{who}: windows a season {figures}")  # noqa: T201


if __name__ == "__main__":
    main()
