"""Words are read before anybody needs them, a little at a time."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.text import languages, read, shelf, voice, voices
from bot.text.shelf import GameWords


@pytest.fixture
def game(tmp_path: Path) -> str:
    """A game with one text of its own in every language."""
    for language in languages():
        (tmp_path / language).mkdir()
        (tmp_path / language / "new.ftl").write_text(f"new-word = {language}\n", "utf-8")
    shelf.put(GameWords("reading", tmp_path))
    return "reading"


def test_what_was_read_is_not_read_again_by_who_needs_it(game: str) -> None:
    """One step for each text that was not known; then every language speaks at once."""
    for language in languages():
        voice(language)  # the words that all games share
    try:
        assert len(list(read([game]))) == len(languages())
        parsed = voices._parsed.cache_info().misses
        assert [voice(language).of(game)("new-word") for language in languages()] == [*languages()]
        assert voices._parsed.cache_info().misses == parsed
        assert list(read([game])) == []
    finally:
        shelf.take_away(game)
