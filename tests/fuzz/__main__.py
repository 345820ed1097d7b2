"""A soak: ``python -m tests.fuzz --inputs 1000000`` sends as many random inputs to the bot.

Ends with the first input that does not get a good reply, and says how to send it again.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from engine.rulesets import rulesets

from .inputs import one
from .world import RULESET, world

ROUND = 500
"""How many inputs are sent between checks that all games can be played on."""

SAID = 20_000
"""How many inputs are sent between lines of progress."""


def memory() -> float:
    """Return the memory of this process in MB."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * resource.getpagesize() / 1e6


async def soak(inputs: int, seed: int, ruleset: str) -> int:
    """Send inputs; return the exit status."""
    sorts: Counter[str] = Counter()
    began, settled = time.perf_counter(), 0.0
    with tempfile.TemporaryDirectory(prefix="ravenry-fuzz-") as directory:
        async with world(Path(directory), seed, ruleset=ruleset) as opened:
            for n in range(1, inputs + 1):
                try:
                    sorts[await one(opened)] += 1
                    if n % ROUND == 0:
                        await opened.lay_tables()
                        await opened.go_on()
                except Exception:
                    sys.stdout.write(f"input {n} of --seed {seed} --ruleset {ruleset}\n")
                    raise
                if n == min(SAID, inputs // 4):
                    settled = memory()
                if n % SAID == 0 or n == inputs:
                    speed = n / (time.perf_counter() - began)
                    told = ", ".join(f"{number} {sort}" for sort, number in sorts.most_common())
                    sys.stdout.write(
                        f"{n} inputs ({told}), {speed:.0f} a second, {memory():.0f} MB\n"
                    )
                    sys.stdout.flush()
    grown = memory() - settled
    sys.stdout.write(f"memory since it was settled: {grown:+.1f} MB\n")
    return 0


def main() -> int:
    """Read the command line and soak."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ruleset", choices=sorted(rulesets), default=RULESET)
    chosen = parser.parse_args()
    return asyncio.run(soak(chosen.inputs, chosen.seed, chosen.ruleset))


if __name__ == "__main__":
    raise SystemExit(main())
