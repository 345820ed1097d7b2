"""Thematic hands (V1.10): each House chooses seven of the cards of its two decks."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from engine.agot.components import open_box
from engine.agot.variants.hands import SHAPE, ChosenHand
from engine.agot.variants.pools import pooled
from engine.arena.random_play import record_of
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.phrase import Refusal
from engine.kernel.position.notation import BadPosition
from engine.kernel.ruleset import BadSetup
from engine.records import Record, compare
from engine.records.position import open_position, public_line
from engine.rulesets import rulesets
from engine.stewards.levels import minds, steward
from tests.agot.scenario import Position, march

from .other_hands import every_position_comes_back, everything_has_words

THEMATIC = {"thematic_hands": True}
RAMSAY = "card:ramsay-bolton"
IDS = ["agot-2e", "agot-2e-adwd", "agot-2e-vassals", "agot-2e-mod"]
PRINTED = list(open_box("agot-2e").cards_of["stark"])
PRINTED_LANNISTER = list(open_box("agot-2e").cards_of["lannister"])
BOLTON = list(open_box("agot-2e-adwd").cards_of["stark"])
MIXED = [
    *("eddard-stark", "ramsay-bolton", "roose-bolton", "black-walder"),
    *("the-blackfish", "walder-frey", "reek"),
]
"""One of 4, one of 3, two of 2, two of 1, one of 0: three of them printed, four of Bolton's."""


def begun(id: str = "agot-2e", seats: Sequence[str] = (), **options: Any) -> Game[Any]:
    """Return a game in which hands are to be chosen."""
    game: Game[Any] = Game.new(rulesets[id], {**THEMATIC, **options}, seats)
    while game.awaited == [CHANCE]:
        game.answer_chance(random.Random(1))
    return game


def chosen(game: Game[Any], **hands: Sequence[str]) -> Game[Any]:
    """Let Houses choose their hands; all others take the safe answer."""
    for seat in list(game.awaited):
        game.answer(seat, list(hands.get(seat) or game.shape_for(seat).safe()))
    return game


def why_not(game: Game[Any], cards: Sequence[str]) -> Refusal | None:
    """Return why House Stark may not choose some cards."""
    return game.shape_for("stark").check(list(cards))


# -- the choice ------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", IDS)
def test_every_player_is_asked_before_the_first_round(id: str) -> None:
    """V1.10 All at the same time, with two cards for each that a hand has; vassals are not."""
    game = begun(id)
    assert game.question is not None
    assert game.question.kind == "hand"
    assert sorted(game.awaited) == sorted(game.setup.seats)
    for seat in game.awaited:
        shape = game.shape_for(seat)
        assert isinstance(shape, ChosenHand)
        assert [len(group.things) for group in shape.groups] == [2 * n for n in SHAPE.values()]
        assert {pooled()[card].house for card in shape.things} == {seat}


def test_a_hand_has_the_strengths_of_a_printed_deck() -> None:
    """V1.2 One of 0, two of 1, two of 2, one of 3, one of 4, from both decks together."""
    game = begun()
    for cards in (PRINTED, BOLTON, MIXED):
        assert why_not(game, cards) is None
        assert Counter(pooled()[c].strength for c in cards) == Counter(SHAPE)


@pytest.mark.parametrize(
    ("cards", "id"),
    [
        (MIXED[:-1], "wrong-number"),
        ([*MIXED, "catelyn-stark"], "wrong-number"),
        ([*MIXED[:-1], MIXED[0]], "wrong-number"),
        ([*MIXED[:-1], "ser-rodrick-cassel"], "wrong-number-of"),
        ([*MIXED[:-1], "roose-bolton-adwd"], "wrong-number-of"),
        ([*MIXED[:-1], "patchface"], "not-offered"),
    ],
)
def test_another_hand_is_refused(cards: Sequence[str], id: str) -> None:
    """V1.2 Too few, too many, one twice, of another strength, of another House."""
    reason = why_not(begun(), cards)
    assert reason is not None
    assert reason.phrase.id == f"refused-{id}"


