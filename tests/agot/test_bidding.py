"""4.6 Clash of Kings: bids, ties, tokens."""

from typing import Any

import pytest

from .scenario import Position, ability, given, march


def _clash(**power: int) -> Position:
    return given(players=4, units={"winterfell": "stark 1F"}, power=power, card="clash-of-kings")


def test_three_tracks_are_bid_for_one_after_another() -> None:
    """4.6.1, 4.6.7: Iron Throne, Fiefdoms, King's Court, with the Power that is left."""
    table = _clash()
    for track in ("iron-throne", "fiefdoms", "kings-court"):
        assert table.game.question is not None
        assert table.game.question.params["subject"] == f"track:{track}"
        assert sorted(table.awaited) == ["baratheon", "greyjoy", "lannister", "stark"]
        table.bids(stark=1, greyjoy=0)
        if table.kind == "ties":
            table.until("bid") if track != "kings-court" else table.until("orders")
    assert table.power("stark") == 2


def test_bids_rank_the_houses_and_go_to_the_pool() -> None:
    """4.6.3, 4.6.6: highest first; everybody pays, whatever the place."""
    table = _clash()
    table.bids(lannister=3, greyjoy=2, stark=1, baratheon=0)
    assert table.track("iron-throne") == ["lannister", "greyjoy", "stark", "baratheon"]
    assert [table.power(h) for h in ("lannister", "greyjoy", "stark", "baratheon")] == [2, 3, 4, 5]
    assert table.kind == "bid", "without a tie nobody is asked"


@pytest.mark.parametrize("bid", [6, 7, 100])
def test_nobody_bids_more_than_it_has(bid: int) -> None:
    """4.6.2: a bid above the available Power is refused, with the Power that there is."""
    table = _clash()
    reason = table.refused("stark", bid)
    assert (reason.phrase.id, reason.rule) == ("refused-bid-above-power", "4.6.2")
    assert dict(reason.phrase.params) == {"most": 5, "given": bid}


@pytest.mark.parametrize("bid", [-1, 1.0, "1", True, None, [1]])
def test_a_bid_is_a_whole_number(bid: Any) -> None:
    """4.6.2: whole numbers from 0 up, and nothing that only looks like one."""
    assert _clash().why("stark", bid)[0] == "not-a-number"


def test_a_house_without_power_bids_nothing() -> None:
    """16.2.7: 0 is a bid, also for who has nothing else, and ties like any other."""
    table = _clash(stark=0, greyjoy=0)
    assert table.why("stark", 1)[0] == "bid-above-power"
    table.bids(lannister=2, baratheon=1)
    assert table.asked("baratheon") == "ties"
    table.answer("baratheon", [["stark", "greyjoy"]])
    assert table.track("iron-throne") == ["lannister", "baratheon", "stark", "greyjoy"]


def test_tied_groups_are_ordered_one_by_one() -> None:
    """4.6.4: two ties are two groups; nobody passes from one into the other."""
    table = _clash()
    table.bids(greyjoy=3, stark=3, lannister=1, baratheon=1)
    assert table.asked("baratheon") == "ties"
    for wrong in (
        [["greyjoy", "lannister"], ["stark", "baratheon"]],
        [["lannister", "baratheon"], ["greyjoy", "stark"]],
        [["greyjoy", "stark", "lannister", "baratheon"]],
        [["greyjoy", "greyjoy"], ["lannister", "baratheon"]],
        "stark",
    ):
        assert table.why("baratheon", wrong) == ("order-only-the-tied", "4.6.4")
    table.answer("baratheon", [["stark", "greyjoy"], ["lannister", "baratheon"]])
    assert table.track("iron-throne") == ["stark", "greyjoy", "lannister", "baratheon"]


def test_all_may_tie() -> None:
    """4.6.4: with all bids equal the holder of the Iron Throne orders everybody."""
    table = _clash()
    table.bids()
    table.answer("baratheon", [["greyjoy", "stark", "lannister", "baratheon"]])
    assert table.track("iron-throne") == ["greyjoy", "stark", "lannister", "baratheon"]
    assert table.events("dominance")[-1] == {
        "house": "house:greyjoy",
        "token": "dominance:iron-throne",
    }


def test_bids_can_be_changed_until_all_are_in() -> None:
    """4.6.2: a sealed bid may be changed or withdrawn; nobody learns of it before the last one."""
    table = _clash()
    table.answer("stark", 5).answer("stark", 1)
    table.game.withdraw("stark")
    table.answer("stark", 2)
    for house in (None, "greyjoy"):
        assert "sealed" not in table.game.view(house)
        assert table.game.view(house)["question"]["answered"] == ["stark"]
    assert not table.events("bids")
    table.answer("greyjoy", 0).answer("lannister", 1).answer("baratheon", 3)
    assert table.track("iron-throne") == ["baratheon", "stark", "lannister", "greyjoy"]


def test_fewer_stars_do_not_touch_orders_on_the_board() -> None:
    """14.6: special orders that lie on the board stay when their house drops on the Court."""
    table = given(
        units={
            "storms-end": "martell 1F",
            "kingswood": "lannister 1F",
            "lannisport": "lannister 1F",
        },
        orders={"storms-end": "march+1*", "lannisport": "consolidate*", "kingswood": "defend+2*"},
        phase="marches",
        only=True,
    )
    table.answer("martell", march("storms-end", kingswood="1F"))
    table.cards(martell="doran-martell", lannister="the-hound")
    table.answer("martell", ability("doran-martell", track="kings-court")).finish_combat()
    assert table.state.star_limit("lannister") == 0
    assert table.order("lannisport") == "consolidate*"
    assert table.order("kingswood") == "defend+2*"
