"""``python -m tests.learning``: what a learner reads and presses in the first round.

Plays the first game of a ruleset over the wire, as a squire would play it, and prints its panels,
words, buttons and taps up to the first orders, or the first draft, of the second round.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
from pathlib import Path
from statistics import mean, median

from bot.games.registry import plugin_of
from bot.local import Settings, Standin
from tests.wire.at_table import serving

from .learner import Learner, Unhurried


async def played(ruleset: str, rounds: int, *, plain: bool = False) -> Learner:
    """Play the first game of a ruleset, for so many rounds; ``plain``: with the usual panels."""
    if plain:
        vars(plugin_of(ruleset))["course"] = None
    with tempfile.TemporaryDirectory() as directory:
        async with Standin(Settings(users=2)) as standin:
            standin.service.clock.freeze()
            database = Path(directory) / "games.sqlite3"
            async with serving(standin, database, thinker=Unhurried()) as bot:
                learner = Learner(bot, standin.user("Ada"), ruleset)
                await learner.begin()
                await learner.play(rounds)
                return learner


def main() -> int:
    """Print the figures, and with ``--show`` every screen."""
    parser = argparse.ArgumentParser(prog="python -m tests.learning", description=__doc__)
    parser.add_argument("--ruleset", default="agot-2e")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--plain", action="store_true", help="without a coach, for comparison")
    parser.add_argument("--show", action="store_true", help="print every screen")
    chosen = parser.parse_args()
    logging.basicConfig(level=logging.ERROR)
    learner = asyncio.run(played(chosen.ruleset, chosen.rounds, plain=chosen.plain))
    lines = []
    for n, screen in enumerate(learner.screens, 1) if chosen.show else ():
        lines.append(f"--- {n}: round {screen.round}, {screen.kind or '-'}, {screen.words} words")
        lines += [screen.text, " ".join(f"[{label}]" for label in screen.buttons)]
    words = [screen.words for screen in learner.screens]
    buttons = [len(screen.buttons) for screen in learner.screens]
    lines.append(
        f"{chosen.ruleset}: {len(words)} panels, {sum(words)} words, {mean(words):.0f} a panel"
        f" (median {median(words):.0f}, at most {max(words)}), at most {max(buttons)} buttons,"
        f" {learner.taps} taps"
    )
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
