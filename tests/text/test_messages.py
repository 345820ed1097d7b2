"""Messages in Fluent: each is parsed when it is first said, with those that it refers to."""

from __future__ import annotations

import pytest

from bot.text import catalog
from bot.text.catalog import Messages

WORDS = """
# A comment belongs to nothing.
greeting = Hello, { $name }{ -mark }
    .short = Hi

farewell =
    { $late ->
        [yes] { greeting } But it is late.
       *[no] Goodbye{ -mark(loud: "yes") }
}

-mark = { $loud ->
    [yes] !
   *[no] .
 }

empty =
last = The end
"""


def said(words: Messages, id: str, **params: str) -> str:
    """Say a message that is there, and has all that it needs."""
    message = words.get(id)
    assert message is not None
    assert message.value is not None
    text, errors = words.format(message.value, params)
    assert errors == []
    return text


def english(*sources: str) -> Messages:
    """Return messages without functions and without marks around parameters."""
    return Messages("en", sources, functions={}, isolates=False)


def test_a_message_brings_what_it_refers_to() -> None:
    """Other messages and terms, also where these stand further down, and with parameters."""
    assert said(english(WORDS), "farewell", late="yes", name="Ann") == "Hello, Ann. But it is late."
    assert said(english(WORDS), "farewell", late="no") == "Goodbye!"


def test_a_message_ends_where_the_next_one_begins() -> None:
    """Its attributes are its own; a bracket may stand where a line begins."""
    message = english(WORDS).get("greeting")
    assert message is not None
    assert [*message.attributes] == ["short"]
    assert said(english(WORDS), "last") == "The end"


@pytest.mark.parametrize("id", ["empty", "-mark", "mark", "nobody", "", "a b", "short"])
def test_what_is_no_message_is_not_there(id: str) -> None:
    """What cannot be parsed, a term, an attribute, or nonsense."""
    assert english(WORDS).get(id) is None


def test_of_two_messages_the_later_one_counts() -> None:
    """In another source or in the same one, and also for those that refer to it."""
    words = english(WORDS, "-mark = ?\nlast = One\nlast = Two\n")
    assert said(words, "last") == "Two"
    assert said(words, "greeting", name="Ann") == "Hello, Ann?"


def test_a_later_message_adds_attributes_or_replaces_them() -> None:
    """What has nothing else leaves the words of the earlier one, and its other attributes."""
    later = (
        "greeting =\n    .short = Hey\n    .long = { farewell }\n\n# A comment.\nother = Other\n"
    )
    words = english(WORDS + "# Another comment.\n", later)
    assert said(words, "greeting", name="Ann") == "Hello, Ann."
    for attribute, text in {"short": "Hey", "long": "Goodbye!"}.items():
        pattern = words.find(f"greeting.{attribute}")
        assert pattern is not None
        assert words.format(pattern, {"late": "no"}) == (text, [])
    assert words.find("other") is not None
    assert [words.find(id) for id in ("other.short", "greeting.none")] == [None, None]


def test_nothing_is_parsed_before_it_is_said() -> None:
    """Once for all localizers that share a source."""
    source = "parsed-late = Late\nparsed-never = Never\n"
    before = catalog.parsed.cache_info().misses
    one, other = english(source), english(source)
    assert catalog.parsed.cache_info().misses == before
    assert said(one, "parsed-late") == said(other, "parsed-late")
    assert catalog.parsed.cache_info().misses == before + 1
