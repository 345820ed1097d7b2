"""In every question of random games: the safe answer is legal, and a forced one is the only one."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine.agot import kinds
from engine.agot.components import House
from engine.agot.phases.planning import Orders
from engine.agot.shapes import Losses

from .playing import VARIANTS, begin, variant_id


@pytest.mark.parametrize("options", VARIANTS[::5], ids=variant_id)
def test_safe_answers_are_legal_and_forced_ones_the_only_ones(options: dict[str, object]) -> None:
    """A hundred random answers never differ from a forced one, and a safe one is never refused."""
    rng = random.Random(9)
    game = begin(dict(options))
    forced: Counter[str] = Counter()
    while game.question is not None:
        for seat, shape in game.question.shapes.items():
            safe = shape.safe()
            assert shape.check(safe) is None
            only = shape.forced()
            if only is not None:
                forced[game.question.kind] += 1
                assert shape.check(only) is None
                assert all(shape.sample(rng) == only for _ in range(100))
                assert safe == only
            game.answer(seat, shape.sample(rng))
    assert forced["casualties"] + forced["retreat"] + forced["raid"] > 0


def test_a_game_of_nobody_comes_to_its_end() -> None:
    """Six sleepers, answered for throughout: nobody marches, and the last round ends the game."""
    game = begin({})
    armies = dict(game.state.units)
    chance = random.Random(2)
    while game.question is not None:
        for seat, shape in game.question.shapes.items():
            game.answer(seat, shape.sample(chance) if seat == "chance" else shape.safe())
    assert game.state.win is not None
    assert game.state.win["reason"] == "round-10"
    assert set(game.state.units) <= set(armies)


@pytest.mark.parametrize("house", ["stark", "greyjoy"])
def test_safe_orders_defend_before_they_do_anything_else(house: House) -> None:
    """Defense first, as far as it and the stars go, then Consolidate Power; no march, no raid."""
    game = begin({})
    game.answer_chance(random.Random(1))
    orders = Orders(game.state, house)
    types = Counter(game.state.box.order_type[t] for t in orders.safe().values())
    assert types["defend"] >= 2
    assert set(types) <= {"defend", "consolidate", "support"}


def test_footmen_are_missed_least() -> None:
    """A house that must lose two units and says nothing loses the routed Footman and the other."""
    shape = Losses({"winterfell": {"knight": 1, "footman": 1, "routed-footman": 1}}, 2, 2)
    assert shape.safe() == {"winterfell": {"routed-footman": 1, "footman": 1}}


def test_open_questions_are_those_whose_answers_everybody_could_list() -> None:
    """15.3: Power and hands are open, so all see who can bid nothing, or has one card left.

    What the Raven can do, and what is done with a card that was looked at, is left to its holder.
    """
    hidden = {kinds.ORDERS, kinds.RAVEN, kinds.RAVEN_PEEK, kinds.WESTEROS_CHOICE}
    assert not any(kind.public for kind in hidden)
    assert all(kind.public for kind in (kinds.BID, kinds.BLADE, kinds.HOUSE_CARD, kinds.SUPPORT))
