"""The words of scenarios mean what they say."""

from __future__ import annotations

from .scenario import fighting, given


def test_a_position_is_as_written() -> None:
    """Clans, cards and tiles lie where a test puts them, and the turn is the one given."""
    table = given(clans={"moor": "G4 B3", "cove": "W1"}, hands={"green": "conquest geis"})
    table.asked("green", kind="turn")
    assert table.clans("moor") == "G4 B3"
    assert table.state.reserve("green") == 8
    assert sorted(table.state.hand("green", "action")) == ["conquest", "geis"]
    assert table.state.next_to("moor") == ["plains", "valley"]
    assert table.state.next_to("cove") == ["plains", "valley"]


def test_a_clash_begins_where_it_is_told_to() -> None:
    """At its start, or at a maneuver with some clans in Citadels."""
    table = fighting("moor", instigator="green", clans={"moor": "G2 B2"}, citadels={"moor": 1})
    table.asked("blue", kind="citadel")
    table = fighting(
        "moor",
        instigator="green",
        clans={"moor": "G2 B2"},
        maneuver="blue",
        protected={"blue": 1},
    )
    table.asked("blue", kind="maneuver")
