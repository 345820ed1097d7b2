"""8.8, 9.9, 10.13, 10.14, 12.10 to 12.12, 15.1: before and after a combat."""

from __future__ import annotations

from typing import Any

import pytest

from .fighting import attack, outcome, play_cards
from .scenario import Position, given, march

CALM: dict[str, Any] = {"tracks": {"fiefdoms": "tyrell"}, "supply": {"stark": 6, "greyjoy": 6}}
"""Nobody who fights holds the Blade; supply is no matter."""


def won(**more: Any) -> Position:
    """Stark has taken seagard from Greyjoy, whose Footman has fallen back to Riverrun."""
    table = attack("stark 3K", "moat-cailin", "seagard", "greyjoy 1F", **{**CALM, **more})
    play_cards(table).until("retreat").answer("greyjoy", {"to": "riverrun"})
    return table


def lost(**more: Any) -> Position:
    """Stark has failed to take seagard from Greyjoy."""
    table = attack("stark 1K", "moat-cailin", "seagard", "greyjoy 4F", **{**CALM, **more})
    assert outcome(table) == "greyjoy"
    return table


# -- leaving an area -------------------------------------------------------------------------------


def test_8_8_a_token_is_left_before_the_combat() -> None:
    """10.1, 11.4: the Power token lies in the emptied area while the combat goes on."""
    table = attack("stark 1K", "moat-cailin", "seagard", "greyjoy 4F", leave=True, **CALM)
    assert table.token("moat-cailin") == "stark"
    assert table.power("stark") == 4
    assert outcome(table) == "greyjoy"
    assert table.token("moat-cailin") == "stark", "11.5: it stays when the units return"


@pytest.mark.parametrize(
    ("setting", "moves"),
    [
        ({"power": {"stark": 0}}, {"seagard": "2K"}),
        ({"tokens": {"moat-cailin": "stark"}}, {"seagard": "2K"}),
        ({}, {"seagard": "1K"}),
    ],
)
def test_11_4_when_no_token_can_be_left(setting: dict[str, Any], moves: dict[str, str]) -> None:
    """Not without available Power, where one lies already, or where units stay."""
    table = given(
        units={"moat-cailin": "stark 2K", "seagard": "greyjoy 1F"},
        orders={"moat-cailin": "march+0"}, phase="marches", **setting,
    )  # fmt: skip
    assert table.why("stark", march("moat-cailin", moves, leave=True)) == (
        "no-token-to-leave", "11.4",
    )  # fmt: skip
    assert table.allows("stark", march("moat-cailin", moves))


def test_11_4_no_token_in_the_own_home_and_none_at_sea() -> None:
    """The shield protects the home area; nobody controls a sea."""
    table = given(
        units={"winterfell": "stark 1F", "bay-of-ice": "stark 1S"},
        orders={"winterfell": "march+0", "bay-of-ice": "march-1"}, phase="marches",
    )  # fmt: skip
    assert not table.allows("stark", march("winterfell", karhold="1F", leave=True))
    assert not table.allows("stark", march("bay-of-ice", sunset_sea="1S", leave=True))


def test_12_12_ships_of_an_abandoned_area_sink_before_the_combat() -> None:
    """10.1: a castle area emptied without a token loses its port's ships, even if units return."""
    table = attack(
        "greyjoy 1F", "white-harbor", "moat-cailin", "stark 4F",
        units={"port-of-white-harbor": "greyjoy 2S"}, **CALM,
    )  # fmt: skip
    assert table.units("port-of-white-harbor") == ""
    assert outcome(table) == "stark"
    assert table.units("white-harbor") == "greyjoy 1F(r)"
    assert table.events("port-ships-sunk")[-1]["ships"] == 2


