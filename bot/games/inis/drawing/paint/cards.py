"""Cards in a design of our own, and a hand of them.

Kinds differ in color, in the corners of their cards, and in the mark beside their names. A tree
marks a card's effect in the season, a triskele its effect in response.
"""

from __future__ import annotations

import math
import tomllib
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING

from PIL import Image

from bot.games.inis.drawing.paint import pieces
from bot.games.inis.drawing.paint.knot import plait, triskele
from bot.games.inis.drawing.paint.panel import kind_mark
from bot.games.inis.drawing.paint.terrain import PAINTERS, Brush
from bot.games.inis.drawing.shades import BOARD, kind, terrain
from bot.games.inis.drawing.words import say
from bot.render.paint.ink import INK, PAPER, blend, glyph
from bot.render.paint.look import Look
from bot.render.paint.rtl_page import RtlPage
from bot.render.paint.text import Pen, fitted, font, wrapped
from bot.render.palettes import load_palette

if TYPE_CHECKING:
    from bot.games.inis.drawing.hand import Hand, HandCard
    from bot.games.inis.drawing.island import Point

WIDTH = 1400
EDGE = 28
GAP = 14
TITLE = 44
"""The height of the line above a row of cards."""
CARD = (326, 452)
FRAME = 12
BANNER = 62
ART = (278, 118)
SIZE, SMALLEST = 33, 24
"""The text sizes of a card, largest first; the largest that fits is used."""
_FINE = 3


@cache
def signs() -> dict[str, str]:
    """Return the symbol of every card that does not show a territory, from
    `assets/inis/cards.toml`."""
    return tomllib.loads((files("assets") / BOARD / "cards.toml").read_text("utf-8"))


def paint_hand(hand: Hand, palette: str) -> Image.Image:
    """Return the finished picture of a hand: four cards in a row, more if there are many.

    Raises `ValueError` for a palette that does not exist.
    """
    colour = load_palette(BOARD, palette).ground["page"]
    number = sum(len(group.cards) for group in hand.groups)
    columns = 4 if number <= 16 else 5 if number <= 25 else 7
    wide = (WIDTH - 2 * EDGE - (columns - 1) * GAP) // columns
    high = round(wide * CARD[1] / CARD[0])
    rows = math.ceil(number / columns)
    size = (WIDTH, 104 + max(1, rows) * (TITLE + high + GAP))
    page = RtlPage(Image.new("RGB", size, colour))
    badge = pieces.emblem(Look(BOARD, palette), hand.seat, 76)
    page.paste(badge, (EDGE, 12), badge)
    page.text((EDGE + 94, 70), hand.title, font=font("name", 52), fill=INK, anchor="ls")
    if not number:
        page.text((EDGE, 160), say("inis-hand-none"), font=font("sea", 40), fill=INK, anchor="ls")
        return page.image.crop((0, 0, WIDTH, 200))
    place = 0
    for group in hand.groups:
        for first, card in enumerate(group.cards):
            row, column = divmod(place, columns)
            x, y = EDGE + column * (wide + GAP), 104 + row * (TITLE + high + GAP)
            if first == 0 or column == 0:
                _heading(page, group.title, x, y, wide)
            face = card_face(card, palette)
            if wide != CARD[0]:
                face = face.resize((wide, high), Image.Resampling.LANCZOS)
            page.paste(face, (x, y + TITLE), face)
            place += 1
    return page.image


def _heading(page: Pen, title: str, x: int, y: int, width: int) -> None:
    face = fitted(title, width, "sea", 33)
    page.text((x + 2, y + 32), title, font=face, fill=INK, anchor="ls")


