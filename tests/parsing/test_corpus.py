"""Lines that players type mean what they say, in every language."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.panels.widgets.names import typing_words
from bot.parsing.normalize import normal
from tests.running.marks import costly, daily, nightly

from .corpus import Line, facts_of, lines, outcome, outcomes, table, tags
from .questions import asking, read

PAGE = Path(__file__).parents[2] / "docs" / "languages.md"
LEAST = 100
"""How many lines each language has at least."""
SHARE = 0.95
"""The least share of the lines that is understood."""
CHOSEN = 20
"""How many lines of a language are read by day."""
CHANGED = pytest.mark.parametrize("number", [8, pytest.param(40, marks=nightly)])
"""How many lines of a language are changed, by day and by night."""
UNKNOWN = (
    "xyzzy",
    "wizards",
    "not",
    "or",
    "ne",
    "vagy",
    "не",
    "или",
    "нет",
    "不",
    "或",
    "نه",
    "یا",
)
"""Words that change a line, or mean nothing."""


@costly("reads lines of six languages, with all their names")
@pytest.mark.parametrize("tag", daily("en", "fa", "zh", of=tags()))
def test_lines_mean_what_they_say(tag: str) -> None:
    """Some of the lines of each language; by night all are read."""
    assert len(lines(tag)) >= LEAST
    for line in random.Random(tag).sample(lines(tag), CHOSEN):
        assert outcome(line, read(line.question, tag, line.text)) != "misunderstood", line.text


@nightly
def test_no_line_is_misunderstood() -> None:
    """Nearly all are understood, and the reply to the others says which part was not."""
    for tag in tags():
        found = outcomes(tag)
        assert [line.text for line, how, _ in found if how == "misunderstood"] == []
        assert sum(how == "understood" for _, how, _ in found) >= SHARE * len(found)
    page = PAGE.read_text("utf-8")
    for row in table().splitlines():
        assert row in page


def understood(tag: str, number: int) -> list[Line]:
    """Return some lines of a language that mean something as a whole."""
    whole = [line for line in lines(tag) if line.whole and line.question != "again"]
    return random.Random(tag).sample(whole, number)


@costly("reads a line for each of its words")
@CHANGED
@pytest.mark.parametrize("tag", daily("en", "fa", "zh", of=tags()))
def test_a_line_without_one_of_its_words_does_not_mean_more(tag: str, number: int) -> None:
    """What is left of a line drafts no more than the line."""
    for line in understood(tag, number):
        words = line.text.split()
        everybody = typing_words(asking(line.question, tag).localizer).everybody
        if everybody & {normal(word) for word in words}:
            continue  # "All" without its piece says all.
        for at in range(len(words)):
            text = " ".join([*words[:at], *words[at + 1 :]])
            drafted = facts_of(line.question, read(line.question, tag, text).path)
            assert drafted.total() <= line.facts.total(), (line.text, text)


@costly("reads a line for each of its words")
@CHANGED
@pytest.mark.parametrize("tag", daily("en", "fa", "zh", of=tags()))
def test_a_word_that_means_nothing_is_never_passed_over(tag: str, number: int) -> None:
    """Wherever it stands, its part of the line is reported and drafts nothing."""
    for n, line in enumerate(understood(tag, number)):
        words = line.text.split()
        for at in range(len(words) + 1):
            if at and words[at - 1].endswith("."):
                continue  # What would be there for "Def. 2" begins a part of its own.
            junk = UNKNOWN[(n + at) % len(UNKNOWN)]
            text = " ".join([*words[:at], junk, *words[at:]])
            reading = read(line.question, tag, text)
            drafted = facts_of(line.question, reading.path)
            assert reading.problems or not drafted, text
            assert drafted <= line.facts, text
