"""16.1 Six bugs reported against a digital edition, as rules, beyond the worked examples."""

from typing import Any

import pytest

from .attacks import lost
from .scenario import Position, by_area, given, march, raid


@pytest.mark.parametrize(
    ("sea", "more"), [("", 1), ("stark 1S", 1), ("stark 1S(r)", 1), ("greyjoy 1S", 0)]
)
def test_bug_1_a_port_pays_once(sea: str, more: int) -> None:
    """16.1.1: one Power for a port with own Ships, however many, if no enemy lies before it."""
    units = {"port-of-winterfell": "stark 3S", **({"bay-of-ice": sea} if sea else {})}
    table = given(units=units, supply={"stark": 6}, card="game-of-thrones")
    assert table.power("stark") == 5 + 1 + more


@pytest.mark.parametrize("card", ["the-horde-descends", "mammoth-riders", "preemptive-raid"])
def test_bug_2_converted_ships_can_be_destroyed(card: str) -> None:
    """16.1.2: a Ship captured in a port is one of the units "anywhere"."""
    table = lost(card, units={"oldtown": "stark 1F", "port-of-oldtown": "stark 2S"})
    if card == "preemptive-raid":
        table.answer("stark", "destroy")
    table.until("wildling-destroy", "stark")
    count = 2 if card != "mammoth-riders" else 3
    wanted = {"port-of-oldtown": "2S", **({"oldtown": "1F"} if count == 3 else {})}
    table.answer("stark", by_area(wanted))
    assert table.units("port-of-oldtown") == ""


def test_bug_3_a_home_area_lost_and_retaken() -> None:
    """16.1.3: the whole story: lost with its garrison, retaken by march, left for free, kept."""
    table = given(
        units={"riverrun": "greyjoy 3K", "searoad-marches": "lannister 2K"},
        orders={"riverrun": "march+1*", "searoad-marches": "march+1*"},
        tracks={"iron-throne": "greyjoy lannister"},
        supply={"greyjoy": 6},
        blade_used=True,
        westeros_cards=["last-days-of-summer", "last-days-of-summer", "sea-of-storms"],
        phase="marches",
    )
    table.answer("greyjoy", march("riverrun", lannisport="3K"))
    table.cards(greyjoy="balon-greyjoy", lannister="cersei-lannister").finish_combat()
    assert table.controller("lannisport") == "greyjoy"
    table.answer("lannister", march("searoad-marches", lannisport="2K"))
    table.cards(greyjoy="aeron-damphair", lannister="tywin-lannister").until("orders")
    assert table.units("lannisport") == "lannister 2K"
    assert "lannisport" not in table.state.garrisons
    table.answer("lannister", {"lannisport": "march+0"})
    power = table.power("lannister")
    table.until("march", "lannister").answer("lannister", march("lannisport", stoney_sept="2K"))
    assert table.controller("lannisport") == "lannister"
    assert table.power("lannister") == power
    assert table.state.tokens == {}


def _destroyed_area(port_owner: str, **more: Any) -> Position:
    return lost(
        "mammoth-riders",
        units={
            "storms-end": f"{port_owner} 3F",
            "port-of-storms-end": f"{port_owner} 1S",
        },
        supply={port_owner: 6},
        **more,
    )


def test_bug_4_ships_of_an_area_that_nobody_controls() -> None:
    """16.1.4: Storm's End emptied by a penalty: the Ship in its port is destroyed at once."""
    table = _destroyed_area("stark").answer("stark", by_area({"storms-end": "3F"}))
    assert table.units("port-of-storms-end") == ""
    table = _destroyed_area("stark", tokens={"storms-end": "stark"})
    table.answer("stark", by_area({"storms-end": "3F"}))
    assert table.units("port-of-storms-end") == "stark 1S", "a token still controls it"


@pytest.mark.parametrize("order", ["consolidate", "consolidate*", "support", "raid"])
def test_bug_5_orders_in_ports_are_raided_from_the_sea(order: str) -> None:
    """16.1.5: from the port's own sea; Consolidate Power there is pillaged."""
    table = given(
        units={"port-of-lannisport": "lannister 1S", "the-golden-sound": "greyjoy 1S"},
        orders={"port-of-lannisport": order, "the-golden-sound": "raid"},
        tracks={"iron-throne": "greyjoy"},
        only=True,
    )
    table.answer("greyjoy", raid("the-golden-sound", "port-of-lannisport"))
    assert table.state.orders == {}
    pillaged = order.startswith("consolidate")
    assert table.power("greyjoy") == (6 if pillaged else 5)
    assert table.power("lannister") == (4 if pillaged else 5)


@pytest.mark.parametrize(("drawn", "asked"), [(("tob-0-skull", "tob-0"), ["greyjoy"]),
                                              (("tob-0", "tob-0-skull"), ["lannister"]),
                                              (("tob-0-skull", "tob-0-skull"),
                                               ["greyjoy", "lannister"])])  # fmt: skip
def test_bug_6_every_skull_hits_the_other_side(drawn: tuple[str, str], asked: list[str]) -> None:
    """16.1.6: winner or loser, fortifications or not; the attacker's skull first."""
    table = given(
        units={"riverrun": "lannister 3K", "seagard": "greyjoy 3F"},
        orders={"riverrun": "march+1*"},
        supply={"lannister": 6, "greyjoy": 6},
        blade_used=True,
        tides=True,
        phase="marches",
        only=True,
    )
    table.answer("lannister", march("riverrun", seagard="3K"))
    table.shuffled(*drawn)
    table.answer("lannister", "the-hound").answer("greyjoy", "dagmar-cleftjaw")
    found = []
    while table.kind == "casualties":
        (house,) = table.awaited
        found.append(house)
        table.answer(house, {"knight" if house == "lannister" else "footman": 1})
    assert found == asked
