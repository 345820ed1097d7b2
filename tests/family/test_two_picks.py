"""Two turns in a row of a draft are one question (V1.6): two cards or places, one after another."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.agot.variants.draft import turns
from engine.kernel.ahead.plans import review
from engine.kernel.game import Game
from engine.kernel.phrase import Refused
from engine.kernel.shapes.base import WrongPath, sure_answer
from engine.records import Record, compare, recorded_events, write_record
from engine.records.position import open_position, public_line
from engine.stewards.levels import minds, steward

from .test_draft import IDS, THREE, drafting, take
from .test_draft_wishes import wish


def at_the_turn(**options: Any) -> Game[Any]:
    """Return a draft back and forth in which Stark, the last, has two turns in a row."""
    game = drafting(order=THREE, players=3, draft="snake", **options)
    take(game, "cersei-lannister")
    take(game, "tywin-lannister")
    assert game.awaited == ["stark"]
    return game


def reason_for(game: Game[Any], value: object) -> str:
    """Return why an answer is refused."""
    with pytest.raises(Refused) as caught:
        game.answer("stark", value)
    return caught.value.reason.phrase.id


@pytest.mark.parametrize("draft", ["balanced", "snake"])
@pytest.mark.parametrize("id", IDS)
def test_two_things_are_asked_for_just_where_two_turns_follow_each_other(
    id: str, draft: str
) -> None:
    """V1.6 Nobody else's turn is between them; a third in a row is a question of its own."""
    game, rng, twice = drafting(id, draft=draft, draft_tracks=True), random.Random(6), 0
    while game.question is not None and game.question.kind == "pick":
        (house,), coming = game.awaited, turns(game.state)
        value = game.shape_for(house).sample(rng)
        two = coming[:2] == [house, house]
        assert isinstance(value, list) == two
        twice += two
        take(game, value)
        left = turns(game.state) if game.state.drafters else []
        assert left == coming[1 + two :]
    assert twice > 1


def test_both_are_taken_with_one_answer() -> None:
    """V1.6 They are told one after the other, and the next House is asked."""
    game = at_the_turn()
    take(game, ["eddard-stark", "robb-stark"])
    assert game.state.hand["stark"] == ["eddard-stark", "robb-stark"]
    told = [e.params["card"] for e in game.events if e.kind == "picked"][-2:]
    assert [card.params["card"] for card in told] == ["card:eddard-stark", "card:robb-stark"]  # type: ignore[union-attr]
    assert game.awaited == ["lannister"]


def test_the_second_is_chosen_as_after_the_first() -> None:
    """V1.2 A strength of which the hand is full with the first is not offered for the second, nor
    is the first again; of a strength with room for two, two can be taken."""
    shape = at_the_turn().shape_for("stark")
    start = [option.id for option in shape.step(()).options]
    onward = shape.step(("of-strength:4", "card:eddard-stark"))
    assert not onward.ready
    assert [option.id for option in onward.options] == start[1:]
    assert start[0] == "of-strength:4"
    path = ("of-strength:1", "card:the-blackfish")
    assert path[1] in {option.id for option in shape.step(path[:1]).options}
    assert path[1] not in {option.id for option in shape.step((*path, path[0])).options}
    whole = shape.step((*path, "of-strength:4", "card:eddard-stark"))
    assert (whole.ready, whole.value) == (True, ["the-blackfish", "eddard-stark"])
    assert shape.path_to(whole.value) == (*path, "of-strength:4", "card:eddard-stark")  # type: ignore[attr-defined]
    with pytest.raises(WrongPath):
        shape.step(("of-strength:4", "card:eddard-stark", "of-strength:4"))


