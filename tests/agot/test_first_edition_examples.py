"""The worked examples of the 1st edition, E01 to E35 of its digest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine.agot.board.control import controlled, controller
from engine.agot.board.reach import land_targets
from engine.agot.board.supply import fits, limits_of, sizes_of

from . import scenario
from .scenario import Position, by_area, march, raid, recruit, upgrade


def given(**facts: Any) -> Position:
    """Put a position of the 1st edition on the table."""
    return scenario.given(edition="agot-1e", **facts)


def set_up(players: int = 5) -> Position:
    """Begin a real game of the 1st edition."""
    return scenario.set_up(players, edition="agot-1e")


# -- Set-up and limits ----------------------------------------------------------------------------


def test_first_e01_set_up_of_lannister() -> None:
    """3.2 to 3.4: units, positions, Power and cards of Lannister with five players."""
    table = set_up()
    assert table.units("lannisport") == "lannister 1F 1K"
    assert table.units("stoney-sept") == "lannister 1F"
    assert table.units("the-golden-sound") == "lannister 1S"
    places = [table.track(t).index("lannister") + 1 for t in table.state.tracks]
    assert places == [2, 5, 1]
    assert table.power("lannister") == 5
    assert len(table.hand("lannister")) == 7
    assert table.state.wildlings == 0


def test_first_e02_special_orders_by_rank() -> None:
    """5.4: third on King's Court may use two special orders, the last of five none."""
    table = given(
        units=dict.fromkeys(("winterfell", "white-harbor", "karhold"), "stark 1F")
        | {"pyke": "greyjoy 1F"},
        tracks={"kings-court": "lannister baratheon stark tyrell greyjoy"},
        phase="planning",
    )
    three = {"winterfell": "march+1*", "white-harbor": "defend+2*", "karhold": "raid*"}
    assert table.why("stark", three) == ("too-many-stars", "6.1.3")
    assert table.allows("stark", {**three, "karhold": "raid"})
    assert table.why("greyjoy", {"pyke": "raid*"}) == ("too-many-stars", "6.1.3")


def test_first_e03_three_of_a_kind() -> None:
    """2.4, 5.5: three of a kind need the special token, four never work."""
    areas = ("winterfell", "white-harbor", "karhold", "castle-black")
    table = given(
        units=dict.fromkeys(areas, "stark 1F"),
        tracks={"kings-court": "stark"},
        phase="planning",
    )
    raids = dict.fromkeys(areas, "raid")
    assert table.why("stark", raids)[0] == "order-used-up"
    assert table.why("stark", dict.fromkeys(areas[:3], "raid"))[0] == "order-used-up"
    assert table.allows("stark", {**dict.fromkeys(areas[:2], "raid"), "karhold": "raid*"})


def test_first_e04_one_order_an_area() -> None:
    """5.1, 5.2: an area has one order at most, whatever stands there, and may have none."""
    table = given(units={"winterfell": "stark 2F 1K"}, phase="planning")
    assert table.why("stark", {"winterfell": ["raid", "support"]})[0] == "no-such-token"
    assert table.allows("stark", {})
    assert table.allows("stark", {"winterfell": "raid"})


@pytest.mark.parametrize(
    ("area", "units", "order", "kind"),
    [
        ("ironmans-bay", "1S", "consolidate", "consolidate"),
        ("dragonstone", "1F", "support", "support"),
        ("pyke", "1F", "support+1*", "support"),
        ("the-arbor", "1F", "support", "support"),
    ],
)
def test_first_e05_where_orders_may_lie(area: str, units: str, order: str, kind: str) -> None:
    """5.6, 5.7: no Consolidate Power at sea, no Support on an island."""
    table = given(
        units={area: f"greyjoy {units}"}, tracks={"kings-court": "greyjoy"}, phase="planning"
    )
    reason = table.refused("greyjoy", {area: order})
    barred = {"support": ("support-barred", "5.7"), "consolidate": ("order-barred", "5.6")}
    assert (reason.phrase.id.removeprefix("refused-"), reason.rule) == barred[kind]
    assert table.allows("greyjoy", {area: "raid"})


