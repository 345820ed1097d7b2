"""Pieces and tokens as small pictures with transparent corners, made once and kept."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from bot.render.paint.ink import FINE, INK, PAPER, Colour, blend, font, glyph, style

if TYPE_CHECKING:
    from bot.render.scene import Face, Figure

GOLD: Colour = (250, 204, 62)
STONE: Colour = (74, 72, 70)
ORDER_FILL: dict[str, Colour] = {
    "march": (240, 178, 150),
    "defend": (176, 200, 222),
    "support": (190, 214, 160),
    "raid": (216, 200, 190),
    "consolidate": (246, 222, 140),
}


def _smooth(large: Image.Image) -> Image.Image:
    return large.reduce(FINE)


def _sheet(width: int, height: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    sheet = Image.new("RGBA", (width * FINE, height * FINE), (*INK, 0))
    return sheet, ImageDraw.Draw(sheet)


def _stamp(sheet: Image.Image, mask: Image.Image, at: tuple[int, int], ink: Colour) -> None:
    """Print a mask in one colour, its middle at a point."""
    sheet.paste(ink, (at[0] - mask.width // 2, at[1] - mask.height // 2), mask)


def _write(sheet: Image.Image, at: tuple[float, float], text: str, size: int, ink: Colour) -> None:
    ImageDraw.Draw(sheet).text(at, text, font=font("number", size), fill=ink, anchor="ms")


@cache
def sigil(board: str, house: str, size: int, *, ring: bool = True) -> Image.Image:
    """The disc of a house: its colour with its sigil."""
    look = style(board)["house"][house]
    sheet, pen = _sheet(size, size)
    edge = size * FINE - 1
    if ring:
        pen.ellipse((0, 0, edge, edge), fill=INK)
    inset = round(1.8 * FINE) if ring else 0
    pen.ellipse((inset, inset, edge - inset, edge - inset), fill=look["colour"])
    disc = _smooth(sheet)
    _stamp(disc, glyph(house, round(size * 0.68)), (size // 2, size // 2), look["ink"])
    return disc


@cache
def army(board: str, house: str, figures: tuple[Figure, ...]) -> Image.Image:
    """A plate in the colour of a house: its sigil, then its units, kind by kind, with counts."""
    look = style(board)["house"][house]
    fill, ink = look["colour"], look["ink"]
    # Three kinds and more stand closer, so that the largest army fits into a small area.
    cell, size, badge, digit = (38, 36, 30, 13) if len(figures) < 3 else (33, 33, 27, 11)
    height = 48
    widths = [cell + (digit if f.count > 1 else 0) for f in figures]
    width = badge + sum(widths) + 7
    sheet, pen = _sheet(width, height)
    right, bottom = width * FINE - 1, height * FINE - 1
    pen.rounded_rectangle((0, 0, right, bottom), 11 * FINE, fill=(*PAPER, 235))
    pen.rounded_rectangle((4, 4, right - 4, bottom - 4), 10 * FINE, fill=INK)
    rim = 3 * FINE
    pen.rounded_rectangle((rim, rim, right - rim, bottom - rim), 8 * FINE, fill=fill)
    pen.line(
        (badge * FINE, rim, badge * FINE, bottom - rim), fill=blend(fill, ink, 0.45), width=FINE
    )
    plate = _smooth(sheet)
    _stamp(plate, glyph(house, badge - 8), (badge // 2 + 2, height // 2), ink)
    left = badge + 2
    for figure, room in zip(figures, widths, strict=True):
        shade = blend(fill, ink, 0.55) if figure.routed else ink
        middle = (left + cell // 2, height // 2 + (4 if figure.routed else 0))
        _stamp(plate, glyph(figure.kind, size, lying=figure.routed), middle, shade)
        if figure.routed:
            base = height - 8
            ImageDraw.Draw(plate).line((left + 4, base, left + cell - 4, base), fill=shade, width=2)
        if figure.count > 1:
            _write(plate, (left + cell + digit / 2 - 2, height - 8), str(figure.count), 31, ink)
        left += room
    return plate


@cache
def order(
    board: str, house: str | None, face: Face | None, *, draft: bool = False, size: int = 48
) -> Image.Image:
    """An order token: rim in the house's colour; face down it shows only the sigil.

    A draft has a broken rim; a token of no house in particular has a grey one.
    """
    look = style(board)["house"][house] if house else {"colour": STONE, "ink": PAPER}
    sheet, pen = _sheet(size, size)
    edge = size * FINE - 1
    pen.ellipse((0, 0, edge, edge), fill=(*PAPER, 235))
    pen.ellipse((4, 4, edge - 4, edge - 4), fill=INK)
    rim = 2 * FINE + 2
    pen.ellipse((rim, rim, edge - rim, edge - rim), fill=look["colour"])
    if draft:
        for start in range(0, 360, 45):
            pen.arc((rim, rim, edge - rim, edge - rim), start, start + 22, PAPER, 5 * FINE)
    if face is None:
        if house is None:
            raise ValueError("a token of no house has no back")
        token = _smooth(sheet)
        _stamp(token, glyph(house, round(size * 0.64)), (size // 2, size // 2), look["ink"])
        return token
    hub = 6 * FINE
    pen.ellipse((hub - 4, hub - 4, edge - hub + 4, edge - hub + 4), fill=INK)
    pen.ellipse((hub, hub, edge - hub, edge - hub), fill=ORDER_FILL[face.kind])
    token = _smooth(sheet)
    middle = size // 2
    if face.modifier:
        _stamp(token, glyph(face.kind, round(size * 0.38)), (middle, round(size * 0.36)), INK)
        at = (middle, round(size * 0.86))
        _write(token, at, face.modifier, round(size * 0.4), INK)
    else:
        _stamp(token, glyph(face.kind, round(size * 0.5)), (middle, middle), INK)
    if face.star:
        at = (size - round(size * 0.2), round(size * 0.2))
        _stamp(token, glyph("star", round(size * 0.44)), at, INK)
        _stamp(token, glyph("star", round(size * 0.33)), at, GOLD)
    return token


@cache
def power_token(board: str, house: str, size: int = 36) -> Image.Image:
    """A power token: a six-sided piece in the colour of a house with its sigil."""
    look = style(board)["house"][house]
    sheet, pen = _sheet(size, size)
    for inset, fill in ((0.0, (*PAPER, 235)), (1.0, INK), (2.6, look["colour"])):
        r = size / 2 - inset
        corners = [
            (0.0, -r),
            (r, -r * 0.52),
            (r, r * 0.52),
            (0.0, r),
            (-r, r * 0.52),
            (-r, -r * 0.52),
        ]
        pen.polygon([((size / 2 + x) * FINE, (size / 2 + y) * FINE) for x, y in corners], fill=fill)
    token = _smooth(sheet)
    _stamp(token, glyph(house, round(size * 0.6)), (size // 2, size // 2), look["ink"])
    return token


@cache
def keep(board: str, house: str | None, strength: int) -> Image.Image:
    """The strength of a garrison (rim in the colour of its house) or of a neutral force (grey)."""
    width, height = (34, 40) if house else (46, 52)
    sheet, pen = _sheet(width, height)
    rim = style(board)["house"][house]["colour"] if house else (160, 156, 150)
    fill, ink = (PAPER, INK) if house else (STONE, PAPER)
    for inset, shade in ((0.0, (*PAPER, 235)), (1.0, INK), (2.4, rim), (5.6, INK), (6.4, fill)):
        left, right = inset, width - inset
        top, bottom = inset, height - inset
        corners = [
            (left, top),
            (right, top),
            (right, height * 0.6),
            (width / 2, bottom),
            (left, height * 0.6),
        ]
        pen.polygon([(x * FINE, y * FINE) for x, y in corners], fill=shade)
    token = _smooth(sheet)
    size = 27 if house else 36
    _write(token, (width / 2, height * 0.47 + size * 0.33), str(strength), size, ink)
    return token
