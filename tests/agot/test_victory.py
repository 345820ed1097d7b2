"""15 End of the game: seven castles, round 10, tie-breaks."""

from typing import Any

import pytest

from .scenario import Position, by_area, given, march

FIVE = ["moat-cailin", "flints-finger", "white-harbor", "seagard", "riverrun"]
"""With Winterfell, six areas with a castle or stronghold for Stark."""


def _one_short(**more: Any) -> Position:
    tokens = {**dict.fromkeys(FIVE, "stark"), **more.pop("tokens", {})}
    return given(tokens=tokens, phase="marches", **more)


def test_the_seventh_castle_wins_at_once() -> None:
    """3.3, 15.1: in the middle of the marches, whatever is still to come."""
    table = _one_short(
        units={"stoney-sept": "stark 1F", "pyke": "greyjoy 1F"},
        orders={"stoney-sept": "march+0", "pyke": "march+0"},
    )
    assert table.castles("stark") == 6
    table.answer("stark", march("stoney-sept", harrenhal="1F"))
    assert table.kind is None
    assert table.state.winner == "stark"
    assert table.state.win == {"reason": "seven", "tie_break": None}
    assert table.state.phase == "ended"
    assert table.why("greyjoy", march("pyke"))[0] == "game-over"


def test_the_seventh_castle_by_combat_wins_after_it() -> None:
    """15.1, 9.9.6: during a combat control is judged when it is finished."""
    table = _one_short(
        units={"stoney-sept": "stark 2K", "harrenhal": "lannister 1F"},
        orders={"stoney-sept": "march+1*"},
        blade_used=True,
    )
    table.answer("stark", march("stoney-sept", harrenhal="2K"))
    table.cards(stark="eddard-stark", lannister="the-hound")
    assert table.state.winner is None
    assert table.asked("lannister") == "retreat", "the two fortifications stop both swords"
    table.answer("lannister", {"to": "crackclaw-point"})
    assert table.state.winner == "stark"


@pytest.mark.parametrize(("reading", "at_once"), [("at-once", True), ("after-the-march", False)])
def test_a_seventh_castle_before_the_attack(reading: str, at_once: bool) -> None:
    """15.1: taken by the peaceful part of a march it wins before the attack, or as agreed."""
    table = _one_short(
        units={"stoney-sept": "stark 2F", "blackwater": "lannister 1F"},
        orders={"stoney-sept": "march+0"},
        rulings={"seventh-castle-before-combat": reading},
    )
    table.answer("stark", march("stoney-sept", harrenhal="1F", blackwater="1F"))
    assert (table.state.winner == "stark") is at_once
    if not at_once:
        table.until("house-card").finish_combat()
        assert table.state.winner == "stark"


@pytest.mark.parametrize(("reading", "asked"), [("no", None), ("yes", "stark")])
def test_no_capture_after_the_end(reading: str, asked: str | None) -> None:
    """15.1: the game is over before Ships in the seventh area's port are captured, or as agreed."""
    table = _one_short(
        units={"highgarden": "stark 1F", "port-of-oldtown": "tyrell 1S"},
        tokens={"oldtown": "tyrell"},
        orders={"highgarden": "march+0"},
        rulings={"port-capture-before-victory": reading},
    )
    # Highgarden itself is left again: the shield keeps it for Tyrell.
    table.answer("stark", march("highgarden", oldtown="1F"))
    assert (table.asked("stark") == "port-capture") is (asked == "stark")
    if asked:
        table.answer("stark", {"area": "port-of-oldtown", "ships": 1})
    assert table.state.winner == "stark"


def test_others_may_win_by_a_penalty() -> None:
    """5.11, 15.1: a home area that comes back in the Westeros Phase can be the seventh castle."""
    table = given(
        units={"winterfell": "greyjoy 1F"},
        tokens=dict.fromkeys([*FIVE, "harrenhal"], "stark"),
        wildling_cards=["the-horde-descends"],
        attack=6,
    )
    table.bids(stark=0, **dict.fromkeys(["baratheon", "lannister", "martell", "tyrell"], 1))
    if table.kind == "wildling-tie":
        table.answer("baratheon", "stark")
    table.until("wildling-destroy", "greyjoy")
    assert table.castles("stark") == 6
    table.answer("greyjoy", by_area({"winterfell": "1F"}))
    assert table.state.winner == "stark"
    assert table.kind is None


