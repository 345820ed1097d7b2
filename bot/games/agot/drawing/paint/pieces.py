"""Pieces and tokens as small pictures with transparent corners, made once and kept.

Sizes are those on the full map; a look may ask for larger drawings.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PIL import Image, ImageChops, ImageDraw

from bot.render.paint.canvas import Sheet, disc_mask, stamp, write
from bot.render.paint.ink import INK, PAPER, RED, blend, glyph

if TYPE_CHECKING:
    from bot.games.agot.drawing.scene import Figure
    from bot.games.agot.drawing.tokens import Token
    from bot.render.paint.ink import Fill
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
    "iron-bank": (204, 206, 200),
}
ORDER_DEEP: dict[str, Colour] = {
    "march": (124, 30, 16),
    "defend": (20, 56, 112),
    "support": (30, 82, 34),
    "raid": (58, 46, 42),
    "consolidate": (112, 70, 4),
    "iron-bank": (52, 62, 58),
}
"""The dark color of each kind of order; tokens with a star have dark and light exchanged."""
BADGES = {"march": "arrow-badge", "defend": "shield-badge", "support": "banner-badge"}
"""The full shapes on which the modifiers of orders stand."""
MODIFIER = {"march": (0.45, 0.74), "defend": (0.5, 0.72), "support": (0.5, 0.66)}
"""Where the baseline of a modifier is in the middle, in shares of the width of its token."""
LOYAL: Colour = (122, 38, 96)
KEPT = 1000
"""How many pieces of each sort are cached, about 20 kB each."""


FREE: Colour = (160, 156, 150)
"""The rim of the pieces of a House that nobody plays or commands yet."""


@lru_cache(KEPT)
def sigil(
    look: Look, house: str, size: float, *, ring: bool = True, bound: str | None = None
) -> Image.Image:
    """Return the disc of a House: its color with its sigil.

    For a House that nobody plays it is a square, with a rim in the color of the commander.
    """
    livery = look.livery(house)
    sheet = Sheet(look, size, size)
    share = 0.68
    if bound is not None:
        share = 0.56
        side, edge = (size, size), size * 0.11
        for inset, fill in ((0.0, INK), (1.8, rim_of(look, bound)), (edge, INK)):
            sheet.plate(side, inset, size * 0.2 - inset * 0.6, fill)
        sheet.plate(side, edge + 1.2, size * 0.12, livery.colour)
    else:
        if ring:
            sheet.disc(size, 0, INK)
        sheet.disc(size, 1.8 if ring else 0, livery.colour)
    disc = sheet.finish()
    stamp(
        disc,
        glyph(livery.sigil, look.px(size * share)),
        (disc.width / 2, disc.height / 2),
        livery.ink,
    )
    return disc


def rim_of(look: Look, bound: str) -> Colour:
    """Return the color of the commander of a House that nobody plays."""
    return look.livery(bound).colour if bound else FREE


@lru_cache(KEPT)
def army(
    look: Look, house: str, figures: tuple[Figure, ...], *, bound: str | None = None
) -> Image.Image:
    """Return a plate in the color of a House: its sigil, then its units, kind by kind, with counts.

    The plate of a House that nobody plays is hatched, with a rim in the color of the commander.
    """
    livery = look.livery(house)
    fill, ink = livery.colour, livery.ink
    # Three or more kinds are closer together, so that the largest army fits into a small area.
    cell, size, badge, digit = (38, 36, 30, 13) if len(figures) < 3 else (33, 33, 27, 11)
    height, edge = (48, 3.0) if bound is None else (56, 8.0)
    widths = [cell + (digit if f.count > 1 else 0) for f in figures]
    start = edge - 3
    width = badge + sum(widths) + 7 + 2 * start
    sheet = Sheet(look, width, height)
    sheet.plate((width, height), 0, 11, (*PAPER, 235))
    sheet.plate((width, height), 1, 10, INK)
    if bound is not None:
        sheet.plate((width, height), 2.5, 9, rim_of(look, bound))
        sheet.plate((width, height), edge - 1.5, 6, INK)
    sheet.plate((width, height), edge, 8 if bound is None else 5, fill)
    line, low = badge + start, height - edge
    sheet.polygon(
        [(line - 0.5, edge), (line + 0.5, edge), (line + 0.5, low), (line - 0.5, low)],
        blend(fill, ink, 0.45),
    )
    plate = sheet.finish()
    f = look.times
    middle = (badge / 2 + start + 2) * f, height / 2 * f
    stamp(plate, glyph(look.livery(house).sigil, look.px(badge - 8)), middle, ink)
    left = line + 2
    for figure, room in zip(figures, widths, strict=True):
        shade = blend(fill, ink, 0.55) if figure.routed else ink
        middle = ((left + cell / 2) * f, (height / 2 + (4 if figure.routed else 0)) * f)
        stamp(plate, glyph(figure.kind, look.px(size), lying=figure.routed), middle, shade)
        if figure.routed:
            base = round((height - edge - 5) * f)
            ends = (round((left + 4) * f), base, round((left + cell - 4) * f), base)
            ImageDraw.Draw(plate).line(ends, fill=shade, width=look.px(2))
        if figure.worth is not None:
            # On a phone the number is what one reads; the head of the Dragon is left of it.
            x, y = (left + cell - 10) * f, (height / 2 - 7) * f
            stamp(plate, disc_mask(look.px(28)), (x, y), PAPER)
            write(plate, (x, y + 11 * f), str(figure.worth), look.px(33), INK)
        if figure.count > 1:
            at = ((left + cell + digit / 2 - 2) * f, (height - edge - 5) * f)
            write(plate, at, str(figure.count), look.px(31), ink, look.px(digit + 3))
        left += room
    return plate


@lru_cache(KEPT)
def order(
    look: Look,
    house: str | None,
    face: Token | None,
    *,
    draft: bool = False,
    size: float = 48,
    vassal: bool = False,
) -> Image.Image:
    """Return an order token with a rim in the House's color; face down it shows only the sigil.

    A draft has a dashed rim; a token of no particular House has a gray one. Tokens of vassals are
    square.

    Raises `ValueError` for a face-down token of no House.
    """
    colour, ink = STONE, PAPER
    if house:
        colour, ink = look.livery(house).colour, look.livery(house).ink
    sheet = Sheet(look, size, size)

    def layer(inset: float, fill: Fill) -> None:
        if vassal:
            sheet.plate((size, size), inset, max(2.0, size * 0.16 - inset * 0.7), fill)
        else:
            sheet.disc(size, inset, fill)

    layer(0, (*PAPER, 235))
    layer(1, INK)
    layer(2.5, colour)
    if draft and vassal:
        for along in (size * 0.2, size * 0.5, size * 0.8):
            for x, y in ((along, 2.5), (along, size - 7.5), (2.5, along), (size - 7.5, along)):
                wide, high = (size * 0.12, 5.0) if x == along else (5.0, size * 0.12)
                corners = [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]
                sheet.polygon(corners, PAPER)
    elif draft:
        box = (2.5 * sheet.unit, 2.5 * sheet.unit, *[(size - 2.5) * sheet.unit] * 2)
        for start in range(0, 360, 45):
            sheet.pen.arc(box, start, start + 22, PAPER, round(5 * sheet.unit))
    if face is None:
        if house is None:
            raise ValueError("a token of no house has no back")
        layer(5.5, blend(colour, ink, 0.75))
        layer(7, colour)
        token = sheet.finish()
        stamp(
            token,
            glyph(look.livery(house).sigil, look.px(size * 0.58)),
            (token.width / 2, token.height / 2),
            ink,
        )
        return token
    fill, ink = ORDER_FILL[face.kind], ORDER_DEEP[face.kind]
    if face.star:
        fill, ink = ink, fill
    layer(6, fill)
    token = sheet.finish()
    _face(token, look, face, size, (fill, ink))
    return token


def _face(
    token: Image.Image, look: Look, face: Token, size: float, inks: tuple[Colour, Colour]
) -> None:
    """Draw the face of an order: its shape with its modifier, a star, and an anchor."""
    width, px = token.width, look.px
    fill, ink = inks
    # On a phone the digit is what one reads, so a plus gives its room to it.
    modifier = face.modifier.removeprefix("+")
    if face.other:
        for name, x in ((face.kind, 0.31), (face.other, 0.69)):
            stamp(token, glyph(name, px(size * 0.38)), (width * x, width * 0.32), ink)
        write(token, (width / 2, width * 0.89), modifier, px(size * 0.56), ink)
    elif modifier:
        badge = glyph(BADGES[face.kind], px(size * 0.86))
        inside = disc_mask(px(size - 12))
        frame = Image.new("L", inside.size)
        inset = (inside.width - badge.width) // 2
        frame.paste(badge, (inset, inset))
        stamp(token, ImageChops.multiply(frame, inside), (width / 2, width / 2), ink)
        (x, y), shade = MODIFIER[face.kind], PAPER
        if face.star:
            x, y, shade = x - 0.07, y + 0.06, fill
        write(token, (width * x, width * y), modifier, px(size * 0.68), shade)
    else:
        stamp(token, glyph(face.kind, px(size * 0.6)), (width / 2, width / 2), ink)
    if face.afloat:
        at = (width * 0.8, width * 0.2)
        stamp(token, disc_mask(px(size * 0.5)), at, PAPER)
        stamp(token, disc_mask(px(size * 0.45)), at, INK)
        stamp(token, glyph("anchor", px(size * 0.36)), at, PAPER)
    if face.star:
        corner = (width * 0.78, width * 0.22)
        stamp(token, glyph("star", px(size * 0.56)), corner, INK)
        stamp(token, glyph("star", px(size * 0.43)), corner, GOLD)


@lru_cache(KEPT)
def power_token(look: Look, house: str, size: float = 36) -> Image.Image:
    """Return a Power token: a six-sided piece in the color of a House with its sigil."""
    livery = look.livery(house)
    sheet = Sheet(look, size, size)
    for inset, fill in ((0.0, (*PAPER, 235)), (1.0, INK), (2.6, livery.colour)):
        r, m = size / 2 - inset, size / 2
        low, high = m + r * 0.52, m - r * 0.52
        corners = [(m, m - r), (m + r, high), (m + r, low), (m, m + r), (m - r, low), (m - r, high)]
        sheet.polygon(corners, fill)
    token = sheet.finish()
    middle = token.width / 2, token.height / 2
    stamp(token, glyph(livery.sigil, look.px(size * 0.84)), middle, livery.ink)
    return token


@lru_cache(KEPT)
def keep(look: Look, house: str | None, strength: int) -> Image.Image:
    """Return a garrison (with a rim in the color of its House) or a neutral force (gray)."""
    width, height = (34, 40) if house else (46, 52)
    sheet = Sheet(look, width, height)
    rim = look.livery(house).colour if house else (160, 156, 150)
    fill, ink = (PAPER, INK) if house else (STONE, PAPER)
    for inset, shade in ((0.0, (*PAPER, 235)), (1.0, INK), (2.4, rim), (4.6, INK), (5.4, fill)):
        right, bottom, shoulder = width - inset, height - inset, height * 0.6
        corners = [(inset, inset), (right, inset), (right, shoulder), (width / 2, bottom)]
        sheet.polygon([*corners, (inset, shoulder)], shade)
    token = sheet.finish()
    size = 35 if house else 44
    at = (token.width / 2, token.height * 0.47 + look.px(size) * 0.33)
    write(token, at, str(strength), look.px(size), ink)
    return token


@lru_cache(KEPT)
def shield(look: Look, house: str) -> Image.Image:
    """Return the shield of a House, for a home area that is another's as printed."""
    width, height = 34, 40
    livery = look.livery(house)
    sheet = Sheet(look, width, height)
    for inset, shade in ((0.0, (*PAPER, 235)), (1.0, INK), (2.6, livery.colour)):
        right, shoulder = width - inset, height * 0.6
        corners = [(inset, inset), (right, inset), (right, shoulder), (width / 2, height - inset)]
        sheet.polygon([*corners, (inset, shoulder)], shade)
    token = sheet.finish()
    stamp(
        token, glyph(livery.sigil, look.px(25)), (token.width / 2, token.height * 0.45), livery.ink
    )
    return token


