"""Where the 1st edition differs, beyond its worked examples; paragraphs are those of its rules."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.combat.battle import Battle
from engine.agot.components import open_box
from engine.kernel.shapes import OneOf

from . import scenario
from .scenario import Position, by_area, march, raid, recruit

BOX = open_box("agot-1e")


def given(**position: Any) -> Position:
    """Put a position of the 1st edition on the table."""
    return scenario.given(edition="agot-1e", **position)


# -- 1 The end of the game -------------------------------------------------------------------------

SIX = ["moat-cailin", "flints-finger", "white-harbor", "seagard", "riverrun", "storms-end"]
"""With Winterfell, seven areas with a city or stronghold for Stark."""


@pytest.mark.parametrize(("players", "needed"), [(5, 7), (4, 7), (3, 8)])
def test_enough_castles_win_at_once(players: int, needed: int) -> None:
    """1.2: seven, or eight with three players."""
    table = given(
        players=players,
        units={"stoney-sept": "stark 1F"},
        tokens=dict.fromkeys(SIX[: needed - 2], "stark"),
        orders={"stoney-sept": "march+0"},
        neutral={"harrenhal": 0},
        phase="marches",
    )
    assert table.castles("stark") == needed - 1
    table.answer("stark", march("stoney-sept", harrenhal="1F"))
    assert table.state.winner == "stark"
    assert table.state.win == {"reason": "seven", "tie_break": None}


@pytest.mark.parametrize("reading", ["acting-house", "turn-order"])
def test_two_houses_with_enough_castles(reading: str) -> None:
    """1.5: the House whose order is being resolved wins or, if so ruled, the first in order."""
    table = given(
        units={"stoney-sept": "stark 1F"},
        tokens={
            **dict.fromkeys(SIX[:5], "stark"),
            **dict.fromkeys(
                ["the-eyrie", "kings-landing", "crackclaw-point", "the-reach", "oldtown",
                 "sunspear", "storms-end"], "baratheon",
            ),
        },
        orders={"stoney-sept": "march+0"},
        rulings={"two-houses-win": reading},
        phase="marches",
    )  # fmt: skip
    table.answer("stark", march("stoney-sept", harrenhal="1F"))
    assert table.state.winner == {"acting-house": "stark", "turn-order": "baratheon"}[reading]


@pytest.mark.parametrize(
    ("supply", "power", "winner", "tie_break"),
    [
        ({"stark": 3}, {}, "stark", "supply"),
        ({"stark": 2}, {"stark": 6}, "stark", "power"),
        ({"stark": 2}, {}, None, None),
    ],
)
def test_ties_after_the_last_turn(
    supply: dict[str, int], power: dict[str, int], winner: str | None, tie_break: str | None
) -> None:
    """1.3: higher supply, then more available Power; then it is a draw of those who tie."""
    table = given(
        round=10,
        tokens={"seagard": "stark", "harrenhal": "greyjoy"},
        supply={**dict.fromkeys(BOX.home_area, 2), **supply},
        power=power,
        phase="clean-up",
    )
    assert table.kind is None
    assert table.state.phase == "ended"
    assert table.state.winner == winner
    assert table.state.win is not None
    if winner is None:
        assert table.state.win["reason"] == "draw"
        assert table.state.win["houses"] == ["greyjoy", "stark"]
        (drawn,) = table.events("drawn")
        assert sorted(drawn["houses"]) == ["house:greyjoy", "house:stark"]
    else:
        assert table.state.win == {"reason": "round-10", "tie_break": tie_break}
    assert table.game.view(None)["winner"] == winner


# -- 5 Orders --------------------------------------------------------------------------------------


def test_areas_may_be_left_without_an_order() -> None:
    """5.2: none at all is an answer, and more areas than orders is nothing special."""
    table = given(units={"winterfell": "stark 1F", "karhold": "stark 1F"}, phase="planning")
    assert table.allows("stark", {})
    assert table.allows("stark", {"karhold": "raid"})
    assert table.awaited == ["stark"]


def test_the_raven_swaps_or_rests() -> None:
    """5.10: there are no wildling cards to look at; places and bans hold for the swap, too."""
    table = given(
        units={"dragonstone": "lannister 1F", "the-golden-sound": "lannister 1S"},
        orders={"dragonstone": "defend+1", "the-golden-sound": "support"},
        forbidden=["raid"],
        tracks={"kings-court": "lannister"},
        phase="raven",
    )
    shape = table.shape("lannister")
    assert isinstance(shape, OneOf)
    assert {path[0] for path in shape.answers} == {"choice:replace", "choice:pass"}
    swap = {"do": "replace", "area": "dragonstone", "order": "consolidate"}
    assert table.allows("lannister", swap)
    for area, token, reason in (
        ("dragonstone", "support", "support-barred"),
        ("the-golden-sound", "consolidate", "order-barred"),
        ("the-golden-sound", "raid", "order-forbidden"),
        ("winterfell", "defend+1", "no-order-there"),
    ):
        refused = table.why("lannister", {"do": "replace", "area": area, "order": token})
        assert refused[0] == reason


@pytest.mark.parametrize(
    ("card", "token"),
    [
        ("sea-of-storms", "raid"),
        ("storm-of-swords", "defend+1"),
        ("feast-for-crows", "consolidate"),
    ],
)
def test_cards_that_forbid_orders(card: str, token: str) -> None:
    """5.8: Raid, Defense and Consolidate Power."""
    table = given(units={"winterfell": "stark 1F"}, card=card, phase="westeros").until("orders")
    assert table.why("stark", {"winterfell": token})[0] == "order-forbidden"


# -- 6 Westeros phase ------------------------------------------------------------------------------


def test_the_last_space_of_the_wildling_track_starts_nothing() -> None:
    """6.4: more icons are ignored there, and only the card brings an attack."""
    table = given(
        units={"winterfell": "stark 1F"},
        wildlings=10,
        westeros_cards=["last-days-of-summer"] * 3,
        phase="westeros",
    )
    assert table.kind == "orders"
    assert table.state.wildlings == 12


def test_icons_of_the_three_cards_count() -> None:
    """6.3: one space each; an attack by the third card has the strength reached."""
    table = given(
        units={"winterfell": "stark 1F"},
        wildlings=4,
        westeros_cards=["last-days-of-summer", "last-days-of-summer", "wildlings-attack"],
        phase="westeros",
    )
    assert table.kind == "bid"
    assert table.state.wildlings == 8
    table.bids(stark=5, lannister=3)
    assert table.events("watch-wins") == [{"strength": 8, "total": 8}]


def test_icons_after_winter_count() -> None:
    """6.6: the icon on the card that comes in Winter's place moves the marker too."""
    table = given(
        units={"winterfell": "stark 1F"},
        wildlings=0,
        westeros_cards=["winter-is-coming", "game-of-thrones", "sea-of-storms"],
        phase="westeros",
    )
    table.shuffled("last-days-of-summer")
    assert table.state.wildlings == 2


