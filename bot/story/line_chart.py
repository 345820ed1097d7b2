"""Charts as pictures, with smooth lines and no words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from bot.render.paint.ink import INK, PAPER, blend, thick_line
from bot.render.palettes import Colour

FINE = 2
"""Charts are drawn this many times too large and then reduced."""
GRID = blend(PAPER, INK, 0.16)


@dataclass(frozen=True)
class Frame:
    """The frame of a chart: values run from ``low`` to ``high``, times to ``last``."""

    width: int
    height: int
    last: float
    low: float
    high: float
    pad: int = 12

    def x(self, at: float) -> float:
        """Return the position of a time, in pixels."""
        return self.pad + (self.width - 2 * self.pad) * at / max(self.last, 1e-9)

    def y(self, value: float) -> float:
        """Return the position of a value, in pixels."""
        span = max(self.high - self.low, 1e-9)
        return self.height - self.pad - (self.height - 2 * self.pad) * (value - self.low) / span


def paint_lines(
    frame: Frame, lines: Sequence[tuple[Colour, Sequence[float]]], ticks: Sequence[float]
) -> Image.Image:
    """Draw a line for each row of values, one value at each whole time.

    Lines that lie on each other are drawn side by side; all of them have a dark edge, so that pale
    ones can be seen.
    """
    sheet, pen = _grid(frame, ticks)
    reach = 3.4 * FINE
    middle = (len(lines) - 1) / 2
    for number, (colour, values) in enumerate(lines):
        aside = (number - middle) * 2.4 * FINE
        points = [
            (frame.x(at) * FINE, frame.y(value) * FINE + aside) for at, value in enumerate(values)
        ]
        if len(points) > 1:
            thick_line(pen, points, reach + 1.6 * FINE, INK)
            thick_line(pen, points, reach, colour)
    return sheet.reduce(FINE)


def paint_shares(
    frame: Frame,
    colours: Sequence[Colour],
    times: Sequence[float],
    shares: Sequence[Sequence[float]],
) -> Image.Image:
    """Draw shares of a whole as bands one above the other, the first one at the top."""
    sheet, pen = _grid(frame, ())
    tops = [frame.y(1.0)] * len(times)
    for number, colour in enumerate(colours):
        bottoms = [frame.y(1.0 - sum(row[: number + 1])) for row in shares]
        edge = [(frame.x(at) * FINE, y * FINE) for at, y in zip(times, tops, strict=True)]
        back = [(frame.x(at) * FINE, y * FINE) for at, y in zip(times, bottoms, strict=True)]
        if len(edge) > 1:
            pen.polygon([*edge, *reversed(back)], fill=colour)
            pen.line(back, fill=INK, width=FINE)
        tops = bottoms
    box = (frame.x(0) * FINE, frame.y(1) * FINE, frame.x(frame.last) * FINE, frame.y(0) * FINE)
    pen.rectangle(box, outline=INK, width=2 * FINE)
    return sheet.reduce(FINE)


def _grid(frame: Frame, ticks: Sequence[float]) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    sheet = Image.new("RGB", (frame.width * FINE, frame.height * FINE), PAPER)
    pen = ImageDraw.Draw(sheet)
    for round in range(int(frame.last) + 1):
        x = frame.x(round) * FINE
        pen.line((x, frame.y(frame.high) * FINE, x, frame.y(frame.low) * FINE), GRID, FINE)
    for value in ticks:
        y = frame.y(value) * FINE
        pen.line((frame.x(0) * FINE, y, frame.x(frame.last) * FINE, y), GRID, FINE)
    return sheet, pen
