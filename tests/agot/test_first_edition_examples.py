"""The worked examples of the 1st edition's rulebook, by their numbers."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.box import open_box
from engine.agot.state import merge, total

from . import scenario
from .scenario import Position, blade, by_area, march, pieces, raid, recruit, upgrade

BOX = open_box("agot-1e")


def given(**position: Any) -> Position:
    """Put a position of the 1st edition on the table."""
    return scenario.given(edition="agot-1e", **position)


def set_up(players: int) -> Position:
    """Begin a real game of the 1st edition."""
    return scenario.set_up(players, edition="agot-1e")


PLAIN_CARD = {
    "baratheon": "house-florent-lord",
    "greyjoy": "house-blacktyde-captain",
    "lannister": "house-lannister-captain",
    "stark": "house-mormont-lord",
    "tyrell": "house-tyrell-captain",
}


# -- Set-up and limits -----------------------------------------------------------------------------


def test_e1_set_up_of_a_house() -> None:
    """E01: units, three positions, Raven, five Power and seven cards of House Lannister."""
    table = set_up(5)
    s = table.state
    assert s.units_of("lannister") == {
        "lannisport": {"knight": 1, "footman": 1},
        "stoney-sept": {"footman": 1},
        "the-golden-sound": {"ship": 1},
    }
    assert [s.position(t, "lannister") for t in s.tracks] == [2, 5, 1]
    assert s.holder("kings-court") == "lannister"
    assert table.power("lannister") == 5
    assert len(table.hand("lannister")) == 7


COURT = {"kings-court": "lannister stark baratheon greyjoy tyrell"}


def _planning(house: str) -> Position:
    four = {"winterfell": f"{house} 2F", "karhold": f"{house} 1F", "castle-black": f"{house} 1F"}
    return given(units={**four, "the-shivering-sea": f"{house} 1S"}, tracks=COURT, phase="planning")


def test_e2_special_orders_by_rank() -> None:
    """E02: the third on King's Court may use two special orders, the last of five none."""
    two = {"winterfell": "march+1*", "karhold": "defend+2*", "castle-black": "support"}
    three = {**two, "castle-black": "support+1*"}
    table = _planning("baratheon")
    assert table.why("baratheon", three)[0] == "too-many-stars"
    assert table.allows("baratheon", two)
    assert _planning("tyrell").why("tyrell", {"winterfell": "march+1*"})[0] == "too-many-stars"


def test_e3_three_of_a_kind() -> None:
    """E03: three of a kind need the special token, four never work."""
    areas = ("winterfell", "karhold", "castle-black")
    table = _planning("stark")
    assert table.why("stark", dict.fromkeys(areas, "raid"))[0] == "order-used-up"
    three = dict(zip(areas, ("raid", "raid", "raid*"), strict=True))
    assert table.allows("stark", three)
    assert _planning("tyrell").why("tyrell", three)[0] == "too-many-stars"
    four = {**three, "the-shivering-sea": "raid"}
    assert table.why("stark", four)[0] == "order-used-up"
    four = {**three, "the-shivering-sea": "raid*"}
    assert table.why("stark", four)[0] == "order-used-up"


def test_e4_one_order_an_area() -> None:
    """E04: an army gets one order, however many units it has."""
    table = _planning("stark")
    table.refused("stark", {"winterfell": ["raid", "support"]})
    assert table.allows("stark", {"winterfell": "raid"})


@pytest.mark.parametrize("island", ["dragonstone", "pyke", "the-arbor"])
def test_e5_where_orders_may_lie(island: str) -> None:
    """E05: no Consolidate Power at sea, no Support on an island."""
    table = given(units={island: "stark 1F", "bay-of-ice": "stark 1S"}, phase="planning")
    for token in ("consolidate", "consolidate*"):
        assert table.why("stark", {"bay-of-ice": token})[0] == "order-barred"
    for token in ("support", "support+1*"):
        assert table.why("stark", {island: token})[0] == "order-barred"
    assert table.allows("stark", {"bay-of-ice": "support", island: "consolidate"})


# -- Westeros phase --------------------------------------------------------------------------------

