"""Whether tests pass on any machine: run again and again beside processes that only spin.

::

    python -m tests.running.steady tests/bot/outbox/test_calls.py::test_a_vote_is_put_in_plain_words

Every test runs so often beside busy loops, then as often with the lowest priority of all. One
process makes all runs of a round; with ``--fresh`` each has a process of its own. With ``--late``
some of what threads and sockets bring comes late, too (`tests.running.late`).
"""

from __future__ import annotations

import argparse
import copy
import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

ROOT = Path(__file__).resolve().parents[2]

SPIN = """
import os
parent = os.getppid()
while os.getppid() == parent:
    for _ in range(10**6):
        pass
"""
"""What a busy loop does: it ends by itself where nobody is left to end it."""

SHOWN = 40
"""How many lines of a failure are printed, from its end."""


# -- in the process that runs the tests ------------------------------------------------------------


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let whoever starts the process say how often, and where the outcomes go."""
    parser.addoption("--again", type=int, default=1, help="how often each test runs")
    parser.addoption("--outcomes", help="a file to which each run adds a line")


def pytest_configure(config: pytest.Config) -> None:
    """Write down the outcomes, where somebody wants them."""
    if config.getoption("--outcomes"):
        config.pluginmanager.register(_Scribe(Path(config.getoption("--outcomes"))))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run each test so often."""
    items[:] = [_twin(item) for item in items for _ in range(config.getoption("--again"))]


def _twin(item: pytest.Item) -> pytest.Item:
    """Return the same test with fixtures of its own."""
    twin = copy.copy(item)
    if isinstance(twin, pytest.Function):
        twin._initrequest()
    return twin


class _Scribe:
    """Writes one line for each run of a test as soon as it is over."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._why: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note what has failed: the test, or what was done before or after it."""
        if report.failed:
            self._why.append(f"in {report.when}:\n{report.longreprtext}")
        if report.when == "teardown":
            with self._path.open("a") as file:
                file.write(json.dumps([report.nodeid, "\n".join(self._why)]) + "\n")
            self._why.clear()


# -- in the process that starts it -----------------------------------------------------------------


@contextmanager
def busy(loops: int) -> Iterator[None]:
    """Let so many processes spin."""
    spinning = [subprocess.Popen([sys.executable, "-c", SPIN]) for _ in range(loops)]
    try:
        yield
    finally:
        for one in spinning:
            one.kill()
            one.wait()


class Trial:
    """Runs tests until they have run often enough, or the time is up."""

    def __init__(self, tests: Sequence[str], *, ends: float, late: float = 0.0) -> None:
        """``ends``: when the time is up, by the steady clock; ``late``: how much comes late."""
        self._tests = tests
        self._ends = ends
        self._late = late
        self.runs: Counter[str] = Counter()
        self.failures: Counter[str] = Counter()
        self.trouble: list[str] = []
        """What kept tests from being run."""

    def go(self, times: int, *, nice: int = 0) -> None:
        """Run every test so often in one process, which leaves processors to others."""
        with TemporaryDirectory() as directory:
            outcomes = Path(directory) / "outcomes"
            outcomes.touch()
            command = ["nice", "-n", str(nice), sys.executable, "-m", "pytest"]
            # The tests that are named run, also those of the night.
            command += ["-c", "pyproject.toml", "-p", "tests.running.steady", "-m", ""]
            command += ["-p", "no:cacheprovider"]
            if self._late:
                luck = f"{self.runs.total()}"
                command += ["-p", "tests.running.late", "--late", str(self._late), "--luck", luck]
            command += ["--again", str(times), "--outcomes", str(outcomes), *self._tests]
            log = Path(directory) / "log"
            ended = self._run(command, log)
            made = self._read(outcomes)
            if ended is None:
                self._note(f"the time was up after {made} runs of a round")
            elif ended not in (0, 1) or not made:
                self._note(_end(log.read_text()))

    def _run(self, command: list[str], log: Path) -> int | None:
        """Return how a process has ended; None if the time was up before."""
        with log.open("w") as output:
            process = subprocess.Popen(
                command, cwd=ROOT, stdout=output, stderr=output, start_new_session=True
            )
        try:
            return process.wait(max(0.0, self._ends - time.monotonic()))
        except subprocess.TimeoutExpired:
            return None
        finally:
            # With everything that it has started.
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()

    def _read(self, outcomes: Path) -> int:
        lines = outcomes.read_text().splitlines()
        for line in lines:
            test, why = json.loads(line)
            self.runs[test] += 1
            if why:
                self.failures[test] += 1
                sys.stdout.write(f"\nFAILED {test}, {_end(why)}\n")
        return len(lines)

    def _note(self, trouble: str) -> None:
        self.trouble.append(trouble)
        sys.stdout.write(f"\n{trouble}\n")

    def summary(self) -> str:
        """Say how many runs have failed, and of which tests."""
        lines = [f"{n} of {self.runs[test]}: {test}" for test, n in self.failures.most_common()]
        failed, runs = self.failures.total(), self.runs.total()
        return "\n".join([*lines, f"{failed} of {runs} runs failed, of {len(self.runs)} tests"])


def _end(text: str) -> str:
    return "\n".join(text.splitlines()[-SHOWN:])


def main(arguments: Sequence[str] | None = None) -> int:
    """Run tests beside busy loops; return 1 if any run has failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.running.steady", description=__doc__)
    parser.add_argument("tests", nargs="+", metavar="TEST", help="a test, a file or a folder")
    parser.add_argument("--times", type=int, default=50, help="runs of each test in a round")
    parser.add_argument("--loops", type=int, default=4, help="processes that spin meanwhile")
    parser.add_argument("--nice", type=int, nargs="+", default=[0, 19], help="one for each round")
    parser.add_argument("--minutes", type=float, default=20.0, help="for everything together")
    parser.add_argument("--late", type=float, default=0.0, help="how much comes late, to 1")
    parser.add_argument("--fresh", action="store_true", help="give each run a process of its own")
    chosen = parser.parse_args(arguments)
    trial = Trial(chosen.tests, ends=time.monotonic() + 60 * chosen.minutes, late=chosen.late)
    rounds, often = (chosen.times, 1) if chosen.fresh else (1, chosen.times)
    with busy(chosen.loops):
        for nice in chosen.nice:
            for _ in range(rounds):
                if not trial.trouble:
                    trial.go(often, nice=nice)
    sys.stdout.write(f"\n{trial.summary()}\n")
    return 1 if trial.failures or trial.trouble else 0


if __name__ == "__main__":
    # Whoever is told to stop stops what it has started, too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))
    sys.exit(main())
