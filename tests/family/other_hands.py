"""What holds in games with other House cards than those printed, whoever chose or dealt them."""

from __future__ import annotations

import random
from typing import Any

from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.phrase import Phrase
from engine.records import Record, compare, recorded_events, write_record
from engine.records.position import open_position, public_line
from engine.stewards.levels import minds
from engine.stewards.steward import Steward
from tests.words import strict_localizer


def every_position_comes_back(game: Game[Any], rng: random.Random) -> None:
    """Play at random; check that hands and discards are in the lines of positions."""
    for number in range(120):
        for seat, shape in list(game.question.shapes.items()) if game.question else []:
            game.answer(seat, shape.sample(rng))
        if number % 10 == 0 and not game.over and game.state.combat is None:
            again = open_position(public_line(game))
            assert again.state.hand == game.state.hand
            assert again.state.discard == game.state.discard


def everything_has_words(game: Game[Any], rng: random.Random, rounds: int = 4) -> None:
    """Play at random for so many rounds, and on until a card has had a reason; check that events
    can be said, and so can reasons for cards."""
    id = game.ruleset.id
    mind = minds[id]
    say, explained = strict_localizer(id), 0
    while not game.over and not (explained and game.state.round > rounds):
        question = game.question
        assert question is not None
        for seat, shape in list(question.shapes.items()):
            value = shape.sample(rng)
            if seat != CHANCE and question.kind in ("ability", "house-card", "hand"):
                reason = mind.reason(game, seat, value)
                explained += reason is not None
                if reason is not None:
                    say.say(reason)
            game.answer(seat, value)
        for event in game.fetch_events():
            say.say(Phrase(f"event-{event.kind}", event.params))
    assert explained


def stewards_play(game: Game[Any], mind: Steward, rng: random.Random, *, rounds: int) -> None:
    """Let stewards answer for everybody for so many rounds; the rules refuse none of it."""
    while not game.over and game.state.round <= rounds:
        if game.answer_chance(rng):
            continue
        for seat in game.awaited:
            game.answer(seat, mind.answer(game, seat, rng.getrandbits(63)))


def a_whole_game_replays(game: Game[Any], mind: Steward, rng: random.Random) -> None:
    """Let stewards play to the end; check that the record replays, with the same end."""
    steps, events = game.fetch_steps(), recorded_events(game)
    while not game.over:
        if not game.answer_chance(rng):
            for seat in list(game.awaited):
                game.answer(seat, mind.answer(game, seat, rng.getrandbits(63)))
        steps += game.fetch_steps()
        events += recorded_events(game)
    end = game.ruleset.snapshot(game.state, events)
    record = write_record(game, steps, [{"after": len(steps), "state": end}])
    assert compare(Record.model_validate(record)).differences == 0
