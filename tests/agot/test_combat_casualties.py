"""9.7 Casualties, and what is lost besides."""

from __future__ import annotations

from typing import Any

import pytest

from .fighting import attack, outcome, play_cards
from .scenario import Position


def beaten(defenders: str, **more: Any) -> Position:
    """Greyjoy has lost seagard to a large Stark army that played Eddard Stark (two swords)."""
    card = str(more.pop("card", "victarion-greyjoy"))
    table = attack(
        "stark 3K", "moat-cailin", "seagard", defenders,
        supply={"stark": 6, "greyjoy": 6},
        **more,
    )  # fmt: skip
    return play_cards(table, stark="eddard-stark", greyjoy=card)


def test_9_7_1_swords_less_fortifications() -> None:
    """Two swords against one fortification cost the loser one unit of its choice."""
    table = beaten("greyjoy 2F 1K", card="dagmar-cleftjaw").until("casualties")
    assert table.awaited == ["greyjoy"]
    table.answer("greyjoy", {"knight": 1}).finish_combat()
    assert "1K" not in table.units("greywater-watch") + table.units("riverrun")


def test_9_7_1_never_below_zero() -> None:
    """More fortifications than swords save nobody who is not threatened, and kill nobody."""
    table = attack("lannister 2K", "riverrun", "seagard", "stark 1F 1K")
    play_cards(table, lannister="ser-jaime-lannister", stark="ser-rodrick-cassel")
    table.until("retreat").answer("stark", {"to": "the-twins"})
    assert table.units("the-twins") == "stark 1F(r) 1K(r)"


def test_9_7_1_the_winner_takes_no_casualties_from_swords() -> None:
    """Swords of the loser hurt nobody."""
    table = attack("stark 2F", "moat-cailin", "seagard", "greyjoy 4F", supply={"greyjoy": 6})
    assert outcome(table, stark="greatjon-umber", greyjoy="balon-greyjoy") == "greyjoy"
    assert table.units("seagard") == "greyjoy 4F"


@pytest.mark.parametrize(
    "wrong",
    [{}, {"footman": 1}, {"footman": 2, "knight": 1}, {"knight": 2}, {"ship": 2}, None, {"x": 2}],
)
def test_9_7_2_exactly_that_many_of_the_fighting_units(wrong: object) -> None:
    """Fewer, more, or units that are not there are refused."""
    table = beaten("greyjoy 2F 1K").until("casualties")
    table.refused("greyjoy", wrong)
    for right in ({"footman": 2}, {"footman": 1, "knight": 1}):
        assert table.allows("greyjoy", right)


def test_9_7_2_the_loser_chooses() -> None:
    """Any units do, whatever their strength: one unit, one casualty."""
    table = beaten("greyjoy 2F 1K").until("casualties")
    table.answer("greyjoy", {"footman": 1, "knight": 1})
    table.until("retreat").answer("greyjoy", {"to": "riverrun"})
    assert table.units("riverrun") == "greyjoy 1F(r)"


def test_9_7_2_a_beaten_attacker_loses_attackers() -> None:
    """Units of the attacker that stayed behind are no casualties."""
    table = attack(
        "stark 1F 2K", "moat-cailin", "seagard", "greyjoy 3K",
        moves={"seagard": "1F 1K"}, supply={"stark": 6, "greyjoy": 6},
    )  # fmt: skip
    play_cards(table, greyjoy="euron-crows-eye", stark="greatjon-umber").until("casualties")
    assert not table.allows("stark", {"knight": 2})
    table.answer("stark", {"knight": 1}).finish_combat()
    assert table.units("moat-cailin") == "stark 1F(r) 1K"


def test_9_7_3_routed_units_are_no_casualties_and_die_besides() -> None:
    """A routed unit of the loser cannot be given for a sword; it is destroyed in addition."""
    table = beaten("greyjoy 2F 1K(r)", card="dagmar-cleftjaw").until("casualties")
    assert table.units("seagard") == "greyjoy 2F"
    assert not table.allows("greyjoy", {"routed-knight": 1})
    table.answer("greyjoy", {"footman": 1})
    table.until("retreat").answer("greyjoy", {"to": "riverrun"})
    assert table.units("riverrun") == "greyjoy 1F(r)"


