"""What is true of every game of Inis, tried on random ones."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from engine.arena.random_play import record_of, selfplay
from engine.inis.ruleset import Inis
from engine.inis.rulings import RULINGS
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.ruleset import BadSetup
from engine.kernel.saving import load, save
from engine.records import compare, read_record
from tests.kernel.playing import through_json, walk
from tests.running.marks import daily, nightly

from .playing import ROUNDS, VARIANTS, answer_one, assert_sound, begin, looks

NONSENSE: tuple[Any, ...] = (None, True, -1, "moor", [], {}, {"do": "play", "card": "x"})


def variant_id(options: dict[str, Any]) -> str:
    """Name a variant for pytest."""
    return f"{options['players']}p-{options['start']}"


@pytest.mark.parametrize("options", VARIANTS, ids=variant_id)
@pytest.mark.parametrize("seed", daily(0, of=range(3)))
def test_games_are_sound_and_end(options: dict[str, Any], seed: int) -> None:
    """Pieces and cards are conserved, nobody is asked for nothing, and somebody wins."""
    game = begin(options)
    rng = random.Random(f"sound/{seed}")
    while not game.over:
        answer_one(game, rng)
        game.fetch_steps()
        if not game.sealed and CHANCE not in game.awaited:
            assert_sound(game)
        assert game.state.round < ROUNDS
    assert game.state.winner in game.state.seats


@pytest.mark.parametrize("number", daily(0, 1, of=range(4)))
def test_games_under_other_rulings_are_sound(number: int) -> None:
    """Whatever readings are agreed upon, a game goes on to its end."""
    rng = random.Random(f"rulings/{number}")
    rulings = {name: rng.choice(readings) for name, readings in RULINGS.items()}
    game = Game.new(Inis(), {"players": 2 + number % 3}, rulings=rulings, keep_rests=False)
    while not game.over and game.state.round < ROUNDS:
        answer_one(game, rng)
        if not game.sealed and CHANCE not in game.awaited:
            assert_sound(game)
    assert game.over


@pytest.mark.parametrize("players", daily(2, 4, of=[2, 3, 4]))
@pytest.mark.parametrize("share", daily(0.1, of=(0.1, 1.0)))
def test_saving_changes_nothing(players: int, share: float) -> None:
    """A game that is saved and loaded at that share of its answers goes the same way."""
    one = begin({"players": players}, keep_rests=True)
    two = begin({"players": players}, keep_rests=True)
    rng, saving = random.Random(f"saving/{players}"), random.Random("saving")
    for _ in range(700):
        if one.over:
            break
        seat, value = answer_one(one, rng)
        two.answer(seat, value)
        if saving.random() >= share:
            continue
        two = load(two.ruleset, through_json(save(two)))
        assert two.awaited == one.awaited
        assert two.state.dump() == one.state.dump()
        for who in (None, *one.state.seats):
            assert looks(one, who) == looks(two, who)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_answer_can_be_found_in_small_steps(players: int) -> None:
    """Paths of small choices lead to legal answers, safe answers are legal, refusals are said."""
    game = begin({"players": players})
    rng = random.Random(f"paths/{players}")
    for _ in range(1500):
        if game.over:
            break
        for seat in list(game.awaited):
            shape = game.shape_for(seat)
            value = shape.sample(rng)
            if seat != CHANCE:
                assert shape.check(shape.safe()) is None
                value = walk(shape, rng)
                for nonsense in NONSENSE:
                    if (reason := shape.check(nonsense)) is not None:
                        assert reason.phrase.id.startswith("refused-")
            game.answer(seat, value)


@nightly
@pytest.mark.parametrize("players", daily(3, of=(2, 3, 4)))
def test_the_same_answers_make_the_same_game(players: int, tmp_path: Path) -> None:
    """A record of a random game replays without a difference."""
    record = record_of(Inis(), {"players": players}, seed=7, number=players)
    path = tmp_path / "a.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    assert list(compare(read_record(path))) == []


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({"players": 5}, ()),
        ({"start": "nowhere"}, ()),
        ({"dragons": True}, ()),
        ({"players": 3}, ("green", "blue")),
        ({}, ("green", "red")),
        ({}, ("green", "green")),
    ],
)
def test_what_cannot_be_played(options: dict[str, Any], seats: tuple[str, ...]) -> None:
    """Options and seats that are not on offer are refused before a game begins."""
    with pytest.raises(BadSetup):
        Inis().prepare(options, seats, {})


def test_seats_sit_in_their_order() -> None:
    """Any colours may play; they sit as in the box, whatever order they are named in."""
    agreed = Inis().prepare({}, ("white", "green", "blue"), {})
    assert list(agreed.seats) == ["green", "blue", "white"]
    assert agreed.options["players"] == 3


def test_random_games_can_be_bounded() -> None:
    """No rule ends a game of Inis in which nobody takes a token, so self-play can be stopped."""
    tally = selfplay(Inis(), {"players": 3}, games=2, seed=1, rounds=1)
    assert tally.ends == {"the number of rounds": 2}
    assert selfplay(Inis(), {"players": 3}, games=1, seed=1).ends.keys() != tally.ends.keys()