@pytest.mark.parametrize("reading", ["after-the-combat", "at-once"])
def test_12_11_the_home_house_captures_when_its_home_reverts(reading: str) -> None:
    """16.4.3, 17.21: Winterfell, left without a token, and its port go back to Stark."""
    table = given(
        units={"winterfell": "greyjoy 2F", "port-of-winterfell": "greyjoy 1S",
               "moat-cailin": "stark 4F", "karhold": "stark 1F"},
        orders={"winterfell": "march+0", "port-of-winterfell": "support",
                "karhold": "consolidate"},
        rulings={"port-capture-and-combat": reading}, phase="marches", **CALM,
    )  # fmt: skip
    table.answer("greyjoy", march("winterfell", moat_cailin="2F"))
    assert table.controller("winterfell") == "stark"
    if reading == "after-the-combat":
        assert table.kind == "house-card"
        assert outcome(table) == "stark"
        assert table.units("winterfell") == "", "9.8.2: there is no way back"
    assert table.asked("stark") == "port-capture"
    table.answer("stark", {"area": "port-of-winterfell", "ships": 1})
    assert table.units("port-of-winterfell") == "stark 1S"
    assert table.order("port-of-winterfell") is None
    assert table.kind == ("house-card" if reading == "at-once" else "consolidate")


# -- the winner and the loser ----------------------------------------------------------------------


def test_9_9_1_the_march_order_is_removed() -> None:
    """Won or lost, the March order that began the combat leaves the board."""
    for table in (won(), lost()):
        assert table.order("moat-cailin") is None


def test_9_9_2_a_winning_attacker_takes_the_area() -> None:
    """The defender's order and Power token go, and the attacking units move in."""
    table = won(orders={"seagard": "defend+1"}, tokens={"seagard": "greyjoy"})
    assert table.units("seagard") == "stark 3K"
    assert table.order("seagard") is None
    assert table.token("seagard") is None
    assert table.controller("seagard") == "stark"


def test_9_9_2_a_winning_defender_keeps_its_tokens() -> None:
    """The defender's order and Power token stay."""
    table = lost(orders={"seagard": "support"}, tokens={"seagard": "greyjoy"})
    assert table.order("seagard") == "support"
    assert table.token("seagard") == "greyjoy"


def test_11_5_a_third_houses_token_goes_too() -> None:
    """Taking over an area sends the Power token of its garrisoned owner to the pool."""
    table = attack(
        "stark 3K", "flints-finger", "pyke", "lannister 1F",
        units={"ironmans-bay": "stark 1S"}, tokens={"pyke": "lannister"}, **CALM,
    )  # fmt: skip
    assert outcome(table) == "stark"
    assert table.token("pyke") is None
    assert table.controller("pyke") == "stark"


def test_9_9_3_cards_are_discarded_and_the_seventh_brings_the_others_back() -> None:
    """The last card of a hand stays discarded; the other six return."""
    table = won(hands={"stark": "ser-rodrick-cassel"})
    assert table.discard("greyjoy") == ["dagmar-cleftjaw"]
    assert table.discard("stark") == ["ser-rodrick-cassel"]
    assert len(table.hand("stark")) == 6
    assert "ser-rodrick-cassel" not in table.hand("stark")


def test_9_9_4_orders_without_units_are_swept() -> None:
    """A defender driven out leaves no order behind; a destroyed one neither."""
    table = attack(
        "stark 3K", "moat-cailin", "seagard", "greyjoy 1F", orders={"seagard": "march+0"}, **CALM
    )  # fmt: skip
    outcome(table, stark="greatjon-umber", greyjoy="balon-greyjoy")
    assert table.order("seagard") is None
    assert set(table.state.orders) == {"karhold"}


# -- marching on -----------------------------------------------------------------------------------


def chain(**more: Any) -> Position:
    """E12: Stark has March orders in three areas in a row, and units to go with them."""
    return given(
        units={"moat-cailin": "stark 2K", "seagard": "stark 1F", "riverrun": "greyjoy 1F",
               "karhold": "stark 1F"},
        orders={"moat-cailin": "march+0", "seagard": "march-1", "karhold": "consolidate"},
        phase="marches", **{**CALM, **more},
    )  # fmt: skip


def test_8_1_arrivals_march_on_with_the_next_order() -> None:
    """Units that marched into an area go on from there with its own March order."""
    table = chain()
    table.answer("stark", march("moat-cailin", seagard="2K"))
    table.answer("stark", march("seagard", riverrun="1F 2K"))
    assert table.initial_strengths() == (4, 1)


def test_8_1_beaten_units_march_no_more() -> None:
    """Units beaten back onto a March order lie routed, and that order moves nothing."""
    table = attack(
        "stark 4K", "moat-cailin", "seagard", "greyjoy 1K",
        units={"riverrun": "greyjoy 1F(r)"}, orders={"riverrun": "march+0"}, **CALM,
    )  # fmt: skip
    play_cards(table).until("retreat").answer("greyjoy", {"to": "riverrun"})
    table.until("march", "greyjoy")
    assert not table.allows("greyjoy", march("riverrun", stoney_sept="1F"))
    assert not table.allows("greyjoy", march("riverrun", stoney_sept="1K"))
    assert table.allows("greyjoy", march("riverrun"))