FOUR_ARMIES = {
    "harrenhal": "lannister 2K 2F",
    "the-golden-sound": "lannister 3S",
    "searoad-marches": "lannister 2K",
    "stoney-sept": "lannister 2F",
    "crackclaw-point": "lannister 1F",
    "riverrun": "greyjoy 1F",
    "seagard": "greyjoy 1F",
}


def test_e6_loss_of_supply() -> None:
    """E06: at level 3 four armies of 4, 3, 2, 2 lose a ship and a Footman."""
    table = given(units=FOUR_ARMIES, supply={"lannister": 5}, card="supply")
    assert table.supply("lannister") == 3
    assert table.asked("lannister") == "supply"
    for too_few in ({"harrenhal": "1F"}, {"the-golden-sound": "1S"}):
        assert table.why("lannister", by_area(too_few))[0] == "still-over-supply"
    table.answer("lannister", by_area({"the-golden-sound": "1S", "harrenhal": "1F"}))
    assert table.units("harrenhal") == "lannister 1F 2K"
    assert table.units("the-golden-sound") == "lannister 2S"
    assert table.units("searoad-marches") == "lannister 2K"
    assert table.units("stoney-sept") == "lannister 2F"
    assert table.units("crackclaw-point") == "lannister 1F"


def test_e7_supply_before_the_card() -> None:
    """E07: until a Supply card is resolved the old level holds, and nothing is lost."""
    table = given(
        units=FOUR_ARMIES,
        orders={"crackclaw-point": "march+0"},
        supply={"lannister": 5},
        phase="marches",
        only=True,
    )
    table.answer("lannister", march("crackclaw-point"))
    assert table.kind is None
    assert table.supply("lannister") == 5
    assert table.units("harrenhal") == "lannister 2F 2K"


def test_e8_mustering() -> None:
    """E08: points of each area, ships into a shared sea, the supply limit ends it."""
    table = given(
        units={
            "lannisport": "lannister 1F",
            "harrenhal": "lannister 2F",
            "riverrun": "lannister 3K",
            "stoney-sept": "lannister 1F",
            "sunset-sea": "lannister 1S",
            "ironmans-bay": "greyjoy 1S",
        },
        tracks={"iron-throne": "lannister"},
        supply={"lannister": 3},
        card="mustering",
    )
    list_ = {
        "lannisport": [recruit("F", "lannisport"), recruit("S", "the-golden-sound")],
        "harrenhal": [upgrade("K", "harrenhal")],
        "riverrun": [recruit("S", "the-golden-sound")],
    }
    for more in (
        recruit("F", "riverrun"),
        recruit("S", "the-golden-sound"),
        recruit("S", "ironmans-bay"),
        recruit("S", "sunset-sea"),
        upgrade("K", "riverrun"),
    ):
        table.refused("lannister", {**list_, "riverrun": [*list_["riverrun"], more]})
    assert table.why("lannister", {**list_, "stoney-sept": [recruit("F", "stoney-sept")]})[0] == (
        "cannot-muster-there"
    )
    table.answer("lannister", list_)
    assert table.units("riverrun") == "lannister 3K"
    assert table.units("lannisport") == "lannister 2F"
    assert table.units("harrenhal") == "lannister 1F 1K"
    assert table.units("the-golden-sound") == "lannister 2S"
    assert table.units("stoney-sept") == "lannister 1F"
    assert table.units("sunset-sea") == "lannister 1S"


def test_e9_bidding_with_a_tie() -> None:
    """E09: the new holder of the Iron Throne breaks the tie, and all Power bid is gone."""
    table = given(card="clash-of-kings")
    table.bids(greyjoy=1, baratheon=0).until("bid")
    assert table.state.holder("iron-throne") == "greyjoy"
    before = sum(table.state.power.values())
    table.bids(lannister=4, baratheon=3, stark=3, tyrell=2)
    assert table.asked("greyjoy") == "ties"
    table.answer("greyjoy", [["baratheon", "stark"]])
    assert table.track("fiefdoms") == ["lannister", "baratheon", "stark", "tyrell", "greyjoy"]
    assert before - sum(table.state.power.values()) == 12


