"""The rules tell what happened, each thing once and to those who may know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.kernel.event import Event, Witnessed
from engine.kernel.phrase import LineData
from engine.kernel.saving import load, save

from .playing import begin, step, through_json
from .toy import Auction, Auctions


def plain(events: list[Event]) -> list[Any]:
    return [(e.number, e.kind, e.params, e.audience, e.board) for e in events]


def test_events_are_numbered_from_one() -> None:
    """Numbers count on through the whole game, without gaps."""
    game = begin()
    events = game.fetch_events()
    rng = random.Random(2)
    while not game.over:
        step(game, rng)
        events += game.fetch_events()
    assert [e.number for e in events] == list(range(1, len(events) + 1))
    assert events[-1].kind == "won"


@pytest.mark.parametrize("seed", range(10))
def test_a_stage_that_is_run_again_tells_the_same_with_the_same_numbers(seed: int) -> None:
    """After loading, events since the rest come again as they were, so each can be told once."""
    rng = random.Random(seed)
    game = begin()
    told = plain(game.fetch_events())
    while not game.over:
        step(game, rng)
        told += plain(game.fetch_events())
        loaded = load(Auctions(), through_json(save(game)))
        again = plain(loaded.fetch_events())
        since = save(game)["events"]
        assert again == [event for event in told if event[0] > since]


def test_events_have_an_audience() -> None:
    """What the judge has seen is told only to the judge, everything else to everybody."""
    looked, shown = (e for e in _first_events() if e.kind in ("looked", "shown"))
    assert looked.is_for("ash")
    assert not looked.is_for("birch")
    assert not looked.is_for(None)
    assert shown.is_for("birch")
    assert shown.is_for(None)


def test_what_was_seen_stays_readable_to_whoever_saw_it() -> None:
    """A peek is in the view of that seat from then on, and in no other."""
    game = begin()
    game.answer("ash", "bury")
    assert game.view("ash")["seen"] == "crown"
    for seat in (None, "birch", "cedar"):
        assert "crown" not in str(game.view(seat))


def test_a_chapter_carries_the_board_of_its_moment() -> None:
    """The end of a chapter keeps what a spectator saw right then, not what came after."""
    game = begin(rounds=2, players=2)
    for seat, value in (("ash", "leave"), ("ash", 4), ("birch", 0), ("ash", "keep")):
        game.answer(seat, value)
    (over,) = [e for e in game.fetch_events() if e.kind == "round-over"]
    assert over.chapter
    assert over.board is not None
    assert (over.board["round"], over.board["points"]) == (1, {"ash": 5, "birch": 0})
    assert game.view(None)["round"] == 2


def test_data_for_records_is_kept_beside_the_words() -> None:
    """An event can carry its content as plain data."""
    game = begin(players=2)
    for seat, value in (("ash", "leave"), ("ash", 4), ("birch", 0)):
        game.answer(seat, value)
    assert [e.data for e in game.fetch_events() if e.data] == [{"ash": 4, "birch": 0}]


def _first_events() -> list[Event]:
    game = begin()
    game.answer("ash", "leave")
    return game.fetch_events()


def test_a_scene_keeps_what_everybody_saw_and_how_the_rules_explain_it() -> None:
    """Both are those of the moment of telling, whatever happens later."""
    state = Auction()
    boards = iter(("before", "after"))
    lines: list[LineData] = [{"id": "why-x", "params": {}, "rule": "1"}]

    def witness(topic: str) -> Witnessed:
        seen = {"seen": next(boards)}
        return Witnessed(lambda: seen, (lambda: lines) if topic == "bids" else None)

    state.witness = witness
    state.tell("bids", scene="bids")
    state.tell("sold", scene=True)
    state.tell("kept")
    kept = [(event.scene, event.board, event.lines) for event in state.told]
    assert kept == [
        (True, {"seen": "before"}, tuple(lines)),
        (True, {"seen": "after"}, ()),
        (False, None, ()),
    ]
