"""``python -m tests.bench.painter``: how much memory a process holds that draws whatever is asked.

Boards of all golden games, in every palette, region and language, in random order. On Linux alone.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
from collections.abc import Sequence

from bot.games.registry import plugin_of
from bot.text.catalog import languages
from engine.records import open_record, read_record
from tests.golden import games

MOST = 200
"""Megabytes that it may hold at most, whatever is asked."""

DRAW = """
import json, re, sys
from pathlib import Path
from bot.workers.drawing import draw_board
from bot.workers.pool import free_at_once

def number(file, name):
    return int(re.search(rf"^{name}:\\s+(\\d+)", Path(file).read_text(), re.M)[1]) // 1024

free_at_once()
most = 0
for view, wish in json.load(sys.stdin):
    Path("/proc/self/clear_refs").write_text("5")
    draw_board(view, wish)
    peak = number("/proc/self/status", "VmHWM") - number("/proc/self/status", "VmRSS")
    most = max(most, peak + number("/proc/self/smaps_rollup", "Pss"))
print(most)
"""
"""What a process does for its pictures; the most that it has held, each page counted once, even if
it is mapped for several sizes of a font."""


def measure(pictures: int, seed: int) -> int:
    """Return the most megabytes that a process has held that has drawn so many pictures."""
    rng = random.Random(seed)
    records = [read_record(path) for path in games()]
    asked = []
    for _ in range(pictures):
        record = rng.choice(records)
        view = open_record(record, rng.randrange(len(record.steps))).view(None)
        plugin = plugin_of(record.ruleset)
        wish = {
            "zoom": rng.choice([None, None, *plugin.zooms(view)]),
            "palette": rng.choice(plugin.palettes),
            "language": rng.choice(list(languages())),
        }
        asked.append((view, wish))
    done = subprocess.run(
        [sys.executable, "-c", DRAW],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=True,
    )
    return int(done.stdout)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what was measured; status 1 if it is too much."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.painter", description=__doc__)
    parser.add_argument("--pictures", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    most = measure(chosen.pictures, chosen.seed)
    sys.stdout.write(f"{chosen.pictures} pictures: at most {most} MB of {MOST}\n")
    return 0 if most <= MOST else 1


if __name__ == "__main__":
    sys.exit(main())
