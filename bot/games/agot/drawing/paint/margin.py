"""The margin of the map: tracks, houses, this round's cards and bans."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.agot.drawing.paint import pieces
from bot.games.agot.drawing.tokens import Token
from bot.games.agot.drawing.words import say
from bot.render.paint.ink import INK, PAPER, RED, blend, glyph
from bot.render.paint.page import Page
from bot.render.paint.people import legible
from bot.render.paint.type import fitted, font, shortened, wrapped
from bot.render.words import listed

if TYPE_CHECKING:
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
NAMED = 30
"""Pixels that the name of who plays a House takes; without room for all, none is said."""
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


def paint_margin(page: Page, look: Look, margin: Margin, left: int, top: int, bottom: int) -> None:
    """Draw the margin of a scene into the strip that begins at `left`."""
    y = _head(page, margin, left, top)
    if margin.winner:
        disc = pieces.sigil(look, margin.winner, 64)
        page.paste(disc, (left + WIDTH - 64, y - 72), disc)
    y = _tracks(page, look, margin, left, y)
    y = _heading(page, say("heading-houses"), left, y)
    legend = bottom - 42 * len(LEGEND) - 50
    named = y + _tall(margin) <= legend
    for row in margin.rows:
        y = _house(page, look, row, left, y, named=named)
    if margin.cards or margin.bans:
        y = _heading(page, say("heading-westeros"), left, y + 8)
        _bans(page, look, margin, left + WIDTH, y - 14)
        _cards(page, margin, left, y)
    _legend(page, look, margin, left, bottom)


def _head(page: Page, margin: Margin, left: int, y: int) -> int:
    page.text((left, y + 52), margin.title, font=font("name", 66), fill=INK, anchor="ls")
    end = left + page.textlength(margin.title, font=font("name", 66))
    of = say("round-of")
    style = fitted(of, left + WIDTH - end - 12, "sea", 32)
    page.text((end + 12, y + 52), of, font=style, fill=FADED, anchor="ls")
    below = margin.notice or margin.phase
    face = "name" if margin.notice else "sea"
    page.text((left, y + 98), below, font=font(face, 38), fill=INK, anchor="ls")
    return y + 120


def _heading(page: Page, text: str, left: int, y: int) -> int:
    page.text((left, y + 30), text, font=font("sea", 26), fill=FADED, anchor="ls")
    page.line((left, y + 40, left + WIDTH, y + 40), fill=RULE, width=2)
    return y + 50


def _tracks(page: Page, look: Look, margin: Margin, left: int, y: int) -> int:
    y = _heading(page, say("heading-influence"), left, y)
    tracks = margin.tracks
    columns = [left + 44 + 28 + i * STEP for i in range(len(tracks))]
    icons = {"iron-throne": "throne", "fiefdoms": "blade", "kings-court": "raven"}
    for x, track in zip(columns, tracks, strict=True):
        _dominance(page, icons[track.id], track, x, y)
    y += 82
    positions = max(len(track.houses) for track in tracks)
    for position in range(positions):
        middle = y + position * 54 + 24
        number = str(position + 1)
        page.text((left + 8, middle), number, font=font("number", 30), fill=FADED, anchor="lm")
        for x, track in zip(columns, tracks, strict=True):
            # A track being bid for is empty or half full.
            for house in track.houses[position : position + 1]:
                disc = pieces.sigil(look, house, 48)
                page.paste(disc, (x - 24, middle - 24), disc)
            for star in range(sum(track.stars[position : position + 1])):
                at = (x + 30 + (star % 2) * 17, middle - 17 + (star // 2) * 18)
                page.paste(GOLD, at, glyph("star", 17))
    return y + positions * 54 + 4


def _dominance(page: Page, icon: str, track: Track, x: int, y: int) -> None:
    """The head of a track; a used dominance token is faint."""
    ink = blend(PAPER, INK, 0.35) if track.used else INK
    page.paste(ink, (x - 20, y + 2), glyph(icon, 40))
    lines = [track.name]
    style = fitted(track.name, STEP - 8, "label", 24)
    if style.size < SMALL:
        lines, style = wrapped(track.name, STEP, SMALL), font("label", SMALL)
    for at, line in enumerate(lines):
        below = y + 68 + (at - (len(lines) - 1) * 0.6) * SMALL
        page.text((x, below), line, font=style, fill=ink, anchor="ms")
    if track.used:
        used = say("used")
        style = fitted(used, STEP - 44, "label", 21)
        page.text((x + 22, y + 24), used, font=style, fill=RED, anchor="lm")


def _hand(row: Row) -> list[str]:
    """The names of the cards in hand, in lines."""
    return wrapped(listed(row.hand) or say("hand-empty"), WIDTH, HAND_SIZE)


def _tall(margin: Margin) -> int:
    """How much room the Houses and what stands below them take with the names of their players."""
    houses = sum(92 + NAMED * bool(row.player) + 24 * len(_hand(row)) for row in margin.rows)
    return houses + (58 + 38 * len(margin.cards) if margin.cards or margin.bans else 0)


def _house(page: Page, look: Look, row: Row, left: int, y: int, *, named: bool) -> int:
    """Name and castles, who plays it, supply, power and number of cards, the cards' names."""
    right = left + WIDTH
    disc = pieces.sigil(look, row.house, 64)
    page.paste(disc, (left, y + 8), disc)
    text = left + 78
    page.text((text, y + 36), row.name, font=font("name", 37), fill=INK, anchor="ls")
    castles = f"{row.castles}/{row.goal}"
    page.text((right, y + 38), castles, font=font("number", 42), fill=INK, anchor="rs")
    end = right - round(page.textlength(castles, font=font("number", 42)))
    page.paste(INK, (end - 38, y + 7), glyph("castle", 32))
    if named and row.player:
        face = font("label", 26)
        name = shortened(legible(row.player), right - text, face)
        page.text((text, y + 66), name, font=face, fill=FADED, anchor="ls")
        y += NAMED
    x = text
    for icon, value, room in (
        ("barrel", str(row.supply), 58),
        ("crown", str(row.power), 74),
        ("card", str(len(row.hand)), 60),
    ):
        page.paste(FADED, (x, y + 50), glyph(icon, 25))
        page.text((x + 31, y + 73), value, font=font("number", 32), fill=INK, anchor="ls")
        x += room
    limits = "·".join(str(n) for n in row.limits)
    page.text((right, y + 73), limits, font=font("number", 26), fill=FADED, anchor="rs")
    y += 100
    for line in _hand(row):
        page.text((left, y), line, font=font("label", HAND_SIZE), fill=INK, anchor="ls")
        y += HAND_SIZE + 1
    return y - 8


