"""Two checkouts side by side: ``python -m tests.bench.beside OTHER``.

Both are measured by the code of this one, in processes of their own that take turns, so that they
share what the machine does meanwhile. Each figure is the least of several rounds, and all but
memory are CPU time, in µs; what is compared is the ratio. Commits can be named instead of a folder.
"""

from __future__ import annotations

import argparse
import io
import json
import math
import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parents[2]


@contextmanager
def checkout(name: str) -> Iterator[Path]:
    """Yield the folder of that name, or one with the files of a commit."""
    if Path(name).is_dir():
        yield Path(name).resolve()
        return
    with tempfile.TemporaryDirectory() as folder:
        packed = subprocess.run(
            ["git", "-C", str(HERE), "archive", name], check=True, capture_output=True
        ).stdout
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(folder, filter="data")
        yield Path(folder)


@contextmanager
def measuring(where: Path) -> Iterator[subprocess.Popen[str]]:
    """Start a process that measures a checkout, one round for each line."""
    with subprocess.Popen(
        [sys.executable, str(HERE / "tests/bench/measures.py")],
        cwd=where,
        env={
            **os.environ,
            "PYTHONPATH": str(where),
            "PYTHONHASHSEED": "0",
            "PYTHONDONTWRITEBYTECODE": "",  # Or each start of the bot would compile its modules.
        },
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def round_of(process: subprocess.Popen[str], games: int) -> dict[str, float]:
    """Let a process measure once."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"{games}\n")
    process.stdin.flush()
    found: dict[str, float] = json.loads(process.stdout.readline())
    return found


def least(rounds: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """Return the least of each figure."""
    return {name: min(one[name] for one in rounds) for name in rounds[0]}


def compare(here: Path, there: Path, rounds: int, games: int) -> list[tuple[str, float, float]]:
    """Measure both in turns; return the figures of both, by name; NaN for what one lacks."""
    found: tuple[list[dict[str, float]], ...] = ([], [])
    with measuring(here) as one, measuring(there) as other:
        for _ in range(rounds):
            for process, figures in zip((one, other), found, strict=True):
                figures.append(round_of(process, games))
    ours, theirs = map(least, found)
    return [(name, ours[name], theirs.get(name, math.nan)) for name in ours]


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.beside", description=__doc__)
    parser.add_argument("other", help="a folder or a commit")
    parser.add_argument("--games", type=int, default=8, metavar="N")
    parser.add_argument("--rounds", type=int, default=5, metavar="N")
    chosen = parser.parse_args(arguments)
    with checkout(chosen.other) as there:
        found = compare(HERE, there, chosen.rounds, chosen.games)
    sys.stdout.write(f"{'':<44}{'here':>10}{'there':>10}{'ratio':>8}\n")
    for name, ours, theirs in found:
        sys.stdout.write(f"{name:<44}{ours:>10,.0f}{theirs:>10,.0f}{ours / theirs:>8.2f}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