def test_7_2_the_next_house_marches_after_a_combat() -> None:
    """One order at a time: after a combat the next in turn order with a March goes on."""
    table = given(
        units={"moat-cailin": "stark 2K", "karhold": "stark 1F", "seagard": "greyjoy 1F",
               "sunspear": "martell 1F"},
        orders={"moat-cailin": "march+0", "karhold": "march-1", "sunspear": "march+0"},
        phase="marches", **CALM,
    )  # fmt: skip
    table.answer("stark", march("moat-cailin", seagard="2K"))
    play_cards(table).until("retreat").answer("greyjoy", {"to": "riverrun"})
    assert table.asked("martell") == "march"
    table.answer("martell", march("sunspear"))
    assert table.asked("stark") == "march"


# -- ports -----------------------------------------------------------------------------------------


PORT = "port-of-white-harbor"


def white_harbor(**more: Any) -> Position:
    """Greyjoy has beaten Stark in White Harbor; two Stark ships lie in the port."""
    table = attack(
        "greyjoy 3K", "moat-cailin", "white-harbor", "stark 1F",
        units={PORT: "stark 2S", **more.pop("units", {})}, orders={PORT: "raid"},
        **{**CALM, **more},
    )  # fmt: skip
    return play_cards(table).until("retreat")


def test_9_9_7_ports_are_captured_after_the_retreat() -> None:
    """16.6.1, 12.10: first the retreat, then the new owner replaces ships by its own."""
    table = white_harbor()
    assert table.units("port-of-white-harbor") == "stark 2S"
    table.answer("stark", {"to": "winterfell"})
    assert table.asked("greyjoy") == "port-capture"
    assert [o.id for o in table.shape("greyjoy").step([]).options] == [
        "number:0", "number:1", "number:2",
    ]  # fmt: skip
    assert not table.allows("greyjoy", {"area": "port-of-white-harbor", "ships": 3})
    table.answer("greyjoy", {"area": "port-of-white-harbor", "ships": 1})
    assert table.units("port-of-white-harbor") == "greyjoy 1S"
    assert table.order("port-of-white-harbor") is None
    assert table.state.on_board("stark", "ship") == 0


@pytest.mark.parametrize(("at_sea", "most"), [(4, 2), (5, 1), (6, 0)])
def test_16_6_2_captured_ships_need_pieces(at_sea: int, most: int) -> None:
    """As many as the new owner has ships left; with none it is asked all the same."""
    seas = ("sunset-sea", "ironmans-bay", "bay-of-ice", "sea-of-dorne", "blackwater-bay")
    ships = dict.fromkeys(seas[: min(at_sea, 5)], "greyjoy 1S")
    if at_sea == 6:
        ships["sunset-sea"] = "greyjoy 2S"
    table = white_harbor(units=ships).answer("stark", {"to": "winterfell"})
    assert table.asked("greyjoy") == "port-capture"
    possible = [n for n in range(4) if table.allows("greyjoy", {"area": PORT, "ships": n})]
    assert possible == list(range(most + 1))


def test_16_6_2_captured_ships_need_supply() -> None:
    """Two captured ships would be an army too many; one is none."""
    table = white_harbor(
        units={"the-twins": "greyjoy 2F"},
        supply={"stark": 6, "greyjoy": 1},
    )  # fmt: skip
    table.answer("stark", {"to": "winterfell"})
    assert table.allows("greyjoy", {"area": PORT, "ships": 1})
    assert not table.allows("greyjoy", {"area": PORT, "ships": 2})


# -- the end of the game ---------------------------------------------------------------------------

SIX_CASTLES = {
    "winterfell": "stark 1F",
    "white-harbor": "stark 1F",
    "flints-finger": "stark 1F",
    "crackclaw-point": "stark 1F",
    "harrenhal": "stark 1F",
}


