"""Wishes for a draft of House cards: one ranking for all of a House's turns (V1.6)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from engine.agot.variants.draft import free_cards, room_in, turns, worth
from engine.agot.variants.hands import SHAPE
from engine.kernel.ahead.lookahead import Foresight, foresee, planned
from engine.kernel.ahead.plans import Plan, TakesPlans, review, stopped
from engine.kernel.game import Game
from engine.kernel.phrase import Refused
from engine.kernel.saving import save
from engine.kernel.shapes import Ranking
from tests.running.marks import daily

from .test_draft import IDS, THREE, drafting, take, taken

MOST_WAITS = 10
"""How often a draft of six may wait for somebody, if all rank."""
RANKED = 2
"""How many cards somebody ranks for each place in their hand."""


def ahead(game: Game[Any], house: str, plans: Sequence[Plan] = ()) -> Foresight:
    """Return what a House foresees."""
    return foresee(game, house, random.Random(1), plans)


def wish(game: Game[Any], house: str, *cards: str, plans: Sequence[Plan] = ()) -> Plan:
    """Rank cards for all turns that a House has not ranked anything for."""
    seen = ahead(game, house, plans)
    place = next(n for n, f in enumerate(seen.questions) if f.planned is None and not f.now)
    return planned(seen, place, [{"value": card, "conditions": []} for card in cards])


def offered(game: Game[Any], house: str) -> list[str]:
    """Return the cards that a House may rank."""
    rules: TakesPlans[Any] = game.ruleset  # type: ignore[assignment]  # it takes plans
    shape = rules.ranked(game.state, house, "pick")
    assert isinstance(shape, Ranking)
    return list(shape.things)


def test_the_first_free_card_is_taken_at_each_turn() -> None:
    """V1.6 What others have taken is passed over, and so is what the hand has no room for."""
    game = drafting(order=THREE, players=3, draft="snake")
    wanted = ["eddard-stark", "tywin-lannister", "stannis-baratheon", "robb-stark", "the-hound"]
    wishes = wish(game, "stark", *wanted)
    take(game, "eddard-stark")
    take(game, "cersei-lannister")
    assert review([wishes], game, "stark").value == "tywin-lannister"
    take(game, "tywin-lannister")
    assert review([wishes], game, "stark").value == "robb-stark"


def test_every_free_card_can_be_ranked_for_which_the_hand_has_room() -> None:
    """V1.6 Also those that others are assumed to take first; no card of a strength that is full."""
    game = drafting(order=THREE, players=3)
    assert {*offered(game, "stark")} == {*game.state.pool}
    take(game, "eddard-stark")
    facts = game.state.box.house_cards
    assert {facts[card].strength for card in offered(game, "baratheon")} == {*SHAPE} - {4}
    assert "eddard-stark" not in offered(game, "stark")
    with pytest.raises(Refused):
        wish(game, "stark", "eddard-stark")


def test_a_ranking_that_is_used_up_asks_again() -> None:
    """V1.6 Its House is told that nothing of it is left, and chooses by hand."""
    game = drafting(order=THREE, players=3)
    wishes = wish(game, "lannister", "eddard-stark")
    take(game, "eddard-stark")
    found = review([wishes], game, "lannister")
    assert found.fires is None
    assert [reason.id for reason in found.stopped.values()] == ["plan-stopped-ranking"]


@pytest.mark.parametrize("id", IDS)
def test_wishes_are_over_with_the_draft(id: str) -> None:
    """V1.6 A card that was wished for cannot be taken later."""
    game, rng = drafting(id), random.Random(3)
    house = game.state.drafters[-1]
    wishes = wish(game, house, *offered(game, house))
    while game.question is not None and game.question.kind == "pick":
        (turn,) = game.awaited
        found = review([wishes], game, turn) if turn == house else None
        assert found is None or found.fires == 0
        take(game, game.shape_for(turn).sample(rng) if found is None else found.value)
    (reason,) = review([wishes], game, house).stopped.values()
    assert reason.id == "plan-stopped-passed"


def test_nothing_of_a_ranking_shows_before_a_card_is_taken() -> None:
    """V0.3 It is no part of the game: state, views and what is told are the same without it."""
    with_wishes, without = drafting(order=THREE, players=3), drafting(order=THREE, players=3)
    wish(with_wishes, "stark", *offered(with_wishes, "stark")[:9])
    for seat in (None, *THREE):
        assert with_wishes.view(seat) == without.view(seat)
    assert save(with_wishes) == save(without)
    assert [e.kind for e in with_wishes.events] == [e.kind for e in without.events]


def ranking(game: Game[Any], house: str, taste: random.Random) -> list[str]:
    """Return a person's ranking: for each place in their hand, some of the cards that they like
    best."""
    facts, room = game.state.box.house_cards, room_in(game.state, house)
    liking: dict[str, float] = {}
    for strength, free in free_cards(game.state).items():
        likes = {card: worth(facts[card]) + 2 * taste.random() for card in free}
        best = sorted(free, key=lambda card: -likes[card])[: RANKED * room[strength]]
        liking |= {card: likes[card] for card in best}
    return sorted(liking, key=lambda card: -liking[card])


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("draft", daily("snake", of=["balanced", "snake"]))
def test_six_who_rank_wait_ten_times_at_most(draft: str, seed: int) -> None:
    """V1.6 Instead of 42 times: everyone ranks two cards for each place in their hand, before the
    first turn and whenever nothing of it is left."""
    game = drafting(draft=draft)
    taste = {house: random.Random(f"{seed}:{house}") for house in game.state.drafters}
    plans: dict[str, list[Plan]] = {
        house: [wish(game, house, *ranking(game, house, taste[house]))]
        for house in game.state.drafters
    }
    waits = picks = 0
    while game.question is not None and game.question.kind == "pick":
        (house,) = game.awaited
        found = review(plans[house], game, house)
        for at, reason in found.stopped.items():
            plans[house][at] = stopped(plans[house][at], reason)
        value = found.value
        if found.fires is None:
            waits += 1
            best = ranking(game, house, taste[house])
            value = best[0]
            if house in turns(game.state)[2:]:
                again = [card for card in best if card != value]
                plans[house].append(wish(game, house, *again, plans=plans[house]))
        take(game, value)
        picks += len(taken(value))
    assert picks == 6 * sum(SHAPE.values())
    assert waits <= MOST_WAITS
