"""Chinese, which is written without gaps: takes a run of it apart into names and words."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from .normal import has_han, normal

NUMBERS = {n: str(at) for at, n in enumerate("一二三四五六七八九十", 1)} | {"两": "2", "兩": "2"}
"""Numbers before what is counted."""


class Splitter:
    """Knows names and words, and finds them where nothing stands between them."""

    def __init__(self, names: Iterable[str], is_name: Callable[[str], bool]) -> None:
        """``is_name`` tells whether a whole run is a name after all, if only a part of one."""
        self._known = frozenset(name for one in names if has_han(name := normal(one)))
        self._longest = max(map(len, self._known), default=0)
        self._is_name = is_name

    def split(self, words: Iterable[str]) -> list[str]:
        """Take words apart where they are several in Chinese."""
        return [part for word in words for part in self._parts(word)]

    def _parts(self, word: str) -> list[str]:
        if not has_han(word) or word in self._known or self._is_name(word):
            return [word]
        parts: list[str] = []
        unknown = ""
        at = 0
        while at < len(word):
            found = self._longest_from(word, at)
            if found:
                parts += [unknown, found] if unknown else [found]
                unknown = ""
            else:
                unknown += word[at]
            at += len(found) or 1
        return [*parts, unknown] if unknown else parts

    def _longest_from(self, word: str, at: int) -> str:
        for length in range(min(self._longest, len(word) - at), 0, -1):
            if word[at : at + length] in self._known:
                return word[at : at + length]
        return ""


def in_digits(words: list[str], is_piece: Callable[[str], bool]) -> list[str]:
    """Write the numbers before pieces in digits: 两 骑士 is 2 骑士."""
    return [
        NUMBERS[word] if word in NUMBERS and any(map(is_piece, words[at : at + 1])) else word
        for at, word in enumerate(words, 1)
    ]