def test_the_highest_bidder_may_leave_the_card() -> None:
    """6.21: it may take one; without a discard pile nothing is asked."""
    hand = {"stark": "eddard-stark"}
    table = given(units={"winterfell": "stark 1F"}, attack=0, hands=hand).bids(stark=1)
    table.answer("stark", None)
    assert table.hand("stark") == ["eddard-stark"]
    table = given(units={"winterfell": "stark 1F"}, attack=0).bids(stark=1)
    assert table.kind == "orders"


def _toll(lowest: str, **units: str) -> Position:
    table = given(units={a.replace("_", "-"): u for a, u in units.items()}, attack=12, wildlings=12)
    others = {h: 1 for h in table.awaited if h != lowest}
    return table.bids(**others)


def test_wildlings_take_units_in_order_of_play() -> None:
    """6.22, 6.23: every house pays two points, the lowest bidder four; who has none is skipped."""
    table = _toll("stark", winterfell="stark 4F", pyke="greyjoy 2F", dragonstone="baratheon 1K")
    for house, lost in (
        ("baratheon", {"dragonstone": "1K"}),
        ("stark", {"winterfell": "4F"}),
        ("greyjoy", {"pyke": "2F"}),
    ):
        assert table.awaited == [house]
        table.answer(house, by_area(lost))
    assert table.state.units == {}
    assert table.state.wildlings == 0


