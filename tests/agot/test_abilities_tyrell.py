"""The House cards of Tyrell."""

from __future__ import annotations

from typing import Any

import pytest

from .fighting import attack, offered, outcome, play_cards
from .scenario import Position, ability, march

CALM: dict[str, Any] = {
    "tracks": {"fiefdoms": "greyjoy"},
    "supply": {"tyrell": 6, "lannister": 6, "baratheon": 6},
}


def strike(mine: str = "3F", enemy: str = "lannister 2F", **more: Any) -> Position:
    """Tyrell attacks Lannister in blackwater from the-reach."""
    return attack(f"tyrell {mine}", "the-reach", "blackwater", enemy, **{**CALM, **more})


def struck(mine: str = "2F", enemy: str = "lannister 3F", **more: Any) -> Position:
    """Lannister attacks Tyrell in blackwater from stoney-sept."""
    return attack(enemy, "stoney-sept", "blackwater", f"tyrell {mine}", **{**CALM, **more})


# -- Mace Tyrell -----------------------------------------------------------------------------------


def test_mace_kills_a_footman_at_once() -> None:
    """An enemy Footman of the combat dies on reveal and its strength is gone (E16)."""
    table = play_cards(strike(), tyrell="mace-tyrell")
    assert (table.kind, table.awaited) == ("ability", ["tyrell"])
    assert not table.allows("tyrell", ability("mace-tyrell", use=False)), "mandatory"
    table.answer("tyrell", ability("mace-tyrell", routed=False))
    assert table.units("blackwater") == "lannister 1F"
    assert table.finish_combat().strengths() == (3 + 4, 1 + 2)


def test_mace_kills_an_attacking_footman() -> None:
    """In defence too; units that stayed behind are no target."""
    table = attack(
        "lannister 2F 1K", "stoney-sept", "blackwater", "tyrell 2F",
        moves={"blackwater": "1F 1K"}, **CALM,
    )  # fmt: skip
    play_cards(table, tyrell="mace-tyrell")
    table.answer("tyrell", ability("mace-tyrell", routed=False))
    assert table.units("stoney-sept") == "lannister 1F"
    assert table.finish_combat().strengths() == (2 + 2, 2 + 4)


def test_mace_chooses_between_standing_and_routed() -> None:
    """The owner of the card picks which Footman."""
    table = play_cards(strike(enemy="lannister 1F 1F(r)"), tyrell="mace-tyrell")
    assert offered(table, "tyrell") == {"footman", "routed-footman"}
    table.answer("tyrell", ability("mace-tyrell", routed=True))
    assert table.units("blackwater") == "lannister 1F"


def test_mace_needs_a_footman_that_fights() -> None:
    """Knights, and Footmen that merely support, are out of his reach."""
    table = attack(
        "tyrell 3F", "the-reach", "blackwater", "lannister 1K",
        units={"stoney-sept": "lannister 2F"}, orders={"stoney-sept": "support"}, **CALM,
    )  # fmt: skip
    table.answer("lannister", [])
    assert play_cards(table, tyrell="mace-tyrell").kind != "ability"


def last_unit(reading: str, **more: Any) -> Position:
    """Mace kills the only defender, who has a Defense order and a strong card."""
    table = attack(
        "tyrell 1F", "the-reach", "blackwater", "lannister 1F",
        orders={"blackwater": "defend+2*"}, tokens={"blackwater": "lannister"},
        rulings={"mace-tyrell-last-unit": reading}, **{**CALM, **more},
    )  # fmt: skip
    play_cards(table, tyrell="mace-tyrell", lannister="tywin-lannister")
    return table.answer("tyrell", ability("mace-tyrell", routed=False))


def test_mace_tyrell_last_unit_combat_goes_on() -> None:
    """16.5.12: the combat continues, and a side without units may still win."""
    table = last_unit("combat-goes-on").finish_combat()
    assert table.strengths() == (1 + 4, 2 + 4)
    assert table.units("blackwater") == ""
    assert table.token("blackwater") == "lannister"
    assert table.order("blackwater") is None, "9.9.4"
    assert table.units("the-reach") == "tyrell 1F(r)"
    assert table.power("lannister") == 7, "Tywin has won"


