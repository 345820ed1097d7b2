"""Hands that are dealt anew (V1.11): after the last card, others of the same strengths."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine.agot.variants.hands import SHAPE
from engine.arena.random_play import record_of
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.ruleset import BadSetup
from engine.records import Record, compare
from engine.records.position import full_line, open_position, public_line
from engine.rulesets import rulesets
from engine.stewards.levels import minds, steward
from tests.agot.fighting import final_strengths, play_cards
from tests.agot.scenario import Position, march
from tests.running.marks import daily

from .other_hands import every_position_comes_back, everything_has_words, stewards_play
from .test_dealt_hands import IDS, dealt, hands_with, line, next_shuffled

REDEALT: dict[str, Any] = {"redealt_hands": True}
LAST = "tywin-lannister"
"""The last card in House Stark's hand."""


def fought(*, without: int | None = None) -> tuple[Position, Mapping[str, Sequence[str]]]:
    """Let House Stark win a combat with its last card; return the table before its new hand is
    dealt, and all hands as they were dealt first. ``without``: its cards of a strength are gone."""
    hands = hands_with(stark=[LAST], lannister=["ser-kevan-lannister"])
    others = [card for card in hands["stark"] if card != LAST]
    table = Position(open_position(line(hands, stark=others).replace("random_", "redealt_")))
    facts, s = table.state.box.house_cards, table.state
    s.discard["stark"] = [c for c in s.discard["stark"] if facts[c].strength != without]
    table.answer("stark", march("bay-of-ice", {"sunset-sea": "1S"}))
    play_cards(table, stark=LAST, lannister="ser-kevan-lannister").until("shuffle")
    return table, hands


def deal(game: Game[Any], seed: int = 1) -> list[str]:
    """Let chance deal; return the decks that were shuffled."""
    shuffled, rng = [], random.Random(seed)
    while game.awaited == [CHANCE]:
        shuffled.append(next_shuffled(game).deck)
        game.answer(CHANCE, next_shuffled(game).sample(rng))
    return shuffled


def strengths(game: Game[Any], cards: Sequence[str]) -> Counter[int]:
    """Count the cards of each strength."""
    return Counter(game.state.box.house_cards[card].strength for card in cards)


def test_the_last_card_brings_a_new_hand_of_the_same_strengths() -> None:
    """V1.11 All of it in hand; nobody else's hand changes, and the old cards are nobody's."""
    table, hands = fought()
    assert deal(table.game) == [f"house-cards-{strength}" for strength in sorted(SHAPE)]
    fresh = table.hand("stark")
    assert strengths(table.game, fresh) == SHAPE
    assert table.discard("stark") == []
    assert not {*fresh} & {*hands["stark"], *hands["lannister"], *hands["baratheon"]}
    assert {*table.hand("lannister"), *table.discard("lannister")} == {*hands["lannister"]}
    assert {*table.hand("baratheon")} == {*hands["baratheon"]}
    (told,) = table.events("deck-changed")
    assert told["house"] == "house:stark"
    assert {card.params["card"] for card in told["cards"]} == {f"card:{card}" for card in fresh}
    assert not table.events("cards-returned")


def test_old_cards_are_dealt_to_others_later() -> None:
    """V1.11 They go back into the pool."""
    table, hands = fought()
    deal(table.game)
    s = table.game.state
    free = {c for c in s.pool if not any(c in s.cards_of(house) for house in s.houses)}
    assert {*hands["stark"]} <= free


def test_a_smaller_hand_is_dealt_as_many_cards() -> None:
    """V1.11 A card that has left the game is not replaced."""
    table, hands = fought(without=0)
    assert deal(table.game) == [f"house-cards-{strength}" for strength in (1, 2, 3, 4)]
    assert strengths(table.game, table.hand("stark")) == Counter({4: 1, 3: 1, 2: 2, 1: 2})
    assert not {*table.hand("stark")} & {*hands["stark"]}


def test_a_card_that_is_not_the_last_changes_nothing() -> None:
    """V1.11, 9.9.3 It is discarded."""
    hands = hands_with(stark=[LAST], lannister=["ser-kevan-lannister"])
    table = Position(open_position(line(hands).replace("random_", "redealt_")))
    table.answer("stark", march("bay-of-ice", {"sunset-sea": "1S"}))
    final_strengths(table, stark=LAST, lannister="ser-kevan-lannister")
    assert table.game.awaited != [CHANCE]
    assert table.discard("stark") == [LAST]
    assert len(table.hand("stark")) == 6


def test_roose_bolton_is_dealt_to_nobody() -> None:
    """V1.7, V1.11 Where hands come back, he is dealt."""
    for options, there in (({}, True), (REDEALT, False)):
        assert ("roose-bolton" in dealt(**options).state.pool) is there


def test_hands_that_are_dealt_anew_are_dealt() -> None:
    """V1.11 Nobody has to say both; to say the contrary is refused."""
    setup = rulesets["agot-2e"].prepare(REDEALT, (), {})
    assert setup.options["random_hands"] is True
    with pytest.raises(BadSetup) as caught:
        rulesets["agot-2e"].prepare({**REDEALT, "random_hands": False}, (), {})
    assert caught.value.clash == {**REDEALT, "random_hands": False}
    assert {id for id, rules in rulesets.items() if "redealt_hands" in rules.options} == {*IDS}


@pytest.mark.parametrize("id", daily("agot-2e", "agot-2e-vassals", of=IDS))
def test_a_game_replays(id: str) -> None:
    """V0.6 Its record names both options; whoever has played the last card has had others since."""
    record = record_of(rulesets[id], REDEALT, 3, 1)
    assert record["options"]["redealt_hands"] is True
    assert compare(Record.model_validate(record)).differences == 0


@pytest.mark.parametrize("id", IDS)
def test_any_position_of_a_random_game_comes_back(id: str) -> None:
    """V0.6 With whatever hands have been dealt until then."""
    every_position_comes_back(dealt(id, **REDEALT), random.Random(4))


def test_a_full_line_in_the_middle_of_a_deal_goes_on_as_it_would_have() -> None:
    """V0.6 What chance has shuffled already is kept."""
    table, _ = fought()
    table.game.answer(CHANCE, next_shuffled(table.game).sample(random.Random(7)))
    again = open_position(full_line(table.game))
    assert public_line(again) == public_line(table.game)
    for game in (table.game, again):
        deal(game, 5)
    assert again.state.hand == table.game.state.hand


@pytest.mark.parametrize("id", IDS)
def test_everything_that_happens_and_every_reason_has_words(id: str) -> None:
    """Of hands that are dealt again, too."""
    everything_has_words(dealt(id, **REDEALT), random.Random(2))


@pytest.mark.parametrize("id", daily("agot-2e", of=IDS))
def test_squires_play_with_hands_that_change(id: str) -> None:
    """Two rounds without an answer that is refused."""
    game, rng, squire = dealt(id, **REDEALT), random.Random(6), steward("squire", minds[id])
    stewards_play(game, squire, rng, rounds=2)