@pytest.mark.parametrize("strength", [2, 4, 6])
def test_e10_the_watch_holds(strength: int) -> None:
    """E10: bids as high as the wildlings beat them; the highest bidder may get a card back."""
    table = given(
        units={"winterfell": "stark 1K"},
        attack=strength,
        wildlings=strength,
        hands={"stark": "eddard-stark"},
        power={"stark": 6},
        phase="westeros",
    )
    table.bids(stark=strength)
    assert table.power("stark") == 6 - strength
    assert table.asked("stark") == "wildling-retrieve"
    table.answer("stark", "robb-stark").until("orders")
    assert table.hand("stark") == ["eddard-stark", "robb-stark"]
    assert table.state.wildlings == 0
    assert table.units("winterfell") == "stark 1K"


def test_e10_the_wildlings_win() -> None:
    """E10: every house loses two points of units, the lowest bidder four; a Knight pays two."""
    table = given(
        units={
            "winterfell": "stark 2K",
            "the-shivering-sea": "stark 1S",
            "lannisport": "lannister 1K 1F",
            "kingswood": "baratheon 2F",
        },
        attack=8,
        wildlings=8,
        phase="westeros",
    )
    table.bids(stark=0, lannister=1, baratheon=2, greyjoy=1, tyrell=1)
    assert table.power("baratheon") == 3
    table.answer("baratheon", by_area({"kingswood": "2F"}))
    table.refused("lannister", by_area({"lannisport": "1F"}))
    table.refused("lannister", by_area({"lannisport": "1K 1F"}))
    table.answer("lannister", by_area({"lannisport": "1K"}))
    table.refused("stark", by_area({"winterfell": "1K", "the-shivering-sea": "1S"}))
    table.answer("stark", by_area({"winterfell": "2K"}))
    assert table.units("the-shivering-sea") == "stark 1S"
    assert table.state.wildlings == 0


# -- Raids -----------------------------------------------------------------------------------------


def test_e11_a_full_raid_step() -> None:
    """E11: raids in order of play; a raided Raid never acts; pillage costs the victim nothing."""
    table = given(
        units={
            "blackwater": "lannister 1F",
            "the-golden-sound": "lannister 1S",
            "riverrun": "lannister 1F",
            "sunset-sea": "greyjoy 1S",
            "the-reach": "tyrell 1F",
            "highgarden": "tyrell 1F",
            "harrenhal": "baratheon 1F",
            "moat-cailin": "stark 1F",
        },
        orders={
            "blackwater": "raid",
            "the-golden-sound": "raid",
            "riverrun": "support",
            "sunset-sea": "raid",
            "the-reach": "raid",
            "highgarden": "consolidate",
            "harrenhal": "raid",
            "moat-cailin": "march+0",
        },
        tracks={"iron-throne": "greyjoy stark lannister baratheon tyrell"},
    )
    table.answer("greyjoy", raid("sunset-sea", "highgarden"))
    assert (table.power("greyjoy"), table.power("tyrell")) == (6, 5)
    table.answer("lannister", raid("blackwater", "the-reach"))
    table.answer("baratheon", raid("harrenhal", "riverrun"))
    assert table.asked("lannister") == "raid"
    table.refused("lannister", raid("the-golden-sound", "sunset-sea"))
    table.answer("lannister", raid("the-golden-sound"))
    assert table.state.orders == {"moat-cailin": "march+0"}
    assert table.asked("stark") == "march"


def test_e12_land_cannot_raid_the_sea() -> None:
    """E12: from land only land, from the sea both."""
    units = {"lannisport": "lannister 1F", "the-golden-sound": "greyjoy 1S"}
    table = given(units=units, orders={"lannisport": "raid", "the-golden-sound": "support"})
    refused = table.why("lannister", raid("lannisport", "the-golden-sound"))
    assert refused[0] == "raid-out-of-reach"
    table = given(units=units, orders={"the-golden-sound": "raid", "lannisport": "support"})
    table.answer("greyjoy", raid("the-golden-sound", "lannisport"))
    assert table.order("lannisport") is None


