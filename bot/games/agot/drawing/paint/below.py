"""What stands below a wide map, so that the map has the whole width of the picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.agot.drawing.paint import pieces
from bot.games.agot.drawing.paint.house import house_height, paint_house
from bot.games.agot.drawing.paint.legend import WIDE, legend_height, paint_legend
from bot.games.agot.drawing.paint.sections import FADED, GOLD, paint_heading
from bot.games.agot.drawing.words import say
from bot.render.paint.ink import INK, PAPER, RED, blend, glyph
from bot.render.paint.text import fitted, font

if TYPE_CHECKING:
    from bot.games.agot.drawing.margin import HouseRow, Margin, Track
    from bot.render.paint.look import Look
    from bot.render.paint.rtl_page import RtlPage

COLUMNS, GUTTER = 4, 26
"""How many Houses stand beside each other, and the space between them."""
LEFT = 650
"""The width of the title and the tracks, in pixels."""
TRACK, PITCH, DISC = 66, 56, 46
"""The height of a track, and the distance and the size of its Houses."""
NAMED = 200
"""The width of the name of a track."""
ICONS = {"iron-throne": "throne", "fiefdoms": "blade", "kings-court": "raven"}


def below_height(margin: Margin, width: int) -> int:
    """Return how high everything below the map is."""
    top = max(legend_height(margin), 110 + TRACK * len(margin.tracks))
    return top + 60 + sum(_heights(margin, width))


def _column(width: int) -> int:
    return (width - (COLUMNS - 1) * GUTTER) // COLUMNS


def _ranks(margin: Margin) -> list[tuple[HouseRow, ...]]:
    """Return the Houses in rows, in turn order."""
    rows = margin.rows
    return [rows[first : first + COLUMNS] for first in range(0, len(rows), COLUMNS)]


def _heights(margin: Margin, width: int) -> list[int]:
    wide = _column(width)
    return [max(house_height(row, wide) for row in rank) + 8 for rank in _ranks(margin)]


def paint_below(
    page: RtlPage, look: Look, margin: Margin, between: tuple[int, int], top: int
) -> None:
    """Draw title, tracks and legend side by side, and below them all Houses."""
    left, right = between
    y = _head(page, look, margin, (left, left + LEFT), top)
    for track in margin.tracks:
        _track(page, look, margin, track, left, y)
        y += TRACK
    paint_legend(page, look, margin, (left + LEFT + 40, right), top, columns=WIDE)
    y = max(y, top + legend_height(margin))
    y = paint_heading(page, say("heading-houses"), between, y)
    wide = _column(right - left)
    for rank, high in zip(_ranks(margin), _heights(margin, right - left), strict=True):
        for number, row in enumerate(rank):
            x = left + number * (wide + GUTTER)
            paint_house(page, look, row, (x, x + wide), y)
        y += high


def _head(page: RtlPage, look: Look, margin: Margin, between: tuple[int, int], y: int) -> int:
    """Draw the round, and the phase or the winner beside it."""
    left, right = between
    title = font("name", 66)
    page.text((left, y + 62), margin.title, font=title, fill=INK, anchor="ls")
    x = left + round(page.textlength(margin.title, font=title)) + 12
    if margin.of_rounds:
        of, style = say("round-of"), font("sea", 32)
        page.text((x, y + 62), of, font=style, fill=FADED, anchor="ls")
        x += round(page.textlength(of, font=style)) + 24
    if margin.winner:
        disc = pieces.sigil(look, margin.winner, 54)
        page.paste(disc, (right - 54, y + 18), disc)
        right -= 64
    words = margin.notice or margin.phase
    style = fitted(words, right - x, "name" if margin.notice else "sea", 38)
    page.text((x, y + 62), words, font=style, fill=INK, anchor="ls")
    return y + 100


def _track(page: RtlPage, look: Look, margin: Margin, track: Track, left: int, y: int) -> None:
    """Draw a track from left to right; a used dominance token is faint."""
    ink = blend(PAPER, INK, 0.35) if track.used else INK
    middle = y + DISC // 2
    page.paste(ink, (left, middle - 20), glyph(ICONS[track.id], 40))
    style = fitted(track.name, NAMED - 56, "label", 28)
    page.text((left + 50, middle), track.name, font=style, fill=ink, anchor="lm")
    if track.used:
        used = font("label", 21)
        page.text((left + 50, middle + 24), say("used"), font=used, fill=RED, anchor="lm")
    bonds = {row.house: row.bound for row in margin.rows}
    for place, house in enumerate(track.houses):
        x = left + NAMED + place * PITCH
        disc = pieces.sigil(look, house, DISC, bound=bonds.get(house))
        page.paste(disc, (x, y), disc)
        stars = sum(track.stars[place : place + 1])
        for star in range(stars):
            at = x + DISC // 2 + round((star - stars / 2) * 16), y + DISC + 1
            page.paste(GOLD, at, glyph("star", 16))
