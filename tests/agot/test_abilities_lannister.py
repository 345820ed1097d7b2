"""The House cards of Lannister."""

from __future__ import annotations

from typing import Any

import pytest

from .fighting import attack, final_strengths, offered, outcome, play_cards
from .scenario import Position, ability

CALM: dict[str, Any] = {
    "tracks": {"fiefdoms": "tyrell"},
    "supply": {"lannister": 6, "stark": 6, "greyjoy": 6, "baratheon": 6},
}


def strike(mine: str = "3F", enemy: str = "stark 1F", **more: Any) -> Position:
    """Lannister attacks Stark in riverrun from stoney-sept."""
    return attack(f"lannister {mine}", "stoney-sept", "riverrun", enemy, **{**CALM, **more})


def struck(mine: str = "1F", enemy: str = "stark 4K", **more: Any) -> Position:
    """Stark attacks Lannister in riverrun from seagard."""
    return attack(enemy, "seagard", "riverrun", f"lannister {mine}", **{**CALM, **more})


# -- Tywin Lannister -------------------------------------------------------------------------------


def test_tywin_gains_two_power_for_a_victory() -> None:
    """Winning with him brings two Power, in defence too."""
    table = strike()
    assert outcome(table, lannister="tywin-lannister") == "lannister"
    assert table.power("lannister") == 7
    table = struck("3F", "stark 1F")
    assert outcome(table, lannister="tywin-lannister") == "lannister"
    assert table.power("lannister") == 7


def test_tywin_gains_nothing_for_a_defeat() -> None:
    """Beaten, he brings nothing."""
    table = struck()
    assert outcome(table, lannister="tywin-lannister") == "stark"
    assert table.power("lannister") == 5


@pytest.mark.parametrize(("before", "after"), [(18, 20), (19, 20), (20, 20)])
def test_tywin_takes_what_the_pool_has(before: int, after: int) -> None:
    """1.12: never more than twenty tokens."""
    table = strike(power={"lannister": before})
    outcome(table, lannister="tywin-lannister")
    assert table.power("lannister") == after


def test_tywin_counts_tokens_on_the_board() -> None:
    """1.12: tokens on the board are of the same twenty."""
    table = strike(power={"lannister": 18}, tokens={"harrenhal": "lannister"})
    outcome(table, lannister="tywin-lannister")
    assert table.power("lannister") == 19


# -- Ser Kevan Lannister ---------------------------------------------------------------------------


def test_kevan_doubles_attacking_footmen() -> None:
    """In an attack each Footman counts 2; Knights as ever."""
    table = strike("2F 1K")
    assert final_strengths(table, lannister="ser-kevan-lannister")[0] == 4 + 2 + 1


def test_kevan_doubles_own_supporting_footmen_only() -> None:
    """Lannister's supporting Footmen count 2, an ally's 1."""
    table = attack(
        "lannister 1F", "stoney-sept", "riverrun", "stark 1F",
        units={"harrenhal": "lannister 2F", "lannisport": "baratheon 2F"},
        orders={"harrenhal": "support", "lannisport": "support"}, **CALM,
    )  # fmt: skip
    table.answer("baratheon", {"lannisport": "attacker"}).answer("lannister", [])
    assert final_strengths(table, lannister="ser-kevan-lannister")[0] == 2 + 4 + 2 + 1


def test_kevan_does_nothing_in_defence() -> None:
    """Defending Footmen count 1."""
    assert final_strengths(struck("2F"), lannister="ser-kevan-lannister")[1] == 2 + 1


def test_kevan_does_not_raise_routed_footmen() -> None:
    """9.8.9: routed supporters are worth 0 all the same."""
    table = attack(
        "lannister 1F", "stoney-sept", "riverrun", "stark 1F",
        units={"harrenhal": "lannister 1F 1F(r)"}, orders={"harrenhal": "support"}, **CALM,
    )  # fmt: skip
    table.answer("lannister", [])
    assert final_strengths(table, lannister="ser-kevan-lannister")[0] == 2 + 2 + 1


# -- Tyrion Lannister ------------------------------------------------------------------------------


def tyrion(card: str = "eddard-stark", **more: Any) -> Position:
    """Lannister has revealed Tyrion against a card of Stark."""
    table = play_cards(strike(**more), lannister="tyrion-lannister", stark=card)
    assert table.asked("lannister") == "ability"
    return table


def test_tyrion_may_be_declined() -> None:
    """The card stays."""
    table = tyrion().answer("lannister", ability("tyrion-lannister", use=False))
    assert table.finish_combat().strengths() == (3 + 1, 1 + 4)
    assert "eddard-stark" in table.discard("stark")


def test_tyrion_sends_the_rivals_card_back() -> None:
    """The rival takes its card back and must play another one."""
    table = tyrion().answer("lannister", ability("tyrion-lannister"))
    assert table.asked("stark") == "house-card"
    assert "eddard-stark" not in offered(table, "stark"), "not again in this combat"
    table.answer("stark", "catelyn-stark").finish_combat()
    assert table.strengths() == (4, 1)
    assert "eddard-stark" in table.hand("stark")
    assert table.discard("stark") == ["catelyn-stark"]


def test_tyrion_acts_once() -> None:
    """He cannot answer the replacement; the combat goes on."""
    table = tyrion().answer("lannister", ability("tyrion-lannister"))
    table.answer("stark", "robb-stark")
    assert table.kind != "ability"


