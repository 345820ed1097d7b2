"""The margin of the map: tracks, Houses, this round's cards and bans."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.agot.drawing.paint import pieces
from bot.games.agot.drawing.paint.pieces import GREEN
from bot.games.agot.drawing.paint.rows import paint_row, row_height
from bot.games.agot.drawing.paint.sections import (
    FADED,
    NUMERALS,
    RULE,
    cards_of,
    paint_section,
    section_height,
)
from bot.games.agot.drawing.tokens import Token
from bot.games.agot.drawing.words import say
from bot.render.paint.ink import INK, PAPER, RED, blend, glyph
from bot.render.paint.rtl_page import RtlPage
from bot.render.paint.text import fitted, font, shortened, wrapped
from bot.render.paint.user_names import legible
from bot.render.words import listed

if TYPE_CHECKING:
    from bot.games.agot.drawing.margin import HeldObjective, HouseRow, Margin, Track
    from bot.render.paint.look import Look
    from bot.render.palettes import Colour

WIDTH = 352
"""The width of the margin, in pixels."""

STEP = 104
"""Pixels from one track to the next."""
SMALL = 20
"""The smallest letters of a heading; a longer one has two lines."""
HAND_SIZE = 23
BAN_SIZE = 46
NAMED = 30
"""The height of a player's name, in pixels; without room for all names, none is drawn."""
COLUMNS = (0, 98, 240)
"""Where the columns of the legend begin."""
ROOM = (58, 106, 75)
"""How wide the words of each column may be."""
LEGEND = (
    ("march", "footman", "castle"),
    ("defend", "knight", "stronghold"),
    ("support", "siege-engine", "barrel"),
    ("raid", "ship", "crown"),
    ("consolidate", "power-token", "anchor"),
    ("iron-bank", "dragon", "loyalty"),
)
FEW = 6
"""With more Houses than this, the margin is set closer."""
LOOSE = 16
"""The gap between such Houses if there is room, in pixels."""
GOLD: Colour = (150, 104, 14)


