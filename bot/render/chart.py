"""A chart as plain data: sections of bars, each with a figure and sometimes an interval.

:mod:`bot.render.paint.chart` paints it, :func:`describe` says it in words.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.data import fixed

from .words import about, items, sentence

LIMIT = 1000
"""The most characters that its description in words may have; Discord takes 1024."""


@fixed
class Bar:
    """One line of a chart: a label, a bar and a figure."""

    label: str
    value: str
    share: float
    """How far the bar reaches, from 0 to 1."""
    low: float | None = None
    high: float | None = None
    """Where its interval ends; `low` is where it begins. Both are ``None`` without an interval."""
    note: str = ""
    seat: str | None = None
    """The seat whose colors it has."""


@fixed
class Section:
    """Bars with a title, and how far all of them would reach if they were equal."""

    title: str
    bars: Sequence[Bar]
    even: float | None = None


@fixed
class Chart:
    """Everything on a chart, from top to bottom."""

    board: str | None
    """The board whose colors the seats have; ``None`` for a game without pictures."""
    title: str
    moment: str
    sections: Sequence[Section]
    foot: str = ""


def describe(chart: Chart, limit: int = LIMIT) -> str:
    """Return everything that a chart shows, in words."""
    parts = [sentence(chart.title), sentence(chart.moment)]
    for section in chart.sections:
        said = [
            about(bar.label, f"{bar.value}{f' ({bar.note})' if bar.note else ''}")
            for bar in section.bars
        ]
        parts.append(sentence(about(section.title, items(said))))
    text = " ".join([*parts, chart.foot]).strip()
    return text if len(text) <= limit else text[: limit - 1] + "…"
