"""The House cards of Greyjoy."""

from __future__ import annotations

from typing import Any

import pytest

from .fighting import attack, final_strengths, offered, play_cards
from .scenario import Position, ability

CALM: dict[str, Any] = {
    "tracks": {"fiefdoms": "tyrell"},
    "supply": {"greyjoy": 6, "stark": 6, "baratheon": 6, "lannister": 6},
}


def strike(mine: str = "2F", enemy: str = "stark 1F", **more: Any) -> Position:
    """Greyjoy attacks Stark in moat-cailin from greywater-watch."""
    return attack(f"greyjoy {mine}", "greywater-watch", "moat-cailin", enemy, **{**CALM, **more})


def struck(
    mine: str = "2F", enemy: str = "stark 1F", area: str = "seagard", **more: Any
) -> Position:
    """Stark attacks Greyjoy from moat-cailin."""
    return attack(enemy, "moat-cailin", area, f"greyjoy {mine}", **{**CALM, **more})


# -- Victarion Greyjoy -----------------------------------------------------------------------------


def test_victarion_doubles_attacking_ships() -> None:
    """In an attack each of Greyjoy's ships counts 2."""
    table = attack("greyjoy 3S", "sunset-sea", "the-golden-sound", "lannister 1S", **CALM)
    assert final_strengths(table, greyjoy="victarion-greyjoy")[0] == 6 + 3


def test_victarion_doubles_own_supporting_ships_on_land_too() -> None:
    """Greyjoy's supporting ships count 2, an ally's 1."""
    table = strike(
        "2F", units={"the-narrow-sea": "greyjoy 2S", "seagard": "lannister 1F"},
        orders={"the-narrow-sea": "support", "seagard": "support"},
    )  # fmt: skip
    table.answer("lannister", {"seagard": "attacker"}).answer("greyjoy", [])
    assert final_strengths(table, greyjoy="victarion-greyjoy")[0] == 2 + 4 + 1 + 3
    table = attack(
        "greyjoy 2S", "sunset-sea", "the-golden-sound", "lannister 1S",
        units={"ironmans-bay": "baratheon 2S"}, orders={"ironmans-bay": "support"}, **CALM,
    )  # fmt: skip
    table.answer("baratheon", {"ironmans-bay": "attacker"}).answer("greyjoy", [])
    assert final_strengths(table, greyjoy="victarion-greyjoy")[0] == 4 + 2 + 3


def test_victarion_does_nothing_in_defence() -> None:
    """Defending ships count 1, supporting ones too."""
    table = attack(
        "lannister 2S", "sunset-sea", "the-golden-sound", "greyjoy 2S",
        units={"ironmans-bay": "greyjoy 1S"}, orders={"ironmans-bay": "support"}, **CALM,
    )  # fmt: skip
    table.answer("greyjoy", [])
    assert final_strengths(table, greyjoy="victarion-greyjoy")[1] == 3 + 3


def test_victarion_does_not_raise_routed_ships() -> None:
    """9.8.9: routed ships support with 0."""
    table = strike(
        "2F", units={"the-narrow-sea": "greyjoy 1S 1S(r)"}, orders={"the-narrow-sea": "support"}
    )  # fmt: skip
    table.answer("greyjoy", [])
    assert final_strengths(table, greyjoy="victarion-greyjoy")[0] == 2 + 2 + 3


# -- Balon Greyjoy ---------------------------------------------------------------------------------


def test_balon_cancels_the_printed_strength() -> None:
    """The rival's card counts 0; its icons stay."""
    table = strike("2F", "stark 4K")
    play_cards(table, greyjoy="balon-greyjoy", stark="eddard-stark").until("casualties")
    assert table.strengths() == (2 + 2, 8 + 0)
    assert table.allows("greyjoy", {"footman": 2}), "Eddard's two swords"


def test_balon_leaves_what_an_ability_adds() -> None:
    """Stannis against a rival higher on the Iron Throne track still counts 1."""
    table = attack(
        "greyjoy 2F", "riverrun", "harrenhal", "baratheon 4F",
        **{**CALM, "tracks": {"fiefdoms": "tyrell", "iron-throne": "greyjoy"}},
    )  # fmt: skip
    strengths = final_strengths(table, greyjoy="balon-greyjoy", baratheon="stannis-baratheon")
    assert strengths == (2 + 2, 4 + 1)


def test_balon_leaves_the_text() -> None:
    """The rival's text works: Ser Kevan still doubles attacking Footmen."""
    table = attack("lannister 2F", "riverrun", "seagard", "greyjoy 4F", **CALM)
    strengths = final_strengths(table, greyjoy="balon-greyjoy", lannister="ser-kevan-lannister")
    assert strengths == (4, 4 + 2)


# -- Theon Greyjoy ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("area", "strength", "swords"), [("seagard", 3, 1), ("greywater-watch", 2, 0)]
)
def test_theon_defends_castles(area: str, strength: int, swords: int) -> None:
    """+1 and a sword when defending an area with a castle or stronghold, not elsewhere."""
    table = play_cards(
        struck("4F", "stark 1F", area), greyjoy="theon-greyjoy", stark="catelyn-stark"
    )  # fmt: skip
    assert (table.kind == "casualties") == bool(swords)
    assert table.finish_combat().strengths() == (1, 4 + strength)


def test_theon_does_nothing_in_attack() -> None:
    """Attacking a castle he counts 2."""
    assert final_strengths(strike("4F"), greyjoy="theon-greyjoy")[0] == 4 + 2


