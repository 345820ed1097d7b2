"""Bot processes that start at once: a parent that has loaded everything, and forks.

The parent is ``python -m tests.soak.nursery``.
It reads lines: ``start`` forks a bot, ``wait`` says how the last one ended.
A child is a process like any other, with its own database, loop and connection; it can be killed.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sys
import time
from pathlib import Path

from bot import logs
from bot.config import Config
from bot.process import keep_connected, opened
from engine.rulesets import rulesets

from .machine import Dawdler, WallClock


async def serve(config: Config) -> None:
    """Run the bot until SIGTERM, without pictures and without a limit for hasty users.

    Its clock may be wrong, and its painters may hang.
    """
    stopped = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.set)
    seed = os.environ.get("SOAK_SEED")
    chance = None if seed is None else random.Random(seed)
    clock = os.environ.get("SOAK_CLOCK")
    now = time.time if clock is None else WallClock(Path(clock))
    painter = Dawdler(float(os.environ.get("SOAK_HUNG", "0")))
    async with opened(config, rulesets, painter, chance, now) as services:
        await keep_connected(config, services, stopped)


def main() -> None:
    """Obey commands until the input ends."""
    config, child = Config(), None
    for line in sys.stdin:
        if line == "start\n":
            child = os.fork()
            if child == 0:
                os.close(0)
                logs.set_up(config)
                asyncio.run(serve(config))
                os._exit(0)
            sys.stdout.write(f"{child}\n")
        elif child is not None:
            _, status = os.waitpid(child, 0)
            sys.stdout.write(f"{os.waitstatus_to_exitcode(status)}\n")
            child = None
        sys.stdout.flush()
    if child is not None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)


if __name__ == "__main__":
    main()
