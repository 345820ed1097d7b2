"""Pieces and tokens as small pictures with transparent corners, made once and kept.

Sizes are those on the full map; a look may ask for larger drawings.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from bot.render.paint.ink import INK, PAPER, RED, blend, glyph
from bot.render.paint.sheet import Sheet, disc_mask, stamp, write

if TYPE_CHECKING:
    from bot.games.agot.drawing.scene import Figure
    from bot.games.agot.drawing.tokens import Token
    from bot.render.paint.look import Look
    from bot.render.palettes import Colour

GOLD: Colour = (250, 204, 62)
FLAME: Colour = (206, 84, 20)
GREEN: Colour = (28, 104, 56)
STONE: Colour = (74, 72, 70)
ORDER_FILL: dict[str, Colour] = {
    "march": (240, 178, 150),
    "defend": (176, 200, 222),
    "support": (190, 214, 160),
    "raid": (216, 200, 190),
    "consolidate": (246, 222, 140),
}
KEPT = 1000
"""How many pieces of each sort are cached, some 20 kB each."""


@lru_cache(KEPT)
def sigil(look: Look, house: str, size: float, *, ring: bool = True) -> Image.Image:
    """The disc of a house: its colour with its sigil."""
    livery = look.livery(house)
    sheet = Sheet(look, size, size)
    if ring:
        sheet.disc(size, 0, INK)
    sheet.disc(size, 1.8 if ring else 0, livery.colour)
    disc = sheet.finish()
    stamp(disc, glyph(house, look.px(size * 0.68)), (disc.width / 2, disc.height / 2), livery.ink)
    return disc


@lru_cache(KEPT)
def army(look: Look, house: str, figures: tuple[Figure, ...]) -> Image.Image:
    """A plate in the colour of a house: its sigil, then its units, kind by kind, with counts."""
    livery = look.livery(house)
    fill, ink = livery.colour, livery.ink
    # Three kinds and more stand closer, so that the largest army fits into a small area.
    cell, size, badge, digit = (38, 36, 30, 13) if len(figures) < 3 else (33, 33, 27, 11)
    height = 48
    widths = [cell + (digit if f.count > 1 else 0) for f in figures]
    width = badge + sum(widths) + 7
    sheet = Sheet(look, width, height)
    sheet.plate((width, height), 0, 11, (*PAPER, 235))
    sheet.plate((width, height), 1, 10, INK)
    sheet.plate((width, height), 3, 8, fill)
    sheet.polygon(
        [(badge - 0.5, 3), (badge + 0.5, 3), (badge + 0.5, height - 3), (badge - 0.5, height - 3)],
        blend(fill, ink, 0.45),
    )
    plate = sheet.finish()
    f = look.times
    stamp(plate, glyph(house, look.px(badge - 8)), ((badge / 2 + 2) * f, height / 2 * f), ink)
    left = badge + 2
    for figure, room in zip(figures, widths, strict=True):
        shade = blend(fill, ink, 0.55) if figure.routed else ink
        middle = ((left + cell / 2) * f, (height / 2 + (4 if figure.routed else 0)) * f)
        stamp(plate, glyph(figure.kind, look.px(size), lying=figure.routed), middle, shade)
        if figure.routed:
            base = round((height - 8) * f)
            ends = (round((left + 4) * f), base, round((left + cell - 4) * f), base)
            ImageDraw.Draw(plate).line(ends, fill=shade, width=look.px(2))
        if figure.count > 1:
            at = ((left + cell + digit / 2 - 2) * f, (height - 8) * f)
            write(plate, at, str(figure.count), look.px(31), ink)
        left += room
    return plate


@lru_cache(KEPT)
def order(
    look: Look, house: str | None, face: Token | None, *, draft: bool = False, size: float = 48
) -> Image.Image:
    """An order token: rim in the house's colour; face down it shows only the sigil.

    A draft has a dashed rim; a token of no particular house has a grey one.

    Raises `ValueError` for a face-down token of no house.
    """
    colour, ink = STONE, PAPER
    if house:
        colour, ink = look.livery(house).colour, look.livery(house).ink
    sheet = Sheet(look, size, size)
    sheet.disc(size, 0, (*PAPER, 235))
    sheet.disc(size, 1, INK)
    sheet.disc(size, 2.5, colour)
    if draft:
        box = (2.5 * sheet.unit, 2.5 * sheet.unit, *[(size - 2.5) * sheet.unit] * 2)
        for start in range(0, 360, 45):
            sheet.pen.arc(box, start, start + 22, PAPER, round(5 * sheet.unit))
    if face is None:
        if house is None:
            raise ValueError("a token of no house has no back")
        sheet.disc(size, 5.5, blend(colour, ink, 0.75))
        sheet.disc(size, 7, colour)
        token = sheet.finish()
        stamp(token, glyph(house, look.px(size * 0.58)), (token.width / 2, token.height / 2), ink)
        return token
    sheet.disc(size, 5, INK)
    sheet.disc(size, 6, ORDER_FILL[face.kind])
    token = sheet.finish()
    width, px = token.width, look.px
    if face.modifier:
        stamp(token, glyph(face.kind, px(size * 0.36)), (width / 2, width * 0.31), INK)
        write(token, (width / 2, width * 0.87), face.modifier, px(size * 0.5), INK)
    else:
        stamp(token, glyph(face.kind, px(size * 0.52)), (width / 2, width / 2), INK)
    if face.star:
        at = (width * 0.81, width * 0.19)
        stamp(token, glyph("star", px(size * 0.44)), at, INK)
        stamp(token, glyph("star", px(size * 0.33)), at, GOLD)
    return token


@lru_cache(KEPT)
def power_token(look: Look, house: str, size: float = 36) -> Image.Image:
    """A power token: a six-sided piece in the colour of a house with its sigil."""
    livery = look.livery(house)
    sheet = Sheet(look, size, size)
    for inset, fill in ((0.0, (*PAPER, 235)), (1.0, INK), (2.6, livery.colour)):
        r, m = size / 2 - inset, size / 2
        low, high = m + r * 0.52, m - r * 0.52
        corners = [(m, m - r), (m + r, high), (m + r, low), (m, m + r), (m - r, low), (m - r, high)]
        sheet.polygon(corners, fill)
    token = sheet.finish()
    middle = token.width / 2, token.height / 2
    stamp(token, glyph(house, look.px(size * 0.6)), middle, livery.ink)
    return token


@lru_cache(KEPT)
def keep(look: Look, house: str | None, strength: int) -> Image.Image:
    """The strength of a garrison (rim in the colour of its house) or of a neutral force (grey)."""
    width, height = (34, 40) if house else (46, 52)
    sheet = Sheet(look, width, height)
    rim = look.livery(house).colour if house else (160, 156, 150)
    fill, ink = (PAPER, INK) if house else (STONE, PAPER)
    for inset, shade in ((0.0, (*PAPER, 235)), (1.0, INK), (2.4, rim), (5.6, INK), (6.4, fill)):
        right, bottom, shoulder = width - inset, height - inset, height * 0.6
        corners = [(inset, inset), (right, inset), (right, shoulder), (width / 2, bottom)]
        sheet.polygon([*corners, (inset, shoulder)], shade)
    token = sheet.finish()
    size = 27 if house else 36
    at = (token.width / 2, token.height * 0.47 + look.px(size) * 0.33)
    write(token, at, str(strength), look.px(size), ink)
    return token


@lru_cache(KEPT)
def battle(look: Look, winner: str | None) -> Image.Image:
    """Crossed swords; for a decided battle with the sigil of its winner."""
    width, height = (74, 52) if winner else (56, 56)
    sheet = Sheet(look, width, height)
    small = min(width, height)
    for inset, fill in ((0.0, PAPER), (2.0, INK), (3.5, RED)):
        sheet.disc(small, inset, fill)
    mark = sheet.finish()
    middle = small / 2 * look.times
    stamp(mark, glyph("battle", look.px(small * 0.62)), (middle, middle), PAPER)
    if winner:
        badge = sigil(look, winner, 36)
        at = mark.width - badge.width, mark.height - badge.height
        stamp(mark, disc_mask(badge.width + look.px(4)), _middle(at, badge), PAPER)
        mark.paste(badge, at, badge)
    return mark


def _middle(at: tuple[int, int], piece: Image.Image) -> tuple[float, float]:
    return at[0] + piece.width / 2, at[1] + piece.height / 2


@lru_cache(KEPT)
def burnt(look: Look, house: str | None, face: Token) -> Image.Image:
    """An order that was taken off the map: pale, struck out, aflame."""
    token = order(look, house, face, size=48)
    pale = Image.blend(token, Image.new("RGBA", token.size, (*PAPER, 255)), 0.25)
    pale.putalpha(token.getchannel("A"))
    pen = ImageDraw.Draw(pale)
    low, high = look.px(8), token.width - look.px(8)
    pen.line((low, low, high, high), fill=PAPER, width=look.px(8))
    pen.line((low, low, high, high), fill=RED, width=look.px(5))
    at = (token.width * 0.74, token.height * 0.3)
    stamp(pale, glyph("raid", look.px(27)), at, PAPER)
    stamp(pale, glyph("raid", look.px(21)), at, FLAME)
    return pale


@lru_cache(KEPT)
def tally(look: Look, house: str, kind: str, things: tuple[tuple[str, int], ...]) -> Image.Image:
    """A small plate of what a house lost (red, minus) or gained (green, plus) in an area."""
    livery = look.livery(house)
    sign, edge = ("−", RED) if kind == "lost" else ("+", GREEN)
    shown = [(thing.removeprefix("routed-"), count) for thing, count in things]
    height, badge, cell, digit = 34, 25, 27, 11
    widths = [cell + (digit if count > 1 else 0) for _, count in shown]
    width = badge + sum(widths) + 13
    sheet = Sheet(look, width, height)
    for inset, fill in ((0.0, PAPER), (1.0, edge), (3.4, livery.colour)):
        sheet.plate((width, height), inset, 17 - inset, fill)
    sheet.disc(height, 0, PAPER)
    sheet.disc(height, 1, edge)
    plate = sheet.finish()
    f = look.times
    write(plate, (height / 2 * f, (height / 2 + 11) * f), sign, look.px(34), PAPER)
    left = badge + 6
    for (thing, count), room in zip(shown, widths, strict=True):
        middle = (left + cell / 2) * f, height / 2 * f
        stamp(plate, glyph(thing, look.px(22)), middle, livery.ink)
        if count > 1:
            at = (left + cell + digit / 2 - 4) * f, (height - 8) * f
            write(plate, at, str(count), look.px(24), livery.ink)
        left += room
    return plate
