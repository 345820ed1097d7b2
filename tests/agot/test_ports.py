"""12 Ports: capture, sinking, and home areas that come back."""

from typing import Any

import pytest

from .scenario import Position, given, march

CANNOT_HOLD = ("captures-too-many", "12.10")
"""What is said to whoever keeps more Ships than pieces and Supply allow."""


def _conquest(port: str = "greyjoy 2S", **more: Any) -> Position:
    """Stark walks into Oldtown, which nobody defends; Ships lie in its port."""
    units = {
        "highgarden": "stark 2F",
        "port-of-oldtown": port,
        **more.pop("units", {}),
    }
    owner = port.split(maxsplit=1)[0]
    table = given(
        units=units,
        tokens={"oldtown": owner},
        orders={"highgarden": "march+0", "port-of-oldtown": "raid"},
        supply={"stark": more.pop("supply", 6)},
        phase="marches",
        only=True,
        **more,
    )
    return table.answer("stark", march("highgarden", oldtown="2F"))


def test_captured_ships_change_colour() -> None:
    """12.10: any number of the Ships, here one of two; the other is destroyed, the order goes."""
    table = _conquest()
    assert table.asked("stark") == "port-capture"
    table.answer("stark", {"area": "port-of-oldtown", "ships": 1})
    assert table.units("port-of-oldtown") == "stark 1S"
    assert table.order("port-of-oldtown") is None
    assert table.state.on_board("greyjoy", "ship") == 0


def test_all_ships_may_be_destroyed() -> None:
    """12.10: none has to be replaced."""
    table = _conquest().answer("stark", {"area": "port-of-oldtown", "ships": 0})
    assert table.units("port-of-oldtown") == ""


@pytest.mark.parametrize(
    "answer",
    [
        {"area": "port-of-oldtown", "ships": -1},
        {"area": "port-of-pyke", "ships": 1},
        {"area": "port-of-oldtown"},
        1,
    ],
)
def test_no_more_than_there_are(answer: Any) -> None:
    """12.10: between none and all of the Ships in this port."""
    table = _conquest()
    assert table.why("stark", answer)[0] == "out-of-range"
    assert table.why("stark", {"area": "port-of-oldtown", "ships": 3}) == CANNOT_HOLD


def test_capture_needs_unused_ships() -> None:
    """12.10, 1.12: with five Ships on the board only one more can be placed."""
    table = _conquest(units={"bay-of-ice": "stark 3S", "the-narrow-sea": "stark 2S"})
    assert table.why("stark", {"area": "port-of-oldtown", "ships": 2}) == CANNOT_HOLD
    table.answer("stark", {"area": "port-of-oldtown", "ships": 1})
    assert table.units("port-of-oldtown") == "stark 1S"


def test_capture_needs_supply() -> None:
    """12.10, 16.6.2: two captured Ships are an army; at Supply 0 there may be no room for it."""
    table = _conquest(units={"karhold": "stark 2F"}, supply=0)
    assert table.why("stark", {"area": "port-of-oldtown", "ships": 2}) == CANNOT_HOLD
    assert table.allows("stark", {"area": "port-of-oldtown", "ships": 1})


def test_own_ships_in_a_captured_port_stay() -> None:
    """12.10: only enemy Ships are captured."""
    table = given(
        units={"winterfell": "stark 1F", "port-of-winterfell": "stark 1S", "karhold": "stark 1F"},
        orders={"karhold": "march+0"},
        phase="marches",
        only=True,
    )
    table.answer("stark", march("karhold", winterfell="1F"))
    assert table.units("port-of-winterfell") == "stark 1S"
    assert table.kind is None


def test_ships_sink_when_the_area_is_left() -> None:
    """12.12: the last unit marches off without leaving a token: the port is lost at once."""
    table = given(
        units={"oldtown": "stark 1F", "port-of-oldtown": "stark 2S"},
        orders={"oldtown": "march+0", "port-of-oldtown": "support"},
        phase="marches",
        only=True,
    )
    table.answer("stark", march("oldtown", three_towers="1F"))
    assert table.units("port-of-oldtown") == ""
    assert table.order("port-of-oldtown") is None
    assert table.events("port-ships-sunk")[-1]["ships"] == 2