@pytest.mark.parametrize("token", ["raid", "raid*"])
@pytest.mark.parametrize("target", ["march+0", "march+1*", "defend+1", "defend+2*"])
def test_e13_march_and_defense_are_immune(token: str, target: str) -> None:
    """E13: no Raid, special or not, removes a March or a Defense."""
    table = given(
        units={"harrenhal": "baratheon 1F", "riverrun": "lannister 1F"},
        orders={"harrenhal": token, "riverrun": target},
    )
    assert table.why("baratheon", raid("harrenhal", "riverrun"))[0] == "raid-not-this-order"


def _special_raid(order: str = "raid*") -> Position:
    return given(
        units={
            "harrenhal": "baratheon 1F",
            "riverrun": "lannister 1F",
            "stoney-sept": "tyrell 1F",
            "blackwater": "lannister 1F",
        },
        orders={
            "harrenhal": order,
            "riverrun": "consolidate",
            "stoney-sept": "consolidate",
            "blackwater": "defend+1",
        },
    )


def test_e13_a_special_raid_removes_two_orders() -> None:
    """E13: of one house or two; two Consolidate Power orders are two Power."""
    two = {**raid("harrenhal", "riverrun"), "second": "stoney-sept"}
    assert _special_raid("raid").why("baratheon", two)[0] == "raid-second-needs-star"
    table = _special_raid()
    assert table.why("baratheon", {**two, "second": "blackwater"})[0] == "raid-not-this-order"
    table.refused("baratheon", {**two, "second": "riverrun"})
    table.answer("baratheon", two)
    assert table.order("riverrun") is None
    assert table.order("stoney-sept") is None
    assert table.power("baratheon") == 7


def test_e13_a_special_raid_may_remove_one_or_none() -> None:
    """E13: up to two."""
    table = _special_raid().answer("baratheon", raid("harrenhal", "riverrun"))
    assert table.power("baratheon") == 6
    table = _special_raid().answer("baratheon", raid("harrenhal"))
    assert table.power("baratheon") == 5


# -- Marches and transport -------------------------------------------------------------------------


def test_e14_splitting_up() -> None:
    """E14: of three Footmen two leave for different areas; nobody fights."""
    table = given(
        units={"lannisport": "lannister 3F", "searoad-marches": "lannister 1F"},
        orders={"lannisport": "march-1"},
        phase="marches",
    )
    table.answer("lannister", march("lannisport", stoney_sept="1F", searoad_marches="1F"))
    assert table.units("lannisport") == "lannister 1F"
    assert table.units("stoney-sept") == "lannister 1F"
    assert table.units("searoad-marches") == "lannister 2F"
    assert table.order("lannisport") is None
    assert not table.events("attacked")


def _from_pyke(seas: dict[str, str], **more: Any) -> set[str]:
    table = given(
        units={"pyke": "greyjoy 1K 1F", **seas},
        orders={"pyke": "march+0"},
        phase="marches",
        **more,
    )
    return table.targets("greyjoy", "pyke", "F")


def test_e15_transport_from_pyke() -> None:
    """E15: one ship in Ironman's Bay opens all its coasts."""
    coasts = {"flints-finger", "greywater-watch", "seagard", "riverrun"}
    assert _from_pyke({"ironmans-bay": "greyjoy 1S"}) == coasts
    assert _from_pyke({}) == set()


def test_e16_a_longer_chain() -> None:
    """E16: a ship in the Sunset Sea adds its coasts; Oldtown is one where so ruled."""
    near = _from_pyke({"ironmans-bay": "greyjoy 1S"})
    seas = {"ironmans-bay": "greyjoy 1S", "sunset-sea": "greyjoy 1S"}
    assert _from_pyke(seas) - near == {"highgarden", "searoad-marches"}
    ruled = _from_pyke(seas, rulings={"oldtown-and-sunset-sea": "adjacent"})
    assert ruled - near == {"highgarden", "searoad-marches", "oldtown"}


