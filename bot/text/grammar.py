"""Forms of names, and the functions by which messages ask for them.

Languages inflect names: Russian says "of Winterfell" in another case, Hungarian puts an article
before a name and a suffix after it. The message that names a thing keeps such forms as attributes,
each with its preposition or article, and other messages ask for them: ``{ FORM($area, "from") }``.
A name without that form stays as it is.
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
"""The markup that Discord reads at the beginning of a line."""

VOWELS = "aáeéiíoóöőuúüű"
"""The letters before which the Hungarian article is "az"."""


class Inflected(str):
    """Words that have other forms: the name of a thing, a list of names, or counted things."""

    _inflect: Callable[[str], str]

    def __new__(cls, text: str, inflect: Callable[[str], str]) -> Self:
        """Create it from the plain words, and a function for the other forms by name."""
        words = super().__new__(cls, text)
        words._inflect = inflect
        return words

    def form(self, name: str) -> str:
        """Return the words in a form such as ``gen``, or as they are if they have no such form."""
        return self._inflect(name)


def form(words: object, name: str, otherwise: str | None = None) -> str:
    """Return words in a form: ``{ FORM($area, "in") }``.

    Words without this form stay as they are, or are replaced by others: ``FORM($card, "ask",
    any-question)``.
    """
    found = words.form(name) if isinstance(words, Inflected) else str(words)
    return found if otherwise is None or found != str(words) else otherwise


def with_article(words: object) -> str:
    """Return words with the Hungarian article, if no form is known, as for a user's name.

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
    """Return a number with its sign; zero has none. Words stay as they are."""
    if not isinstance(number, int):
        return str(number)
    return f"{int(number):+d}".replace("-", "−") if number else "0"


def without_isolates(text: str) -> str:
    """Return a text without marks of direction that would be copied, or break Discord's markup.

    These are the marks inside links, code that players may copy, mentions and times.
    """
    for place in (LINK, CODE, MENTION):
        text = place.sub(lambda found: ISOLATES.sub("", found[0]), text)
    return text


def from_the_right(text: str) -> str:
    """Return a text whose lines begin on the right, if its language is read from the right.

    Programs decide by the first letter of a line, skip isolated parts, and do not know the
    language, so a line that begins with a name or a command would begin on the left. Only such
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