# -- Westeros Phase -------------------------------------------------------------------------------

ARMIES = {
    "harrenhal": "lannister 2F 2K",
    "the-golden-sound": "lannister 3S",
    "searoad-marches": "lannister 2K",
    "stoney-sept": "lannister 2F",
    "lannisport": "lannister 1F",
    "riverrun": "greyjoy 1F",
    "seagard": "greyjoy 1F",
}


def test_first_e06_loss_of_supply() -> None:
    """6.7: the new position is counted, and as many units go as it takes."""
    table = given(units=ARMIES, supply={"lannister": 5}, card="supply", only=True)
    assert table.asked("lannister") == "supply"
    icons = table.supply("lannister")
    assert icons == 3
    assert table.why("lannister", by_area({"harrenhal": "1F"}))[0] == "still-over-supply"
    table.answer("lannister", by_area({"the-golden-sound": "1S", "harrenhal": "1F"}))
    assert table.units("harrenhal") == "lannister 1F 2K"
    assert table.units("the-golden-sound") == "lannister 2S"
    assert table.units("lannisport") == "lannister 1F"
    assert list(limits_of(table.state, "lannister")) == [3, 2, 2, 2]


def test_first_e07_supply_before_the_card() -> None:
    """4.13: areas that were lost change nothing before a Supply card."""
    table = given(units=ARMIES, supply={"lannister": 5}, phase="planning")
    s = table.state
    assert fits(sizes_of(s, "lannister"), limits_of(s, "lannister"))
    assert table.supply("lannister") == 5


def test_first_e08_mustering() -> None:
    """6.8 to 6.11: points belong to their area, and supply holds after every unit."""
    table = given(
        units={
            "lannisport": "lannister 1F",
            "harrenhal": "lannister 2F",
            "riverrun": "lannister 3K",
            "stoney-sept": "lannister 1F",
            "sunset-sea": "lannister 1S",
            "ironmans-bay": "greyjoy 1S",
        },
        supply={"lannister": 3},
        tracks={"iron-throne": "lannister"},
        card="mustering",
        only=True,
    )
    table.answer(
        "lannister",
        {
            "lannisport": [recruit("F", "lannisport"), recruit("S", "the-golden-sound")],
            "harrenhal": [upgrade("K", "harrenhal")],
            "riverrun": [recruit("S", "the-golden-sound")],
        },
    )
    assert table.units("lannisport") == "lannister 2F"
    assert table.units("harrenhal") == "lannister 1F 1K"
    assert table.units("the-golden-sound") == "lannister 2S"
    assert table.units("riverrun") == "lannister 3K"


def test_first_e08_no_ship_where_an_enemy_or_a_neutral_fleet_lies() -> None:
    """6.10, 11.4: ships of another house and neutral ships keep new ones out."""
    table = given(
        players=3,
        units={
            "lannisport": "lannister 1F",
            "the-golden-sound": "stark 1S",
            "riverrun": "lannister 1F",
        },
        card="mustering",
        only=True,
    )
    table.until("muster", "lannister")
    at_sea = {"lannisport": [recruit("S", "the-golden-sound")]}
    assert table.why("lannister", at_sea)[0] == "enemy-ships-there"
    fleet = {"riverrun": [recruit("S", "ironmans-bay")]}
    assert table.state.neutral["ironmans-bay"] == 2
    assert table.why("lannister", fleet)[0] == "neutral-ships-there"


