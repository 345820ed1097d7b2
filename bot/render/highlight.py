"""A placard as plain data: a highlight of the game, with its cards and a line for each seat.

A game fills it in; :mod:`bot.render.paint.highlight` paints it, :func:`describe` says it in words.
"""

from __future__ import annotations

from dataclasses import dataclass

from .words import about, sentence

LIMIT = 1000
"""The most characters that its description in words may have; Discord takes 1024."""


@dataclass(frozen=True)
class HighlightCard:
    """An open card: its name, the line above it, and what it does."""

    name: str
    about: str
    text: str


@dataclass(frozen=True)
class HighlightRow:
    """The line of one seat: its name, a figure and a note."""

    seat: str
    name: str
    glyph: str
    value: str
    note: str = ""
    share: float = 0.0
    """How far its bar reaches, from 0 to 1."""
    first: bool = False
    """Whether the seat came first, so that its line is highlighted."""
    place: str = ""
    """The place that the seat has taken, which stands before its line."""


@dataclass(frozen=True)
class Highlight:
    """Everything on a placard, from top to bottom."""

    board: str
    title: str
    moment: str
    glyph: str
    cards: tuple[HighlightCard, ...] = ()
    rows: tuple[HighlightRow, ...] = ()
    outcome: tuple[str, ...] = ()


def describe(placard: Highlight) -> str:
    """Return everything that a placard shows, in words."""
    parts = [
        sentence(placard.title),
        sentence(placard.moment),
        *(
            sentence(about(row.name, f"{row.value}{f' ({row.note})' if row.note else ''}"))
            for row in placard.rows
        ),
        *map(sentence, placard.outcome),
        *(about(card.name, card.text) for card in placard.cards),
    ]
    text = " ".join(parts)
    return text if len(text) <= LIMIT else text[: LIMIT - 1] + "…"
