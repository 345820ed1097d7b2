"""``python -m tests.bench``: how fast rules and pictures are, and how much one bot bears."""

import asyncio
import os
import sys

from . import render, rules, scale, shards, wire
from .figures import lines

SECONDS = float(os.environ.get("BENCH_SECONDS", "60"))
"""How long the bot is kept busy, each time."""


def load() -> None:
    """Print the machine's load: the times mean little if it is high."""
    sys.stdout.write(f"(load of the last minute: {os.getloadavg()[0]:.1f})\n")


load()
status = rules.main([])
sys.stdout.write("\nPictures of a crowded board, medians on one core\n")
for name, figure in render.rows():
    sys.stdout.write(f"{name:<36}{figure}\n")
sys.stdout.write("\nThousands of games in progress, answers at a steady rate\n")
load()
for line in lines(scale.measure(5000, 200, SECONDS, profile=False), scale.TARGETS):
    sys.stdout.write(line + "\n")
sys.stdout.write(
    "\nA hundred games over the wire, a picture always being drawn, lords always thinking\n"
)
load()
for line in lines(asyncio.run(wire.measure(100, 20, SECONDS / 2, 20)), wire.TARGETS):
    sys.stdout.write(line + "\n")
sys.stdout.write("\nThousands of servers, in four shards of one process\n")
load()
for line in lines(asyncio.run(shards.measure(2000, 100)), shards.TARGETS):
    sys.stdout.write(line + "\n")
raise SystemExit(status)
