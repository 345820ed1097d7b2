"""What-if: what every pair of House cards would come to, by what everybody can see."""

from __future__ import annotations

from typing import Any

import pytest

from .fighting import attack, final_strengths, play_cards
from .scenario import Position


def grid(table: Position, **wish: str) -> dict[str, Any]:
    """Return what every pair of cards would come to."""
    rules: Any = table.game.ruleset
    found = rules.what_if(table.state, wish, None)
    assert found is not None
    return dict(found)


def cell(found: dict[str, Any], mine: str, theirs: str) -> dict[str, Any]:
    """Return what two cards would come to."""
    row = found["cells"][found["attack"].index(mine)]
    return dict(row[found["defence"].index(theirs)])


def fought(**more: Any) -> Position:
    """Stark attacks Greyjoy in Seagard; Lannister supports Stark from Riverrun."""
    table = attack(
        "stark 2F 1K", "moat-cailin", "seagard", "greyjoy 3F",
        units={"riverrun": "lannister 2F"}, orders={"riverrun": "support"},
        supply={"stark": 6, "greyjoy": 6}, **more,
    )  # fmt: skip
    return table.answer("lannister", {"riverrun": "attacker"})


@pytest.mark.parametrize("mine", ["eddard-stark", "robb-stark", "catelyn-stark"])
@pytest.mark.parametrize("theirs", ["theon-greyjoy", "dagmar-cleftjaw", "balon-greyjoy"])
def test_9_5_what_is_imagined_comes_true(mine: str, theirs: str) -> None:
    """Strengths, winner and casualties are those of the same cards when they are played."""
    imagined = cell(grid(fought()), mine, theirs)
    table = fought()
    played = final_strengths(table, stark=mine, greyjoy=theirs)
    assert (imagined["attack"], imagined["defence"]) == played
    decided = table.events("combat-decided")[-1]
    assert decided["winner"] == f"house:{imagined['winner']}"


def test_9_7_casualties_are_swords_less_fortifications() -> None:
    """Eddard Stark has two swords; Theon Greyjoy, who defends a stronghold, none to stop them."""
    assert cell(grid(fought()), "eddard-stark", "theon-greyjoy")["casualties"] == 2


def test_9_1_support_can_be_imagined_for_any_side() -> None:
    """Lannister's two Footmen count where they are wished, and nothing else changes."""
    for side, attacks, defends in (("attacker", 9, 4), ("defender", 7, 6), ("none", 7, 4)):
        found = grid(fought(), lannister=side)
        assert found["supporters"] == {"lannister": side}
        both = cell(found, "robb-stark", "dagmar-cleftjaw")
        assert (both["attack"], both["defence"]) == (attacks, defends)


def test_9_4_the_blade_can_be_imagined() -> None:
    """Only by its holder, if that is one of those who fight."""
    for holder, attacks, defends in (("stark", 10, 4), ("greyjoy", 9, 5), ("tyrell", 9, 4)):
        found = grid(fought(tracks={"fiefdoms": holder}), blade=holder)
        assert found["blade"] == (None if holder == "tyrell" else holder)
        both = cell(found, "robb-stark", "dagmar-cleftjaw")
        assert (both["attack"], both["defence"]) == (attacks, defends)


def test_what_is_imagined_changes_nothing() -> None:
    """The combat goes on as if nobody had looked."""
    table = fought()
    before = table.state.dump()
    grid(table, lannister="defender", blade="stark")
    assert table.state.dump() == before


def test_a_card_that_is_played_and_not_open_is_not_told() -> None:
    """9.3.1: every card in hand stays possible until both are revealed."""
    table = fought().until("house-card")
    before = grid(table)
    table.answer("stark", "robb-stark")
    assert grid(table) == before


def test_once_the_winner_is_known_there_is_nothing_to_imagine() -> None:
    """Casualties and retreats are the outcome already."""
    table = play_cards(fought(), stark="eddard-stark", greyjoy="theon-greyjoy").until("casualties")
    rules: Any = table.game.ruleset
    assert rules.what_if(table.state, {}, None) is None
