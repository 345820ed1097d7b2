"""9.2 to 9.6: strengths, House cards, the Blade, and who wins. 13.1, 13.2: garrisons."""

from __future__ import annotations

import pytest

from .fighting import HARMLESS, attack, final_strengths, offered, outcome, play_cards
from .scenario import blade, given, march


@pytest.mark.parametrize(("order", "modifier"), [("march-1", -1), ("march+0", 0), ("march+1*", 1)])
def test_9_2_1_the_march_order_changes_the_attack(order: str, modifier: int) -> None:
    """The attacker counts its units and the modifier of its March order."""
    table = attack("stark 1F 1K", "moat-cailin", "seagard", "greyjoy 1F", order=order)
    assert table.initial_strengths() == (3 + modifier, 1)


@pytest.mark.parametrize(
    ("order", "bonus"),
    [
        ("defend+1", 1),
        ("defend+2*", 2),
        ("march+1*", 0),
        ("march-1", 0),
        ("support+1*", 0),
        ("raid", 0),
        ("consolidate*", 0),
    ],
)
def test_9_2_2_only_defense_orders_help_the_defender(order: str, bonus: int) -> None:
    """Orders of other kinds in the embattled area add nothing and take nothing."""
    table = attack("stark 2F", "moat-cailin", "seagard", "greyjoy 1F", orders={"seagard": order})
    assert table.initial_strengths() == (2, 1 + bonus)


def test_9_2_1_only_the_marching_units_attack() -> None:
    """8.7: units that stay behind do not fight."""
    table = attack(
        "stark 2F 1K", "moat-cailin", "seagard", "greyjoy 1F", moves={"seagard": "1K"}
    )  # fmt: skip
    assert table.initial_strengths() == (2, 1)


@pytest.mark.parametrize(
    ("attackers", "origin", "area", "strength"),
    [
        ("stark 1F", "riverrun", "harrenhal", 1),
        ("stark 1K", "riverrun", "harrenhal", 2),
        ("stark 1E", "riverrun", "harrenhal", 4),
        ("stark 2E 1K", "riverrun", "harrenhal", 10),
        ("stark 1E", "harrenhal", "riverrun", 4),
        ("stark 1E", "riverrun", "stoney-sept", 0),
        ("stark 2S", "sunset-sea", "ironmans-bay", 2),
    ],
)
def test_1_13_what_units_are_worth_in_attack(
    attackers: str, origin: str, area: str, strength: int
) -> None:
    """F 1, K 2, S 1; E 4 against a castle or stronghold and 0 elsewhere."""
    defenders = "greyjoy 1S" if area == "ironmans-bay" else "tyrell 1F"
    table = attack(attackers, origin, area, defenders)
    assert table.initial_strengths() == (strength, 1)


@pytest.mark.parametrize(
    ("defenders", "strength"),
    [("greyjoy 1F", 1), ("greyjoy 1K", 2), ("greyjoy 2E", 0), ("greyjoy 1F(r) 1K(r) 1F", 1)],
)
def test_1_13_what_units_are_worth_in_defence(defenders: str, strength: int) -> None:
    """Siege Engines and routed units defend with 0."""
    table = attack("stark 1F", "moat-cailin", "seagard", defenders, supply={"greyjoy": 6})
    assert table.initial_strengths() == (1, strength)


def test_13_1_a_garrison_adds_two_to_its_defenders() -> None:
    """The garrison of a home area counts for the home House while it defends there."""
    table = attack("stark 2F", "flints-finger", "pyke", "greyjoy 1F", units=SHIPS)
    assert table.initial_strengths() == (2, 3)


SHIPS = {"ironmans-bay": "stark 1S"}


def test_13_2_a_garrison_alone_is_fought_with_all_steps() -> None:
    """16.5.17: the defender plays a card, gets support, may use the Blade; nothing retreats."""
    table = attack(
        "stark 2F", "greywater-watch", "pyke", "",
        units={**SHIPS, "port-of-pyke": "greyjoy 1S"}, tracks={"fiefdoms": "greyjoy"},
    )  # fmt: skip
    assert table.initial_strengths() == (2, 2)
    assert set(table.awaited) == {"greyjoy", "stark"}
    play_cards(table, stark="greatjon-umber", greyjoy="balon-greyjoy")
    assert table.asked("greyjoy") == "blade"
    table.answer("greyjoy", blade(use=True)).finish_combat()
    assert table.strengths() == (2, 5)
    assert table.state.garrisons["pyke"] == 2
    assert table.units("greywater-watch") == "stark 2F(r)"


