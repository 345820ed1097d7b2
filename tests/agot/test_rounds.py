"""7 The frame of the Action Phase, and clean-up."""

from .scenario import given, march, raid


def test_raids_come_before_marches_before_power() -> None:
    """7.1: the steps follow each other, whichever orders the Houses have."""
    table = given(
        units={"winterfell": "stark 1F", "pyke": "greyjoy 1F", "highgarden": "tyrell 1F"},
        orders={"winterfell": "consolidate", "pyke": "march+0", "highgarden": "raid"},
    )
    assert table.asked("tyrell") == "raid"
    assert table.game.view(None)["phase"] == "raids"
    table.answer("tyrell", raid("highgarden"))
    assert table.asked("greyjoy") == "march"
    assert table.game.view(None)["phase"] == "marches"
    table.answer("greyjoy", march("pyke"))
    assert table.asked("stark") == "consolidate"
    assert table.game.view(None)["phase"] == "power"


def test_clean_up() -> None:
    """7.4: Support and Defense leave, routed units stand up, Blade and Raven are refreshed."""
    table = given(
        units={
            "winterfell": "stark 1F 1F(r) 1K(r)",
            "pyke": "greyjoy 1F",
            "bay-of-ice": "greyjoy 1S(r)",
        },
        orders={"winterfell": "defend+2*", "pyke": "support"},
        blade_used=True,
        phase="clean-up",
        only=True,
    )
    assert table.units("winterfell") == "stark 2F 1K"
    assert table.units("bay-of-ice") == "greyjoy 1S"
    assert table.state.orders == {}
    assert not table.state.blade_used
    assert not table.state.raven_used


def test_support_and_defense_stay_until_then() -> None:
    """7.4, 9.1.8: they are not resolved, and lie there while others act."""
    table = given(
        units={"winterfell": "stark 1F", "karhold": "stark 1F", "pyke": "greyjoy 1F"},
        orders={"winterfell": "defend+2*", "karhold": "support", "pyke": "consolidate"},
    )
    assert table.asked("greyjoy") == "consolidate"
    assert table.order("winterfell") == "defend+2*"
    assert table.order("karhold") == "support"


def test_a_round_without_orders_ends_at_once() -> None:
    """7.2: who has no order is skipped; with none left at all the next round begins."""
    table = given(units={"winterfell": "stark 1F"}, orders={"winterfell": "support"}, round=4)
    assert table.state.round == 5
    assert table.state.orders == {}


def test_used_orders_are_free_again() -> None:
    """7.3: a token that has left the board can be placed next round."""
    table = given(
        units={"winterfell": "stark 1F"},
        orders={"winterfell": "march+0"},
        westeros_cards=["last-days-of-summer", "last-days-of-summer", "put-to-the-sword"],
        phase="marches",
    )
    table.answer("stark", march("winterfell")).until("orders")
    table.answer("stark", {"winterfell": "march+0"})
    assert table.order("winterfell") == "march+0"
