"""Good mixes of answers that are given at the same time, found by regret matching."""

from __future__ import annotations

from collections.abc import Sequence

Matrix = Sequence[Sequence[float]]
TURNS = 300


def good_mix(gains: Matrix, others: Matrix) -> tuple[list[float], list[float]]:
    """Return how often each row and each column should be chosen.

    ``gains`` are the values for the seat that chooses rows, ``others`` those for the other seat.
    """
    rows, columns = len(gains), len(gains[0])
    regret = [[0.0] * rows, [0.0] * columns]
    played = [[0.0] * rows, [0.0] * columns]
    for _ in range(TURNS):
        row, column = _mix(regret[0]), _mix(regret[1])
        for sums, mix in zip(played, (row, column), strict=True):
            for at, share in enumerate(mix):
                sums[at] += share
        worth = [sum(g * c for g, c in zip(gains[r], column, strict=True)) for r in range(rows)]
        reply = [sum(others[r][c] * row[r] for r in range(rows)) for c in range(columns)]
        for sums, values, mix in ((regret[0], worth, row), (regret[1], reply, column)):
            average = sum(v * m for v, m in zip(values, mix, strict=True))
            for at, value in enumerate(values):
                sums[at] = max(0.0, sums[at] + value - average)
    return _mix(played[0]), _mix(played[1])


def _mix(weights: Sequence[float]) -> list[float]:
    """Return shares in proportion to weights; equal shares if all weights are zero."""
    whole = sum(weights)
    if whole <= 0:
        return [1.0 / len(weights)] * len(weights)
    return [w / whole for w in weights]
