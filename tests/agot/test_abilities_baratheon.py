"""The House cards of Baratheon."""

from __future__ import annotations

from typing import Any

import pytest

from .fighting import attack, final_strengths, play_cards
from .scenario import Position, ability

CALM: dict[str, Any] = {
    "tracks": {"fiefdoms": "tyrell"},
    "supply": {"baratheon": 6, "lannister": 6, "martell": 6, "greyjoy": 6},
}


def strike(mine: str = "3F", enemy: str = "lannister 1F", **more: Any) -> Position:
    """Baratheon attacks Lannister in blackwater from crackclaw-point."""
    return attack(
        f"baratheon {mine}", "crackclaw-point", "blackwater", enemy, **{**CALM, **more}
    )  # fmt: skip


def struck(mine: str = "1F", enemy: str = "lannister 3F", **more: Any) -> Position:
    """Lannister attacks Baratheon in blackwater from stoney-sept."""
    return attack(
        enemy, "stoney-sept", "blackwater", f"baratheon {mine}", **{**CALM, **more}
    )  # fmt: skip


# -- Stannis Baratheon -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("throne", "strength"), [("baratheon lannister", 4), ("lannister baratheon", 5)]
)
def test_stannis_is_stronger_against_a_rival_nearer_the_throne(throne: str, strength: int) -> None:
    """+1 if the other combatant stands higher on the Iron Throne track."""
    tracks = {"fiefdoms": "tyrell", "iron-throne": throne}
    assert final_strengths(strike(tracks=tracks), baratheon="stannis-baratheon")[0] == 3 + strength


def test_stannis_looks_at_the_other_combatant_only() -> None:
    """A supporter higher on the track does not matter."""
    table = attack(
        "baratheon 3F", "crackclaw-point", "blackwater", "lannister 1F",
        units={"harrenhal": "stark 1F"}, orders={"harrenhal": "support"},
        **{**CALM, "tracks": {"fiefdoms": "tyrell", "iron-throne": "stark baratheon"}},
    )  # fmt: skip
    table.answer("stark", {"harrenhal": "defender"})
    assert final_strengths(table, baratheon="stannis-baratheon") == (3 + 4, 1 + 1 + 2)


def test_stannis_counts_the_track_as_it_is_by_then() -> None:
    """A change made by Doran Martell earlier in the combat is taken into account."""
    table = attack(
        "baratheon 3F", "kingswood", "the-boneway", "martell 1F",
        **{**CALM, "tracks": {"fiefdoms": "tyrell", "iron-throne": "baratheon martell"}},
    )  # fmt: skip
    play_cards(table, baratheon="stannis-baratheon", martell="doran-martell")
    table.answer("martell", ability("doran-martell", track="iron-throne")).finish_combat()
    assert table.strengths() == (3 + 5, 1)


# -- Renly Baratheon -------------------------------------------------------------------------------


def test_renly_promotes_an_attacking_footman() -> None:
    """After a victory one Footman that fought may become a Knight."""
    table = play_cards(strike(), baratheon="renly-baratheon").until("ability")
    use = ability("renly-baratheon", area="crackclaw-point", routed=False)
    table.answer("baratheon", use).finish_combat()
    assert table.units("blackwater") == "baratheon 2F 1K"


def test_renly_may_be_declined() -> None:
    """Nothing changes then."""
    table = play_cards(strike(), baratheon="renly-baratheon").until("ability")
    table.answer("baratheon", ability("renly-baratheon", use=False)).finish_combat()
    assert table.units("blackwater") == "baratheon 3F"


def test_renly_promotes_a_supporting_footman() -> None:
    """So may one in an area whose own Support order backed Baratheon; never an ally's."""
    table = attack(
        "baratheon 2K", "crackclaw-point", "blackwater", "lannister 1F",
        units={"harrenhal": "baratheon 1F", "the-reach": "martell 1F"},
        orders={"harrenhal": "support", "the-reach": "support"}, **CALM,
    )  # fmt: skip
    table.answer("martell", {"the-reach": "attacker"}).answer("baratheon", [])
    play_cards(table, baratheon="renly-baratheon").until("ability")
    use = ability("renly-baratheon", area="harrenhal", routed=False)
    assert not table.allows("baratheon", ability("renly-baratheon", area="the-reach", routed=False))
    table.answer("baratheon", use).finish_combat()
    assert table.units("harrenhal") == "baratheon 1K"
    assert table.units("the-reach") == "martell 1F"


def test_renly_asks_nothing_when_support_was_refused() -> None:
    """An area that did not back Baratheon has no part in it."""
    table = attack(
        "baratheon 2K", "crackclaw-point", "blackwater", "lannister 1F",
        units={"harrenhal": "baratheon 1F"}, orders={"harrenhal": "support"}, **CALM,
    )  # fmt: skip
    table.answer("baratheon", ["baratheon"])
    play_cards(table, baratheon="renly-baratheon")
    assert table.kind == "retreat"