def test_9_7_3_only_routed_units_left() -> None:
    """A loser with routed units only loses them all and is asked nothing."""
    table = beaten("greyjoy 1F(r) 1K(r)", tracks={"fiefdoms": "tyrell"})
    assert table.kind not in {"casualties", "retreat"}
    assert table.units("seagard") == "stark 3K"
    assert table.state.on_board("greyjoy", "footman") == 0


def test_9_7_4_siege_engines_die_besides() -> None:
    """One casualty among a Footman and a Siege Engine costs both; the engine cannot be chosen."""
    table = beaten("greyjoy 1F 1E", card="dagmar-cleftjaw").until("casualties")
    assert table.kind == "casualties"
    assert table.state.on_board("greyjoy", "siege-engine") == 0
    table.answer("greyjoy", {"footman": 1})
    assert table.state.on_board("greyjoy", "footman") == 0
    assert table.kind != "retreat"


def test_9_7_4_siege_engines_of_a_beaten_attacker_die_too() -> None:
    """The beaten attacker's Siege Engines do not come home."""
    table = attack(
        "stark 1F 1E", "moat-cailin", "seagard", "greyjoy 3K", supply={"greyjoy": 6}
    )  # fmt: skip
    play_cards(table, greyjoy="victarion-greyjoy", stark="catelyn-stark").finish_combat()
    assert table.units("moat-cailin") == "stark 1F(r)"


def test_9_7_5_too_few_units_for_all_casualties() -> None:
    """With fewer units than casualties all of them die, and the rest is ignored."""
    table = attack("lannister 3K", "riverrun", "seagard", "greyjoy 2F", supply={"lannister": 6})
    play_cards(table, lannister="ser-gregor-clegane", greyjoy="balon-greyjoy").until("casualties")
    assert not table.allows("greyjoy", {"footman": 1})
    table.answer("greyjoy", {"footman": 2})
    assert table.state.on_board("greyjoy", "footman") == 0
    assert table.kind != "retreat"


def at_pyke(attackers: str, defenders: str) -> Position:
    """Stark attacks the home of Greyjoy across the bay."""
    return attack(
        attackers, "flints-finger", "pyke", defenders,
        units={"ironmans-bay": "stark 1S"}, supply={"stark": 6}, tracks={"fiefdoms": "tyrell"},
    )  # fmt: skip


@pytest.mark.parametrize("defenders", ["greyjoy 1F", ""])
def test_9_7_6_a_beaten_garrison_is_gone(defenders: str) -> None:
    """13.3: the garrison of a beaten defender leaves the game, whatever the icons say."""
    table = at_pyke("stark 4K", defenders)
    assert outcome(table, stark="ser-rodrick-cassel", greyjoy="dagmar-cleftjaw") == "stark"
    assert "pyke" not in table.state.garrisons


def test_9_7_6_a_garrison_that_wins_takes_no_harm() -> None:
    """13.1: swords and lost strength do nothing to a garrison that holds."""
    table = at_pyke("stark 1F", "greyjoy 1F")
    assert outcome(table, stark="greatjon-umber", greyjoy="victarion-greyjoy") == "greyjoy"
    assert table.state.garrisons["pyke"] == 2


def test_13_3_a_garrison_does_not_come_back() -> None:
    """When the home House retakes its home, the garrison stays out of the game."""
    table = attack(
        "greyjoy 4K", "seagard", "pyke", "stark 1F",
        units={"ironmans-bay": "greyjoy 1S"}, supply={"greyjoy": 6},
    )  # fmt: skip
    assert outcome(table) == "greyjoy"
    assert table.units("pyke") == "greyjoy 4K"
    assert "pyke" not in table.state.garrisons
    assert table.finish_round().state.garrisons.keys() >= {"winterfell", "lannisport"}
    assert "pyke" not in table.state.garrisons


def test_9_7_units_return_to_the_pieces() -> None:
    """1.9: what is destroyed can be mustered again."""
    table = beaten("greyjoy 2F 1K").until("casualties")
    before = table.state.unused("greyjoy", "footman")
    table.answer("greyjoy", {"footman": 2})
    assert table.state.unused("greyjoy", "footman") == before + 2


def test_9_7_casualties_are_taken_step_by_step() -> None:
    """In small choices the loser is offered its units until the number is full."""
    table = beaten("greyjoy 2F 1K").until("casualties")
    offers = [option.id for option in table.shape("greyjoy").step([]).options]
    assert offers == ["seagard/footman", "seagard/knight"]
    step = table.shape("greyjoy").step(["seagard/footman", "seagard/knight"])
    assert step.ready
    assert step.options == ()
