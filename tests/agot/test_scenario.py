"""The language in which the other tests describe positions."""

import pytest

from .scenario import given, in_letters, march, pieces


def test_units_are_written_with_letters() -> None:
    """Letters and counted units say the same, in both directions."""
    text = "2F 1K 1K(r) 3S 1E"
    assert in_letters(pieces(text)) == text
    assert pieces("1K(r)") == {"routed-knight": 1}
    with pytest.raises(AssertionError):
        pieces("2X")


def test_a_position_is_what_was_given() -> None:
    """A position holds the units, orders and tokens given, and what is printed otherwise."""
    table = given(
        units={"the-reach": "tyrell 2K", "blackwater": "lannister 1F", "lannisport": "greyjoy 1F"},
        orders={"the-reach": "march+1*"},
        tracks={"fiefdoms": "stark tyrell"},
        hands={"tyrell": "mace-tyrell"},
        phase="marches",
    )
    assert table.asked("tyrell") == "march"
    assert table.units("the-reach") == "tyrell 2K"
    assert table.track("fiefdoms") == [
        "stark", "tyrell", "greyjoy", "martell", "baratheon", "lannister",
    ]  # fmt: skip
    assert "lannisport" not in table.state.garrisons
    assert table.state.garrisons["pyke"] == 2
    assert len(table.discard("tyrell")) == 6
    table.answer("tyrell", march("the-reach", blackwater="2K"))
    table.cards(tyrell="mace-tyrell", lannister="cersei-lannister").finish_combat()
    assert table.units("blackwater") == "tyrell 2K"


def test_a_refusal_must_be_one() -> None:
    """A test that expects a refusal fails when the rules accept."""
    table = given(units={"pyke": "greyjoy 1F"}, orders={"pyke": "march+0"}, phase="marches")
    with pytest.raises(AssertionError, match="not refused"):
        table.refused("greyjoy", march("pyke"))
