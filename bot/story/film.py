"""Paint the shots of a film, and put them together."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from PIL import Image

from bot.games.pictures import draw_battle, drawer
from bot.games.registry import plugin_of
from bot.render.drawer import PictureOptions
from bot.render.paint.ink import INK, PAPER, RED, blend, glyph
from bot.render.paint.look import Look
from bot.render.paint.text import Pen, fitted, font, shortened, wrapped
from bot.render.palettes import DEFAULT
from bot.render.words import speaking
from bot.text import localizer_for
from bot.text.catalog import FALLBACK
from engine.kernel.data import fixed

from .encoding import encode
from .placards import FilmCard, paint_card

if TYPE_CHECKING:
    from bot.render.drawer import Drawer
    from bot.text import Localizer
    from engine.kernel.event import EventData
    from engine.kernel.ruleset import View

    from .shots import Shot

ROOM = (760, 1096)
"""The most pixels of the board in a film."""
HEAD = 164
"""The height of the text above the board."""
SIDE = 104
"""The width of the column with everyone's progress."""
OPENING, CLOSING = 2.0, 3.0
"""How many seconds the first and the last card are shown."""
BAR = 44
"""The height of the bar with everyone's chance to win."""
LIMIT = 1000
"""The most characters of a film's description."""


@fixed
class Film:
    """A film as a file, with its size in pixels, its length, and its description."""

    data: bytes
    suffix: str
    """``mp4`` or ``webp``."""
    alt: str
    width: int
    height: int
    seconds: float


def paint_film(
    ruleset: str,
    shots: Sequence[Shot],
    card: FilmCard | None = None,
    *,
    palette: str = DEFAULT,
    language: str = FALLBACK,
    plain: bool | None = None,
) -> Film:
    """Paint shots and encode them, between the two pictures of a card if there is one.

    ``plain`` asks for animated WebP; see `encode`. Raises `NoPicture` for a game without pictures,
    and `ValueError` without any shots.
    """
    if not shots:
        raise ValueError("a film needs something to show")
    say = localizer_for(language).of(ruleset)
    with speaking(language):
        painter = _Painter(ruleset, palette, say)
        made = encode(painter.frames(shots, card), plain=plain)
        words = " ".join(filter(None, (card.in_words(say) if card else "", _in_words(shots, say))))
        alt = words if len(words) <= LIMIT else words[: LIMIT - 1] + "…"
        return Film(made.data, made.suffix, alt, made.width, made.height, made.seconds)


def _in_words(shots: Sequence[Shot], say: Localizer) -> str:
    """Return what the headlines say, as far as there is room."""
    lines: list[str] = []
    for shot in shots:
        if shot.headline is not None:
            line = _sentence(shot.headline, say)
            if not lines or lines[-1] != line:
                lines.append(line)
    return " ".join(lines)


def _sentence(event: EventData, say: Localizer) -> str:
    return say.say({"id": f"event-{event['kind']}", "params": event["params"]})


