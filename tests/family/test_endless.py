"""Games without a last round (V11.1): how they end, and which decks are renewed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.games.agot.drawing.margin import margin_of
from bot.games.agot.drawing.words import drawing_of
from bot.games.agot.views import view_of
from bot.games.registry import plugin_of
from engine.agot import victory
from engine.agot.expansions.dance_with_dragons.reading import unread
from engine.agot.expansions.mother_of_dragons.rounds import offer_a_loan
from engine.arena.random_play import record_of
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.shapes import Shuffle
from engine.kernel.state import GameEnds
from engine.records import Record, compare
from engine.records.position import full_line, open_position, public_line
from engine.rulesets import rulesets
from engine.stewards.levels import minds, steward
from tests.agot.position import Plain, Position
from tests.running.marks import daily, nightly
from tests.words import strict_localizer

from .mother import begun, given, mother

ENDLESS = {"endless": True}
IDS = ("agot-2e", "agot-2e-vassals", "agot-2e-mod")
FOUR = "baratheon lannister stark targaryen"
AHEAD = {"westeros-cards-ahead": "three-open"}


def over(round: int, **facts: Any) -> Position:
    """Return a game at the end of a round."""
    options = {**ENDLESS, **facts.pop("options", {})}
    return given(FOUR, stage=["clean_up"], round=round, phase="power", options=options, **facts)


def renewed(table: Position) -> list[str]:
    """Let chance shuffle as often as it is asked, and return which decks that were."""
    decks = []
    while table.asked(CHANCE):
        shape = table.shape(CHANCE)
        assert isinstance(shape, Shuffle)
        decks.append(shape.deck)
        table.answer(CHANCE, shape.sample(Plain()))
    return decks


def test_a_game_goes_on_after_round_10() -> None:
    """V11.1 Nobody is compared with others; as printed, the game would be over."""
    table = over(10, then=[["next_round"]])
    renewed(table)
    assert (table.state.winner, table.state.round) == (None, 11)
    printed = given(FOUR, stage=["clean_up"], round=10, phase="power")
    assert printed.state.win is not None


@pytest.mark.parametrize("round", [10, 20, 50])
def test_every_tenth_round_renews_what_no_winter_does(round: int) -> None:
    """V11.1 Deck III with the cards that were drawn, the wildlings, and the loans."""
    table = over(round, drawn={"westeros-3": ["wildlings-attack"]})
    assert renewed(table) == ["westeros-3", "wildlings", "loans"]
    told = [event.params["deck"] for event in table.game.events if event.kind == "deck-renewed"]
    assert told == ["deck:westeros-3", "deck:wildlings", "deck:loans"]
    assert len(unread(table.state, "westeros-3")) == 10


@pytest.mark.parametrize("round", [1, 9, 11, 19])
def test_other_rounds_renew_nothing(round: int) -> None:
    """V11.1 Only every tenth."""
    assert renewed(over(round)) == []


def test_without_the_iron_bank_no_loans_are_shuffled() -> None:
    """V11.1, V14.1 There are none."""
    assert renewed(over(10, options={"without_iron_bank": True})) == ["westeros-3", "wildlings"]


def test_what_was_known_is_forgotten() -> None:
    """V11.1 Cards that somebody had seen, and loans that had been pushed out, may be anywhere."""
    card = "crow-killers"
    table = over(
        10,
        known={
            "stark": {
                "wildlings": {"card": card, "place": "top", "round": 9},
                "westeros": {"westeros-3": ["wildlings-attack"], "westeros-1": ["supply"]},
            }
        },
        turned=[{"card": card, "by": "stark", "place": "top"}],
        returned=["full-host"],
    )
    renewed(table)
    s = mother(table)
    assert s.known == {"stark": {"westeros": {"westeros-1": ["supply"]}}}
    assert (s.turned, s.returned) == ([], [])


def test_open_cards_stay_where_they_are() -> None:
    """V11.1, V13.2 Everybody has seen which cards come next: only those below are shuffled."""
    table = over(10, rulings=AHEAD)
    before = table.state.ahead["westeros-3"]
    assert isinstance(shape := table.shape(CHANCE), Shuffle)
    assert len(shape.cards) == 7
    renewed(table)
    assert table.state.ahead["westeros-3"] == before


def test_deck_four_is_used_once() -> None:
    """V11.1 After its ten cards, a round has those of the three other decks."""
    for round, phase, left in ((9, "planning", 10), (11, "debts", 9), (11, "planning", 0)):
        line = public_line(given(FOUR, round=round, phase=phase, options=ENDLESS).game)
        assert len(unread(open_position(line).state, "westeros-4")) == left


def test_a_round_without_deck_four_has_three_cards() -> None:
    """V11.1 From round 12."""
    game: Game[Any] = Game.new(rulesets["agot-2e-mod"], {**ENDLESS, "players": 4})
    rng, seen = random.Random(4), {}
    while not game.over and game.state.round < 14:
        if game.state.phase == "planning":
            seen[game.state.round] = len(game.state.westeros)
        if not game.answer_chance(rng):
            for seat in game.awaited:
                game.answer(seat, game.shape_for(seat).sample(rng))
    assert [seen[n] for n in range(2, 12)] == [4] * 10
    assert [seen[n] for n in range(12, 14)] == [3, 3]


def test_only_cards_of_deck_four_that_come_are_open() -> None:
    """V11.1, X5 With the next three cards open, two of round 10 are the last."""
    table = over(9, rulings=AHEAD)
    s = mother(table)
    s.drawn["westeros-4"] = s.decks["westeros-4"][2:]
    assert s.ahead["westeros-4"] == s.decks["westeros-4"][:2]


def test_the_bank_may_run_out_of_loans() -> None:
    """V11.1, X4.6.1 If all are taken, the slots empty one after another."""
    s = mother(over(15))
    s.decks["loans"], s.slots = [], ["spymaster", None, None]
    offer_a_loan(s)
    assert s.slots == [None, "spymaster", None]


def test_the_last_house_wins() -> None:
    """V11.1 If only one player has land units, castles or strongholds, nobody else could win."""
    alone = {"winterfell": "stark 1F", "the-narrow-sea": "baratheon 1S"}
    table = given("baratheon lannister stark", id="agot-2e-vassals", units=alone, options=ENDLESS)
    for house in ("baratheon", "lannister"):
        table.state.garrisons.pop(table.state.home_area[house], None)
        table.state.tokens[table.state.home_area[house]] = "stark"
    with pytest.raises(GameEnds):
        victory.check(table.state)
    assert (table.state.winner, table.state.win) == (
        "stark",
        {"reason": "last-house", "tie_break": None},
    )


def test_two_houses_go_on() -> None:
    """V11.1 A castle that nobody has taken is enough, and so is a unit on land."""
    table = given(
        "baratheon lannister stark",
        id="agot-2e-vassals",
        units={"winterfell": "stark 1F"},
        options=ENDLESS,
    )
    victory.check(table.state)
    assert table.state.winner is None


@pytest.mark.parametrize("round", [3, 5, 10, 14, 200])
def test_stewards_never_think_that_the_end_is_near(round: int) -> None:
    """V11.1 Later rounds have as many to come as the fifth of ten."""
    s = over(round).state
    assert s.rounds_left == max(5, 10 - round)
    assert given(FOUR, round=min(round, 10)).state.rounds_left == max(0, 10 - round)


def test_games_that_cannot_last_have_no_such_option() -> None:
    """V11.1 A Feast for Crows has no Winter in deck I, and A Dance with Dragons has six rounds."""
    assert {id for id, rules in rulesets.items() if "endless" in rules.options} == set(IDS)


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("language", ["en", "de", "fa", "hu", "ru", "zh"])
def test_everybody_reads_that_no_round_is_the_last(id: str, language: str) -> None:
    """Panels do not speak of round 10, and pictures do not count to it."""
    say = strict_localizer(id, language)
    for options, tens in ((ENDLESS, 0), ({}, 1)):
        view = begun(id, options).game.view("stark")
        assert plugin_of(id).goal(view, say).count("10") == tens
        with drawing_of(id):
            assert margin_of(view_of(view)).of_rounds is bool(tens)


@nightly
@pytest.mark.parametrize("id", daily("agot-2e-vassals", of=IDS))
@pytest.mark.parametrize("seed", daily(1, of=(1, 2)))
def test_a_game_ends_by_rule_and_replays(id: str, seed: int) -> None:
    """Its record and its positions name the option."""
    record = record_of(rulesets[id], ENDLESS, seed, 1)
    assert record["options"]["endless"] is True
    assert record["checks"][-1]["state"]["win"]["reason"] in ("seven", "last-house")
    assert compare(Record.model_validate(record)).differences == 0


@pytest.mark.parametrize("id", IDS)
def test_a_position_of_a_late_round_is_read_again(id: str) -> None:
    """V0.6 Its line names the option and the round."""
    game: Game[Any] = Game.new(rulesets[id], ENDLESS)
    rng = random.Random(3)
    while game.state.round < 13 or game.state.phase != "planning":
        if not game.answer_chance(rng):
            for seat in game.awaited:
                game.answer(seat, game.shape_for(seat).sample(rng))
    line = public_line(game)
    assert "round=13" in line
    assert "endless=true" in line
    again = open_position(line).state
    assert (again.round, again.last_round, again.units) == (13, None, game.state.units)


@pytest.mark.parametrize("round", [9, 10, 11])
def test_a_used_up_deck_four_lies_open_as_far_as_it_goes(round: int) -> None:
    """V0.6, X5 In lines of rounds in which fewer than three of its cards are still to come, too."""
    agreed = {"westeros-cards-ahead": "three-open"}
    game: Game[Any] = Game.new(rulesets["agot-2e-mod"], ENDLESS, rulings=agreed)
    rng = random.Random(3)
    while game.state.round < round or game.state.phase != "planning":
        if not game.answer_chance(rng):
            for seat in game.awaited:
                game.answer(seat, game.shape_for(seat).sample(rng))
    shown = game.state.ahead
    assert len(shown["westeros-4"]) == 11 - round
    assert len(shown["westeros-1"]) == 3
    assert open_position(full_line(game)).state.ahead == shown
    assert open_position(public_line(game)).state.ahead == shown


@nightly
@pytest.mark.parametrize("id", daily("agot-2e-vassals", of=IDS))
def test_squires_play_on(id: str) -> None:
    """From round 10 to round 12 without an answer that is refused."""
    game: Game[Any] = Game.new(rulesets[id], ENDLESS)
    rng, squire = random.Random(5), steward("squire", minds[id])
    while not game.over and game.state.round <= 12:
        if game.answer_chance(rng):
            continue
        for seat in game.awaited:
            if game.state.round < 10:
                game.answer(seat, game.shape_for(seat).sample(rng))
            else:
                game.answer(seat, squire.answer(game, seat, rng.getrandbits(63)))
    assert game.state.round == 13 or game.over