def test_first_e09_bidding_with_a_tie() -> None:
    """6.15 to 6.17: the holder of the Iron Throne decides the order of equal bids."""
    table = given(units={}, tracks={"iron-throne": "greyjoy"}, card="clash-of-kings", only=True)
    table.bids(greyjoy=1)
    table.until("bid")
    before = sum(table.power(h) for h in table.state.houses)
    table.bids(lannister=4, baratheon=3, stark=3, tyrell=2)
    assert table.asked("greyjoy") == "ties"
    table.answer("greyjoy", [["baratheon", "stark"]])
    assert table.track("fiefdoms") == ["lannister", "baratheon", "stark", "tyrell", "greyjoy"]
    assert sum(table.power(h) for h in table.state.houses) == before - 12


def attacked(**more: Any) -> Position:
    """Let the wildlings attack with a strength of 6."""
    return given(
        units={
            "winterfell": "stark 1F 1K",
            "lannisport": "lannister 1F 1K",
            "pyke": "greyjoy 1F",
            "the-shivering-sea": "stark 1S",
        },
        attack=6,
        wildlings=6,
        tracks={"iron-throne": "stark"},
        only=True,
        **more,
    )


def test_first_e10_wildlings_driven_back() -> None:
    """6.20, 6.21, 6.24: a tie is enough, the highest bidder may take a card back."""
    cards = "eddard-stark robb-stark"
    table = attacked(hands={"stark": cards})
    table.bids(stark=4, lannister=2)
    assert table.asked("stark") == "wildling-retrieve"
    table.answer("stark", "greatjon-umber")
    assert "greatjon-umber" in table.hand("stark")
    assert table.state.wildlings == 0
    assert table.power("stark") == 1


def test_first_e10_wildlings_break_through() -> None:
    """6.22 to 6.24: everybody loses two mustering points, the lowest bidder four."""
    table = attacked()
    table.bids(stark=2, lannister=1, greyjoy=1, tyrell=1)
    assert table.asked("stark") == "wildling-destroy"
    assert table.why("stark", by_area({"winterfell": "1F"})) == ("wrong-toll", "6.22")
    assert table.why("stark", by_area({"winterfell": "1F 1K"}))[0] == "wrong-toll"
    assert table.allows("stark", by_area({"winterfell": "1K"}))
    table.answer("stark", by_area({"winterfell": "1F", "the-shivering-sea": "1S"}))
    table.until("wildling-destroy", "lannister")
    table.answer("lannister", by_area({"lannisport": "1K"}))
    table.until("wildling-destroy", "greyjoy")
    table.answer("greyjoy", by_area({"pyke": "1F"}))  # all that it has
    assert table.units("winterfell") == "stark 1K"
    assert table.state.wildlings == 0


def test_first_e10_the_lowest_bidder_pays_twice() -> None:
    """6.22, 6.23: four points; more than is due only if there is no exact payment."""
    table = given(
        units={"winterfell": "stark 1F", "karhold": "stark 2K", "pyke": "greyjoy 2K"},
        attack=6,
        only=True,
    )
    table.bids(greyjoy=1, lannister=1, baratheon=1, tyrell=1)
    assert table.asked("stark") == "wildling-destroy"
    assert table.why("stark", by_area({"winterfell": "1F", "karhold": "2K"}))[0] == "wrong-toll"
    table.answer("stark", by_area({"karhold": "2K"}))
    table.until("wildling-destroy", "greyjoy")
    assert table.allows("greyjoy", by_area({"pyke": "1K"}))


# -- Raids ----------------------------------------------------------------------------------------


