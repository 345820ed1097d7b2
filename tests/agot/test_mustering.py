"""4.5 Mustering: points, costs, places, limits."""

from typing import Any

import pytest

from .scenario import BOX, Position, given, recruit, upgrade


def _white_harbor_and_winterfell(**more: Any) -> Position:
    """Stark, first in turn order, musters in a castle with a port and in its stronghold."""
    return given(
        units={"white-harbor": "stark 1F", "winterfell": "stark 1F", **more.pop("units", {})},
        tracks={"iron-throne": "stark"},
        supply={"stark": 6},
        card="mustering",
        **more,
    )


def test_houses_muster_in_turn_order_even_with_nothing() -> None:
    """4.5.1: one house finishes before the next; an empty list musters nothing."""
    table = given(players=3, tracks={"iron-throne": "stark lannister"}, card="mustering")
    for house in ("stark", "lannister", "baratheon"):
        assert table.awaited == [house]
        table.answer(house, {})
    assert table.kind != "muster"


def test_a_stronghold_has_two_points_and_a_castle_one() -> None:
    """4.5.2: the points of an area are spent there, and no more than that."""
    table = _white_harbor_and_winterfell()
    two = {"winterfell": [recruit("F", "winterfell"), recruit("S", "bay-of-ice")]}
    assert table.allows("stark", two)
    three = {"winterfell": [*two["winterfell"], recruit("F", "winterfell")]}
    assert table.why("stark", three) == ("not-enough-points", "4.5.2")
    dear = {"white-harbor": [recruit("K", "white-harbor")]}
    assert table.why("stark", dear) == ("not-enough-points", "4.5.2")
    assert table.allows("stark", {"white-harbor": [upgrade("K", "white-harbor")]})


@pytest.mark.parametrize(
    ("unit", "upgraded", "cost"),
    [
        ("F", False, 1),
        ("S", False, 1),
        ("K", False, 2),
        ("E", False, 2),
        ("K", True, 1),
        ("E", True, 1),
    ],
)
def test_costs(unit: str, upgraded: bool, cost: int) -> None:
    """4.5.3: Footman and Ship 1, Knight and Siege Engine 2, an upgrade 1."""
    table = _white_harbor_and_winterfell()
    at = "bay-of-ice" if unit == "S" else "winterfell"
    bought = recruit(unit, at, upgrade=upgraded)
    filler = recruit("F", "winterfell")
    assert table.allows("stark", {"winterfell": [bought] + [filler] * (2 - cost)})
    full = table.why("stark", {"winterfell": [bought] + [filler] * (3 - cost)})
    assert full == ("not-enough-points", "4.5.2")


def test_only_a_footman_standing_there_is_upgraded() -> None:
    """4.5.3: no Footman, no upgrade; Ships are no upgrade; a fresh Footman will do."""
    table = _white_harbor_and_winterfell(units={"winterfell": "stark 1K"})
    wanted = {"winterfell": [upgrade("E", "winterfell")]}
    assert table.why("stark", wanted) == ("no-footman-there", "4.5.3")
    ship = {"winterfell": [upgrade("S", "winterfell")]}
    assert table.why("stark", ship) == ("no-such-upgrade", "4.5.3")
    elsewhere = {"winterfell": [upgrade("K", "white-harbor")]}
    assert table.why("stark", elsewhere) == ("no-footman-there", "4.5.3")
    fresh = {"winterfell": [recruit("F", "winterfell"), upgrade("K", "winterfell")]}
    table.answer("stark", fresh)
    assert table.units("winterfell") == "stark 2K"


def test_land_units_appear_in_the_area_itself() -> None:
    """4.5.4: not next door, not at sea."""
    table = _white_harbor_and_winterfell()
    for at in ("white-harbor", "bay-of-ice", "moat-cailin"):
        refused = table.why("stark", {"winterfell": [recruit("F", at)]})
        assert refused == ("muster-in-area-itself", "4.5.4")


def test_ships_appear_in_the_port_or_next_door_at_sea() -> None:
    """4.5.4, 16.2.6: own port, any adjacent sea, with or without a port; nowhere else."""
    table = _white_harbor_and_winterfell(units={"moat-cailin": "stark 1F"})
    for at in ("port-of-winterfell", "bay-of-ice", "the-shivering-sea"):
        assert table.allows("stark", {"winterfell": [recruit("S", at)]})
    assert table.allows("stark", {"moat-cailin": [recruit("S", "the-narrow-sea")]})
    for at in ("the-narrow-sea", "port-of-white-harbor", "winterfell"):
        refused = table.why("stark", {"winterfell": [recruit("S", at)]})
        assert refused == ("ship-not-there", "4.5.4")


def test_a_castle_inland_builds_no_ships() -> None:
    """4.5.6: Harrenhal has neither port nor sea."""
    table = _white_harbor_and_winterfell(units={"harrenhal": "stark 1F"})
    offers = table.state.box.sea_borders["harrenhal"], table.state.box.port_of.get("harrenhal")
    assert offers == ((), None)
    refused = table.why("stark", {"harrenhal": [recruit("S", "the-golden-sound")]})
    assert refused == ("ship-not-there", "4.5.4")


