"""The head of a panel: what one holds, how one stands, and who stands in a clash."""

from typing import Any

from bot.panels.parts import heading
from bot.play import SeatView
from bot.text import localizer_for
from tests.panels.games import running_game
from tests.render.inis_views import a_clash, a_hand, a_house, an_island
from tests.wire.said import says

SEATS = ("green", "blue", "orange", "white")
INFO = running_game("inis", *SEATS)


def head(**changes: Any) -> str:
    """Return the head of Blue's panel."""
    view = an_island(**{"seat": "blue", "hand": a_hand(), "known": [], **changes})
    return heading(
        SeatView(INFO, "blue", view, None, False, None, (), False), localizer_for("en").of("inis")
    )


def test_it_says_how_one_stands() -> None:
    """What is counted for each victory condition stands there, for the own seat."""
    houses = {seat: a_house() for seat in SEATS}
    houses["blue"]["conditions"] = {"clans": 4, "sanctuaries": 3, "territories": 5, "met": 0}
    text = head(houses=houses)
    for count in ("4/6 opposing clans", "3/6 Sanctuaries", "5/6 territories"):
        assert count in text


def test_it_names_what_one_holds() -> None:
    """All cards in hand are named; an empty hand is not spoken of."""
    hand = a_hand()
    text = head(hand=hand)
    for kind in ("action", "advantage", "epic"):
        for card in hand[kind]:
            assert localizer_for("en").of("inis").name(f"card:{card}") in text
    assert not says(head(hand={kind: [] for kind in hand}), "panel-hand-holds")


def test_it_says_who_stands_in_a_clash() -> None:
    """Everybody there is counted; without a clash there is no such line."""
    clash = a_clash()
    text = head(clash=clash)
    for seat, count in clash["exposed"].items():
        if count:
            assert says(text, "panel-clash-side", seat=f"house:{seat}", exposed=count)
    assert says(text, "panel-clash")
    assert not says(head(clash=None), "panel-clash")