def test_15_1_control_is_judged_after_the_combat() -> None:
    """The seventh castle taken in a combat ends the game when the combat is finished."""
    units = {**SIX_CASTLES, "the-eyrie": "stark 1F"}
    table = attack("stark 3K", "the-twins", "seagard", "greyjoy 1F", units=units, **CALM)
    assert table.castles("stark") == 6
    play_cards(table).until("retreat").answer("greyjoy", {"to": "riverrun"})
    assert table.game.over
    assert (table.state.winner, table.state.win) == (
        "stark", {"reason": "seven", "tie_break": None},
    )  # fmt: skip


def peaceful_seventh(reading: str) -> Position:
    """One march: a Footman takes the empty Moat Cailin, the seventh, another attacks seagard."""
    return given(
        units={**SIX_CASTLES, "the-eyrie": "stark 1F", "the-twins": "stark 1F 1K",
               "seagard": "greyjoy 1F"},
        orders={"the-twins": "march+0"}, rulings={"seventh-castle-before-combat": reading},
        phase="marches", **CALM,
    )  # fmt: skip


def test_seventh_castle_before_combat_at_once() -> None:
    """15.1: a seventh castle entered peacefully wins before the combat of the same march."""
    table = peaceful_seventh("at-once")
    table.answer("stark", march("the-twins", moat_cailin="1F", seagard="1K"))
    assert table.game.over
    assert table.state.winner == "stark"


def test_seventh_castle_after_the_march() -> None:
    """Where so ruled, the combat is fought first."""
    table = peaceful_seventh("after-the-march")
    table.answer("stark", march("the-twins", moat_cailin="1F", seagard="1K"))
    assert table.kind == "house-card"
    play_cards(table).until("retreat").answer("greyjoy", {"to": "riverrun"})
    assert table.game.over


@pytest.mark.parametrize(("reading", "asked"), [("no", None), ("yes", "port-capture")])
def test_port_capture_before_victory(reading: str, asked: str | None) -> None:
    """15.1: the game is over before a port is captured or, if so ruled, after that."""
    table = attack(
        "greyjoy 3K", "winterfell", "white-harbor", "stark 1F",
        units={"port-of-white-harbor": "stark 1S", "moat-cailin": "greyjoy 1F",
               "pyke": "greyjoy 1F", "flints-finger": "greyjoy 1F", "harrenhal": "greyjoy 1F",
               "riverrun": "greyjoy 1F"},
        tokens={"crackclaw-point": "greyjoy"},
        rulings={"port-capture-before-victory": reading}, **CALM,
    )  # fmt: skip
    assert table.castles("greyjoy") == 6
    play_cards(table).until("retreat").answer("stark", {"to": "widows-watch"})
    assert table.kind == asked
    if asked:
        table.answer("greyjoy", {"area": PORT, "ships": 1})
    assert table.game.over
    assert table.state.winner == "greyjoy"


# -- supply of a march -----------------------------------------------------------------------------


def test_8_12_the_attackers_must_fit_where_they_fight() -> None:
    """16.4.4: an army that supply does not allow cannot attack either."""
    table = given(
        units={"moat-cailin": "stark 2K", "the-twins": "stark 2F", "seagard": "greyjoy 1F",
               "winterfell": "stark 1F"},
        orders={"moat-cailin": "march+0", "winterfell": "march-1"},
        supply={"stark": 0}, phase="marches",
    )  # fmt: skip
    assert table.allows("stark", march("moat-cailin", seagard="2K"))
    assert table.allows("stark", march("winterfell", white_harbor="1F"))
    assert table.why("stark", march("winterfell", moat_cailin="1F")) == ("over-supply", "8.12")


@pytest.mark.parametrize(("reading", "legal"), [("end-state", True), ("every-step", False)])
def test_17_19_march_supply(reading: str, legal: bool) -> None:
    """8.12: only the end counts; or also the moment between peaceful moves and the attack.

    Limits 3, 2: of 3 units two attack and one joins a Footman. Before the attack leaves, the
    armies are 2, 2 and 2.
    """
    table = given(
        units={"moat-cailin": "stark 3F", "winterfell": "stark 1F", "the-twins": "stark 2F",
               "seagard": "greyjoy 1F"},
        orders={"moat-cailin": "march+0"}, supply={"stark": 1},
        rulings={"march-supply": reading}, phase="marches",
    )  # fmt: skip
    split = march("moat-cailin", seagard="1F", winterfell="1F")
    assert table.allows("stark", split) == legal