def test_renly_promotes_a_defender_even_a_routed_one() -> None:
    """A routed Footman of a winning defender becomes a routed Knight."""
    table = play_cards(struck("3K 1F(r)", "lannister 1F"), baratheon="renly-baratheon")
    table.until("ability")
    use = ability("renly-baratheon", area="blackwater", routed=True)
    assert not table.allows("baratheon", {**use, "routed": False})
    table.answer("baratheon", use).finish_combat()
    assert table.units("blackwater") == "baratheon 3K 1K(r)"


def test_renly_needs_a_victory() -> None:
    """Beaten, he promotes nobody."""
    table = play_cards(struck("1F", "lannister 4K"), baratheon="renly-baratheon")
    assert table.kind == "retreat"


def test_renly_needs_a_footman() -> None:
    """Knights alone leave nothing to promote."""
    assert play_cards(strike("2K"), baratheon="renly-baratheon").kind == "retreat"


def test_renly_needs_an_unused_knight() -> None:
    """All five Knights on the board: nothing happens."""
    table = attack(
        "baratheon 3F", "crackclaw-point", "blackwater", "lannister 1F",
        units={"dragonstone": "baratheon 4K", "kingswood": "baratheon 1K"}, **CALM,
    )  # fmt: skip
    assert play_cards(table, baratheon="renly-baratheon").kind == "retreat"


def test_renly_acts_before_casualties() -> None:
    """10.10: the promoted unit is there when skulls ask for a casualty."""
    table = attack(
        "baratheon 3F", "crackclaw-point", "blackwater", "lannister 1F", tides=True, **CALM
    )  # fmt: skip
    table.shuffled("tob-0", "tob-0-skull")
    play_cards(table, baratheon="renly-baratheon").until("ability")
    table.answer("baratheon", ability("renly-baratheon", area="crackclaw-point", routed=False))
    assert table.asked("baratheon") == "casualties"
    table.answer("baratheon", {"knight": 1}).finish_combat()
    assert table.units("blackwater") == "baratheon 2F"


# -- Ser Davos Seaworth ----------------------------------------------------------------------------


@pytest.mark.parametrize("discarded", [True, False])
def test_davos_misses_stannis(discarded: bool) -> None:
    """Strength 3 and a sword while Stannis lies in the discard pile, 2 and none otherwise."""
    hand = "ser-davos-seaworth brienne-of-tarth" + ("" if discarded else " stannis-baratheon")
    table = strike(hands={"baratheon": hand}, enemy="lannister 2F")
    play_cards(table, baratheon="ser-davos-seaworth", lannister="ser-jaime-lannister")
    assert (table.kind == "casualties") == discarded
    assert table.finish_combat().strengths() == (3 + 2 + discarded, 2 + 2)


# -- Salladhor Saan --------------------------------------------------------------------------------


def at_sea(supported: bool, **more: Any) -> Position:
    """Baratheon's ships attack Lannister's; Martell's ship, with a star, may back them."""
    table = attack(
        "baratheon 3S", "blackwater-bay", "shipbreaker-bay", "lannister 2S",
        units={"east-summer-sea": "martell 2S", "storms-end": "tyrell 1F"},
        orders={"east-summer-sea": "support+1*"}, **{**CALM, **more},
    )  # fmt: skip
    table.answer("martell", {"east-summer-sea": "attacker" if supported else "none"})
    return table


def test_salladhor_sinks_the_worth_of_foreign_ships() -> None:
    """Supported, by a foreign House too: other Houses' ships count 0 on both sides.

    The bonus of a special Support order is no ship and remains.
    """
    table = at_sea(supported=True)
    assert final_strengths(table, baratheon="salladhor-saan") == (3 + 0 + 1 + 1, 0 + 2)


def test_salladhor_without_support_does_nothing() -> None:
    """All ships count as printed."""
    assert final_strengths(at_sea(supported=False), baratheon="salladhor-saan") == (3 + 1, 2 + 2)


def test_salladhor_leaves_land_units_alone() -> None:
    """Only ships are affected; enemy ships that support on land are."""
    table = attack(
        "baratheon 2F", "kingswood", "storms-end", "lannister 2F",
        units={"shipbreaker-bay": "lannister 2S", "sea-of-dorne": "baratheon 1S"},
        orders={"shipbreaker-bay": "support", "sea-of-dorne": "support"}, **CALM,
    )  # fmt: skip
    table.answer("baratheon", []).answer("lannister", [])
    assert table.initial_strengths() == (3, 4)
    assert final_strengths(table, baratheon="salladhor-saan") == (3 + 1, 2 + 2)


