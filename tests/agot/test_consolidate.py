"""7.6 Consolidate Power orders."""

from typing import Any

import pytest

from .scenario import BOX, Position, consolidate_power, given, recruit, upgrade


def _order(area: str, token: str = "consolidate", unit: str = "1F", **more: Any) -> Position:
    """A Consolidate Power order of Stark."""
    units = {area: f"stark {unit}", **more.pop("units", {})}
    return given(units=units, orders={area: token}, phase="power", only=True, **more)


@pytest.mark.parametrize("area", BOX.lands)
def test_every_land_area_pays_one_and_its_icons(area: str) -> None:
    """7.6.1: one Power, and one for each power icon of the area."""
    table = _order(area).answer("stark", consolidate_power(area))
    assert table.power("stark") == 5 + 1 + BOX.areas[area].power
    assert table.order(area) is None


@pytest.mark.parametrize("token", ["consolidate", "consolidate*"])
def test_nothing_at_sea(token: str) -> None:
    """7.6.1, 17.13: an order at sea is resolved and pays nothing."""
    table = _order("bay-of-ice", token, "1S").answer("stark", consolidate_power("bay-of-ice"))
    assert table.power("stark") == 5
    assert table.state.orders == {}


@pytest.mark.parametrize(("at_sea", "power"), [("", 6), ("stark 1S", 6), ("greyjoy 1S", 5)])
def test_ports(at_sea: str, power: int) -> None:
    """12.8: one Power, unless enemy Ships lie in the sea area."""
    units = {"bay-of-ice": at_sea} if at_sea else {}
    table = _order("port-of-winterfell", unit="1S", units=units)
    table.answer("stark", consolidate_power("port-of-winterfell"))
    assert table.power("stark") == power


def test_a_special_order_pays_or_musters() -> None:
    """7.6.2: it is one or the other."""
    table = _order("winterfell", "consolidate*")
    table.answer("stark", consolidate_power("winterfell"))
    assert (table.power("stark"), table.kind) == (7, None)

    table = _order("winterfell", "consolidate*")
    table.answer("stark", consolidate_power("winterfell", "muster"))
    assert table.asked("stark") == "muster"
    elsewhere = {"white-harbor": [recruit("F", "white-harbor")]}
    assert table.why("stark", elsewhere) == ("cannot-muster-there", "4.5.8")
    recruits = [recruit("S", "bay-of-ice"), upgrade("K", "winterfell")]
    table.answer("stark", {"winterfell": recruits})
    assert table.units("winterfell") == "stark 1K"
    assert table.units("bay-of-ice") == "stark 1S"
    assert table.power("stark") == 5
    assert table.order("winterfell") is None


@pytest.mark.parametrize(
    ("area", "token", "unit"),
    [
        ("winterfell", "consolidate", "1F"),
        ("karhold", "consolidate*", "1F"),
        ("bay-of-ice", "consolidate*", "1S"),
        ("port-of-winterfell", "consolidate*", "1S"),
    ],
)
def test_who_cannot_muster(area: str, token: str, unit: str) -> None:
    """7.6.2: not without a star, not without a castle, not at sea, not from a port."""
    table = _order(area, token, unit)
    refused = table.why("stark", consolidate_power(area, "muster"))
    assert refused == ("order-cannot-muster", "7.6.2")


def test_only_own_orders_are_resolved() -> None:
    """7.2: not where there is no Consolidate Power order of this house."""
    table = _order("winterfell", units={"karhold": "stark 1F"})
    for area in ("karhold", "pyke"):
        assert table.why("stark", consolidate_power(area)) == ("no-order-there", "7.2")
    assert table.why("stark", {"area": "winterfell"})[0] == "not-offered"


@pytest.mark.parametrize(
    ("reading", "refused"), [("stays-routed", None), ("forbidden", "routed-stays-footman")]
)
def test_a_routed_footman_may_be_upgraded(reading: str, refused: str | None) -> None:
    """17.17: the new unit is routed too; or, if so agreed, the upgrade is forbidden."""
    table = _order(
        "winterfell", "consolidate*", "1F(r)", rulings={"routed-footman-upgrade": reading}
    )
    table.answer("stark", consolidate_power("winterfell", "muster"))
    wanted = {"winterfell": [upgrade("K", "winterfell", routed=True)]}
    standing = {"winterfell": [upgrade("K", "winterfell")]}
    assert table.why("stark", standing) == ("no-footman-there", "4.5.3")
    if refused:
        assert table.why("stark", wanted) == (refused, "17.17")
    else:
        table.answer("stark", wanted)
        assert table.units("winterfell") == "stark 1K(r)"


def test_orders_are_resolved_in_turn() -> None:
    """7.2: one order a turn."""
    table = given(
        units={"winterfell": "stark 1F", "karhold": "stark 1F", "pyke": "greyjoy 1F"},
        orders=dict.fromkeys(["winterfell", "karhold", "pyke"], "consolidate"),
        phase="power",
        only=True,
    )
    table.answer("stark", consolidate_power("karhold"))
    table.answer("greyjoy", consolidate_power("pyke"))
    table.answer("stark", consolidate_power("winterfell"))
    assert table.kind is None


def test_7_6_1_an_order_at_sea_says_that_it_brings_nothing() -> None:
    """Before it is resolved: in the list of orders, and as what would follow."""
    table = given(
        units={"bay-of-ice": "stark 1S", "karhold": "stark 1F"},
        orders={"bay-of-ice": "consolidate", "karhold": "consolidate*"},
        phase="power",
    ).until("consolidate", "stark")
    shape = table.shape("stark")
    notes = {o.id: o.note.params["power"] for o in shape.step(()).options if o.note is not None}
    assert notes == {"area:bay-of-ice": 0, "area:karhold": 2}
    (line,) = shape.preview({"area": "bay-of-ice", "do": "power"})
    assert line.phrase.params["power"] == 0