@lru_cache(130)
def card_face(card: HandCard, palette: str) -> Image.Image:
    """Return the picture of one card."""
    tint = kind(card.kind)
    width, height = CARD
    page = RtlPage(_blank(card.kind).copy())
    left, right = FRAME + 12, width - FRAME - 12
    mark = (left + 16, FRAME + BANNER / 2 + 1)
    kind_mark(page, card.kind, mark, 15, tint.pale)
    at = left + 42, FRAME + BANNER / 2
    ink = tint.ink if card.kind == "advantage" else PAPER
    style = fitted(card.name, right - left - 42, "name", 37)
    page.text(at, card.name, font=style, fill=ink, anchor="lm")
    art = _art(card, palette)
    top = FRAME + BANNER
    page.paste(art, ((width - art.width) // 2, top))
    box = ((width - art.width) // 2 - 1, top - 1, (width + art.width) // 2, top + art.height)
    page.rectangle(box, outline=tint.ink, width=2)
    _sides(page, card, left, top + art.height + 12, right, height - FRAME - 10)
    return page.image


@cache
def _blank(name: str) -> Image.Image:
    """Return the picture of a card of some kind with only its banner."""
    tint = kind(name)
    width, height = CARD
    f = _FINE
    large = Image.new("RGBA", (width * f, height * f), (*INK, 0))
    pen = Pen(large)
    for inset, fill in ((0, INK), (3, tint.colour), (FRAME, tint.ink), (FRAME + 2, tint.pale)):
        pen.polygon([(x * f, y * f) for x, y in _corners(name, inset)], fill=fill)
    banner = Image.new("L", large.size)
    inner = [(x * f, y * f) for x, y in _corners(name, FRAME + 2)]
    Pen(banner).polygon(inner, fill=255)
    Pen(banner).rectangle((0, (FRAME + BANNER) * f, width * f, height * f), fill=0)
    large.paste(tint.colour, (0, 0), banner)
    return large.reduce(f)


def _corners(name: str, inset: float) -> list[Point]:
    """Return the outline of a card: round corners, cut ones, or hollow ones, by its kind."""
    width, height = CARD
    r = 30.0
    points: list[Point] = []
    low, right, foot = inset, width - inset, height - inset
    for cx, cy, sx, sy in (
        (right, low, -1, 1),
        (right, foot, -1, -1),
        (low, foot, 1, -1),
        (low, low, 1, 1),
    ):
        turn: list[Point] = []
        for i in range(13):
            t = math.pi / 2 * i / 12
            match name:
                case "action":
                    dx, dy = r * (1 - math.sin(t)), r * (1 - math.cos(t))
                case "advantage":
                    dx, dy = r * 0.8 * (1 - i / 12), r * 0.8 * i / 12
                case _:
                    dx, dy = r * 0.85 * math.cos(t), r * 0.85 * math.sin(t)
            turn.append((cx + sx * dx, cy + sy * dy))
        # Clockwise from the north: every other corner is drawn the other way round.
        points += turn if sx * sy < 0 else turn[::-1]
    return points


def _sides(page: RtlPage, card: HandCard, left: int, top: int, right: int, foot: int) -> None:
    """Write the effects of a card, each side after its symbol, as large as fits."""
    tint = kind(card.kind)
    size = SIZE + 1
    while True:
        size -= 1
        texts = [wrapped(text, right - left - 54, size) for _, text in card.sides]
        heights = [max(48, len(lines) * (size + 2)) for lines in texts]
        if sum(heights) + 16 * (len(texts) - 1) <= foot - top or size == SMALLEST:
            break
    room = foot - top - sum(heights)
    gap = room / (len(texts) + 1)
    y = top + gap
    for number, ((side, _), lines, high) in enumerate(zip(card.sides, texts, heights, strict=True)):
        if number:
            rule = y - gap / 2
            page.line((left, rule, right, rule), fill=tint.colour, width=2)
        middle = round(y + high / 2)
        page.ellipse((left - 3, middle - 23, left + 43, middle + 23), fill=tint.ink)
        page.paste(tint.pale, (left + 3, middle - 17), glyph(side, 34))
        line = middle - (len(lines) - 1) * (size + 2) / 2
        for words in lines:
            page.text(
                (left + 54, line), words, font=font("label", size), fill=tint.ink, anchor="lm"
            )
            line += size + 2
        y += high + gap


def _art(card: HandCard, palette: str) -> Image.Image:
    if card.territory:
        return landscape(card.territory, palette, ART)
    return _ornament(signs()[card.id], card.kind)


@lru_cache(40)
def landscape(territory: str, palette: str, size: tuple[int, int]) -> Image.Image:
    """Return a view of a territory, with its typical feature in the middle."""
    width, height = size[0] * 2, size[1] * 2
    unit = max(width / 3.4, height / 1.6)
    shades = terrain(territory, palette)
    half = width / unit / 2 + 0.3
    sheet = Image.new("RGB", (round(2 * half * unit), round(3.4 * unit)), shades["base"])
    middle = half * unit, 1.4 * unit
    outline = [(-half, -1.3), (half, -1.3), (half, 1.9), (-half, 1.9)]
    brush = Brush(territory, sheet, middle, unit, shades, upward=True, outline=outline)
    PAINTERS[territory](brush)
    left, top = round(middle[0] - width / 2), round(middle[1] + 0.92 * unit - height / 2)
    return sheet.crop((left, top, left + width, top + height)).reduce(2)


@lru_cache(80)
def _ornament(sign: str, name: str) -> Image.Image:
    """Return a symbol on a disc; behind it a plait for Action cards, spirals for Epic Tales."""
    tint = kind(name)
    width, height = ART
    art = Image.new("RGB", ART, blend(tint.colour, tint.pale, 0.5))
    if name == "action":
        art.paste(plait(ART, 4, tint.pale, tint.ink, tint.colour), (0, 0))
    else:
        shade = tint.colour
        for x, size in ((50, 104), (width - 50, 104)):
            art.paste(shade, (x - size // 2, (height - size) // 2), triskele(size, 0.045, x / 70))
    disc = Image.new("L", (104 * _FINE, 104 * _FINE))
    Pen(disc).ellipse((0, 0, 104 * _FINE - 1, 104 * _FINE - 1), fill=255)
    mask = disc.reduce(_FINE)
    for inset, shade in ((0, tint.ink), (3, tint.pale)):
        small = mask.resize((104 - 2 * inset, 104 - 2 * inset))
        art.paste(shade, (width // 2 - 52 + inset, height // 2 - 52 + inset), small)
    art.paste(tint.ink, (width // 2 - 36, height // 2 - 36), glyph(sign, 72))
    return art
