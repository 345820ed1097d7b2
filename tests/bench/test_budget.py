"""The engine and the start of the bot stay as fast as they are, whatever else the machine does."""

from __future__ import annotations

import os
import subprocess
import tomllib
from pathlib import Path

import pytest

from tests.running.marks import nightly

from .beside import HERE, checkout, compare

BUDGET = tomllib.loads(Path(__file__).with_name("budget.toml").read_text("utf-8"))


@nightly
def test_nothing_exceeds_its_budget() -> None:
    """Both checkouts take turns, and only how their CPU times compare counts."""
    known = subprocess.run(
        ["git", "-C", str(HERE), "cat-file", "-e", BUDGET["beside"]],
        check=False,
        capture_output=True,
    )
    if known.returncode and not os.environ.get("CI"):
        pytest.skip("this checkout has no history")
    with checkout(BUDGET["beside"]) as there:
        measured = compare(HERE, there, rounds=3, games=4)
    ours = {name: figure for name, figure, _ in measured}
    ratios = {name: figure / other for name, figure, other in measured}
    exceeded = {n: ratios[n] for n, most in BUDGET["ratios"].items() if ratios[n] > most}
    for name, most in BUDGET["to_base_game"].items():
        if (ratio := ours[name] / ours[name.replace("agot-2e-mod", "agot-2e")]) > most:
            exceeded[name] = ratio
    assert exceeded == {}
