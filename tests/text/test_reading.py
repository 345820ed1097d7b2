"""Words are read before anybody needs them, a little at a time."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.config import Config
from bot.run import opened
from bot.text import languages, read, shelf, voice, voices
from bot.text.shelf import GameWords
from engine.rulesets import rulesets
from tests.at_table import InkSaver


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


async def test_who_wants_to_know_is_told_when_all_words_are_read(tmp_path: Path) -> None:
    """Once, when nothing is left to read: from then on the words stay where they are."""
    done: list[int] = []
    told = asyncio.Event()

    def when_read() -> None:
        done.append(len(list(read(rulesets))))
        told.set()

    config = Config(discord_token=SecretStr("none"), ravenry_database=tmp_path / "games.sqlite3")
    async with opened(config, painter=InkSaver(), when_read=when_read):
        await asyncio.wait_for(told.wait(), 60)
    assert done == [0]
