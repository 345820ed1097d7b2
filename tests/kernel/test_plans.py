"""Answers given ahead, in a meadow: foresight, plans, verdicts."""

import json
import random
from typing import Any

import pytest

from engine.kernel.ahead.lookahead import Foresight, foresee, gathered, planned
from engine.kernel.ahead.plans import Condition, Fires, Plan, Stopped, Waits, judge, review, stopped
from engine.kernel.game import Game
from engine.kernel.phrase import Refused
from engine.kernel.saving import save

from .meadow import Meadow, Picking
from .toy import Auctions

DRY: Condition = {"if": "dry"}


def meadow() -> Game[Meadow]:
    """Begin: ash picks first."""
    return Game.new(Picking(), {})


def ahead(game: Game[Any], seat: str, *plans: Plan) -> Foresight:
    """Look ahead."""
    return foresee(game, seat, random.Random(1), plans)


def plan(game: Game[Any], seat: str, *values: str, given: Any = (), **more: Any) -> Plan:
    """Plan values in order, the first under conditions, for the first question foreseen."""
    choices: Any = [{"value": v, "conditions": []} for v in values]
    choices[0]["conditions"] = list(given)
    return planned(ahead(game, seat), 0, choices, **more)


def reason(verdict: Any) -> str:
    """Return why a plan has stopped."""
    assert isinstance(verdict, Stopped), verdict
    return verdict.reason.id


# -- foresight ------------------------------------------------------------------------------------


def test_what_comes_next_is_foreseen_with_who_comes_before() -> None:
    """Everybody else gives the safe answer; that is said, once for each of them."""
    (first,) = ahead(meadow(), "cedar").questions
    assert (first.kind, first.params, first.now) == ("pick", {"round": 1}, False)
    assert first.after == ("ash", "birch")
    assert [p.params["seat"] for p in first.assumed] == ["seat:ash", "seat:birch"]


def test_the_open_question_is_foreseen_as_one_that_is_open() -> None:
    """It needs no plan: it can be answered."""
    (first,) = ahead(meadow(), "ash").questions
    assert (first.now, first.after, first.assumed) == (True, (), ())


def test_a_round_ends_foresight() -> None:
    """The second round is not looked into."""
    assert ahead(meadow(), "ash").ends == "round"


def test_looking_ahead_changes_nothing() -> None:
    """The game is as it was, and so is what was found when the game goes on."""
    game = meadow()
    before = json.dumps(save(game))
    found = ahead(game, "cedar")
    assert json.dumps(save(game)) == before
    game.answer("ash", "aster")
    assert found.questions[0].shape.check("aster") is None


def test_games_without_plans_say_so() -> None:
    """Looking ahead needs rules that take plans."""
    game = Game.new(Auctions(), {})
    with pytest.raises(TypeError, match="takes no plans"):
        ahead(game, "ash")
    with pytest.raises(TypeError, match="takes no plans"):
        gathered(game, random.Random(1))


# -- verdicts -------------------------------------------------------------------------------------


def test_a_plan_waits_and_fires() -> None:
    """It answers its question, and is plain data."""
    game = meadow()
    made = plan(game, "birch", "aster")
    assert json.loads(json.dumps(made)) == made
    assert judge(made, game, "birch") == Waits()
    game.answer("ash", "daisy")
    assert judge(made, game, "birch") == Fires("aster")


def test_an_answer_that_is_sealed_is_not_given_again() -> None:
    """Who has answered a question of several is not awaited."""
    game = meadow()
    for seat in ("ash", "birch", "cedar"):
        game.answer(seat, "none")
    made = plan(game, "ash", "aster")
    assert judge(made, game, "ash") == Fires("aster")
    game.answer("ash", "daisy")
    assert judge(made, game, "ash") == Waits()


def test_a_change_stops_a_plan_at_once() -> None:
    """Before its turn, as soon as somebody else has picked its flower."""
    game = meadow()
    made = plan(game, "cedar", "aster")
    game.answer("ash", "aster")
    assert judge(made, game, "cedar") == Stopped(judge(made, game, "cedar").reason, here=False)  # type: ignore[union-attr]  # it is a stop
    assert reason(judge(made, game, "cedar")) == "plan-changed-grows"


def test_a_condition_covers_its_fact() -> None:
    """Rain would stop the plan; a condition about it lets the second choice follow."""
    game = meadow()
    plain = plan(game, "birch", "aster", "clover")
    careful = plan(game, "birch", "aster", "clover", given=[DRY])
    game.state.wet = True
    game.answer("ash", "none")
    assert reason(judge(plain, game, "birch")) == "plan-changed-wet"
    assert judge(careful, game, "birch") == Fires("clover")


