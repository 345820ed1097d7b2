"""A chart as plain data: sections of bars, each with a figure, and an interval if there is one.

:mod:`bot.render.paint.chart` paints it, :func:`describe` says it in words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .words import about, items, sentence

LIMIT = 1000
"""Characters of its words at most; Discord takes 1024."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One line: what it is about, a bar, and a figure."""

    label: str
    value: str
    share: float
    """How far the bar reaches, from 0 to 1."""
    low: float | None = None
    high: float | None = None
    """Where its interval begins and ends, if it has one."""
    note: str = ""
    seat: str | None = None
    """The seat in whose colors it is."""


@dataclass(frozen=True, slots=True)
class Section:
    """Bars with a title, and where all of them would reach if there were no difference."""

    title: str
    bars: Sequence[Bar]
    even: float | None = None


@dataclass(frozen=True, slots=True)
class Chart:
    """Everything on it, from top to bottom."""

    board: str | None
    """Whose colors seats have; ``None`` for a game without pictures."""
    title: str
    moment: str
    sections: Sequence[Section]
    foot: str = ""


def describe(chart: Chart, limit: int = LIMIT) -> str:
    """Say everything that a chart shows, in words."""
    parts = [sentence(chart.title), sentence(chart.moment)]
    for section in chart.sections:
        said = [
            about(bar.label, f"{bar.value}{f' ({bar.note})' if bar.note else ''}")
            for bar in section.bars
        ]
        parts.append(sentence(about(section.title, items(said))))
    text = " ".join([*parts, chart.foot]).strip()
    return text if len(text) <= limit else text[: limit - 1] + "…"
