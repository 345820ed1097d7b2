"""Completing what was chosen with the defaults of what is on offer."""

from typing import Any

import pytest

from engine.kernel.ruleset import BadSetup, agree

OFFERED: dict[str, tuple[Any, ...]] = {"players": (3, 2, 4), "fog": (False, True)}


def test_what_is_not_chosen_is_the_first_on_offer() -> None:
    """The result names every option, in the order of the offer."""
    assert agree(OFFERED, {}) == {"players": 3, "fog": False}
    assert list(agree(OFFERED, {"fog": True, "players": 2}).items()) == [
        ("players", 2),
        ("fog", True),
    ]


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        ({"players": 5}, "players must be one of 3, 2, 4"),
        ({"fog": 1}, "fog must be one of false, true"),
        ({"players": True}, "players must be one of"),
        ({"colour": "red"}, "no such option: colour"),
    ],
)
def test_what_is_not_on_offer_is_named(chosen: dict[str, Any], reason: str) -> None:
    """1 is not True, and the refusal says what is on offer."""
    with pytest.raises(BadSetup, match=reason):
        agree(OFFERED, chosen)


def test_a_refusal_says_what_kind_of_thing_it_is() -> None:
    """Rulings are completed in the same way as options."""
    with pytest.raises(BadSetup, match="no such ruling: weather"):
        agree({}, {"weather": "fine"}, what="ruling")