def test_13_2_a_garrison_alone_is_supported_from_the_sea() -> None:
    """The home House's ships at sea back its garrison; a ship in the port does not (12.6)."""
    table = attack(
        "stark 2F", "searoad-marches", "lannisport", "",
        units={"port-of-lannisport": "lannister 1S", "the-golden-sound": "lannister 2S"},
        orders={"port-of-lannisport": "support", "the-golden-sound": "support"},
    )  # fmt: skip
    assert table.asked("lannister") == "refuse-support"
    table.answer("lannister", [])
    assert table.initial_strengths() == (2, 2 + 2)


def test_13_1_a_garrison_does_not_help_to_attack() -> None:
    """A House that attacks its own lost home has no garrison there, whoever holds it."""
    table = attack("lannister 2F", "searoad-marches", "lannisport", "greyjoy 1F")
    assert table.initial_strengths() == (2, 1)


def test_9_3_1_both_must_choose_a_card_of_their_hand() -> None:
    """Playing a card is compulsory; discarded and foreign cards are refused."""
    table = attack(
        "stark 2F", "moat-cailin", "seagard", "greyjoy 1F",
        hands={"stark": "eddard-stark the-blackfish"},
    )  # fmt: skip
    assert set(table.awaited) == {"greyjoy", "stark"}
    assert offered(table, "stark") == {"eddard-stark", "the-blackfish"}
    for card in ("robb-stark", "the-hound"):
        assert table.why("stark", card) == ("house-card-not-in-hand", "9.3.1")
    for nonsense in (None, ""):
        assert table.why("stark", nonsense) == ("not-offered", None)


def test_9_3_4_the_card_counts_for_its_side() -> None:
    """Printed strengths are added to the sides of those who play them."""
    table = attack("stark 1F", "moat-cailin", "seagard", "greyjoy 1F")
    assert final_strengths(table, stark="eddard-stark", greyjoy="dagmar-cleftjaw") == (5, 2)


def test_9_4_1_the_blade_adds_one_and_is_used_up() -> None:
    """The holder adds 1 once a round; after that nobody is asked again until clean-up."""
    table = given(
        units={"moat-cailin": "stark 1F", "seagard": "greyjoy 1F", "stoney-sept": "stark 1F",
               "blackwater": "greyjoy 1F"},
        orders={"moat-cailin": "march+0", "stoney-sept": "march-1"},
        tracks={"fiefdoms": "stark"}, phase="marches",
    )  # fmt: skip
    table.answer("stark", march("moat-cailin", seagard="1F"))
    play_cards(table, stark="greatjon-umber", greyjoy="dagmar-cleftjaw")
    assert table.asked("stark") == "blade"
    table.answer("stark", blade()).finish_combat()
    assert table.strengths() == (4, 2)
    assert table.state.blade_used
    table.until("march", "stark").answer("stark", march("stoney-sept", blackwater="1F"))
    play_cards(table, stark="eddard-stark", greyjoy="euron-crows-eye")
    assert table.kind != "blade"
    table.finish_round()
    assert not table.state.blade_used


def test_9_4_1_the_blade_may_be_kept() -> None:
    """Declining adds nothing and leaves the Blade unused."""
    table = attack("stark 1F", "moat-cailin", "seagard", "greyjoy 2F", tracks={"fiefdoms": "stark"})
    play_cards(table, stark="greatjon-umber", greyjoy="dagmar-cleftjaw")
    table.answer("stark", blade(use=False)).finish_combat()
    assert table.strengths() == (3, 3)
    assert not table.state.blade_used


def test_9_4_1_the_defender_may_use_the_blade_too() -> None:
    """The Blade helps whichever side its holder fights on."""
    table = attack("stark 1F", "moat-cailin", "seagard", "greyjoy 1F")
    play_cards(table)
    assert table.asked("greyjoy") == "blade"
    table.answer("greyjoy", blade()).finish_combat()
    assert table.strengths() == (2, 3)


def test_9_4_1_a_supporter_cannot_use_the_blade() -> None:
    """A holder that merely supports is not asked."""
    table = attack(
        "stark 1F", "moat-cailin", "seagard", "greyjoy 1F", tracks={"fiefdoms": "lannister"},
        units={"riverrun": "lannister 1F"}, orders={"riverrun": "support"},
    )  # fmt: skip
    table.answer("lannister", {"riverrun": "attacker"})
    play_cards(table)
    assert table.kind != "blade"
    assert not table.state.blade_used


