"""Intervals of shares, and percentiles, for counted numbers."""

from __future__ import annotations

import math
from collections.abc import Sequence


def interval(wins: int, games: int) -> tuple[float, float]:
    """Return the 95% interval of a share (Wilson)."""
    if not games:
        return 0.0, 1.0
    z = 1.959964
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value below which a share of the values lies; 0 if there are none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
