"""What a decision about objectives needs to know, and where points came from. It only computes.

All of it is open to everybody.
"""

from __future__ import annotations

from engine.agot.box import House
from engine.kernel.phrase import Line, LineData, line, phrase

from .table import FeastTable

ABOUT_OBJECTIVES = frozenset(
    {
        "give-objective",
        "objectives",
        "return-objective",
        "score-objective",
        "score-special",
        "take-objective",
    }
)
"""Questions about objectives and points."""


def objective_lines(s: FeastTable, house: House, kind: str) -> list[Line]:
    """Say who has how many points, and which objectives everybody knows to be in a hand."""
    order = sorted(s.turn_order, key=lambda h: -s.points[h])
    points = [phrase("points-of", house=f"house:{h}", points=s.points[h]) for h in order]
    lines = [line("preview-points", "X3.1.2", points=points)]
    if kind == "score-special":
        what = phrase(f"text-special-{house}")
        lines.append(line("preview-special", "X3.2.7", house=f"house:{house}", text=what))
    known = [
        phrase("known-of", house=f"house:{h}", objectives=[f"objective:{c}" for c in s.shown[h]])
        for h in s.turn_order
        if h != house and s.shown.get(h)
    ]
    if known and kind != "score-special":
        lines.append(line("preview-in-hands", "X3.5.5", known=known))
    return lines


def explain_points(s: FeastTable) -> list[LineData]:
    """Say what has brought points, and taken them, and how many everybody has."""
    order = sorted(s.turn_order, key=lambda h: -s.points[h])
    now = [line("points-now", "X3.1.2", house=f"house:{h}", points=s.points[h]) for h in order]
    return [*s.explained.get("points", []), *(one.to_json() for one in now)]
