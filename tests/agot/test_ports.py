"""12 Ports: capture, sinking, and home areas that come back."""

from typing import Any

import pytest

from .scenario import Position, given, march


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
        {"area": "port-of-oldtown", "ships": 3},
        {"area": "port-of-oldtown", "ships": -1},
        {"area": "port-of-pyke", "ships": 1},
        {"area": "port-of-oldtown"},
        1,
    ],
)
def test_no_more_than_there_are(answer: Any) -> None:
    """12.10: between none and all of the Ships in this port."""
    assert _conquest().why("stark", answer)[0] == "out-of-range"


def test_capture_needs_unused_ships() -> None:
    """12.10, 1.12: with five Ships on the board only one more can be placed."""
    table = _conquest(units={"bay-of-ice": "stark 3S", "the-narrow-sea": "stark 2S"})
    assert table.why("stark", {"area": "port-of-oldtown", "ships": 2})[0] == "out-of-range"
    table.answer("stark", {"area": "port-of-oldtown", "ships": 1})
    assert table.units("port-of-oldtown") == "stark 1S"


def test_capture_needs_supply() -> None:
    """12.10, 16.6.2: two captured Ships are an army; at Supply 0 there may be no room for it."""
    table = _conquest(units={"karhold": "stark 2F"}, supply=0)
    assert table.why("stark", {"area": "port-of-oldtown", "ships": 2})[0] == "out-of-range"
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


def test_capture_after_a_combat_comes_last() -> None:
    """9.9.7, 12.10, 16.6.1: retreat first, then control changes, then the port is captured."""
    table = given(
        units={
            "highgarden": "stark 2K",
            "oldtown": "greyjoy 1F",
            "port-of-oldtown": "greyjoy 2S",
            "bay-of-ice": "greyjoy 2S",
            "three-towers": "greyjoy 1F",
        },
        orders={"highgarden": "march+1*"},
        supply={"greyjoy": 0, "stark": 3},
        blade_used=True,
        phase="marches",
        only=True,
    )
    table.answer("stark", march("highgarden", oldtown="2K"))
    table.cards(stark="catelyn-stark", greyjoy="aeron-damphair").until("retreat")
    table.answer("greyjoy", {"to": "dornish-marches"})
    assert table.asked("stark") == "port-capture"
    table.answer("stark", {"area": "port-of-oldtown", "ships": 2})
    assert table.units("port-of-oldtown") == "stark 2S"
    assert table.units("dornish-marches") == "greyjoy 1F(r)"


def test_a_port_ship_still_counts_for_the_retreat() -> None:
    """16.6.1: Ships about to be captured count for the loser's supply while it retreats."""
    table = given(
        units={
            "highgarden": "stark 2K",
            "oldtown": "greyjoy 1F",
            "port-of-oldtown": "greyjoy 2S",
            "bay-of-ice": "greyjoy 2S",
            "three-towers": "greyjoy 1F",
            "dornish-marches": "tyrell 1F",
        },
        orders={"highgarden": "march+1*"},
        supply={"greyjoy": 0, "stark": 3},
        blade_used=True,
        phase="marches",
        only=True,
    )
    table.answer("stark", march("highgarden", oldtown="2K"))
    table.cards(stark="catelyn-stark", greyjoy="aeron-damphair").until("port-capture")
    assert table.events("no-retreat"), "a third army would break the limits of Supply 0"
    assert table.units("three-towers") == "greyjoy 1F"