EQUAL_LAND = {"kingswood": "stark", "blackwater": "lannister"}


def _last_round(units: dict[str, str] | None = None, **more: Any) -> Position:
    return given(round=10, players=3, units=units, phase="clean-up", **more)


def test_the_game_ends_after_round_ten() -> None:
    """3.4, 15.2: most castles and strongholds win; round 9 goes on."""
    table = _last_round(tokens={"riverrun": "lannister"})
    assert table.state.winner == "lannister"
    assert table.state.win == {"reason": "round-10", "tie_break": None}
    table = given(round=9, players=3, tokens={"riverrun": "lannister"}, phase="clean-up")
    assert table.state.winner is None
    assert table.state.round == 10


@pytest.mark.parametrize(
    ("tokens", "supply", "winner", "tie_break"),
    [
        ({"karhold": "stark"}, {"lannister": 6}, "stark", "land-areas"),
        (
            {"kingswood": "stark", "blackwater": "lannister"},
            {"lannister": 6},
            "lannister",
            "supply",
        ),
        (
            {"kingswood": "stark", "blackwater": "lannister"},
            {"lannister": 6, "stark": 6},
            "lannister",
            "iron-throne",
        ),
        ({}, {"baratheon": 1, "stark": 1, "lannister": 1}, "baratheon", "iron-throne"),
    ],
)
def test_tie_breaks(
    tokens: dict[str, str], supply: dict[str, int], winner: str, tie_break: str
) -> None:
    """15.2: land areas, then Supply, then the Iron Throne; only the tied compete."""
    table = _last_round(tokens=tokens, supply=supply)
    assert table.state.winner == winner
    assert table.state.win == {"reason": "round-10", "tie_break": tie_break}


@pytest.mark.parametrize(
    ("tokens", "supply", "power", "winner", "tie_break"),
    [
        (
            {"riverrun": "stark", "harrenhal": "lannister", "moat-cailin": "baratheon"},
            {"lannister": 6},
            {"lannister": 9},
            "stark",
            "strongholds",
        ),
        ({"karhold": "stark"}, {"lannister": 6}, {}, "lannister", "supply"),
        (
            {},
            {"baratheon": 2, "stark": 2, "lannister": 2},
            {"stark": 9, "lannister": 8},
            "stark",
            "power",
        ),
        ({}, {"baratheon": 2, "stark": 2, "lannister": 2}, {}, "baratheon", "iron-throne"),
    ],
)
def test_tie_breaks_as_first_printed(
    tokens: dict[str, str],
    supply: dict[str, int],
    power: dict[str, int],
    winner: str,
    tie_break: str,
) -> None:
    """17.1: if so agreed, strongholds, Supply, available Power, Iron Throne."""
    table = _last_round(tokens=tokens, supply=supply, power=power, rulings={"tie-break": "printed"})
    assert table.state.winner == winner
    assert table.state.win == {"reason": "round-10", "tie_break": tie_break}


def test_more_castles_beat_everything() -> None:
    """15.2: the tie-breaks matter only among those with most castles."""
    table = _last_round(
        tokens={"harrenhal": "baratheon", **dict.fromkeys(["karhold", "castle-black"], "stark")},
        supply={"stark": 6},
    )
    assert table.state.winner == "baratheon"


def test_the_action_phase_of_round_ten_is_played_out() -> None:
    """3.4: the last marches still count."""
    table = given(
        round=10,
        players=3,
        units={"stoney-sept": "stark 1F"},
        orders={"stoney-sept": "march+0"},
        phase="marches",
    )
    table.answer("stark", march("stoney-sept", harrenhal="1F"))
    assert table.state.winner == "stark"
    assert table.state.win == {"reason": "round-10", "tie_break": None}