# -- Asha Greyjoy ----------------------------------------------------------------------------------

SHIPS: dict[str, Any] = {
    "units": {"the-narrow-sea": "lannister 1S(r)"},
    "orders": {"the-narrow-sea": "support"},
}


def test_asha_alone_has_two_swords_and_a_fortification() -> None:
    """Unsupported in attack she has two swords; in defence the fortification counts."""
    table = play_cards(strike("4F", "stark 3F"), greyjoy="asha-greyjoy", stark="catelyn-stark")
    table.until("casualties")
    assert table.allows("stark", {"footman": 2})
    table = play_cards(struck("1F", "stark 4F"), greyjoy="asha-greyjoy", stark="greatjon-umber")
    assert table.kind == "retreat", "one sword against one fortification"


def test_asha_supported_has_nothing() -> None:
    """Support of another House counts as support, also if its units add 0."""
    table = strike("4F", "stark 3F", **SHIPS)
    table.answer("lannister", {"the-narrow-sea": "attacker"}).answer("greyjoy", [])
    play_cards(table, greyjoy="asha-greyjoy", stark="catelyn-stark")
    assert table.kind == "retreat"


def test_asha_may_refuse_support_to_stand_alone() -> None:
    """Support declined, or given to the other side, is no support."""
    for side in ("attacker", "defender", "none"):
        table = strike("4F", "stark 3F", **SHIPS)
        table.answer("lannister", {"the-narrow-sea": side})
        if side == "attacker":
            table.answer("greyjoy", ["lannister"])
        elif side == "defender":
            table.answer("stark", [])
        play_cards(table, greyjoy="asha-greyjoy", stark="catelyn-stark")
        assert table.kind == "casualties"


def test_asha_stands_alone_again_when_the_support_is_removed() -> None:
    """16.5.3: the Queen of Thorns removes the only supporting order."""
    table = attack(
        "greyjoy 4F", "searoad-marches", "highgarden", "tyrell 3F",
        units={"west-summer-sea": "greyjoy 1S"}, orders={"west-summer-sea": "support"}, **CALM,
        garrisons={"highgarden": 0},
    )  # fmt: skip
    table.answer("greyjoy", [])
    assert table.initial_strengths() == (5, 3)
    play_cards(table, greyjoy="asha-greyjoy", tyrell="queen-of-thorns")
    table.answer("tyrell", ability("queen-of-thorns", area="west-summer-sea"))
    table.until("casualties")
    assert table.strengths() == (4 + 1, 3)
    assert table.allows("tyrell", {"footman": 2})


# -- Aeron Damphair --------------------------------------------------------------------------------


def aeron(**more: Any) -> Position:
    """Greyjoy attacks with Aeron Damphair."""
    return play_cards(strike(**more), greyjoy="aeron-damphair", stark="catelyn-stark")


def test_aeron_makes_room_for_another_card() -> None:
    """For two Power another card takes his place; both end in the discard pile."""
    table = aeron()
    assert (table.kind, table.awaited) == ("ability", ["greyjoy"])
    assert "aeron-damphair" not in offered(table, "greyjoy")
    table.answer("greyjoy", ability("aeron-damphair", replacement="euron-crows-eye"))
    assert table.power("greyjoy") == 3
    assert table.finish_combat().strengths() == (2 + 4, 1)
    assert table.discard("greyjoy") == ["aeron-damphair", "euron-crows-eye"]


def test_aeron_may_be_declined() -> None:
    """He stays, and costs nothing."""
    table = aeron().answer("greyjoy", ability("aeron-damphair", use=False))
    assert table.power("greyjoy") == 5
    assert table.finish_combat().strengths() == (2, 1)


@pytest.mark.parametrize(
    "setting",
    [{"power": {"greyjoy": 1}}, {"hands": {"greyjoy": "aeron-damphair"}}],
    ids=["one Power", "no other card"],
)
def test_aeron_needs_two_power_and_another_card(setting: dict[str, Any]) -> None:
    """Without either nothing is asked."""
    assert aeron(**setting).kind != "ability"


def test_aerons_successor_applies_in_full() -> None:
    """The new card's modifiers and icons count."""
    table = aeron(mine="4F", enemy="stark 3F")
    table.answer("greyjoy", ability("aeron-damphair", replacement="asha-greyjoy"))
    table.until("casualties")
    assert table.allows("stark", {"footman": 2})


def test_aerons_successor_as_the_last_card() -> None:
    """If the hand is empty then, the successor stays discarded and the other six return."""
    table = aeron(hands={"greyjoy": "aeron-damphair euron-crows-eye"})
    table.answer("greyjoy", ability("aeron-damphair", replacement="euron-crows-eye"))
    table.finish_combat()
    assert table.discard("greyjoy") == ["euron-crows-eye"]
    assert "aeron-damphair" in table.hand("greyjoy")


def test_aeron_comes_after_cancelling() -> None:
    """16.5.5: Tyrion is asked first, and sends Aeron himself back."""
    table = attack("greyjoy 2F", "riverrun", "lannisport", "lannister 1F", **CALM)
    play_cards(table, greyjoy="aeron-damphair", lannister="tyrion-lannister")
    assert table.awaited == ["lannister"]
    table.answer("lannister", ability("tyrion-lannister"))
    table.answer("greyjoy", "euron-crows-eye")
    assert table.kind != "ability"
    assert table.power("greyjoy") == 5
    table.finish_combat()
    assert "aeron-damphair" in table.hand("greyjoy")
