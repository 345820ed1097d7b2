"""Hidden hands (V1.8): dealt by chance, and seen by nobody else before the end of the game."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Awaitable, Mapping, Sequence
from typing import Any

import pytest

from engine.agot.combat.battle import Battle
from engine.agot.information.what_if import refusing_matters, supporting_matters
from engine.agot.phases.wildling_cards import WildlingAttack, massing_on_the_milkwater_reward
from engine.agot.ruleset import AgotRuleset
from engine.agot.variants.hands import SHAPE
from engine.arena.random_play import record_of
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.ruleset import BadSetup
from engine.kernel.saving import load, save
from engine.kernel.worlds import imagine
from engine.records import Record, compare
from engine.records.position import full_line, open_position, public_line
from engine.rulesets import rulesets
from engine.stewards.advice import advise
from engine.stewards.levels import minds, steward
from tests.agot.fighting import play_cards
from tests.agot.scenario import Position, march
from tests.agot.test_secrets import assert_look_the_same, twin_of
from tests.agot.words import ability
from tests.imagine.proof import prove, saved
from tests.imagine.swaps import hidden_house_cards, words_in
from tests.kernel.playing import through_json
from tests.running.marks import daily

from .other_hands import everything_has_words, stewards_play
from .test_dealt_hands import IDS, THREE, dealt, hands_with, line

HIDDEN: dict[str, Any] = {"hidden_hands": True}
REDEALT: dict[str, Any] = {**HIDDEN, "redealt_hands": True}
BACKS = [f"hidden-{n}" for n in sorted(Counter(SHAPE).elements())]
"""What others see of a whole hand."""
LAST = "tywin-lannister"
FOR_CARDS = frozenset({"march", "support", "refuse-support", "house-card", "ability"})
"""The kinds of questions for whose answers other hands matter."""


def hidden_line(hands: Mapping[str, Sequence[str]], **discards: Sequence[str]) -> str:
    """Return a position with hidden hands, in which House Stark may attack in Sunset Sea."""
    return line(hands, **discards).replace("random_hands", "hidden_hands")


def attacked(stark: str, lannister: str, *, alone: bool = False, redealt: bool = False) -> Position:
    """Let House Stark attack House Lannister, with a card in each hand among others; with nothing
    else in hand if it is ``alone``, so that the others are discarded."""
    hands = hands_with(stark=[stark], lannister=[lannister])
    others = {"stark": [card for card in hands["stark"] if card != stark]} if alone else {}
    text = hidden_line(hands, **others)
    if redealt:
        text = text.replace("hidden_hands", "redealt_hands=true hidden_hands")
    table = Position(open_position(text))
    return table.answer("stark", march("bay-of-ice", {"sunset-sea": "1S"}))


def with_other_hands(game: Game[Any], seat: str | None, rng: random.Random) -> Game[Any] | None:
    """Return the game with other cards in hidden hands, if the seat sees none of all."""
    saved = json.dumps(through_json(save(game)))
    pairs = hidden_house_cards(game, seat, rng)
    for one, other in pairs:
        for old, new in ((one, "\0"), (other, one), ("\0", other)):
            for mark in ('"', '\\"'):
                saved = saved.replace(f"{mark}{old}{mark}", f"{mark}{new}{mark}")
    return load(game.ruleset, json.loads(saved)) if pairs else None


# -- what others see -------------------------------------------------------------------------------


@pytest.mark.parametrize("id", IDS)
def test_everyone_sees_only_their_own_hand(id: str) -> None:
    """V1.8 Of other hands everyone sees backs; that a hand has cards of certain strengths is a rule
    (V1.2), so a back has a strength and nothing more."""
    game = dealt(id, **HIDDEN)
    players = game.state.with_player(game.state.houses)
    for seat in (None, *players):
        seen = game.view(seat)
        for house in players:
            hand = sorted(seen["houses"][house]["hand"])
            assert hand == (sorted(game.state.hand[house]) if house == seat else BACKS)
        others = {c for house in players if house != seat for c in game.state.hand[house]}
        assert not others & {*words_in(seen)}


def test_everyone_is_told_only_their_own_hand() -> None:
    """V1.8 All others are told that hands are dealt face down."""
    game = dealt(**HIDDEN)
    for seat in (None, *game.setup.seats):
        told = [event for event in game.events if event.is_for(seat)]
        hands = [e.params["house"] for e in told if e.kind == "hand-dealt"]
        assert hands == ([] if seat is None else [f"house:{seat}"])
        assert [e.kind for e in told if e.kind == "hands-hidden"] == ["hands-hidden"]


def test_a_line_of_a_position_tells_no_hidden_card() -> None:
    """V1.8, V0.6 It is made from what a spectator sees; which cards are hidden, it leaves open."""
    game = dealt(**HIDDEN)
    text = public_line(game)
    assert not any(card in text for hand in game.state.hand.values() for card in hand)
    again = open_position(text)
    assert public_line(again) == text
    for house in again.state.houses:
        hand = again.state.hand[house]
        assert Counter(again.state.box.house_cards[card].strength for card in hand) == SHAPE


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("options", [HIDDEN, REDEALT], ids=["hidden", "redealt"])
@pytest.mark.parametrize("most", daily(8, of=(8, 40)))
def test_games_with_other_hidden_cards_look_the_same(
    id: str, options: Mapping[str, Any], most: int
) -> None:
    """V1.8 Whatever others hold: to a seat and to a spectator views, battles with other cards,
    briefings, refusals, events, lines of positions and who is asked are the same.

    Cards of one strength are swapped between hands, and with those that nobody has. Cards of
    different strengths cannot be: everyone can count what a hand has left.
    """
    game, rng, looking = dealt(id, **options), random.Random(11), random.Random(12)
    compared = 0
    while not game.over and compared < most:
        if looking.random() < 0.5 and not game.sealed and game.awaited != [CHANCE]:
            seat = looking.choice([None, *game.setup.seats])
            other = with_other_hands(game, seat, looking)
            if other is not None:
                one = twin_of(game)
                assert_look_the_same(one, other, *(h for h in game.state.houses if h != seat))
                assert one.awaited == other.awaited
                assert public_line(one) == public_line(other)
                compared += 1
        awaited = rng.choice(game.awaited)
        game.answer(awaited, game.shape_for(awaited).sample(rng))
    assert compared == most


# -- cards that come back, or are looked at --------------------------------------------------------


def others_than(*houses: str) -> list[str | None]:
    """Return those who do not know what some Houses know: the other Houses, and a spectator."""
    return [None, *(house for house in THREE if house not in houses)]


def test_a_discard_pile_is_known_card_by_card() -> None:
    """V1.8 A card played in a combat is public; what is left of the hand is not."""
    table = attacked(LAST, "ser-kevan-lannister")
    play_cards(table, stark=LAST, lannister="ser-kevan-lannister").finish_combat()
    seen = table.game.view("baratheon")["houses"]["stark"]
    assert seen["discard"] == [LAST]
    assert seen["hand"] == [back for back in BACKS if back != "hidden-4"]


def test_a_played_card_is_seen_as_soon_as_it_lies_on_the_table() -> None:
    """V1.8, 9.3.1 And not while it is sealed; until the combat is decided, it counts as in hand."""
    table = attacked("the-blackfish", "patchface").until("house-card")
    table.answer("stark", "the-blackfish")
    assert "the-blackfish" not in {*words_in(table.game.view("lannister"))}
    table.answer("lannister", "patchface")
    seen = table.game.view("baratheon")
    assert seen["combat"]["cards"] == {"lannister": "patchface", "stark": "the-blackfish"}
    assert "the-blackfish" in seen["houses"]["stark"]["hand"]
    assert table.hand("stark") != seen["houses"]["stark"]["hand"]


def test_discards_that_come_back_are_hidden_again() -> None:
    """V1.8, 9.9.3 A hand that was refilled shows no card; what is told lists none."""
    table = attacked(LAST, "ser-kevan-lannister", alone=True)
    play_cards(table, stark=LAST, lannister="ser-kevan-lannister").finish_combat()
    assert len(table.hand("stark")) == 6
    for seat in others_than("stark"):
        seen = table.game.view(seat)["houses"]["stark"]
        assert seen["hand"] == [back for back in BACKS if back != "hidden-4"]
    (told,) = table.events("cards-returned")
    assert told == {"house": "house:stark"}


def test_roose_bolton_takes_back_cards_that_nobody_is_told() -> None:
    """V1.8 Who has lost with him has a whole hand again; others are told that, and no card."""
    table = attacked("roose-bolton", LAST)
    play_cards(table, stark="roose-bolton", lannister=LAST).finish_combat()
    (told,) = table.events("cards-returned")
    assert told == {"house": "house:stark"}
    for seat in others_than("stark"):
        assert table.game.view(seat)["houses"]["stark"]["hand"] == BACKS


def drive(effect: Awaitable[None]) -> None:
    """Go through an effect that asks nothing."""
    assert list(effect.__await__()) == []


def test_massing_on_the_milkwater_tells_only_the_number() -> None:
    """V1.8 How many cards were taken back, everyone sees; which ones are in hand, nobody else."""
    hands = hands_with(stark=[LAST])
    game = open_position(hidden_line(hands, stark=[LAST, hands["stark"][1]]))
    attack = WildlingAttack("stark", [], {"stark": 1})
    drive(massing_on_the_milkwater_reward(game.state, attack))
    assert game.state.hand["stark"] == sorted(hands["stark"])
    assert [(e.kind, e.params) for e in game.state.told] == [
        ("cards-returned", {"house": "house:stark"})
    ]
    assert game.view("lannister")["houses"]["stark"]["hand"] == BACKS


def looking() -> tuple[Position, list[str]]:
    """Come to Patchface's question, played by House Lannister; return House Stark's cards."""
    table = attacked("the-blackfish", "patchface")
    play_cards(table, stark="the-blackfish", lannister="patchface").until("ability")
    return table, table.hand("stark")


def test_patchface_shows_a_hand_to_his_house_alone() -> None:
    """V1.8 The question is private, and others see backs."""
    table, hand = looking()
    assert table.awaited == ["lannister"]
    assert len(hand) == 6
    assert table.game.view("lannister")["houses"]["stark"]["hand"] == sorted(hand)
    for seat in others_than("stark", "lannister"):
        assert not {*hand} & {*words_in(table.game.view(seat))}
        assert "about" not in table.game.view(seat)


def test_what_patchface_discards_is_told_and_nothing_more() -> None:
    """V1.8 It goes to the open pile. His House remembers the others, as long as they are there."""
    table, hand = looking()
    table.answer("lannister", ability("patchface", discard=hand[0])).finish_combat()
    (told,) = table.events("card-discarded")
    assert told == {"house": "house:stark", "card": f"card:{hand[0]}"}
    assert table.game.view("lannister")["houses"]["stark"]["hand"] == sorted(hand[1:])
    for seat in others_than("stark", "lannister"):
        seen = table.game.view(seat)["houses"]["stark"]
        assert hand[0] in seen["discard"]
        assert not {*hand[1:]} & {*words_in(seen)}


def test_a_new_hand_is_told_to_its_house_alone() -> None:
    """V1.8, V1.11 All others are told that it was dealt; Patchface sees it, if he was played
    against the last card."""
    table = attacked(LAST, "patchface", alone=True, redealt=True)
    play_cards(table, stark=LAST, lannister="patchface").until("shuffle")
    rng = random.Random(3)
    while table.awaited == [CHANCE]:
        table.answer(CHANCE, table.shape(CHANCE).sample(rng))
    assert table.awaited == ["lannister"]
    fresh = table.hand("stark")
    for seat in ("stark", *others_than("stark")):
        told = [e for e in table.game.events if e.is_for(seat)]
        assert ("hand-dealt" in {e.kind for e in told}) is (seat == "stark")
        assert "hand-changed" in {e.kind for e in told}
        hand = table.game.view(seat)["houses"]["stark"]["hand"]
        assert hand == (BACKS if seat in (None, "baratheon") else sorted(fresh))
    for seat in THREE:
        world = imagine(table.game, seat, random.Random(4), asked=False)
        assert world.view(seat) == table.game.view(seat)
        assert (world.state.hand["stark"] == fresh) is (seat != "baratheon")
    other = with_other_hands(table.game, "baratheon", rng)
    assert other is not None
    assert other.state.hand["stark"] != fresh
    worlds = [
        imagine(game, "baratheon", random.Random(4), asked=False) for game in (table.game, other)
    ]
    assert saved(worlds[0]) == saved(worlds[1])


# -- what follows from what is known ---------------------------------------------------------------


def test_a_battle_with_other_cards_counts_the_strengths_that_are_left() -> None:
    """V1.8 For a combatant its own cards and the opponent's strengths, for others strengths on both
    sides; of a strength that is there twice, once."""
    table, rules = attacked("the-blackfish", "patchface"), rulesets["agot-2e"]
    strengths = ["hidden-4", "hidden-3", "hidden-2", "hidden-1", "hidden-0"]
    assert isinstance(rules, AgotRuleset)
    for seat in (None, *THREE):
        found = rules.what_if(table.state, {}, seat)
        assert found is not None
        assert found["hidden"]
        for house, side in (("stark", "attack"), ("lannister", "defence")):
            own = {*table.hand(house)}
            cards = found["attack"] if side == "attack" else found["defence"]
            assert ({*cards} == own) if seat == house else (cards == strengths)


def test_a_combatant_reads_the_strengths_that_its_opponent_has_left() -> None:
    """V1.8 Beside the question for a card."""
    table = attacked("the-blackfish", "patchface").until("house-card")
    told = [line.to_json() for line in table.shape("stark").briefing()]
    hands = {x["params"]["house"]: x["params"]["cards"] for x in told if "cards" in x["params"]}
    assert {*hands["house:stark"]} == {f"card:{card}" for card in table.hand("stark")}
    assert sorted(hands["house:lannister"]) == [f"card:{back}" for back in BACKS]


def test_everyone_with_support_is_asked_whatever_is_in_the_hands() -> None:
    """V1.8, 9.1.3, 9.1.4 Where hands are open, nobody is asked what makes no difference; that a
    question is left out would tell something of hidden cards."""
    b = Battle(attacked("the-blackfish", "patchface").state)
    assert supporting_matters(b, "baratheon")
    assert refusing_matters(b, "stark")


@pytest.mark.parametrize("id", daily("agot-2e", "agot-2e-mod", of=IDS))
@pytest.mark.parametrize("options", daily(REDEALT, of=(HIDDEN, REDEALT)))
@pytest.mark.parametrize("positions", daily(8, of=(8, 200)))
def test_hands_are_imagined_from_the_cards_that_are_not_seen(
    id: str, options: Mapping[str, Any], positions: int
) -> None:
    """V1.8, V1.12 What a House imagines looks to it like the game, and is the same whatever others
    hold."""
    done = prove(rulesets[id], positions, seed=5, **options)
    assert done["positions"] + done["answered out of sight"] == positions
    assert done["other secrets"] > positions
    assert done["different worlds"] > positions / 2


def test_a_card_that_was_seen_is_imagined_where_it_is() -> None:
    """V1.8 A card that was discarded and has come back is in the hand in which everyone knows it to
    be; others are in any hand, or in none."""
    table = attacked("roose-bolton", LAST)
    play_cards(table, stark="roose-bolton", lannister=LAST).finish_combat()
    true = table.state.hand
    found: dict[str, set[str]] = {card: set() for card in true["stark"]}
    for seed in range(30):
        world = imagine(table.game, "baratheon", random.Random(seed), asked=False)
        assert world.state.hand["baratheon"] == true["baratheon"]
        for card, places in found.items():
            places.update(h for h in THREE if card in world.state.cards_of(h))
    assert found.pop("roose-bolton") == {"stark"}
    assert {"stark", "lannister"} in found.values()


@pytest.mark.parametrize("id", daily("agot-2e", of=IDS))
@pytest.mark.parametrize("most", daily(6, of=(6, 30)))
def test_advice_depends_on_no_hidden_card(id: str, most: int) -> None:
    """V1.8, V1.12 Whatever others hold, a steward advises the same answer for the same reason."""
    game, rng, looking = dealt(id, **HIDDEN), random.Random(13), random.Random(14)
    mind, compared = steward("squire", minds[id]), 0
    while not game.over and compared < most:
        assert game.question is not None
        if game.question.kind in FOR_CARDS and not game.sealed:
            seat = game.awaited[0]
            other = with_other_hands(game, seat, looking)
            if other is not None:
                one, two = (advise(mind, table, seat, 5) for table in (game, other))
                assert one == two
                compared += 1
        for awaited in game.awaited:
            game.answer(awaited, game.shape_for(awaited).sample(rng))
    assert compared == most


# -- the end, and what it needs --------------------------------------------------------------------


@pytest.mark.parametrize("id", daily("agot-2e", of=IDS))
def test_at_the_end_everything_is_told(id: str) -> None:
    """V1.8 All hands, to everyone; the record has the draws with which they were dealt."""
    game, rng = dealt(id, **HIDDEN), random.Random(8)
    while not game.over:
        seat = rng.choice(game.awaited)
        game.answer(seat, game.shape_for(seat).sample(rng))
    state = game.state
    for reader in (None, *game.setup.seats):
        seen = game.view(reader)["houses"]
        assert {h: sorted(seen[h]["hand"]) for h in seen} == state.hand
    told = [event for event in game.events if event.kind == "hand-shown"]
    assert all(event.audience is None for event in told)
    shown: dict[str, Any] = {str(e.params["house"]): e.params["cards"] for e in told}
    for house in state.with_player(state.houses):
        cards = {card.params["card"] for card in shown.get(f"house:{house}", ())}
        assert cards == {f"card:{card}" for card in state.hand[house]}


def test_hidden_hands_are_dealt() -> None:
    """V0.9, V1.8 Nobody has to say both; to say the contrary is refused."""
    setup = rulesets["agot-2e"].prepare(HIDDEN, (), {})
    assert setup.options["random_hands"] is True
    with pytest.raises(BadSetup) as caught:
        rulesets["agot-2e"].prepare({**HIDDEN, "random_hands": False}, (), {})
    assert caught.value.clash == {**HIDDEN, "random_hands": False}
    assert {id for id, rules in rulesets.items() if "hidden_hands" in rules.options} == {*IDS}


def test_nobody_is_asked_anything_before_hands_are_dealt() -> None:
    """V1.8, V1.9, V0.3 Hands are drawn as decks are, with what the proof seals; nobody is asked."""
    game = Game.new(rulesets["agot-2e"], HIDDEN)
    while game.question is not None and game.question.kind == "shuffle":
        assert game.awaited == [CHANCE]
        game.answer(CHANCE, game.shape_for(CHANCE).sample(random.Random(1)))
    assert game.question is not None
    assert game.question.kind == "orders"
    assert sorted(game.awaited) == sorted(game.setup.seats)


# -- positions, records, stewards ------------------------------------------------------------------


@pytest.mark.parametrize("id", IDS)
def test_any_line_of_a_random_game_is_read_back(id: str) -> None:
    """V0.6 What everyone sees comes back; a full line has the hands, too."""
    game, rng = dealt(id, **REDEALT), random.Random(4)
    for number in range(120):
        for seat, shape in list(game.question.shapes.items()) if game.question else []:
            game.answer(seat, shape.sample(rng))
        if number % 10 == 0 and not game.over and game.state.combat is None:
            again = open_position(public_line(game))
            for house, seen in game.view(None)["houses"].items():
                shown = again.view(None)["houses"][house]
                assert (shown["hand"], shown["discard"]) == (seen["hand"], seen["discard"])
            assert open_position(full_line(game)).state.hand == game.state.hand


@pytest.mark.parametrize("id", daily("agot-2e", "agot-2e-vassals", of=IDS))
@pytest.mark.parametrize("options", daily(HIDDEN, of=(HIDDEN, REDEALT)))
def test_a_game_with_hidden_hands_ends_and_replays(id: str, options: Mapping[str, Any]) -> None:
    """V0.6 Its record names the option, and has all hands."""
    record = record_of(rulesets[id], options, 3, 1)
    assert record["options"]["hidden_hands"] is True
    assert compare(Record.model_validate(record)).differences == 0


@pytest.mark.parametrize("id", daily("agot-2e", of=IDS))
@pytest.mark.parametrize("level", daily("squire", of=["page", "squire", "knight"]))
def test_stewards_play_without_seeing_other_hands(id: str, level: str) -> None:
    """V1.12 Two rounds without an answer that is refused."""
    game, rng = dealt(id, **REDEALT), random.Random(7)
    stewards_play(game, steward(level, minds[id]), rng, rounds=2)


@pytest.mark.parametrize("id", IDS)
def test_everything_that_happens_and_every_reason_has_words(id: str) -> None:
    """Of hidden cards, too."""
    everything_has_words(dealt(id, **REDEALT), random.Random(5))