def test_two_that_do_not_go_together_are_refused_with_the_reason() -> None:
    """V1.2 As each of them would be by itself."""
    game = at_the_turn(draft_tracks=True)
    assert reason_for(game, ["eddard-stark", "euron-crows-eye"]) == "refused-pick-strength-full"
    assert reason_for(game, ["robb-stark", "robb-stark"]) == "refused-pick-not-free"
    assert reason_for(game, ["robb-stark", "tywin-lannister"]) == "refused-pick-not-free"
    assert reason_for(game, ["fiefdoms", "fiefdoms"]) == "refused-pick-place-taken"
    for nonsense in ([], ["robb-stark"] * 3, [["robb-stark"], "eddard-stark"], None):
        assert reason_for(game, nonsense) == "refused-pick-not-free"


def test_a_card_and_a_place_go_together() -> None:
    """V5.1 In either order."""
    game = at_the_turn(draft_tracks=True)
    take(game, ["kings-court", "robb-stark"])
    assert game.state.places["kings-court"] == ["stark"]
    assert game.state.hand["stark"] == ["robb-stark"]


def test_one_alone_is_asked_for_the_other() -> None:
    """V1.6 Then in a question of its own, which records of earlier games have."""
    game = at_the_turn()
    take(game, "eddard-stark")
    assert game.awaited == ["stark"]
    assert isinstance(game.shape_for("stark").sample(random.Random(1)), str)
    take(game, "robb-stark")
    assert game.awaited == ["lannister"]


@pytest.mark.parametrize("one_by_one", [False, True])
def test_records_replay_in_one_step_or_in_two(one_by_one: bool) -> None:
    """V0.6 With the same hands at the end."""
    game, rng = drafting(order=THREE, players=3, draft="snake"), random.Random(4)
    steps, events = game.fetch_steps(), recorded_events(game)
    while game.question is not None and game.question.kind == "pick":
        value = game.shape_for(game.awaited[0]).sample(rng)
        take(game, value[0] if one_by_one and isinstance(value, list) else value)
    steps += game.fetch_steps()
    assert any(isinstance(step.value, list) for step in steps if step.kind == "pick") != one_by_one
    end = game.ruleset.snapshot(game.state, events + recorded_events(game))
    record = write_record(game, steps, [{"after": len(steps), "state": end}])
    assert compare(Record.model_validate(record)).differences == 0


def test_the_clock_takes_both_and_what_it_took_before_still_counts() -> None:
    """V1.6 The safe card, and the safe one after it; in the log of an earlier game, the clock has
    taken the first alone."""
    game = at_the_turn()
    shape = game.shape_for("stark")
    both = sure_answer(shape)
    assert shape.safe_before() == both[:1]
    take(game, both[0])
    assert sure_answer(game.shape_for("stark")) == both[1]


def test_a_ranking_gives_the_first_two_that_are_free() -> None:
    """V1.6 One after the other, without a question."""
    game = drafting(order=THREE, players=3, draft="snake")
    wishes = wish(game, "stark", "tywin-lannister", "eddard-stark", "euron-crows-eye", "robb-stark")
    take(game, "cersei-lannister")
    take(game, "tywin-lannister")
    while game.awaited == ["stark"]:
        found = review([wishes], game, "stark")
        assert found.fires == 0
        take(game, found.value)
    assert game.state.hand["stark"] == ["eddard-stark", "robb-stark"]


def test_a_position_between_both_is_asked_for_one() -> None:
    """V0.6 The line of a position says what was taken, and so whose turns are left."""
    game = at_the_turn()
    take(game, "eddard-stark")
    again = open_position(public_line(game))
    assert again.awaited == ["stark"]
    assert isinstance(again.shape_for("stark").safe(), str)


@pytest.mark.parametrize("level", ["page", "squire"])
def test_stewards_take_two(level: str) -> None:
    """V1.12 Each the most wanted after what is taken before."""
    game = at_the_turn()
    value = steward(level, minds["agot-2e"]).answer(game, "stark", 3)
    assert isinstance(value, list)
    take(game, value)
    assert len(game.state.hand["stark"]) == 2