def paint_margin(
    page: RtlPage,
    look: Look,
    margin: Margin,
    left: int,
    top: int,
    bottom: int,
    *,
    inset: bool = False,
) -> None:
    """Draw the margin of a scene into the strip that begins at `left`.

    Cards and offers that are on an `inset` of the map are left out.
    """
    y = _head(page, margin, left, top)
    if margin.winner:
        disc = pieces.sigil(look, margin.winner, 54)
        page.paste(disc, (left + WIDTH - 54, y - 62), disc)
    y = _tracks(page, look, margin, left, y)
    y = _heading(page, say("heading-houses"), left, y)
    legend = bottom - 42 * _legend_rows(margin) - 50
    if len(margin.rows) > FEW:
        below = () if inset else (*cards_of(margin), *margin.sections)
        taken = sum(row_height(row, WIDTH) for row in margin.rows)
        taken += sum(section_height(section) for section in below)
        gap = max(0, min(LOOSE, (legend - y - taken) // len(margin.rows)))
        for row in margin.rows:
            y = paint_row(page, look, row, (left, left + WIDTH), y) + gap
        for section in below:
            y = paint_section(page, look, section, (left, left + WIDTH), y, bans=margin.bans)
        _legend(page, look, margin, left, bottom)
        return
    named = y + _tall(margin) <= legend
    for row in margin.rows:
        y = _house(page, look, row, left, y, named=named)
    if margin.aims:
        y = _aims(page, margin, left, y + 8)
    if margin.cards or margin.bans:
        y = _heading(page, say("heading-westeros"), left, y + 8)
        _bans(page, look, margin, left + WIDTH, y - 14)
        _cards(page, margin, left, y)
    _legend(page, look, margin, left, bottom)


def _head(page: RtlPage, margin: Margin, left: int, y: int) -> int:
    page.text((left, y + 52), margin.title, font=font("name", 66), fill=INK, anchor="ls")
    end = left + page.textlength(margin.title, font=font("name", 66))
    of = say("round-of") if margin.begun else ""
    style = fitted(of, left + WIDTH - end - 12, "sea", 32)
    page.text((end + 12, y + 52), of, font=style, fill=FADED, anchor="ls")
    below = margin.notice or margin.phase
    face = "name" if margin.notice else "sea"
    page.text((left, y + 98), below, font=font(face, 38), fill=INK, anchor="ls")
    return y + 120


def _heading(page: RtlPage, text: str, left: int, y: int) -> int:
    page.text((left, y + 30), text, font=font("sea", 26), fill=FADED, anchor="ls")
    page.line((left, y + 40, left + WIDTH, y + 40), fill=RULE, width=2)
    return y + 50


def _tracks(page: RtlPage, look: Look, margin: Margin, left: int, y: int) -> int:
    y = _heading(page, say("heading-influence"), left, y)
    tracks = margin.tracks
    bonds = {row.house: row.bound for row in margin.rows}
    columns = [left + 44 + 28 + i * STEP for i in range(len(tracks))]
    icons = {"iron-throne": "throne", "fiefdoms": "blade", "kings-court": "raven"}
    for x, track in zip(columns, tracks, strict=True):
        _dominance(page, icons[track.id], track, x, y)
    y += 82
    positions = max(len(track.houses) for track in tracks)
    # With more than six Houses they are closer to each other.
    pitch, size = (54, 48) if positions <= FEW else (44, 42)
    for position in range(positions):
        middle = y + position * pitch + size // 2
        number = str(position + 1)
        page.text((left + 8, middle), number, font=font("number", 30), fill=FADED, anchor="lm")
        for x, track in zip(columns, tracks, strict=True):
            # A track that Houses are bidding for is empty or half full.
            for house in track.houses[position : position + 1]:
                disc = pieces.sigil(look, house, size, bound=bonds.get(house))
                page.paste(disc, (x - size // 2, middle - size // 2), disc)
            for star in range(sum(track.stars[position : position + 1])):
                at = (x + 30 + (star % 2) * 17, middle - 17 + (star // 2) * 18)
                page.paste(GOLD, at, glyph("star", 17))
    return y + positions * pitch + 4


def _dominance(page: RtlPage, icon: str, track: Track, x: int, y: int) -> None:
    """Draw the head of a track; a used dominance token is faint."""
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


def _hand(row: HouseRow) -> list[str]:
    """Return the names of the cards in hand, in lines; vassals have none."""
    if row.bound is not None:
        return []
    return wrapped(listed(row.hand) or say("hand-empty"), WIDTH, HAND_SIZE)


def _below(row: HouseRow) -> list[str]:
    """Return the lines below a House's figures: its hand, and its notes."""
    return [*_hand(row), *(line for note in row.notes for line in wrapped(note, WIDTH, HAND_SIZE))]


def _asked(aim: HeldObjective) -> list[str]:
    """Return the condition of an objective, in lines."""
    return wrapped(aim.text, WIDTH - 30, HAND_SIZE - 1)


def _tall(margin: Margin) -> int:
    """Return the height of the Houses and all below them, with the names of players."""
    houses = sum(92 + NAMED * bool(row.player) + 24 * len(_below(row)) for row in margin.rows)
    if margin.aims:
        houses += 58 + sum(34 + 23 * len(_asked(aim)) for aim in margin.aims)
    return houses + (58 + 38 * len(margin.cards) if margin.cards or margin.bans else 0)


def _house(page: RtlPage, look: Look, row: HouseRow, left: int, y: int, *, named: bool) -> int:
    """Draw a House: name, castles, player, Supply, Power, number of cards, and the cards' names."""
    right = left + WIDTH
    disc = pieces.sigil(look, row.house, 64, bound=row.bound)
    page.paste(disc, (left, y + 8), disc)
    text = left + 78
    page.text((text, y + 36), row.name, font=font("name", 37), fill=INK, anchor="ls")
    won = row.castles if row.points is None else row.points
    score = f"{won}/{row.goal}" if row.bound is None else str(won)
    page.text((right, y + 38), score, font=font("number", 42), fill=INK, anchor="rs")
    end = right - round(page.textlength(score, font=font("number", 42)))
    mark = row.counted if row.points is None else "laurel"
    page.paste(INK, (end - 38, y + 7), glyph(mark, 32))
    if named and row.player:
        face = font("label", 26)
        name = shortened(legible(row.player), right - text, face)
        page.text((text, y + 66), name, font=face, fill=FADED, anchor="ls")
        y += NAMED
    x = text
    figures = [("barrel", row.supply, 58)]
    if row.bound is None:
        # Even in a game in which castles do not win, some objectives count them.
        last = ("card", len(row.hand)) if row.points is None else ("castle", row.castles)
        figures += [("crown", row.power, 74), (*last, 60)]
    if row.debts:
        figures.append(("iron-bank", row.debts, 60))
    for icon, value, room in figures:
        page.paste(FADED, (x, y + 50), glyph(icon, 25))
        page.text((x + 31, y + 73), str(value), font=font("number", 32), fill=INK, anchor="ls")
        x += room
    limits = "·".join(str(n) for n in row.limits)
    if row.bond:
        room = right - x - round(page.textlength(limits, font=font("number", 26))) - 8
        style = fitted(row.bond, room, "label", 24)
        page.text((x, y + 72), row.bond, font=style, fill=FADED, anchor="ls")
    page.text((right, y + 73), limits, font=font("number", 26), fill=FADED, anchor="rs")
    y += 100
    for number, line in enumerate(_below(row)):
        ink = INK if number < len(_hand(row)) else GOLD
        page.text((left, y), line, font=font("label", HAND_SIZE), fill=ink, anchor="ls")
        y += HAND_SIZE + 1
    return y - 8


def _aims(page: RtlPage, margin: Margin, left: int, y: int) -> int:
    """Draw the objectives of the picture's seat; those fulfilled now have a filled mark."""
    y = _heading(page, say("heading-own-objectives"), left, y)
    for aim in margin.aims:
        right = left + WIDTH
        ink = GREEN if aim.now else INK
        page.text((right, y + 24), aim.worth, font=font("number", 28), fill=ink, anchor="rs")
        room = WIDTH - 40 - page.textlength(aim.worth, font=font("number", 28))
        page.paste(ink if aim.now else RULE, (left, y + 2), glyph("laurel", 24))
        style = fitted(aim.name, room, "text", 28)
        page.text((left + 30, y + 24), aim.name, font=style, fill=ink, anchor="ls")
        y += 34
        for line in _asked(aim):
            style = font("label", HAND_SIZE - 1)
            page.text((left + 30, y + 12), line, font=style, fill=FADED, anchor="ls")
            y += 23
    return y + 8


def _cards(page: RtlPage, margin: Margin, left: int, y: int) -> None:
    for number, card in zip(NUMERALS, margin.cards, strict=False):
        page.text((left + 14, y + 28), number, font=font("name", 25), fill=FADED, anchor="ms")
        style = fitted(card, WIDTH - 38, "text", 30)
        page.text((left + 38, y + 28), card, font=style, fill=INK, anchor="ls")
        y += 38


def _bans(page: RtlPage, look: Look, margin: Margin, right: int, bottom: int) -> None:
    """Draw the orders forbidden this round, struck out, up to the right edge."""
    top = bottom - BAN_SIZE
    for face in margin.bans:
        right -= BAN_SIZE
        token = pieces.order(look, None, face, size=BAN_SIZE)
        page.paste(token, (right, top), token)
        page.line((right + 4, bottom - 4, right + BAN_SIZE - 4, top + 4), fill=RED, width=6)
        right -= 8


def _legend_rows(margin: Margin) -> int:
    """Return how many rows the legend has."""
    columns = zip(*LEGEND, strict=True)
    return max(sum(sign not in margin.lacks for sign in column) for column in columns)


def _legend(page: RtlPage, look: Look, margin: Margin, left: int, bottom: int) -> None:
    """Draw the meaning of the symbols, at the foot of the margin.

    Columns leave no gaps for things that the game does not have.
    """
    top = bottom - 42 * _legend_rows(margin) - 50
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
            text = say(f"legend-{sign}")
            style = fitted(text, ROOM[column], "label", 20)
            page.text((x + 21, middle), text, font=style, fill=INK, anchor="lm")
