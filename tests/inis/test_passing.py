"""6.7 When the season ends: all players have passed one after another."""

from __future__ import annotations

from .scenario import Position, given
from .test_standing import answer, on, told


def two_players(**more: str) -> Position:
    """Green holds Oengus's Ploy; nobody has passed."""
    hands = {"green": "oenguss-ploy bard", "blue": "druid"}
    return given(players=2, clans={"moor": "G1", "plains": "B1"}, hands={**hands, **more})


def test_two_passes_of_one_player_do_not_end_the_season() -> None:
    """6.7: green passes, takes the next turn with Oengus's Ploy, passes: blue has a turn."""
    table = two_players()
    table.take_turn("green", "pass")
    table.respond("green", "oenguss-ploy")
    table.quiet()
    table.take_turn("green", "pass")
    table.quiet()
    assert not table.happened("season-over")
    assert table.game.view(None)["passed"] == ["green"]
    table.take_turn("blue", "pass")
    table.quiet()
    assert table.happened("season-over")


def test_the_count_starts_afresh_after_a_card() -> None:
    """6.7: a pass, the Ploy and a card by it: all have to pass again."""
    table = two_players()
    table.take_turn("green", "pass")
    table.respond("green", "oenguss-ploy")
    table.quiet()
    table.play("green", "bard")
    table.quiet()
    table.take_turn("blue", "pass")
    table.quiet()
    assert table.game.view(None)["passed"] == ["blue"]
    assert not table.happened("season-over")
    table.asked("green", kind="turn")


def test_a_ploy_that_leaves_players_out() -> None:
    """6.7: with four players, white's Ploy comes after green's pass; orange and blue must pass."""
    clans = {"moor": "G1", "plains": "B1", "valley": "O1", "cove": "W1"}
    hands = {"green": "bard", "blue": "druid", "orange": "raid", "white": "oenguss-ploy citadel"}
    table = given(clans=clans, hands=hands)
    table.take_turn("green", "pass")
    table.respond("white", "oenguss-ploy")
    table.quiet()
    for seat in ("white", "green"):
        table.take_turn(seat, "pass")
        table.quiet()
    assert table.game.view(None)["passed"] == ["green", "white"]
    for seat in ("blue", "orange"):
        assert not table.happened("season-over")
        table.take_turn(seat, "pass")
        table.quiet()
    assert table.happened("season-over")


def test_an_instruction_for_the_end_of_the_season_waits_for_it() -> None:
    """6.7, 13.3: after two passes of green alone the season would not end."""
    table = given(
        players=2,
        tiles=("stone-circle", "plains", "valley", "cove"),
        clans={"stone-circle": "G2", "plains": "B1"},
        hands={"green": "oenguss-ploy bard advantage-stone-circle", "blue": "druid"},
        capital="cove",
    )
    ploy = told(table, on("oenguss-ploy", "ask", "season-ends"), on("oenguss-ploy", "pass"))
    table.take_turn("green", "pass")
    assert answer(table, "green", ploy) == {"card": None}
    table.respond("green", "oenguss-ploy")
    table.respond("green", "advantage-stone-circle")
    table.respond("green")  # the Ploy could be played again at once
    table.take_turn("green", "pass")
    table.asked("green", kind="respond")
    assert answer(table, "green", ploy) == {"card": None}
    table.quiet()
    table.take_turn("blue", "pass")
    table.asked("green", kind="respond")
    assert answer(table, "green", ploy) is None
