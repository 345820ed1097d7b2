"""Which words of a text are English, to somebody who reads another language."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from pathlib import Path

from bot.text import localizer_for
from bot.text.catalog import FALLBACK, languages
from bot.text.check import OWN_SCRIPT, folders, read
from bot.text.check import MessageWords as Messages
from bot.text.glossary import Glossary
from bot.text.progress import translated
from bot.text.rulebook import Rulebook

WORD = re.compile(r"[^\W\d_]{2,}")
LATIN = re.compile(r"[A-Za-z]{2,}")
SCRIPTS = {
    "ru": re.compile("[\u0400-\u04ff]+"),
    "zh": re.compile("[\u4e00-\u9fff]+"),
    "fa": re.compile("[\u0600-\u06ff]+"),
}
"""The letters of languages that have their own."""
APART = re.compile(
    r"<a?:\w+:\d+>"  # an emoji of the application
    r"|</[^>]*>|<[@#][^>]*>|<t:[^>]*>"  # mentions, moments
    r"|https?://\S+|\]\([^)]*\)"  # addresses
    r"|`python [^`]*`"  # what is typed on a host's machine
    r"|attachment://\S+"
    r"|\w+…"  # a word that is cut off
    r"|\b[A-Z]\w+(?:/[A-Z][\w+-]+)+|\bUTC\b"  # time zones
)
"""What is no word of any language."""


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Return all words of a language's messages and rules, in small letters."""
    texts: list[str] = []
    for folder in folders():
        place = folder if language == FALLBACK else translated(folder, language)
        texts += [read(pattern).text for pattern in Messages.of(place).patterns.values()]
        texts += [_read(path) for path in place.glob("*.md")]
    return frozenset(word.lower() for text in texts for word in WORD.findall(text))


def _read(path: Path) -> str:
    """Return the text of the rules; the names of rulings are nobody's words."""
    paragraphs = Rulebook.read(path.read_text("utf-8")).paragraphs
    return "\n".join(f"{p.title} {p.text}" for p in paragraphs)


@cache
def _latin(language: str) -> frozenset[str]:
    """Return the words that stay in Latin letters in a language of another script."""
    return Glossary.of(language).latin


@cache
def _only_english(language: str) -> frozenset[str]:
    """Return the English words that a language written in Latin letters does not have."""
    return vocabulary(FALLBACK) - vocabulary(language)


@cache
def _not_english() -> frozenset[str]:
    """Return the words that English does not have of the other languages in Latin letters."""
    latin = [tag for tag in languages() if tag != FALLBACK and tag not in OWN_SCRIPT]
    return frozenset().union(*map(vocabulary, latin)) - vocabulary(FALLBACK)


@cache
def _languages() -> frozenset[str]:
    """Return what languages call themselves, which is the same in all of them."""
    return frozenset(localizer_for(tag)("language-name") for tag in languages())


def english(text: str, language: str, names: Collection[str] = ()) -> list[str]:
    """Return the English words in a text; ``names`` are those of people and channels."""
    if language == FALLBACK or text in _languages():
        return []
    bare = _bare(text, names)
    if language in OWN_SCRIPT:
        return [word for word in LATIN.findall(bare) if word not in _latin(language)]
    return [word for word in WORD.findall(bare) if word.lower() in _only_english(language)]


def foreign(text: str, language: str, names: Collection[str] = ()) -> list[str]:
    """Return the words in a text that are of another language, English or not."""
    if text in _languages():
        return []
    bare = _bare(text, names)
    others = [script for tag, script in SCRIPTS.items() if tag != language]
    found = [word for script in others for word in script.findall(bare)]
    if language == FALLBACK:
        found += [word for word in WORD.findall(bare) if word.lower() in _not_english()]
    return [*found, *english(text, language, names)]


def _bare(text: str, names: Collection[str]) -> str:
    bare = APART.sub(" ", text)
    for name in names:
        # Eve is no part of "several".
        bare = re.sub(rf"(?<!\w){re.escape(name)}", " ", bare)
    return bare
