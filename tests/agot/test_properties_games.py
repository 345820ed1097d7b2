"""Random games: they end by rule, ask nothing that cannot be answered, and keep the table whole."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.agot.board.control import castles, is_out
from engine.agot.state import AgotState
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.rulesets import rulesets
from tests.agreeing import some_options
from tests.kernel.playing import walk
from tests.running.marks import daily

from .playing import (
    assert_conserved,
    assert_placed_by_rule,
    assert_ports_settled,
    begin,
    over_supply,
    play,
    variants,
)

ONE_ANSWER_WILL_DO = {
    "bid",  # a house without Power bids 0
    "casualties",
    "consolidate",
    "house-card",
    "march",
    "muster",
    "orders",  # the one area of a house, and bans
    "port-capture",
    "raid",
    "refuse-support",  # a house that nobody but itself supports
    "retreat",
    "retreat-losses",
    "shuffle",
    "supply",
    "wildling-destroy",
    "wildling-downgrade",
}
"""Questions that records ask even where one answer is all there is (docs/record.md)."""

MUST_BE_USED = {"mace-tyrell", "queen-of-thorns", "ser-loras-tyrell", "cersei-lannister"}
"""Cards whose ability is asked for even if it has one target only."""


def each_question(game: Game[AgotState]) -> None:
    """Check what every open question must fulfil."""
    if game.question is None:
        return
    question = game.question
    assert question.shapes, question.kind
    assert len(question.shapes) == 1 or question.kind in {"orders", "bid", "house-card"}
    for seat, shape in question.shapes.items():
        assert seat == CHANCE or seat in game.state.houses
        if seat == CHANCE:
            continue
        answers = [shape.sample(random.Random(n)) for n in range(8)]
        for answer in answers:
            assert shape.check(answer) is None, (question.kind, answer)
        alike = all(a == answers[0] for a in answers)
        if alike and question.kind == "ability":
            assert answers[0]["card"] in MUST_BE_USED
        elif alike:
            # Eight equal answers out of a choice of two or more would be a rare accident.
            others = [shape.sample(random.Random(n)) for n in range(8, 30)]
            alike = all(a == answers[0] for a in others)
            assert not alike or question.kind in ONE_ANSWER_WILL_DO, question.kind
        if alike and seat in game.state.houses:
            step = shape.step([])
            assert step.ready or step.options, question.kind


@variants
def test_whoever_is_asked_has_an_answer(options: dict[str, Any]) -> None:
    """Every question has a legal answer, and random answers are legal, whatever the generator.

    A question that leaves nothing to choose is asked only where records have a step for it.
    """
    game = begin(options)
    each_question(game)
    play(game, random.Random("asked"), lambda: each_question(game))


@pytest.mark.parametrize("seed", daily(0, 1, 2, of=range(12)))
@pytest.mark.parametrize("edition", ["agot-2e", "agot-1e"])
def test_games_under_other_readings_stay_whole(edition: str, seed: int) -> None:
    """Whatever readings of the rules were agreed, games end by rule and nothing is lost or gained.

    Every question has a legal answer, by way of small choices too.
    """
    rng = random.Random(f"readings/{seed}")
    rules = rulesets[edition]
    rulings = {name: rng.choice(readings) for name, readings in rules.rulings.items()}
    # By chance, a game without a last round takes very long.
    fixed: dict[str, Any] = {"endless": False} if "endless" in rules.options else {}
    options = some_options(rules, rng, rulings, **fixed)
    game: Game[AgotState] = Game.new(rules, options, rulings=rulings, keep_rests=False)
    while game.question is not None:
        for seat, shape in game.question.shapes.items():
            game.answer(seat, walk(shape, rng) if seat != CHANCE else shape.sample(rng))
        if all(game.state.decks.values()):
            assert_conserved(game.state)
            assert_placed_by_rule(game.state)
    assert_ended_by_rule(game.state)


def assert_ended_by_rule(s: AgotState) -> None:
    """Somebody has won: with enough castles at any time, or nearest to that after round 10.

    In the 1st edition the game may also be drawn.
    """
    assert s.phase == "ended"
    assert s.win is not None
    left = {house: s.goal_of(house) - castles(s, house) for house in s.houses}
    if s.win["reason"] == "draw":
        assert s.box.edition == "agot-1e"
        assert s.winner is None
        assert len(s.win["houses"]) > 1
        assert all(left[house] == min(left.values()) > 0 for house in s.win["houses"])
        return
    assert s.winner is not None
    if s.win["reason"] == "seven":
        assert left[s.winner] <= 0
    elif s.win["reason"] == "last-house":
        assert s.last_round is None
        assert [h for h in s.with_player(s.houses) if not is_out(s, h)] == [s.winner]
    else:
        assert s.win["reason"] == ("nearest" if s.head_starts else "round-10")
        assert s.round == 10
        assert left[s.winner] == min(left.values()) > 0
        tied = sum(1 for n in left.values() if n == left[s.winner]) > 1
        assert tied == (s.win["tie_break"] is not None)


@pytest.mark.parametrize("seed", daily(0, of=range(3)))
@variants
def test_a_random_game_stays_whole_and_ends_by_rule(options: dict[str, Any], seed: int) -> None:
    """After every answer nothing has appeared or vanished, and everything is where it may be.

    1.12 pieces; 4.4.7 supply, except for houses about to reconcile; 6.1.1 orders; 12 ports.
    """
    game = begin(options)
    s = game.state
    while not all(s.decks.values()):
        game.answer_chance(random.Random(seed))

    def check() -> None:
        if game.question is None:
            return
        kind = game.question.kind
        assert_conserved(s)
        assert_placed_by_rule(s)
        if s.combat is None:
            # 9.9.3 The last card of a hand brings the others back when its combat is over.
            assert all(s.hand.values()), "a house has no card left"
        if kind != "port-capture" and (s.combat is None or not s.combat["winner"]):
            assert_ports_settled(s)
        over = set(over_supply(s))
        if kind == "supply":
            assert over.issuperset(game.awaited), "asked to reconcile, but within the limits"
        elif not (kind == "port-capture" and s.phase == "westeros"):
            assert not over, kind

    play(game, random.Random(f"whole/{seed}"), check)
    assert_ended_by_rule(s)
    assert_conserved(s)
