"""Turns and maneuvers of Inis answered ahead: what is foreseen, and what stops it."""

import random
from typing import Any

from engine.inis.ruleset import Inis
from engine.kernel.ahead.lookahead import Foresight, foresee, planned
from engine.kernel.ahead.plans import Condition, Fires, Plan, Stopped, Waits, judge

from .scenario import Position, fighting, given
from .test_standing import under_geis

INIS = Inis()


def ahead(table: Position, seat: str, *plans: Plan) -> Foresight:
    """Look ahead for a seat."""
    return foresee(table.game, seat, random.Random(1), plans)


def plan(table: Position, seat: str, value: Any, *conditions: Condition, **more: Any) -> Plan:
    """Plan an answer to the first question that is foreseen."""
    choices: Any = [{"value": value, "conditions": list(conditions)}]
    return planned(ahead(table, seat), 0, choices, **more)


def stop(table: Position, seat: str, made: Plan) -> str:
    """Return the id of the reason for which a plan has stopped."""
    found = judge(made, table.game, seat)
    assert isinstance(found, Stopped), found
    return found.reason.id


def season(**more: Any) -> Position:
    """Green and blue in the moor and the plains; green's turn comes first."""
    hands = {"green": "festival geis", "blue": "sanctuary druid", "orange": "citadel"}
    clans = {"moor": "G2", "plains": "B2", "valley": "O1 B1"}
    return given(clans=clans, hands={**hands, **more.pop("hands", {})}, capital="cove", **more)


def green_passes(table: Position) -> None:
    """Green passes, nobody responds, and it is blue's turn."""
    table.take_turn("green", "pass")
    table.until("turn")


BUILD = {"do": "play", "card": "sanctuary", "territory": "plains"}


def test_the_next_turn_is_foreseen() -> None:
    """6.2: if nothing intervenes, blue's turn comes after green's, and nobody responds."""
    (first, *_) = ahead(season(), "blue").questions
    assert (first.kind, first.now, first.after) == ("turn", False, ("green",))
    assert {p.id for p in first.assumed} <= {"assumed-turn", "assumed-respond", "assumed-safe"}


def test_a_turn_is_played_as_planned() -> None:
    """6.4: the card, with its choices, when the turn comes."""
    table = season()
    made = plan(table, "blue", BUILD)
    assert judge(made, table.game, "blue") == Waits()
    green_passes(table)
    assert judge(made, table.game, "blue") == Fires(BUILD)


def test_clans_that_come_stop_a_turn() -> None:
    """1.2: who is present at the places that the answer names."""
    table = season()
    made = plan(table, "blue", BUILD)
    table.game.state.put("green", "plains")
    assert stop(table, "blue", made) == "plan-changed-clans"


def test_clans_may_come_if_a_condition_says_so() -> None:
    """Only if blue is still chieftain: a single clan of green does no harm, three do."""
    table = season()
    chief = {"if": "chieftain", "area": "plains"}
    assert chief in INIS.conditions(table.state, "blue", "turn", BUILD)
    made = plan(table, "blue", BUILD, chief, otherwise="pass")
    green_passes(table)
    table.state.put("green", "plains")
    assert judge(made, table.game, "blue") == Fires(BUILD)
    table.state.put("green", "plains", 2)
    assert judge(made, table.game, "blue") == Fires({"do": "pass"})


def test_a_pretender_stops_every_turn() -> None:
    """6.6: somebody may win now, so everything is to be thought over."""
    table = season()
    made = plan(table, "blue", {"do": "pass"})
    table.state.pretenders.append("green")
    assert stop(table, "blue", made) == "plan-changed-pretenders"


def test_a_maneuver_is_for_its_clash() -> None:
    """8.9: planned while the instigator moves, until the clash is over."""
    table = fighting("moor", instigator="green", clans={"moor": "G2 B3"})
    value = {"do": "attack", "target": "green"}
    made = plan(table, "blue", value, until="battle")
    assert made["params"] == {"area": "area:moor"}
    assert judge(made, table.game, "blue") == Waits()


def test_nothing_is_foreseen_in_the_middle_of_an_announcement() -> None:
    """6.4: what is being announced is known to nobody else yet."""
    table = season(hands={"green": "conquest"})
    table.play("green", "conquest", destination="plains")
    assert table.game.question is not None
    assert table.game.question.kind == "arrival"
    found = ahead(table, "blue")
    assert (found.questions, found.ends) == ((), "secret")


def test_who_has_answered_discreetly_changes_nothing() -> None:
    """13.4.7: in a window, nobody can tell from their foresight who has answered already."""
    table = under_geis()

    def looks() -> list[tuple[Any, ...]]:
        return [(f.kind, f.after, f.assumed) for f in ahead(table, "orange").questions]

    before = looks()
    assert before
    table.game.answer("blue", {"card": None})
    assert looks() == before