def test_tyrion_against_the_last_card() -> None:
    """A rival with no other card fights without one: strength 0, no icons; he keeps the card."""
    table = tyrion(hands={"stark": "eddard-stark"})
    table.answer("lannister", ability("tyrion-lannister"))
    assert table.kind != "house-card"
    assert table.finish_combat().strengths() == (4, 1)
    assert table.hand("stark") == ["eddard-stark"]


def test_tyrion_comes_before_immediate_abilities() -> None:
    """16.5.5: Mace Tyrell, sent back, kills nobody; Mace as the replacement does."""

    def against_tyrell(first: str) -> Position:
        tracks = {"fiefdoms": "stark", "iron-throne": "tyrell"}
        table = attack(
            "lannister 3F",
            "searoad-marches",
            "the-reach",
            "tyrell 1F",
            **{**CALM, "tracks": tracks},
        )
        play_cards(table, lannister="tyrion-lannister", tyrell=first)
        assert table.awaited == ["lannister"]
        return table.answer("lannister", ability("tyrion-lannister"))

    table = against_tyrell("mace-tyrell").answer("tyrell", "randyll-tarly")
    assert table.finish_combat().strengths() == (4, 3)
    table = against_tyrell("randyll-tarly").answer("tyrell", "mace-tyrell")
    assert table.asked("tyrell") == "ability"
    table.answer("tyrell", ability("mace-tyrell", routed=False))
    assert table.finish_combat().strengths() == (3, 5)


def test_tyrion_cannot_stop_aerons_second_card() -> None:
    """Once per combat: neither Aeron's successor nor, after declining, anything later."""
    table = attack("lannister 3F", "stoney-sept", "riverrun", "greyjoy 1F", **CALM)
    play_cards(table, lannister="tyrion-lannister", greyjoy="aeron-damphair")
    table.answer("lannister", ability("tyrion-lannister", use=False))
    table.answer("greyjoy", ability("aeron-damphair", replacement="euron-crows-eye"))
    assert table.kind != "ability"
    assert table.finish_combat().strengths() == (4, 5)


def test_tyrion_stops_a_modifier() -> None:
    """A card sent back has no effect at all."""
    table = tyrion("the-blackfish").answer("lannister", ability("tyrion-lannister"))
    table.answer("stark", "catelyn-stark").finish_combat()
    assert "the-blackfish" in table.hand("stark")


# -- Cersei Lannister ------------------------------------------------------------------------------

STARK_ORDERS: dict[str, Any] = {
    "units": {
        "karhold": "stark 1F", "winterfell": "stark 1F", "the-narrow-sea": "stark 1S",
        "port-of-white-harbor": "stark 1S", "white-harbor": "stark 1F", "seagard": "baratheon 1F",
    },
    "orders": {
        "karhold": "consolidate", "winterfell": "defend+1", "the-narrow-sea": "support",
        "port-of-white-harbor": "raid", "seagard": "support", "riverrun": "march-1",
    },
}  # fmt: skip


def cersei(**more: Any) -> Position:
    """Lannister has won with Cersei; the ally of the beaten is Baratheon."""
    table = strike("4F", **{**STARK_ORDERS, **more})
    table.answer("baratheon", {"seagard": "defender"}).answer("stark", [])
    return play_cards(table, lannister="cersei-lannister")


def test_cersei_removes_an_order_of_the_beaten_anywhere() -> None:
    """Any order of the rival may go, on land, at sea, in a port."""
    table = cersei()
    assert table.asked("lannister") == "ability"
    assert offered(table, "lannister") == {
        "karhold", "winterfell", "the-narrow-sea", "port-of-white-harbor", "decline",
    }  # fmt: skip
    table.answer("lannister", ability("cersei-lannister", area="the-narrow-sea"))
    assert table.order("the-narrow-sea") is None
    assert table.order("winterfell") == "defend+1"


def test_cersei_may_be_declined() -> None:
    """No order is removed."""
    table = cersei().answer("lannister", ability("cersei-lannister", use=False))
    assert table.order("the-narrow-sea") == "support"


def test_cersei_spares_supporters_and_the_combat_itself() -> None:
    """Only the other combatant's orders, not that of the embattled area (it leaves anyway)."""
    table = cersei()
    for area in ("seagard", "riverrun", "stoney-sept"):
        assert not table.allows("lannister", ability("cersei-lannister", area=area))


def test_cersei_beating_an_attacker_spares_the_march() -> None:
    """The March order that began the combat leaves the board anyway and is not offered."""
    table = play_cards(
        struck("4K", "stark 1F", **{**STARK_ORDERS, "units": {"karhold": "stark 1F"},
                                    "orders": {"karhold": "support"}}),
        lannister="cersei-lannister",
    )  # fmt: skip
    assert offered(table, "lannister") == {"karhold", "decline"}


def test_cersei_asks_nothing_without_an_order_to_remove() -> None:
    """A rival without other orders on the board leaves nothing to choose."""
    table = play_cards(strike("4F"), lannister="cersei-lannister")
    assert table.kind == "retreat"


def test_cersei_needs_a_victory() -> None:
    """Beaten, she removes nothing."""
    table = play_cards(
        struck(mine="1F", enemy="stark 4K"), lannister="cersei-lannister", stark="eddard-stark"
    )
    assert table.kind == "casualties"