@pytest.mark.parametrize(
    ("army", "wrong", "right"),
    [
        ("2F 1K", ["1F", "1F 1K"], ["2F", "1K"]),
        ("1K", [], ["1K"]),
        ("1F", [], ["1F"]),
        ("1F 2K", ["1F", "2K", "1F 1K"], ["1K"]),
        ("1F(r) 1F", ["1F"], ["1F 1F(r)"]),
        ("3F", ["1F", "3F"], ["2F"]),
    ],
)
def test_the_toll_is_exact_where_it_can_be(army: str, wrong: list[str], right: list[str]) -> None:
    """6.23: two points; no more than needed, all of it if there is less; routed units count."""
    table = _toll("greyjoy", winterfell=f"stark {army}")
    assert table.asked("stark") == "wildling-destroy"
    for units in wrong:
        assert table.why("stark", by_area({"winterfell": units}))[0] == "wrong-toll"
    for units in right:
        assert table.allows("stark", by_area({"winterfell": units}))


def test_the_toll_is_overpaid_only_without_an_exact_payment() -> None:
    """6.23: of a Footman and two Knights four points are two Knights; three Knights and one
    Footman never pay with the Footman; two Knights against a debt of two pay one.
    """
    table = _toll("stark", winterfell="stark 1F 2K")
    assert table.why("stark", by_area({"winterfell": "1F 1K"}))[0] == "wrong-toll"
    assert table.why("stark", by_area({"winterfell": "1F 2K"}))[0] == "wrong-toll"
    table.answer("stark", by_area({"winterfell": "2K"}))
    assert table.units("winterfell") == "stark 1F"


def test_every_choice_of_units_leads_to_an_exact_toll() -> None:
    """6.23: step by step nobody is led into a payment that cannot be finished."""
    table = _toll("stark", winterfell="stark 1F 2K", karhold="stark 1F")
    shape = table.shape("stark")
    ends = []
    paths: list[list[str]] = [[]]
    while paths:
        path = paths.pop()
        step = shape.step(path)
        if step.ready:
            ends.append(step.value)
            assert shape.check(step.value) is None
        else:
            assert step.options, path
        paths += [[*path, o.id] for o in step.options]
    assert by_area({"winterfell": "2K"}) in ends
    assert by_area({"winterfell": "1F 1K", "karhold": "1F"}) in ends
    assert shape.check(shape.safe()) is None


@pytest.mark.parametrize("house", ["lannister", "stark"])
def test_ties_of_bids_against_the_wildlings(house: str) -> None:
    """6.21, 6.22: the holder of the Iron Throne names the highest, or the lowest."""
    table = given(
        units={"winterfell": "stark 2K"},
        hands={"lannister": "tywin-lannister", "stark": "eddard-stark"},
        attack=4,
    ).bids(stark=2, lannister=2)
    assert table.asked("baratheon") == "wildling-tie"
    table.refused("baratheon", "greyjoy")
    table.answer("baratheon", house)
    assert table.asked(house) == "wildling-retrieve"


# -- 9.6 Rains of Autumn ---------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "support"), [("rains-of-autumn", 3), ("last-days-of-summer", 4)])
def test_footmen_do_not_support_in_the_rain(card: str, support: int) -> None:
    """9.6: only Knights, ships and the star of a special order count."""
    table = given(
        units={
            "harrenhal": "stark 1K",
            "stoney-sept": "lannister 1F",
            "riverrun": "stark 1F 1K",
        },
        westeros_cards=["last-days-of-summer", "last-days-of-summer", card],
        tracks={"kings-court": "stark"},
        phase="westeros",
    ).until("orders")
    table.answer("stark", {"harrenhal": "march+0", "riverrun": "support+1*"})
    table.answer("lannister", {}).until("march")
    table.answer("stark", march("harrenhal", stoney_sept="1K")).until("house-card")
    assert table.initial_strengths() == (2 + support, 1)
    # Nor against a neutral force.
    table = given(
        units={"blackwater": "stark 2K", "the-reach": "stark 1F"},
        westeros_cards=["last-days-of-summer", "last-days-of-summer", card],
        tracks={"kings-court": "stark"},
        phase="westeros",
    ).until("orders")
    table.answer("stark", {"blackwater": "march+0", "the-reach": "support"}).until("march")
    taken = table.allows("stark", march("blackwater", kings_landing="2K"))
    assert taken is (card == "last-days-of-summer")


