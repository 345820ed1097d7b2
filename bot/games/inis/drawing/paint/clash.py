"""Paint the card of a clash: the territory, and a column for everyone there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from bot.games.inis.drawing.paint import pieces
from bot.games.inis.drawing.paint.cards import landscape
from bot.games.inis.drawing.paint.knot import plait
from bot.games.inis.drawing.paint.panel import FADED, RULE, card_back
from bot.games.inis.drawing.shades import BOARD
from bot.games.inis.drawing.words import say
from bot.render.paint.ink import INK, PAPER, RED, blend
from bot.render.paint.look import Look
from bot.render.paint.rtl_page import RtlPage
from bot.render.paint.text import fitted, font, wrapped
from bot.render.palettes import load_palette

if TYPE_CHECKING:
    from bot.games.inis.drawing.clash import ClashCard, ClashSide

WIDTH = 1080
EDGE = 28
VIEW = (WIDTH - 2 * EDGE, 300)
GAP = 18
COLUMN = 392
"""The height of a player's column."""
STORY = 31
MOST = 9
"""The most lines about events."""


def paint_clash(card: ClashCard, palette: str) -> Image.Image:
    """Return the finished picture of a clash.

    Raises `ValueError` for a palette that does not exist.
    """
    colours = load_palette(BOARD, palette).ground
    page = RtlPage(Image.new("RGB", (WIDTH, 1500), colours["page"]))
    look = Look(BOARD, palette)
    mark = pieces.swords(look, 76)
    page.paste(mark, (EDGE, 14), mark)
    page.text((EDGE + 92, 74), card.title, font=font("name", 54), fill=INK, anchor="ls")
    page.text((WIDTH - EDGE, 74), card.moment, font=font("sea", 36), fill=FADED, anchor="rs")
    _place(page, look, card, palette, 104)
    y = 104 + VIEW[1] + 2 * 16 + GAP
    wide = (WIDTH - 2 * EDGE - (len(card.sides) - 1) * GAP) // len(card.sides)
    for number, side in enumerate(card.sides):
        _column(page, look, side, EDGE + number * (wide + GAP), y, wide)
    y += COLUMN + 60
    page.text((WIDTH // 2, y), card.state, font=font("name", 42), fill=INK, anchor="ms")
    y = _story(page, card.story, y + 26) if card.story else y + 10
    return page.image.crop((0, 0, WIDTH, y + 18))


def _place(page: RtlPage, look: Look, card: ClashCard, palette: str, top: int) -> None:
    """Paint the territory in a plait, with its Citadels."""
    shades = (look.colours.ground[name] for name in ("page", "knot", "knot_light"))
    braid = plait((VIEW[0], 16), 2, *shades)
    page.paste(braid, (EDGE, top))
    page.paste(braid, (EDGE, top + 16 + VIEW[1]))
    page.paste(landscape(card.territory, palette, VIEW), (EDGE, top + 16))
    frame = (EDGE - 1, top + 15, EDGE + VIEW[0], top + 16 + VIEW[1])
    page.rectangle(frame, outline=INK, width=3)
    large = Look(BOARD, palette, 1.5)
    for number in range(card.shelter):
        token = pieces.building(large, "citadel")
        x = EDGE + 18 + number * (token.width + 8)
        page.paste(token, (x, top + VIEW[1] - token.height), token)


def _column(page: RtlPage, look: Look, side: ClashSide, x: int, y: int, width: int) -> None:
    """Paint a player: exposed clans large, sheltered ones beside them, and the cards left."""
    livery = look.livery(side.seat)
    edge = RED if side.attacked else INK
    frame = (x, y, x + width, y + COLUMN)
    wide = 7 if side.acts or side.attacked else 2
    page.rounded_rectangle(frame, 14, fill=PAPER, outline=edge, width=wide)
    banner = (x + 8, y + 8, x + width - 8, y + 96)
    page.rounded_rectangle(banner, 9, fill=livery.colour, outline=blend(livery.colour, INK, 0.5))
    middle = x + width // 2
    foot = y + (52 if side.role else 66)
    style = fitted(side.name, width - 36, "name", 42)
    page.text((middle, foot), side.name, font=style, fill=livery.ink, anchor="ms")
    style = fitted(side.role, width - 36, "label", 29)
    page.text((middle, y + 86), side.role, font=style, fill=livery.ink, anchor="ms")
    if side.acts:
        page.polygon([(middle - 22, y - 14), (middle + 22, y - 14), (middle, y + 12)], RED, INK)
    groups = [
        (number, sheltered, word)
        for number, sheltered, word in (
            (side.exposed, False, "exposed"),
            (side.sheltered, True, "sheltered"),
        )
        if number
    ]
    large = Look(BOARD, look.palette, min(1.75, (width - 30) / max(1, len(groups)) / pieces.CLAN))
    for number, (clans, sheltered, word) in enumerate(groups):
        at = middle + round((number - (len(groups) - 1) / 2) * (large.px(pieces.CLAN) + 8))
        token = pieces.clans(large, side.seat, clans, sheltered=sheltered)
        page.paste(token, (at - token.width // 2, y + 180 - token.height // 2), token)
        text = say(f"inis-clash-{word}")
        style = fitted(text, (width - 16) / len(groups) - 8, "label", 31)
        page.text((at, y + 288), text, font=style, fill=INK, anchor="ms")
    step = (width - 20) / len(side.cards)
    for number, (kind, count) in enumerate(side.cards):
        left = round(x + 14 + number * step)
        card_back(page, kind, left, y + 322, 48)
        page.text((left + 42, y + 364), str(count), font=font("number", 40), fill=INK, anchor="ls")


def _story(page: RtlPage, story: tuple[str, ...], y: int) -> int:
    """Return the events of the clash in words, the latest last, as many as there is room for."""
    page.text(
        (EDGE, y + 30), say("inis-clash-story"), font=font("sea", 32), fill=FADED, anchor="ls"
    )
    page.line((EDGE, y + 42, WIDTH - EDGE, y + 42), fill=RULE, width=2)
    lines = [line for told in story for line in wrapped(told, WIDTH - 2 * EDGE, STORY)]
    y += 50
    for line in lines[-MOST:]:
        page.text((EDGE, y + STORY), line, font=font("label", STORY), fill=INK, anchor="ls")
        y += STORY + 7
    return y
