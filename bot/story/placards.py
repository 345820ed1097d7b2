"""The first and the last picture of a film: who plays, and who came in which place."""

from __future__ import annotations

from PIL import Image

from bot.games.registry import plugin_of
from bot.render.paint.ink import INK, PAPER, RED, glyph
from bot.render.paint.look import Look
from bot.render.paint.text import Pen, fitted, font, wrapped
from bot.text import Localizer, Plain
from bot.text.localizer import RIGHT_TO_LEFT
from engine.kernel.data import fixed

from .chronicle import outcome_of
from .credits import Credits, PlacedSeat, placed
from .timeline import Timeline

EDGE = 48
ROW = 128
"""The most height of a line with one seat."""


@fixed
class FilmCard:
    """What the first and the last picture say."""

    title: str
    dates: str
    """Empty if they are not known."""
    outcome: str
    """Empty while the game goes on."""
    placed: tuple[PlacedSeat, ...]
    """The seats, the best placed first."""

    def in_words(self, say: Localizer) -> str:
        """Return the title and the places in words."""
        told = say.items(one.in_words(say) for one in self.placed if one.place)
        title = f"{self.title}, {self.dates}" if self.dates else self.title
        return " ".join(say.sentence(words) for words in (title, told) if words)


def card_of(course: Timeline, credits: Credits, say: Localizer, *, title: str = "") -> FilmCard:
    """Return the card of a game."""
    return FilmCard(
        title or say.name(f"ruleset:{course.ruleset}"),
        credits.dates(say.language),
        outcome_of(course, say) if course.over else "",
        placed(course.seats, course.places, credits, say),
    )


def paint_card(
    card: FilmCard, size: tuple[int, int], look: Look, say: Localizer, *, last: bool
) -> Image.Image:
    """Paint the first card of a film, or the last one with the outcome and the places."""
    sheet = Image.new("RGB", size, PAPER)
    pen = Pen(sheet)
    width, room = size[0], size[0] - 2 * EDGE
    y = 30

    def text(words: str, height: int, style: str, fill: object = INK) -> None:
        nonlocal y
        for line in wrapped(words, room, height, style):
            y += round(height * 1.25)
            pen.text((width / 2, y), line, font=font(style, height), fill=fill, anchor="ms")

    text(card.title, 60, "name")
    if card.dates:
        y += 8
        text(card.dates, 38, "label")
    if last and card.outcome:
        y += 16
        text(card.outcome, 44, "text", RED)
    seats = card.placed if last else sorted(card.placed, key=lambda one: one.name)
    y += 40
    row = min(ROW, (size[1] - y - 20) // max(1, len(seats)))
    glyphs = plugin_of(look.board).tale.glyphs
    rtl = say.language in RIGHT_TO_LEFT
    for one in seats:
        middle, half = y + row / 2, row * 0.42
        x = width - EDGE - half if rtl else EDGE + half
        livery = look.livery(one.seat)
        box = (x - half, middle - half, x + half, middle + half)
        pen.ellipse(box, fill=livery.colour, outline=INK, width=3)
        if sign := glyphs.get(one.seat):
            mask = glyph(sign, round(1.35 * half))
            sheet.paste(
                livery.ink, (round(x - mask.width / 2), round(middle - mask.height / 2)), mask
            )
        words = _words(one, say, last=last)
        face = fitted(words, room - 2 * half - 24, "name", round(row * 0.5))
        at, anchor = (x - half - 20, "rm") if rtl else (x + half + 20, "lm")
        pen.text((at, middle), words, font=face, fill=INK, anchor=anchor)
        y += row
    return sheet


def _words(one: PlacedSeat, say: Localizer, *, last: bool) -> str:
    if last and one.place:
        return one.in_words(say)
    if not one.person:
        return one.name
    return say("story-plays", seat=Plain(one.name), player=Plain(one.person))