def test_first_e11_a_full_raid_step() -> None:
    """7.1 to 7.6: in turn, one at a time; a raid that was raided never acts."""
    table = given(
        units={
            "blackwater": "lannister 1F",
            "the-golden-sound": "lannister 1S",
            "riverrun": "lannister 1F",
            "sunset-sea": "greyjoy 1S",
            "the-reach": "tyrell 1F",
            "highgarden": "tyrell 1F",
            "harrenhal": "baratheon 1F",
        },
        orders={
            "blackwater": "raid",
            "the-golden-sound": "raid",
            "riverrun": "support",
            "sunset-sea": "raid",
            "the-reach": "raid",
            "highgarden": "consolidate",
            "harrenhal": "raid",
        },
        tracks={"iron-throne": "greyjoy stark lannister baratheon tyrell"},
        phase="raids",
    )
    table.answer("greyjoy", raid("sunset-sea", "highgarden"))
    assert (table.power("greyjoy"), table.power("tyrell")) == (6, 5)
    table.answer("lannister", raid("blackwater", "the-reach"))
    table.answer("baratheon", raid("harrenhal", "riverrun"))
    assert table.awaited == ["lannister"]
    assert not table.allows("lannister", raid("the-golden-sound", "sunset-sea"))
    table.answer("lannister", raid("the-golden-sound"))
    assert table.state.orders == {}


def raiding(order: str, targets: Mapping[str, str]) -> Position:
    """Let Lannister raid out of Riverrun."""
    return given(
        units={"riverrun": "lannister 1F"} | dict.fromkeys(targets, "stark 1F"),
        orders={"riverrun": order, **targets},
        phase="raids",
        only=True,
    )


def test_first_e12_land_cannot_raid_the_sea() -> None:
    """7.3: from land only land, from the sea both."""
    table = given(
        units={"riverrun": "lannister 1F", "ironmans-bay": "greyjoy 1S"},
        orders={"riverrun": "raid", "ironmans-bay": "support"},
    )
    assert table.why("lannister", raid("riverrun", "ironmans-bay"))[0] == "raid-out-of-reach"
    table = given(
        units={"riverrun": "lannister 1F", "ironmans-bay": "greyjoy 1S"},
        orders={"riverrun": "support", "ironmans-bay": "raid"},
    )
    assert table.allows("greyjoy", raid("ironmans-bay", "riverrun"))


@pytest.mark.parametrize("order", ["raid", "raid*"])
@pytest.mark.parametrize("target", ["march+0", "defend+1"])
def test_first_e13_march_and_defense_are_immune(order: str, target: str) -> None:
    """7.2: no raid removes them, the special one neither."""
    table = raiding(order, {"harrenhal": target})
    assert table.why("lannister", raid("riverrun", "harrenhal"))[0] == "raid-not-this-order"


def test_first_e13_a_special_raid_takes_two_orders() -> None:
    """7.7 to 7.9: two orders in two areas, two pillages, of any Houses."""
    targets = {"harrenhal": "consolidate", "seagard": "consolidate", "stoney-sept": "defend+1"}
    two = {**raid("riverrun", "harrenhal"), "second": "seagard"}
    table = raiding("raid*", targets)
    assert table.allows("lannister", raid("riverrun", "harrenhal"))
    assert table.why("lannister", {**two, "second": "stoney-sept"})[0] == "raid-not-this-order"
    assert table.why("lannister", {**two, "second": "harrenhal"})[0] == "not-offered"
    table.answer("lannister", two)
    assert table.state.orders == {"stoney-sept": "defend+1"}
    assert table.power("lannister") == 7
    assert raiding("raid", targets).why("lannister", two) == ("raid-second-needs-star", "7.7")


# -- Marches and transport ------------------------------------------------------------------------


def test_first_e14_splitting_up() -> None:
    """8.2, 8.11: units of one order go different ways or stay."""
    table = given(
        units={"lannisport": "lannister 3F", "searoad-marches": "lannister 1F"},
        orders={"lannisport": "march-1"},
        phase="marches",
        only=True,
    )
    table.answer("lannister", march("lannisport", stoney_sept="1F", searoad_marches="1F"))
    assert table.units("lannisport") == "lannister 1F"
    assert table.units("stoney-sept") == "lannister 1F"
    assert table.units("searoad-marches") == "lannister 2F"
    assert table.state.orders == {}


