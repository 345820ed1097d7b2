"""Han characters as users type them: traditional ones, and Latin letters in their place.

``han.txt`` has the characters of our words: after their sound those that sound like it, and after
``=`` pairs of a traditional and a simplified character.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

_HAN = re.compile("[\u3400-\u9fff]")
_SOUNDS: dict[str, str] = {}
SIMPLIFIED: dict[int, str] = {}
"""The simplified character of each traditional one."""

for _row in (Path(__file__).parent / "han.txt").read_text("utf-8").splitlines():
    _first, *_rest = _row.split()
    if _first == "=":
        SIMPLIFIED.update((ord(pair[0]), pair[1]) for pair in _rest)
    elif _first != "#":
        _SOUNDS.update(dict.fromkeys("".join(_rest), _first))


def has_han(text: str) -> bool:
    """Return whether a text has Han characters, which are written without spaces."""
    return _HAN.search(text) is not None


@lru_cache(10_000)
def sounds(name: str) -> tuple[str, ...]:
    """Return the ways to type a name of Han characters alone in Latin letters, with and without
    spaces; none for any other name."""
    parts = name.replace("·", "").replace(" ", "")
    if not parts or any(c not in _SOUNDS for c in parts):
        return ()
    said = [_SOUNDS[c] for c in parts]
    return (" ".join(said), "".join(said))
