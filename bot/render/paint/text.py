"""Setting type: words of any script, in fonts that suit each other.

A picture asks for a style, such as ``name``; which font that is depends on the script of the text:
names are Alegreya in Latin, Greek and Cyrillic letters, Noto Naskh in Arabic, and Kai in Han. Each
font has Latin letters and digits too, so a line is nearly always set in one. Characters of users'
names that the fonts of the style lack come from those of :data:`SPARE`. Arabic script is shaped and
laid out from right to left by the system's FriBiDi. Where that is missing, this is done before
drawing; both give the same letters.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Literal

import arabic_reshaper  # type: ignore[import-untyped]  # it has no types
from bidi import get_display  # type: ignore[import-untyped]
from PIL import ImageDraw, ImageFont, features

from bot.render.words import language
from engine.kernel.data import fixed

from .free_space import Box

Script = Literal["west", "other", "arabic", "han"]
Kind = Script | Literal["latin", "common-han", "hangul", "hebrew", "thai", "devanagari", "emoji"]

NASKH = "noto-naskh-arabic/NotoNaskhArabic"
CONDENSED = "ravenry-condensed/RavenryCondensed"
KAI, HEI = "ravenry-kai/RavenryKai-Bold", "noto-sans-sc/NotoSansSC-Medium"
FONTS: dict[str, tuple[str, str, str, str]] = {
    "name": ("alegreya/Alegreya-Bold", "alegreya/Alegreya-Bold", f"{NASKH}-Bold", KAI),
    "text": ("alegreya/Alegreya-Medium", "alegreya/Alegreya-Medium", f"{NASKH}-Medium", KAI),
    "sea": (
        "alegreya/Alegreya-MediumItalic",
        "alegreya/Alegreya-MediumItalic",
        f"{NASKH}-Medium",
        KAI,
    ),
    "number": (
        "barlow-condensed/BarlowCondensed-Bold",
        f"{CONDENSED}-Bold",
        "vazirmatn/Vazirmatn-Bold",
        HEI,
    ),
    "label": (
        "barlow-condensed/BarlowCondensed-Medium",
        f"{CONDENSED}-Medium",
        "vazirmatn/Vazirmatn-Medium",
        HEI,
    ),
}
"""The fonts of each style: for Latin letters, for Greek and Cyrillic, for Arabic, for Han."""

SPARE: dict[Kind, str] = {
    "latin": "barlow-condensed/BarlowCondensed-Medium",
    "common-han": HEI,
    "hangul": "noto-sans-kr/NotoSansKR-Medium",
    "hebrew": "noto-sans-hebrew/NotoSansHebrew-Medium",
    "thai": "noto-sans-thai/NotoSansThai-Medium",
    "devanagari": "noto-sans-devanagari/NotoSansDevanagari-Medium",
    "emoji": "noto-emoji/NotoEmoji-Medium",
}
"""The fonts for scripts that only users' names are written in, the same for all styles."""

SCRIPTS: tuple[Script, ...] = ("west", "other", "arabic", "han")
KINDS: tuple[Kind, ...] = (*SCRIPTS, *SPARE)
SMALLER: dict[Kind, float] = {
    "other": 0.97,
    "arabic": 0.92,
    "han": 0.9,
    **dict.fromkeys(SPARE, 0.9),
}
"""How large each script is set relative to Latin letters, so that lines look equally large."""