def test_e17_a_very_long_chain() -> None:
    """E17: around the whole coast with one order."""
    seas = [
        "sunset-sea",
        "redwyne-straights",
        "summer-sea",
        "shipbreaker-bay",
        "the-narrow-sea",
    ]
    table = given(
        units={"flints-finger": "stark 1F", **dict.fromkeys(seas, "stark 1S")},
        orders={"flints-finger": "march+0"},
        phase="marches",
    )
    table.answer("stark", march("flints-finger", widows_watch="1F"))
    assert table.units("widows-watch") == "stark 1F"


FLEET = {
    "sunset-sea": "tyrell 2S",
    "redwyne-straights": "tyrell 1S",
    "summer-sea": "tyrell 1S",
    "highgarden": "tyrell 2F",
}


def test_e18_transport_around_the_south() -> None:
    """E18: every land area on the three seas is in reach."""
    table = given(
        units=FLEET, orders={"highgarden": "march+0"}, neutral={"sunspear": 0}, phase="marches"
    )
    reach = table.targets("tyrell", "highgarden", "F")
    coasts = {a for sea in FLEET if sea != "highgarden" for a in BOX.land_borders[sea]}
    assert reach == (coasts | set(BOX.land_borders["highgarden"])) - {"highgarden"}
    table.answer("tyrell", march("highgarden", sunspear="1F"))
    assert table.units("sunspear") == "tyrell 1F"


def test_e19_transport_carries_no_support_and_no_raid() -> None:
    """E19: only marches and retreats go by ship, and only by one's own."""
    table = given(
        units={**FLEET, "yronwood": "baratheon 1K", "sunspear": "stark 1F"},
        orders={"yronwood": "march+0", "highgarden": "support"},
        phase="marches",
    )
    table.answer("baratheon", march("yronwood", sunspear="1K"))
    assert table.kind == "house-card"
    table = given(
        units={**FLEET, "sunspear": "stark 1F"},
        orders={"highgarden": "raid", "sunspear": "support"},
    )
    assert table.why("tyrell", raid("highgarden", "sunspear"))[0] == "raid-out-of-reach"
    foreign = {**FLEET, "summer-sea": "baratheon 1S"}
    table = given(
        units=foreign, orders={"highgarden": "march+0"}, neutral={"sunspear": 0}, phase="marches"
    )
    assert "sunspear" not in table.targets("tyrell", "highgarden", "F")


def test_e20_a_chain_of_orders() -> None:
    """E20: units that arrived march on, unless the second order is gone by then."""
    chain = {"lannisport": "lannister 1K", "stoney-sept": "lannister 1F"}
    orders = {"lannisport": "march+0", "stoney-sept": "march-1"}
    table = given(units=chain, orders=orders, phase="marches")
    table.answer("lannister", march("lannisport", stoney_sept="1K"))
    table.answer("lannister", march("stoney-sept", harrenhal="1K"))
    assert table.units("harrenhal") == "lannister 1K"

    table = given(
        units={**chain, "blackwater": "tyrell 4K"},
        orders={**orders, "blackwater": "march+0"},
        supply={"tyrell": 6},
        phase="marches",
        tracks={"iron-throne": "lannister tyrell"},
    )
    table.answer("lannister", march("lannisport", stoney_sept="1K"))
    table.answer("tyrell", march("blackwater", stoney_sept="4K"))
    table.cards(**{h: PLAIN_CARD[h] for h in ("tyrell", "lannister")}).finish_combat()
    assert table.asked("lannister") is None


# -- Battles ---------------------------------------------------------------------------------------


def _totals(attackers: str, order: str, defenders: str, defence: str) -> tuple[int, int]:
    table = given(
        units={"the-reach": f"tyrell {attackers}", "blackwater": f"lannister {defenders}"},
        orders={"the-reach": order, **({"blackwater": defence} if defence else {})},
        phase="marches",
        supply={"tyrell": 6, "lannister": 6},
        tracks={"iron-throne": "tyrell"},
    )
    table.answer("tyrell", march("the-reach", blackwater=attackers)).until("house-card")
    return table.initial_strengths()