def test_the_rain_ends_with_the_turn() -> None:
    """9.6: the card's effect lasts while it is the turn's card."""
    table = given(
        units={"winterfell": "stark 1F"},
        westeros_cards=["last-days-of-summer", "last-days-of-summer", "rains-of-autumn"],
        phase="westeros",
    ).until("orders")
    assert table.state.lasts("footmen-do-not-support")
    table.finish_round()
    assert table.state.round == 3
    assert not table.state.lasts("footmen-do-not-support")


# -- 9, 10 Battles and Power -----------------------------------------------------------------------


def test_routed_units_stand_up_after_the_marches() -> None:
    """9.18: before Power is collected, not at the end of the turn."""
    table = given(
        units={"winterfell": "stark 1F(r) 1K"}, orders={"winterfell": "march+0"}, phase="marches",
        only=True,
    )  # fmt: skip
    table.answer("stark", march("winterfell"))
    assert table.units("winterfell") == "stark 1F 1K"


def test_all_collect_together_and_nobody_musters() -> None:
    """10.1, 10.3: nobody is asked; the special order gives nothing more."""
    table = given(
        units={"winterfell": "stark 1F", "kings-landing": "lannister 1F", "seagard": "stark 1K"},
        orders={
            "winterfell": "consolidate*",
            "kings-landing": "consolidate",
            "seagard": "consolidate",
        },
        phase="power",
        only=True,
    )
    assert table.kind is None
    assert table.power("stark") == 5 + 2 + 2
    assert table.power("lannister") == 5 + 3
    assert table.state.orders == {}


def test_a_pillaged_house_keeps_its_power() -> None:
    """7.5: the raider takes one from the pool."""
    table = given(
        units={"harrenhal": "baratheon 1F", "riverrun": "lannister 1F", "moat-cailin": "stark 1F"},
        orders={"harrenhal": "raid", "riverrun": "consolidate", "moat-cailin": "march+0"},
    )
    table.answer("baratheon", raid("harrenhal", "riverrun"))
    assert (table.power("baratheon"), table.power("lannister")) == (6, 5)


@pytest.mark.parametrize("reading", ["fiefdoms", "turn-order"])
def test_the_order_of_two_texts(reading: str) -> None:
    """9.9: by the Fiefdoms track or, if so ruled, by order of play."""
    table = given(
        units={"harrenhal": "tyrell 1K", "stoney-sept": "stark 1F"},
        orders={"harrenhal": "march+0"},
        tracks={"iron-throne": "stark tyrell", "fiefdoms": "tyrell stark"},
        rulings={"ability-order": reading},
        phase="marches",
    )
    table.answer("tyrell", march("harrenhal", stoney_sept="1K"))
    order = Battle(table.state).in_card_order()
    assert order == {"fiefdoms": ["tyrell", "stark"], "turn-order": ["stark", "tyrell"]}[reading]


def test_the_blade_does_not_help_against_neutral_forces() -> None:
    """8.16: entering a neutral area is no battle."""
    table = given(
        units={"blackwater": "tyrell 2K"},
        orders={"blackwater": "march+0"},
        tracks={"fiefdoms": "tyrell"},
        phase="marches",
    )
    assert table.why("tyrell", march("blackwater", kings_landing="2K"))[0] == "neutral-too-strong"
    table.answer("tyrell", march("blackwater"))
    assert table.kind != "blade"


# -- 11 Absent houses ------------------------------------------------------------------------------


def _ironmans_bay(attackers: str, order: str = "march+0") -> Position:
    return given(
        players=4,
        units={"sunset-sea": f"lannister {attackers}", "riverrun": "lannister 1F"},
        orders={"sunset-sea": order},
        phase="marches",
    )