_CASED = re.compile("[\u0370-\u03ff\u0400-\u052f]")
_ARABIC = re.compile("[\u0590-\u05ff\u0600-\u06ff\ufb50-\ufdff\ufe70-\ufefc]")
_HAN = re.compile("[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]")
_LETTERS = re.compile("[\u0590-\u065f\u066e-\u06ef\u06fa-\u06ff\ufb50-\ufdff\ufe70-\ufefc]")
_DIGITS = re.compile("(?<![A-Za-z0-9])[0-9]+(?![A-Za-z0-9])")
_SIGNED = re.compile("(?<![\u200e0-9])([+−])(?=[0-9])")
OWN_DIGITS = {"fa": str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")}
"""The digits of languages that do not use those of Europe."""
DASHES = ("–", "—")
_GROUP = re.compile("([\u4e00-\u9fff·]+)[，。：；！？、）》〉」』】”’…,.:;!?)]*")
_NAME = 8
"""How many Han characters between two signs may be a name, which is not broken."""
_LETTER = re.compile("[\u4e00-\u9fff·]")
_COUNTED = re.compile("[0-9]+[\u4e00-\u9fff]")
"""A number and the word that counts with it."""
_NEVER_LAST = "（《〈「『【“‘(["
"""Characters that no line may end with, if more follows."""
_NEVER_FIRST = "，。：；！？、）》〉」』】”’…,.:;!?)]"
"""Characters that no line may begin with."""
LINING = ["lnum"]
"""Figures as high as capitals, where a font has others: small ones look like letters."""
_RESHAPER = arabic_reshaper.ArabicReshaper({"delete_harakat": False, "support_zwj": True})
_NOBODY_HAS = "\U0010fffd"
"""A character that every font draws as an empty box, or not at all."""
MARKS = re.compile("[\u200b-\u200f\u2066-\u2069]")
"""Marks that steer the layout of text, and have no shape of their own."""


def shapes() -> bool:
    """Return whether the system can shape and order Arabic script by itself."""
    return bool(features.check("raqm"))


def script(text: str) -> Script:
    """Return the script whose font a text is set in; Hebrew is laid out like Arabic."""
    if _ARABIC.search(text):
        return "arabic"
    if _HAN.search(text):
        return "han"
    return "other" if _CASED.search(text) else "west"


def path_of(style: str, kind: Kind) -> str:
    """Return where the font of a style for a script is, in `assets/fonts`."""
    path = SPARE.get(kind) or FONTS[style][KINDS.index(kind)]
    return f"{path}.ttf"


@cache
def load(style: str, kind: Kind, size: int, *, plain: bool = False) -> ImageFont.FreeTypeFont:
    """Load the font of a style for a script, size in pixels; a plain one draws letter by letter.

    By its path: what is read from a file object takes the room of the whole file for each size.
    """
    path = str(files("assets") / "fonts" / path_of(style, kind))
    engine = ImageFont.Layout.RAQM if shapes() and not plain else ImageFont.Layout.BASIC
    return ImageFont.truetype(
        path, max(1, round(size * SMALLER.get(kind, 1.0))), layout_engine=engine
    )


@cache
def has(style: str, kind: Kind, character: str) -> bool:
    """Return whether the font of a style for a script can draw a character."""
    font = load(style, kind, 40, plain=True)
    drawn, box = font.getmask(character), font.getmask(_NOBODY_HAS)
    return drawn.size != box.size or bytes(drawn) != bytes(box)


@fixed
class Run:
    """A part of a line in one font, as it is handed to the drawing library."""

    font: ImageFont.FreeTypeFont
    text: str
    how: Mapping[str, Any]
    width: float


@lru_cache(4000)
def runs(style: str, size: int, text: str) -> tuple[Run, ...]:
    """Set a line: its parts from left to right; characters that no font has are left out."""
    base = script(text)
    parts = [(base, text)] if text.isascii() else list(_parts(style, base, text))
    set_in = [_run(load(style, kind, size), part, base) for kind, part in parts]
    return tuple(reversed(set_in) if base == "arabic" else set_in)


def kind_of(style: str, base: Kind, character: str) -> Kind | None:
    """Return the script whose font has a character, the one of its line first."""
    return next((kind for kind in (base, *KINDS) if has(style, kind, character)), None)


def _parts(style: str, base: Script, text: str) -> Iterator[tuple[Kind, str]]:
    """Split a line at characters that its font lacks but another font has.

    A mark on a letter is drawn in the letter's font, or left out.
    """
    kind: Kind = base
    part = ""
    for character in text:
        if part and character.isspace():
            if not has(style, kind, character):
                yield kind, part
                kind, part = base, ""
        elif part and unicodedata.category(character)[0] == "M":
            if not has(style, kind, character):
                continue
        elif not MARKS.match(character):
            found = kind_of(style, base, character)
            if found is None:
                continue
            if found != kind:
                if part:
                    yield kind, part
                kind, part = found, ""
        part += character
    if part:
        yield kind, part


def digits_of(text: str) -> str:
    """Return a text with the digits of the language that is drawn in.

    Digits beside Latin letters, as in the name of a user, stay as they are.
    """
    own = OWN_DIGITS.get(language())
    if own is None or text.isalpha():
        return text
    # Without a mark, the sign would be placed behind its number.
    signed = _SIGNED.sub("\u200e\\1", text)
    return _DIGITS.sub(lambda found: found[0].translate(own), signed)


def _run(font: ImageFont.FreeTypeFont, text: str, base: Script) -> Run:
    how: dict[str, Any] = {}
    if base != "arabic":
        text = MARKS.sub("", text)
        if shapes():
            how = {"features": LINING}
    elif not _LETTERS.search(text):
        # A number with its sign, or a score, is read from the left in every language.
        text = MARKS.sub("", text)
        how = {"direction": "ltr"} if shapes() else {}
    elif shapes():
        how = {"direction": "rtl", "language": "fa"}
    else:
        # Marks that steer the letters have done their work; drawn, they would show as empty boxes.
        text = MARKS.sub("", str(get_display(_RESHAPER.reshape(text), base_dir="R")))
    return Run(font, text, how, font.getlength(text, **how))


@fixed
class Type:
    """A style and a size in pixels; the fonts follow from the text."""

    style: str
    size: int

    def runs(self, text: str) -> tuple[Run, ...]:
        """Return the parts of a line, each in one font, from left to right."""
        return runs(self.style, self.size, digits_of(text))

    def getbbox(self, text: str, anchor: str) -> Box:
        """Return the box around a line that is set at (0, 0)."""
        return boxed(self, digits_of(text), anchor)

    def length(self, text: str) -> float:
        """Return how wide a line is, in pixels."""
        return sum(run.width for run in self.runs(text))

    def starts(self, text: str, anchor: str) -> Iterator[float]:
        """Yield where the parts of a line begin, if the line is anchored at 0."""
        at = -self.length(text) * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]]
        for run in self.runs(text):
            yield at
            at += run.width


