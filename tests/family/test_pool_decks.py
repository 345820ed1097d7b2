"""The decks from which hands are dealt or drafted: all three of the 2nd edition, or two (V1.1)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from engine.agot.components import open_box
from engine.agot.variants.hands import SHAPE
from engine.agot.variants.pools import POOLED
from engine.arena.random_play import record_of
from engine.kernel.game import Game
from engine.kernel.ruleset import BadSetup
from engine.records import Record, compare
from engine.records.position import open_position, public_line
from engine.rulesets import rulesets
from engine.stewards.levels import minds, steward
from tests.running.marks import daily

from .other_hands import stewards_play

IDS = ["agot-2e", "agot-2e-adwd", "agot-2e-vassals", "agot-2e-mod"]
TWO = [choice for choice in POOLED if choice != "all"]
BOXES = {"base": "agot-2e", "adwd": "agot-2e-adwd", "asos": "agot-2e-asos"}


def made(id: str, decks: str, **options: Any) -> Game[Any]:
    """Return a game whose hands are dealt, or drafted if the options say so."""
    hands = options if "draft" in options else {"random_hands": True, **options}
    game: Game[Any] = Game.new(rulesets[id], {"pool_decks": decks, **hands})
    rng = random.Random(3)
    while game.question is not None and game.question.kind in ("shuffle", "pick"):
        (seat,) = game.awaited
        game.answer(seat, game.shape_for(seat).sample(rng))
    return game


@pytest.mark.parametrize("decks", TWO)
@pytest.mark.parametrize("id", ["agot-2e", "agot-2e-adwd", "agot-2e-vassals"])
def test_the_pool_has_the_cards_of_two_decks(id: str, decks: str) -> None:
    """V1.1 Of each House in the game, both whole; whatever is printed for the set-up."""
    pool = {*made(id, decks, draft="snake").state.pool}
    named = [open_box(BOXES[name]).house_cards for name in decks.split("-")]
    assert pool == {card for box in named for card in box}


@pytest.mark.parametrize(
    ("decks", "arryn", "targaryen"),
    [("base-adwd", 14, 14), ("base-asos", 7, 7), ("adwd-asos", 14, 14), ("all", 14, 14)],
)
def test_houses_without_a_deck_have_their_printed_cards(
    decks: str, arryn: int, targaryen: int
) -> None:
    """V1.1 Nobody drew Houses Arryn and Targaryen for A Storm of Swords; their first decks stand
    in, and their second belong to A Dance with Dragons."""
    state = made("agot-2e-mod", decks, players=8, draft="balanced").state
    of = Counter(state.box.house_cards[card].house for card in state.pool)
    assert (of["arryn"], of["targaryen"]) == (arryn, targaryen)
    assert ("daenerys-targaryen-b" in state.pool) == (decks != "base-asos")


@pytest.mark.parametrize("hands", [{"draft": "snake"}, {"random_hands": True}])
@pytest.mark.parametrize("decks", TWO)
@pytest.mark.parametrize("id", IDS)
def test_there_are_enough_cards_for_everyone(id: str, decks: str, hands: dict[str, Any]) -> None:
    """V1.2, V1.5 Every hand has its seven cards, each of two decks."""
    most = max(rulesets[id].options["players"])
    state = made(id, decks, players=most, **hands).state
    for house in state.with_player(state.houses):
        assert Counter(state.box.house_cards[c].strength for c in state.hand[house]) == SHAPE
        assert {*state.hand[house]} <= {*state.pool}


def test_hands_of_some_decks_are_dealt_unless_they_are_drafted() -> None:
    """V1.1 Without another word; whatever else makes hands, or nothing, is refused."""
    agreed = rulesets["agot-2e"].prepare({"pool_decks": "base-asos"}, (), {}).options
    assert agreed["random_hands"]
    for drafted in ({"draft": "snake"}, {"draft_tracks": True}, {"limited_draft": True}):
        agreed = rulesets["agot-2e"].prepare({"pool_decks": "base-asos", **drafted}, (), {}).options
        assert not agreed["random_hands"]
    for other in ({"random_hands": False}, {"thematic_hands": True}, {"house_cards": "asos"}):
        with pytest.raises(BadSetup) as caught:
            rulesets["agot-2e"].prepare({"pool_decks": "base-asos", **other}, (), {})
        assert other.items() <= caught.value.clash.items()


@pytest.mark.parametrize("id", daily("agot-2e", "agot-2e-mod", of=IDS))
def test_new_hands_come_from_the_same_decks(id: str) -> None:
    """V1.11 There are enough others of each strength in two decks, too."""
    game = made(id, "base-asos", redealt_hands=True)
    stewards_play(game, steward("page", minds[id]), random.Random(5), rounds=3)
    state = game.state
    for house in state.with_player(state.houses):
        assert {*state.cards_of(house)} <= {*state.pool}


@pytest.mark.parametrize("decks", TWO)
@pytest.mark.parametrize("id", IDS)
def test_positions_come_back(id: str, decks: str) -> None:
    """V0.6 With the choice of decks, and without cards of others."""
    game = made(id, decks)
    again = open_position(public_line(game))
    assert (again.state.hand, again.state.pool) == (game.state.hand, game.state.pool)


@pytest.mark.parametrize("id", daily("agot-2e-mod", of=IDS))
def test_a_game_replays(id: str) -> None:
    """V0.6 The record has the option."""
    record = record_of(rulesets[id], {"random_hands": True, "pool_decks": "adwd-asos"}, 3, 1)
    assert record["options"]["pool_decks"] == "adwd-asos"
    assert compare(Record.model_validate(record)).differences == 0
