"""The legend: what the symbols of a map mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.agot.drawing.paint import pieces
from bot.games.agot.drawing.paint.sections import paint_heading
from bot.games.agot.drawing.tokens import Token
from bot.games.agot.drawing.words import say
from bot.render.paint.ink import INK, glyph
from bot.render.paint.text import fitted, wrapped

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.agot.drawing.margin import Margin
    from bot.render.paint.look import Look
    from bot.render.paint.rtl_page import RtlPage
    from bot.render.paint.text import Type

SIGNS = (
    ("march", "footman", "castle"),
    ("defend", "knight", "stronghold"),
    ("support", "siege-engine", "barrel"),
    ("raid", "ship", "crown"),
    ("consolidate", "power-token", "anchor"),
    ("iron-bank", "dragon", "loyalty"),
)
NARROW = ((0, 84), (126, 84), (252, 62))
"""Where the columns of the legend begin in a margin, and how wide their words may be."""
WIDE = ((0, 260), (310, 260), (620, 260))
"""The same below a map."""
PITCH, TIGHT = 40, 34
"""The height of a line, and where there is little room."""
PLAIN, LITTLE = 20, 16
"""The size of words in a margin, and the smallest size before they are set in two lines."""
LARGE = 26
"""The size of words below a map."""
HEADING = 50


def legend_height(margin: Margin, pitch: int = PITCH) -> int:
    """Return how high the legend is."""
    columns = zip(*SIGNS, strict=True)
    return HEADING + pitch * max(sum(s not in margin.lacks for s in signs) for signs in columns)


def paint_legend(
    page: RtlPage,
    look: Look,
    margin: Margin,
    between: tuple[int, int],
    top: int,
    pitch: int = PITCH,
    columns: Sequence[tuple[int, int]] = NARROW,
) -> None:
    """Draw the legend; its columns leave no gaps for things that the game does not have."""
    left, _ = between
    paint_heading(page, say("heading-legend"), between, top)
    size = PLAIN if columns is NARROW else LARGE
    for number, signs in enumerate(zip(*SIGNS, strict=True)):
        begins, room = columns[number]
        for row, sign in enumerate(s for s in signs if s not in margin.lacks):
            x, middle = left + 19 + begins, top + HEADING + pitch * row + 22
            if number == 0:
                token = pieces.order(look, None, Token(sign), size=40)
                page.paste(token, (x - 20, middle - 20), token)
            elif sign == "power-token":
                token = pieces.power_token(look, margin.rows[0].house, 36)
                page.paste(token, (x - 18, middle - 18), token)
            else:
                page.paste(INK, (x - 15, middle - 15), glyph(sign, 30))
            _meaning(page, say(f"legend-{sign}"), (x + 22, middle), room, size)


def _meaning(page: RtlPage, text: str, at: tuple[int, int], room: int, size: int) -> None:
    """Write the words beside a symbol, in one line or in two."""
    left, middle = at
    lines, style = [text], fitted(text, room, "label", size)
    if style.size < LITTLE:
        lines = wrapped(text, room, LITTLE + 1)[:2]
        style = min((fitted(line, room, "label", LITTLE + 1) for line in lines), key=_size)
    for number, line in enumerate(lines):
        line_at = left, middle + (number - (len(lines) - 1) / 2) * 18
        page.text(line_at, line, font=style, fill=INK, anchor="lm")


def _size(style: Type) -> int:
    return style.size
