"""The engine and the start of the bot stay as fast as they are, whatever else the machine does."""

from __future__ import annotations

import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from tests.running.marks import nightly

from .beside import HERE, checkout, compare

BUDGET = tomllib.loads(Path(__file__).with_name("budget.toml").read_text("utf-8"))


ATTEMPTS = 3
"""How often a budget has to be exceeded; on a busy machine, figures stray."""


def has_history() -> bool:
    """Tell whether this checkout knows the commit beside which it is measured."""
    if shutil.which("git") is None:
        return False
    asked = ["git", "-C", str(HERE), "cat-file", "-e", BUDGET["beside"]]
    return subprocess.run(asked, check=False, capture_output=True).returncode == 0


def exceeded(there: Path) -> dict[str, float]:
    """Measure both checkouts; return the ratios that are beyond their budgets."""
    measured = compare(HERE, there, rounds=3, games=4)
    ours = {name: figure for name, figure, _ in measured}
    ratios = {name: figure / other for name, figure, other in measured}
    found = {name: ratios[name] for name, most in BUDGET["ratios"].items() if ratios[name] > most}
    for name, most in BUDGET["to_base_game"].items():
        ratio = ours[name] / ours[name.replace("agot-2e-mod", "agot-2e")]
        if ratio > most:
            found[name] = ratio
    return found


@nightly
@pytest.mark.skipif(not has_history(), reason="a checkout without history")
def test_nothing_exceeds_its_budget() -> None:
    """Both checkouts take turns, and only how their CPU times compare counts."""
    with checkout(BUDGET["beside"]) as there:
        beyond = exceeded(there)
        for _ in range(ATTEMPTS - 1):
            if beyond:
                again = exceeded(there)
                beyond = {name: ratio for name, ratio in again.items() if name in beyond}
    assert beyond == {}