def pyke(*seas: str, **rulings: str) -> set[str]:
    """Where units in Pyke can go with ships in these seas."""
    table = given(
        units={"pyke": "greyjoy 1F"} | dict.fromkeys(seas, "greyjoy 1S"),
        orders={"pyke": "march+0"},
        phase="marches",
        rulings={name.replace("_", "-"): reading for name, reading in rulings.items()},
    )
    return table.targets("greyjoy", "pyke", "F")


def test_first_e15_transport_from_pyke() -> None:
    """8.7: one ship in Ironman's Bay links four areas with Pyke."""
    near = {"flints-finger", "greywater-watch", "seagard", "riverrun"}
    assert pyke("ironmans-bay") == near


def test_first_e16_a_longer_chain() -> None:
    """8.7, 12.3: the Sunset Sea adds three areas, Oldtown among them unless so ruled."""
    near = pyke("ironmans-bay")
    far = pyke("ironmans-bay", "sunset-sea")
    assert far - near == {"highgarden", "searoad-marches", "oldtown"}
    ruled = pyke("ironmans-bay", "sunset-sea", oldtown_and_sunset_sea="apart")
    assert ruled - near == {"highgarden", "searoad-marches"}


def test_first_e17_a_very_long_chain() -> None:
    """8.7: ships all round the west, south and east coast carry from one end to the other."""
    seas = ("ironmans-bay", "sunset-sea", "redwyne-straights", "summer-sea", "shipbreaker-bay")
    table = given(
        units={"flints-finger": "greyjoy 1F"}
        | dict.fromkeys(seas, "greyjoy 1S")
        | {"the-narrow-sea": "greyjoy 1S"},
        rulings={"ships": "six"},
        orders={"flints-finger": "march+0"},
        phase="marches",
    )
    assert "widows-watch" in table.targets("greyjoy", "flints-finger", "F")


SOUTH = {"sunset-sea": "tyrell 2S", "redwyne-straights": "tyrell 1S", "summer-sea": "tyrell 1S"}


def test_first_e18_transport_around_the_south() -> None:
    """8.7: from Highgarden to Sunspear."""
    table = given(
        units=SOUTH | {"highgarden": "tyrell 1F"},
        orders={"highgarden": "march+0"},
        neutral={"sunspear": 0},
        phase="marches",
    )
    table.answer("tyrell", march("highgarden", sunspear="1F"))
    assert table.units("sunspear") == "tyrell 1F"


def test_first_e19_transport_helps_neither_support_nor_raids() -> None:
    """8.8, 9.5: a Support order reaches adjacent areas only, over whatever ships."""
    table = given(
        units=SOUTH
        | {"highgarden": "tyrell 1F", "yronwood": "stark 2F", "sunspear": "lannister 1F"},
        orders={"highgarden": "support", "yronwood": "march+0"},
        phase="marches",
    )
    table.answer("stark", march("yronwood", sunspear="2F"))
    assert table.kind == "house-card"
    table = given(
        units=SOUTH | {"highgarden": "tyrell 1F", "sunspear": "lannister 1F"},
        orders={"highgarden": "raid", "sunspear": "support"},
    )
    assert table.why("tyrell", raid("highgarden", "sunspear"))[0] == "raid-out-of-reach"


def test_first_e20_a_chain_of_orders() -> None:
    """8.6: units that arrive under a March order may go on with it."""
    table = given(
        units={"winterfell": "stark 1F", "moat-cailin": "stark 1F"},
        orders={"winterfell": "march+0", "moat-cailin": "march-1"},
        phase="marches",
        only=True,
    )
    table.answer("stark", march("winterfell", moat_cailin="1F"))
    table.answer("stark", march("moat-cailin", the_twins="2F"))
    assert table.units("the-twins") == "stark 2F"


# -- Battles --------------------------------------------------------------------------------------