def test_a_token_saves_the_port() -> None:
    """12.12, 11.4: a Power token keeps the area, and the port with it."""
    table = given(
        units={"oldtown": "stark 1F", "port-of-oldtown": "stark 2S"},
        orders={"oldtown": "march+0", "port-of-oldtown": "support"},
        phase="marches",
        only=True,
    )
    table.answer("stark", march("oldtown", leave=True, three_towers="1F"))
    assert table.units("port-of-oldtown") == "stark 2S"
    assert table.order("port-of-oldtown") == "support"


def test_ships_sink_before_the_combat_even_if_the_army_comes_back() -> None:
    """12.12: the port goes down at once, although the beaten attackers return to the area."""
    table = given(
        units={
            "oldtown": "stark 1F",
            "port-of-oldtown": "stark 1S",
            "three-towers": "tyrell 2K",
        },
        orders={"oldtown": "march+0"},
        blade_used=True,
        phase="marches",
        only=True,
    )
    table.answer("stark", march("oldtown", three_towers="1F"))
    assert table.units("port-of-oldtown") == ""
    table.cards(stark="ser-rodrick-cassel", tyrell="margaery-tyrell").finish_combat()
    assert table.units("oldtown") == "stark 1F(r)"


def test_a_home_port_comes_back_by_capture() -> None:
    """12.11: conquerors leave Pyke; the shield gives it, and the choice of Ships, to Greyjoy."""
    table = given(
        units={
            "pyke": "stark 1F",
            "port-of-pyke": "stark 2S",
            "ironmans-bay": "stark 1S",
        },
        orders={"pyke": "march+0"},
        phase="marches",
        only=True,
    )
    table.answer("stark", march("pyke", seagard="1F"))
    assert table.asked("greyjoy") == "port-capture"
    table.answer("greyjoy", {"area": "port-of-pyke", "ships": 2})
    assert table.units("port-of-pyke") == "greyjoy 2S"


def test_a_conquered_home_is_left_to_attack() -> None:
    """10.1, 17.21: House cards and combat come first, then Lannister is asked about its port."""
    table = given(
        units={
            "lannisport": "greyjoy 2F",
            "port-of-lannisport": "greyjoy 1S",
            "stoney-sept": "lannister 1F",
        },
        orders={"lannisport": "march+0", "port-of-lannisport": "support"},
        blade_used=True,
        phase="marches",
        only=True,
    )
    table.answer("greyjoy", march("lannisport", stoney_sept="2F"))
    assert table.kind == "house-card"
    table.cards(greyjoy="balon-greyjoy", lannister="the-hound").until("retreat")
    assert table.units("port-of-lannisport") == "greyjoy 1S"
    assert table.order("port-of-lannisport") == "support"
    table.answer("lannister", {"to": "riverrun"})
    assert table.units("stoney-sept") == "greyjoy 2F"
    assert table.asked("lannister") == "port-capture"
    table.answer("lannister", {"area": "port-of-lannisport", "ships": 1})
    assert table.units("port-of-lannisport") == "lannister 1S"


@pytest.mark.parametrize("reading", ["after-the-combat", "at-once"])
def test_a_port_is_entered_while_others_attack(reading: str) -> None:
    """17.21: the Knight's new port waits for the Footman's combat, unless ruled otherwise."""
    table = given(
        units={
            "three-towers": "stark 1F 1K",
            "port-of-oldtown": "tyrell 2S",
            "princes-pass": "martell 1F",
        },
        tokens={"oldtown": "tyrell"},
        orders={"three-towers": "march+0"},
        rulings={"port-capture-and-combat": reading},
        blade_used=True,
        phase="marches",
        only=True,
    )
    table.answer("stark", march("three-towers", oldtown="1K", princes_pass="1F"))
    assert table.controller("oldtown") == "stark"
    if reading == "after-the-combat":
        table.cards(stark="ser-rodrick-cassel", martell="areo-hotah").finish_combat()
        assert table.asked("stark") == "port-capture"
    table.answer("stark", {"area": "port-of-oldtown", "ships": 2})
    assert table.units("port-of-oldtown") == "stark 2S"
    assert table.kind == (None if reading == "after-the-combat" else "house-card")


