"""8 March orders."""

from typing import Any

import pytest

from .scenario import BOX, Position, given, march


def _march(units: dict[str, str], *, order: str = "march+0", **more: Any) -> Position:
    """Stark marches out of Winterfell, or as the orders say."""
    more.setdefault("orders", {"winterfell": order})
    more.setdefault("supply", {"stark": 6})
    return given(units=units, phase="marches", only=True, **more)


# -- 8.1 to 8.3 what goes where -------------------------------------------------------------------


def test_a_march_may_stay_at_home() -> None:
    """8.1, 8.13: none of the units has to move; the token is removed all the same."""
    table = _march({"winterfell": "stark 2F"}).answer("stark", march("winterfell"))
    assert table.units("winterfell") == "stark 2F"
    assert table.order("winterfell") is None


def test_no_unit_marches_that_is_not_there() -> None:
    """8.1: no more units than stand in the area, no others, and no counts that are none."""
    table = _march({"winterfell": "stark 2F 1K(r)"})
    for text in ("3F", "1K", "1F(r)", "1E"):
        assert table.why("stark", march("winterfell", karhold=text))[0] == "no-such-pieces"
    routed = march("winterfell", karhold="1K(r)")
    assert table.why("stark", routed) == ("routed-do-not-march", "8.1")
    too_many = march("winterfell", karhold="1F", castle_black="2F")
    assert table.why("stark", too_many)[0] == "no-such-pieces"
    for count in (0, -1, True, "1", 1.0):
        value = {**march("winterfell"), "moves": {"karhold": {"footman": count}}}
        assert table.why("stark", value)[0] == "no-such-pieces"


@pytest.mark.parametrize(
    "value",
    [
        None,
        {},
        {"area": "winterfell", "moves": {}},
        {"area": "winterfell", "moves": [], "leave_power_token": False},
        {"area": "winterfell", "moves": {"karhold": {}}, "leave_power_token": False},
        {"area": "winterfell", "moves": {"karhold": 1}, "leave_power_token": False},
        {"area": "winterfell", "moves": {}, "leave_power_token": 0},
        {"area": ["winterfell"], "moves": {}, "leave_power_token": False},
        {"area": "winterfell", "moves": {}, "leave_power_token": False, "retreat": True},
    ],
)
def test_what_is_no_march_is_refused(value: Any) -> None:
    """An answer of another form is refused like any other."""
    assert _march({"winterfell": "stark 2F"}).why("stark", value)[0] == "not-moves"


def test_only_own_march_orders_are_resolved() -> None:
    """7.2: not where there is no March order of this house."""
    table = _march(
        {"winterfell": "stark 1F", "karhold": "stark 1F", "pyke": "greyjoy 1F"},
        orders={"winterfell": "march+0", "karhold": "raid", "pyke": "march+0"},
    )
    for area in ("karhold", "pyke", "moat-cailin"):
        assert table.why("stark", march(area, winterfell="1F")) == ("no-order-there", "7.2")


@pytest.mark.parametrize(
    ("unit", "target", "refused"),
    [
        ("F", "karhold", None),
        ("K", "white-harbor", None),
        ("E", "moat-cailin", None),
        ("F", "bay-of-ice", "land-units-not-at-sea"),
        ("F", "the-shivering-sea", "land-units-not-at-sea"),
        ("K", "port-of-winterfell", "land-units-not-at-sea"),
        ("E", "bay-of-ice", "land-units-not-at-sea"),
    ],
)
def test_land_units_march_on_land(unit: str, target: str, refused: str | None) -> None:
    """8.3: Footmen, Knights and Siege Engines enter land areas only."""
    table = _march({"winterfell": "stark 1F 1K 1E"})
    wanted = march("winterfell", {target: f"1{unit}"})
    if refused:
        assert table.why("stark", wanted) == (refused, "8.3")
    else:
        assert table.allows("stark", wanted)


def test_an_army_does_not_walk_into_the_sea() -> None:
    """8.3: also with own Ships there; the refusal names unit and sea."""
    table = _march({"winterfell": "stark 1F", "bay-of-ice": "stark 1S"})
    reason = table.refused("stark", march("winterfell", bay_of_ice="1F"))
    assert (reason.phrase.id, reason.rule) == ("refused-land-units-not-at-sea", "8.3")
    assert reason.phrase.params["unit"] == "unit:footman"
    assert reason.phrase.params["target"] == "area:bay-of-ice"