def test_first_e21_strength_of_units() -> None:
    """9.7: two Knights and a Footman are 5; March counts in attack, Defense in defence."""
    table = given(
        units={"the-reach": "tyrell 1F 2K", "blackwater": "lannister 1F"},
        orders={"the-reach": "march-1", "blackwater": "defend+2*"},
        supply={"tyrell": 3},
        phase="marches",
    )
    table.answer("tyrell", march("the-reach", blackwater="1F 2K")).until("house-card")
    assert table.initial_strengths() == (4, 3)


def supported() -> Position:
    """E22: Tyrell attacks Blackwater."""
    table = given(
        units={
            "the-reach": "tyrell 2K",
            "kings-landing": "tyrell 1K",
            "blackwater": "lannister 1F",
            "stoney-sept": "lannister 1F 1K",
            "harrenhal": "baratheon 1K",
        },
        orders={
            "the-reach": "march+1*",
            "kings-landing": "support",
            "blackwater": "march-1",
            "stoney-sept": "support",
            "harrenhal": "support",
        },
        tracks={"iron-throne": "tyrell"},
        phase="marches",
    )
    return table.answer("tyrell", march("the-reach", blackwater="2K"))


def test_first_e22_support() -> None:
    """9.2 to 9.7: the defender's March order counts nothing, all support does."""
    table = supported().answer("baratheon", {"harrenhal": "defender"})
    table.until("house-card")
    assert table.initial_strengths() == (7, 6)


def test_first_e23_all_or_nothing() -> None:
    """9.2: a Support order lends all units of its area or none."""
    table = supported()
    assert table.why("baratheon", {"harrenhal": {"knight": 1}})[0] == "not-offered"
    assert table.allows("baratheon", {"harrenhal": "none"})


def battle(attack: str, defence: str, cards: Mapping[str, str], **more: Any) -> Position:
    """Let Tyrell attack Lannister in Blackwater and play the cards."""
    facts = {
        "units": {"the-reach": f"tyrell {attack}", "blackwater": f"lannister {defence}"},
        "orders": {"the-reach": "march+0"},
        "supply": {"tyrell": 6, "lannister": 6},
        "phase": "marches",
        "only": True,
    }
    table = given(**(facts | more))
    table.answer("tyrell", march("the-reach", blackwater=attack))
    return table.cards(**cards)


def test_first_e24_casualties() -> None:
    """9.12: two swords against a fortification cost one unit; no swords cost none."""
    cards = {"lannister": "tywin-lannister", "tyrell": "margaery-tyrell"}
    lost = battle("2F", "4F", cards).until("casualties")
    assert lost.awaited == ["tyrell"]
    assert lost.why("tyrell", {"footman": 2})[0] == "wrong-casualties"
    lost.answer("tyrell", {"footman": 1})
    won = battle("4K", "2F", cards)
    won.until("retreat")
    assert won.units("blackwater") == "lannister 2F"


def test_first_e25_retreat_and_rout() -> None:
    """9.14 to 9.18: routed units count nothing, and die when beaten again."""
    table = given(
        units={
            "kingswood": "tyrell 1K",
            "storms-end": "tyrell 1F",
            "kings-landing": "baratheon 3K",
            "dragonstone": "baratheon 1K 1F",
            "shipbreaker-bay": "baratheon 1S",
        },
        orders={"kings-landing": "march+0", "dragonstone": "march+0"},
        supply={"baratheon": 6},
        phase="marches",
    )
    table.answer("baratheon", march("kings-landing", kingswood="3K"))
    table.cards(baratheon="ser-davos-seaworth", tyrell="queen-of-thorns")
    table.until("retreat").answer("tyrell", {"to": "storms-end"})
    assert table.units("storms-end") == "tyrell 1F 1K(r)"
    table.answer("baratheon", march("dragonstone", storms_end="1F 1K"))
    table.until("house-card")
    assert table.initial_strengths() == (3, 1)
    table.answer("baratheon", "stannis-baratheon").answer("tyrell", "margaery-tyrell")
    table.finish_combat()
    assert table.state.owner["storms-end"] == "baratheon"
    assert table.state.units_of("tyrell").get("storms-end") is None
    lying = [u for units in table.state.units.values() for u in units if u.startswith("routed-")]
    assert lying == []


