"""What is shown of a table of Inis, and how its numbers are explained."""

from __future__ import annotations

import json

import pytest

from engine.inis.information.view import __doc__ as described

from .scenario import Position, fighting, given


def lines(table: Position, topic: str, seat: str | None = None) -> list[tuple[str, object]]:
    """Return the lines of an explanation, with the value of each."""
    found = table.game.ruleset.explain(table.state, topic, seat)
    return [(line["id"], line["params"].get("value")) for line in found]


def test_every_field_is_described() -> None:
    """The docstring of the module names all fields of a view."""
    table = fighting("moor", instigator="green", clans={"moor": "G2 B1"}, capital="cove")
    view = table.game.view("green")
    assert described is not None
    fields = [*view, *view["clash"], *view["hand"], *view["territories"]["moor"]]
    fields += [*view["houses"]["green"], *view["houses"]["green"]["conditions"]]
    fields += [*view["tales"], *view["action_cards"], *view["supply"]]
    for field in fields:
        assert field == "question" or f"``{field}``" in described, field


def test_a_spectator_sees_no_hand() -> None:
    """Hands are for their seats; numbers of cards are for all."""
    table = given(
        clans={"moor": "G1"}, hands={"green": "geis the-dagda advantage-moor"}, aside="raid"
    )
    seen = table.game.view(None)
    assert "hand" not in seen
    assert seen["houses"]["green"]["cards"] == {"action": 1, "advantage": 1, "epic": 1}
    assert seen["houses"]["green"]["advantages"] == ["advantage-moor"]
    assert seen["action_cards"]["aside"] is True
    text = json.dumps(seen)
    assert not any(f'"{card}"' in text for card in ("geis", "the-dagda", "raid"))
    assert table.game.view("green")["hand"]["action"] == ["geis"]


def test_a_view_shares_nothing_with_the_table() -> None:
    """Whoever changes a view changes nothing else."""
    table = given(clans={"moor": "G1"}, hands={"green": "geis"})
    before = table.state.dump()
    view = table.game.view("green")
    view["hand"]["action"].append("raid")
    view["territories"]["moor"]["clans"]["green"] = 9
    view["territories"]["moor"]["next_to"].clear()
    assert table.state.dump() == before
    assert table.state.next_to("moor")


def test_conditions_are_explained() -> None:
    """9.1, 9.2: what counts, from where, with Deeds, and how many conditions are met."""
    table = given(
        clans={"moor": "G3 B2", "plains": "G1 B1"}, sanctuaries={"plains": 2}, deeds={"green": 4}
    )
    assert lines(table, "conditions", "green") == [
        ("why-chieftain-over", 2),
        ("why-clans-there", 2),
        ("why-beside-sanctuaries", 2),
        ("why-sanctuaries-there", 2),
        ("why-in-territories", 2),
        ("why-deeds", 4),
        ("why-conditions-met", 1),
    ]


def test_a_clash_is_explained() -> None:
    """8: who is exposed and who sheltered, and whose maneuver it is."""
    table = fighting(
        "moor",
        instigator="green",
        maneuver="green",
        clans={"moor": "G2 B3"},
        citadels={"moor": 1},
        protected={"blue": 1},
        hands={"green": "eriu"},
        capital="cove",
    )
    assert [id for id, _ in lines(table, "clash")] == [
        "why-clash",
        "why-shelter",
        "why-clash-clans",
        "why-clash-clans",
        "why-maneuver",
    ]
    assert lines(given(clans={"moor": "G1"}), "clash") == []


def test_the_last_check_is_explained() -> None:
    """9.3: the arithmetic of every pretender stays to be read."""
    table = given(
        clans={"moor": "G1 B1"}, pretenders=["blue", "green"], assembly_step="victory_check"
    )
    assert [v for id, v in lines(table, "check") if id == "why-conditions-met"] == [0, 0]


def test_nothing_else_is_explained() -> None:
    """An unknown topic, or conditions of nobody, is an error of the caller."""
    table = given(clans={"moor": "G1"})
    for topic, seat in (("weather", None), ("conditions", None), ("conditions", "red")):
        with pytest.raises(ValueError, match="nothing to explain"):
            table.game.ruleset.explain(table.state, topic, seat)


def test_tales_seen_are_remembered_from_round_to_round() -> None:
    """What the Moor showed can be read again in the next round; Action cards are dealt anew."""
    table = given(
        clans={"moor": "G1", "plains": "B1", "valley": "O1", "cove": "W1"},
        hands={"green": "advantage-moor scouts-and-spies", "blue": "the-champions-share"},
        goes_on=True,
    )
    table.answer("green", {"do": "respond", "card": "advantage-moor", "opponent": "blue"})
    table.quiet()
    table.play("green", "scouts-and-spies", opponent="blue")
    table.until("draft")
    assert [(k["kind"], k["cards"]) for k in table.game.view("green")["known"]] == [
        ("epic", ["the-champions-share"])
    ]
