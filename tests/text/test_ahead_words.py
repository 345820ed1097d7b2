"""Everything about answers given ahead can be said: conditions, stops, assumptions, wishes."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.agot.ahead.plans import changed
from engine.kernel.ahead.lookahead import foresee
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.phrase import phrase
from engine.rulesets import rulesets
from tests.running.marks import daily
from tests.words import strict_localizer

AGOT = ("agot-2e", "agot-1e", "agot-2e-adwd")


@pytest.mark.parametrize("edition", AGOT)
def test_wishes_can_be_said(edition: str) -> None:
    """Every choice on the way to a wish has words, and so has what it means."""
    say: Any = strict_localizer(edition)
    rules: Any = rulesets[edition]
    game = Game.new(rules, {})
    shape = rules.instructing(game.setup)
    rng = random.Random("wishes")
    for _ in range(150):
        path: list[str] = []
        step = shape.step(path)
        while step.options:
            say.say(step.prompt)
            for option in step.options:
                say.say(option.label)
            path.append(rng.choice(step.options).id)
            step = shape.step(path)
        say.say(rules.in_words(step.value))


@pytest.mark.parametrize("edition", daily("agot-1e", "inis", of=[*AGOT, "inis"]))
def test_what_is_foreseen_can_be_said(edition: str) -> None:
    """Assumptions, and the conditions that go with random answers."""
    say: Any = strict_localizer(edition)
    rules: Any = rulesets[edition]
    rng = random.Random(f"foreseen/{edition}")
    said: set[str] = set()
    game = Game.new(rules, {})
    while not game.over and game.state.round < 6:
        assert game.question is not None
        if CHANCE not in game.question.shapes and rng.random() < 0.3:
            seat = rng.choice(list(game.setup.seats))
            for f in foresee(game, seat, random.Random(1)).questions:
                value = f.shape.sample(rng)
                conditions = rules.conditions(f.game.state, seat, f.kind, value)
                for what in (*f.assumed, *map(rules.condition_in_words, conditions)):
                    say.say(what)
                    said.add(what.id)
        for other in game.awaited:
            game.answer(other, game.shape_for(other).sample(rng))
    assert len(said) > 4


@pytest.mark.parametrize("edition", AGOT)
def test_stops_can_be_said(edition: str) -> None:
    """Every fact that can change has words, and so has every other reason to stop."""
    say: Any = strict_localizer(edition)
    facts: dict[str, Any] = {
        "units": {"footman": 1},
        "house": "stark",
        "order": "march+1*",
        "own-order": None,
        "token": "stark",
        "garrison": 2,
        "neutral": 5,
        "attacked": True,
        "income": 1,
        "supply": 2,
        "fighting": None,
        "help": None,
        "rival-hand": [],
        "westeros": [],
    }
    for what, now in facts.items():
        reason = changed(f"{what}:winterfell", ["before"], now, due=True)
        assert reason is not None
        say.say(reason)
    left = changed("house:winterfell", ["stark"], None, due=True)
    assert left is not None
    assert left.id == "plan-changed-left"
    say.say(left)


def test_stops_of_all_games_can_be_said() -> None:
    """What the kernel says of a stop is known in every game."""
    say = strict_localizer()
    for what in ("over", "round-over", "battle-over", "passed", "conditions"):
        say.say(phrase(f"plan-stopped-{what}"))
    say.say(phrase("plan-stopped-refused", reason=phrase("refused-not-offered")))