class _Painter:
    """The painter of the shots of one game in one language."""

    def __init__(self, ruleset: str, palette: str, say: Localizer) -> None:
        self._drawer: Drawer = drawer(ruleset)
        self._palette = palette
        self._look = Look(ruleset, palette)
        self._tale = plugin_of(ruleset).tale
        self._say = say
        self._column: tuple[tuple[tuple[str, int], ...], Image.Image] | None = None
        """The last drawing beside the board, with its standing."""

    def frames(
        self, shots: Sequence[Shot], card: FilmCard | None
    ) -> Iterator[tuple[Image.Image, float]]:
        """Yield the pictures of a film, each with its seconds."""
        size = 0, 0
        for shot, picture in zip(shots, self.pictures(shots), strict=True):
            if card is not None and not size[0]:
                opening = paint_card(card, picture.size, self._look, self._say, last=False)
                yield opening, OPENING
            size = picture.size
            yield picture, shot.seconds
        if card is not None:
            yield paint_card(card, size, self._look, self._say, last=True), CLOSING

    def pictures(self, shots: Sequence[Shot]) -> Iterator[Image.Image]:
        """Yield the pictures one after the other, all of the same size with even numbers of
        pixels."""
        size: tuple[int, int] | None = None
        for shot in shots:
            board = self._board(shot, size, shots[-1].view)
            size = size or board.size
            yield self._page(shot, board)

    def _board(self, shot: Shot, size: tuple[int, int] | None, last: View) -> Image.Image:
        if shot.battle and size is not None:
            return self._card(shot, size)
        options = PictureOptions(self._palette, shot.happened)
        board = self._drawer.frame(shot.view, options, ROOM, last)
        return board.crop((0, 0, board.width - board.width % 2, board.height - board.height % 2))

    def _card(self, shot: Shot, size: tuple[int, int]) -> Image.Image:
        """Return the card of a battle, in the middle of what is otherwise the board."""
        plugin = plugin_of(self._look.board)
        recent = plugin.since_battle_began(shot.happened)
        png = draw_battle(
            shot.view,
            lines=shot.lines if plugin.battle_topic(recent) else (),
            happened=recent,
            palette=self._palette,
            language=self._say.language,
        ).png
        card = Image.open(io.BytesIO(png)).convert("RGB")
        scale = min(size[0] / card.width, size[1] / card.height)
        card = card.resize(
            (round(card.width * scale), round(card.height * scale)), Image.Resampling.LANCZOS
        )
        sheet = Image.new("RGB", size, PAPER)
        sheet.paste(card, ((size[0] - card.width) // 2, (size[1] - card.height) // 2))
        return sheet

    def _page(self, shot: Shot, board: Image.Image) -> Image.Image:
        top = HEAD + BAR if shot.chances else HEAD
        page = Image.new("RGB", (board.width + SIDE, board.height + top), PAPER)
        page.paste(board, (0, top))
        self._head(page, shot)
        page.paste(self._standing(shot.standing, board.height), (board.width, top))
        return page

    def _head(self, page: Image.Image, shot: Shot) -> None:
        """Paint the head: the moment, the headline, and the progress of the film."""
        pen = Pen(page)
        middle, room = page.width // 2, page.width - 40
        when = self._tale.when(shot.view, self._say)
        pen.text((middle, 44), when, font=fitted(when, room, "name", 38), fill=INK, anchor="ms")
        if shot.headline is not None:
            lines = wrapped(_sentence(shot.headline, self._say), room, 32, "text")
            plugin = font("text", 32)
            if len(lines) > 2:
                lines = [lines[0], shortened(f"{lines[1]} {lines[2]}…", room, plugin)]
            for number, line in enumerate(lines):
                pen.text((middle, 90 + 38 * number), line, font=plugin, fill=INK, anchor="ms")
        pen.rectangle((0, HEAD - 12, page.width, HEAD - 5), fill=blend(PAPER, INK, 0.18))
        pen.rectangle((0, HEAD - 12, round(page.width * shot.share), HEAD - 5), fill=RED)
        self._chances(page, shot.chances, HEAD)

    def _chances(self, page: Image.Image, chances: Mapping[str, float], top: int) -> None:
        """Paint everyone's chance to win as one bar, with the signs of those who have room."""
        if not chances:
            return
        pen = Pen(page)
        pen.rectangle((0, top, page.width, top + BAR), fill=INK)
        left = 0.0
        for seat, chance in chances.items():
            right = left + chance * page.width
            livery = self._look.livery(seat)
            if right - left >= 2:
                pen.rectangle((left, top + 3, right - 2, top + BAR - 4), fill=livery.colour)
            if right - left > BAR and (sign := self._tale.glyphs.get(seat)):
                mask = glyph(sign, BAR - 14)
                at = round((left + right - mask.width) / 2), top + 7
                page.paste(livery.ink, at, mask)
            left = right

    def _standing(self, standing: Mapping[str, int], height: int) -> Image.Image:
        """Return the picture of everyone's progress, the first one on top."""
        order = tuple(sorted(standing.items(), key=lambda one: (-one[1], one[0])))
        if self._column is None or self._column[0] != order:
            self._column = order, self._ranked(order, height)
        return self._column[1]

    def _ranked(self, order: tuple[tuple[str, int], ...], height: int) -> Image.Image:
        column = Image.new("RGB", (SIDE, height), PAPER)
        pen = Pen(column)
        y = 8
        for seat, count in order:
            livery = self._look.livery(seat)
            frame = (7, y, SIDE - 7, y + 58)
            pen.rounded_rectangle(frame, 12, fill=livery.colour, outline=INK, width=2)
            if sign := self._tale.glyphs.get(seat):
                column.paste(livery.ink, (12, y + 10), glyph(sign, 38))
            at = (SIDE - 18, y + 45)
            pen.text(at, str(count), font=font("number", 44), fill=livery.ink, anchor="rs")
            y += 68
        return column
