"""15.6, 15.7 Tides of Battle."""

from __future__ import annotations

from typing import Any

import pytest

from .fighting import HARMLESS, attack
from .scenario import BOX, Position, blade, given, march


def tide(
    attackers: str = "stark 2F",
    defenders: str = "greyjoy 2F",
    *,
    deck: tuple[str, ...] = ("tob-0", "tob-0", "tob-0"),
    stark: str = "catelyn-stark",
    greyjoy: str = "balon-greyjoy",
    **more: Any,
) -> Position:
    """Stark attacks seagard; both have drawn from a deck dictated by the test."""
    calm = {"tracks": {"fiefdoms": "tyrell"}, "supply": {"stark": 6, "greyjoy": 6}}
    table = attack(
        attackers, "moat-cailin", "seagard", defenders,
        tides=True, **{**calm, **more},
    )  # fmt: skip
    table.until("shuffle").shuffled(*deck)
    return table.cards(stark=stark, greyjoy=greyjoy)


def test_15_7_the_deck_is_shuffled_before_the_cards_of_every_combat() -> None:
    """16.5.15: all 24 cards, right before the House cards are chosen, in each combat anew."""
    table = given(
        units={"moat-cailin": "stark 1F", "seagard": "greyjoy 1F", "stoney-sept": "stark 1F",
               "blackwater": "greyjoy 1F"},
        orders={"moat-cailin": "march+0", "stoney-sept": "march-1"},
        tracks={"fiefdoms": "tyrell"}, phase="marches", tides=True,
    )  # fmt: skip
    for origin, area in (("moat-cailin", "seagard"), ("stoney-sept", "blackwater")):
        table.answer("stark", march(origin, {area: "1F"}))
        assert table.awaited == ["chance"]
        assert sorted(table.shape("chance").cards) == sorted(BOX.decks["tides-of-battle"])  # type: ignore[attr-defined]  # a Shuffle
        table.shuffled("tob-0", "tob-0")
        assert table.kind == "house-card"
        card = {"moat-cailin": "the-blackfish", "stoney-sept": "robb-stark"}[origin]
        other = {"moat-cailin": "asha-greyjoy", "stoney-sept": "dagmar-cleftjaw"}[origin]
        table.answer("stark", card).answer("greyjoy", other).until("march")
    assert len(BOX.decks["tides-of-battle"]) == 24


def test_15_6_without_the_option_nothing_is_drawn() -> None:
    """Games are played without Tides of Battle unless it was agreed."""
    table = attack("stark 1F", "moat-cailin", "seagard", "greyjoy 1F")
    assert table.kind == "house-card"


@pytest.mark.parametrize(
    ("deck", "strengths"),
    [
        (("tob-3", "tob-0"), (2 + 3, 2 + 2)),
        (("tob-0", "tob-2"), (2, 2 + 2 + 2)),
        (("tob-1-sword", "tob-1-tower"), (2 + 1, 2 + 2 + 1)),
        (("tob-0-skull", "tob-0-skull"), (2, 4)),
    ],
)
def test_15_6_the_attacker_draws_first_and_strengths_add(
    deck: tuple[str, str], strengths: tuple[int, int]
) -> None:
    """The first card is the attacker's, the second the defender's; each adds its strength."""
    assert tide(deck=deck).finish_combat().strengths() == strengths


def test_15_6_swords_and_fortifications_count_as_if_printed() -> None:
    """A sword of Tides needs a fortification, and one of Tides will do."""
    won: dict[str, Any] = {
        "attackers": "stark 4K",
        "stark": "greatjon-umber",
        "greyjoy": "balon-greyjoy",
    }
    table = tide(**won, deck=("tob-1-sword", "tob-0")).until("casualties")
    assert table.allows("greyjoy", {"footman": 2}), "one sword printed, one drawn"
    table = tide(**won, deck=("tob-1-sword", "tob-1-tower")).until("casualties")
    assert table.allows("greyjoy", {"footman": 1})
    assert tide(**won, deck=("tob-0", "tob-1-tower")).kind == "retreat"


# -- the Blade -------------------------------------------------------------------------------------

HOLDER: dict[str, Any] = {"tracks": {"fiefdoms": "greyjoy"}}


def test_15_6_the_blade_may_redraw() -> None:
    """First window: the holder discards its card and must keep the replacement."""
    table = tide(deck=("tob-2", "tob-0", "tob-3"), **HOLDER)
    assert table.asked("greyjoy") == "blade"
    assert not table.allows("greyjoy", blade("strength"))
    table.answer("greyjoy", blade("tides"))
    assert table.kind != "blade", "it is used up"
    assert table.finish_combat().strengths() == (2 + 2, 2 + 2 + 3)
    assert table.state.blade_used


