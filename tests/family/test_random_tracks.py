"""Influence tracks by chance (V5.2): one exchange of places for all three."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from engine.arena.random_play import record_of
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.shapes import Shuffle
from engine.records import Record, compare
from engine.records.position import open_position, public_line
from engine.rulesets import rulesets
from tests.running.marks import daily

DRAWN = {"random_tracks": True}
IDS = ["agot-2e", "agot-2e-adwd", "agot-2e-affc", "agot-2e-vassals", "agot-2e-mod"]
SIX = ["baratheon", "lannister", "stark", "martell", "greyjoy", "tyrell"]
"""The printed order of the Iron Throne track with six players."""


def dealt(game: Game[Any], order: Sequence[str]) -> None:
    """Let chance deal the places of the tracks in an order."""
    game.answer(CHANCE, {"deck": "houses", "order": list(order)})


def begun(id: str = "agot-2e", **options: Any) -> Game[Any]:
    """Return a game whose tracks are still to be drawn."""
    return Game.new(rulesets[id], {**options, **DRAWN})


def next_shuffled(game: Game[Any]) -> str:
    """Return the name of what chance is asked to shuffle."""
    shape = game.shape_for(CHANCE)
    assert isinstance(shape, Shuffle)
    return shape.deck


def test_the_heir_of_a_place_has_it_on_all_three_tracks() -> None:
    """V5.2 Who takes Baratheon's places is first on the Iron Throne, and fifth on the Fiefdoms."""
    game = begun(players=6)
    printed = {track: list(order) for track, order in game.state.tracks.items()}
    order = ["tyrell", "baratheon", "lannister", "stark", "martell", "greyjoy"]
    dealt(game, order)
    heirs = dict(zip(SIX, order, strict=True))
    assert game.state.tracks == {t: [heirs[h] for h in houses] for t, houses in printed.items()}
    assert game.state.tracks["iron-throne"][0] == "tyrell"
    assert game.state.tracks["fiefdoms"][4] == "tyrell"


def test_nobody_begins_with_two_dominance_tokens() -> None:
    """V5.2 As printed, the Throne, the Blade and the Raven go to three Houses."""
    rng = random.Random(1)
    for _ in range(20):
        game = begun(players=6)
        while next_shuffled(game) == "houses":
            game.answer(CHANCE, game.shape_for(CHANCE).sample(rng))
        assert len({order[0] for order in game.state.tracks.values()}) == 3


def test_places_are_drawn_again_until_half_of_the_houses_have_moved() -> None:
    """V5.2 Two that change places are too few of six; three are enough."""
    game = begun(players=6)
    dealt(game, ["lannister", "baratheon", *SIX[2:]])
    assert game.state.tracks["iron-throne"] == SIX
    dealt(game, SIX)
    three = ["lannister", "stark", "baratheon", *SIX[3:]]
    dealt(game, three)
    assert game.state.tracks["iron-throne"] == three
    assert next_shuffled(game) == "westeros-1"


def test_two_of_three_houses_are_half_of_them() -> None:
    """V5.2 With three, at least two have to move; half is rounded up."""
    game = begun(players=3)
    lannister, *others = game.state.tracks["iron-throne"]
    dealt(game, [*reversed(others), lannister][::-1])
    assert game.state.tracks["iron-throne"][0] == lannister


def test_targaryen_stays_last() -> None:
    """V5.2, X4.3.1 Its place is not among those that are exchanged."""
    game = begun("agot-2e-mod", players=8)
    shape = game.shape_for(CHANCE)
    assert isinstance(shape, Shuffle)
    houses = shape.cards
    assert "targaryen" not in houses
    dealt(game, houses[::-1])
    assert {order[-1] for order in game.state.tracks.values()} == {"targaryen"}


def test_vassals_among_the_first_three_go_below_all_players() -> None:
    """V5.2, X2.2.3 On that track alone; elsewhere they keep the places that were drawn."""
    game = Game.new(
        rulesets["agot-2e-vassals"], DRAWN, ["baratheon", "lannister", "stark", "martell"]
    )
    dealt(game, ["lannister", "baratheon", "martell", "stark", "tyrell", "greyjoy"])
    tracks = game.state.tracks
    assert tracks["iron-throne"][4:] == ["tyrell", "greyjoy"]
    for track, order in tracks.items():
        top = [h for h in order[:3] if h in game.state.vassals]
        assert not top, track
    game = Game.new(
        rulesets["agot-2e-vassals"], DRAWN, ["baratheon", "lannister", "stark", "martell"]
    )
    dealt(game, ["tyrell", "greyjoy", "lannister", "baratheon", "stark", "martell"])
    assert game.state.tracks["iron-throne"] == [
        *("lannister", "baratheon", "stark", "martell", "tyrell", "greyjoy")
    ]


def test_everybody_is_told_all_three_tracks() -> None:
    """Their order is public as soon as it is drawn."""
    game = begun(players=6)
    dealt(game, SIX[::-1])
    told = [event for event in game.events if event.kind == "track-set"]
    assert [event.params["track"] for event in told] == [
        f"track:{track}" for track in game.state.tracks
    ]
    for event, order in zip(told, game.state.tracks.values(), strict=True):
        assert event.params["order"] == [f"house:{h}" for h in order]


def test_without_the_option_nothing_is_drawn() -> None:
    """A game begins with the printed tracks unless the group has agreed on chance."""
    game = Game.new(rulesets["agot-2e"], {"players": 6})
    assert next_shuffled(game) == "westeros-1"
    assert game.state.tracks["iron-throne"] == SIX


def test_the_first_edition_has_no_such_option() -> None:
    """V5.2 is about the tracks of the 2nd edition."""
    assert "random_tracks" not in rulesets["agot-1e"].options


@pytest.mark.parametrize("id", daily("agot-2e", "agot-2e-mod", of=IDS))
def test_a_game_with_drawn_tracks_replays(id: str) -> None:
    """Its draws stand in its record, and a position after them can be opened."""
    record = record_of(rulesets[id], DRAWN, 3, 1, rulings={})
    assert record["options"]["random_tracks"] is True
    assert compare(Record.model_validate(record)).differences == 0
    game: Game[Any] = Game.new(rulesets[id], DRAWN)
    rng = random.Random(1)
    while game.awaited == [CHANCE]:
        game.answer(CHANCE, game.shape_for(CHANCE).sample(rng))
    assert open_position(public_line(game)).state.tracks == game.state.tracks
