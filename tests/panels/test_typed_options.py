"""Answers of other kinds typed as text: a number, a card, an area, one of several options."""

import random
from typing import Any

import pytest

from bot.panels.widgets import Asking, widget_for
from bot.parsing import ParseResult, read_path
from bot.text import localizer_for
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.shapes import Amount
from engine.kernel.shapes.base import Shape, WrongPath
from engine.rulesets import rulesets
from tests.agot import scenario
from tests.agot.fighting import attack
from tests.running.marks import daily
from tests.running.properties import given, settings, st

SAY = localizer_for("en").of("agot-2e")


def asking(shape: Shape[Any], kind: str = "bid") -> Asking:
    return Asking(1, 1, kind, {}, shape, (), SAY, opens_at_once=False)


def read(text: str, shape: Shape[Any]) -> ParseResult:
    return widget_for(shape).read(asking(shape), text)


def test_a_bid_is_a_number() -> None:
    """The number itself, never one that begins with it."""
    assert read("3", Amount(0, 20)).path == ("number:3",)
    assert read("2", Amount(5, 25)).path == ()
    assert read("2", Amount(5, 25)).problems[0].text == "2"


@pytest.mark.parametrize("text", ["roose", "Roose Bolton", "rb", "ROOSE-BOLTON", "rose bolton"])
def test_a_card_by_its_name(text: str) -> None:
    """A beginning, the initials or nearly the name will do."""
    table = attack("stark 2F", "moat-cailin", "seagard", "greyjoy 1K").until("house-card")
    assert read(text, table.shape("stark")).path == ("card:roose-bolton",)


def test_what_could_be_several_is_said() -> None:
    """And nothing is chosen."""
    table = attack("stark 2F", "moat-cailin", "seagard", "greyjoy 1K").until("house-card")
    reading = read("ser", table.shape("greyjoy"))
    assert reading.path == ()
    (problem,) = read("e", table.shape("stark")).problems or (None,)
    assert problem is None or problem.guesses


def test_two_steps_in_one_line() -> None:
    """Which raid, then against what; with or without a mark between them."""
    table = scenario.given(
        units={"winterfell": "stark 1F", "karhold": "stark 1F", "moat-cailin": "greyjoy 1F"},
        orders={"winterfell": "raid", "karhold": "raid", "moat-cailin": "support"},
    )
    shape = table.shape("stark")
    for text in ("winterfell moat", "wint; moat cailin", "Winterfell > mc"):
        assert read(text, shape).path == ("area:winterfell", "area:moat-cailin"), text


@pytest.mark.parametrize("ruleset", daily("agot-1e", "agot-2e-mod", "inis", of=rulesets))
def test_whatever_is_asked_any_text_is_read(ruleset: str) -> None:
    """In random games of every kind, words of the options and nonsense lead to a path there is."""
    rng = random.Random(ruleset)
    game = Game.new(rulesets[ruleset], {})
    say = localizer_for("en").of(ruleset)
    for _ in range(120):
        question = game.question
        if question is None:
            break
        for seat in game.awaited:
            shape = question.shapes[seat]
            if seat != CHANCE:
                here = Asking(1, 1, question.kind, question.params, shape, (), say, False)
                labels = [here.label(o) for o in shape.step(()).options] or ["x"]
                text = f"{rng.choice(labels)[: rng.randint(1, 30)]}; {rng.choice(labels)}; ?*"
                shape.step(widget_for(shape).read(here, text).path)
            game.answer(seat, shape.sample(rng))


@given(st.text())
@settings(max_examples=100, deadline=None)
def test_nonsense_is_read(text: str) -> None:
    """Whatever is typed, there is a path, and never an error."""
    shape = Amount[int](0, 20)
    reading = read_path(text, shape, asking(shape).names)
    try:
        shape.step(reading.path)
    except WrongPath as error:
        raise AssertionError(text) from error