def test_first_e26_ships_help_on_land_and_not_the_other_way() -> None:
    """9.5: a ship supports a land battle, land units no battle at sea."""
    table = given(
        units={
            "blackwater-bay": "lannister 1S",
            "kings-landing": "lannister 1F",
            "the-reach": "tyrell 1F",
        },
        orders={"blackwater-bay": "support", "the-reach": "march+0"},
        phase="marches",
    )
    table.answer("tyrell", march("the-reach", kings_landing="1F")).until("house-card")
    assert table.initial_strengths() == (1, 2)
    table = given(
        units={
            "blackwater-bay": "lannister 1S",
            "kings-landing": "lannister 1F",
            "shipbreaker-bay": "baratheon 1S",
        },
        orders={"kings-landing": "support", "shipbreaker-bay": "march+0"},
        phase="marches",
    )
    table.answer("baratheon", march("shipbreaker-bay", blackwater_bay="1S")).until("house-card")
    assert table.initial_strengths() == (1, 1)


def test_first_e27_the_blade() -> None:
    """9.10: +1 once a turn."""
    table = battle(
        "2F",
        "2F",
        {"lannister": "cersei-lannister", "tyrell": "house-tyrell-captain"},
        tracks={"fiefdoms": "lannister"},
    )
    table.until("blade").answer("lannister", scenario.blade())
    assert table.state.blade_used
    assert table.strengths() == (3, 3)


def test_first_e28_the_seventh_card() -> None:
    """9.19: all seven cards are in hand again."""
    table = battle(
        "2F",
        "1F",
        {"lannister": "cersei-lannister", "tyrell": "ser-garlan-tyrell"},
        hands={"tyrell": "ser-garlan-tyrell"},
    )
    table.finish_combat()
    assert len(table.hand("tyrell")) == 7
    assert table.discard("tyrell") == []


# -- Power, neutral forces, control ---------------------------------------------------------------


def test_first_e29_consolidate_power() -> None:
    """10.1, 10.3: one for the order, one for the icon; nobody is asked, no star musters."""
    table = given(
        units={"dragonstone": "baratheon 1F", "winterfell": "stark 1F"},
        orders={"dragonstone": "consolidate", "winterfell": "consolidate*"},
        phase="power",
    )
    assert (table.power("baratheon"), table.power("stark")) == (7, 7)
    assert table.state.round == 3 or table.kind == "orders"


def entering(units: str, **more: str) -> Position:
    """E30: Tyrell marches from Yronwood on the neutral force in Sunspear."""
    return given(
        units={"yronwood": f"tyrell {units}", **more},
        orders={"yronwood": "march+1*"} | dict.fromkeys(more, "support"),
        phase="marches",
        only=True,
    )


def test_first_e30_entering_a_neutral_area() -> None:
    """8.13 to 8.15: with 5 against 5 the force is gone for good; with 4 the march is refused."""
    table = entering("1F 1K", **{"summer-sea": "tyrell 1S"})
    table.answer("tyrell", march("yronwood", sunspear="1F 1K"))
    assert table.units("sunspear") == "tyrell 1F 1K"
    assert "sunspear" not in table.state.neutral
    weak = entering("1F 1K")
    assert weak.why("tyrell", march("yronwood", sunspear="1F 1K"))[0] == "neutral-too-strong"


