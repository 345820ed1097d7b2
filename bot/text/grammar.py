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
from dataclasses import dataclass
from typing import Self

LINK = re.compile(r"\]\([^)]*\)")
CODE = re.compile(r"`[^`]*`")
MENTION = re.compile(r"<[^<>\s]*>")
ISOLATES = re.compile("[\u2066-\u2069]")
_OPENING = "\u2066\u2067\u2068"
_CLOSING = "\u2069"
RIGHT_TO_LEFT_LETTER = re.compile("[\u0590-\u08ff]")
MIXED = re.compile("[^\\s\u0590-\u05ff\u0620-\u065f\u066e-\u06ef\u200c]")
"""What is moved to the wrong side of a text where it is laid out from the left."""
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

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        """Go to another process as plain words."""
        return str, (str(self),)

    def form(self, name: str) -> str:
        """Return the words in a form such as ``gen``, or as they are if they have no such form."""
        return self._inflect(name)


def capitalized(words: str) -> str:
    """Return words that begin with a capital, as sentences and labels do; the rest stays."""
    return words[:1].upper() + words[1:]


def form(words: object, name: str, otherwise: str | None = None) -> str:
    """Return words in a form: ``{ FORM($area, "in") }``.

    Words without this form stay as they are, or are replaced by others: ``FORM($card, "ask",
    any-question)``. A form with a capital begins a sentence: ``{ FORM($area, "In") }``.
    """
    if name[:1].isupper():
        found = form(words, name[:1].lower() + name[1:], otherwise)
        return capitalized(found)
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
    """Return a text that reads from the right, if its language does, whatever it is made of.

    Programs decide by the first letter of a line or an isolated part, skip the isolated parts in
    it, and do not know the language. So a line that begins with a name or a command would begin on
    the left, and a part that holds only names and numbers would be read from the left. Only such
    languages have isolated parts, so other texts stay as they are.
    """
    if not ISOLATES.search(text):
        return text
    return "\n".join(map(_line_from_the_right, _parts_from_the_right(text).split("\n")))


def standing_alone(text: str) -> str:
    """Return a short text, such as that of a button, so that it reads from the right anywhere.

    What is around it may be laid out from the left, as in a client in English. Texts with Latin
    letters of their own stay as they are, as they may be in another language.
    """
    whole = _read_part(text)
    if not (whole.right or whole.holds_right) or whole.left or not MIXED.search(text):
        return text
    return f"\u2067{text}\u2069"


@dataclass(slots=True)
class _Part:
    """What an isolated part, or a line, holds by itself, without the isolated parts in it."""

    at: int = 0
    first: str = ""
    """The direction of its first letter."""
    left: bool = False
    right: bool = False
    """Whether it has letters that are read from the left, and from the right."""
    spaced: bool = False
    holds: int = 0
    """How many isolated parts it has."""
    holds_right: bool = False
    """Whether one of these has a letter that is read from the right."""

    def see(self, character: str) -> None:
        way = unicodedata.bidirectional(character)
        if way in ("L", "R", "AL"):
            self.first = self.first or way
            self.left = self.left or (way == "L" and character != "\u200e")
            self.right = self.right or way != "L"
        self.spaced = self.spaced or character.isspace() or character == "،"

    def hold(self, part: _Part) -> None:
        self.holds += 1
        self.holds_right = self.holds_right or part.right or part.holds_right

    @property
    def turns(self) -> bool:
        """Whether it is read from the right, though nothing in it says so to a program."""
        if self.first in ("R", "AL"):
            return False
        if self.first == "L":
            return self.right and self.holds > 0
        return self.holds > 0 and (self.holds_right or (self.holds > 1 and self.spaced))


def _parts_from_the_right(text: str) -> str:
    characters, open_parts = list(text), [_Part()]
    for at, character in enumerate(text):
        if character in _OPENING:
            open_parts.append(_Part(at))
        elif character == _CLOSING:
            if len(open_parts) > 1:
                part = open_parts.pop()
                if part.turns:
                    characters[part.at] = "\u2067"
                open_parts[-1].hold(part)
        else:
            open_parts[-1].see(character)
    return "".join(characters)


def _line_from_the_right(line: str) -> str:
    whole = _read_part(line)
    if not (whole.turns or (whole.first == "L" and RIGHT_TO_LEFT_LETTER.search(line))):
        return line
    found = MARKER.match(line)
    at = found.end() if found else 0
    return f"{line[:at]}\u200f{line[at:]}"


def _read_part(line: str) -> _Part:
    open_parts = [_Part()]
    for character in line:
        if character in _OPENING:
            open_parts.append(_Part())
        elif character != _CLOSING:
            open_parts[-1].see(character)
        elif len(open_parts) > 1:
            part = open_parts.pop()
            open_parts[-1].hold(part)
    while len(open_parts) > 1:  # It goes on in the next line, where nothing of it is isolated.
        part = open_parts.pop()
        open_parts[-1].hold(part)
    return open_parts[0]


FUNCTIONS: dict[str, Callable[..., str]] = {"FORM": form, "AZ": with_article, "SIGNED": signed}
"""The functions of grammar, by the names under which messages call them."""
