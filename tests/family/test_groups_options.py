"""Options that groups like (X5): each a ruling that is off unless it is agreed."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from bot.games.agot.drawing import board
from bot.games.agot.views import view_of
from bot.games.registry import plugin_of
from bot.text import localizer_for
from engine.agot import victory
from engine.agot.expansions.feast_for_crows.objectives import cards_of
from engine.agot.heuristics.board import BoardReading
from engine.agot.heuristics.hints.area_value import prize
from engine.agot.information.determinize import imagine
from engine.arena.random_play import record_of
from engine.kernel.ask import CHANCE
from engine.kernel.capabilities import HidesThings
from engine.kernel.game import Game
from engine.kernel.ruleset import BadSetup
from engine.kernel.shapes import Shuffle
from engine.kernel.state import GameEnds
from engine.records import Record, compare
from engine.records.position import open_position, public_line
from engine.rulesets import rulesets
from engine.stewards.levels import minds
from tests.agot.position import Plain
from tests.agot.words import march

from . import feast
from .mother import begun, given, mother, scenario, vassal

FOUR = "baratheon lannister stark targaryen"
MUSTER = {"mustering-before-round-1": "yes"}
HELD = {"seven-castles-win": "at-the-end-of-the-round"}
DEALT = {"vassal-claim": "at-random"}
FIVE = {"castles-to-win": "five"}
PORT = {"affc-eyrie-port": "open"}
MIXED = {"westeros-deck-1": "mixed"}
HIDDEN = {"westeros-cards-ahead": "hidden"}
AHEAD = {"westeros-cards-ahead": "three-open"}
LATER = {"dragon-strength-rounds": "later-rounds"}

TABLES: tuple[tuple[str, dict[str, Any], dict[str, str]], ...] = (
    ("agot-2e", {"players": 3}, MUSTER | HELD | FIVE | AHEAD | MIXED),
    ("agot-2e-adwd", {}, MUSTER | HELD | AHEAD | MIXED),
    ("agot-2e-affc", {}, MUSTER | PORT | AHEAD),
    ("agot-2e-vassals", {"players": 4}, MUSTER | HELD | DEALT | MIXED),
    ("agot-2e-mod", {"players": 5}, MUSTER | HELD | DEALT | LATER | FIVE | AHEAD | MIXED),
)


@pytest.mark.parametrize(("id", "options", "rulings"), TABLES, ids=[t[0] for t in TABLES])
def test_a_game_with_all_of_them_replays(
    id: str, options: dict[str, Any], rulings: dict[str, str]
) -> None:
    """Random games end by rule, and their records, which name the rulings, replay exactly."""
    record = record_of(rulesets[id], options, 3, 1, rulings=rulings)
    assert record["rulings"].items() >= rulings.items()
    assert compare(Record.model_validate(record)).differences == 0
    assert "winner" in record["checks"][-1]["state"]


@pytest.mark.parametrize(("id", "options", "rulings"), TABLES, ids=[t[0] for t in TABLES])
def test_everybody_musters_once_before_round_1(
    id: str, options: dict[str, Any], rulings: dict[str, str]
) -> None:
    """All players in turn order, and no vassal; a position in between can be read again."""
    rules = rulesets[id]
    game: Game[Any] = Game.new(rules, options, rulings=rulings)
    mustered: list[str] = []
    while game.question is not None and (not mustered or game.question.kind == "muster"):
        asked = game.awaited
        if game.question.kind == "muster":
            mustered += asked
            again = open_position(public_line(game))
            assert (again.awaited, again.view(None)["phase"]) == (asked, "planning")
        for seat in asked:
            game.answer(seat, game.shape_for(seat).sample(Plain()))
    assert mustered == [h for h in game.state.turn_order if h in game.setup.seats]
    plain: Game[Any] = Game.new(rules, options)
    plain.answer_chance(random.Random(1))
    assert plain.question is not None
    assert plain.question.kind != "muster"


def test_seven_castles_have_to_be_held_until_the_round_is_over() -> None:
    """15.1 is looked at after the Action Phase; loyalty counts like castles."""
    march: dict[str, Any] = {
        "units": {"winterfell": "stark 1F"},
        "orders": {"winterfell": "march+0"},
    }
    for rulings, at_once in (({}, True), (HELD, False)):
        table = given(FOUR, gained=7, rulings=rulings, stage=["marches"], **march)
        if at_once:
            with pytest.raises(GameEnds):
                victory.check(table.state)
        else:
            victory.check(table.state)
        assert (table.state.winner == "targaryen") is at_once
    over = given(FOUR, gained=7, rulings=HELD, stage=["clean_up"], round=5)
    assert (over.kind, over.state.winner) == (None, "targaryen")
    assert over.state.win == {"reason": "seven", "tie_break": None}
    assert over.game.view(None)["win_when_held"]
    assert "win_when_held" not in given(FOUR, stage=["clean_up"]).game.view(None)
    assert "seven-castles-win" not in rulesets["agot-2e-affc"].rulings


@pytest.mark.parametrize(
    ("reading", "number"),
    [
        *(("five", 5), ("six", 6), ("eight", 8), ("nine", 9), ("ten", 10), ("eleven", 11)),
        *(("twelve", 12), ("thirteen", 13), ("fourteen", 14), ("fifteen", 15)),
    ],
)
def test_another_number_of_castles_wins(reading: str, number: int) -> None:
    """15.1, X4.4.5, V11.2 So many castles or points of loyalty win, and all are told the number."""
    march: dict[str, Any] = {
        "units": {"winterfell": "stark 1F"},
        "orders": {"winterfell": "march+0"},
    }
    for gained, over in ((number - 2, False), (number - 1, True)):  # Pentos is worth one
        table = given(
            FOUR, gained=gained, rulings={"castles-to-win": reading}, stage=["marches"], **march
        )
        if over:
            with pytest.raises(GameEnds):
                victory.check(table.state)
        else:
            victory.check(table.state)
        assert (table.state.winner == "targaryen") is over
        lead = victory.lead(table.state)
        assert over or (lead is not None and lead.params["goal"] == number)
        assert table.game.view(None)["castles_to_win"] == number
    line = public_line(begun("agot-2e", {}, (), castles_to_win=reading).game)
    assert open_position(line).view(None)["castles_to_win"] == number
    for id in ("agot-2e-affc", "agot-1e"):
        assert "castles-to-win" not in rulesets[id].rulings


def test_stewards_aim_at_the_number_that_was_agreed() -> None:
    """The castle that wins is told as such, and who needs only one more is whom to stop."""
    for reading, told in (("seven", "prize-stronghold"), ("five", "prize-wins")):
        table = given(
            FOUR,
            units={
                "white-harbor": "stark 1F",
                "moat-cailin": "stark 1F",
                "flints-finger": "stark 1F",
            },
            rulings={"castles-to-win": reading},
            stage=["marches"],
        )
        assert prize(BoardReading(table.state), "stark", "riverrun").id == told
        mind = minds["agot-2e-mod"]
        assert ("stark" in mind.winning(table.state)) is (reading == "five")


def test_the_next_westeros_cards_may_lie_open() -> None:
    """X5 Everybody sees three of each deck, and nothing else that lies hidden."""
    for id in ("agot-2e", "agot-2e-affc", "agot-2e-mod"):
        game: Game[Any] = Game.new(rulesets[id], {}, rulings=AHEAD)
        game.answer_chance(random.Random(5))
        s, rules = game.state, rulesets[id]
        assert isinstance(rules, HidesThings)
        first = {deck: s.decks[deck][:3] for deck in s.box.westeros}
        assert len(first) >= 3
        for seat in (*game.setup.seats, None):
            assert game.view(seat)["ahead"] == first
            closed = rules.hidden(s, seat)
            s.rulings = {**s.rulings, **HIDDEN}
            assert "ahead" not in game.view(seat)
            assert rules.hidden(s, seat) - closed == {
                f"{deck} {place} {card}"
                for deck, cards in first.items()
                for place, card in enumerate(cards)
            }
            s.rulings = {**s.rulings, **AHEAD}
        again = open_position(public_line(game))
        assert again.view(None)["ahead"] == first


def test_winter_leaves_the_other_open_cards_where_they_are() -> None:
    """4.3, X5 What lies face down, Winter and the discards are shuffled; one takes its place.

    It may be Winter again. Where no cards lie open, the whole deck is shuffled.
    """
    cards = ["winter-is-coming", "game-of-thrones", "put-to-the-sword"]
    table = scenario.given(phase="westeros", westeros_cards=cards, rulings=AHEAD)
    deck = "westeros-1"
    stay = table.state.decks[deck][:2]
    for drawn in ("winter-is-coming", "last-days-of-summer"):
        shuffle = table.shape(CHANCE)
        assert isinstance(shuffle, Shuffle)
        assert Counter(shuffle.cards) + Counter(stay) == Counter(table.state.box.decks[deck])
        table.shuffled(drawn)
    assert table.state.westeros[0] == "last-days-of-summer"
    assert table.game.view(None)["ahead"][deck][:2] == stay


def test_whoever_imagines_the_decks_keeps_what_lies_open() -> None:
    """4.1.1, X5 The rest is dealt anew, also when cards that somebody buried come into sight."""
    table = begun("agot-2e", {}, (), westeros_cards_ahead="three-open")
    s = table.state
    deck = "westeros-1"
    first = s.decks[deck][:3]
    orders = set()
    for seed in range(9):
        imagine(s, s, (), "stark", random.Random(seed))
        assert s.decks[deck][:3] == first
        assert Counter(s.decks[deck]) == Counter(s.box.decks[deck])
        orders.add(tuple(s.decks[deck]))
    assert len(orders) > 1
    # Four are left face down; a house knows the last two of them.
    s.drawn[deck] = s.decks[deck][4:]
    first, buried = s.decks[deck][:3], s.decks[deck][2:4]
    s.known["stark"] = {"buried": {deck: list(buried)}}
    imagine(s, s, (), "stark", random.Random(1))
    assert s.decks[deck][:4] == [*first, buried[1]]


def test_what_lies_open_is_said_in_panels_and_on_the_board() -> None:
    """Each deck has its line, in the panel of every house and in the map's words."""
    for id in ("agot-2e", "agot-2e-affc", "agot-2e-mod"):
        hidden, known = (said_in(id, rulings) for rulings in (HIDDEN, AHEAD))
        decks = 4 if id == "agot-2e-mod" else 3
        assert len(known) - len(hidden) == 2 * decks