def test_hands_are_sealed_until_all_have_chosen() -> None:
    """V1.10 Nobody sees one before, in a view or in what is told; it can be changed until then."""
    one, two = begun(), begun()
    one.answer("stark", MIXED)
    two.answer("stark", PRINTED)
    for seat in (None, "lannister"):
        assert one.view(seat) == two.view(seat)
        assert one.view(seat)["houses"]["stark"]["hand"] == []
    assert [e.kind for e in one.events] == [e.kind for e in two.events]
    one.answer("stark", BOLTON)
    chosen(one)
    assert one.state.hand["stark"] == sorted(BOLTON)


def test_hands_are_revealed_together() -> None:
    """V1.10 Everyone sees all of them, and is told in turn order."""
    game = chosen(begun(), stark=MIXED)
    assert game.state.hand["stark"] == sorted(MIXED)
    assert sorted(game.view(None)["houses"]["stark"]["hand"]) == sorted(MIXED)
    told = [e.params for e in game.events if e.kind == "hand-chosen"]
    assert [e["house"] for e in told] == [f"house:{h}" for h in game.state.turn_order]
    own: Any = next(e["cards"] for e in told if e["house"] == "house:stark")
    assert {card.params["card"] for card in own} == {f"card:{card}" for card in MIXED}


def test_cards_of_the_same_name_are_told_apart_by_their_strength() -> None:
    """V1.14 Whoever reads the hands knows which Davos is meant; the strongest come first."""
    hand = [
        *("stannis-baratheon", "renly-baratheon", "ser-davos-seaworth", "brienne-of-tarth"),
        *("salladhor-saan", "ser-davos-seaworth-adwd", "patchface"),
    ]
    game = chosen(begun(), baratheon=hand)
    told: Any = next(
        e.params["cards"]
        for e in game.events
        if e.kind == "hand-chosen" and e.params["house"] == "house:baratheon"
    )
    assert [card.params["strength"] for card in told] == [4, 3, 2, 2, 1, 1, 0]
    of = {card.params["card"]: card.params["strength"] for card in told}
    assert of["card:ser-davos-seaworth"] == 2
    assert of["card:ser-davos-seaworth-adwd"] == 1


@pytest.mark.parametrize("id", IDS)
def test_the_safe_answer_is_the_printed_deck(id: str) -> None:
    """V1.10 Who is late plays with the cards that are in the box of the game."""
    game, printed = begun(id), Game.new(rulesets[id], {})
    chosen(game)
    for house in game.setup.seats:
        assert game.state.hand[house] == printed.state.hand[house], house


def test_what_is_chosen_step_by_step_is_what_is_legal() -> None:
    """V1.2 Of a strength that is complete, no more cards are offered; all 288 hands are found."""
    shape = begun().shape_for("stark")
    seen: set[frozenset[str]] = set()
    ahead: list[tuple[str, ...]] = [()]
    whole = set()
    while ahead:
        path = ahead.pop()
        step = shape.step(path)
        if step.ready:
            assert shape.check(step.value) is None
            whole.add(frozenset(path))
        for option in step.options:
            onward = (*path, option.id)
            if frozenset(onward) not in seen:
                seen.add(frozenset(onward))
                ahead.append(onward)
    assert len(whole) == 2 * 2 * 6 * 6 * 2


# -- who may have them -----------------------------------------------------------------------------


def test_vassals_keep_their_common_deck() -> None:
    """V1.16 They choose no hand, and have none."""
    game = begun("agot-2e-vassals", ("baratheon", "lannister", "stark", "martell"))
    assert sorted(game.awaited) == ["baratheon", "lannister", "martell", "stark"]
    chosen(game)
    assert game.state.hand["tyrell"] == game.state.hand["greyjoy"] == []
    assert "beric-dondarrion" in game.state.known_hand("tyrell")


def test_targaryen_and_arryn_choose_from_their_two_decks() -> None:
    """V1.10 With more than six players, from the two decks that all Houses have."""
    game = begun("agot-2e-mod", players=8)
    for house, pair in (
        ("targaryen", {"khal-drogo", "missandei"}),
        ("arryn", {"robert-arryn", "littlefinger"}),
    ):
        shape = game.shape_for(house)
        assert isinstance(shape, ChosenHand)
        assert pair <= {*shape.things}