def test_e21_strength_of_units() -> None:
    """E21: two Knights and a Footman are 5; a March counts in attack, a Defense in defence."""
    assert _totals("2K 1F", "march+0", "1F", "") == (5, 1)
    assert _totals("2K 1F", "march-1", "1F", "defend+1") == (4, 2)
    assert _totals("2K 1F", "march+1*", "1F", "defend+2*") == (6, 3)
    assert _totals("2K 1F", "march+0", "1F 2K(r)", "march+0") == (5, 1)


def test_e22_support() -> None:
    """E22: 7 against 6 before House cards; the defender's March order counts nothing."""
    table = given(
        units={
            "the-reach": "tyrell 2K",
            "kings-landing": "tyrell 1K",
            "blackwater": "lannister 1F",
            "stoney-sept": "lannister 1K 1F",
            "harrenhal": "baratheon 1K",
        },
        orders={
            "the-reach": "march+1*",
            "kings-landing": "support",
            "blackwater": "march-1",
            "stoney-sept": "support",
            "harrenhal": "support",
        },
        phase="marches",
        tracks={"iron-throne": "tyrell"},
    )
    table.answer("tyrell", march("the-reach", blackwater="2K"))
    assert table.awaited == ["baratheon"]
    table.answer("baratheon", {"harrenhal": "defender"}).until("house-card")
    assert table.initial_strengths() == (7, 6)


def test_e23_all_or_nothing() -> None:
    """E23: an area supports with all its units, and several battles of the turn."""
    table = given(
        units={
            "the-reach": "tyrell 2K",
            "blackwater": "lannister 1F",
            "harrenhal": "baratheon 1K 1F",
            "moat-cailin": "greyjoy 1F",
            "riverrun": "stark 1F",
            "seagard": "greyjoy 2F",
        },
        orders={
            "the-reach": "march+0",
            "harrenhal": "support",
            "seagard": "march+0",
            "moat-cailin": "consolidate",
        },
        phase="marches",
        tracks={"iron-throne": "tyrell greyjoy"},
    )
    table.answer("tyrell", march("the-reach", blackwater="2K"))
    table.refused("baratheon", {"harrenhal": {"knight": 1}})
    table.answer("baratheon", {"harrenhal": "defender"}).until("house-card")
    assert table.initial_strengths() == (4, 4)
    table.cards(tyrell=PLAIN_CARD["tyrell"], lannister=PLAIN_CARD["lannister"]).finish_combat()
    table.answer("greyjoy", march("seagard", riverrun="2F"))
    table.answer("baratheon", {"harrenhal": "attacker"}).until("house-card")
    assert table.initial_strengths() == (5, 1)


@pytest.mark.parametrize(("attackers", "left"), [("1K", (3, 1)), ("4K", (2, 4))])
def test_e24_casualties_of_the_loser(attackers: str, left: tuple[int, int]) -> None:
    """E24: two swords against one fortification cost Tyrell a unit; its own card costs none."""
    table = given(
        units={"lannisport": f"lannister {attackers}", "searoad-marches": "tyrell 2K 1F"},
        orders={"lannisport": "march+0"},
        supply={"lannister": 6, "tyrell": 6},
        phase="marches",
    )
    table.answer("lannister", march("lannisport", searoad_marches=attackers))
    table.cards(lannister="tywin-lannister", tyrell="margaery-tyrell")
    table.finish_combat()
    tyrell, lannister = (
        total(merge(*table.state.units_of(house).values())) for house in ("tyrell", "lannister")
    )
    assert (tyrell, lannister) == left


def test_e25_retreat_and_rout() -> None:
    """E25: a routed Knight counts nothing, is no casualty, and dies when it must retreat again."""
    table = given(
        units={
            "storms-end": "tyrell 1F 1K(r)",
            "dragonstone": "baratheon 2K",
            "shipbreaker-bay": "baratheon 1S",
        },
        orders={"dragonstone": "march+0"},
        phase="marches",
    )
    table.answer("baratheon", march("dragonstone", storms_end="2K")).until("house-card")
    assert table.initial_strengths() == (4, 1)
    table.cards(baratheon="house-florent-lord", tyrell="house-tyrell-captain")
    assert table.asked("tyrell") == "casualties"
    table.refused("tyrell", pieces("1K(r)"))
    table.finish_combat()
    assert table.state.units_of("tyrell") == {}