def said_in(id: str, rulings: dict[str, str]) -> list[str]:
    """Return the lines of Stark's panel and of the map's words when a game has begun."""
    game: Game[Any] = Game.new(rulesets[id], {}, rulings=rulings)
    game.answer_chance(random.Random(5))
    plugin, view, say = plugin_of(id), game.view("stark"), localizer_for("en").of(id)
    return [*plugin.heading(view, "stark", say), *plugin.text_board(view, None, say).split("\n")]


def test_the_eyrie_may_have_a_port() -> None:
    """X3.6.2 Arryn musters Ships there, and Mercantile Ventures is worth 1 to it instead of 2."""
    for rulings, worth in (({}, 2), (PORT, 1)):
        table = feast.scoring(
            objectives={"arryn": ["mercantile-ventures"]},
            units={"the-eyrie": "arryn 1K", "white-harbor": "arryn 1F"},
            rulings=rulings,
        )
        s = feast.state(table)
        assert cards_of(s)["mercantile-ventures"].points["arryn"] == worth
        assert (s.box.port_of.get("the-eyrie") is not None) is bool(rulings)
        view = table.game.view("arryn")
        assert view.get("opened") == (["port-of-the-eyrie"] if rulings else None)
        assert ("port-of-the-eyrie" in plugin_of("agot-2e-affc").places(view)) is bool(rulings)
        drawn = board.load(board.board_of(view_of(view))).areas
        assert ("port-of-the-eyrie" in drawn) is bool(rulings)
        while table.kind != "score-objective" or not table.asked("arryn"):
            seat = table.game.awaited[0]
            table.answer(seat, table.shape(seat).safe())
        # Everybody has one port; Arryn has taken another.
        assert table.allows("arryn", "mercantile-ventures") is bool(rulings)
        if rulings:
            table.answer("arryn", "mercantile-ventures")
            assert feast.state(table).points["arryn"] == worth