def test_15_6_the_attacker_redraws_from_the_same_deck() -> None:
    """Whoever redraws takes the third card, behind those of both combatants."""
    table = tide(deck=("tob-2", "tob-0", "tob-3"), tracks={"fiefdoms": "stark"})
    table.answer("stark", blade("tides"))
    assert table.finish_combat().strengths() == (2 + 3, 4)


def test_15_6_a_blade_kept_may_still_add_one() -> None:
    """Second window, after the cards are revealed."""
    table = tide(deck=("tob-2", "tob-1-sword", "tob-3"), **HOLDER)
    assert table.game.view("stark")["combat"]["tides"] == {"stark": "tob-2"}
    table.answer("greyjoy", blade("tides", use=False))
    assert table.game.view(None)["combat"]["tides"] == {"stark": "tob-2", "greyjoy": "tob-1-sword"}
    assert table.asked("greyjoy") == "blade"
    assert not table.allows("greyjoy", blade("tides"))
    table.answer("greyjoy", blade("strength"))
    assert table.finish_combat().strengths() == (2 + 2, 2 + 2 + 1 + 1)


def test_15_6_a_blade_kept_in_both_windows_stays_unused() -> None:
    """Declining twice costs nothing."""
    table = tide(**HOLDER)
    table.answer("greyjoy", blade("tides", use=False)).answer("greyjoy", blade(use=False))
    assert not table.finish_combat().state.blade_used


def test_15_6_no_window_for_a_used_blade() -> None:
    """A Blade on its used side redraws nothing."""
    table = tide(**HOLDER, blade_used=True)
    assert table.kind != "blade"


# -- skulls ----------------------------------------------------------------------------------------


def test_16_1_6_the_losers_skull_hits_the_winner() -> None:
    """15.7: a skull kills one unit of the opponent, whoever won and whatever its fortifications."""
    table = tide(
        "stark 4K", "greyjoy 1F", deck=("tob-0", "tob-0-skull"), stark="ser-rodrick-cassel"
    )
    assert (table.kind, table.awaited) == ("casualties", ["stark"])
    assert not table.allows("stark", {"knight": 2})
    table.answer("stark", {"knight": 1}).finish_combat()
    assert table.units("seagard") == "stark 3K"


def test_15_7_the_winners_skull_hits_the_loser_besides_its_swords() -> None:
    """First the casualties from swords, then those from skulls."""
    table = tide(
        "stark 4K", "greyjoy 3F", deck=("tob-0-skull", "tob-0"),
        stark="greatjon-umber", greyjoy="balon-greyjoy",
    )  # fmt: skip
    table.until("casualties").answer("greyjoy", {"footman": 1})
    assert (table.kind, table.awaited) == ("casualties", ["greyjoy"])
    table.answer("greyjoy", {"footman": 1})
    table.until("retreat").answer("greyjoy", {"to": "riverrun"})
    assert table.units("riverrun") == "greyjoy 1F(r)"


def test_15_7_two_skulls_hit_both_the_attackers_first() -> None:
    """The attacker's skull takes effect before the defender's."""
    table = tide("stark 4K", "greyjoy 3F", deck=("tob-0-skull", "tob-0-skull"))
    assert (table.kind, table.awaited) == ("casualties", ["greyjoy"])
    table.answer("greyjoy", {"footman": 1})
    assert (table.kind, table.awaited) == ("casualties", ["stark"])


def test_15_7_the_blackfish_keeps_skulls_off() -> None:
    """His House takes no casualties from skulls, as winner or loser."""
    table = tide("stark 4K", "greyjoy 1F", deck=("tob-0", "tob-0-skull"), stark="the-blackfish")
    assert table.kind == "retreat"
    assert table.finish_combat().units("seagard") == "stark 4K"


def at_pyke(deck: tuple[str, ...]) -> Position:
    """Stark attacks the bare garrison of Pyke and loses."""
    table = attack(
        "stark 2F", "flints-finger", "pyke", "", units={"ironmans-bay": "stark 1S"},
        tides=True, tracks={"fiefdoms": "tyrell"},
    )  # fmt: skip
    table.shuffled(*deck)
    return table.cards(stark="catelyn-stark", greyjoy="euron-crows-eye")


def test_15_7_garrisons_are_immune_to_skulls() -> None:
    """13.1: a garrison is no unit; nobody is asked for it."""
    table = at_pyke(("tob-0-skull", "tob-0")).until("casualties")
    assert table.awaited == ["stark"], "from Euron's sword"
    table.answer("stark", {"footman": 1})
    assert table.kind == "retreat"
    assert table.finish_combat().state.garrisons["pyke"] == 2


