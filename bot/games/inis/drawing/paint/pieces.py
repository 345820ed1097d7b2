"""Clans, buildings and other marks as small pictures, made once and kept.

Sizes are those on a map with a pixel to a map unit; a look may ask for others. Every seat has a
color, a shape and a symbol; any one of the three is enough to recognize it.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING

from PIL import Image

from bot.games.inis.drawing.shades import kind as kind_of
from bot.render.paint.canvas import Sheet, stamp, write
from bot.render.paint.ink import INK, PAPER, RED, blend, glyph
from bot.render.paint.text import Pen, fitted

if TYPE_CHECKING:
    from bot.games.inis.drawing.island import Point
    from bot.render.paint.ink import Fill
    from bot.render.paint.look import Look
    from bot.render.palettes import Colour

GOLD: Colour = (232, 182, 62)
STONE: Colour = (112, 108, 104)
FLAME: Colour = (214, 92, 28)
GREEN: Colour = (28, 104, 56)
SPENT: Colour = (176, 168, 152)
KEPT = 1000
"""How many pieces of each sort are cached, about 20 kB each."""

SIGNS = {"green": "leaf", "blue": "salmon", "orange": "sun", "white": "moon"}
"""The symbol on the pieces of each seat."""

PLATE = 258.0
"""The greatest width of a name plate."""
CLAN = 82.0
"""The width of a token of clans."""


def _disc(m: float, r: float) -> list[Point]:
    return [
        (m + r * math.cos(math.tau * i / 72), m + r * math.sin(math.tau * i / 72))
        for i in range(72)
    ]


def _shield(m: float, r: float) -> list[Point]:
    side = r * 0.9
    low = [
        (m + side * math.cos(t), m - r * 0.1 + r * 1.1 * math.sin(t) ** 0.8)
        for t in (math.pi * i / 40 for i in range(41))
    ]
    return [(m - side, m - r * 0.94), (m, m - r * 0.8), (m + side, m - r * 0.94), *low]


def _lozenge(m: float, r: float) -> list[Point]:
    reach = r * 1.06
    return [(m, m - reach), (m + reach, m), (m, m + reach), (m - reach, m)]


def _square(m: float, r: float) -> list[Point]:
    side, cut = r * 0.88, r * 0.26
    return [
        (m - side + cut, m - side),
        (m + side - cut, m - side),
        (m + side, m - side + cut),
        (m + side, m + side - cut),
        (m + side - cut, m + side),
        (m - side + cut, m + side),
        (m - side, m + side - cut),
        (m - side, m - side + cut),
    ]


_SHAPES = {"green": _disc, "blue": _shield, "orange": _lozenge, "white": _square}


def _cut(sheet: Sheet, seat: str, size: float, inset: float, fill: Fill) -> None:
    sheet.polygon(_SHAPES[seat](size / 2, size / 2 - inset), fill)


@lru_cache(KEPT)
def emblem(look: Look, seat: str, size: float) -> Image.Image:
    """Return the shape of a seat with its sign, without a number."""
    livery = look.livery(seat)
    sheet = Sheet(look, size, size)
    for inset, fill in ((size * 0.03, INK), (size * 0.075, livery.colour)):
        _cut(sheet, seat, size, inset, fill)
    token = sheet.finish()
    sign = glyph(SIGNS[seat], look.px(size * (0.46 if seat == "orange" else 0.56)))
    stamp(token, sign, (token.width / 2, token.height * 0.49), livery.ink)
    return token


@lru_cache(KEPT)
def clans(look: Look, seat: str, number: int, *, sheltered: bool = False) -> Image.Image:
    """Return the clans of a seat: shape, sign and number, with walls if sheltered."""
    livery = look.livery(seat)
    size = CLAN
    sheet = Sheet(look, size, size)
    edge: list[tuple[float, Fill]] = [(0.0, (*PAPER, 240)), (2.0, INK)]
    if sheltered:
        edge += [(4.2, STONE), (10.0, INK), (11.6, livery.colour)]
    else:
        edge += [(4.6, livery.colour)]
    for inset, fill in edge:
        _cut(sheet, seat, size, inset, fill)
    token = sheet.finish()
    width = token.width
    sign = "citadel" if sheltered else SIGNS[seat]
    pointed = seat == "orange"
    mark = glyph(sign, look.px(19 if sheltered else 22 if pointed else 24))
    stamp(token, mark, (width / 2, width * (0.26 if pointed else 0.23)), livery.ink)
    figures = look.px((44 if pointed else 52) - (6 if number > 9 else 0) - (10 if sheltered else 0))
    write(
        token,
        (width / 2, width * (0.79 if seat != "white" else 0.84)),
        str(number),
        figures,
        livery.ink,
    )
    return token


@lru_cache(KEPT)
def building(look: Look, what: str, number: int = 1, *, fresh: bool = False) -> Image.Image:
    """Return a round token of a building or of the Festival; several share one with a number.

    A new building has a golden ring.
    """
    fill, ink = {
        "capital": (GOLD, INK),
        "citadel": (STONE, PAPER),
        "sanctuary": (PAPER, INK),
        "festival": (FLAME, PAPER),
    }[what]
    size = 60.0
    sheet = Sheet(look, size, size)
    rings: list[tuple[float, Fill]] = [(0.0, (*PAPER, 240)), (2.0, INK), (4.0, fill)]
    if fresh:
        rings = [(0.0, INK), (1.4, GOLD), (6.4, INK), (8.0, fill)]
    for inset, shade in rings:
        sheet.disc(size, inset, shade)
    token = sheet.finish()
    middle = token.width / 2
    if number == 1:
        stamp(token, glyph(what, look.px(36)), (middle, middle), ink)
        return token
    stamp(token, glyph(what, look.px(21)), (middle, token.width * 0.24), ink)
    write(token, (middle, token.width * 0.91), str(number), look.px(44), ink)
    return token


@lru_cache(KEPT)
def change(look: Look, seat: str, number: int) -> Image.Image:
    """Return clans that came (green, plus) or went (red, minus), with the sign of their seat."""
    sign, fill = ("+", GREEN) if number > 0 else ("−", RED)
    text = f"{sign}{abs(number)}"
    width, height = 62.0, 34.0
    sheet = Sheet(look, width, height)
    for inset, shade in ((0.0, PAPER), (1.2, INK), (2.6, fill)):
        sheet.plate((width, height), inset, 17 - inset, shade)
    token = sheet.finish()
    badge = emblem(look, seat, 31)
    token.paste(badge, (look.px(2), (token.height - badge.height) // 2), badge)
    write(token, (look.px(46), look.px(27)), text, look.px(29), PAPER)
    return token


@lru_cache(KEPT)
def swords(look: Look, size: float = 66.0) -> Image.Image:
    """Return crossed swords on red, the mark of a clash."""
    sheet = Sheet(look, size, size)
    for inset, fill in ((0.0, PAPER), (2.0, INK), (3.6, RED)):
        sheet.disc(size, inset, fill)
    mark = sheet.finish()
    stamp(mark, glyph("battle", look.px(size * 0.6)), (mark.width / 2, mark.width / 2), PAPER)
    return mark


@lru_cache(KEPT)
def site(look: Look, number: int) -> Image.Image:
    """Return the mark of a location for a tile, with its number."""
    size = 50.0
    sheet = Sheet(look, size, size)
    for inset, fill in ((0.0, PAPER), (2.0, INK), (4.0, GOLD)):
        sheet.disc(size, inset, fill)
    mark = sheet.finish()
    write(mark, (mark.width / 2, mark.width * 0.72), str(number), look.px(32), INK)
    return mark


@lru_cache(KEPT)
def name_plate(look: Look, name: str, chieftain: str | None, card: str | None) -> Image.Image:
    """Return a territory's name in its chieftain's colors, or on paper, with its card beside it.

    The card is yellow in the display and gray when spent; in a hand, it has the shape of the seat.
    """
    height, tip = 38.0, 11.0
    left = 40.0 if chieftain else 14.0
    right = 34.0 if card else 14.0
    style = fitted(name, (PLATE - left - right) * look.times, "name", look.px(28))
    words = style.length(name) / look.times
    width = left + words + right + 8
    livery = look.livery(chieftain) if chieftain else None
    fill, ink = (livery.colour, livery.ink) if livery else (PAPER, INK)
    sheet = Sheet(look, width, height)
    for inset, shade in ((0.0, (*PAPER, 230)), (1.6, INK), (3.4, fill)):
        top, foot, half = inset, height - inset, height / 2
        outline = [
            (tip, top),
            (width - tip, top),
            (width - inset, half),
            (width - tip, foot),
            (tip, foot),
            (inset, half),
        ]
        sheet.polygon(outline, shade)
    plate = sheet.finish()
    pen = Pen(plate)
    if chieftain:
        badge = emblem(look, chieftain, 34)
        plate.paste(badge, (look.px(7), (plate.height - badge.height) // 2), badge)
    at = (look.px(left + 3), plate.height / 2)
    pen.text(at, name, font=style, fill=ink, anchor="lm")
    if card:
        _card(plate, look, card, (look.px(width - right), plate.height / 2))
    return plate


def _card(plate: Image.Image, look: Look, lies: str, at: tuple[float, float]) -> None:
    """Paint a small Advantage card that shows where it is."""
    tint = kind_of("advantage")
    wide, high = look.px(18), look.px(25)
    x, y = round(at[0]), round(at[1] - high / 2)
    pen = Pen(plate)
    edge = max(1, look.px(1.6))
    pen.rounded_rectangle((x - edge, y - edge, x + wide + edge, y + high + edge), look.px(3), PAPER)
    pen.rounded_rectangle((x, y, x + wide, y + high), look.px(3), INK)
    fill = SPENT if lies == "spent" else tint.colour
    pen.rounded_rectangle((x + edge, y + edge, x + wide - edge, y + high - edge), look.px(2), fill)
    if lies == "spent":
        pen.line((x + edge, y + high - edge, x + wide - edge, y + edge), INK, edge)
    elif lies != "display":
        badge = emblem(look, lies, 17)
        plate.paste(
            badge, (x + (wide - badge.width) // 2 + 1, y + (high - badge.height) // 2), badge
        )


@lru_cache(KEPT)
def crows(look: Look, direction: str, size: float) -> Image.Image:
    """Return the Flock of Crows: a ring of arrows in the direction of play around a crow."""
    sheet = Sheet(look, size, size)
    for inset, fill in ((0.0, INK), (size * 0.03, PAPER)):
        sheet.disc(size, inset, fill)
    m, r, u = size / 2, size * 0.385, sheet.unit
    way = 1 if direction == "clockwise" else -1
    for k in range(3):
        start = math.tau * k / 3 - 1.2
        turn = [start + way * 1.45 * i / 24 for i in range(25)]
        points = [((m + r * math.cos(t)) * u, (m + r * math.sin(t)) * u) for t in turn]
        sheet.pen.line(points, INK, round(size * 0.065 * u), "curve")
        tip = turn[-1] + way * 0.36
        head = [
            (
                m + (r + size * 0.085) * math.cos(turn[-1]),
                m + (r + size * 0.085) * math.sin(turn[-1]),
            ),
            (m + r * math.cos(tip), m + r * math.sin(tip)),
            (
                m + (r - size * 0.085) * math.cos(turn[-1]),
                m + (r - size * 0.085) * math.sin(turn[-1]),
            ),
        ]
        sheet.polygon(head, INK)
    token = sheet.finish()
    bird = glyph("crow", look.px(size * 0.42))
    if way < 0:
        bird = bird.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    stamp(token, bird, (token.width / 2, token.height / 2), blend(INK, PAPER, 0.05))
    return token