@pytest.mark.parametrize(
    ("origin", "target", "refused"),
    [
        ("bay-of-ice", "sunset-sea", None),
        ("bay-of-ice", "port-of-winterfell", None),
        ("port-of-winterfell", "bay-of-ice", None),
        ("bay-of-ice", "winterfell", ("ships-not-on-land", "8.3")),
        ("bay-of-ice", "ironmans-bay", ("out-of-reach", "8.2")),
        ("bay-of-ice", "port-of-pyke", ("out-of-reach", "8.2")),
        ("port-of-winterfell", "winterfell", ("ships-not-on-land", "8.3")),
        ("port-of-winterfell", "the-shivering-sea", ("out-of-reach", "8.2")),
        ("ironmans-bay", "port-of-pyke", ("foreign-port", "12.4")),
    ],
)
def test_ships_sail(origin: str, target: str, refused: tuple[str, str] | None) -> None:
    """8.3, 12.4, 12.5: sea to sea, sea to own port, port to its sea."""
    table = _march({origin: "stark 1S"}, orders={origin: "march+0"})
    wanted = march(origin, {target: "1S"})
    if refused:
        assert table.why("stark", wanted) == refused
    else:
        table.answer("stark", wanted)
        assert table.units(target) == "stark 1S"


def test_three_ships_fill_a_port() -> None:
    """12.2: a fourth Ship finds no room."""
    table = _march(
        {"port-of-winterfell": "stark 2S", "bay-of-ice": "stark 2S"},
        orders={"bay-of-ice": "march+0"},
    )
    assert table.why("stark", march("bay-of-ice", port_of_winterfell="2S")) == (
        "port-full",
        "4.5.5",
    )
    assert table.allows("stark", march("bay-of-ice", port_of_winterfell="1S"))


def test_rivers_stop_armies() -> None:
    """1.14, 8.2: no bridge, no way; an unknown area is none."""
    table = _march({"winterfell": "stark 1F"})
    refused = table.why("stark", march("winterfell", greywater_watch="1F"))
    assert refused == ("out-of-reach", "8.2")
    assert table.why("stark", march("winterfell", narnia="1F"))[0] == "no-such-area"
    assert table.why("stark", march("winterfell", winterfell="1F")) == ("out-of-reach", "8.2")


# -- 8.4 to 8.7 one attack ------------------------------------------------------------------------


def _two_neighbours(moat: str, harbor: str, **more: Any) -> Position:
    units = {"winterfell": "stark 3K"}
    units.update({a: u for a, u in (("moat-cailin", moat), ("white-harbor", harbor)) if u})
    return _march(units, **more)


def test_one_attack_only() -> None:
    """8.4: two areas with enemy units are one too many; both are named."""
    table = _two_neighbours("greyjoy 1F", "baratheon 1F")
    reason = table.refused("stark", march("winterfell", moat_cailin="1K", white_harbor="1K"))
    assert (reason.phrase.id, reason.rule) == ("refused-two-attacks", "8.4")
    assert reason.phrase.params["areas"] == ["area:moat-cailin", "area:white-harbor"]
    assert table.allows("stark", march("winterfell", moat_cailin="2K", karhold="1K"))


def test_garrisons_and_neutral_forces_are_attacks() -> None:
    """8.4, 13.7: an enemy garrison or a neutral force uses up the one attack."""
    table = given(
        units={"stoney-sept": "stark 3K", "riverrun": "greyjoy 1F"},
        orders={"stoney-sept": "march+0"},
        supply={"stark": 6},
        neutral={"harrenhal": 1},
        phase="marches",
    )
    for pair in (
        {"lannisport": "1K", "riverrun": "1K"},
        {"harrenhal": "1K", "riverrun": "1K"},
        {"harrenhal": "1K", "lannisport": "1K"},
    ):
        assert table.why("stark", march("stoney-sept", pair)) == ("two-attacks", "8.4")
    assert table.allows("stark", march("stoney-sept", harrenhal="1K", searoad_marches="1K"))


def test_an_empty_home_area_is_walked_into() -> None:
    """8.6: a printed shield without units or garrison resists nobody; control changes."""
    table = given(
        units={"stoney-sept": "stark 2F", "riverrun": "lannister 1F"},
        orders={"stoney-sept": "march+0"},
        garrisons={"lannisport": 0},
        phase="marches",
        only=True,
    )
    assert table.controller("lannisport") == "lannister"
    table.answer("stark", march("stoney-sept", lannisport="1F", riverrun="1F"))
    assert table.controller("lannisport") == "stark"
    assert table.state.combat is not None
    assert table.state.combat["area"] == "riverrun"


def test_only_those_who_marched_in_fight() -> None:
    """8.7: units that stay behind or went elsewhere do not fight."""
    table = _two_neighbours("greyjoy 1F", "", order="march+1*")
    table.answer("stark", march("winterfell", moat_cailin="1K", karhold="1K"))
    table.until("house-card")
    assert table.initial_strengths() == (3, 1)


