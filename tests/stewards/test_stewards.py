"""Stewards are honest: what is hidden from a seat changes nothing about its steward's answer."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.agot.components import House
from engine.agot.heuristics.api import AgotHeuristics
from engine.agot.state import AgotState
from engine.kernel.game import Game
from engine.kernel.heuristics import Heuristics
from engine.kernel.playing import questions
from engine.kernel.shapes.base import STILL, some_answers
from engine.kernel.shapes.described import described
from engine.kernel.worlds import fork
from engine.rulesets import rulesets
from engine.stewards.effort import Level
from engine.stewards.levels import LEVELS, minds, steward
from engine.stewards.search import Thought
from engine.stewards.seeded_random import SeededRandom
from engine.stewards.stand_in import StandInPolicy, grudges
from engine.stewards.steward import Steward
from engine.stewards.uniting import CommonEnemy
from tests.imagine.positions import moments
from tests.imagine.proof import saved
from tests.imagine.swaps import swapped
from tests.running.marks import daily

SMALL = Level(
    "small",
    tries=4,
    lines=6,
    worlds=2,
    sweeps=1,
    expects=1,
    endings=2,
    keen=True,
    moves=600,
)
"""A steward that searches as a lord does, but not for long."""


@pytest.mark.parametrize("id", daily("agot-2e", "agot-2e-mod", "inis", of=sorted(minds)))
@pytest.mark.parametrize("level", ["page", "squire", "small"])
@pytest.mark.parametrize("positions", daily(4, of=(4, 25)))
def test_secrets_do_not_change_an_answer(id: str, level: str, positions: int) -> None:
    """The same view, the same seed, the same answer, whatever is hidden; and it is legal."""
    mind = minds[id]
    thinker = Steward(SMALL, mind) if level == "small" else steward(level, mind)
    rng = random.Random(f"{id}/{level}")
    changed = 0
    for number, (game, seat) in enumerate(moments(rulesets[id], rng, share=0.03)):
        # A steward that searches takes longer.
        if number >= positions / (3 if level == "small" else 1) and (changed or number > 100):
            break
        before = saved(game)
        answer = thinker.answer(game, seat, number)
        assert game.shape_for(seat).check(answer) is None
        assert saved(game) == before, "thinking changes nothing"
        other = swapped(game, seat, rng)
        if other is not None:
            changed += 1
            assert thinker.answer(other, seat, number) == answer
    assert changed


@pytest.mark.parametrize("id", sorted(minds))
def test_every_seat_has_a_chance_and_they_add_up(id: str) -> None:
    """A sense of value gives every seat a chance to win; together they are certain."""
    positions = moments(rulesets[id], random.Random(4))
    for game, _ in (next(positions) for _ in range(8)):
        chances = minds[id].values(game.state)
        assert set(chances) == set(game.setup.seats)
        assert sum(chances.values()) == pytest.approx(1.0)
        assert all(chance >= 0 for chance in chances.values())


@pytest.mark.parametrize("id", daily("agot-2e", "agot-2e-mod", "inis", of=sorted(minds)))
@pytest.mark.parametrize("times", daily(20, of=(20, 60)))
def test_answers_are_found_for_every_shape(id: str, times: int) -> None:
    """Whatever is asked: legal answers, each once, and a description in plain data."""
    positions = moments(rulesets[id], random.Random(6))
    for game, seat in (next(positions) for _ in range(times)):
        shape: Any = game.shape_for(seat)
        found = some_answers(shape, 12, SeededRandom(1))
        assert 0 < len(found) <= 12
        assert all(shape.check(value) is None for value in found)
        assert all(one != other for at, one in enumerate(found) for other in found[:at])
        assert described(shape)["form"] == shape.form


def test_dice_are_the_same_everywhere() -> None:
    """They are no Python generator, so no version of Python changes them."""
    dice = SeededRandom(1)
    assert [round(dice.random(), 6) for _ in range(3)] == [0.566562, 0.745782, 0.971003]
    order = list(range(5))
    dice.shuffle(order)
    assert sorted(order) == list(range(5))
    assert STILL.random() == 0.0


def test_levels_think_more_and_more() -> None:
    """Page, squire, knight and lord, in this order."""
    assert list(LEVELS) == ["page", "squire", "knight", "lord"]
    moves = [level.moves for level in LEVELS.values()]
    assert moves == sorted(moves)


@pytest.mark.parametrize("expects", [0, 1])
def test_a_lord_expects_others_to_choose_as_it_does(expects: int) -> None:
    """It improves the orders that it imagines of them by what they bring them."""
    judged = set[House]()

    class Listening(AgotHeuristics):
        def appraiser(self, state: AgotState, seat: House) -> Callable[[Any], float]:
            judged.add(seat)
            return super().appraiser(state, seat)

    game: Game[Any] = Game.new(rulesets["agot-2e"], {})
    game.answer_chance(SeededRandom(1))
    Steward(replace(SMALL, expects=expects), Listening()).answer(game, "martell", 5)
    assert judged == (set(game.setup.seats) if expects else {"martell"})


def test_the_end_of_the_round_decides_between_the_best_orders(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A lord follows the sets of orders that promise most to the end of the round.

    Here the round ends at once, so that it chooses by the orders themselves.
    """
    monkeypatch.setattr(Thought, "_finish_round", lambda *_: None)
    level = replace(SMALL, endings=24, moves=10_000)

    def marches(wanted: int) -> int:
        """Return how many marches are ordered if they are wanted (1) or not (-1)."""

        class Bold(AgotHeuristics):
            def quick_values(self, state: AgotState) -> dict[House, float]:
                return {h: float(wanted * _marching(state, h)) for h in state.houses}

        game: Game[Any] = Game.new(rulesets["agot-2e"], {})
        game.answer_chance(SeededRandom(1))
        orders = Steward(level, Bold()).answer(game, "martell", 5)
        return sum(token.startswith("march") for token in orders.values())

    assert marches(1) > marches(-1)


