"""9.1 The call for support."""

from __future__ import annotations

from typing import Any

import pytest

from .fighting import attack, final_strengths, offered, play_cards
from .scenario import Position, given, march

THIRD_PARTIES = {"the-twins": "stark 1F", "riverrun": "lannister 1K"}
"""Two houses next to seagard that do not fight there."""


def seagard(**more: Any) -> Position:
    """Baratheon attacks Greyjoy in seagard from moat-cailin; others stand around."""
    units = {**THIRD_PARTIES, **more.pop("units", {})}
    orders = {"the-twins": "support", "riverrun": "support+1*", **more.pop("orders", {})}
    return attack(
        "baratheon 2F", "moat-cailin", "seagard", "greyjoy 2F", units=units, orders=orders,
        **more,
    )  # fmt: skip


def test_9_1_1_owners_declare_in_turn_order() -> None:
    """Every owner of a Support order in reach says whom it supports, in turn order."""
    table = seagard()
    assert table.asked("lannister") == "support"
    assert table.awaited == ["lannister"]
    others = {"riverrun": "defender", "the-twins": "defender"}
    assert table.why("lannister", others) == ("not-these-supporters", "9.1.1")
    table.answer("lannister", {"riverrun": "defender"})
    assert table.awaited == ["stark"]
    assert table.asked("stark") == "support"


def test_9_1_1_turn_order_is_that_of_the_iron_throne_track() -> None:
    """With Stark before Lannister on the track, Stark declares first."""
    assert seagard(tracks={"iron-throne": "stark"}).awaited == ["stark"]


@pytest.mark.parametrize(
    ("stark", "lannister", "strengths"),
    [
        ("none", "none", (2, 2)),
        ("attacker", "none", (3, 2)),
        ("none", "defender", (2, 5)),
        ("attacker", "defender", (3, 5)),
        ("attacker", "attacker", (6, 2)),
        ("defender", "defender", (2, 6)),
    ],
)
def test_9_1_3_support_is_the_strength_of_the_units_and_a_star(
    stark: str, lannister: str, strengths: tuple[int, int]
) -> None:
    """A supporting area adds all its units, a special Support order one more."""
    table = seagard()
    table.answer("lannister", {"riverrun": lannister}).answer("stark", {"the-twins": stark})
    table.until("house-card")
    assert table.initial_strengths() == strengths


def test_9_1_3_all_or_nothing_per_area() -> None:
    """No part of an area's units can be lent: an answer names areas and sides only."""
    table = seagard()
    assert offered(table, "lannister") == {"attacker", "defender", "none"}
    assert table.why("lannister", {"riverrun": {"knight": 1}})[0] == "not-offered"


TWO_AREAS: dict[str, Any] = {
    "units": {"the-twins": "stark 1F", "greywater-watch": "stark 1K"},
    "orders": {"the-twins": "support", "greywater-watch": "support", "riverrun": "march+0"},
}


def test_9_1_3_one_side_per_house() -> None:
    """17.15: the areas of one house all back the same side."""
    table = seagard(**TWO_AREAS)
    assert table.asked("stark") == "support"
    mixed = {"the-twins": "attacker", "greywater-watch": "defender"}
    assert table.why("stark", mixed) == ("support-one-side", "9.1.3")
    table.answer("stark", {"the-twins": "attacker", "greywater-watch": "attacker"})
    table.until("house-card")
    assert table.initial_strengths() == (5, 2)


def test_17_15_each_area_by_itself() -> None:
    """Where so ruled, the areas of one house may back different sides, or only one of them."""
    table = seagard(**TWO_AREAS, rulings={"support": "each-area-by-itself"})
    table.answer("stark", {"the-twins": "attacker", "greywater-watch": "defender"})
    table.answer("baratheon", []).answer("greyjoy", [])
    assert table.initial_strengths() == (3, 4)
    table = seagard(**TWO_AREAS, rulings={"support": "each-area-by-itself"})
    table.answer("stark", {"the-twins": "none", "greywater-watch": "defender"})
    assert table.awaited == ["greyjoy"], "there is nothing for the attacker to refuse"
    table.answer("greyjoy", ["stark"])
    assert table.initial_strengths() == (2, 2)