def test_another_deck_of_targaryen_cannot_be_fixed_as_well() -> None:
    """V1.18 It chooses among the cards of both."""
    with pytest.raises(BadSetup) as caught:
        rulesets["agot-2e-mod"].prepare({**THEMATIC, "targaryen_deck": "b"}, (), {})
    assert caught.value.clash == {**THEMATIC, "targaryen_deck": "b"}


@pytest.mark.parametrize("id", ["agot-1e", "agot-2e-affc"])
def test_other_games_do_not_offer_it(id: str) -> None:
    """V1.1 The decks are those of the 2nd edition; objectives go with the printed cards."""
    assert "thematic_hands" not in rulesets[id].options


@pytest.mark.parametrize("id", IDS)
def test_without_the_option_hands_are_printed(id: str) -> None:
    """A game has no card of another box unless the group has agreed on it."""
    game = Game.new(rulesets[id], {})
    own = open_box("agot-2e-mod-essos" if id == "agot-2e-mod" else id).house_cards
    assert {*game.state.box.house_cards} <= {*own}
    assert not any(facts.spare for facts in game.state.box.house_cards.values())


# -- how they are played ---------------------------------------------------------------------------


CATELYN = [*MIXED[:-1], "catelyn-stark"]
"""Without Reek: the only card of 0 is Catelyn Stark."""
HEAD = "agot-2e/1 players=6 thematic_hands=true phase=marches round=2 asks=march:stark"


def position(
    stark: Sequence[str], discard: Sequence[str] = (), lannister: Sequence[str] = PRINTED_LANNISTER
) -> str:
    """Return a position in which House Stark may attack Riverrun, with a hand that it has chosen.

    House Lannister has seven cards, or one, after it has played those printed besides.
    """
    decks = dict(open_box("agot-2e").cards_of)
    held = {house: list(cards) for house, cards in decks.items()}
    held["stark"] = [card for card in stark if card not in discard]
    gone = {"stark": list(discard), "lannister": []}
    held["lannister"] = list(lannister)
    if len(lannister) == 1:
        gone["lannister"] = [card for card in decks["lannister"] if card not in lannister]
    houses = "".join(
        f" | {house} hand={','.join(cards)}"
        + (f" discard={','.join(gone[house])}" if gone.get(house) else "")
        for house, cards in held.items()
    )
    return f"{HEAD}{houses} | seagard:S f2k1 o=march+0 | riverrun:L f1"


def fought(line: str, card: str) -> Game[Any]:
    """Let House Stark attack Riverrun with a card; return the game after the combat."""
    table = Position(open_position(line))
    table.answer("stark", march("seagard", riverrun="2F 1K"))
    table.until("house-card")
    for seat in ("stark", "lannister"):
        if seat in table.game.awaited:
            table.answer(seat, card if seat == "stark" else table.hand("lannister")[0])
    return table.game


@pytest.mark.parametrize(
    ("hand", "discard", "strength"),
    [(MIXED, (), 4), (CATELYN, (), 4), (CATELYN, ("catelyn-stark",), 3)],
)
def test_ramsay_bolton_counts_the_only_card_of_0(
    hand: Sequence[str], discard: Sequence[str], strength: int
) -> None:
    """V1.13, X1.3.5 Reek, or the card that was chosen in his place, while it is in hand."""
    game = fought(position(hand, discard, ["cersei-lannister"]), "ramsay-bolton")
    lines = game.ruleset.explain(game.state, "combat", None)
    counted = [x["params"]["value"] for x in lines if x["params"].get("card") == RAMSAY]
    assert counted == [strength]


def test_reek_fetches_the_only_card_of_3() -> None:
    """V1.13, X1.3.4 Ramsay Bolton, or Robb Stark in his place."""
    hand = [card if card != "ramsay-bolton" else "robb-stark" for card in MIXED]
    game = fought(position(hand, ("robb-stark",), ["cersei-lannister"]), "reek")
    assert "robb-stark" in game.state.hand["stark"]


