"""Golden games and counts: what every clone compares the rules with.

``python -m tests.golden`` writes them anew; say in the commit why they have changed.
"""

from __future__ import annotations

from pathlib import Path

HERE = Path(__file__).parent
GAMES = HERE / "games"
COUNTS = HERE / "counts.txt"

SHARED = Path(__file__).resolve().parents[3] / "shared" / "records"
"""Games recorded elsewhere, which may be next to this tree."""


def games() -> list[Path]:
    """The golden games, and those next to this tree."""
    return [*sorted(GAMES.glob("*.json.gz")), *sorted(SHARED.glob("*.json*"))]


def golden_game(name: str) -> Path:
    """The golden game of a ruleset and a number of players: ``agot-2e-6p``."""
    return GAMES / f"{name}.json.gz"
