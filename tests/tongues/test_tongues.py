"""People of six languages at one table: none of them reads a word of English but who wants to.

Whole games are played by ``python -m tests.tongues``; here each has its first round.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.text import language_of
from tests.running.marks import costly, daily

from .__main__ import GAMES
from .table import be_late, deal, err, laid, look_around, say_it
from .vocabulary import english, foreign

ANSWERS = 2
"""How often everybody who is asked answers."""


@costly("reads whatever four people can be told")
@pytest.mark.parametrize("ruleset", daily("inis", of=sorted(GAMES)))
async def test_everybody_reads_their_own_language(ruleset: str, tmp_path: Path) -> None:
    """Posts are in the table's language, all else in the reader's.

    Panels, notices, suggestions, refusals, forms and the words for pictures: of people who play,
    look around, vote, type nonsense and press what has passed, and of a stranger.
    """
    table, languages = GAMES[ruleset]
    async with laid(tmp_path, ruleset, table, languages) as tongues:
        for _ in range(ANSWERS):
            await tongues.answer_once()
        await look_around(tongues, shared=True)
        await err(tongues, shared=True)
        for deed in (deal, say_it, be_late) if ruleset == "agot-1e" else ():
            await deed(tongues)
        readers = {one.language for one in tongues.ears.read}
        assert readers >= {language_of(tag) for tag in languages}
        assert len(tongues.ears.read) > 500
        assert not tongues.ears.strange(), tongues.ears.report()


def test_words_of_any_other_language_are_noticed() -> None:
    """By their letters, and Hungarian and German ones in English by themselves."""
    assert foreign("Твой ход", "hu") == ["Твой", "ход"]
    assert foreign("轮到你了", "en") == ["轮到你了"]
    assert foreign("Your turn", "fa") == ["Your", "turn"]
    assert foreign("Te jössz", "en") == ["Te", "jössz"]
    assert foreign("Du bist dran", "en") == ["Du", "bist", "dran"]
    assert foreign("It's your turn", "en") == []
    assert foreign("magyar", "ru") == []


def test_english_words_are_noticed() -> None:
    """In Latin letters where another script is read; by their meaning in Hungarian and German."""
    assert english("Ход: march", "ru") == ["march"]
    assert english("Ход: </game join:17> <@1> <t:0:R> <:stark:5>", "ru") == []
    assert english("Ada ходит", "ru", ["Ada"]) == []
    assert english("Deres: your turn", "hu") == ["your", "turn"]
    assert english("Deres vára elesett", "hu") == []
    assert english("Winterfell: your turn", "de") == ["your", "turn"]
    assert english("whatever you like", "en") == []