def test_peaceful_arrivals_support_the_attack() -> None:
    """8.5, 16.4.2: units that reach a supporting area with the same March already count."""
    table = _march(
        {"winterfell": "stark 1K 1F", "white-harbor": "stark 1F", "moat-cailin": "greyjoy 1F"},
        orders={"winterfell": "march+0", "white-harbor": "support"},
    )
    table.answer("stark", march("winterfell", moat_cailin="1F", white_harbor="1K"))
    table.until("house-card")
    assert table.initial_strengths() == (1 + 3, 1)


# -- 8.8, 11.4 Power tokens -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "tokens", "units"),
    [
        ("winterfell", {}, "1F"),
        ("karhold", {"karhold": "stark"}, "1F"),
        ("bay-of-ice", {}, "1S"),
        ("port-of-winterfell", {}, "1S"),
    ],
)
def test_where_no_token_is_left(origin: str, tokens: dict[str, str], units: str) -> None:
    """11.4: not at home, not where one lies, not at sea, not in a port."""
    table = _march({origin: f"stark {units}"}, orders={origin: "march+0"}, tokens=tokens)
    target = table.targets("stark", origin, units[1])
    wanted = march(origin, {min(target): units}, leave=True)
    assert table.why("stark", wanted) == ("no-token-to-leave", "11.4")


def test_a_token_is_left_only_in_an_emptied_area() -> None:
    """8.8: as long as units stay, even routed ones, there is nothing to leave."""
    table = _march({"karhold": "stark 1F 1K(r)"}, orders={"karhold": "march+0"})
    wanted = march("karhold", leave=True, winterfell="1F")
    assert table.why("stark", wanted) == ("no-token-to-leave", "11.4")
    table = _march({"karhold": "stark 2F"}, orders={"karhold": "march+0"})
    some = march("karhold", leave=True, winterfell="1F")
    assert table.why("stark", some) == ("no-token-to-leave", "11.4")
    table.answer("stark", march("karhold", leave=True, winterfell="2F"))
    assert table.token("karhold") == "stark"
    assert table.power("stark") == 4


# -- 8.10, 8.11 ship transport --------------------------------------------------------------------


def test_ships_in_ports_carry_nobody() -> None:
    """8.11: only Ships at sea make a chain."""
    table = _march({"winterfell": "stark 1F", "port-of-winterfell": "stark 1S"})
    assert "the-stony-shore" in table.targets("stark", "winterfell", "F"), "adjacent anyway"
    assert "flints-finger" not in table.targets("stark", "winterfell", "F")


def test_ships_carry_an_attack() -> None:
    """8.11: any number of units, also into a combat; the Ships stay where they are."""
    table = _march(
        {"winterfell": "stark 3K", "bay-of-ice": "stark 1S", "flints-finger": "greyjoy 1F"}
    )
    table.answer("stark", march("winterfell", flints_finger="3K")).until("house-card")
    assert table.initial_strengths() == (6, 1)
    assert table.units("bay-of-ice") == "stark 1S"


def test_an_island_is_left_by_ship() -> None:
    """1.15: Dragonstone has no land neighbour; without a Ship nobody leaves it."""
    units = {"dragonstone": "baratheon 1F"}
    orders = {"dragonstone": "march+0"}
    table = _march(units, orders=orders)
    assert table.targets("baratheon", "dragonstone", "F") == set()
    table = _march({**units, "shipbreaker-bay": "baratheon 1S"}, orders=orders)
    reach = set(BOX.land_borders["shipbreaker-bay"]) - {"dragonstone"}
    assert table.targets("baratheon", "dragonstone", "F") == reach


# -- 8.12 supply ----------------------------------------------------------------------------------


def test_supply_holds_after_the_march() -> None:
    """8.12: the state after the whole march counts, in whatever order its parts are written."""
    table = _march({"winterfell": "stark 2F", "karhold": "stark 2F"}, supply={"stark": 0})
    assert table.why("stark", march("winterfell", karhold="1F")) == ("over-supply", "8.12")
    assert table.allows("stark", march("winterfell", castle_black="2F"))
    table = _march(
        {"winterfell": "stark 1F 1K", "karhold": "stark 2F", "castle-black": "stark 1F"},
        supply={"stark": 0},
    )
    assert table.allows("stark", march("winterfell", castle_black="1F", white_harbor="1K"))


@pytest.mark.parametrize(("reading", "allowed"), [("end-state", True), ("every-step", False)])
def test_supply_inside_a_march(reading: str, allowed: bool) -> None:
    """17.19: where every step must fit, the attackers still count at home while others move."""
    table = _march(
        {
            "winterfell": "stark 3F",
            "karhold": "stark 1F",
            "castle-black": "stark 2F",
            "moat-cailin": "greyjoy 1F",
        },
        supply={"stark": 1},
        rulings={"march-supply": reading},
    )
    assert table.allows("stark", march("winterfell", moat_cailin="1F", karhold="1F")) is allowed
