"""A Dance with Mother of Dragons, a scenario for eight players (V17.3)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.agot.board.supply import fits, limits_of, sizes_of, supply_icons
from engine.agot.variants.scenarios import SCENARIO
from engine.arena.random_play import record_of
from engine.kernel.game import Game
from engine.kernel.ruleset import BadSetup
from engine.records import Record, compare
from engine.records.position import open_position, public_line
from engine.rulesets import rulesets
from engine.stewards.levels import minds, steward

from .other_hands import stewards_play

MOTHER = rulesets["agot-2e-mod"]
SCENE = {SCENARIO: "a-dance-with-mother-of-dragons"}
FIRE = "fire-made-flesh"


def begun(seed: int = 1, **options: Any) -> Game[Any]:
    """Return a game that waits for the first decision of a player."""
    game: Game[Any] = Game.new(MOTHER, {**SCENE, **options})
    game.answer_chance(random.Random(seed))
    return game


def test_eight_play_six_rounds_with_other_cards() -> None:
    """V17.3 House Targaryen plays, and everyone has the House cards of A Dance with Dragons."""
    game = begun()
    assert len(game.setup.seats) == 8
    assert game.setup.options["house_cards"] == "adwd"
    assert game.state.last_round == 6
    assert {"roose-bolton-adwd", "gray-worm"} <= {c for h in game.state.hand.values() for c in h}


def test_everyone_begins_elsewhere() -> None:
    """V17.3 Some areas: who stands there, and what lies there."""
    state = begun().state
    assert state.units["volantis"] == {"dragon": 2}
    assert state.units["west-summer-sea"] == {"ship": 3}
    assert (state.owner["kings-landing"], state.tokens["storms-end"]) == ("lannister", "baratheon")
    assert "kings-landing" not in state.neutral
    assert state.neutral["braavos"] == 5
    outside = {"storms-end": 4, "oldtown": 3, "the-eyrie": 4}
    assert outside.items() <= state.garrisons.items()


def test_supply_is_what_the_areas_have_and_armies_fit() -> None:
    """V17.1, V17.3 Every House begins within its Supply."""
    state = begun().state
    for house in state.houses:
        assert state.supply[house] == supply_icons(state, house)
        assert fits(sizes_of(state, house), limits_of(state, house))


def test_tracks_and_power() -> None:
    """V17.3 House Lannister is first on the Iron Throne track; House Targaryen has 9 Power."""
    state = begun().state
    assert state.turn_order[:3] == ["lannister", "tyrell", "baratheon"]
    assert state.tracks["kings-court"][0] == "arryn"
    assert {h for h in state.houses if state.power[h] != 7} == {"targaryen"}
    assert state.power["targaryen"] == 9


def test_dragons_begin_with_strength_1() -> None:
    """V17.3 They grow in rounds 2, 4, 5 and 6."""
    state = begun().state
    assert (state.dragon_strength, state.dragon_tokens) == (1, [2, 4, 5, 6])


def test_house_lannister_owes_a_loan() -> None:
    """V17.3 One loan lies on the table, and another one brings House Lannister interest alone."""
    game = begun()
    (loan,) = game.state.loans["lannister"]
    assert [card for card in game.state.slots if card] != [loan]
    assert game.state.power["lannister"] == 7
    (owed,) = [e for e in game.events if e.kind == "loan-owed"]
    assert owed.params == {"house": "house:lannister", "loan": f"loan:{loan}"}


@pytest.mark.parametrize("seed", range(12))
def test_two_cards_of_deck_four_come_before_round_1(seed: int) -> None:
    """V17.3 Fire Made Flesh is none of them, however often the deck is shuffled for that."""
    game, rng = begun(seed), random.Random(seed)
    assert len(game.state.westeros) == 2
    assert FIRE not in game.state.westeros
    seen = list(game.state.westeros)
    while game.question is not None and game.question.kind != "orders":
        for seat, shape in list(game.question.shapes.items()):
            game.answer(seat, shape.sample(rng))
    assert (game.state.round, game.state.phase) == (1, "planning")
    assert game.state.drawn["westeros-4"] == seen


@pytest.mark.parametrize(
    ("options", "clash"),
    [
        ({"players": 7}, {"players": 7}),
        ({"targaryen": False}, {"targaryen": False}),
        ({"house_cards": "asos"}, {"house_cards": "asos"}),
        ({"balanced": True}, {"balanced": True}),
        ({"random_positions": True}, {"random_positions": True}),
    ],
)
def test_what_it_says_itself_cannot_be_agreed_otherwise(
    options: dict[str, Any], clash: dict[str, Any]
) -> None:
    """V17.3 The refusal names both."""
    with pytest.raises(BadSetup) as caught:
        MOTHER.prepare({**SCENE, **options}, (), {})
    assert caught.value.clash == {**SCENE, **clash}


def test_without_the_iron_bank_nobody_owes_anything() -> None:
    """V14.1, V17.3 The cards of deck IV come all the same."""
    game = begun(without_iron_bank=True)
    assert not game.state.loans
    assert len(game.state.westeros) == 2


def test_it_is_played_to_the_end_and_replays() -> None:
    """V0.6 The record names the scenario, and the game ends by rule."""
    record = record_of(MOTHER, SCENE, 3, 1)
    assert record["options"][SCENARIO] == SCENE[SCENARIO]
    assert compare(Record.model_validate(record)).differences == 0


def test_positions_come_back() -> None:
    """V0.6 From a decision about a card before round 1, play continues behind the cards."""
    game, rng = begun(), random.Random(2)
    assert game.question is not None
    assert game.question.kind == "loyalty"
    ahead = open_position(public_line(game))
    assert ahead.view(None)["areas"] == game.view(None)["areas"]
    while game.question.kind != "orders":
        for seat, shape in list(game.question.shapes.items()):
            game.answer(seat, shape.sample(rng))
    again = open_position(public_line(game))
    assert public_line(again) == public_line(game)
    assert ahead.state.round == again.state.round == 1
    assert ahead.awaited == again.awaited == game.awaited


def test_squires_play_it() -> None:
    """Two rounds without an answer that is refused."""
    stewards_play(begun(), steward("squire", minds["agot-2e-mod"]), random.Random(7), rounds=2)
