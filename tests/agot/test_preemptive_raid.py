"""5.6, 16.2.5 Preemptive Raid: the second attack, and the lowest bidder's choice."""

from typing import Any

import pytest

from .attacks import ORDER, lost
from .scenario import Position, by_area, given


def _second_attack(next_card: str, **more: Any) -> Position:
    """Stark has won against a Preemptive Raid and sits the second attack out."""
    table = given(
        units={"winterfell": "stark 2F", "pyke": "greyjoy 2F"},
        attack=4,
        wildlings=4,
        wildling_cards=["preemptive-raid", next_card],
        **more,
    )
    return table.bids(stark=4)


def test_preemptive_raidwon() -> None:
    """The wildlings strike again with 6 at once, without the winner; the token stands at 0."""
    table = _second_attack("skinchanger-scout")
    assert table.state.wildlings == 0
    assert sorted(table.awaited) == sorted(h for h in ORDER if h != "stark")
    table.bids(lannister=2, baratheon=1, greyjoy=1, tyrell=1)
    assert table.events("wildlings-win")[-1] == {"strength": 6, "total": 5}
    assert table.power("martell") == 0, "the lowest bidder"
    assert table.power("lannister") == 1
    assert table.power("stark") == 1, "who sits out is spared"
    assert table.state.wildlings == 0, "not below 0"


def test_the_second_attack_can_be_won() -> None:
    """16.2.5: the highest bidder of the second attack is rewarded as usual."""
    table = _second_attack("skinchanger-scout")
    table.bids(lannister=4, baratheon=2)
    assert table.events("watch-wins")[-1] == {"strength": 6, "total": 6}
    assert table.power("lannister") == 5


def test_who_sits_out_still_breaks_ties() -> None:
    """The winner of the first attack keeps the power of the Iron Throne, if it has it."""
    table = _second_attack("skinchanger-scout", tracks={"iron-throne": "stark"})
    table.bids(lannister=3, tyrell=3)
    assert table.asked("stark") == "wildling-tie"


def test_penalties_of_the_second_attack_spare_the_winner() -> None:
    """Neither reward nor penalty of the second attack touches the winner of the first."""
    table = _second_attack("the-horde-descends")
    table.bids(lannister=1, baratheon=1, tyrell=1, martell=1)
    assert table.awaited == ["greyjoy"]
    table.answer("greyjoy", by_area({"pyke": "2F"}))
    assert table.kind == "orders"
    assert table.units("winterfell") == "stark 2F"


def test_preemptive_raid_lost_units() -> None:
    """The lowest bidder may destroy two of its units, anywhere; nobody else is touched."""
    table = lost(
        "preemptive-raid",
        units={"winterfell": "stark 1F", "port-of-winterfell": "stark 1S", "pyke": "greyjoy 2F"},
    )
    assert table.asked("stark") == "wildling-option"
    table.answer("stark", "destroy")
    table.answer("stark", by_area({"winterfell": "1F", "port-of-winterfell": "1S"}))
    assert table.kind == "orders"
    assert table.units("pyke") == "greyjoy 2F"


def test_preemptive_raid_without_units() -> None:
    """Who has no units may choose to destroy them all the same."""
    table = lost("preemptive-raid", units={"pyke": "greyjoy 2F"}).answer("stark", "destroy")
    assert table.kind == "orders"


def test_preemptive_raid_lost_positions() -> None:
    """Or it drops two positions on the track where it stands highest."""
    table = lost("preemptive-raid", tracks={"fiefdoms": "greyjoy", "kings-court": "stark"})
    table.answer("stark", "track")
    assert table.track("kings-court") == [
        "lannister", "martell", "stark", "baratheon", "tyrell", "greyjoy",
    ]  # fmt: skip
    assert table.state.holder("kings-court") == "lannister"


@pytest.mark.parametrize(
    ("reading", "asked"), [("iron-throne-holder", "baratheon"), ("lowest-bidder", "stark")]
)
def test_preemptive_raid_with_equal_tracks(reading: str, asked: str) -> None:
    """17.11: between equally high tracks the holder of the Iron Throne decides, or as agreed."""
    table = lost(
        "preemptive-raid",
        tracks={
            "iron-throne": "baratheon tyrell greyjoy lannister stark",
            "fiefdoms": "greyjoy tyrell martell lannister stark",
            "kings-court": "greyjoy tyrell martell lannister baratheon stark",
        },
        rulings={"preemptive-raid-tied-tracks": reading},
    )
    table.answer("stark", "track")
    assert table.asked(asked) == "wildling-track"
    assert table.why(asked, "kings-court")[0] == "not-offered"
    table.answer(asked, "fiefdoms")
    assert table.track("fiefdoms")[-1] == "stark", "only one place is left to drop"
    assert table.track("iron-throne")[4] == "stark"