def test_e25_the_retreat_itself() -> None:
    """E25: the Knight beaten at Kingswood goes to Storm's End and lies there."""
    table = given(
        units={
            "kings-landing": "baratheon 2K",
            "kingswood": "tyrell 1K",
            "storms-end": "tyrell 1F",
        },
        orders={"kings-landing": "march+0"},
        phase="marches",
        only=True,
    )
    table.answer("baratheon", march("kings-landing", kingswood="2K"))
    table.cards(baratheon="ser-davos-seaworth", tyrell="margaery-tyrell").until("retreat")
    table.refused("tyrell", {"to": "kings-landing"})
    table.answer("tyrell", {"to": "storms-end"})
    assert table.units("kingswood") == "baratheon 2K"
    # Marches are over; routed units stand up (9.18).
    assert table.units("storms-end") == "tyrell 1F 1K"


def test_e26_ships_support_battles_on_land() -> None:
    """E26: a ship adds 1 on land; land units support nothing at sea."""
    table = given(
        units={
            "lannisport": "lannister 1F",
            "the-golden-sound": "lannister 1S",
            "riverrun": "greyjoy 1F",
        },
        orders={"lannisport": "march+0", "the-golden-sound": "support"},
        phase="marches",
    )
    table.answer("lannister", march("lannisport", riverrun="1F")).until("house-card")
    assert table.initial_strengths() == (2, 1)
    table = given(
        units={
            "lannisport": "lannister 2K",
            "the-golden-sound": "lannister 1S",
            "sunset-sea": "greyjoy 1S",
        },
        orders={"lannisport": "support", "sunset-sea": "march+0"},
        phase="marches",
    )
    table.answer("greyjoy", march("sunset-sea", the_golden_sound="1S"))
    assert table.kind == "house-card"
    assert table.initial_strengths() == (1, 1)


def test_e27_the_blade() -> None:
    """E27: once a turn +1."""
    table = given(
        units={
            "lannisport": "lannister 1K",
            "riverrun": "greyjoy 1F",
            "stoney-sept": "lannister 1K",
            "harrenhal": "greyjoy 1F",
        },
        orders={"lannisport": "march+0", "stoney-sept": "march-1"},
        phase="marches",
        tracks={"fiefdoms": "greyjoy"},
    )
    table.answer("lannister", march("lannisport", riverrun="1K"))
    table.cards(lannister="house-lannister-captain", greyjoy="euron-crows-eye").until("blade")
    table.answer("greyjoy", blade()).finish_combat()
    assert table.strengths() == (3, 5)
    table.answer("lannister", march("stoney-sept", harrenhal="1K"))
    table.cards(lannister="tyrion-lannister", greyjoy="house-blacktyde-captain")
    assert table.asked("greyjoy") != "blade"
    table.finish_combat()
    assert table.strengths() == (3, 2)


def test_e28_the_seventh_card() -> None:
    """E28: all seven cards come back to the hand, the one just played among them."""
    table = given(
        units={"lannisport": "lannister 1K", "riverrun": "greyjoy 1F"},
        orders={"lannisport": "march+0"},
        phase="marches",
        hands={"lannister": "tyrion-lannister"},
    )
    table.answer("lannister", march("lannisport", riverrun="1K"))
    table.cards(lannister="tyrion-lannister", greyjoy="theon-greyjoy").finish_combat()
    assert table.hand("lannister") == list(BOX.cards_of["lannister"])
    assert table.discard("lannister") == []
    assert table.discard("greyjoy") == ["theon-greyjoy"]


# -- Power, neutral forces, control ----------------------------------------------------------------


def test_e29_consolidate_power() -> None:
    """E29: one Power for the order, one for the icon; nobody is asked."""
    table = given(
        units={"dragonstone": "baratheon 1F"},
        orders={"dragonstone": "consolidate"},
        phase="power",
        only=True,
    )
    assert table.power("baratheon") == 7
    assert table.order("dragonstone") is None
    assert table.kind is None


YRONWOOD = {"yronwood": "tyrell 1K 1F", "summer-sea": "tyrell 1S"}


