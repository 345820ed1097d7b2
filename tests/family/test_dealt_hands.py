"""Hands dealt by chance (V1.7): everyone has seven cards of the usual strengths, of any House."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from bot.games.registry import plugin_of
from bot.text import localizer_for
from engine.agot.components import open_box
from engine.agot.variants.hands import SHAPE
from engine.arena.random_play import record_of
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.position.notation import BadPosition
from engine.kernel.ruleset import BadSetup
from engine.kernel.shapes import Shuffle
from engine.records import Record, compare
from engine.records.position import open_position, public_line
from engine.rulesets import rulesets
from engine.stewards.levels import minds, steward
from tests.agot.fighting import final_strengths
from tests.agot.scenario import Position, march
from tests.running.marks import daily

from .other_hands import every_position_comes_back, everything_has_words, stewards_play

DEALT = {"random_hands": True}
IDS = ["agot-2e", "agot-2e-adwd", "agot-2e-vassals", "agot-2e-mod"]
NEVER = {"khal-drogo", "doran-martell-adwd", "daenerys-targaryen-a"}
THREE = ["baratheon", "lannister", "stark"]
"""The Houses of a game of three, in turn order."""


def next_shuffled(game: Game[Any]) -> Shuffle:
    """Return what chance is asked to shuffle."""
    shape = game.shape_for(CHANCE)
    assert isinstance(shape, Shuffle)
    return shape


def before_the_deal(id: str = "agot-2e", seats: Sequence[str] = (), **options: Any) -> Game[Any]:
    """Return a game whose decks are shuffled, and whose hands are still to be dealt."""
    game: Game[Any] = Game.new(rulesets[id], {**options, **DEALT}, seats)
    while not next_shuffled(game).deck.startswith("house-cards"):
        game.answer(CHANCE, game.shape_for(CHANCE).sample(random.Random(1)))
    return game


def dealt(
    id: str = "agot-2e",
    seats: Sequence[str] = (),
    on_top: Mapping[int, Sequence[str]] = {},
    **options: Any,
) -> Game[Any]:
    """Return a game whose hands are dealt, with some cards of each strength on top."""
    game, rng = before_the_deal(id, seats, **options), random.Random(2)
    while game.awaited == [CHANCE]:
        pool = next_shuffled(game)
        first = on_top.get(int(pool.deck[-1]), ())
        rest = [card for card in pool.sample(rng)["order"] if card not in first]
        game.answer(CHANCE, {"deck": pool.deck, "order": [*first, *rest]})
    return game


# -- the deal --------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", IDS)
def test_everyone_is_dealt_a_card_of_each_strength(id: str) -> None:
    """V1.2, V1.7 One of 0, two of 1, two of 2, one of 3, one of 4; no card is dealt twice."""
    state = dealt(id).state
    players = state.with_player(state.houses)
    for house in players:
        assert Counter(state.box.house_cards[c].strength for c in state.hand[house]) == SHAPE
    everything = [card for house in players for card in state.hand[house]]
    assert len({*everything}) == len(everything) == 7 * len(players)


def test_one_strength_after_another_is_dealt() -> None:
    """V1.7 From 0 to 4, in turn order; of 1 and of 2 there are two rounds."""
    zeros, ones = pool_of(0)[:3], pool_of(1)[:6]
    game = dealt(players=3, on_top={0: zeros, 1: ones})
    assert game.state.turn_order == THREE
    for place, house in enumerate(THREE):
        assert {zeros[place], ones[place], ones[place + 3]} <= {*game.state.hand[house]}


def pool_of(strength: int) -> list[str]:
    """Return the cards of a strength from which three players are dealt."""
    state = before_the_deal(players=3).state
    return [card for card in state.pool if state.box.house_cards[card].strength == strength]


def test_hands_are_dealt_before_round_1_after_the_tracks_are_drawn() -> None:
    """V0.2 Nobody is asked anything before; with chance on the tracks, both come first."""
    game = Game.new(rulesets["agot-2e"], {**DEALT, "random_tracks": True})
    shuffled, rng = [], random.Random(3)
    while game.awaited == [CHANCE]:
        shuffled.append(next_shuffled(game).deck)
        assert not any(game.state.hand.values())
        game.answer(CHANCE, game.shape_for(CHANCE).sample(rng))
    assert shuffled[0] == "houses"
    assert shuffled[-5:] == [f"house-cards-{strength}" for strength in sorted(SHAPE)]
    assert game.question is not None
    assert game.question.kind == "orders"
    assert sorted(game.awaited) == sorted(game.setup.seats)


def test_hands_are_open() -> None:
    """15.3 As printed hands are: everyone sees all of them, and is told them in turn order."""
    game = dealt()
    told = [event.params for event in game.events if event.kind == "hand-dealt"]
    assert [event["house"] for event in told] == [f"house:{h}" for h in game.state.turn_order]
    for event in told:
        house = str(event["house"]).partition(":")[2]
        cards: Any = event["cards"]
        assert [card.params["strength"] for card in cards] == [4, 3, 2, 2, 1, 1, 0]
        for seat in (None, "stark", "tyrell"):
            seen = game.view(seat)["houses"][house]["hand"]
            assert {f"card:{card}" for card in seen} == {card.params["card"] for card in cards}


# -- the pool --------------------------------------------------------------------------------------


def test_the_pool_has_all_decks_of_the_2nd_edition() -> None:
    """V1.1 Base game, A Dance with Dragons and A Storm of Swords; not the 1st edition."""
    pool = {*before_the_deal().state.pool}
    for box in ("agot-2e", "agot-2e-adwd", "agot-2e-asos"):
        assert {*open_box(box).house_cards} - NEVER <= pool
    assert not any(card.endswith("-1e") for card in pool)
    assert len(pool) == 3 * 42 - len({"doran-martell-adwd"})


def test_only_houses_on_the_board_have_cards_in_the_pool() -> None:
    """V1.3 With three, those of three Houses; vassals count as Houses in play."""
    state = before_the_deal(players=3).state
    assert {state.box.house_cards[card].house for card in state.pool} == {*THREE}
    state = before_the_deal("agot-2e-vassals", THREE).state
    assert {state.box.house_cards[card].house for card in state.pool} == {*state.houses}
    assert "tyrell" in state.vassals


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
def test_there_are_enough_cards_of_each_strength(id: str, players: int) -> None:
    """V1.5, V1.7 So that no card that stays out has to come back."""
    if players not in rulesets[id].options["players"]:
        return
    state = before_the_deal(id, players=players).state
    found = Counter(state.box.house_cards[card].strength for card in state.pool)
    for strength, number in SHAPE.items():
        assert found[strength] >= number * players
    assert not NEVER & {*state.pool}


def test_targaryen_and_arryn_share_their_cards_with_all() -> None:
    """V1.1 In Mother of Dragons, those of both of their decks."""
    pool = {*before_the_deal("agot-2e-mod", players=8).state.pool}
    assert {"missandei", "ser-jorah-mormont", "robert-arryn", "alayne-stone"} <= pool


# -- what it excludes, and who has no hand ---------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "other"),
    [
        ("agot-2e", {"thematic_hands": True}),
        ("agot-2e", {"house_cards": "adwd"}),
        ("agot-2e-adwd", {"house_cards": "asos"}),
        ("agot-2e-mod", {"targaryen_deck": "b"}),
    ],
)
def test_it_excludes_chosen_hands_and_another_deck(id: str, other: Mapping[str, Any]) -> None:
    """V0.9, V1.18 The refusal names both."""
    with pytest.raises(BadSetup) as caught:
        rulesets[id].prepare({**DEALT, **other}, (), {})
    assert caught.value.clash == {**DEALT, **other}


@pytest.mark.parametrize("id", ["agot-1e", "agot-2e-affc"])
def test_other_games_do_not_offer_it(id: str) -> None:
    """V1.1 The decks are those of the 2nd edition; objectives go with the printed cards."""
    assert "random_hands" not in rulesets[id].options


def test_vassals_keep_their_common_deck() -> None:
    """V1.16 They are dealt nothing before a combat."""
    game = dealt("agot-2e-vassals", ("baratheon", "lannister", "stark", "martell"))
    assert game.state.hand["tyrell"] == game.state.hand["greyjoy"] == []
    assert "beric-dondarrion" in game.state.known_hand("tyrell")
    assert "beric-dondarrion" not in game.state.pool


# -- how they are played ---------------------------------------------------------------------------

HEAD = "agot-2e/1 players=3 random_hands=true phase=marches round=2 asks=march:stark"


def hands_with(**wanted: Sequence[str]) -> dict[str, list[str]]:
    """Return hands of three Houses in which some have the cards that are wanted."""
    state = before_the_deal(players=3).state
    strength = {card: state.box.house_cards[card].strength for card in state.pool}
    free = [card for card in state.pool if not any(card in cards for cards in wanted.values())]
    hands = {house: [*wanted.get(house, ())] for house in THREE}
    for hand in hands.values():
        left = Counter(SHAPE) - Counter(strength[card] for card in hand)
        for each in left.elements():
            hand.append(next(card for card in free if strength[card] == each))
            free.remove(hand[-1])
    return hands


def line(hands: Mapping[str, Sequence[str]], **discards: Sequence[str]) -> str:
    """Return a position with these hands, in which House Stark may attack in Sunset Sea."""
    houses = "".join(
        f" | {house} hand={','.join(card for card in cards if card not in discards.get(house, ()))}"
        + (f" discard={','.join(discards[house])}" if house in discards else "")
        for house, cards in hands.items()
    )
    return (
        f"{HEAD}{houses} | bay-of-ice:S s1 o=march+0 | ironmans-bay:S s1 o=support"
        " | sunset-sea:L s2"
    )


def strengths(hands: Mapping[str, Sequence[str]], stark: str, lannister: str) -> tuple[int, int]:
    """Let House Stark attack with a card, and return both final strengths."""
    table = Position(open_position(line(hands)))
    table.answer("stark", march("bay-of-ice", {"sunset-sea": "1S"}))
    return final_strengths(table, stark=stark, lannister=lannister)


def test_a_card_that_names_its_house_means_who_plays_it() -> None:
    """V1.13 With Salladhor Saan, Ships of House Stark count, and those of House Lannister not."""
    hands = hands_with(stark=["salladhor-saan"], lannister=["ser-kevan-lannister"])
    assert strengths(hands, "salladhor-saan", "ser-kevan-lannister") == (1 + 1 + 1, 0 + 1)


@pytest.mark.parametrize(("zero", "strength"), [("reek", 4), ("patchface", 4)])
def test_a_card_that_names_another_means_the_only_one_of_its_strength(
    zero: str, strength: int
) -> None:
    """V1.13 Ramsay Bolton counts the 0 in the hand that he was dealt to."""
    hands = hands_with(stark=["ramsay-bolton", zero])
    played = next(c for c in hands["lannister"] if c == hands["lannister"][0])
    assert strengths(hands, "ramsay-bolton", played)[0] == 1 + 1 + strength


def test_two_of_one_name_may_be_in_one_hand() -> None:
    """V1.14 Their ids differ, and whoever chooses reads the box of the second."""
    hands = hands_with(stark=["ser-davos-seaworth", "ser-davos-seaworth-adwd"])
    game = open_position(line(hands))
    say, plugin = localizer_for("en").of("agot-2e"), plugin_of("agot-2e")
    view = game.view("stark")
    assert {"ser-davos-seaworth", "ser-davos-seaworth-adwd"} <= {*view["houses"]["stark"]["hand"]}
    assert plugin.told_apart("card:ser-davos-seaworth-adwd", view, say) == say("box-adwd")


def test_the_last_card_brings_back_the_hand_that_was_dealt() -> None:
    """9.9.3 The six others return, whatever House is printed on them."""
    hands = hands_with(stark=["tywin-lannister"], lannister=["ser-kevan-lannister"])
    others = [card for card in hands["stark"] if card != "tywin-lannister"]
    table = Position(open_position(line(hands, stark=others)))
    table.answer("stark", march("bay-of-ice", {"sunset-sea": "1S"}))
    final_strengths(table, stark="tywin-lannister", lannister="ser-kevan-lannister")
    assert sorted(table.hand("stark")) == sorted(others)
    assert table.discard("stark") == ["tywin-lannister"]


def test_an_instruction_may_name_any_card_of_the_pool() -> None:
    """Whoever is dealt it; and no card of Houses that are not on the board."""
    game = dealt(players=3)
    rules: Any = game.ruleset
    shape = rules.instructing(game.setup)
    for card in game.state.hand["stark"]:
        wish = {"on": "house-card", "rival": "lannister", "card": card, "until": "round"}
        assert shape.check(wish) is None
    wish = {"on": "house-card", "rival": "lannister", "card": "balon-greyjoy", "until": "round"}
    assert shape.check(wish) is not None


# -- positions, records, stewards ------------------------------------------------------------------


def test_a_position_tells_the_hands() -> None:
    """V0.6 Before they are dealt it has none, and they are dealt after all."""
    again = open_position(public_line(before_the_deal()))
    rng = random.Random(4)
    while again.awaited == [CHANCE]:
        again.answer(CHANCE, again.shape_for(CHANCE).sample(rng))
    assert all(len(hand) == 7 for hand in again.state.hand.values())
    game = dealt()
    again = open_position(public_line(game))
    assert again.state.hand == game.state.hand
    assert again.awaited == game.awaited


@pytest.mark.parametrize("id", IDS)
def test_any_position_of_a_random_game_comes_back(id: str) -> None:
    """V0.6 With the cards in hand, discarded, and out of the game."""
    every_position_comes_back(dealt(id), random.Random(4))


@pytest.mark.parametrize(
    "stark",
    [
        "reek",
        "eddard-stark,robb-stark,greatjon-umber,roose-bolton,the-blackfish,black-walder",
        "eddard-stark,robb-stark,greatjon-umber,roose-bolton,the-blackfish,black-walder,qyburn",
        "eddard-stark,robb-stark,greatjon-umber,roose-bolton,the-blackfish,black-walder,balon-greyjoy",
        "eddard-stark,stannis-baratheon,greatjon-umber,roose-bolton,the-blackfish,black-walder,reek",
    ],
)
def test_a_position_with_a_hand_that_cannot_be_dealt_is_refused(stark: str) -> None:
    """V1.2 Too few cards, one that another House holds, one outside the pool, or two of 4."""
    hands = hands_with(lannister=["qyburn"])
    with pytest.raises(BadPosition):
        open_position(line({**hands, "stark": stark.split(",")}))


@pytest.mark.parametrize("id", IDS)
def test_a_game_with_dealt_hands_replays(id: str) -> None:
    """V0.3, V0.6 The record has the option and the draws."""
    record = record_of(rulesets[id], DEALT, 3, 1, rounds=3)
    assert record["options"]["random_hands"] is True
    decks = [s["value"]["deck"] for s in record["steps"] if s["kind"] == "shuffle"]
    assert [deck for deck in decks if deck.startswith("house-cards")] == [
        f"house-cards-{strength}" for strength in sorted(SHAPE)
    ]
    assert compare(Record.model_validate(record)).differences == 0


@pytest.mark.parametrize("id", daily("agot-2e", of=IDS))
@pytest.mark.parametrize("level", daily("squire", of=["page", "squire", "knight"]))
def test_stewards_play_the_hands_that_they_are_dealt(id: str, level: str) -> None:
    """V1.12 Two rounds without an answer that is refused."""
    game, rng = dealt(id), random.Random(7)
    mind = steward(level, minds[id])
    stewards_play(game, mind, rng, rounds=2)


@pytest.mark.parametrize("id", IDS)
def test_everything_that_happens_and_every_reason_has_words(id: str) -> None:
    """Of any card in any hand."""
    everything_has_words(dealt(id), random.Random(5))
