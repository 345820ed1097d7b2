"""The margin of the map: tracks, Houses, this round's cards and bans."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.agot.drawing.paint import pieces
from bot.games.agot.drawing.paint.house import house_height, paint_house
from bot.games.agot.drawing.paint.legend import PITCH, TIGHT, legend_height, paint_legend
from bot.games.agot.drawing.paint.pieces import GREEN
from bot.games.agot.drawing.paint.rows import paint_row, row_height
from bot.games.agot.drawing.paint.sections import (
    FADED,
    GOLD,
    HEADED,
    NUMERALS,
    RULE,
    cards_of,
    paint_heading,
    paint_section,
    section_height,
)
from bot.games.agot.drawing.words import say
from bot.render.paint.ink import INK, PAPER, RED, blend, glyph
from bot.render.paint.text import fitted, font, wrapped

if TYPE_CHECKING:
    from bot.games.agot.drawing.margin import HeldObjective, Margin, Track
    from bot.render.paint.look import Look
    from bot.render.paint.rtl_page import RtlPage

WIDTH = 352
"""The width of the margin, in pixels."""

STEP = 104
"""Pixels from one track to the next."""
SMALL = 20
"""The smallest letters of a heading; a longer one has two lines."""
HOLDER = 26
"""The size of the sigil of a House that has stolen a token."""
HAND_SIZE = 23
BAN_SIZE = 46
FEW = 6
"""With more Houses than this, the margin is set closer."""
LOOSE = 16
"""The gap between such Houses if there is room, in pixels."""


def paint_margin(
    page: RtlPage,
    look: Look,
    margin: Margin,
    left: int,
    top: int,
    bottom: int,
) -> None:
    """Draw the margin of a scene into the strip that begins at `left`."""
    y = _head(page, margin, left, top)
    if margin.winner:
        disc = pieces.sigil(look, margin.winner, 54)
        page.paste(disc, (left + WIDTH - 54, y - 62), disc)
    y = _tracks(page, look, margin, left, y)
    between = left, left + WIDTH
    y = paint_heading(page, say("heading-houses"), between, y)
    if len(margin.rows) > FEW:
        below = (*cards_of(margin), *margin.sections)
        shown = sum(section_height(section) for section in below)
        full = shown + sum(row_height(row, WIDTH, roomy=True) for row in margin.rows)
        roomy = full + legend_height(margin, TIGHT) <= bottom - y
        taken = shown + sum(row_height(row, WIDTH, roomy=roomy) for row in margin.rows)
        room = bottom - y - taken
        pitch = PITCH if room >= legend_height(margin) else TIGHT
        legend = bottom - legend_height(margin, pitch)
        gap = max(0, min(LOOSE, (legend - y - taken) // len(margin.rows)))
        for row in margin.rows:
            y = paint_row(page, look, row, between, y, roomy=roomy) + gap
        for section in below:
            y = paint_section(page, look, section, between, y, bans=margin.bans)
        paint_legend(page, look, margin, between, legend, pitch)
        return
    roomy = _is_roomy(margin, bottom - y)
    for row in margin.rows:
        y = paint_house(page, look, row, between, y, roomy=roomy)
    if margin.aims:
        y = _aims(page, margin, left, y + 8)
    if margin.cards or margin.bans:
        y = paint_heading(page, say("heading-westeros"), between, y + 8)
        _bans(page, look, margin, left + WIDTH, y - 14)
        _cards(page, margin, left, y)
    paint_legend(page, look, margin, between, bottom - legend_height(margin))


def _is_roomy(margin: Margin, room: int) -> bool:
    """Return whether long names of players may have lines of their own in a height."""
    taken = legend_height(margin) + sum(house_height(row, WIDTH) for row in margin.rows)
    if margin.aims:
        taken += 8 + HEADED + sum(42 + 23 * len(_asked(aim)) for aim in margin.aims)
    if margin.cards or margin.bans:
        taken += 8 + HEADED + 38 * len(margin.cards)
    return taken <= room


def _head(page: RtlPage, margin: Margin, left: int, y: int) -> int:
    page.text((left, y + 52), margin.title, font=font("name", 66), fill=INK, anchor="ls")
    end = left + page.textlength(margin.title, font=font("name", 66))
    of = say("round-of") if margin.of_rounds else ""
    style = fitted(of, left + WIDTH - end - 12, "sea", 32)
    page.text((end + 12, y + 52), of, font=style, fill=FADED, anchor="ls")
    below = margin.notice or margin.phase
    face = "name" if margin.notice else "sea"
    page.text((left, y + 98), below, font=font(face, 38), fill=INK, anchor="ls")
    return y + 120


def _tracks(page: RtlPage, look: Look, margin: Margin, left: int, y: int) -> int:
    y = paint_heading(page, say("heading-influence"), (left, left + WIDTH), y)
    tracks = margin.tracks
    bonds = {row.house: row.bound for row in margin.rows}
    columns = [left + 44 + 28 + i * STEP for i in range(len(tracks))]
    icons = {"iron-throne": "throne", "fiefdoms": "blade", "kings-court": "raven"}
    for x, track in zip(columns, tracks, strict=True):
        _dominance(page, icons[track.id], track, x, y)
        if track.stolen_by is not None:
            # The first House of the track does not have its token: who does is on it.
            disc = pieces.sigil(look, track.stolen_by, HOLDER, bound=bonds.get(track.stolen_by))
            page.paste(disc, (x - 22, y + 18), disc)
    y += 82
    positions = max(len(track.houses) for track in tracks)
    # With more than six Houses they are closer to each other.
    pitch, size = (48, 44) if positions <= FEW else (38, 36)
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


def _asked(aim: HeldObjective) -> list[str]:
    """Return the condition of an objective, in lines."""
    return wrapped(aim.text, WIDTH - 30, HAND_SIZE - 1)


def _aims(page: RtlPage, margin: Margin, left: int, y: int) -> int:
    """Draw the objectives of the picture's seat; those fulfilled now have a filled mark."""
    y = paint_heading(page, say("heading-own-objectives"), (left, left + WIDTH), y)
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
