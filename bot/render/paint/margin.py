"""What stands beside the map: tracks, houses, this round's cards and bans."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import ImageDraw

from bot.render.paint import pieces
from bot.render.paint.ink import INK, PAPER, Colour, blend, font, glyph
from bot.render.words import say

if TYPE_CHECKING:
    from PIL import Image

    from bot.render.scene import Margin, Row, Scene, Track

WIDTH = 352
FADED: Colour = (120, 106, 88)
RULE: Colour = (176, 158, 128)
GOLD: Colour = (150, 104, 14)


def paint_margin(sheet: Image.Image, scene: Scene, left: int, top: int, bottom: int) -> None:
    """Draw the margin of a scene into the strip that begins at `left`."""
    pen = ImageDraw.Draw(sheet)
    margin = scene.margin
    right = left + WIDTH
    y = _head(pen, margin, left, top)
    y = _tracks(sheet, pen, scene, left, right, y)
    y = _heading(pen, say("heading-houses"), left, right, y)
    for row in margin.rows:
        y = _house(sheet, pen, scene.board, row, left, right, y)
    y = _heading(pen, say("heading-westeros"), left, right, y + 6)
    y = _cards(pen, margin, left, y)
    if margin.bans:
        y = _heading(pen, say("heading-bans"), left, right, y + 6)
        _bans(sheet, pen, scene, left, y)
    if margin.notice:
        pen.text((left, bottom - 10), margin.notice, font=font("name", 46), fill=INK, anchor="ls")


def _head(pen: ImageDraw.ImageDraw, margin: Margin, left: int, y: int) -> int:
    pen.text((left, y + 52), margin.title, font=font("name", 66), fill=INK, anchor="ls")
    end = left + pen.textlength(margin.title, font=font("name", 66))
    pen.text((end + 12, y + 52), say("round-of"), font=font("sea", 32), fill=FADED, anchor="ls")
    pen.text((left, y + 98), margin.phase, font=font("sea", 38), fill=INK, anchor="ls")
    return y + 120


def _heading(pen: ImageDraw.ImageDraw, text: str, left: int, right: int, y: int) -> int:
    pen.text((left, y + 30), text, font=font("sea", 26), fill=FADED, anchor="ls")
    pen.line((left, y + 40, right, y + 40), fill=RULE, width=2)
    return y + 50


def _tracks(
    sheet: Image.Image, pen: ImageDraw.ImageDraw, scene: Scene, left: int, right: int, y: int
) -> int:
    y = _heading(pen, say("heading-influence"), left, right, y)
    tracks = scene.margin.tracks
    columns = [left + 44 + 28 + i * 104 for i in range(len(tracks))]
    icons = {"iron-throne": "throne", "fiefdoms": "blade", "kings-court": "raven"}
    for x, track in zip(columns, tracks, strict=True):
        _dominance(sheet, pen, icons[track.id], track, x, y)
    y += 82
    for position in range(max(len(t.houses) for t in tracks)):
        middle = y + position * 54 + 24
        pen.text(
            (left + 8, middle), str(position + 1), font=font("number", 30), fill=FADED, anchor="lm"
        )
        for x, track in zip(columns, tracks, strict=True):
            disc = pieces.sigil(scene.board, track.houses[position], 48)
            sheet.paste(disc, (x - 24, middle - 24), disc)
            for star in range(track.stars[position] if position < len(track.stars) else 0):
                mark = glyph("star", 17)
                at = (x + 30 + (star % 2) * 17, middle - 17 + (star // 2) * 18)
                sheet.paste(GOLD, at, mark)
    return y + max(len(t.houses) for t in tracks) * 54 + 4


def _dominance(
    sheet: Image.Image, pen: ImageDraw.ImageDraw, icon: str, track: Track, x: int, y: int
) -> None:
    ink = blend(PAPER, INK, 0.35) if track.used else INK
    sheet.paste(ink, (x - 20, y + 2), glyph(icon, 40))
    text = f"{track.name} ({say('used')})" if track.used else track.name
    pen.text((x, y + 68), text, font=font("label", 24), fill=ink, anchor="ms")


def _house(
    sheet: Image.Image,
    pen: ImageDraw.ImageDraw,
    board: str,
    row: Row,
    left: int,
    right: int,
    y: int,
) -> int:
    """Two lines a house: name and castles, then supply, power and cards."""
    disc = pieces.sigil(board, row.house, 64)
    sheet.paste(disc, (left, y + 8), disc)
    text = left + 78
    pen.text((text, y + 36), row.name, font=font("name", 36), fill=INK, anchor="ls")
    mark = glyph("castle", 32)
    sheet.paste(INK, (right - 82, y + 8), mark)
    pen.text((right, y + 40), f"{row.castles}/7", font=font("number", 40), fill=INK, anchor="rs")
    x = text
    for icon, value in (
        ("barrel", str(row.supply)),
        ("crown", str(row.power)),
        ("card", str(row.hand)),
    ):
        sheet.paste(FADED, (x, y + 50), glyph(icon, 24))
        pen.text((x + 30, y + 73), value, font=font("number", 30), fill=INK, anchor="ls")
        x += 64
    limits = "·".join(str(n) for n in row.limits)
    pen.text((right, y + 73), limits, font=font("number", 26), fill=FADED, anchor="rs")
    return y + 92


def _cards(pen: ImageDraw.ImageDraw, margin: Margin, left: int, y: int) -> int:
    if not margin.cards:
        pen.text((left, y + 26), say("no-cards"), font=font("sea", 26), fill=FADED, anchor="ls")
        return y + 40
    for number, card in zip(("I", "II", "III"), margin.cards, strict=False):
        pen.text((left + 14, y + 30), number, font=font("name", 26), fill=FADED, anchor="ms")
        pen.text((left + 38, y + 30), card, font=font("text", 31), fill=INK, anchor="ls")
        y += 42
    return y + 4


def _bans(sheet: Image.Image, pen: ImageDraw.ImageDraw, scene: Scene, left: int, y: int) -> None:
    house = scene.margin.rows[0].house
    for face in scene.margin.bans:
        token = pieces.order(scene.board, house, face, size=56)
        sheet.paste(token, (left, y + 4), token)
        pen.line((left + 4, y + 56, left + 52, y + 8), fill=(168, 23, 44), width=6)
        left += 72
