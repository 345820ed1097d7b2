"""5 Wildling attacks: bids, outcome, ties, the token, and a second attack."""

import pytest

from .attacks import attack, lost
from .scenario import given


@pytest.mark.parametrize(("bid", "wins"), [(4, False), (5, True), (6, True)])
def test_the_watch_needs_as_much_as_the_wildlings_have(bid: int, wins: bool) -> None:
    """5.3, 5.4: all bids together against the wildlings' strength; equal is enough."""
    table = attack("silence-at-the-wall", strength=5, power={"stark": 8})
    table.bids(stark=bid)
    assert bool(table.events("watch-wins")) is wins
    assert bool(table.events("wildlings-win")) is not wins
    assert table.power("stark") == 8 - bid


def test_bids_are_limited_by_power() -> None:
    """5.3: a bid above the available Power is refused; 0 is a bid."""
    table = attack("silence-at-the-wall", power={"stark": 2})
    assert table.why("stark", 3) == ("bid-above-power", "4.6.2")
    assert table.allows("stark", 0)


@pytest.mark.parametrize(("before", "lost", "after"), [(6, False, 0), (6, True, 2), (2, True, 0)])
def test_the_token_moves(before: int, lost: bool, after: int) -> None:
    """5.7: to 0 after a victory, back two spaces after a defeat, never below 0."""
    table = given(attack=6, wildlings=before, wildling_cards=["silence-at-the-wall"])
    table.bids(stark=2 if lost else 5, lannister=1, martell=0)
    if table.kind == "wildling-tie":
        table.answer("baratheon", "martell")
    assert table.state.wildlings == after


@pytest.mark.parametrize(("reading", "after"), [("two-spaces", 2), ("two-points", 4)])
def test_how_far_back_the_token_goes(reading: str, after: int) -> None:
    """17.12: two spaces are four points, unless two points were agreed."""
    table = lost("silence-at-the-wall", rulings={"wildling-setback": reading})
    assert table.state.wildlings == after


def test_the_card_goes_to_the_bottom_and_is_forgotten() -> None:
    """5.8: what the Raven had seen is void once the card has been drawn."""
    table = given(
        units={"winterfell": "stark 1F"},
        tracks={"kings-court": "stark"},
        wildling_cards=["silence-at-the-wall", "crow-killers"],
        westeros_cards=["supply", "game-of-thrones", "wildlings-attack"],
        phase="raven",
    )
    table.answer("stark", {"do": "peek"}).answer("stark", "top")
    assert table.game.view("stark")["known"]["wildlings"]["card"] == "silence-at-the-wall"
    table.until("bid").bids(stark=3)
    assert table.state.decks["wildlings"][-1] == "silence-at-the-wall"
    assert table.state.decks["wildlings"][0] == "crow-killers"
    assert "wildlings" not in table.game.view("stark")["known"]


def test_strength_zero_cannot_belost() -> None:
    """5.9, 16.2.3: bid for all the same; the highest bidder is rewarded."""
    table = attack("skinchanger-scout", strength=0)
    table.bids(stark=2)
    assert table.power("stark") == 5
    table = attack("silence-at-the-wall", strength=0).bids()
    assert table.events("watch-wins")
    assert table.asked("baratheon") == "wildling-tie"


def test_ties_are_broken_before_the_card_is_seen() -> None:
    """5.5: the holder of the Iron Throne names one of the tied, not knowing what comes."""
    table = attack("skinchanger-scout")
    table.bids(stark=3, tyrell=3, lannister=1)
    assert table.asked("baratheon") == "wildling-tie"
    assert not table.events("wildling-card")
    assert table.why("baratheon", "lannister")[0] == "not-offered"
    table.answer("baratheon", "tyrell")
    assert table.power("tyrell") == 5
    assert table.power("stark") == 2