def test_17_15_refusing_one_side_keeps_what_goes_to_the_other() -> None:
    """Where areas declare by themselves, a refusal takes only what backs the refusing side."""
    table = seagard(**TWO_AREAS, rulings={"support": "each-area-by-itself"})
    table.answer("stark", {"the-twins": "attacker", "greywater-watch": "defender"})
    table.answer("baratheon", ["stark"]).answer("greyjoy", [])
    assert table.initial_strengths() == (2, 4)


def test_9_1_4_attacker_then_defender_may_refuse() -> None:
    """Each combatant is asked whose support it declines, the attacker first."""
    table = seagard()
    table.answer("lannister", {"riverrun": "defender"}).answer("stark", {"the-twins": "attacker"})
    assert (table.kind, table.awaited) == ("refuse-support", ["baratheon"])
    assert offered(table, "baratheon") == {"stark"}
    table.answer("baratheon", ["stark"])
    assert (table.kind, table.awaited) == ("refuse-support", ["greyjoy"])
    assert table.why("greyjoy", ["stark"])[0] == "not-offered"
    table.answer("greyjoy", ["lannister"])
    assert table.initial_strengths() == (2, 2)


def test_9_1_4_nobody_is_asked_to_refuse_nothing() -> None:
    """A combatant without support is not asked."""
    table = seagard()
    table.answer("lannister", {"riverrun": "none"}).answer("stark", {"the-twins": "none"})
    assert table.kind == "house-card"


def own_support() -> Position:
    """Attacker and defender each have a Support order beside the embattled area."""
    return attack(
        "stark 2F", "moat-cailin", "seagard", "greyjoy 2F",
        units={"the-twins": "stark 1K", "ironmans-bay": "greyjoy 3S"},
        orders={"the-twins": "support", "ironmans-bay": "support"},
    )  # fmt: skip


def test_9_1_2_combatants_support_themselves() -> None:
    """16.5.1: own Support orders back their house without a question, and never the enemy."""
    table = own_support()
    assert table.kind == "refuse-support"
    table.answer("stark", []).answer("greyjoy", [])
    assert table.initial_strengths() == (4, 5)


def test_9_1_2_own_support_is_voluntary() -> None:
    """A combatant may leave its own Support orders unused."""
    table = own_support()
    table.answer("stark", ["stark"]).answer("greyjoy", ["greyjoy"])
    assert table.initial_strengths() == (2, 2)


@pytest.mark.parametrize(
    ("origin", "area", "attackers", "supporter", "backing", "reaches"),
    [
        ("harrenhal", "riverrun", "baratheon 1F", "stoney-sept", "lannister 1F", True),
        ("harrenhal", "riverrun", "baratheon 1F", "ironmans-bay", "lannister 1S", True),
        ("harrenhal", "riverrun", "baratheon 1F", "the-golden-sound", "lannister 1S", True),
        ("sunset-sea", "the-golden-sound", "baratheon 1S", "ironmans-bay", "lannister 1S", True),
        ("sunset-sea", "the-golden-sound", "baratheon 1S", "lannisport", "lannister 1F", False),
        ("sunset-sea", "the-golden-sound", "baratheon 1S", "port-of-lannisport", "lannister 1S",
         True),
        ("riverrun", "lannisport", "baratheon 3F", "port-of-lannisport", "lannister 1S", False),
        ("sunset-sea", "ironmans-bay", "baratheon 1S", "port-of-lannisport", "lannister 1S", False),
        ("harrenhal", "riverrun", "baratheon 1F", "blackwater", "lannister 1F", False),
    ],
)  # fmt: skip
def test_9_1_5_reach(
    origin: str, area: str, attackers: str, supporter: str, backing: str, reaches: bool
) -> None:
    """Land backs adjacent land; the sea adjacent land and sea; a port only its sea (12.6)."""
    defended = "lannister 1F" if area == "lannisport" else "greyjoy 1S"
    if area == "riverrun":
        defended = "greyjoy 1F"
    table = attack(
        attackers, origin, area, defended, units={supporter: backing}, orders={supporter: "support"}
    )
    asks = "refuse-support" if defended.startswith("lannister") else "support"
    assert (table.kind == asks) == reaches
    assert table.kind in {asks, "house-card"}


