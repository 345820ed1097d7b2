"""Where words lie: those that no game owns beside this file, those of a game in its own folder.

A folder of words holds ``<language>/*.ftl`` and ``<language>/rules.md``.
A game of several editions keeps what a single one says, or says otherwise, in
``<language>/<ruleset>/``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

FALLBACK = "en"
SHARED = Path(__file__).parent
"""The words that no game owns."""


@dataclass(frozen=True)
class GameWords:
    """What a game says in its own words."""

    ruleset: str
    folder: Path
    """It need not exist."""
    paragraphs: Mapping[str, str] = field(default_factory=dict)
    """Where the rules of the game have what a message is about, by the message's id, where that is
    not the paragraph that the message itself names."""

    def sources(self, language: str) -> list[str]:
        """Read the messages in a language: those of all editions, then those of this one."""
        return [
            *_read_all(self.folder / language),
            *_read_all(self.folder / language / self.ruleset),
        ]

    def rulebook(self, language: str) -> Path | None:
        """Find the rules in our own words; ``None`` if there are none in a language."""
        home = self.folder / language
        for path in (home / self.ruleset / "rules.md", home / "rules.md"):
            if path.is_file():
                return path
        return None


_games: dict[str, GameWords] = {}
_listeners: list[Callable[[], None]] = []


def put(words: GameWords) -> None:
    """Add the words of a game, or others in their place."""
    _games[words.ruleset] = words
    _tell()


def take_away(ruleset: str) -> None:
    """Forget the words of a game."""
    _games.pop(ruleset, None)
    _tell()


def words_of(ruleset: str) -> GameWords | None:
    """Return the words of a game; ``None`` for whatever is no game's name."""
    return _games.get(ruleset)


def on_change(forget: Callable[[], None]) -> None:
    """Have something called whenever the words of games change, to forget what was read."""
    _listeners.append(forget)


def _tell() -> None:
    for forget in _listeners:
        forget()


@cache
def languages() -> tuple[str, ...]:
    """Name the languages that there are words in."""
    return tuple(sorted(d.name for d in SHARED.iterdir() if any(d.glob("*.ftl"))))


def sources(language: str) -> list[str]:
    """Read the words of a language that no game owns."""
    return list(_read_all(SHARED / language))


@cache
def _read_all(folder: Path) -> tuple[str, ...]:
    return tuple(f.read_text("utf-8") for f in sorted(folder.glob("*.ftl")))