def test_nothing_has_changed_hands_when_the_attackers_are_sent_back() -> None:
    """17.21: sent back into Lannisport by Arianne Martell, Greyjoy keeps its port unasked."""
    table = given(
        units={
            "lannisport": "greyjoy 4F",
            "port-of-lannisport": "greyjoy 2S",
            "stoney-sept": "martell 1F",
        },
        orders={"lannisport": "march+0", "port-of-lannisport": "support"},
        supply={"greyjoy": 6},
        blade_used=True,
        phase="marches",
        only=True,
    )
    table.answer("greyjoy", march("lannisport", stoney_sept="4F"))
    table.cards(greyjoy="balon-greyjoy", martell="arianne-martell").finish_combat()
    assert table.kind is None
    assert table.units("lannisport") == "greyjoy 4F"
    assert table.units("port-of-lannisport") == "greyjoy 2S"
    assert table.order("port-of-lannisport") == "support"


@pytest.mark.parametrize("battle", ["", "moat-cailin"])
def test_of_two_captures_the_origins_port_comes_first(battle: str) -> None:
    """17.21: Stark takes back the port of Winterfell, then Greyjoy takes that of White Harbor."""
    table = given(
        units={
            "winterfell": "greyjoy 2F",
            "port-of-winterfell": "greyjoy 1S",
            "port-of-white-harbor": "stark 1S",
            "moat-cailin": "stark 2K",
        },
        tokens={"white-harbor": "stark"},
        orders={"winterfell": "march+0"},
        blade_used=True,
        phase="marches",
        only=True,
    )
    attack = {battle: "1F"} if battle else {}
    there = "1F" if battle else "2F"
    table.answer("greyjoy", march("winterfell", {"white-harbor": there, **attack}))
    if battle:
        table.cards(greyjoy="dagmar-cleftjaw", stark="ser-rodrick-cassel").finish_combat()
    assert table.asked("stark") == "port-capture"
    table.answer("stark", {"area": "port-of-winterfell", "ships": 1})
    assert table.asked("greyjoy") == "port-capture"
    table.answer("greyjoy", {"area": "port-of-white-harbor", "ships": 1})
    assert table.units("port-of-winterfell") == "stark 1S"
    assert table.units("port-of-white-harbor") == "greyjoy 1S"


def storm_of_oldtown(**besides: str) -> Position:
    """Stark marches on Oldtown and its port; Greyjoy's Supply allows for few armies."""
    table = given(
        units={
            "highgarden": "stark 2K",
            "oldtown": "greyjoy 1F",
            "port-of-oldtown": "greyjoy 2S",
            "bay-of-ice": "greyjoy 2S",
            "three-towers": "greyjoy 1F",
            **besides,
        },
        orders={"highgarden": "march+1*"},
        supply={"greyjoy": 0, "stark": 3},
        blade_used=True,
        phase="marches",
        only=True,
    )
    table.answer("stark", march("highgarden", oldtown="2K"))
    return table.cards(stark="catelyn-stark", greyjoy="aeron-damphair")


def test_capture_after_a_combat_comes_last() -> None:
    """9.9.7, 12.10, 16.6.1: retreat first, then control changes, then the port is captured."""
    table = storm_of_oldtown().until("retreat")
    table.answer("greyjoy", {"to": "dornish-marches"})
    assert table.asked("stark") == "port-capture"
    table.answer("stark", {"area": "port-of-oldtown", "ships": 2})
    assert table.units("port-of-oldtown") == "stark 2S"
    assert table.units("dornish-marches") == "greyjoy 1F(r)"


def test_a_port_ship_still_counts_for_the_retreat() -> None:
    """16.6.1: Ships about to be captured count for the loser's supply while it retreats."""
    table = storm_of_oldtown(**{"dornish-marches": "tyrell 1F"}).until("port-capture")
    assert table.events("no-retreat"), "a third army would break the limits of Supply 0"
    assert table.units("three-towers") == "greyjoy 1F"