def _cards(page: Page, margin: Margin, left: int, y: int) -> None:
    for number, card in zip(("I", "II", "III"), margin.cards, strict=False):
        page.text((left + 14, y + 28), number, font=font("name", 25), fill=FADED, anchor="ms")
        style = fitted(card, WIDTH - 38, "text", 30)
        page.text((left + 38, y + 28), card, font=style, fill=INK, anchor="ls")
        y += 38


def _bans(page: Page, look: Look, margin: Margin, right: int, bottom: int) -> None:
    """The orders forbidden this round, struck out, up to the right edge."""
    top = bottom - BAN_SIZE
    for face in margin.bans:
        right -= BAN_SIZE
        token = pieces.order(look, None, face, size=BAN_SIZE)
        page.paste(token, (right, top), token)
        page.line((right + 4, bottom - 4, right + BAN_SIZE - 4, top + 4), fill=RED, width=6)
        right -= 8


def _legend(page: Page, look: Look, margin: Margin, left: int, bottom: int) -> None:
    """The meaning of the symbols, at the foot of the margin.

    Columns close up over things that the game does not have.
    """
    top = bottom - 42 * len(LEGEND) - 50
    _heading(page, say("heading-legend"), left, top)
    for column, signs in enumerate(zip(*LEGEND, strict=True)):
        for row, sign in enumerate(s for s in signs if s not in margin.lacks):
            x, middle = left + 19 + COLUMNS[column], top + 50 + 42 * row + 24
            if column == 0:
                token = pieces.order(look, None, Token(sign), size=40)
                page.paste(token, (x - 20, middle - 20), token)
            elif sign == "power-token":
                token = pieces.power_token(look, margin.rows[0].house, 36)
                page.paste(token, (x - 18, middle - 18), token)
            else:
                page.paste(INK, (x - 15, middle - 15), glyph(sign, 30))
            text = say(f"legend-{sign}", look.board)
            style = fitted(text, ROOM[column], "label", 20)
            page.text((x + 21, middle), text, font=style, fill=INK, anchor="lm")