def test_ships_sail_from_the_port_of_the_eyrie() -> None:
    """12, X3.6.2 A position with one there can be read again; its order says where it sails."""
    table = scenario.given(
        edition="agot-2e-affc",
        phase="marches",
        units={"port-of-the-eyrie": "arryn 1S", "the-eyrie": "arryn 1K"},
        orders={"port-of-the-eyrie": "march+0"},
        rulings=PORT,
    )
    assert open_position(public_line(table.game)).view(None) == table.game.view(None)
    table.answer("arryn", march("port-of-the-eyrie", {"the-narrow-sea": "1S"}))
    assert table.state.owner["the-narrow-sea"] == "arryn"


@pytest.mark.parametrize("id", ["agot-2e", "agot-2e-adwd", "agot-2e-vassals", "agot-2e-mod"])
def test_the_first_westeros_deck_may_be_mixed(id: str) -> None:
    """X5 Ten cards of two editions, in every set-up but A Feast for Crows."""
    rules = rulesets[id]
    printed, mixed = (
        rules.begin(rules.prepare({}, (), rulings)).box.decks for rulings in ({}, MIXED)
    )
    others = {"a-throne-of-blades", "famine", "rally-the-men"}
    others |= {"the-burden-of-power", "winter-is-coming"}
    found = Counter(mixed["westeros-1"])
    assert found == {**dict.fromkeys(others, 1), "mustering": 2, "supply": 3}
    assert set(mixed) == set(printed)
    assert mixed["westeros-2"] == printed["westeros-2"]