def test_9_1_5_rivers_cut_support() -> None:
    """1.14: areas on two banks without a bridge are not adjacent, for support either."""
    table = attack(
        "stark 1F", "moat-cailin", "seagard", "greyjoy 1F",
        units={"flints-finger": "lannister 1F"}, orders={"flints-finger": "support"},
    )  # fmt: skip
    assert table.kind == "house-card"


def test_8_11_transport_lends_no_reach_to_support() -> None:
    """Ships that could carry an army do not carry its support."""
    table = attack(
        "stark 1F", "moat-cailin", "seagard", "greyjoy 1F",
        units={"lannisport": "lannister 1F", "the-golden-sound": "lannister 1S",
               "ironmans-bay": "lannister 1S"},
        orders={"lannisport": "support"},
    )  # fmt: skip
    assert table.kind == "house-card"


@pytest.mark.parametrize(
    ("area", "side", "strengths"),
    [
        ("harrenhal", "attacker", (1 + 4, 1)),
        ("harrenhal", "defender", (1, 1)),
        ("stoney-sept", "attacker", (1, 1)),
    ],
)
def test_9_1_6_siege_engines_back_only_attacks_on_castles(
    area: str, side: str, strengths: tuple[int, int]
) -> None:
    """A supporting Siege Engine is worth 4 for the attacker of a castle, 0 otherwise."""
    origin = "crackclaw-point" if area == "harrenhal" else "lannisport"
    table = attack(
        "lannister 1F", origin, area, "tyrell 1F",
        units={"riverrun": "greyjoy 1E"}, orders={"riverrun": "support"},
    )  # fmt: skip
    table.answer("greyjoy", {"riverrun": side}).until("house-card")
    assert table.initial_strengths() == strengths


def test_9_1_6_routed_units_add_nothing() -> None:
    """Routed supporters add 0; a special Support order still adds its own point."""
    table = seagard(units={"riverrun": "lannister 1K(r)"})
    table.answer("lannister", {"riverrun": "attacker"}).answer("stark", {"the-twins": "none"})
    table.until("house-card")
    assert table.initial_strengths() == (3, 2)


def test_9_1_7_the_embattled_area_supports_nobody() -> None:
    """A Support order of the defender in the embattled area itself does nothing."""
    table = attack(
        "stark 1F", "moat-cailin", "seagard", "greyjoy 2F", orders={"seagard": "support+1*"}
    )
    assert table.kind == "house-card"
    assert table.initial_strengths() == (1, 2)


def test_9_1_8_support_serves_in_any_number_of_combats() -> None:
    """One Support order backs two combats of the same round, and lies there until clean-up."""
    table = given(
        units={"moat-cailin": "stark 2F", "seagard": "greyjoy 1F", "the-twins": "stark 1K",
               "the-fingers": "tyrell 1F", "white-harbor": "stark 1F",
               "the-narrow-sea": "stark 1S"},
        orders={"moat-cailin": "march+0", "white-harbor": "march-1", "the-twins": "support"},
        phase="marches",
    )  # fmt: skip
    table.answer("stark", march("moat-cailin", seagard="2F")).answer("stark", [])
    assert table.initial_strengths() == (4, 1)
    play_cards(table).finish_combat()
    table.until("march", "stark").answer("stark", march("white-harbor", the_fingers="1F"))
    table.answer("stark", [])
    assert table.initial_strengths() == (2, 1)
    assert table.order("the-twins") == "support"


def test_8_5_arrivals_of_the_same_march_give_support() -> None:
    """16.4.2: units that the march brought to a supporting area count there."""
    table = attack(
        "stark 2F 1K", "moat-cailin", "seagard", "greyjoy 1F",
        units={"the-twins": "stark 1F"}, orders={"the-twins": "support"},
        moves={"seagard": "2F", "the-twins": "1K"},
    )  # fmt: skip
    table.answer("stark", [])
    assert table.initial_strengths() == (2 + 1 + 2, 1)


