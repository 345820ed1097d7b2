"""A whole game in direct messages: ``python -m tests.soak.direct`` has six people play it.

Nobody looks anywhere but at what the bot writes to them; a question that reaches nobody ends the
run with an error, and so does a call of which a locked phone shows nothing useful.
Ends with the number of answers and of calls; ``--rounds`` plays fewer.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

from bot.local import Settings, Standin
from tests.at_table import serving

from .correspondents import correspond
from .lock_screens import LockScreens


async def play(directory: Path, seed: int, rounds: int | None) -> str:
    """Play one game; return what there is to say of it."""
    rng = random.Random(seed)
    async with (
        Standin(Settings(users=8)) as standin,
        serving(standin, directory / "games.sqlite3", seed=seed) as bot,
    ):
        standin.service.clock.freeze()
        phones = LockScreens(standin)
        people = await correspond(bot, phones, rng, rounds=rounds)
        table = await bot.desk.play.table(1)
        if standin.violations:
            raise RuntimeError("\n".join(standin.violations))
    answers = sum(one.answers for one in people)
    return (
        f"round {table.view['round']}, {'over' if table.over else 'not over'}: {answers} answers"
        f" in direct messages, {len(phones.shown)} calls"
    )


def main() -> int:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.direct", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=None, help="to play at most")
    chosen = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="ravenry-direct-") as directory:
        said = asyncio.run(play(Path(directory), chosen.seed, chosen.rounds))
    sys.stdout.write(f"{said}, in {time.monotonic() - began:.0f} s\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
