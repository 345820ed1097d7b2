"""Forms of names, and the functions by which messages ask for them.

Languages bend names: Russian says "of Winterfell" in another case, Hungarian puts an article before
a name and a suffix behind it. The message that names a thing keeps such forms as attributes, each
with its preposition or article, and other messages ask for them: ``{ FORM($area, "from") }``.
A name without that form is said as it is.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Self

LINK = re.compile(r"\]\([^)]*\)")
CODE = re.compile(r"`[^`]*`")
MENTION = re.compile(r"<[^<>\s]*>")
ISOLATES = re.compile("[\u2066-\u2069]")
RIGHT_TO_LEFT_LETTER = re.compile("[\u0590-\u08ff]")
MARKER = re.compile(r"(?:\s*(?:#{1,3} |-# |>{1,3} |[-*] |\d+\. ))*")
"""What Discord reads at the beginning of a line."""

VOWELS = "aáeéiíoóöőuúüű"
"""Letters before which Hungarian says "az"."""


class Inflected(str):
    """Words that have other forms: the name of a thing, several of them, or so many of each."""

    _inflect: Callable[[str], str]

    def __new__(cls, text: str, inflect: Callable[[str], str]) -> Self:
        """Keep the plain words, and the way to others by the name of their form."""
        words = super().__new__(cls, text)
        words._inflect = inflect
        return words

    def form(self, name: str) -> str:
        """Return the words in a form, such as ``gen``; as they are, if they have no such form."""
        return self._inflect(name)


def form(words: object, name: str, otherwise: str | None = None) -> str:
    """Return words in a form: ``{ FORM($area, "in") }``.

    Words without it stay as they are, or give way to others: ``FORM($card, "ask", any-question)``.
    """
    found = words.form(name) if isinstance(words, Inflected) else str(words)
    return found if otherwise is None or found != str(words) else otherwise


def with_article(words: object) -> str:
    """Put the Hungarian article before words of which no form is known, such as a user's name.

    A name that begins with a digit is read as a number: "az 1", "az 5", "az 1000", "a 2".
    """
    text = str(words)
    if isinstance(words, Inflected) and (known := words.form("the")) != text:
        return known
    first = next((c for c in text.lower() if c.isalnum()), "")
    number = re.match(r"\W*(\d+)", text)
    if number is not None:
        digits = number[1]
        vowel = digits[0] == "5" or (digits[0] == "1" and len(digits) % 3 == 1)
    else:
        vowel = first != "" and first in VOWELS
    return f"{'az' if vowel else 'a'} {text}"


def signed(number: object) -> str:
    """Write a number with its sign; zero has none. Words stay as they are."""
    if not isinstance(number, int):
        return str(number)
    return f"{int(number):+d}".replace("-", "−") if number else "0"


def without_isolates(text: str) -> str:
    """Remove marks of direction from where they would be copied, or break what Discord reads.

    That is inside of links, of code that players may copy, and of mentions and times.
    """
    for place in (LINK, CODE, MENTION):
        text = place.sub(lambda found: ISOLATES.sub("", found[0]), text)
    return text


def from_the_right(text: str) -> str:
    """Let the lines of a text of a language that is read from the right begin there.

    Whoever shows a line goes by its first letter, passes over isolated parts, and knows nothing of
    the language: a line that begins with a name or a command would begin on the left. Only such
    languages have isolated parts, so other texts stay as they are.
    """
    if not ISOLATES.search(text):
        return text
    return "\n".join(map(_line_from_the_right, text.split("\n")))


def _line_from_the_right(line: str) -> str:
    depth, first = 0, ""
    for character in line:
        if character in "\u2066\u2067\u2068":
            depth += 1
        elif character == "\u2069":
            depth -= 1
        elif depth == 0 and (way := unicodedata.bidirectional(character)) in ("L", "R", "AL"):
            first = way
            break
    if first in ("R", "AL") or not RIGHT_TO_LEFT_LETTER.search(line):
        return line
    found = MARKER.match(line)
    at = found.end() if found else 0
    return f"{line[:at]}\u200f{line[at:]}"


FUNCTIONS: dict[str, Callable[..., str]] = {"FORM": form, "AZ": with_article, "SIGNED": signed}
"""The functions of grammar, by the names under which messages call them."""
