"""Trouble that lasts: a small form of the soak, and how it counts memory."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.running.marks import nightly

from .memory import LimitedMemory
from .spells import main


@nightly
def test_all_is_well_after_a_spell(capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is lost, doubled, seen by others, stuck or late."""
    assert main(["--minutes", "0.5", "--seed", "4"]) == 0, capsys.readouterr().out


def test_what_processes_hold_is_added_up() -> None:
    """With what they have started, and without those that are gone."""
    grandchild = "import subprocess, sys; p = subprocess.Popen([sys.executable, '-c', 'input()'])"
    with (
        LimitedMemory(512) as memory,
        subprocess.Popen(
            [sys.executable, "-c", f"{grandchild}; print(); sys.stdout.flush(); input(); p.wait()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        ) as process,
    ):
        memory.adopt(process.pid)
        assert process.stdout is not None
        process.stdout.readline()
        (child,) = memory.children()
        assert child not in (process.pid, os.getpid())
        memory.look()
        assert 2 <= memory.most < 200
        assert memory.ended in (0, None)
        process.communicate(b"\n\n")
        assert memory.children() == []
