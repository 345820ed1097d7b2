"""The House cards of Stark."""

from __future__ import annotations

from typing import Any

import pytest

from .fighting import attack, final_strengths, offered, outcome, play_cards
from .scenario import Position, ability

CALM: dict[str, Any] = {
    "tracks": {"fiefdoms": "baratheon"},
    "supply": {"stark": 6, "greyjoy": 6, "tyrell": 6},
}


def strike(mine: str = "4K", enemy: str = "greyjoy 2F", **more: Any) -> Position:
    """Stark attacks Greyjoy in seagard from moat-cailin."""
    return attack(f"stark {mine}", "moat-cailin", "seagard", enemy, **{**CALM, **more})


def struck(mine: str = "1F", enemy: str = "greyjoy 4K", **more: Any) -> Position:
    """Greyjoy attacks Stark in moat-cailin from seagard."""
    return attack(enemy, "seagard", "moat-cailin", f"stark {mine}", **{**CALM, **more})


# -- Robb Stark ------------------------------------------------------------------------------------


def test_robb_chooses_where_a_beaten_defender_goes() -> None:
    """Among the legal retreats of the loser."""
    table = play_cards(strike(), stark="robb-stark", greyjoy="balon-greyjoy")
    assert (table.kind, table.awaited) == ("retreat", ["stark"])
    assert offered(table, "stark") == {"greywater-watch", "riverrun", "the-twins"}
    table.answer("stark", {"to": "the-twins"})
    assert table.units("the-twins") == "greyjoy 2F(r)"


@pytest.mark.parametrize(
    ("reading", "areas"),
    [
        ("any-legal-area", {"seagard", "greywater-watch", "the-twins"}),
        ("origin-only", {"seagard"}),
    ],
)
def test_robb_stark_beaten_attacker(reading: str, areas: set[str]) -> None:
    """16.5.7: a winning defender sends the attackers home, or to any legal area."""
    table = struck(
        "4K", "greyjoy 1F", rulings={"robb-stark-beaten-attacker": reading},
        units={"white-harbor": "stark 1F"},
    )  # fmt: skip
    play_cards(table, stark="robb-stark")
    assert (table.kind, table.awaited) == ("retreat", ["stark"])
    assert offered(table, "stark") == areas


def test_robb_sends_beaten_attackers_across_the_sea() -> None:
    """16.5.7: ship transport of the loser counts, areas that others control do not."""
    table = struck(
        "4K", "greyjoy 1F",
        units={"the-narrow-sea": "greyjoy 1S", "the-fingers": "lannister 1F"},
    )  # fmt: skip
    play_cards(table, stark="robb-stark")
    areas = offered(table, "stark")
    assert {"seagard", "the-twins", "widows-watch", "crackclaw-point"} <= areas
    assert areas.isdisjoint({"the-fingers", "winterfell", "the-eyrie", "moat-cailin"})
    table.answer("stark", {"to": "crackclaw-point"})
    assert table.units("crackclaw-point") == "greyjoy 1F(r)"


def test_robb_must_choose_the_fewest_losses() -> None:
    """An area that costs the loser units is closed while another costs none."""
    table = play_cards(
        strike(supply={"stark": 6, "greyjoy": 0}, units={"riverrun": "greyjoy 1F"}),
        stark="robb-stark", greyjoy="balon-greyjoy",
    )  # fmt: skip
    assert offered(table, "stark") == {"greywater-watch", "the-twins"}


def test_robb_leaves_the_choice_of_losses_to_the_loser() -> None:
    """Stark names the area; who dies for supply is for the loser to say."""
    table = play_cards(
        strike(
            enemy="greyjoy 1F 1K", supply={"stark": 6, "greyjoy": 0},
            units={"riverrun": "greyjoy 1F", "greywater-watch": "lannister 1F",
                   "the-twins": "lannister 1F"},
        ),
        stark="robb-stark", greyjoy="balon-greyjoy",
    )  # fmt: skip
    table.answer("stark", {"to": "riverrun"})
    assert (table.kind, table.awaited) == ("retreat-losses", ["greyjoy"])


def test_robb_needs_a_victory() -> None:
    """Beaten, Stark chooses its own retreat as anybody does."""
    table = play_cards(struck("2F"), stark="robb-stark")
    assert table.until("retreat").awaited == ["stark"]
    assert "seagard" not in offered(table, "stark")


