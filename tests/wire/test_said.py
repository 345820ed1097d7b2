"""The helper that looks for messages finds what is said, and nothing else."""

from __future__ import annotations

import pytest

from bot.text.names import learn
from tests.wire.said import said, says, times

TAKEN = "Long ago.\n" + said("table-taken", user="user:5", seat="house:tyrell") + " And so on."


def test_a_message_is_found_with_any_parameters_or_with_those_named() -> None:
    """What is not named may be anything; what is named must be that."""
    assert says(TAKEN, "table-taken")
    assert says(TAKEN, "table-taken", seat="house:tyrell")
    assert says(TAKEN, "table-taken", user="user:5", seat="house:tyrell")
    assert not says(TAKEN, "table-taken", seat="house:stark")
    assert not says(TAKEN, "table-taken", user="user:6")
    assert not says(TAKEN, "table-returned")


def test_a_wildcard_stays_within_its_line() -> None:
    """A message's beginning on one line and its end on another make no message."""
    words = said("table-taken", user="user:5", seat="house:tyrell")
    assert not says(words.replace(" ", "\n"), "table-taken")


def test_commands_are_found_with_and_without_their_ids() -> None:
    """It does not matter whether Discord has told the ids of the commands."""
    words = said("trouble-no-game-here")
    assert says(words, "trouble-no-game-here")
    learn({"game": 12})
    try:
        assert said("trouble-no-game-here") != words
        assert says(said("trouble-no-game-here"), "trouble-no-game-here")
    finally:
        learn({})


def test_choices_are_followed() -> None:
    """A number with words of its own picks these words; without it any will do."""
    exact = said("panel-choose-some", least=0, most=3)
    assert says(exact, "panel-choose-some")
    assert says(exact, "panel-choose-some", least=0, most=3)
    assert not says(said("panel-choose-some", least=1, most=3), "panel-choose-some", least=0)


def test_messages_are_counted() -> None:
    """The same message twice counts two."""
    assert times(TAKEN + "\n" + TAKEN, "table-taken") == 2


def test_what_cannot_be_looked_for_is_an_error() -> None:
    """An id that does not exist, and a message that consists only of its parameter."""
    with pytest.raises(AssertionError, match="no message table-token"):
        says("", "table-token")
    with pytest.raises(AssertionError, match="no message table-token"):
        said("table-token")
    with pytest.raises(AssertionError, match="no words of its own"):
        says("anything", "name")