def test_enemy_ships_close_a_sea_but_not_the_port() -> None:
    """4.5.5: no Ship into a sea with enemy Ships; the port stays open, for three Ships."""
    table = _white_harbor_and_winterfell(
        units={"bay-of-ice": "greyjoy 1S", "port-of-winterfell": "stark 2S"}
    )
    at_sea = {"winterfell": [recruit("S", "bay-of-ice")]}
    assert table.why("stark", at_sea) == ("enemy-ships-there", "4.5.5")
    one = [recruit("S", "port-of-winterfell")]
    assert table.why("stark", {"winterfell": one * 2}) == ("port-full", "4.5.5")
    table.answer("stark", {"winterfell": one})
    assert table.units("port-of-winterfell") == "stark 3S"


def test_pieces_run_out() -> None:
    """4.5.7, 1.12: no piece, no recruit; a Footman that was upgraded is at hand again."""
    table = _white_harbor_and_winterfell(
        units={
            "winterfell": "stark 3F",
            "karhold": "stark 1F 2E",
            "widows-watch": "stark 1F",
            "the-fingers": "stark 1F",
            "castle-black": "stark 2F",
            "white-harbor": "stark 1F",
            "the-twins": "stark 1F",
        }
    )
    another = [recruit("F", "winterfell")]
    assert table.why("stark", {"winterfell": another}) == ("no-pieces-left", "1.12")
    engine = {"white-harbor": [upgrade("E", "white-harbor")]}
    assert table.why("stark", engine) == ("no-pieces-left", "1.12")
    table.answer("stark", {"winterfell": [upgrade("K", "winterfell"), *another]})
    assert table.units("winterfell") == "stark 3F 1K"
    assert table.state.unused("stark", "footman") == 0


def test_an_upgrade_needs_no_supply() -> None:
    """4.5.7: swapping one unit for another leaves armies as large as they were."""
    table = given(
        units={"winterfell": "stark 2F", "karhold": "stark 2F"},
        tracks={"iron-throne": "stark"},
        supply={"stark": 0},
        card="mustering",
    )
    both = {"winterfell": [upgrade("K", "winterfell"), upgrade("E", "winterfell")]}
    table.answer("stark", both)
    assert table.units("winterfell") == "stark 1K 1E"


def test_control_without_units_is_enough() -> None:
    """4.5.8: a Power token lets a house muster; without control there are no points."""
    table = _white_harbor_and_winterfell(
        units={"flints-finger": "greyjoy 1F"}, tokens={"moat-cailin": "stark"}
    )
    table_areas = {"winterfell", "white-harbor", "moat-cailin"}
    assert set(table.shape("stark").points) == table_areas  # type: ignore[attr-defined]  # a Mustering
    refused = table.why("stark", {"flints-finger": [recruit("F", "flints-finger")]})
    assert refused == ("cannot-muster-there", "4.5.8")
    table.answer("stark", {"moat-cailin": [recruit("F", "moat-cailin")]})
    assert table.units("moat-cailin") == "stark 1F"


def test_supply_holds_after_every_recruit() -> None:
    """4.5.7: the list is checked in its order, so that no army is too large in between."""
    table = given(
        units={"winterfell": "stark 2F", "karhold": "stark 2F", "white-harbor": "stark 1F"},
        tracks={"iron-throne": "stark"},
        supply={"stark": 0},
        card="mustering",
    )
    third_army = {"white-harbor": [recruit("F", "white-harbor")]}
    assert table.why("stark", third_army) == ("over-supply", "4.5.7")
    ship_and_ship = {
        "white-harbor": [recruit("S", "the-narrow-sea")],
        "winterfell": [recruit("S", "the-shivering-sea")],
    }
    table.answer("stark", ship_and_ship)
    assert table.units("the-narrow-sea") == table.units("the-shivering-sea") == "stark 1S"


@pytest.mark.parametrize(
    "value",
    [
        None,
        [],
        {"winterfell": "footman"},
        {"winterfell": [{"unit": "footman"}]},
        {"winterfell": [{"unit": "dragon", "at": "winterfell", "upgrade": False}]},
        {"winterfell": [{"unit": "footman", "at": "winterfell", "upgrade": 0}]},
        {"winterfell": [{"unit": "footman", "at": ["winterfell"], "upgrade": False}]},
        {"winterfell": [{"unit": ["footman"], "at": "winterfell", "upgrade": False}]},
        {"winterfell": [{**recruit("F", "winterfell"), "routed": False}]},
    ],
)
def test_what_is_no_shopping_list_is_refused(value: Any) -> None:
    """An answer of another form is refused like any other, not with an accident."""
    assert _white_harbor_and_winterfell().why("stark", value)[0] == "not-a-list"


def test_nobody_musters_a_routed_unit() -> None:
    """Only an upgrade of a routed Footman may say that it is routed (17.17)."""
    lying = {**recruit("F", "winterfell"), "routed": True}
    refused = _white_harbor_and_winterfell().why("stark", {"winterfell": [lying]})
    assert refused[0] == "not-offered"


def test_the_offers_are_what_is_accepted() -> None:
    """Every recruit that the list offers next is accepted, and nothing else is."""
    table = _white_harbor_and_winterfell(units={"bay-of-ice": "greyjoy 1S"})
    shape = table.shape("stark")
    offered = shape.offers({})  # type: ignore[attr-defined]  # a Mustering
    everything = [
        (area, recruit(unit, at, upgrade=up))
        for area in ("winterfell", "white-harbor")
        for unit in "FKSE"
        for at in BOX.areas
        for up in (False, True)
    ]
    accepted = [(a, r) for a, r in everything if table.allows("stark", {a: [r]})]
    assert sorted(map(str, offered)) == sorted(map(str, accepted))