def test_mace_tyrell_last_unit_combat_ends() -> None:
    """Where so ruled, Tyrell has won when the last enemy unit is dead, whatever else counts."""
    table = last_unit("combat-ends").finish_combat()
    assert table.events("combat-decided")[-1]["winner"] == "house:tyrell"
    assert table.units("blackwater") == "tyrell 1F"
    assert table.token("blackwater") is None


def test_mace_tyrell_does_not_end_a_combat_against_a_garrison() -> None:
    """A garrison that is left still fights under either reading."""
    for reading in ("combat-goes-on", "combat-ends"):
        table = attack(
            "tyrell 1F", "searoad-marches", "lannisport", "lannister 1F",
            rulings={"mace-tyrell-last-unit": reading}, **CALM,
        )  # fmt: skip
        play_cards(table, tyrell="mace-tyrell", lannister="tywin-lannister")
        table.answer("tyrell", ability("mace-tyrell", routed=False)).finish_combat()
        assert table.events("combat-decided")[-1]["winner"] == "house:lannister"


def test_mace_killing_the_last_attacker() -> None:
    """The defender wins over an attacker without units; nobody retreats."""
    table = struck("1F", "lannister 1F")
    play_cards(table, tyrell="mace-tyrell", lannister="the-hound")
    table.answer("tyrell", ability("mace-tyrell", routed=False))
    assert table.kind != "retreat"
    assert table.units("blackwater") == "tyrell 1F"
    assert table.order("stoney-sept") is None


# -- Ser Loras Tyrell ------------------------------------------------------------------------------


@pytest.mark.parametrize("order", ["march-1", "march+0", "march+1*"])
def test_loras_takes_the_march_order_along(order: str) -> None:
    """Attacking and winning moves the order, with its modifier, into the conquered area."""
    table = strike(order=order)
    assert outcome(table, tyrell="ser-loras-tyrell") == "tyrell"
    assert table.order("blackwater") == order
    assert table.order("the-reach") is None


def test_loras_lets_the_victors_march_on() -> None:
    """The order is resolved later by units that are not routed; or nothing is moved by it."""
    table = strike()
    outcome(table, tyrell="ser-loras-tyrell")
    assert table.asked("tyrell") == "march"
    assert table.allows("tyrell", march("blackwater"))
    table.answer("tyrell", march("blackwater", harrenhal="3F"))
    assert table.units("harrenhal") == "tyrell 3F"
    assert table.order("blackwater") is None


@pytest.mark.parametrize(
    ("throne", "order"), [("baratheon tyrell", None), ("tyrell baratheon", "march+0")]
)
def test_loras_moves_the_order_when_his_turn_comes(throne: str, order: str | None) -> None:
    """9.9.5: until his ability resolves, in turn order, his March order stands nowhere."""
    table = attack(
        "tyrell 4F", "the-reach", "blackwater", "baratheon 1F",
        tracks={"iron-throne": throne, "fiefdoms": "lannister"}, supply={"tyrell": 6},
    )  # fmt: skip
    table.cards(tyrell="ser-loras-tyrell", baratheon="patchface").until("ability")
    assert table.units("blackwater") == "tyrell 4F"
    assert table.order("blackwater") == order
    assert table.order("the-reach") is None
    table.answer("baratheon", ability("patchface", use=False))
    assert table.state.combat is None
    assert table.order("blackwater") == "march+0"


def test_loras_beaten_loses_the_order() -> None:
    """The order is removed as ever."""
    table = strike("1F", "lannister 4K")
    assert outcome(table, tyrell="ser-loras-tyrell") == "lannister"
    assert set(table.state.orders) == {"karhold"}


def test_loras_in_defence_moves_nothing() -> None:
    """A winning defender with him changes nothing."""
    table = struck("4K", "lannister 1F", orders={"blackwater": "support"})
    assert outcome(table, tyrell="ser-loras-tyrell") == "tyrell"
    assert table.order("blackwater") == "support"
    assert table.order("stoney-sept") is None


