"""Paint the grid of a battle: a row for each of my cards, a column for each of theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from bot.games.agot.drawing.paint.sections import FADED
from bot.games.agot.drawing.words import say
from bot.render.paint.ink import INK, PAPER, RED, glyph
from bot.render.paint.look import Look
from bot.render.paint.rtl_page import RtlPage
from bot.render.paint.text import font, shortened, wrapped
from bot.render.palettes import DEFAULT

if TYPE_CHECKING:
    from bot.games.agot.drawing.what_if import Grid, GridCard, Square

WIDTH = 1080
EDGE = 28
HEADS = 236
"""The width of the names of the rows, in pixels."""
TALL = 88
"""The height of a row, in pixels."""
WIDEST = 180
"""The greatest width of a column, in pixels."""
GAP = 5
NAME = 29
NOTE = 29


def paint_grid(grid: Grid, palette: str = DEFAULT) -> Image.Image:
    """Return the finished picture of a grid.

    Raises `ValueError` for a palette that does not exist.
    """
    look = Look(grid.board, palette, 1.2)
    page = RtlPage(Image.new("RGB", (WIDTH, 1600), PAPER))
    page.paste(RED, (EDGE, 22), glyph("battle", 60))
    page.text((EDGE + 76, 74), grid.title, font=font("name", 52), fill=INK, anchor="ls")
    wide = min(WIDEST, (WIDTH - 2 * EDGE - HEADS) // len(grid.columns))
    top = _heads(page, look, grid, wide, 100)
    for row, (card, squares) in enumerate(zip(grid.rows, grid.squares, strict=True)):
        y = top + row * TALL
        _row_head(page, card, y)
        for column, square in enumerate(squares):
            _square(page, look, square, EDGE + HEADS + column * wide, y, wide)
    y = top + len(grid.rows) * TALL + 8
    for note in (say("what-if-legend", house=grid.names[0]), *grid.notes):
        for line in wrapped(note, WIDTH - 2 * EDGE, NOTE):
            page.text((EDGE, y + 28), line, font=font("label", NOTE), fill=FADED, anchor="ls")
            y += NOTE + 5
    return page.image.crop((0, 0, WIDTH, y + EDGE // 2))


def _heads(page: RtlPage, look: Look, grid: Grid, wide: int, y: int) -> int:
    """Draw the House of the columns above its cards, and the House of the rows beside its own."""
    mine, theirs = (look.livery(house) for house in grid.houses)
    left, right = EDGE + HEADS, EDGE + HEADS + len(grid.columns) * wide - GAP
    for box, livery, text in (
        ((EDGE, y, left - GAP, y + 56), mine, grid.names[0]),
        ((left, y, right, y + 56), theirs, grid.names[1]),
    ):
        page.rounded_rectangle(box, 10, fill=livery.colour, outline=INK, width=2)
        page.paste(livery.ink, (box[0] + 10, y + 8), glyph(livery.sigil, 40))
        page.text((box[0] + 60, y + 40), text, font=font("name", 34), fill=livery.ink, anchor="ls")
    y += 64
    lines = [_folded(card, wide - GAP - 4) for card in grid.columns]
    tallest = max(map(len, lines))
    for column, (card, folded) in enumerate(zip(grid.columns, lines, strict=True)):
        middle = left + column * wide + (wide - GAP) // 2
        for at, line in enumerate(folded):
            page.text(
                (middle, y + 28 + at * 30), line, font=font("label", 26), fill=INK, anchor="ms"
            )
        foot = y + tallest * 30 + 32
        page.text((middle, foot), card.strength, font=font("number", 36), fill=INK, anchor="ms")
    return y + tallest * 30 + 44


def _folded(card: GridCard, width: int) -> list[str]:
    """Return the name of a card in lines; a word that is too long for the column is cut."""
    style = font("label", 26)
    return [shortened(line, width, style) for line in wrapped(_marked(card), width, 26)]


def _marked(card: GridCard) -> str:
    return f"{card.name}*" if card.open else card.name


def _row_head(page: RtlPage, card: GridCard, y: int) -> None:
    middle = y + (TALL - GAP) // 2
    lines = wrapped(_marked(card), HEADS - 60, NAME)[:2]
    for at, line in enumerate(lines):
        offset = (at - (len(lines) - 1) / 2) * 32
        page.text((EDGE, middle + offset), line, font=font("label", NAME), fill=INK, anchor="lm")
    right = EDGE + HEADS - 18
    page.text((right, middle), card.strength, font=font("number", 40), fill=INK, anchor="rm")


def _square(page: RtlPage, look: Look, square: Square, left: int, top: int, wide: int) -> None:
    """Draw both strengths on the winner's color, with its sigil and the loser's casualties."""
    livery = look.livery(square.winner)
    box = (left, top, left + wide - GAP, top + TALL - GAP)
    page.rounded_rectangle(box, 8, fill=livery.colour, outline=INK, width=1)
    middle = (box[0] + box[2]) // 2
    text = f"{square.mine}:{square.theirs}"
    page.text((middle, top + 46), text, font=font("number", 42), fill=livery.ink, anchor="ms")
    page.paste(livery.ink, (middle - 40, top + 52), glyph(livery.sigil, 26))
    lost = say("what-if-lost", number=square.lost) if square.lost else "–"
    page.text((middle + 20, top + 74), lost, font=font("number", 27), fill=livery.ink, anchor="ms")
