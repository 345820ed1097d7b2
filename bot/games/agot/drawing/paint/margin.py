"""The margin of the map: tracks, houses, this round's cards and bans."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.agot.drawing.paint import pieces
from bot.games.agot.drawing.tokens import Token
from bot.games.agot.drawing.words import say
from bot.render.paint.ink import INK, PAPER, RED, blend, glyph
from bot.render.paint.type import Pen, fitted, font, wrapped
from bot.render.words import listed

if TYPE_CHECKING:
    from PIL import Image

    from bot.games.agot.drawing.margin import Margin, Row, Track
    from bot.render.paint.look import Look
    from bot.render.palettes import Colour

WIDTH = 352
"""Pixels from the left edge of the margin to its right edge."""

STEP = 104
"""Pixels from one track to the next."""
SMALL = 20
"""The smallest letters of a heading; what is longer has two lines."""
HAND_SIZE = 23
BAN_SIZE = 46
COLUMNS = (0, 98, 240)
"""Where the columns of the legend begin."""
ROOM = (58, 106, 84)
"""How wide the words of each column may be."""
LEGEND = (
    ("march", "footman", "castle"),
    ("defend", "knight", "stronghold"),
    ("support", "siege-engine", "barrel"),
    ("raid", "ship", "crown"),
    ("consolidate", "power-token", "anchor"),
)
FADED: Colour = (120, 106, 88)
RULE: Colour = (176, 158, 128)
GOLD: Colour = (150, 104, 14)


def paint_margin(
    sheet: Image.Image, look: Look, margin: Margin, left: int, top: int, bottom: int
) -> None:
    """Draw the margin of a scene into the strip that begins at `left`."""
    pen = Pen(sheet)
    y = _head(pen, margin, left, top)
    if margin.winner:
        disc = pieces.sigil(look, margin.winner, 64)
        sheet.paste(disc, (left + WIDTH - 64, y - 72), disc)
    y = _tracks(sheet, look, margin, left, y)
    y = _heading(pen, say("heading-houses"), left, y)
    for row in margin.rows:
        y = _house(sheet, look, row, left, y)
    if margin.cards or margin.bans:
        y = _heading(pen, say("heading-westeros"), left, y + 8)
        _bans(sheet, look, margin, left + WIDTH, y - 14)
        _cards(pen, margin, left, y)
    _legend(sheet, look, margin, left, bottom)


def _head(pen: Pen, margin: Margin, left: int, y: int) -> int:
    pen.text((left, y + 52), margin.title, font=font("name", 66), fill=INK, anchor="ls")
    end = left + pen.textlength(margin.title, font=font("name", 66))
    pen.text((end + 12, y + 52), say("round-of"), font=font("sea", 32), fill=FADED, anchor="ls")
    below = margin.notice or margin.phase
    face = "name" if margin.notice else "sea"
    pen.text((left, y + 98), below, font=font(face, 38), fill=INK, anchor="ls")
    return y + 120


def _heading(pen: Pen, text: str, left: int, y: int) -> int:
    pen.text((left, y + 30), text, font=font("sea", 26), fill=FADED, anchor="ls")
    pen.line((left, y + 40, left + WIDTH, y + 40), fill=RULE, width=2)
    return y + 50


def _tracks(sheet: Image.Image, look: Look, margin: Margin, left: int, y: int) -> int:
    pen = Pen(sheet)
    y = _heading(pen, say("heading-influence"), left, y)
    tracks = margin.tracks
    columns = [left + 44 + 28 + i * STEP for i in range(len(tracks))]
    icons = {"iron-throne": "throne", "fiefdoms": "blade", "kings-court": "raven"}
    for x, track in zip(columns, tracks, strict=True):
        _dominance(sheet, icons[track.id], track, x, y)
    y += 82
    positions = max(len(track.houses) for track in tracks)
    for position in range(positions):
        middle = y + position * 54 + 24
        number = str(position + 1)
        pen.text((left + 8, middle), number, font=font("number", 30), fill=FADED, anchor="lm")
        for x, track in zip(columns, tracks, strict=True):
            # A track being bid for is empty or half full.
            for house in track.houses[position : position + 1]:
                disc = pieces.sigil(look, house, 48)
                sheet.paste(disc, (x - 24, middle - 24), disc)
            for star in range(sum(track.stars[position : position + 1])):
                at = (x + 30 + (star % 2) * 17, middle - 17 + (star // 2) * 18)
                sheet.paste(GOLD, at, glyph("star", 17))
    return y + positions * 54 + 4


def _dominance(sheet: Image.Image, icon: str, track: Track, x: int, y: int) -> None:
    """The head of a track; a used dominance token is faint."""
    pen = Pen(sheet)
    ink = blend(PAPER, INK, 0.35) if track.used else INK
    sheet.paste(ink, (x - 20, y + 2), glyph(icon, 40))
    lines = [track.name]
    style = fitted(track.name, STEP - 8, "label", 24)
    if style.size < SMALL:
        lines, style = wrapped(track.name, STEP, SMALL), font("label", SMALL)
    for at, line in enumerate(lines):
        below = y + 68 + (at - (len(lines) - 1) * 0.6) * SMALL
        pen.text((x, below), line, font=style, fill=ink, anchor="ms")
    if track.used:
        pen.text((x + 22, y + 24), say("used"), font=font("label", 21), fill=RED, anchor="lm")


def _house(sheet: Image.Image, look: Look, row: Row, left: int, y: int) -> int:
    """Name and castles, then supply, power and number of cards, then the names of the cards."""
    pen = Pen(sheet)
    right = left + WIDTH
    disc = pieces.sigil(look, row.house, 64)
    sheet.paste(disc, (left, y + 8), disc)
    text = left + 78
    pen.text((text, y + 36), row.name, font=font("name", 37), fill=INK, anchor="ls")
    castles = f"{row.castles}/{row.goal}"
    pen.text((right, y + 38), castles, font=font("number", 42), fill=INK, anchor="rs")
    end = right - round(pen.textlength(castles, font=font("number", 42)))
    sheet.paste(INK, (end - 38, y + 7), glyph("castle", 32))
    x = text
    for icon, value, room in (
        ("barrel", str(row.supply), 58),
        ("crown", str(row.power), 74),
        ("card", str(len(row.hand)), 60),
    ):
        sheet.paste(FADED, (x, y + 50), glyph(icon, 25))
        pen.text((x + 31, y + 73), value, font=font("number", 32), fill=INK, anchor="ls")
        x += room
    limits = "·".join(str(n) for n in row.limits)
    pen.text((right, y + 73), limits, font=font("number", 26), fill=FADED, anchor="rs")
    hand = listed(row.hand) or say("hand-empty")
    y += 100
    for line in wrapped(hand, WIDTH, HAND_SIZE):
        pen.text((left, y), line, font=font("label", HAND_SIZE), fill=INK, anchor="ls")
        y += HAND_SIZE + 1
    return y - 8


def _cards(pen: Pen, margin: Margin, left: int, y: int) -> None:
    for number, card in zip(("I", "II", "III"), margin.cards, strict=False):
        pen.text((left + 14, y + 28), number, font=font("name", 25), fill=FADED, anchor="ms")
        style = fitted(card, WIDTH - 38, "text", 30)
        pen.text((left + 38, y + 28), card, font=style, fill=INK, anchor="ls")
        y += 38


def _bans(sheet: Image.Image, look: Look, margin: Margin, right: int, bottom: int) -> None:
    """The orders forbidden this round, struck out, up to the right edge."""
    pen = Pen(sheet)
    top = bottom - BAN_SIZE
    for face in margin.bans:
        right -= BAN_SIZE
        token = pieces.order(look, None, face, size=BAN_SIZE)
        sheet.paste(token, (right, top), token)
        pen.line((right + 4, bottom - 4, right + BAN_SIZE - 4, top + 4), fill=RED, width=6)
        right -= 8


def _legend(sheet: Image.Image, look: Look, margin: Margin, left: int, bottom: int) -> None:
    """The meaning of the symbols, at the foot of the margin.

    Columns close up over things that the game does not have.
    """
    pen = Pen(sheet)
    top = bottom - 42 * len(LEGEND) - 50
    _heading(pen, say("heading-legend"), left, top)
    for column, signs in enumerate(zip(*LEGEND, strict=True)):
        for row, sign in enumerate(s for s in signs if s not in margin.lacks):
            x, middle = left + 19 + COLUMNS[column], top + 50 + 42 * row + 24
            if column == 0:
                token = pieces.order(look, None, Token(sign), size=40)
                sheet.paste(token, (x - 20, middle - 20), token)
            elif sign == "power-token":
                token = pieces.power_token(look, margin.rows[0].house, 36)
                sheet.paste(token, (x - 18, middle - 18), token)
            else:
                sheet.paste(INK, (x - 15, middle - 15), glyph(sign, 30))
            text = say(f"legend-{sign}", look.board)
            style = fitted(text, ROOM[column], "label", 20)
            pen.text((x + 21, middle), text, font=style, fill=INK, anchor="lm")