@lru_cache(KEPT)
def battle(look: Look, winner: str | None) -> Image.Image:
    """Return crossed swords, for a decided battle with the sigil of its winner."""
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
    """Return an order that was taken off the map: pale, struck out, aflame."""
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
    """Return a small plate with a House's losses (red, minus) or gains (green, plus) in an area."""
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


SIGN_EDGE: dict[str, Colour] = {"loyal": INK, "better": GREEN, "worse": RED}


@lru_cache(KEPT)
def sign(look: Look, name: str, count: int, tone: str) -> Image.Image:
    """Return a lasting mark of an area: loyalty tokens, or a permanent change.

    Loyalty is a small square on its corner; a change is a tag with a plus, or with a flame.
    """
    if tone == "loyal":
        size = 34
        wide = size + (16 if count > 1 else 0)
        sheet = Sheet(look, wide, size)
        if count > 1:
            low, high, left, right = 4.0, size - 4.0, size * 0.5, wide - 1.0
            sheet.polygon([(left, low), (right, low), (right, high), (left, high)], INK)
        token = sheet.finish()
        middle = size / 2 * look.times, size / 2 * look.times
        for reach, ink in ((size, PAPER), (size - 2.5, INK), (size - 6, LOYAL)):
            stamp(token, diamond(look.px(reach)), middle, ink)
        stamp(token, glyph("heart", look.px(size * 0.42)), middle, PAPER)
        if count > 1:
            at = (wide - 9.5) * look.times, (size / 2 + 10.5) * look.times
            write(token, at, str(count), look.px(32), PAPER)
        return token
    height, cell, edge = 26, 25, SIGN_EDGE[tone]
    width = 17 + cell * min(count, 2)
    sheet = Sheet(look, width, height)
    for inset, fill in ((0.0, PAPER), (1.0, edge), (3.5, blend(PAPER, edge, 0.25))):
        sheet.plate((width, height), inset, 8 - inset, fill)
    tag = sheet.finish()
    f = look.times
    if tone == "better":
        write(tag, (10 * f, (height / 2 + 9) * f), "+", look.px(27), GREEN)
    else:
        stamp(tag, glyph("raid", look.px(19)), (11 * f, height / 2 * f), FLAME)
    for i in range(min(count, 2)):
        at = (17 + cell * (i + 0.5) - 3) * f, height / 2 * f
        stamp(tag, glyph(name, look.px(19)), at, INK)
    return tag


@lru_cache(32)
def diamond(size: int) -> Image.Image:
    """Return the mask of a square that stands on a corner."""
    large = Image.new("L", (size * 4, size * 4))
    half = size * 2
    pen = ImageDraw.Draw(large)
    pen.polygon([(half, 0), (size * 4 - 1, half), (half, size * 4 - 1), (0, half)], fill=255)
    return large.reduce(4)