def test_9_1_supporters_risk_nothing() -> None:
    """9.7.2, 9.8.1: supporting units are no casualties and do not retreat, even of the loser."""
    table = attack(
        "stark 4F", "moat-cailin", "seagard", "greyjoy 1F",
        units={"ironmans-bay": "greyjoy 1S"}, orders={"ironmans-bay": "support"},
        supply={"stark": 5},
    )  # fmt: skip
    assert final_strengths(table, stark="eddard-stark") == (8, 3)
    assert table.units("ironmans-bay") == "greyjoy 1S"
    assert table.units("seagard") == "stark 4F"


def test_13_1_garrisons_and_tokens_support_nobody() -> None:
    """13.1: a home area without units lends nothing, and nobody is asked for it."""
    table = attack("baratheon 2F", "moat-cailin", "white-harbor", "greyjoy 1F")
    assert table.kind == "house-card"
    assert table.initial_strengths() == (2, 1)


# -- whether refusing could matter -----------------------------------------------------------------


def asked_to_refuse(table: Position, house: str) -> bool:
    """Tell whether a player would be asked, in a combat in which everybody else has declared."""
    table.until("refuse-support", house)
    return table.shape(house).unasked() is None


def helped(defenders: str, **more: Any) -> Position:
    """Stark attacks Seagard with two Footmen; Lannister supports it from Riverrun."""
    return attack(
        "stark 2F", "moat-cailin", "seagard", defenders,
        units={"riverrun": "lannister 1F", **more.pop("units", {})},
        orders={"riverrun": "support", **more.pop("orders", {})},
    ).answer("lannister", {"riverrun": "attacker"})  # fmt: skip


def test_9_1_4_one_is_asked_if_support_may_decide() -> None:
    """A Footman's support can tip a combat that the cards leave open."""
    assert asked_to_refuse(helped("greyjoy 2F"), "stark")


def test_9_1_4_nobody_is_asked_whom_no_support_can_help() -> None:
    """Whatever is played, two Footmen and a third in support lose against ten."""
    table = helped(
        "greyjoy 3K 1F", units={"ironmans-bay": "greyjoy 3S"}, orders={"ironmans-bay": "support"}
    )
    assert not asked_to_refuse(table, "stark")
    assert table.allows("stark", ["lannister"]), "a record may hold it"


def test_9_1_4_support_that_is_worth_nothing_makes_no_difference() -> None:
    """1.13: a siege engine does not help to take an area without a castle."""
    table = attack(
        "lannister 2F", "crackclaw-point", "the-mountains-of-the-moon", "greyjoy 2F",
        units={"the-twins": "stark 1E"}, orders={"the-twins": "support"},
    ).answer("stark", {"the-twins": "attacker"})  # fmt: skip
    assert not asked_to_refuse(table, "lannister")


@pytest.mark.parametrize(("card", "asked"), [("asha-greyjoy", True), ("dagmar-cleftjaw", False)])
def test_9_1_4_asha_asks_whether_anybody_supports(card: str, asked: bool) -> None:
    """Asha Greyjoy's icons go with any support, so refusing it may matter however sure the win."""
    table = attack(
        "baratheon 1F", "moat-cailin", "seagard", "greyjoy 3K 1F",
        units={"the-twins": "stark 1F"}, orders={"the-twins": "support"},
        hands={"greyjoy": [card], "baratheon": ["brienne-of-tarth"]},
    ).answer("stark", {"the-twins": "defender"})  # fmt: skip
    assert asked_to_refuse(table, "greyjoy") == asked


def test_9_1_4_refused_support_is_told_in_the_view() -> None:
    """Everybody can see whose support was refused, and by whom; it was declared, after all."""
    table = seagard()
    table.answer("lannister", {"riverrun": "defender"}).answer("stark", {"the-twins": "attacker"})
    table.answer("baratheon", ["stark"]).answer("greyjoy", [])
    combat = table.game.view(None)["combat"]
    assert combat["refused"] == {"the-twins": "baratheon"}
    assert "stark" not in combat["support"]