@pytest.mark.parametrize(
    ("ruling", "throne", "strength"),
    [
        ("turn-order", "greyjoy baratheon", 0),
        ("turn-order", "baratheon greyjoy", 2),
        ("salladhor-last", "greyjoy baratheon", 0),
        ("salladhor-last", "baratheon greyjoy", 0),
    ],
)
def test_salladhor_and_victarion(ruling: str, throne: str, strength: int) -> None:
    """17.8: in turn order the later card has the last word; or Salladhor always has it."""
    table = attack(
        "greyjoy 2S", "east-summer-sea", "shipbreaker-bay", "baratheon 1S",
        units={"blackwater-bay": "baratheon 1S"}, orders={"blackwater-bay": "support"},
        rulings={"salladhor-and-victarion": ruling},
        **{**CALM, "tracks": {"fiefdoms": "tyrell", "iron-throne": throne}},
    )  # fmt: skip
    table.answer("baratheon", [])
    strengths = final_strengths(table, greyjoy="victarion-greyjoy", baratheon="salladhor-saan")
    assert strengths == (strength + 3, 2 + 1)


# -- Patchface -------------------------------------------------------------------------------------


@pytest.mark.parametrize("wins", [True, False])
def test_patchface_discards_a_card_of_the_rivals_hand(wins: bool) -> None:
    """After the combat, won or lost, Baratheon picks one of the rival's cards."""
    table = play_cards(strike("4F") if wins else struck("1F"), baratheon="patchface")
    table.until("ability")
    assert table.awaited == ["baratheon"]
    assert "the-hound" in table.discard("lannister"), "9.9.5: both cards are discarded by then"
    assert not table.allows("baratheon", ability("patchface", discard="the-hound"))
    table.answer("baratheon", ability("patchface", discard="tywin-lannister"))
    assert table.discard("lannister") == ["the-hound", "tywin-lannister"]
    assert table.state.combat is None


def test_10_13_orders_in_empty_areas_go_after_patchface() -> None:
    """9.9.4: a skull kills the last defender; its order lies there while Patchface chooses."""
    table = attack(
        "baratheon 2F", "harrenhal", "stoney-sept", "lannister 1F", order="march-1",
        orders={"stoney-sept": "defend+2*"}, tides=True, tracks={"fiefdoms": "lannister"},
    )  # fmt: skip
    table.shuffled("tob-0-skull", "tob-3")
    table.cards(baratheon="patchface", lannister="the-hound").until("ability")
    assert table.events("combat-decided")[-1]["winner"] == "house:lannister"
    assert table.units("stoney-sept") == ""
    assert table.order("stoney-sept") == "defend+2*"
    table.answer("baratheon", ability("patchface", use=False))
    assert table.state.combat is None
    assert table.order("stoney-sept") is None


def test_patchface_may_be_declined() -> None:
    """The rival keeps its hand."""
    table = play_cards(strike(), baratheon="patchface").until("ability")
    table.answer("baratheon", ability("patchface", use=False))
    assert table.discard("lannister") == ["the-hound"]


def test_patchface_acts_after_areas_have_changed_hands() -> None:
    """9.9.5: at the very end of clean-up the winner already stands in the area."""
    table = play_cards(strike("4F"), baratheon="patchface").until("ability")
    assert table.units("blackwater") == "baratheon 4F"


def test_16_5_8_patchface_takes_the_last_card() -> None:
    """The last card of a hand stays discarded, the other six return."""
    table = strike(hands={"lannister": "the-hound tywin-lannister"})
    play_cards(table, baratheon="patchface").until("ability")
    table.answer("baratheon", ability("patchface", discard="tywin-lannister"))
    assert table.discard("lannister") == ["tywin-lannister"]
    assert len(table.hand("lannister")) == 6


def test_patchface_after_refill() -> None:
    """9.9.3, 9.9.5: a rival that played its last card has its six cards back by then."""
    table = strike(hands={"lannister": "the-hound"})
    play_cards(table, baratheon="patchface").until("ability")
    table.answer("baratheon", ability("patchface", discard="tywin-lannister"))
    assert table.discard("lannister") == ["the-hound", "tywin-lannister"]
    assert len(table.hand("lannister")) == 5


def test_patchface_tells_everybody() -> None:
    """15.3: discard piles are open; what was discarded is told to all."""
    table = play_cards(strike(), baratheon="patchface").until("ability")
    table.answer("baratheon", ability("patchface", discard="tywin-lannister"))
    assert table.events("card-discarded")[-1]["card"] == "card:tywin-lannister"


def test_patchface_is_sent_home_by_tyrion() -> None:
    """A card that went back to the hand does nothing after the combat."""
    table = play_cards(strike(), baratheon="patchface", lannister="tyrion-lannister")
    table.answer("lannister", ability("tyrion-lannister")).answer("baratheon", "melisandre")
    table.finish_combat()
    assert "patchface" in table.hand("baratheon")
    assert table.events("card-discarded") == []