def test_the_blackfish_keeps_ser_ilyn_payne_from_killing() -> None:
    """X1.3.7 Only where hands are mixed do they meet: casualties are prevented."""
    lannister = [*PRINTED_LANNISTER, "ser-ilyn-payne"]
    lannister.remove("ser-jaime-lannister")
    line = position(MIXED, lannister=lannister).replace("riverrun:L f1", "riverrun:L f2k2")
    table = Position(open_position(line))
    table.answer("stark", march("seagard", riverrun="2F 1K"))
    table.until("house-card")
    table.answer("stark", "the-blackfish").answer("lannister", "ser-ilyn-payne")
    assert table.game.question is not None
    assert table.game.question.kind != "ability"
    assert table.game.state.combat is not None
    assert table.game.state.combat["winner"] == "lannister"


def test_rulings_about_the_cards_have_their_usual_reading() -> None:
    """A game that does not offer them because its box lacks the cards plays by their defaults."""
    state = begun("agot-2e").state
    assert state.ruled("stannis-adwd-timing", "immediate")
    assert state.ruled("fixed-final-strength-and-blade", "not-asked")
    dance = begun("agot-2e-adwd").state
    assert dance.ruled("arianne-power-token", "removed")
    assert not Game.new(rulesets["agot-2e-adwd"], {}).state.ruled("arianne-power-token", "removed")


# -- positions, records, stewards ------------------------------------------------------------------


def test_a_position_tells_the_hands() -> None:
    """V0.6 Before they are chosen it has none, and all are asked again."""
    game = begun()
    again = open_position(public_line(game))
    assert again.awaited == game.awaited
    assert again.question is not None
    assert again.question.kind == "hand"
    chosen(game, stark=MIXED)
    again = open_position(public_line(game))
    assert again.state.hand == game.state.hand
    assert again.state.discard == game.state.discard


@pytest.mark.parametrize("id", IDS)
def test_any_position_of_a_random_game_comes_back(id: str) -> None:
    """V0.6 With the cards in hand, discarded, and out of the game."""
    every_position_comes_back(begun(id), random.Random(4))


@pytest.mark.parametrize(
    "cards",
    [MIXED[1:], [*MIXED, "catelyn-stark"], [*MIXED[1:], "roose-bolton"], [*MIXED[1:], "patchface"]],
)
def test_a_position_with_another_hand_is_refused(cards: Sequence[str]) -> None:
    """V1.2 With the discarded ones, a hand has seven cards of the House, of the right strengths."""
    with pytest.raises(BadPosition):
        open_position(position(cards))


def test_hands_are_told_only_where_they_are_chosen() -> None:
    """Elsewhere they follow from the discard piles."""
    assert "hand=" not in public_line(Game.new(rulesets["agot-2e"], {}))
    with pytest.raises(BadPosition):
        open_position("agot-2e/1 players=3 | stark hand=reek")


@pytest.mark.parametrize("id", IDS)
def test_a_game_with_chosen_hands_replays(id: str) -> None:
    """V0.6 The record names the option and the seven cards of everyone."""
    record = record_of(rulesets[id], THEMATIC, 3, 1, rounds=3)
    assert record["options"]["thematic_hands"] is True
    steps = [step for step in record["steps"] if step["kind"] == "hand"]
    assert len(steps) == len(begun(id).awaited)
    assert all(len(step["value"]) == 7 for step in steps)
    assert compare(Record.model_validate(record)).differences == 0


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("level", ["page", "squire"])
def test_stewards_choose_by_icons_and_texts(id: str, level: str) -> None:
    """V1.12 Of two cards of 4, the one that does more; the answer is legal."""
    game = begun(id)
    for seat in list(game.awaited):
        answer = steward(level, minds[id]).answer(game, seat, 1)
        assert game.shape_for(seat).check(answer) is None
        game.answer(seat, answer)
    if "stark" in game.setup.seats:
        assert {"eddard-stark", "roose-bolton"} <= {*game.state.hand["stark"]}


@pytest.mark.parametrize("id", IDS)
def test_reasons_can_be_given_for_any_card(id: str) -> None:
    """Whatever a hand is made of, stewards can say why they use a card."""
    everything_has_words(begun(id), random.Random(2), rounds=10)
