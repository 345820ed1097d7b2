"""The draft of House cards (V1.6): in turn, everyone takes a card of an open pool, seven in all."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine.agot.components import open_box
from engine.agot.variants.draft import BALANCED_ROWS, turns, worth
from engine.agot.variants.hands import SHAPE
from engine.arena.random_play import record_of
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.phrase import Refused
from engine.kernel.position.notation import BadPosition
from engine.kernel.ruleset import BadSetup
from engine.kernel.shapes import Shuffle
from engine.records import Record, compare
from engine.records.position import open_position, public_line
from engine.rulesets import rulesets
from engine.stewards.levels import minds, steward
from tests.running.marks import daily, nightly

from .other_hands import (
    a_whole_game_replays,
    every_position_comes_back,
    everything_has_words,
    stewards_play,
)

DRAFT = {"draft": "balanced"}
IDS = ["agot-2e", "agot-2e-adwd", "agot-2e-vassals", "agot-2e-mod"]
THREE = ["baratheon", "lannister", "stark"]
"""The Houses of a game of three."""


def drafting(
    id: str = "agot-2e", order: Sequence[str] = (), seats: Sequence[str] = (), **options: Any
) -> Game[Any]:
    """Return a game in which the first card is to be taken, in a wanted order."""
    game: Game[Any] = Game.new(rulesets[id], {**DRAFT, **options}, seats)
    rng = random.Random(1)
    while game.question is not None and game.question.kind != "pick":
        seat = game.awaited[0]
        shape = game.shape_for(seat)
        value = shape.sample(rng)
        if order and isinstance(shape, Shuffle) and shape.deck == "drafters":
            value = {"deck": "drafters", "order": list(order)}
        game.answer(seat, value)
    return game


def drafted(id: str = "agot-2e", seed: int = 2, **options: Any) -> Game[Any]:
    """Return a game whose hands are full, of cards taken at random."""
    game, rng = drafting(id, **options), random.Random(seed)
    while game.question is not None and game.question.kind == "pick":
        take(game, game.shape_for(game.awaited[0]).sample(rng))
    return game


def take(game: Game[Any], card: str | list[str]) -> str:
    """Let the House whose turn it is take a card, or two in a row; return the House."""
    (house,) = game.awaited
    game.answer(house, card)
    return house


def taken(value: str | list[str]) -> list[str]:
    """Return what an answer takes: in two turns in a row, two things."""
    return value if isinstance(value, list) else [value]


def strength_of(game: Game[Any], card: str) -> int:
    """Return the printed strength of a House card."""
    return int(game.state.box.house_cards[card].strength)


# -- the pool --------------------------------------------------------------------------------------


def test_the_pool_has_all_decks_of_the_2nd_edition() -> None:
    """V1.1 Base game, A Dance with Dragons, A Storm of Swords, each card once; not the 1st edition;
    cards that are never dealt can be drafted."""
    pool = drafting().state.pool
    assert len({*pool}) == len(pool) == 3 * 42
    for box in ("agot-2e", "agot-2e-adwd", "agot-2e-asos"):
        assert {*open_box(box).house_cards} <= {*pool}
    assert {"khal-drogo", "missandei"} <= {*drafting("agot-2e-mod", players=8).state.pool}


def test_a_limited_draft_has_cards_of_houses_on_the_board_only() -> None:
    """V1.3 With three, those of three Houses, vassals included; else those of all six."""
    houses = {c.house for c in cards_in(drafting(players=3))}
    assert houses == {*open_box("agot-2e").figures.start}
    assert {c.house for c in cards_in(drafting(players=3, limited_draft=True))} == {*THREE}
    vassals = drafting("agot-2e-vassals", seats=THREE, limited_draft=True)
    assert {c.house for c in cards_in(vassals)} == {*vassals.state.houses}


def cards_in(game: Game[Any]) -> list[Any]:
    """Return the facts of the cards in the pool."""
    return [game.state.box.house_cards[card] for card in game.state.pool]


def test_whoever_limits_a_draft_drafts() -> None:
    """V1.3 Without another word, in balanced turns; without a draft it is refused."""
    setup = rulesets["agot-2e"].prepare({"limited_draft": True}, (), {})
    assert setup.options["draft"] == "balanced"
    with pytest.raises(BadSetup) as caught:
        rulesets["agot-2e"].prepare({"limited_draft": True, "draft": "none"}, (), {})
    assert caught.value.clash == {"limited_draft": True, "draft": "none"}


@pytest.mark.parametrize("limited", [False, True])
@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
def test_there_are_enough_cards_of_each_strength(id: str, players: int, limited: bool) -> None:
    """V1.5 In every game in which cards can be drafted, so that none has to be refused."""
    if players not in rulesets[id].options["players"]:
        return
    game = drafting(id, players=players, limited_draft=limited)
    found = Counter(card.strength for card in cards_in(game))
    for strength, number in SHAPE.items():
        assert found[strength] >= number * players


# -- turns -----------------------------------------------------------------------------------------


def test_the_order_is_drawn_before_round_1() -> None:
    """V0.2, V0.3, V1.6 By chance, after the decks and the tracks; everyone is told it."""
    game: Game[Any] = Game.new(rulesets["agot-2e"], {**DRAFT, "random_tracks": True})
    drawn, rng = [], random.Random(3)
    while game.awaited == [CHANCE]:
        drawn.append(game.shape_for(CHANCE).sample(rng))
        game.answer(CHANCE, drawn[-1])
    assert drawn[0]["deck"] == "houses"
    assert drawn[-1]["deck"] == "drafters"
    order = drawn[-1]["order"]
    assert game.state.drafters == order
    (told,) = [e.params["houses"] for e in game.events if e.kind == "draft-order"]
    assert told == [f"house:{house}" for house in order]
    assert game.awaited == order[:1]


def test_snake_turns_go_back_and_forth() -> None:
    """V1.6 From first to last, then from last to first, and so on; whoever turns round is asked
    once for two cards."""
    game, rng, asked = drafting(order=THREE, players=3, draft="snake"), random.Random(4), []
    while game.question is not None and game.question.kind == "pick":
        asked.append(take(game, game.shape_for(game.awaited[0]).sample(rng)))
    _, second, third = THREE
    twice = [second, third, second, THREE[0]]
    assert asked == [THREE[0], *twice, *twice, *twice, second, third]


def test_balanced_turns_follow_the_table_of_their_number() -> None:
    """V1.6 With three: first, second, third; then the second begins, and then the third."""
    game = drafting(order=THREE, players=3)
    first, second, third = THREE
    rows = [first, second, third, second, third, first, third, first, second]
    assert turns(game.state) == [*rows, *rows, first, second, third]
    take(game, "eddard-stark")
    assert turns(game.state)[:3] == [second, third, second]


@pytest.mark.parametrize("number", [3, 4, 5, 6, 7, 8])
def test_in_balanced_rows_everyone_is_once_at_each_place(number: int) -> None:
    """V1.6 In as many rows as there are drafters."""
    rows = BALANCED_ROWS[number]
    everyone = sorted(map(str, range(number)))
    assert len(rows) == number
    assert all(sorted(row) == everyone for row in rows)
    assert all(sorted(column) == everyone for column in zip(*rows, strict=True))


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("draft", ["balanced", "snake"])
def test_it_is_over_when_all_hands_are_full(id: str, draft: str) -> None:
    """V1.2, V1.6 One of 0, two of 1, two of 2, one of 3, one of 4; no card is taken twice."""
    game = drafted(id, draft=draft)
    state = game.state
    players = state.with_player(state.houses)
    for house in players:
        assert Counter(strength_of(game, card) for card in state.hand[house]) == SHAPE
    everything = [card for house in players for card in state.hand[house]]
    assert len({*everything}) == len(everything)
    assert state.drafters == []
    told = [event.params["house"] for event in game.events if event.kind == "hand-chosen"]
    assert told == [f"house:{house}" for house in state.with_player(state.turn_order)]


def test_vassals_draft_nothing() -> None:
    """V1.16 They have their own deck."""
    game = drafted("agot-2e-vassals", seats=["baratheon", "lannister", "stark", "martell"])
    assert game.state.hand["tyrell"] == game.state.hand["greyjoy"] == []
    assert "beric-dondarrion" in game.state.known_hand("tyrell")


# -- picks -----------------------------------------------------------------------------------------


def test_nobody_takes_a_card_that_is_gone_or_for_which_the_hand_has_no_room() -> None:
    """V1.2 The refusals say which."""
    game = drafting(order=THREE, players=3, draft="snake")
    take(game, "eddard-stark")
    with pytest.raises(Refused) as caught:
        take(game, "eddard-stark")
    assert caught.value.reason.phrase.id == "refused-pick-not-free"
    for card in ("robb-stark", "ser-jaime-lannister", "the-hound", "cersei-lannister"):
        take(game, card)
    assert game.awaited == ["baratheon"]
    with pytest.raises(Refused) as caught:
        take(game, "tywin-lannister")
    assert caught.value.reason.phrase.id == "refused-pick-strength-full"
    assert caught.value.reason.phrase.params == {"strength": 4}


def test_everything_is_open() -> None:
    """V1.6 Hands so far, turns, and each card that is taken."""
    game = drafting(order=THREE, players=3)
    take(game, "eddard-stark")
    for seat in (None, *THREE):
        view = game.view(seat)
        assert view["houses"]["baratheon"]["hand"] == ["eddard-stark"]
        assert view["drafters"] == THREE
    (told,) = [event.params for event in game.events if event.kind == "picked"]
    assert told["house"] == "house:baratheon"
    assert told["card"].params == {"card": "card:eddard-stark", "strength": 4}  # type: ignore[union-attr]
    assert "drafters" not in drafted().view(None)


def test_whoever_picks_reads_hands_and_the_next_turns() -> None:
    """V1.6 The next two rows, and what everyone has."""
    game = drafting(order=THREE, players=3)
    take(game, "eddard-stark")
    rules, question = game.ruleset, game.question
    assert question is not None
    lines = rules.briefing(game.state, "lannister", question.kind, question.params)  # type: ignore[attr-defined]
    assert [line.phrase.id for line in lines] == ["why-preview-drafted", "why-preview-draft-turns"]
    assert lines[-1].phrase.params["houses"] == [f"house:{h}" for h in turns(game.state)[:6]]


def test_the_safe_answer_is_the_best_card_of_the_strength_that_is_scarcest() -> None:
    """V1.6 By strength, icons and text, where the fewest remain beyond what hands lack."""
    game = drafting(order=THREE, players=3, limited_draft=True)
    state = game.state
    free = Counter(strength_of(game, card) for card in state.pool)
    spare = {n: free[n] - 3 * number for n, number in SHAPE.items()}
    card = game.shape_for("baratheon").safe()
    assert spare[strength_of(game, card)] == min(spare.values())
    facts = state.box.house_cards
    same = [facts[c] for c in state.pool if facts[c].strength == facts[card].strength]
    assert worth(facts[card]) == max(map(worth, same))


# -- what it excludes ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "other"),
    [
        ("agot-2e", {"thematic_hands": True}),
        ("agot-2e", {"random_hands": True}),
        ("agot-2e", {"house_cards": "adwd"}),
        ("agot-2e-adwd", {"house_cards": "asos"}),
        ("agot-2e-mod", {"targaryen_deck": "b"}),
    ],
)
def test_it_excludes_other_ways_to_a_hand(id: str, other: Mapping[str, Any]) -> None:
    """V0.9, V1.18 The refusal names both."""
    with pytest.raises(BadSetup) as caught:
        rulesets[id].prepare({**DRAFT, **other}, (), {})
    assert caught.value.clash == {**DRAFT, **other}


@pytest.mark.parametrize("name", ["limited_draft", "draft_tracks", "redealt_hands"])
def test_what_makes_a_draft_or_a_deal_excludes_the_same(name: str) -> None:
    """V0.9 Also without the word for it, which is completed."""
    with pytest.raises(BadSetup) as caught:
        rulesets["agot-2e-mod"].prepare({name: True, "targaryen_deck": "b"}, (), {})
    assert caught.value.clash["targaryen_deck"] == "b"


@pytest.mark.parametrize("id", ["agot-1e", "agot-2e-affc"])
def test_other_games_do_not_offer_it(id: str) -> None:
    """V1.1 The decks are those of the 2nd edition; objectives go with the printed cards."""
    assert not {"draft", "limited_draft"} & {*rulesets[id].options}


# -- positions, records, stewards ------------------------------------------------------------------


@pytest.mark.parametrize("draft", ["balanced", "snake"])
@pytest.mark.parametrize("id", IDS)
def test_a_position_tells_the_order_and_the_hands(id: str, draft: str) -> None:
    """V0.6 At any time of the draft, and before it."""
    game, rng = drafting(id, draft=draft), random.Random(5)
    while game.question is not None and game.question.kind == "pick":
        again = open_position(public_line(game))
        assert (again.state.hand, again.awaited) == (game.state.hand, game.awaited)
        for _ in range(5):
            if game.question.kind == "pick":
                take(game, game.shape_for(game.awaited[0]).sample(rng))
    again = open_position(public_line(game))
    assert (again.state.hand, again.awaited) == (game.state.hand, game.awaited)


@pytest.mark.parametrize("id", IDS)
def test_any_position_of_a_random_game_comes_back(id: str) -> None:
    """V0.6 With the cards in hand, discarded, and out of the game."""
    every_position_comes_back(drafted(id), random.Random(4))


HEAD = "agot-2e/1 players=3 draft=snake drafters={} round=1 phase=planning asks=pick:lannister"
ORDER = "baratheon,lannister,stark"


@pytest.mark.parametrize(
    ("order", "hands"),
    [
        (ORDER, {"lannister": "eddard-stark"}),
        (ORDER, {"baratheon": "eddard-stark", "lannister": "eddard-stark"}),
        (ORDER, {"baratheon": "eddard-stark,tywin-lannister"}),
        (ORDER, {"baratheon": "missandei"}),
        ("baratheon,lannister", {"baratheon": "eddard-stark"}),
    ],
)
def test_a_position_that_no_draft_comes_to_is_refused(order: str, hands: Mapping[str, str]) -> None:
    """V1.6 Out of turn, a card twice, one too many, one outside the pool, and not everyone."""
    told = "".join(f" | {house} hand={cards}" for house, cards in hands.items())
    assert open_position(HEAD.format(ORDER) + " | baratheon hand=eddard-stark").awaited
    with pytest.raises(BadPosition):
        open_position(HEAD.format(order) + told)


@pytest.mark.parametrize("id", IDS)
def test_a_game_with_drafted_hands_replays(id: str) -> None:
    """V0.3, V0.6 The record has the option, the drawn order, and each pick."""
    record = record_of(rulesets[id], DRAFT, 3, 1, rounds=3)
    assert record["options"]["draft"] == "balanced"
    picks = [step["value"] for step in record["steps"] if step["kind"] == "pick"]
    cards = [card for pick in picks for card in taken(pick)]
    assert len(cards) % 7 == 0 < len(picks) < len(cards)
    assert compare(Record.model_validate(record)).differences == 0


@pytest.mark.parametrize("id", daily("agot-2e", of=IDS))
@pytest.mark.parametrize("level", daily("squire", of=["page", "squire", "knight"]))
def test_stewards_draft_and_play_two_rounds(id: str, level: str) -> None:
    """V1.12 Without an answer that is refused."""
    game, rng = drafting(id), random.Random(7)
    mind = steward(level, minds[id])
    stewards_play(game, mind, rng, rounds=2)
    assert all(len(game.state.cards_of(h)) for h in game.state.with_player(game.state.houses))


@nightly
@pytest.mark.parametrize("id", daily("agot-2e-vassals", of=IDS))
@pytest.mark.parametrize(
    "options", daily({"draft": "snake"}, of=[{"draft": "snake"}, {"limited_draft": True}])
)
def test_squires_play_a_whole_game_that_replays(id: str, options: Mapping[str, Any]) -> None:
    """V0.6, V1.12 From the first pick to the end, with the same end in its record."""
    game: Game[Any] = Game.new(rulesets[id], options)
    a_whole_game_replays(game, steward("squire", minds[id]), random.Random(9))


def test_a_squire_takes_better_cards_than_chance_does() -> None:
    """V1.12 Of every strength those with icons and texts."""
    game, rng = drafting(order=THREE, players=3), random.Random(8)
    mind = steward("squire", minds["agot-2e"])
    while game.question is not None and game.question.kind == "pick":
        (house,) = game.awaited
        wise = house == "stark"
        value = mind.answer(game, house, 1) if wise else game.shape_for(house).sample(rng)
        game.answer(house, value)
    state = game.state
    total = {h: sum(worth(state.box.house_cards[c]) for c in state.hand[h]) for h in THREE}
    assert total["stark"] > max(total["baratheon"], total["lannister"])


@pytest.mark.parametrize("id", IDS)
def test_everything_that_happens_and_every_reason_has_words(id: str) -> None:
    """Of any card in any hand."""
    everything_has_words(drafting(id), random.Random(5))
