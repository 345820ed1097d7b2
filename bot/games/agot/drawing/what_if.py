"""The result of every pair of House cards, as plain data for a grid.

The rows are the cards of the seat of the view, if it fights, and otherwise the attacker's.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.games.agot.drawing.alt import LIMIT
from bot.games.agot.drawing.words import area_name, house_name, say
from bot.render.words import listed, sentence
from bot.text.grammar import capitalized

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.agot.information.view import AgotView
    from engine.agot.information.what_if import Cell, WhatIf


@dataclass(frozen=True)
class GridCard:
    """A card at the head of a row or a column."""

    name: str
    strength: str
    open: bool
    """Whether the ability of the card could still change its numbers."""


@dataclass(frozen=True)
class Square:
    """The result of two cards: the strengths of row and column, and the casualties."""

    winner: str
    mine: int
    theirs: int
    lost: int


@dataclass(frozen=True)
class Grid:
    """Everything on the picture."""

    board: str
    title: str
    houses: tuple[str, str]
    """The House of the rows, and that of the columns."""
    names: tuple[str, str]
    rows: tuple[GridCard, ...]
    columns: tuple[GridCard, ...]
    squares: tuple[tuple[Square, ...], ...]
    notes: tuple[str, ...]
    """The assumptions, and what the numbers leave out."""


def grid_of(view: AgotView, what_if: WhatIf) -> Grid:
    """Return the grid for the seat of a view."""
    ruleset = view["ruleset"]
    defends = view["seat"] == what_if["defender"]
    attack, defence = _cards(what_if, "attack", ruleset), _cards(what_if, "defence", ruleset)
    squares = [[_square(cell, turned=defends) for cell in row] for row in what_if["cells"]]
    if defends:
        squares = [list(column) for column in zip(*squares, strict=True)]
    houses = (what_if["attacker"], what_if["defender"])
    mine, theirs = reversed(houses) if defends else houses
    area = area_name(what_if["area"], ruleset)
    return Grid(
        board=ruleset,
        title=say("what-if-title", area=area),
        houses=(mine, theirs),
        names=(say(f"house-{mine}"), say(f"house-{theirs}")),
        rows=defence if defends else attack,
        columns=attack if defends else defence,
        squares=tuple(tuple(row) for row in squares),
        notes=tuple(_notes(what_if)),
    )


def _cards(what_if: WhatIf, side: str, ruleset: str) -> tuple[GridCard, ...]:
    cards = what_if["attack"] if side == "attack" else what_if["defence"]
    return tuple(
        GridCard(say("what-if-no-card"), "0", open=False)
        if card is None
        else GridCard(
            capitalized(say(f"card-{card}.short", ruleset)),
            str(what_if["strengths"][card]),
            open=card in what_if["open"],
        )
        for card in cards
    )


def _square(cell: Cell, *, turned: bool) -> Square:
    mine, theirs = cell["attack"], cell["defence"]
    if turned:
        mine, theirs = theirs, mine
    return Square(cell["winner"], mine, theirs, cell["casualties"])


def _notes(what_if: WhatIf) -> Sequence[str]:
    """Return the assumptions about others, and what the numbers leave out."""
    notes = [
        say("what-if-support", house=house_name(house), choice=say(f"battle-choice-{side}"))
        for house, side in what_if["supporters"].items()
    ]
    if what_if["blade"] is not None:
        notes.append(say("what-if-blade", house=house_name(what_if["blade"])))
    elif what_if["holder"] is not None:
        notes.append(say("what-if-no-blade", house=house_name(what_if["holder"])))
    if what_if["tides"]:
        notes.append(say("what-if-tides"))
    if what_if["open"]:
        notes.append(say("what-if-open"))
    if what_if["hidden"]:
        notes.append(say("what-if-hidden"))
    return notes


def describe_grid(grid: Grid) -> str:
    """Return the grid in words: for each card of a row, the cards that it beats."""
    parts = [sentence(grid.title)]
    for card, squares in zip(grid.rows, grid.squares, strict=True):
        won = [
            column.name
            for column, square in zip(grid.columns, squares, strict=True)
            if square.winner == grid.houses[0]
        ]
        everything = len(won) == len(grid.columns)
        against = say("what-if-all") if everything else listed(won) or say("what-if-none")
        parts.append(say("what-if-row", house=grid.names[0], card=card.name, against=against))
    text = " ".join([*parts, *grid.notes])
    return text if len(text) <= LIMIT else text[: LIMIT - 1] + "…"