def test_loras_without_survivors_moves_nothing() -> None:
    """9.9.4: if no unit survived, no order lies in the empty area."""
    table = strike("1F", "lannister 1F", tides=True)
    table.shuffled("tob-3", "tob-0-skull")
    play_cards(table, tyrell="ser-loras-tyrell")
    table.until("casualties", "tyrell").answer("tyrell", {"footman": 1}).finish_combat()
    assert table.events("combat-decided")[-1]["winner"] == "house:tyrell"
    assert table.order("blackwater") is None
    assert table.order("the-reach") is None


# -- Queen of Thorns -------------------------------------------------------------------------------

AROUND: dict[str, Any] = {
    "units": {
        "stoney-sept": "lannister 1F", "searoad-marches": "lannister 1F",
        "harrenhal": "baratheon 1F", "lannisport": "lannister 1F",
    },
    "orders": {
        "stoney-sept": "support+1*", "searoad-marches": "consolidate", "harrenhal": "support",
        "blackwater": "defend+1", "lannisport": "raid",
    },
}  # fmt: skip


def queen() -> Position:
    """Tyrell attacks blackwater with the Queen of Thorns; Lannister has orders around."""
    table = strike("4F", **AROUND)
    table.answer("baratheon", {"harrenhal": "defender"}).answer("lannister", [])
    assert table.initial_strengths() == (4, 2 + 1 + 2 + 1)
    play_cards(table, tyrell="queen-of-thorns")
    assert table.asked("tyrell") == "ability"
    return table


def test_the_queen_removes_an_adjacent_order_of_the_rival() -> None:
    """Only orders of the other combatant in adjacent areas, not in the embattled area itself."""
    table = queen()
    assert offered(table, "tyrell") == {"stoney-sept", "searoad-marches"}
    assert not table.allows("tyrell", ability("queen-of-thorns", use=False)), "mandatory"
    table.answer("tyrell", ability("queen-of-thorns", area="searoad-marches"))
    assert table.order("searoad-marches") is None
    assert table.order("blackwater") == "defend+1"


def test_16_5_3_support_whose_order_is_removed_is_withdrawn() -> None:
    """Units and bonus of the supporting area no longer count."""
    table = queen().answer("tyrell", ability("queen-of-thorns", area="stoney-sept"))
    assert table.finish_combat().strengths() == (4 + 0, 2 + 1 + 1 + 2)


def test_the_queen_spares_the_march_that_began_the_combat() -> None:
    """In defence the attacker's March order is no target."""
    table = struck(
        units={"searoad-marches": "lannister 1F"}, orders={"searoad-marches": "march-1"}
    )  # fmt: skip
    play_cards(table, tyrell="queen-of-thorns")
    assert offered(table, "tyrell") == {"searoad-marches"}


def test_the_queen_without_a_target_does_nothing() -> None:
    """Nothing is asked then."""
    assert play_cards(struck(), tyrell="queen-of-thorns").kind != "ability"


def test_the_queen_reaches_ports_of_the_embattled_area() -> None:
    """Adjacent is what is printed: a port beside its land area, and beside its sea."""
    table = attack(
        "tyrell 4K", "searoad-marches", "lannisport", "lannister 1F",
        units={"port-of-lannisport": "lannister 1S"}, orders={"port-of-lannisport": "raid"}, **CALM,
    )  # fmt: skip
    play_cards(table, tyrell="queen-of-thorns")
    assert offered(table, "tyrell") == {"port-of-lannisport"}
    table = attack(
        "tyrell 3S", "sunset-sea", "the-golden-sound", "lannister 1S",
        units={"port-of-lannisport": "lannister 1S"}, orders={"port-of-lannisport": "support"},
        **CALM,
    )  # fmt: skip
    table.answer("lannister", [])
    play_cards(table, tyrell="queen-of-thorns")
    table.answer("tyrell", ability("queen-of-thorns", area="port-of-lannisport"))
    assert table.finish_combat().strengths() == (3, 1 + 2)


def test_the_queen_is_stopped_by_tyrion() -> None:
    """Sent back, she removes nothing."""
    table = strike(units={"stoney-sept": "lannister 1F"}, orders={"stoney-sept": "raid"})
    play_cards(table, tyrell="queen-of-thorns", lannister="tyrion-lannister")
    table.answer("lannister", ability("tyrion-lannister")).answer("tyrell", "alester-florent")
    assert table.kind != "ability"
    assert table.order("stoney-sept") == "raid"
