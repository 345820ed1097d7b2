"""House cards that change in a later round (V3): when, into what, and what stays as it was."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.games.registry import plugin_of
from engine.agot.combat.clean_up import refill
from engine.agot.components import open_box
from engine.agot.heuristics.board import BoardReading
from engine.agot.heuristics.policy import house_card
from engine.arena.random_play import record_of
from engine.kernel.game import Game
from engine.kernel.position.notation import BadPosition
from engine.kernel.ruleset import BadSetup
from engine.records import Record, compare
from engine.records.position import full_line, open_position, public_line
from engine.rulesets import rulesets
from engine.stewards.levels import minds, steward
from tests.agot.scenario import Position, march
from tests.running.marks import daily, nightly
from tests.words import strict_localizer

from .mother import begun, given
from .other_hands import everything_has_words, stewards_play
from .storm import battle, position

FIVE = {"evolution_round": 5}
IDS = ("agot-2e", "agot-2e-vassals", "agot-2e-mod")
BASE = open_box("agot-2e").cards_of
DANCE = open_box("agot-2e-adwd").cards_of
EDDARD, TYWIN = "eddard-stark", "tywin-lannister"


def last_card(*, round: int = 5, **more: Any) -> Position:
    """Let Stark attack Lannister with the last card of its hand."""
    facts = {"agreed": FIVE, "hands": {"stark": EDDARD}, **more}
    return battle("stark", "lannister", EDDARD, TYWIN, attack="4F", round=round, **facts)


@pytest.mark.parametrize("id", IDS)
def test_everyone_begins_with_the_printed_deck(id: str) -> None:
    """V3.1 Seven cards each, whatever comes later."""
    printed: Game[Any] = Game.new(rulesets[id], {})
    assert begun(id, FIVE).state.hand == printed.state.hand


@pytest.mark.parametrize("round", [5, 8])
def test_the_last_card_brings_the_second_deck(round: int) -> None:
    """V3.1 From the agreed round on, all seven are in hand, and the first deck leaves the game."""
    table = last_card(round=round).finish_combat()
    assert table.hand("stark") == sorted(DANCE["stark"])
    assert table.discard("stark") == []
    assert table.state.evolved == ["stark"]
    assert len(table.hand("lannister")) == 6
    (told,) = table.events("deck-changed")
    assert told["house"] == "house:stark"
    assert not table.events("cards-returned")


@pytest.mark.parametrize("round", [2, 4])
def test_before_that_round_cards_come_back(round: int) -> None:
    """V3.1, 9.9.3 As printed: the last card stays."""
    table = last_card(round=round).finish_combat()
    assert table.discard("stark") == [EDDARD]
    assert set(table.hand("stark")) == {*BASE["stark"]} - {EDDARD}
    assert table.state.evolved == []


def test_a_card_that_is_not_the_last_changes_nothing() -> None:
    """V3.1 The first deck is played to its end, however late that is."""
    table = last_card(hands={"stark": f"{EDDARD} greatjon-umber"}, round=9).finish_combat()
    assert table.hand("stark") == ["greatjon-umber"]


def test_later_refills_are_as_printed() -> None:
    """V3.1, 9.9.3 Within the second deck: six come back, and the last stays."""
    first, *others = DANCE["stark"]
    s = last_card().finish_combat().state
    s.hand["stark"], s.discard["stark"] = [], sorted(DANCE["stark"])
    refill(s, "stark", first)
    assert (s.hand["stark"], s.discard["stark"]) == (sorted(others), [first])


def test_the_card_works_to_the_end_of_its_combat() -> None:
    """V3.2 It has left the game before texts after the combat, and Ser Loras acts all the same."""
    table = battle(
        "tyrell",
        "lannister",
        "ser-loras-tyrell",
        TYWIN,
        attack="4F",
        round=5,
        agreed=FIVE,
        hands={"tyrell": "ser-loras-tyrell"},
    ).finish_combat()
    assert table.hand("tyrell") == sorted(DANCE["tyrell"])
    assert table.order("blackwater") == "march+0"


def test_a_card_that_returns_in_time_is_no_last_card() -> None:
    """V3.2 Roose Bolton brings all cards back after a defeat, as printed; then the deck stays."""
    table = battle(
        "stark",
        "lannister",
        "roose-bolton",
        TYWIN,
        attack="1F",
        round=7,
        agreed=FIVE,
        hands={"stark": "roose-bolton"},
    ).finish_combat()
    assert set(table.hand("stark")) == {*BASE["stark"]}
    assert table.state.evolved == []


def test_patchface_takes_the_last_card() -> None:
    """V3.4, 16.5.8 It counts as played, so that the second deck follows it immediately."""
    table = battle(
        "baratheon",
        "stark",
        "patchface",
        "catelyn-stark",
        attack="4F",
        round=6,
        agreed=FIVE,
        hands={"stark": f"catelyn-stark {EDDARD}"},
    ).until("ability", "baratheon")
    table.answer("baratheon", {"card": "patchface", "use": True, "discard": EDDARD})
    assert table.hand("stark") == sorted(DANCE["stark"])


def test_a_hand_that_has_shrunk_gets_all_seven() -> None:
    """V3.3 Cards that have left the game are made up for."""
    table = given("arryn stark targaryen baratheon", round=6, options=FIVE)
    s = table.state
    assert len(s.own_cards("arryn")) == 7
    s.evolved = ["arryn", "targaryen"]
    assert set(s.own_cards("arryn")) == {*open_box("agot-2e-affc").cards_of["arryn"]}
    assert "missandei" in s.own_cards("targaryen")
    assert len(s.own_cards("targaryen")) == 7


def test_vassals_have_no_second_deck() -> None:
    """V3.5 They share one that nobody plays to its end."""
    s = given("baratheon lannister stark", id="agot-2e-vassals", round=9, options=FIVE).state
    assert [h for h in s.houses if s.evolves(h)] == ["baratheon", "lannister", "stark"]


@pytest.mark.parametrize(
    "options",
    [
        {"thematic_hands": True},
        {"random_hands": True},
        {"house_cards": "adwd"},
        {"house_cards": "asos"},
    ],
)
@pytest.mark.parametrize("id", IDS)
def test_it_excludes_other_hands(id: str, options: dict[str, Any]) -> None:
    """V3.5, V1.18 The refusal names both."""
    with pytest.raises(BadSetup) as caught:
        rulesets[id].prepare({**FIVE, **options}, (), {})
    assert caught.value.clash == {**FIVE, **options}


@pytest.mark.parametrize("seats", [(), ("baratheon", "lannister", "stark", "targaryen")])
def test_it_excludes_the_second_deck_from_the_beginning(seats: tuple[str, ...]) -> None:
    """V3.1 House Targaryen comes to deck B later."""
    with pytest.raises(BadSetup) as caught:
        rulesets["agot-2e-mod"].prepare({**FIVE, "targaryen_deck": "b"}, seats, {})
    assert caught.value.clash == {**FIVE, "targaryen_deck": "b"}


@pytest.mark.parametrize("number", [1, 11, True, "five"])
def test_other_rounds_are_refused(number: object) -> None:
    """V3 From 2 to 10."""
    with pytest.raises(BadSetup):
        rulesets["agot-2e"].prepare({"evolution_round": number}, (), {})


def test_games_with_decks_of_their_own_have_no_such_option() -> None:
    """V3.5 A Dance with Dragons and A Feast for Crows begin with these cards."""
    assert {id for id, rules in rulesets.items() if "evolution_round" in rules.options} == set(IDS)


def test_namesakes_are_told_apart() -> None:
    """V1.14 Two cards of Stannis Baratheon are known in such a game."""
    plugin, say = plugin_of("agot-2e"), strict_localizer("agot-2e")
    view = begun("agot-2e", FIVE).game.view(None)
    assert plugin.told_apart("card:melisandre-adwd", view, say) == say("box-adwd")
    printed = begun("agot-2e", {}).game.view(None)
    assert plugin.told_apart("card:melisandre-adwd", printed, say) == ""


def test_stewards_play_a_hand_out() -> None:
    """V3.5 A card that would not come back is not spared where it may decide."""
    played = {}
    for round in (4, 5):
        table = position(
            agreed=FIVE,
            round=round,
            hands={"stark": f"{EDDARD} robb-stark"},
            units={"the-reach": "stark 2F", "blackwater": "lannister 2F"},
            orders={"the-reach": "march+0"},
        )
        table.answer("stark", march("the-reach", blackwater="2F")).until("house-card")
        shape: Any = table.shape("stark")
        read = BoardReading(table.state)
        played[round] = [
            house_card(read, "stark", {}, shape, random.Random(seed)) for seed in range(200)
        ]
    assert played[5].count(EDDARD) >= played[4].count(EDDARD)


@pytest.mark.parametrize("id", daily("agot-2e-vassals", of=IDS))
def test_a_game_replays_and_its_words_exist(id: str) -> None:
    """V0.6 Its record names the round, and its checks who has changed."""
    options = {"evolution_round": 2, "endless": True}
    record = record_of(rulesets[id], options, 3, 1)
    assert record["options"]["evolution_round"] == 2
    assert any("evolved" in check["state"] for check in record["checks"])
    assert compare(Record.model_validate(record)).differences == 0
    everything_has_words(Game.new(rulesets[id], options), random.Random(2))


def test_positions_come_back_before_and_after() -> None:
    """V0.6 The line names who has changed; the cards in hand follow from it."""
    for table in (last_card(round=4).finish_combat(), last_card().finish_combat()):
        for line in (public_line(table.game), full_line(table.game)):
            again = open_position(line).state
            assert again.evolved == table.state.evolved
            assert again.hand == table.state.hand
    assert "evolved=stark" in public_line(last_card().finish_combat().game)


@pytest.mark.parametrize(
    "line", ["agot-2e/1 evolved=stark", "agot-2e/1 evolution-round=5 evolved=arryn"]
)
def test_positions_that_no_table_can_have(line: str) -> None:
    """V3.1 Without the option nobody has changed, nor has a House that is not there."""
    with pytest.raises(BadPosition):
        open_position(line)


@nightly
@pytest.mark.parametrize("id", daily("agot-2e-vassals", of=IDS))
def test_squires_play_it(id: str) -> None:
    """Four rounds without an answer that is refused, with decks that change from round 2."""
    game: Game[Any] = Game.new(rulesets[id], {"evolution_round": 2})
    rng, squire = random.Random(6), steward("squire", minds[id])
    stewards_play(game, squire, rng, rounds=4)