@lru_cache(4000)
def boxed(face: Type, text: str, anchor: str) -> Box:
    """Return the box around a line; it is cached, because names are measured often."""
    boxes = [
        run.font.getbbox(run.text, anchor=f"l{anchor[1]}", **run.how) for run in face.runs(text)
    ]
    starts = list(face.starts(text, anchor))
    return (
        min((x + box[0] for x, box in zip(starts, boxes, strict=True)), default=0),
        min((box[1] for box in boxes), default=0),
        max((x + box[2] for x, box in zip(starts, boxes, strict=True)), default=0),
        max((box[3] for box in boxes), default=0),
    )


class Pen(ImageDraw.ImageDraw):
    """What draws, and sets type of any script."""

    def text(  # type: ignore[override]  # fonts are ours alone
        self,
        xy: tuple[float, float],
        text: str,
        fill: Any = None,
        *,
        font: Type,
        anchor: str,
        **how: Any,
    ) -> None:
        """Write a line; ``anchor`` and the strokes are those of the drawing library."""
        parts = font.runs(text)
        if len(parts) == 1:
            (run,) = parts
            super().text(xy, run.text, fill, font=run.font, anchor=anchor, **run.how, **how)
            return
        for run, start in zip(parts, font.starts(text, anchor), strict=True):
            at, left = (xy[0] + start, xy[1]), f"l{anchor[1]}"
            super().text(at, run.text, fill, font=run.font, anchor=left, **run.how, **how)

    def textlength(self, text: str, *, font: Type) -> float:  # type: ignore[override]
        """Return how wide a line is, in pixels."""
        return font.length(text)


def font(style: str, size: int) -> Type:
    """Return one of the styles (`name`, `text`, `sea`, `number`, `label`), size in pixels."""
    return Type(style, size)


def fitted(text: str, width: float, style: str, size: int) -> Type:
    """Return a style, made smaller until a text fits into a width, but at least half its size."""
    least = size // 2
    while size > least and Type(style, size).length(text) > width:
        size -= 1
    return Type(style, size)


def shortened(text: str, width: float, face: Type) -> str:
    """Return a text, cut off with an ellipsis if it would be wider than a width in pixels."""
    if face.length(text) <= width:
        return text
    while text and face.length(f"{text}…") > width:
        text = text[:-1]
    return f"{text.rstrip()}…"


def wrapped(text: str, width: int, size: int, style: str = "label") -> list[str]:
    """Return a text in lines that fit into a width, in pixels."""
    face = Type(style, size)
    lines = [""]
    for gap, word in _words(text, lambda part: face.length(part) <= width):
        longer = f"{lines[-1]}{gap if lines[-1] else ''}{word}"
        if lines[-1] and face.length(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _words(text: str, fits: Callable[[str], bool]) -> Iterator[tuple[str, str]]:
    """Yield the parts of a line that stay together: a word with the space before it.

    A dash stays with the word before it. Of Han characters, a short group between two signs stays
    together, because it may be a name; otherwise each stands alone, but for one that counts with a
    number. Signs that may not begin a line follow what is before them, and those that may not end
    one lead what is behind them.
    """
    tied: list[str] = []
    for word in text.split():
        if word in DASHES and tied:
            tied[-1] += f" {word}"
        else:
            tied.append(word)
    for word in tied:
        gap, rest, begins = " ", word, True
        while rest:
            end = _together(rest, begins, fits)
            while end < len(rest) and rest[end] in _NEVER_FIRST:
                end += 1
            yield gap, rest[:end]
            begins = not _LETTER.match(rest[end - 1])
            gap, rest = "", rest[end:]


def _together(rest: str, begins: bool, fits: Callable[[str], bool]) -> int:
    """Return how many characters are not parted, where a group may begin or goes on."""
    at = len(rest) - len(rest.lstrip(_NEVER_LAST))
    group = _GROUP.match(rest, at)
    if group and (begins or at) and len(group[1]) <= _NAME and fits(rest[: group.end()]):
        return group.end()
    if counted := _COUNTED.match(rest, at):
        return counted.end()
    if at == len(rest) or _HAN.match(rest, at):
        return min(at + 1, len(rest))
    found = _HAN.search(rest, at)
    return found.start() if found else len(rest)
