"""Paint a chronicle: one picture that people share."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.games.registry import plugin_of
from bot.render.drawer import Picture
from bot.render.paint.canvas import encode
from bot.render.paint.ink import INK, PAPER, RED, blend, glyph
from bot.render.paint.look import Look
from bot.render.paint.text import Pen, fitted, font, wrapped
from bot.render.palettes import DEFAULT
from bot.text import Localizer, Plain, localizer_for
from bot.text.localizer import RIGHT_TO_LEFT

from .chronicle import Chronicle, ValueChart, change_line, describe, turn_line
from .line_chart import Frame, paint_lines, paint_shares

WIDTH = 1100
EDGE = 36
TALLEST = 4000
LABELS = 74
"""The room to the right of a chart for the signs of the seats."""
FADED = (112, 98, 80)


def paint_chronicle(chronicle: Chronicle, palette: str = DEFAULT) -> Picture:
    """Paint a chronicle, with its words.

    Raises `ValueError` for a palette that does not exist.
    """
    say = localizer_for(chronicle.language).of(chronicle.board)
    sheet = _Page(chronicle, say, palette).paint()
    table = sheet.quantize(160, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    return Picture(encode(sheet, table), describe(chronicle, say), sheet.width, sheet.height)


class _Page:
    """A sheet that is filled from top to bottom."""

    def __init__(self, chronicle: Chronicle, say: Localizer, palette: str) -> None:
        self._chronicle = chronicle
        self._say = say
        self._look = Look(chronicle.board, palette)
        self._glyphs = plugin_of(chronicle.board).tale.glyphs
        self._sheet = Image.new("RGB", (WIDTH, TALLEST), PAPER)
        self._pen = Pen(self._sheet)
        self._rtl = chronicle.language in RIGHT_TO_LEFT
        self._y = 22

    def paint(self) -> Image.Image:
        """Fill the sheet, and cut it off where it ends."""
        told = self._chronicle
        self._text(told.title, 54, "name")
        if told.dates:
            self._text(told.dates, 32, "label", fill=FADED)
        self._text(told.outcome, 36, "text")
        self._legend()
        if told.charts:
            self._chart(told.charts[0], 330)
        if told.chances:
            self._chances()
        self._small(told.charts[1:])
        self._facts(told.facts)
        return self._sheet.crop((0, 0, WIDTH, min(TALLEST, self._y + EDGE)))

    # -- words ----------------------------------------------------------------------------------

    def _text(
        self, text: str, size: int, style: str, *, left: int = EDGE, fill: object = INK
    ) -> None:
        right = WIDTH - EDGE
        if self._rtl:
            right, left = WIDTH - left, EDGE
        for line in wrapped(text, right - left, size, style):
            self._y += round(size * 1.22)
            self._line(line, left, right, self._y, size, style, fill)
        self._y += round(size * 0.3)

    def _line(
        self, text: str, left: int, right: int, y: int, size: int, style: str, fill: object = INK
    ) -> None:
        at, anchor = ((right, y), "rs") if self._rtl else ((left, y), "ls")
        self._pen.text(at, text, font=font(style, size), fill=fill, anchor=anchor)

    def _heading(self, text: str) -> None:
        self._y += 16
        self._text(text, 40, "name", fill=RED)

    # -- seats ----------------------------------------------------------------------------------

    def _sign(self, seat: str, x: float, y: float, size: int = 40) -> None:
        """Paint a disc in the color of a seat with its sign, with its middle at a point."""
        livery = self._look.livery(seat)
        half = size / 2
        box = (x - half, y - half, x + half, y + half)
        self._pen.ellipse(box, fill=livery.colour, outline=INK, width=2)
        if name := self._glyphs.get(seat):
            mask = glyph(name, round(size * 0.68))
            self._sheet.paste(
                livery.ink, (round(x - mask.width / 2), round(y - mask.height / 2)), mask
            )

    def _legend(self) -> None:
        """Paint all seats with their places and players, as many in a line as have room."""
        plugin = font("label", 32)
        x, self._y = EDGE, self._y + 34
        for one in self._chronicle.placed:
            seat = one.seat
            name = one.in_words(self._say) if one.place else one.name
            if one.person and not one.place:
                name = self._say("story-plays", seat=Plain(one.name), player=Plain(one.person))
            wide = 50 + round(plugin.length(name))
            if x + wide > WIDTH - EDGE:
                x = EDGE
                self._y += 54
            sign, at, anchor = x + 22, x + 50, "ls"
            if self._rtl:
                sign, at, anchor = WIDTH - sign, WIDTH - at, "rs"
            self._sign(seat, sign, self._y)
            self._pen.text((at, self._y + 11), name, font=plugin, fill=INK, anchor=anchor)
            x += wide + 28
        self._y += 34

    # -- charts ---------------------------------------------------------------------------------

    def _chart(self, chart: ValueChart, height: int) -> None:
        """Paint a large chart over the whole width."""
        self._heading(chart.title)
        self._lines(chart, EDGE, self._y, WIDTH - 2 * EDGE, height, 42)
        self._rounds(EDGE, self._y + height, WIDTH - 2 * EDGE - LABELS)
        self._y += height + 36

    def _lines(
        self, chart: ValueChart, left: int, top: int, wide: int, height: int, sign: int
    ) -> None:
        values = [value for line in chart.lines for value in line.values]
        low, high = (
            (0.5, max(values, default=1) + 0.5)
            if chart.places
            else (min(0, *values, 0), max(*values, 1))
        )
        frame = Frame(wide - LABELS, height, max(self._chronicle.rounds, 1), low, high)
        step = max(1, round((high - low) / 5))
        ticks = range(int(low), int(high) + 1, step) if not chart.places else ()
        rows = [
            (
                self._look.livery(line.seat).colour,
                [low + high - v if chart.places else v for v in line.values],
            )
            for line in chart.lines
        ]
        self._sheet.paste(paint_lines(frame, rows, list(ticks)), (left, top))
        ends = sorted(
            ((frame.y(row[-1]), line) for (_, row), line in zip(rows, chart.lines, strict=True)),
            key=lambda one: (one[0], self._chronicle.seats.index(one[1].seat)),
        )
        places = _apart([y for y, _ in ends], min(sign + 2, height / max(len(ends), 1)), height)
        for (_, line), y in zip(ends, places, strict=True):
            x = left + wide - LABELS + sign / 2 + 2
            self._sign(line.seat, x, top + y, min(sign, round(height / len(ends))))
            if not chart.places:
                at = (x + sign / 2 + 4, top + y)
                text = str(line.values[-1])
                size = 30 if sign > 34 else 24
                self._pen.text(at, text, font=font("number", size), fill=INK, anchor="lm")

    def _rounds(self, left: int, top: int, wide: int, most: int = 12) -> None:
        """Paint the numbers of rounds below a chart, at most some of them."""
        rounds = self._chronicle.rounds
        frame = Frame(wide, 1, max(rounds, 1), 0, 1)
        step = max(1, -(-rounds // most))
        for round_ in range(step, rounds + 1, step):
            at = (left + frame.x(round_), top + 20)
            self._pen.text(at, str(round_), font=font("label", 26), fill=FADED, anchor="ms")

    def _chances(self) -> None:
        told, height = self._chronicle, 360
        self._heading(told.chances_title)
        wide, top = WIDTH - 2 * EDGE, self._y
        frame = Frame(wide - LABELS, height, max(told.rounds, 1), 0.0, 1.0)
        times = [0.0, *(c.at for c in told.chances[1:-1]), float(max(told.rounds, 1))]
        shares = [c.shares for c in told.chances]
        times = times[: len(shares)]
        colours = [self._look.livery(seat).colour for seat in told.seats]
        self._sheet.paste(paint_shares(frame, colours, times, shares), (EDGE, top))
        for seat, x, y in self._inside(frame, times, shares):
            self._sign(seat, EDGE + x, top + y, 44)
        beside = _apart([frame.x(turn.at) for turn in told.turns], 42, frame.width)
        for number, (turn, x) in enumerate(zip(told.turns, beside, strict=True), 1):
            line = EDGE + frame.x(turn.at)
            self._pen.line((line, top + 4, line, top + height - 8), fill=INK, width=3)
            self._number(number, EDGE + x, top + height - 10)
        self._rounds(EDGE, top + height + 10, wide - LABELS)
        self._y = top + height + 48
        if told.turns:
            self._heading(told.turns_title)
            for number, turn in enumerate(told.turns, 1):
                first = self._y + 26
                self._text(turn_line(turn, self._say), 32, "text", left=EDGE + 56)
                self._number(number, WIDTH - EDGE - 20 if self._rtl else EDGE + 20, first)
                self._y -= 8
                change = change_line(turn, self._say)
                self._text(change, 28, "label", left=EDGE + 56, fill=FADED)

    def _inside(
        self, frame: Frame, times: Sequence[float], shares: Sequence[Sequence[float]]
    ) -> list[tuple[str, float, float]]:
        """Return the place of each seat's sign in its band: where the band is highest."""
        found = []
        for number, seat in enumerate(self._chronicle.seats):
            inner = [i for i, at in enumerate(times) if 0.03 < at / frame.last < 0.97]
            best = max(inner, key=lambda i: shares[i][number], default=None)
            if best is None or shares[best][number] * frame.height < 50:
                continue
            above = sum(shares[best][:number]) + shares[best][number] / 2
            found.append((seat, frame.x(times[best]), frame.y(1.0 - above)))
        return found

    def _number(self, number: int, x: float, y: float) -> None:
        self._pen.ellipse((x - 19, y - 19, x + 19, y + 19), fill=RED, outline=PAPER, width=3)
        self._pen.text((x, y + 1), str(number), font=font("number", 28), fill=PAPER, anchor="mm")

    def _small(self, charts: Sequence[ValueChart]) -> None:
        """Paint further charts, three in a row."""
        height, gap, row = 180, 24, 3
        wide = (WIDTH - 2 * EDGE - (row - 1) * gap) // row
        self._y += 10
        for first in range(0, len(charts), row):
            top = self._y + 50
            for column, chart in enumerate(charts[first : first + row]):
                left = EDGE + column * (wide + gap)
                title = fitted(chart.title, wide, "name", 32)
                self._line(chart.title, left, left + wide, top - 8, title.size, "name", RED)
                self._lines(chart, left, top, wide, height, 30)
                self._rounds(left, top + height - 2, wide - LABELS, most=6)
            self._y = top + height + 30

    def _facts(self, facts: Sequence[tuple[str, str]]) -> None:
        """Paint the memorable facts in two columns."""
        gap = 36
        wide = (WIDTH - 2 * EDGE - gap) // 2
        for first in range(0, len(facts), 2):
            top = lowest = self._y + 14
            ink = blend(PAPER, INK, 0.25)
            self._pen.line((EDGE, top, WIDTH - EDGE, top), ink, 2)
            pair = facts[first : first + 2]
            for column, (heading, told) in enumerate(reversed(pair) if self._rtl else pair):
                left = EDGE + column * (wide + gap)
                if self._rtl and len(pair) == 1:
                    left = WIDTH - EDGE - wide
                y = top + 44
                self._line(heading, left, left + wide, y, 32, "name", RED)
                for line in wrapped(told, wide, 31, "text"):
                    y += 38
                    self._line(line, left, left + wide, y, 31, "text")
                lowest = max(lowest, y)
            self._y = lowest + 12


def _apart(wanted: Sequence[float], gap: float, height: float) -> list[float]:
    """Move sorted places apart so that none covers another, and all are within a height."""
    places: list[float] = []
    for y in wanted:
        places.append(max(y, places[-1] + gap) if places else max(y, gap / 2))
    over = places[-1] + gap / 2 - height if places else 0
    if over > 0:
        for i in range(len(places) - 1, -1, -1):
            top = height - gap / 2 if i == len(places) - 1 else places[i + 1] - gap
            places[i] = min(places[i], top)
    return places