def test_13_5_no_tides_against_neutral_forces() -> None:
    """15.7: entering the area of a Neutral Force draws nothing and asks for no card."""
    table = given(
        units={"harrenhal": "stark 4K", "blackwater": "stark 1F"}, tides=True,
        orders={"blackwater": "march+0", "harrenhal": "consolidate"},
        neutral={"kings-landing": 1}, supply={"stark": 6}, phase="marches",
    )  # fmt: skip
    table.answer("stark", march("blackwater", kings_landing="1F"))
    assert table.kind == "consolidate"
    assert table.units("kings-landing") == "stark 1F"


ROUTED_WINNER: dict[str, Any] = {
    "attackers": "stark 1F",
    "defenders": "greyjoy 2K 1F(r)",
    "deck": ("tob-0-skull", "tob-0"),
}


def test_skull_on_routed_unit_forbidden() -> None:
    """9.7.3: the winner may not give a routed unit to a skull."""
    table = tide(**ROUTED_WINNER)
    assert table.asked("greyjoy") == "casualties"
    assert table.why("greyjoy", {"routed-footman": 1}) == ("routed-no-casualty", "9.7.3")
    table.answer("greyjoy", {"knight": 1})
    table.until("consolidate")
    assert table.units("seagard") == "greyjoy 1F(r) 1K"


def test_skull_on_routed_unit_allowed() -> None:
    """Where so ruled, it may."""
    table = tide(**ROUTED_WINNER, rulings={"skull-on-routed-unit": "allowed"})
    table.answer("greyjoy", {"routed-footman": 1})
    table.until("consolidate")
    assert table.units("seagard") == "greyjoy 2K"


def test_skull_on_siege_engine_of_the_winner() -> None:
    """17.16: the winner may choose a Siege Engine for a skull, unless ruled otherwise."""
    skull = ("tob-0", "tob-0-skull")
    table = tide("stark 1K 1E", "greyjoy 1F", deck=skull)
    table.answer("stark", {"siege-engine": 1}).finish_combat()
    assert table.units("seagard") == "stark 1K"
    table = tide(
        "stark 1K 1E", "greyjoy 1F", deck=skull, rulings={"skull-on-siege-engine": "forbidden"}
    )
    refused = table.why("stark", {"siege-engine": 1})
    assert refused == ("siege-engine-no-casualty", "9.7.4")
    table.answer("stark", {"knight": 1}).finish_combat()
    assert table.units("seagard") == "stark 1E"


def pyrrhic(reading: str) -> Position:
    """Stark's last Footman wins seagard and dies of a skull."""
    table = tide(
        "stark 1F", "greyjoy 1F", deck=("tob-3", "tob-0-skull"),
        stark="robb-stark", greyjoy="dagmar-cleftjaw",
        orders={"seagard": "defend+1"}, tokens={"seagard": "greyjoy"},
        rulings={"winner-without-units": reading},
    )  # fmt: skip
    table.until("casualties", "stark").answer("stark", {"footman": 1})
    assert table.asked("stark") == "retreat", "Robb Stark chooses where the beaten go"
    table.answer("stark", {"to": "riverrun"})
    return table


@pytest.mark.parametrize(
    ("reading", "token"), [("token-removed", None), ("token-stays", "greyjoy")]
)
def test_16_5_13_a_winner_without_units_occupies_nothing(reading: str, token: str | None) -> None:
    """The defender's order is removed; its Power token too, or it stays if so ruled."""
    table = pyrrhic(reading)
    assert table.units("seagard") == ""
    assert table.order("seagard") is None
    assert table.token("seagard") == token
    assert table.controller("seagard") == token
    assert table.units("riverrun") == "greyjoy 1F(r)"


def test_16_5_12_a_winning_defender_without_units_keeps_its_token() -> None:
    """A defender whose last unit dies of a skull has won all the same: its token stays."""
    table = tide(
        "stark 1F", "greyjoy 1F", deck=("tob-0-skull", "tob-3"),
        orders={"seagard": "defend+1"}, tokens={"seagard": "greyjoy"},
    )  # fmt: skip
    table.until("casualties").answer("greyjoy", {"footman": 1})
    table.until("consolidate")
    assert table.units("seagard") == ""
    assert table.token("seagard") == "greyjoy"
    assert table.order("seagard") is None, "9.9.4: swept, no unit is left"
    assert table.units("moat-cailin") == "stark 1F(r)"


def test_15_6_tides_come_after_the_abilities_of_the_reveal() -> None:
    """Immediate abilities are finished before the cards are drawn."""
    table = tide(greyjoy="aeron-damphair", deck=("tob-3", "tob-3"), power={"greyjoy": 5})
    assert table.asked("greyjoy") == "ability"
    combat = table.state.combat
    assert combat is not None
    assert combat["tides"] == {}
    assert HARMLESS["greyjoy"] in table.hand("greyjoy")