def test_a_neutral_fleet_is_entered_with_strength() -> None:
    """11.4, 8.13: Greyjoy's two ships in Ironman's Bay need two; then they are gone."""
    table = _ironmans_bay("1S")
    refused = table.why("lannister", march("sunset-sea", ironmans_bay="1S"))
    assert refused[0] == "neutral-too-strong"
    table = _ironmans_bay("1S", "march+1*")
    table.answer("lannister", march("sunset-sea", ironmans_bay="1S"))
    assert table.units("ironmans-bay") == "lannister 1S"
    assert "ironmans-bay" not in table.state.neutral


def test_no_ship_is_mustered_beside_a_neutral_fleet() -> None:
    """11.4: its sea is occupied."""
    table = given(players=4, units={"riverrun": "lannister 1F"}, card="mustering")
    table.until("muster", "lannister")
    ship = {"riverrun": [recruit("S", "ironmans-bay")]}
    assert table.why("lannister", ship)[0] == "neutral-ships-there"
    assert table.allows("lannister", {"riverrun": [recruit("S", "the-golden-sound")]})


def test_no_fleet_retreats_into_a_neutral_one() -> None:
    """11.4, 9.14: a sea with a neutral force is not free."""
    table = given(
        players=4,
        units={
            "the-golden-sound": "lannister 1S",
            "sunset-sea": "tyrell 3S",
        },
        orders={"sunset-sea": "march+0"},
        phase="marches",
        only=True,
    )
    table.answer("tyrell", march("sunset-sea", the_golden_sound="3S"))
    table.cards(tyrell="margaery-tyrell", lannister="tyrion-lannister").finish_combat()
    assert table.state.units_of("lannister") == {}


def test_others_support_against_a_neutral_fleet() -> None:
    """8.14: who has a Support order next to it can be called, at sea as on land."""
    table = given(
        players=4,
        units={
            "sunset-sea": "lannister 1S",
            "bay-of-ice": "stark 1S",
            "the-golden-sound": "tyrell 1S",
        },
        orders={"sunset-sea": "march+0", "the-golden-sound": "support"},
        phase="marches",
    )
    table.answer("lannister", True)
    assert table.asked("tyrell") == "neutral-support"
    table.answer("tyrell", {"area": "ironmans-bay", "give": True})
    table.answer("lannister", march("sunset-sea", ironmans_bay="1S"))
    assert table.units("ironmans-bay") == "lannister 1S"


def test_the_home_of_an_absent_house_is_nobodys() -> None:
    """11.5: its shield gives no control once its neutral force is gone."""
    table = given(players=3, units={"the-reach": "lannister 2K"}, neutral={"highgarden": 0})
    assert table.controller("highgarden") is None
    assert table.controller("pyke") is None
    assert table.controller("winterfell") == "stark"


# -- Readings shared with the 2nd edition ----------------------------------------------------------


@pytest.mark.parametrize(
    ("reading", "open_areas"),
    [
        ("anywhere", {"moat-cailin", "the-twins"}),
        ("required", {"the-twins"}),
        ("free", {"the-twins"}),
    ],
)
def test_a_retreat_may_cost_units_where_none_need_be_lost(
    reading: str, open_areas: set[str]
) -> None:
    """9.15: if so ruled, to any legal area, even if some have to be destroyed there."""
    table = given(
        units={
            "riverrun": "lannister 4K",
            "seagard": "stark 2F",
            "moat-cailin": "stark 1F",
            "greywater-watch": "greyjoy 1F",
        },
        orders={"riverrun": "march+0"},
        supply={"stark": 0, "lannister": 6},
        rulings={"retreat-fewest-losses": reading},
        phase="marches",
    )
    table.answer("lannister", march("riverrun", seagard="4K"))
    table.cards(lannister="tyrion-lannister", stark="robb-stark").until("retreat")
    allowed = {a for a in BOX.areas if table.allows("stark", {"to": a})}
    assert allowed == open_areas
    if reading == "anywhere":
        table.answer("stark", {"to": "moat-cailin"})
        assert table.asked("stark") == "retreat-losses"
