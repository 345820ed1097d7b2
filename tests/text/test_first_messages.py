"""What a channel reads first is said to people: hashes are there for those who look for them."""

from __future__ import annotations

import re

import pytest

from bot.text import Plain, localizer_for
from bot.text.catalog import languages
from engine.fairness.seen import read_seen

HEAD = "0123456789abcdef" * 4


@pytest.mark.parametrize("language", languages())
def test_the_beginning_of_a_game_shows_no_hash(language: str) -> None:
    """It stands behind a spoiler, below the sentence; whoever copies the text has it whole."""
    text = localizer_for(language)("light-begins", game="1", head=Plain(HEAD))
    shown = re.sub(r"\|\|.*?\|\|", "", text)
    assert HEAD not in shown
    assert not text.splitlines()[0].startswith("-#")
    assert read_seen(text).hashes == [HEAD]
