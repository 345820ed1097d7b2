"""Looking back: what a steward would have done otherwise, from what was known then."""

from __future__ import annotations

import pickle

import pytest

from bot.workers.child import find_regrets
from engine.kernel.saving import load
from engine.records import open_record, read_record
from engine.rulesets import rulesets
from engine.stewards import review as looking
from engine.stewards.levels import LEVELS, minds
from engine.stewards.review import review
from tests.golden import golden_game
from tests.running.marks import daily


@pytest.mark.parametrize(
    ("name", "seat"),
    daily(("inis-2p", "green"), of=[("agot-2e-3p", "stark"), ("inis-2p", "green")]),
)
def test_at_most_three_decisions_with_better_answers(
    name: str, seat: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is one that the seat took; the better one is legal, and more is expected of it."""
    monkeypatch.setattr(looking, "LOOKED", 4)
    read = read_record(golden_game(name))
    found = review(read, seat, LEVELS["squire"], minds[read.ruleset])
    assert len(found) <= 3
    assert [one.step for one in found] == sorted(one.step for one in found)
    for one in found:
        step = read.steps[one.step]
        assert (step.seat, step.value) == (seat, one.taken)
        game = open_record(read, one.step, keep_rests=True)
        assert game.question is not None
        assert game.question.shapes[seat].check(one.better) is None
        assert one.better != one.taken
        assert one.expected > one.chance


def test_the_same_game_gets_the_same_review(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is no lottery: whoever asks again is told the same."""
    monkeypatch.setattr(looking, "LOOKED", 2)
    read = read_record(golden_game("agot-2e-3p"))
    first, second = (review(read, "stark", LEVELS["squire"], minds["agot-2e"]) for _ in range(2))
    assert first == second


def test_a_running_game_is_not_reviewed() -> None:
    """What a steward thinks of it would be a hint."""
    read = read_record(golden_game("agot-2e-3p"))
    running = read.model_copy(update={"steps": read.steps[:80]})
    with pytest.raises(ValueError, match="not over"):
        review(running, "stark", LEVELS["page"], minds["agot-2e"])


def test_what_is_found_can_be_handed_to_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """It comes with its question, so that both answers can be put into words."""
    monkeypatch.setattr(looking, "LOOKED", 2)
    record = read_record(golden_game("inis-2p")).model_dump()
    found = find_regrets(record, "green", "squire")
    for one in pickle.loads(pickle.dumps(found)):
        game = load(rulesets["inis"], one["game"])
        assert game.answered == []
        assert game.shape_for("green").check(one["answered"]) is None
