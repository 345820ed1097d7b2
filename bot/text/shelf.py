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

    on: str | None = None
    """The edition to which this one adds, or in which it changes something."""

    def editions(self) -> list[str]:
        """Name the editions that this one adds to, one on top of the other, and itself."""
        if self.on is None:
            return [self.ruleset]
        before = _games.get(self.on)
        return [*([self.on] if before is None else before.editions()), self.ruleset]

    def sources(self, language: str) -> list[str]:
        """Read the messages in a language: those of all editions, then those of this one."""
        home = self.folder / language
        places = [home, *(home / edition for edition in self.editions())]
        return [text for place in places for text in _read_all(place)]

    def rulebook(self, language: str) -> tuple[Path, ...]:
        """Find the files of the rules, in their order; there are none if a language has none."""
        home = self.folder / language
        paths = [home / edition / "rules.md" for edition in self.editions()]
        found = tuple(path for path in paths if path.is_file())
        if not found and (home / "rules.md").is_file():
            return (home / "rules.md",)
        return found


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