def test_otherwise_ask_or_pass() -> None:
    """If no choice fits, the player is asked, or picks nothing."""
    game = meadow()
    asks = plan(game, "birch", "aster", given=[DRY])
    passes = plan(game, "birch", "aster", given=[DRY], otherwise="pass")
    game.state.wet = True
    game.answer("ash", "none")
    assert reason(judge(asks, game, "birch")) == "plan-stopped-conditions"
    assert judge(passes, game, "birch") == Fires("none")


def test_what_is_not_offered_stops_a_plan_with_the_refusal() -> None:
    """No fact has changed, but the shape refuses the answer."""
    game = meadow()
    made = {**plan(game, "birch", "aster"), "sees": {}}
    game.answer("ash", "aster")
    verdict = judge(made, game, "birch")  # type: ignore[arg-type]  # a plan still
    assert reason(verdict) == "plan-stopped-refused"
    assert verdict.reason.params["reason"].id == "refused-not-offered"  # type: ignore[union-attr]  # it is a phrase


def test_a_plan_ends_with_its_round() -> None:
    """And one without an end, once its question cannot come any more."""
    game = meadow()
    made, lasting = plan(game, "ash", "aster"), plan(game, "ash", "aster", until="changed")
    for seat in ("ash", "birch", "cedar"):
        game.answer(seat, "none")
    assert reason(judge(made, game, "ash")) == "plan-stopped-round-over"
    assert reason(judge(lasting, game, "ash")) == "plan-stopped-passed"
    for seat in ("ash", "birch", "cedar"):
        game.answer(seat, "none")
    assert reason(judge(lasting, game, "ash")) == "plan-stopped-over"


def test_a_stop_is_kept_with_its_reason() -> None:
    """What is noted in the plan is what is said for ever after, whatever the game does."""
    game = meadow()
    made = {**plan(game, "birch", "aster"), "sees": {}}
    game.answer("ash", "aster")
    first = judge(made, game, "birch")  # type: ignore[arg-type]  # a plan still
    assert isinstance(first, Stopped)
    noted = json.loads(json.dumps(stopped(made, first.reason)))  # type: ignore[arg-type]  # likewise
    assert judge(noted, meadow(), "birch") == Stopped(first.reason)
    assert review([noted], meadow(), "birch") == review([], meadow(), "birch")


def test_of_several_plans_the_first_decides() -> None:
    """The ones behind it have not had their turn: they neither fire nor stop."""
    game = meadow()
    asks = plan(game, "birch", "aster", given=[DRY])
    passes = plan(game, "birch", "clover", given=[DRY], otherwise="pass")
    game.state.wet = True
    game.answer("ash", "none")
    found = review([passes, asks], game, "birch")
    assert (found.stopped, found.fires, found.value) == ({}, 0, "none")
    found = review([asks, passes], game, "birch")
    assert (list(found.stopped), found.fires) == ([0], None)


# -- making plans ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("values", "more", "refused"),
    [
        (["rose"], {}, "refused-not-offered"),
        (["aster"], {"given": [{"if": "growing", "least": 1}]}, "refused-plan-no-condition"),
        (["aster"], {"until": "battle"}, "refused-plan-no-battle"),
    ],
)
def test_what_cannot_be_planned(values: list[str], more: dict[str, Any], refused: str) -> None:
    """Answers that are not foreseen, conditions that are not offered, a battle that is none."""
    with pytest.raises(Refused) as no:
        plan(meadow(), "birch", *values, **more)
    assert no.value.reason.phrase.id == refused


def test_a_plan_needs_a_choice() -> None:
    """Without any there is nothing to give."""
    with pytest.raises(Refused, match="plan-no-choice"):
        planned(ahead(meadow(), "birch"), 0, [])


def test_passing_must_be_possible() -> None:
    """What is picked in secret cannot be passed."""
    game = meadow()
    for seat in ("ash", "birch", "cedar"):
        game.answer(seat, "none")
    with pytest.raises(Refused, match="plan-no-passing"):
        plan(game, "ash", "aster", otherwise="pass")


# -- asked at once --------------------------------------------------------------------------------


def test_everybody_who_will_be_asked_the_same_can_answer_now() -> None:
    """While ash picks, birch and cedar can; once it is secret, nobody is ahead of their turn."""
    game = meadow()
    assert {seat: len(a.questions) for seat, a in gathered(game, random.Random(1)).items()} == {
        "birch": 1,
        "cedar": 1,
    }
    for seat in ("ash", "birch", "cedar"):
        game.answer(seat, "none")
    assert gathered(game, random.Random(1)) == {}