def test_first_e30_a_neutral_fleet_is_overcome_by_ships() -> None:
    """11.4: ships enter a sea with a neutral force only with enough strength."""
    table = given(
        players=3,
        units={"sunset-sea": "lannister 2S", "the-golden-sound": "lannister 1S"},
        orders={"sunset-sea": "march-1"},
        phase="marches",
        only=True,
    )
    weak = march("sunset-sea", ironmans_bay="2S")
    assert table.why("lannister", weak)[0] == "neutral-too-strong"
    strong = given(
        players=3,
        units={"sunset-sea": "lannister 2S", "the-golden-sound": "lannister 1S"},
        orders={"sunset-sea": "march+0"},
        phase="marches",
        only=True,
    )
    strong.answer("lannister", weak)
    assert strong.units("ironmans-bay") == "lannister 2S"


def test_first_e31_leaving_an_area() -> None:
    """4.4, 4.7: a Power token keeps control; a later march into it is no battle."""
    table = given(
        units={"harrenhal": "lannister 1F", "riverrun": "stark 1F"},
        orders={"harrenhal": "march+0", "riverrun": "march+0"},
        tracks={"iron-throne": "lannister stark"},
        phase="marches",
        only=True,
    )
    table.answer("lannister", march("harrenhal", stoney_sept="1F", leave=True))
    assert table.controller("harrenhal") == "lannister"
    assert table.power("lannister") == 4
    table.answer("stark", march("riverrun", harrenhal="1F"))
    assert table.token("harrenhal") is None
    assert table.controller("harrenhal") == "stark"
    assert table.controller("riverrun") is None


def test_first_e32_a_home_area() -> None:
    """4.5, 11.5: the shield keeps control for its house, and for nobody if that is absent."""
    assert controller(given(units={}).state, "winterfell") == "stark"
    three = given(players=3, units={}, neutral={"pyke": 0}).state
    assert controller(three, "pyke") is None


def test_first_e33_no_retreat_into_a_claimed_area() -> None:
    """9.14: an enemy Power token closes an area; 9.16 without any other all are destroyed."""
    table = battle(
        "4K",
        "1F",
        {"lannister": "cersei-lannister", "tyrell": "ser-garlan-tyrell"},
        tokens=dict.fromkeys(
            ["harrenhal", "stoney-sept", "searoad-marches", "crackclaw-point", "kings-landing"],
            "stark",
        ),
        hands={"tyrell": "ser-garlan-tyrell house-tyrell-captain"},
    )
    table.finish_combat()
    assert table.state.units_of("lannister") == {}


# -- Three and four players -----------------------------------------------------------------------

GREYJOY = {"pyke": 3, "greywater-watch": 1, "ironmans-bay": 2}
TYRELL = {"highgarden": 3, "dornish-marches": 1, "redwyne-straights": 1}
TOKENS = {"kings-landing": 5, "sunspear": 5, "the-eyrie": 6}


def test_first_e34_absent_houses() -> None:
    """11.1, 11.2: their units are neutral forces; three players need eight castles."""
    assert set_up(3).state.neutral == GREYJOY | TYRELL | TOKENS
    assert set_up(4).state.neutral == GREYJOY | TOKENS
    assert set_up(5).state.neutral == TOKENS
    goals = [set_up(n).state.castles_to_win for n in (3, 4, 5)]
    assert goals == [8, 7, 7]


def test_first_e35_closing_the_gaps() -> None:
    """11.3: the houses below move up."""
    four, three = set_up(4), set_up(3)
    assert four.track("fiefdoms") == ["tyrell", "stark", "baratheon", "lannister"]
    assert three.track("fiefdoms") == ["stark", "baratheon", "lannister"]
    assert three.track("iron-throne") == ["baratheon", "lannister", "stark"]
    assert three.track("kings-court") == ["lannister", "stark", "baratheon"]


def test_neutral_forces_do_not_move_or_control() -> None:
    """4.4, 11.2: nobody controls an area with a neutral force, and nobody retreats there."""
    s = set_up(3).state
    assert controller(s, "highgarden") is None
    assert "highgarden" not in controlled(s, "stark")
    assert "highgarden" in land_targets(s, "lannister", "searoad-marches")