def _marching(s: AgotState, house: House) -> int:
    return sum(s.order_type(area) == "march" for area in s.areas_of(house))


def attacks_beside_a_stand_in(id: str, seed: int, rounds: int) -> int:
    """Play a few rounds in which the first seat is held for somebody; count what the others do."""
    mind = minds[id]
    players = rulesets[id].options["players"][0]
    game: Game[Any] = Game.new(rulesets[id], {"players": players})
    dice = SeededRandom(seed)
    stand_in = Steward(SMALL, mind)
    seats = list(game.setup.seats)
    mine, friend = seats[0], seats[1]
    bearing = StandInPolicy(friends=frozenset({friend}))
    attacks = 0
    for _ in questions(game, dice, rounds):
        winning = mind.winning(game.state)
        for seat in game.awaited:
            if seat == mine:
                value = stand_in.answer(game, seat, dice.seed(), bearing)
                harmed = mind.attacked(game, seat, value)
                assert friend not in harmed
                assert harmed <= winning or _must_attack(mind, game, seat, winning)
            else:
                wild = dice.random() < 0.5
                shape = game.shape_for(seat)
                value = shape.sample(dice) if wild else mind.quick(game, seat, dice)
            attacks += len(mind.attacked(game, seat, value))
            game.answer(seat, value)
    return attacks


@pytest.mark.parametrize("id", daily("agot-2e", "inis", of=sorted(minds)))
@pytest.mark.parametrize("rounds", daily(2, of=(2, 6)))
def test_a_stand_in_attacks_nobody_without_a_reason(id: str, rounds: int) -> None:
    """It attacks who has attacked it, and who is about to win; friends never."""
    attacks = 0
    for seed in range(6, 12):
        attacks += attacks_beside_a_stand_in(id, seed, rounds)
        if attacks:
            break
    assert attacks, "the others do attack"


def test_grudges_come_from_what_everybody_was_told() -> None:
    """Who has attacked or raided a seat, by events with their parameters."""
    told = [
        ("attacked", {"house": "house:stark", "defender": "house:greyjoy"}),
        ("raid", {"house": "house:lannister", "victim": "house:greyjoy"}),
        ("attacked", {"house": "house:baratheon", "defender": "house:stark"}),
        ("marched", {"house": "house:tyrell"}),
    ]
    assert grudges(minds["agot-2e"], told, "greyjoy") == {"stark", "lannister"}
    clash = ("clash", {"seat": "seat:red", "seats": ["seat:red", "seat:blue"]})
    assert grudges(minds["inis"], [clash], "blue") == {"red"}
    assert grudges(minds["inis"], [clash], "red") == frozenset()


def test_orders_are_improved_token_by_token() -> None:
    """A set of orders, put in the place of another right after all were opened, is as if given."""
    mind, ruleset = minds["agot-2e"], rulesets["agot-2e"]
    dice = SeededRandom(5)
    game: Game[Any] = Game.new(ruleset, {"players": 6})
    game.answer_chance(dice)
    question = game.question
    assert question is not None
    assert question.kind == "orders"
    given = {seat: mind.quick(game, seat, dice) for seat in question.shapes}
    mine = game.awaited[0]
    others = mind.variations(game, mine, given[mine], 6, dice)
    assert len(others) == 6
    for other in others:
        assert game.shape_for(mine).check(other) is None
        assert other != given[mine]
        first, second = fork(game), fork(game)
        for seat, value in given.items():
            first.answer(seat, value)
            second.answer(seat, other if seat == mine else value)
        judged = mind.appraiser(first.state, mine)(other)
        assert first.state.orders == second.state.orders
        assert judged == pytest.approx(mind.hopes(second.state)[mine])


def _must_attack(mind: Heuristics, game: Game[Any], seat: str, fair: frozenset[str]) -> bool:
    answers = getattr(game.shape_for(seat), "answers", {})
    return all(mind.attacked(game, seat, value) - fair for value in answers.values())


class Foreseen:
    """A mind that knows who is about to win, and how likely every seat is to."""

    def __init__(self, winning: str, chances: dict[str, float]) -> None:
        self._winning, self._chances = frozenset(winning.split()), chances

    def winning(self, _: Any) -> frozenset[str]:
        """Return who is about to win."""
        return self._winning

    def values(self, _: Any) -> dict[str, float]:
        """Return every seat's chance to win."""
        return self._chances

    def standing(self, _: Any) -> dict[str, int]:
        """Count something for every seat."""
        return dict.fromkeys(self._chances, 1)


@pytest.mark.parametrize(
    ("winning", "ash", "spared"),
    [("", 0.25, ""), ("ash", 0.25, "birch cedar"), ("", 0.7, "birch cedar"), ("dogwood", 0.4, "")],
)
def test_the_others_unite_against_whoever_is_about_to_win(
    winning: str, ash: float, spared: str
) -> None:
    """They leave each other in peace then; who is about to win leaves nobody in peace."""
    chances = {"ash": ash} | dict.fromkeys(("birch", "cedar", "dogwood"), (1 - ash) / 3)
    mind: Any = Foreseen(winning, chances)
    anything: Any = None
    assert CommonEnemy().spared(mind, anything, "dogwood") == frozenset(spared.split())
