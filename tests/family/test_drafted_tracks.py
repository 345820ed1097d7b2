"""The draft of places on influence tracks (V5.1): in turn, a House takes a card or a place."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from engine.agot.components import TRACKS
from engine.agot.variants.draft import turns
from engine.agot.variants.hands import SHAPE
from engine.kernel.game import Game
from engine.kernel.phrase import Refused
from engine.kernel.position.notation import BadPosition
from engine.kernel.ruleset import BadSetup
from engine.records.position import open_position, public_line
from engine.rulesets import rulesets
from engine.stewards.levels import minds, steward
from tests.running.marks import daily, nightly

from .other_hands import a_whole_game_replays, everything_has_words, stewards_play
from .test_draft import IDS, THREE, taken
from .test_draft import drafting as drafting_hands

DRAFT = {"draft_tracks": True}


def drafting(
    id: str = "agot-2e", order: Sequence[str] = (), seats: Sequence[str] = (), **options: Any
) -> Game[Any]:
    """Return a game in which the first card or place is to be taken, in a wanted order."""
    return drafting_hands(id, order, seats, **{**DRAFT, **options})


def pick_all(game: Game[Any], seed: int = 2) -> list[str]:
    """Take cards and places at random, until nobody lacks any; return who took, in order."""
    rng, by = random.Random(seed), []
    while game.question is not None and game.question.kind == "pick":
        (house,) = game.awaited
        value = game.shape_for(house).sample(rng)
        game.answer(house, value)
        by += [house] * len(taken(value))
    return by


def take(game: Game[Any], *things: str) -> None:
    """Let the Houses whose turns come take these cards and places."""
    for thing in things:
        game.answer(game.awaited[0], thing)


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("draft", ["balanced", "snake"])
def test_everyone_ends_with_seven_cards_and_three_places(id: str, draft: str) -> None:
    """V5.1 In ten turns; House Targaryen takes no places, and has seven."""
    game = drafting(id, draft=draft)
    state = game.state
    players = state.with_player(state.houses)
    by = Counter(pick_all(game))
    assert by == {house: 7 if house == "targaryen" else 10 for house in players}
    for house in players:
        assert Counter(state.box.house_cards[c].strength for c in state.hand[house]) == SHAPE
    for track in TRACKS:
        assert sorted(state.tracks[track]) == state.houses
    assert state.places == {}


def test_the_first_free_place_of_a_track_is_taken() -> None:
    """V5.1 Whoever takes first is first; the others come below, as they take."""
    game = drafting(order=THREE, players=3)
    assert turns(game.state)[:3] == THREE
    take(game, "fiefdoms", "eddard-stark", "fiefdoms")
    assert game.state.places["fiefdoms"] == ["baratheon", "stark"]
    told = [e.params for e in game.events if e.kind == "place-picked"]
    assert [(one["house"], one["track"], one["place"]) for one in told] == [
        ("house:baratheon", "track:fiefdoms", 1),
        ("house:stark", "track:fiefdoms", 2),
    ]
    pick_all(game)
    assert game.state.tracks["fiefdoms"][:2] == ["baratheon", "stark"]
    assert game.state.holder("fiefdoms") == "baratheon"


def test_everyone_is_told_the_tracks_when_they_are_full() -> None:
    """V5.1 The game begins without a turn order, which follows from the places."""
    game = drafting(order=THREE, players=3)
    assert [e.kind for e in game.events if e.kind.startswith("began")] == ["began-without-order"]
    pick_all(game)
    told = {e.params["track"]: e.params["order"] for e in game.events if e.kind == "track-set"}
    assert told == {
        f"track:{track}": [f"house:{house}" for house in order]
        for track, order in game.state.tracks.items()
    }


def test_nobody_takes_two_places_on_a_track() -> None:
    """V5.1 Only a track on which the House is not yet is offered."""
    game = drafting(order=THREE, players=3, draft="snake")
    take(game, "iron-throne", "eddard-stark", "robb-stark", "fiefdoms", "kings-court")
    assert game.awaited == ["baratheon"]
    with pytest.raises(Refused) as caught:
        take(game, "iron-throne")
    assert caught.value.reason.phrase.id == "refused-pick-place-taken"
    assert game.shape_for("baratheon").check("fiefdoms") is None


def test_vassals_begin_below_and_house_targaryen_last() -> None:
    """V5.1 Vassals in printed order; neither takes any place."""
    game = drafting("agot-2e-mod", seats=["arryn", "lannister", "stark", "targaryen"])
    printed = list(game.state.tracks["iron-throne"])
    pick_all(game)
    for track in TRACKS:
        assert game.state.tracks[track][-1] == "targaryen"
    vassals = [house for house in printed if house in game.state.vassals]
    assert game.state.tracks["iron-throne"][3:-1] == vassals
    assert len(vassals) == len(game.state.houses) - 4


def test_whoever_reads_knows_the_places_taken_so_far() -> None:
    """V5.1 Everything of it is open, as cards are; afterwards, only the tracks are left."""
    game = drafting(order=THREE, players=3)
    take(game, "kings-court", "fiefdoms")
    for seat in (None, *THREE):
        places = game.view(seat)["places"]
        assert places == {
            "iron-throne": [],
            "fiefdoms": ["lannister"],
            "kings-court": ["baratheon"],
        }
    question = game.question
    assert question is not None
    lines = game.ruleset.briefing(game.state, "stark", question.kind, question.params)  # type: ignore[attr-defined]
    assert [line.phrase.id for line in lines] == [
        "why-preview-places",
        "why-preview-places",
        "why-preview-draft-turns",
    ]
    pick_all(game)
    assert "places" not in game.view(None)


def test_a_place_can_be_wished_for_ahead() -> None:
    """V1.6 Among the cards, for all turns to come."""
    game = drafting(order=THREE, players=3)
    take(game, "kings-court", "fiefdoms")
    wishes = game.ruleset.ranked(game.state, "lannister", "pick")  # type: ignore[attr-defined]
    assert wishes.check(["iron-throne", "eddard-stark", "kings-court"]) is None
    assert wishes.check(["fiefdoms"]) is not None
    assert wishes.step(["track:iron-throne", "card:eddard-stark"]).value == [
        "iron-throne",
        "eddard-stark",
    ]


def test_the_safe_answer_is_a_card_while_any_is_lacking() -> None:
    """V5.4 Then the track whose first free place is the best."""
    game = drafting(order=THREE, players=3)
    while any(len(game.state.hand[house]) < 7 for house in THREE):
        (house,) = game.awaited
        shape = game.shape_for(house)
        assert shape.safe() in game.state.pool
        game.answer(house, shape.safe())
    take(game, "iron-throne", "kings-court")
    assert game.awaited == ["baratheon"]
    assert game.shape_for("baratheon").safe() == "fiefdoms"


@pytest.mark.parametrize(
    "other", [{"draft": "none"}, {"random_tracks": True}], ids=["no draft", "drawn"]
)
def test_what_it_excludes(other: dict[str, Any]) -> None:
    """V5.1, V5.2 Places are drafted in a draft, and not drawn by chance, too."""
    with pytest.raises(BadSetup) as caught:
        rulesets["agot-2e"].prepare({**DRAFT, **other}, (), {})
    assert caught.value.clash == {**DRAFT, **other}


@pytest.mark.parametrize("id", IDS)
def test_a_position_tells_the_places(id: str) -> None:
    """V0.6 At any time of the draft, and before it."""
    game, rng = drafting(id), random.Random(5)
    while game.question is not None and game.question.kind == "pick":
        again = open_position(public_line(game))
        assert (again.state.places, again.awaited) == (game.state.places, game.awaited)
        for _ in range(7):
            if game.question.kind == "pick":
                take(game, game.shape_for(game.awaited[0]).sample(rng))
    again = open_position(public_line(game))
    assert (again.state.tracks, again.awaited) == (game.state.tracks, game.awaited)


HEAD = "agot-2e/1 players=3 draft_tracks=true drafters=baratheon,lannister,stark round=1"


@pytest.mark.parametrize(
    "places",
    [
        "",
        " places={iron-throne:[lannister]}",
        " places={iron-throne:[baratheon,baratheon]}",
        " places={iron-throne:[tyrell]}",
        " places={wildlings:[baratheon]}",
        " places={iron-throne:baratheon}",
        " places=[baratheon]",
    ],
)
def test_a_position_that_no_draft_comes_to_is_refused(places: str) -> None:
    """V5.1 Without places, out of turn, twice, by another House, and nonsense."""
    line = f"{HEAD}{{}} phase=planning asks=pick:lannister"
    assert open_position(line.format(" places={iron-throne:[baratheon]}")).awaited == ["lannister"]
    with pytest.raises(BadPosition):
        open_position(line.format(places))


@pytest.mark.parametrize("id", daily("agot-2e-vassals", of=IDS))
@pytest.mark.parametrize("level", daily("squire", of=["page", "squire", "knight"]))
def test_stewards_draft_and_play_a_round(id: str, level: str) -> None:
    """V1.12 Without an answer that is refused."""
    game = drafting(id)
    stewards_play(game, steward(level, minds[id]), random.Random(7), rounds=1)
    assert not game.state.places


@nightly
@pytest.mark.parametrize("id", IDS)
def test_squires_play_a_whole_game_that_replays(id: str) -> None:
    """V0.6, V1.12 From the first pick to the end, with the same end in its record."""
    game: Game[Any] = Game.new(rulesets[id], {**DRAFT, "draft": "snake"})
    a_whole_game_replays(game, steward("squire", minds[id]), random.Random(9))


@pytest.mark.parametrize("id", IDS)
def test_everything_that_happens_and_every_reason_has_words(id: str) -> None:
    """Of any place on any track, too."""
    everything_has_words(drafting(id), random.Random(5))
