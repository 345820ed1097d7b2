"""Where words are found: shared ones next to this file, those of a game in its own folder.

A folder of words holds ``<language>/*.ftl`` and ``<language>/rules.md``. If a game has several
editions, words that one edition adds or replaces are in ``<language>/<ruleset>/``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

FALLBACK = "en"
SHARED = Path(__file__).parent
"""The shared words, which belong to no game."""


@dataclass(frozen=True)
class GameWords:
    """The words of a game."""

    ruleset: str
    folder: Path
    """The folder of the game's words; it need not exist."""
    paragraphs: Mapping[str, str] = field(default_factory=dict)
    """The paragraphs that messages are about, by message id, where these differ from the paragraphs
    that the messages name."""

    def sources(self, language: str) -> list[str]:
        """Read the messages in a language: those of all editions, then those of this one."""
        return [
            *_read_all(self.folder / language),
            *_read_all(self.folder / language / self.ruleset),
        ]

    def rulebook(self, language: str) -> Path | None:
        """Find the file of the rules; ``None`` if there is none in a language."""
        home = self.folder / language
        for path in (home / self.ruleset / "rules.md", home / "rules.md"):
            if path.is_file():
                return path
        return None


_games: dict[str, GameWords] = {}
_listeners: list[Callable[[], None]] = []


def put(words: GameWords) -> None:
    """Add the words of a game, or replace them."""
    _games[words.ruleset] = words
    _tell()


def take_away(ruleset: str) -> None:
    """Remove the words of a game."""
    _games.pop(ruleset, None)
    _tell()


def words_of(ruleset: str) -> GameWords | None:
    """Return the words of a game; ``None`` if there is no game of this name."""
    return _games.get(ruleset)


def on_change(forget: Callable[[], None]) -> None:
    """Register a function to call when games' words change, to clear a cache."""
    _listeners.append(forget)


def _tell() -> None:
    for forget in _listeners:
        forget()


@cache
def languages() -> tuple[str, ...]:
    """Return the languages with words."""
    return tuple(sorted(d.name for d in SHARED.iterdir() if any(d.glob("*.ftl"))))


def sources(language: str) -> list[str]:
    """Read the shared words of a language."""
    return list(_read_all(SHARED / language))


@cache
def _read_all(folder: Path) -> tuple[str, ...]:
    return tuple(f.read_text("utf-8") for f in sorted(folder.glob("*.ftl")))
