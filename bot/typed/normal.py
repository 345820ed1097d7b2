"""Makes texts comparable, whatever their case, accents, dashes, stars and apostrophes."""

from __future__ import annotations

import re
import unicodedata

LONGEST = 1000
"""How many characters of a text are read; no answer is that long, however it is worded."""

WORDS = 150
"""How many words of a text are read; no answer has that many."""

ENTRIES = 60
"""How many parts of a text are read; no answer has that many."""

_DASHES = dict.fromkeys(map(ord, "‐‑‒–—―−"), "-")
_STARS = dict.fromkeys(map(ord, "★☆⭐✱✶⁎∗"), "*")
_APOSTROPHES = dict.fromkeys(map(ord, "'’‘`´ʼ"))
_CHARACTERS = _DASHES | _STARS | _APOSTROPHES
_INSIDE = re.compile(r"(?<=[^\W\d_])[-_./](?=[^\W\d_])")
_SEPARATORS = re.compile(r"\s*[;,\n\r]+\s*")
_WORD = re.compile(r"\w+")
_MARKS = re.compile(r"-?>|[:=]+")


def too_long(text: str) -> bool:
    """Tell whether a text is longer than any answer, so that reading it would waste time."""
    return len(text) > LONGEST or len(_WORD.findall(text)) > WORDS


def normal(text: str) -> str:
    """Return a text as it is compared: small letters without accents, one space between words."""
    decomposed = unicodedata.normalize("NFKD", text[:LONGEST].translate(_CHARACTERS))
    bare = "".join(c for c in decomposed if not unicodedata.combining(c)).casefold()
    return " ".join(_INSIDE.sub(" ", bare.translate(_CHARACTERS)).split())


def entries(text: str) -> list[str]:
    """Split a text at semicolons, commas and ends of lines, as it was typed."""
    parts = (part.strip() for part in _SEPARATORS.split(text[:LONGEST]))
    return [part for part in parts if part][:ENTRIES]


def words(entry: str) -> list[str]:
    """Split a part of a text into normal words; marks such as a colon stand alone."""
    return normal(_MARKS.sub(lambda mark: f" {mark[0][-1]} ", entry)).split()