def test_a_feast_for_crows_keeps_its_own_first_deck() -> None:
    """X3.2.4, X5 A mixed one is not on offer; some records have another name for the ruling."""
    rules = rulesets["agot-2e-affc"]
    earlier = rules.prepare({}, (), {"affc-westeros-deck-1": "printed"})
    assert earlier.rulings == rules.prepare({}, (), {}).rulings
    with pytest.raises(BadSetup):
        rules.prepare({}, (), MIXED)


def test_cards_of_the_mixed_deck_do_what_they_do_in_their_own() -> None:
    """X3.5.1 to X3.5.3 in the base game; a vassal musters at home, where that is a castle."""
    table = scenario.given(card="famine", supply={"stark": 0, "tyrell": 4}, rulings=MIXED)
    assert (table.supply("stark"), table.supply("tyrell")) == (0, 3)
    table = scenario.given(card="the-burden-of-power", wildlings=8, rulings=MIXED)
    assert table.asked("baratheon") == "westeros-choice"
    choice = {"card": "the-burden-of-power", "choose": "wildlings-to-zero"}
    assert table.answer("baratheon", choice).state.wildlings == 0
    units = {"winterfell": "stark 1F", "white-harbor": "stark 1F"}
    cards = ["rally-the-men", "game-of-thrones", "sea-of-storms"]
    table = scenario.given(phase="westeros", westeros_cards=cards, units=units, rulings=MIXED)
    table.until("muster", "stark")
    assert table.game.question is not None
    assert table.game.question.params["areas"] == ["area:white-harbor"]
    again = open_position(public_line(table.game))
    assert again.question is not None
    assert again.question.params == table.game.question.params


def test_vassals_are_dealt_at_random() -> None:
    """Nobody claims: chance deals every round, as many to each as they might have claimed."""
    table = begun("agot-2e-vassals", {"players": 4}, **DEALT)
    s = vassal(table)
    first, second, *others = s.with_player(s.turn_order)
    assert s.commander == {"martell": first, "tyrell": second}
    assert table.kind == "orders"
    assert others


def test_dragons_may_grow_later() -> None:
    """Strength tokens on rounds 2, 4, 7, 9 and 10, in positions as well."""
    table = begun("agot-2e-mod", {}, FOUR.split(), **LATER)
    assert mother(table).dragon_tokens == [2, 4, 7, 9, 10]
    line = public_line(table.game)
    assert open_position(line).view(None)["dragon_tokens"] == [2, 4, 7, 9, 10]


@pytest.mark.parametrize("named", [3, True, "arryn", {"arryn": 1}, [None, "arryn"], [["arryn"]]])
@pytest.mark.parametrize("id", ["agot-2e-mod", "agot-2e-vassals"])
def test_vassals_are_a_list_of_houses(id: str, named: object) -> None:
    """X2.1: anything else in the options of a record is no set-up, and breaks nothing."""
    with pytest.raises(BadSetup, match="list of houses"):
        rulesets[id].prepare({"players": 4, "vassals": named}, (), {})
