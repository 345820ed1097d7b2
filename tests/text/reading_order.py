"""Whether what a browser shows is read from the right, as somebody sees it.

A text is taken apart as it was put together: words, and isolated parts, which have words and parts
of their own. On each line every piece has to stand to the left of the one before it, except for
neighbors in Latin letters and digits, which run from left to right. Where the marks of direction
are missing, two pieces stand the other way round.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from playwright.async_api import Page

GLYPHS = """selector => [...document.querySelectorAll(selector)].map(block => {
    const glyphs = [];
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        let at = 0;
        for (const character of node.data) {
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at += character.length);
            const box = range.getClientRects()[0];
            glyphs.push(box ? [character, box.left, box.right, box.top, box.bottom]
                            : [character, 0, 0, -1, -1]);
        }
    }
    return glyphs;
})"""
"""The characters of each block, in the order of its text, with the sides of where each is seen."""
OPENING, CLOSING = "\u2066\u2067\u2068", "\u2069"
SIGN = re.compile("\u200e[+−]")
"""A sign is bound to the number after it, not to a name."""
RIGHT = re.compile("[\u0590-\u08ff]")


@dataclass(frozen=True)
class Glyph:
    """A character, and where it is on the screen."""

    character: str
    left: float
    right: float
    top: float
    bottom: float

    @property
    def seen(self) -> bool:
        """Whether it takes room; marks and gaps do not."""
        return self.right - self.left > 0.5 and not self.character.isspace()


@dataclass
class Part:
    """A text, or an isolated part of one: words, and parts of their own."""

    pieces: list[list[Glyph] | Part] = field(default_factory=list)

    def glyphs(self) -> list[Glyph]:
        """Return all that is in it."""
        return [
            glyph
            for piece in self.pieces
            for glyph in (piece.glyphs() if isinstance(piece, Part) else piece)
        ]

    @property
    def text(self) -> str:
        """What it says, with a gap between words and parts."""
        return " ".join(
            piece.text if isinstance(piece, Part) else "".join(g.character for g in piece)
            for piece in self.pieces
        )


def part_of(glyphs: Sequence[Glyph]) -> Part:
    """Take a text apart."""
    open_parts: list[Part] = [Part()]
    word: list[Glyph] = []

    def end_word() -> None:
        nonlocal word
        if word:
            open_parts[-1].pieces.append(word)
        word = []

    for glyph in glyphs:
        if glyph.character in OPENING:
            end_word()
            open_parts.append(Part())
        elif glyph.character == CLOSING:
            end_word()
            if len(open_parts) > 1:
                part = open_parts.pop()
                open_parts[-1].pieces.append(part)
        elif glyph.character.isspace():
            end_word()
        else:
            word.append(glyph)
    end_word()
    while len(open_parts) > 1:
        part = open_parts.pop()
        open_parts[-1].pieces.append(part)
    return open_parts[0]


def misread_in(part: Part) -> Iterator[tuple[str, str]]:
    """Yield the neighbors that somebody would read in the wrong order."""
    for piece in part.pieces:
        if isinstance(piece, Part):
            yield from misread_in(piece)
    if not RIGHT.search(part.text):
        return
    before: tuple[str, list[Glyph]] | None = None
    for piece in part.pieces:
        seen = [g for g in (piece.glyphs() if isinstance(piece, Part) else piece) if g.seen]
        if not seen:
            continue
        words = piece.text if isinstance(piece, Part) else "".join(g.character for g in piece)
        if before is not None and _same_line(before[1], seen):
            latin = _latin(words) and _latin(before[0])
            latin = latin or SIGN.fullmatch(before[0]) is not None
            to_the_right = _middle(seen) > _middle(before[1])
            if to_the_right and not latin:
                yield before[0], words
        before = (words, seen)


def _latin(words: str) -> bool:
    ways = {unicodedata.bidirectional(c) for c in words}
    return bool(ways & {"L", "EN"}) and not ways & {"R", "AL"}


def _same_line(first: Sequence[Glyph], second: Sequence[Glyph]) -> bool:
    together = [*first, *second]
    return max(g.top for g in together) < min(g.bottom for g in together)


def _middle(glyphs: Sequence[Glyph]) -> float:
    return (min(g.left for g in glyphs) + max(g.right for g in glyphs)) / 2


async def misread(page: Page, selector: str) -> dict[str, list[tuple[str, str]]]:
    """Return the texts on a page that are not read from the right, with the neighbors in each."""
    found: dict[str, list[tuple[str, str]]] = {}
    for block in await page.evaluate(GLYPHS, selector):
        part = part_of([Glyph(*glyph) for glyph in block])
        if wrong := list(misread_in(part)):
            found[part.text] = wrong
    return found