def test_robb_is_asked_only_if_somebody_can_retreat() -> None:
    """9.8.7: without a legal area there is nothing to choose."""
    blocked = dict.fromkeys(("greywater-watch", "riverrun", "the-twins"), "lannister 1F")
    table = attack("stark 4K", "moat-cailin", "seagard", "greyjoy 1F", units=blocked, **CALM)
    play_cards(table, stark="robb-stark")
    assert table.kind != "retreat"
    assert table.units("seagard") == "stark 4K"


# -- Roose Bolton ----------------------------------------------------------------------------------


def test_roose_brings_all_cards_back_after_a_defeat() -> None:
    """His own card too."""
    table = struck(hands={"stark": "roose-bolton eddard-stark"})
    assert outcome(table, stark="roose-bolton") == "greyjoy"
    assert len(table.hand("stark")) == 7
    assert table.discard("stark") == []


def test_roose_as_the_last_card() -> None:
    """He too comes back: no card is left in the discard pile."""
    table = struck(hands={"stark": "roose-bolton"})
    assert outcome(table, stark="roose-bolton") == "greyjoy"
    assert len(table.hand("stark")) == 7


def test_roose_does_nothing_in_victory() -> None:
    """Winning, he is discarded like any other card."""
    table = strike(hands={"stark": "roose-bolton eddard-stark"})
    assert outcome(table, stark="roose-bolton") == "stark"
    assert table.hand("stark") == ["eddard-stark"]


# -- The Blackfish ---------------------------------------------------------------------------------


def test_the_blackfish_stops_swords() -> None:
    """No casualties from swords for Stark, beaten with him; routed ones and engines still go."""
    table = struck("2F 1F(r) 1E")
    play_cards(table, stark="the-blackfish", greyjoy="euron-crows-eye")
    assert table.kind == "retreat"
    assert table.units("moat-cailin") == "stark 2F"


def test_the_blackfish_stops_mace_tyrell() -> None:
    """Mace Tyrell kills no Footman of his House and is not asked."""
    table = attack("tyrell 4K", "the-twins", "moat-cailin", "stark 2F", **CALM)
    play_cards(table, stark="the-blackfish", tyrell="mace-tyrell")
    assert table.kind == "retreat"
    assert table.units("moat-cailin") == "stark 2F"


def test_the_blackfish_does_not_stop_losses_of_a_retreat() -> None:
    """Supply still costs units."""
    table = struck(
        "2F", supply={"stark": 0, "greyjoy": 6},
        units={"white-harbor": "stark 2F", "winterfell": "stark 1F", "the-twins": "greyjoy 1F",
               "greywater-watch": "greyjoy 1F"},
    )  # fmt: skip
    play_cards(table, stark="the-blackfish").until("retreat")
    assert offered(table, "stark") == {"winterfell"}
    table.answer("stark", {"to": "winterfell"})
    assert table.asked("stark") == "retreat-losses"


def test_the_blackfish_does_not_save_those_who_cannot_retreat() -> None:
    """Without a legal area Stark's units die all the same."""
    around = ("white-harbor", "winterfell", "the-twins", "greywater-watch")
    table = struck("2F", units=dict.fromkeys(around, "lannister 1F"))
    assert outcome(table, stark="the-blackfish") == "greyjoy"
    assert table.state.on_board("stark", "footman") == 0


# -- Catelyn Stark ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("order", "bonus"), [("defend+1", 2), ("defend+2*", 4), ("support+1*", 0), ("march+1*", 0)]
)
def test_catelyn_doubles_a_defense_order(order: str, bonus: int) -> None:
    """Only a Defense order in the embattled area counts twice."""
    table = struck("1F", orders={"moat-cailin": order})
    assert final_strengths(table, stark="catelyn-stark")[1] == 1 + bonus


def test_catelyn_without_an_order_or_in_attack() -> None:
    """Nothing is doubled then, the attacker's March order least of all."""
    assert final_strengths(struck("1F"), stark="catelyn-stark")[1] == 1
    table = strike("1K", order="march+1*", enemy="greyjoy 1F", orders={"seagard": "defend+1"})
    assert final_strengths(table, stark="catelyn-stark") == (2 + 1, 1 + 1 + 1)


def test_catelyn_is_stopped_by_tyrion() -> None:
    """Sent back, she doubles nothing."""
    table = attack(
        "lannister 4K", "seagard", "moat-cailin", "stark 1F", orders={"moat-cailin": "defend+2*"},
        supply={"lannister": 6}, tracks={"fiefdoms": "baratheon"},
    )  # fmt: skip
    play_cards(table, stark="catelyn-stark", lannister="tyrion-lannister")
    table.answer("lannister", ability("tyrion-lannister")).answer("stark", "the-blackfish")
    assert table.finish_combat().strengths() == (8 + 1, 1 + 2 + 1)
