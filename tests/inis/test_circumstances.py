"""What a decision is told of the moment: how near everybody is to victory, what was played."""

from __future__ import annotations

from typing import Any

from engine.kernel.phrase import PhraseLine

from .scenario import Position, given


def told(table: Position, seat: str) -> dict[str, dict[str, Any]]:
    """Return what a seat is told before it decides: parameters by message."""
    question = table.game.question
    assert question is not None
    assert seat in question.shapes
    rules: Any = table.game.ruleset
    lines: list[PhraseLine] = rules.briefing(table.state, seat, question.kind, question.params)
    return {x.phrase.id.removeprefix("why-preview-"): dict(x.phrase.params) for x in lines}


def race(known: dict[str, dict[str, Any]]) -> dict[str, int]:
    """Return how many conditions everybody is said to meet."""
    return {one.params["seat"]: one.params["met"] for one in known["conditions"]["met"]}


def table_of_two(**more: Any) -> Position:
    """Green is chieftain over six of blue's clans."""
    clans = {"moor": "G7 B6", "plains": "B1"}
    hands = {"green": "druid geis", "blue": "bard"}
    return given(players=2, clans=clans, hands=hands, **more)


def test_9_1_a_turn_is_told_how_near_everybody_is_to_victory() -> None:
    """Being chieftain over six clans is one condition; blue meets none."""
    assert race(told(table_of_two(), "green")) == {"seat:green": 1, "seat:blue": 0}


def test_6_7_a_turn_is_told_who_has_passed_in_a_row() -> None:
    """If the other passes as well, the season is over."""
    table = table_of_two()
    assert "passed" not in told(table, "green")
    table.take_turn("green", "pass")
    table.quiet()
    assert told(table, "blue")["passed"]["seats"] == ["seat:green"]


def test_7_1_a_response_is_told_what_the_card_does() -> None:
    """Green may stop the Bard with Geis, and is told what the Bard does."""
    table = table_of_two()
    table.take_turn("green", "pass")
    table.quiet()
    table.play("blue", "bard")
    announced = told(table, "green")["announced"]
    assert announced["card"] == "card:bard"
    assert announced["text"].id == "card-bard.note"
