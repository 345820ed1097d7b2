"""The helper that runs tests again and again counts what fails, and leaves nothing behind."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.steady import busy, main

TESTS = """
from itertools import count

import pytest

numbers = count()


@pytest.fixture
def fresh(tmp_path):
    yield tmp_path / "file"
    assert (tmp_path / "file").exists()


@pytest.mark.parametrize("word", ["one", "two"])
def test_good(fresh, word):
    assert not fresh.exists()
    fresh.write_text(word)


def test_bad():
    assert next(numbers) % 3 != 1


def test_leaves_nothing(fresh):
    pass
"""


def test_runs_that_fail_are_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each test runs so often with fixtures of its own; a failure before or after it counts too."""
    file = tmp_path / "test_some.py"
    file.write_text(TESTS)
    chosen = [f"{file}::{name}" for name in ("test_good[two]", "test_bad", "test_leaves_nothing")]
    assert main([*chosen, "--times", "3", "--loops", "0", "--nice", "0"]) == 1
    *_, most, least, last = capsys.readouterr().out.splitlines()
    assert most.startswith("3 of 3: ")
    assert most.endswith("test_leaves_nothing")
    assert least.startswith("1 of 3: ")
    assert least.endswith("test_bad")
    assert last == "4 of 9 runs failed, of 3 tests"


def test_what_does_not_end_is_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """When the time is up, the round is over and has failed; no other round begins."""
    file = tmp_path / "test_some.py"
    file.write_text("def test_endless():\n    while True:\n        pass\n")
    assert main([str(file), "--times", "1", "--loops", "0", "--minutes", "0.01"]) == 1
    said = capsys.readouterr().out
    assert said.count("the time was up after 0 runs of a round") == 1
    assert said.endswith("0 of 0 runs failed, of 0 tests\n")


def test_busy_loops_end_whatever_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where what runs beside them goes wrong."""
    started = []

    class Loop:
        def __init__(self, command: list[str]) -> None:
            self.ends: list[str] = []
            started.append(self)

        def kill(self) -> None:
            self.ends.append("killed")

        def wait(self) -> None:
            self.ends.append("awaited")

    monkeypatch.setattr("tests.steady.subprocess.Popen", Loop)
    with pytest.raises(ZeroDivisionError), busy(4):
        _ = 1 / 0
    assert [loop.ends for loop in started] == [["killed", "awaited"]] * 4