def test_e30_entering_a_neutral_area() -> None:
    """E30: 2 + 1 + 1 + 1 = 5 opens Sunspear; without the ship's support it stays shut."""
    orders = {"yronwood": "march+1*", "summer-sea": "support"}
    table = given(units=YRONWOOD, orders=orders, phase="marches")
    table.answer("tyrell", march("yronwood", sunspear="1K 1F"))
    assert table.units("sunspear") == "tyrell 1F 1K"
    assert "sunspear" not in table.state.neutral
    assert table.state.combat is None
    table = given(units=YRONWOOD, orders={"yronwood": "march+1*"}, phase="marches")
    refused = table.why("tyrell", march("yronwood", sunspear="1K 1F"))
    assert refused[0] == "neutral-too-strong"


@pytest.mark.parametrize("leave", [True, False])
def test_e31_leaving_an_area(leave: bool) -> None:
    """E31: a token keeps the area; an enemy march needs no battle and sends it to the pool."""
    table = given(
        units={"blackwater": "lannister 1F", "the-reach": "tyrell 1F"},
        orders={"blackwater": "march+0", "the-reach": "march-1"},
        phase="marches",
        tracks={"iron-throne": "lannister tyrell"},
    )
    table.answer("lannister", march("blackwater", searoad_marches="1F", leave=leave))
    assert table.controller("blackwater") == ("lannister" if leave else None)
    assert table.power("lannister") == 5 - leave
    table.answer("tyrell", march("the-reach", blackwater="1F"))
    assert not table.events("attacked")
    assert table.controller("blackwater") == "tyrell"
    assert table.token("blackwater") is None
    assert table.state.tokens_on_board("lannister") == 0


def test_e32_a_home_area() -> None:
    """E32: Winterfell is Stark's until enemy units or an enemy token are there."""
    assert given().controller("winterfell") == "stark"
    assert given(units={"winterfell": "greyjoy 1F"}).controller("winterfell") == "greyjoy"
    assert given(tokens={"winterfell": "greyjoy"}).controller("winterfell") == "greyjoy"


def test_e33_no_retreat_into_a_claimed_area() -> None:
    """E33: where the only empty area holds an enemy token there is no retreat."""
    assert set(BOX.land_borders["starfall"]) == {"dornish-marches", "yronwood"}
    table = given(
        units={"dornish-marches": "baratheon 2K", "starfall": "tyrell 1K"},
        tokens={"yronwood": "stark"},
        orders={"dornish-marches": "march+0"},
        phase="marches",
        only=True,
    )
    table.answer("baratheon", march("dornish-marches", starfall="2K"))
    table.cards(baratheon="ser-davos-seaworth", tyrell="margaery-tyrell").finish_combat()
    assert table.events("no-retreat")
    assert table.state.units_of("tyrell") == {}


# -- Three and four players ------------------------------------------------------------------------

TOKENS = {"kings-landing": 5, "the-eyrie": 6, "sunspear": 5}
GREYJOY = {"pyke": 3, "greywater-watch": 1, "ironmans-bay": 2}
TYRELL = {"highgarden": 3, "dornish-marches": 1, "redwyne-straights": 1}


@pytest.mark.parametrize(
    ("players", "absent", "goal"), [(3, GREYJOY | TYRELL, 8), (4, GREYJOY, 7), (5, {}, 7)]
)
def test_e34_absent_houses(players: int, absent: dict[str, int], goal: int) -> None:
    """E34: the units of absent houses are neutral forces; three players need eight castles."""
    s = set_up(players).state
    assert s.neutral == TOKENS | absent
    assert s.players.castles_to_win == goal


def test_e35_closing_the_gaps() -> None:
    """E35: those behind an absent house move up; so the Blade begins elsewhere."""
    four = set_up(4).state.tracks
    assert four["fiefdoms"] == ["tyrell", "stark", "baratheon", "lannister"]
    three = set_up(3).state.tracks
    assert three["fiefdoms"] == ["stark", "baratheon", "lannister"]
    assert three["iron-throne"] == ["baratheon", "lannister", "stark"]
    assert three["kings-court"] == ["lannister", "stark", "baratheon"]
