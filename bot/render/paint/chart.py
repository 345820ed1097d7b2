"""Paint a chart: a heading, and sections of bars with their intervals."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from PIL import Image

from bot.render.chart import describe
from bot.render.drawer import Picture
from bot.render.paint.ink import INK, PAPER, RED, blend, glyph
from bot.render.paint.look import Look
from bot.render.palettes import DEFAULT, Colour

from .text import Pen, fitted, font, shortened, wrapped

if TYPE_CHECKING:
    from bot.render.chart import Bar, Chart, Section

WIDTH = 1080
EDGE = 28
LABEL = 350
"""The width of a bar's label, in pixels."""
VALUE = 170
"""The width of its figure, in pixels."""
ROW = 66
LEAST = 25
"""The size of the letters of a label on two lines, in pixels."""
FADED: Colour = (112, 98, 80)
PLAIN: Colour = (137, 118, 88)
"""The color of bars that belong to no seat."""
COLOURS = 96
"""Colors that a picture is stored in."""
TRACK = EDGE + LABEL + 18
END = WIDTH - EDGE - VALUE
"""Where bars begin and where the longest ends, in pixels from the left."""


def paint_chart(chart: Chart, palette: str = DEFAULT) -> Picture:
    """Return the finished picture.

    Raises `ValueError` for a palette that does not exist.
    """
    look = None if chart.board is None else Look(chart.board, palette)
    rows = sum(len(section.bars) for section in chart.sections)
    high = 460 + 130 * len(chart.sections) + (ROW + 6) * rows
    sheet = Image.new("RGB", (WIDTH, high), PAPER)
    y = _head(sheet, chart)
    for section in chart.sections:
        y = _section(sheet, look, section, y)
    pen = Pen(sheet)
    for line in wrapped(chart.foot, WIDTH - 2 * EDGE, 30) if chart.foot else ():
        pen.text((EDGE, y + 34), line, font=font("label", 30), fill=FADED, anchor="ls")
        y += 38
    sheet = sheet.crop((0, 0, WIDTH, y + EDGE))
    target = io.BytesIO()
    sheet.quantize(COLOURS, dither=Image.Dither.NONE).save(target, "PNG", compress_level=6)
    return Picture(target.getvalue(), describe(chart), sheet.width, sheet.height)


def _head(sheet: Image.Image, chart: Chart) -> int:
    pen = Pen(sheet)
    sheet.paste(RED, (EDGE, 22), glyph("star", 56))
    left, y = EDGE + 74, 74
    for line in wrapped(chart.title, WIDTH - EDGE - left, 52, "name"):
        pen.text((left, y), line, font=font("name", 52), fill=INK, anchor="ls")
        y += 58
    for line in wrapped(chart.moment, WIDTH - EDGE - left, 34, "sea"):
        pen.text((left, y - 8), line, font=font("sea", 34), fill=FADED, anchor="ls")
        y += 42
    return y - 8


def _section(sheet: Image.Image, look: Look | None, section: Section, y: int) -> int:
    pen = Pen(sheet)
    pen.line((EDGE, y, WIDTH - EDGE, y), fill=blend(PAPER, INK, 0.3), width=2)
    for line in wrapped(section.title, WIDTH - 2 * EDGE, 38, "name"):
        pen.text((EDGE, y + 44), line, font=font("name", 38), fill=INK, anchor="ls")
        y += 46
    y += 16
    for bar in section.bars:
        _bar(sheet, look, bar, section.even, y)
        y += ROW + 6
    return y + 14


def _bar(sheet: Image.Image, look: Look | None, bar: Bar, even: float | None, y: int) -> None:
    """Draw one line: its label, the bar with its interval, a note below, and the figure."""
    pen = Pen(sheet)
    middle = y + ROW // 2
    colour, ink = PLAIN, INK
    if look is not None and bar.seat is not None:
        livery = look.livery(bar.seat)
        colour, ink = livery.colour, livery.ink
        plate = (EDGE, y + 4, EDGE + LABEL, y + ROW - 4)
        pen.rounded_rectangle(plate, 10, fill=colour, outline=INK, width=2)
    _label(pen, bar.label, middle, ink)
    thick = 9 if bar.note else 15
    line = y + 22 if bar.note else middle
    pen.rectangle((TRACK, line - thick, END, line + thick), fill=blend(PAPER, INK, 0.07))
    if bar.share > 0:
        frame = (TRACK, line - thick, max(TRACK + 3, _at(bar.share)), line + thick)
        pen.rectangle(frame, fill=colour, outline=INK, width=2)
    if even is not None:
        x = _at(even)
        pen.line((x, line - thick - 7, x, line + thick + 5), fill=RED, width=5)
    if bar.low is not None and bar.high is not None:
        left, right = _at(bar.low), _at(bar.high)
        for shade, width in ((PAPER, 8), (INK, 4)):  # It is visible on any bar.
            pen.line((left, line, right, line), fill=shade, width=width)
            for x in (left, right):
                pen.line((x, line - 11, x, line + 11), fill=shade, width=width)
    if bar.note:
        note = fitted(bar.note, END - TRACK, "label", 27)
        words = shortened(bar.note, END - TRACK, note)
        pen.text((TRACK, y + ROW - 6), words, font=note, fill=FADED, anchor="ls")
    figure = fitted(bar.value, VALUE - 16, "number", 44)
    pen.text((WIDTH - EDGE, middle), bar.value, font=figure, fill=INK, anchor="rm")


def _label(pen: Pen, text: str, middle: int, ink: Colour) -> None:
    """Write the label of a bar: on one line, or on two small ones."""
    room = LABEL - 24
    face = fitted(text, room, "name", 34)
    lines = [text]
    if face.size < LEAST:
        face = font("name", LEAST)
        lines = wrapped(text, room, LEAST, "name")
        if len(lines) > 2:
            lines = [lines[0], shortened(" ".join(lines[1:]), room, face)]
    top = middle - (len(lines) - 1) * (LEAST + 2) / 2
    for number, line in enumerate(lines):
        at = (EDGE + 14, top + number * (LEAST + 2))
        pen.text(at, shortened(line, room, face), font=face, fill=ink, anchor="lm")


def _at(share: float) -> int:
    return round(TRACK + (END - TRACK) * min(1.0, max(0.0, share)))
