"""7.5 Raid orders."""

from typing import Any

import pytest

from engine.agot.components import Track

from .scenario import BOX, Position, given, raid


def _raid(order: str, target: str | None, area: str = "harrenhal", **more: Any) -> Position:
    """Stark raids from Riverrun with a normal order, or as given."""
    units = {"riverrun": "stark 1F", area: "lannister 1F", **more.pop("units", {})}
    orders = {"riverrun": order, **({area: target} if target else {})}
    tracks: dict[Track, str] = {"iron-throne": "stark"}
    return given(units=units, orders=orders, tracks=tracks, only=True, **more)


@pytest.mark.parametrize(
    ("order", "target", "refused"),
    [
        ("raid", "support", None),
        ("raid", "support+1*", None),
        ("raid", "raid", None),
        ("raid", "raid*", None),
        ("raid", "consolidate", None),
        ("raid", "consolidate*", None),
        ("raid", "defend+1", "raid-defense-needs-star"),
        ("raid", "defend+2*", "raid-defense-needs-star"),
        ("raid*", "defend+1", None),
        ("raid*", "defend+2*", None),
        ("raid*", "support", None),
        ("raid", "march+0", "raid-not-this-order"),
        ("raid*", "march+1*", "raid-not-this-order"),
    ],
)
def test_what_a_raid_removes(order: str, target: str, refused: str | None) -> None:
    """7.5.1: Support, Raid, Consolidate Power; Defense with a star; never a March."""
    table = _raid(order, target)
    wanted = raid("riverrun", "harrenhal")
    if refused:
        assert table.why("stark", wanted) == (refused, "7.5.1")
    else:
        table.answer("stark", wanted)
        assert table.order("harrenhal") is table.order("riverrun") is None


def test_a_raid_needs_an_order_to_remove() -> None:
    """7.5.1: units without an order are no target; a Raid without target is simply removed."""
    table = _raid("raid", None)
    assert table.why("stark", raid("riverrun", "harrenhal")) == ("raid-nothing-there", "7.5.1")
    table.answer("stark", raid("riverrun"))
    assert table.state.orders == {}


def test_a_raid_may_be_wasted() -> None:
    """7.5.4: even with a target a house may raid nothing."""
    table = _raid("raid", "support").answer("stark", raid("riverrun"))
    assert table.order("harrenhal") == "support"
    assert table.order("riverrun") is None


def test_nobody_raids_itself() -> None:
    """7.5.4: own orders are no targets."""
    table = _raid("raid", "support", units={"harrenhal": "stark 1F"})
    assert table.why("stark", raid("riverrun", "harrenhal")) == ("raid-own-order", "7.5.4")


def test_only_own_raid_orders_are_resolved() -> None:
    """7.2: not an order of another type, of another house, or one that is not there."""
    table = _raid("raid", "raid", units={"seagard": "stark 1F"})
    for area in ("harrenhal", "seagard", "nowhere"):
        assert table.why("stark", raid(area)) == ("no-order-there", "7.2")
    assert table.why("stark", {"area": "riverrun"})[0] == "not-offered"
    assert table.why("stark", None)[0] == "not-offered"


def test_transport_does_not_extend_raids() -> None:
    """7.5.5: Ships carry armies, not raids."""
    table = _raid("raid", "support", "flints-finger", units={"ironmans-bay": "stark 1S"})
    refused = table.why("stark", raid("riverrun", "flints-finger"))
    assert refused == ("raid-out-of-reach", "7.5.2")


@pytest.mark.parametrize(
    ("power", "on_board", "gained"), [(5, 0, 1), (20, 0, 0), (18, 2, 0), (18, 1, 1)]
)
def test_pillage_and_the_end_of_the_pool(power: int, on_board: int, gained: int) -> None:
    """7.5.3, 1.12: the raider gains one as long as it has a token left; the victim loses one."""
    tokens = dict.fromkeys(["karhold", "castle-black"][:on_board], "stark")
    table = _raid("raid", "consolidate*", tokens=tokens, power={"stark": power, "lannister": 3})
    table.answer("stark", raid("riverrun", "harrenhal"))
    assert table.power("stark") == power + gained
    assert table.power("lannister") == 2
    assert table.events("pillage")[-1]["gained"] == gained


def test_removing_other_orders_is_no_pillage() -> None:
    """7.5.3: only Consolidate Power is worth a token."""
    table = _raid("raid", "support").answer("stark", raid("riverrun", "harrenhal"))
    assert (table.power("stark"), table.power("lannister")) == (5, 5)


def test_turns_cycle_until_no_raid_is_left() -> None:
    """7.2: one order a turn; who was raided in the meantime is skipped."""
    table = given(
        units={
            "riverrun": "stark 1F",
            "seagard": "stark 1F",
            "harrenhal": "lannister 1F",
            "stoney-sept": "lannister 1F",
            "pyke": "greyjoy 1F",
        },
        orders={
            "riverrun": "raid",
            "seagard": "raid",
            "harrenhal": "raid",
            "stoney-sept": "raid",
            "pyke": "raid",
        },
        tracks={"iron-throne": "lannister greyjoy stark"},
        only=True,
    )
    table.answer("lannister", raid("stoney-sept"))
    table.answer("greyjoy", raid("pyke"))
    table.answer("stark", raid("riverrun", "harrenhal"))
    assert table.awaited == ["stark"], "Lannister has none left"
    table.answer("stark", raid("seagard"))
    assert table.kind is None


@pytest.mark.parametrize("area", [a for a in BOX.areas if BOX.kind[a] == "port"])
def test_a_port_raids_its_sea_and_nothing_else(area: str) -> None:
    """7.5.2, 12.7: from a port only into the one sea; against a port only from it."""
    sea, land = BOX.sea_of[area], BOX.land_of[area]
    table = given(
        units={land: "stark 1F", area: "stark 1S", sea: "greyjoy 1S"},
        orders={land: "raid", area: "raid", sea: "support"},
        only=True,
    )
    assert table.allows("stark", raid(area, sea))
    for other in BOX.areas:
        if other != sea:
            assert table.why("stark", raid(area, other)) == ("raid-out-of-reach", "7.5.2")
    table.answer("stark", raid(area)).answer("stark", raid(land))
    table = given(
        units={land: "stark 1F", area: "stark 1S", sea: "greyjoy 1S"},
        orders={area: "support", sea: "raid"},
        only=True,
    )
    table.answer("greyjoy", raid(sea, area))
    assert table.order(area) is None