def test_9_4_1_a_used_blade_is_not_offered() -> None:
    """Once turned over, the Blade is out of use whoever holds it."""
    table = attack("stark 1F", "moat-cailin", "seagard", "greyjoy 1F", blade_used=True)
    play_cards(table)
    assert table.kind != "blade"


def test_9_5_1_strength_is_never_below_zero() -> None:
    """A lone Siege Engine marching with -1 onto open land ends at 0, not below."""
    table = attack("stark 1E", "riverrun", "stoney-sept", "tyrell 1F", order="march-1")
    assert table.initial_strengths() == (-1, 1)
    assert final_strengths(table, stark="catelyn-stark", tyrell="queen-of-thorns") == (0, 1)


@pytest.mark.parametrize(("first", "winner"), [("stark", "stark"), ("greyjoy", "greyjoy")])
def test_9_6_1_fiefdoms_decide_ties(first: str, winner: str) -> None:
    """On equal strengths the higher on the Fiefdoms track wins, whoever attacked."""
    other = "greyjoy" if first == "stark" else "stark"
    table = attack(
        "stark 1F", "moat-cailin", "seagard", "greyjoy 1F",
        tracks={"fiefdoms": f"tyrell {first}", "iron-throne": other},
    )  # fmt: skip
    assert outcome(table) == winner
    assert table.strengths() == (2, 2)
    assert table.events("combat-decided")[-1]["tie"] == 1


def test_9_6_1_the_higher_strength_wins() -> None:
    """One point more is enough, on either side."""
    stronger = attack("stark 2F", "moat-cailin", "seagard", "greyjoy 1F")
    assert outcome(stronger) == "stark"
    weaker = attack(
        "stark 1F", "moat-cailin", "seagard", "greyjoy 2F", tracks={"fiefdoms": "stark"}
    )
    play_cards(weaker)
    weaker.answer("stark", blade(use=False)).finish_combat()
    assert weaker.events("combat-decided")[-1]["winner"] == "house:greyjoy"


def test_16_5_18_ships_fight_like_all_others() -> None:
    """A combat at sea has support, cards, ties and retreat; no garrison and no siege bonus."""
    table = attack(
        "greyjoy 2S", "sunset-sea", "the-golden-sound", "lannister 1S",
        units={"port-of-lannisport": "lannister 1S", "ironmans-bay": "greyjoy 1S"},
        orders={"port-of-lannisport": "support", "ironmans-bay": "support"},
        tracks={"fiefdoms": "stark"},
    )  # fmt: skip
    table.answer("greyjoy", []).answer("lannister", [])
    assert table.initial_strengths() == (3, 2)
    play_cards(table)
    table.until("retreat", "lannister").answer("lannister", {"to": "port-of-lannisport"})
    assert table.units("the-golden-sound") == "greyjoy 2S"
    assert table.units("port-of-lannisport") == "lannister 1S 1S(r)"


def test_house_card_texts_can_be_left_out() -> None:
    """With the option off, cards count with strength and icons, and nobody is asked about them."""
    table = attack(
        "lannister 2F", "lannisport", "riverrun", "greyjoy 1F",
        abilities=False, units={"ironmans-bay": "greyjoy 1S"},
        orders={"ironmans-bay": "support"}, tracks={"fiefdoms": "stark"},
    )  # fmt: skip
    table.answer("greyjoy", [])
    play_cards(table, lannister="ser-kevan-lannister", greyjoy="balon-greyjoy")
    assert table.kind in {"retreat", "casualties"}
    assert table.finish_combat().strengths() == (3, 4)
    again = attack(
        "lannister 2F", "lannisport", "riverrun", "greyjoy 1F", abilities=False,
        tracks={"fiefdoms": "stark"},
    )  # fmt: skip
    play_cards(again, lannister="tyrion-lannister", greyjoy="aeron-damphair")
    assert again.kind not in {"ability", "house-card"}


def test_the_harmless_cards_of_these_tests_have_no_text() -> None:
    """What the other tests play by default says nothing beyond strength and icons."""
    from engine.agot.combat import timing

    moments = (
        timing.CANCEL, timing.IMMEDIATE, timing.ON_RESULT, timing.AFTER_COMBAT,
        timing.UNITS, timing.STRENGTH, timing.ICONS,
    )  # fmt: skip
    for card in HARMLESS.values():
        assert all(card not in moment for moment in moments)
