"""Goals by House, as a handicap: other numbers of castles and strongholds win for some Houses."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.games.agot.coaching import figures
from bot.games.agot.drawing.highlights import placard
from bot.games.agot.drawing.margin import margin_of
from bot.games.agot.drawing.words import drawing_of
from bot.games.agot.views import goal_of, view_of
from bot.games.registry import plugin_of
from engine.agot import victory
from engine.agot.heuristics.board import BoardReading
from engine.agot.heuristics.evaluation import features
from engine.agot.heuristics.hints.area_value import prize
from engine.arena.random_play import record_of
from engine.kernel.event import EventData
from engine.kernel.game import Game
from engine.kernel.phrase import plain
from engine.kernel.ruleset import BadSetup
from engine.kernel.state import GameEnds
from engine.records import Record, compare
from engine.records.position import full_line, open_position, public_line
from engine.rulesets import rulesets
from engine.stewards.levels import minds
from tests.running.marks import daily
from tests.words import strict_localizer

IDS = ("agot-2e", "agot-2e-adwd", "agot-2e-vassals", "agot-2e-mod")
NORTH = "winterfell:S f1 | white-harbor:S f1 | moat-cailin:S f1 | pyke:S f1 | seagard:S f1"
SOUTH = "highgarden:L f1 | lannisport:L f1 | harrenhal:L f1 | riverrun:L f1"


def at(handicap: str, *, stark: int, lannister: int, round: int = 4, words: str = "") -> Game[Any]:
    """Return a game of three in which two Houses hold so many castles and strongholds."""
    north, south = NORTH.split(" | ")[:stark], SOUTH.split(" | ")[:lannister]
    lands = " | ".join([*north, *south, "dragonstone:B f1"])
    head = f"agot-2e/1 players=3 round={round} phase=marches handicap={handicap} {words}"
    return open_position(f"{head}asks=march:stark | {lands} | the-narrow-sea:B s1 o=march+0")


def winner(game: Game[Any], *, last: bool = False) -> tuple[str, str] | None:
    """Return who wins now, or after the last round, with the reason."""
    s = game.state
    s.win = s.winner = None
    try:
        victory.last_round(s) if last else victory.check(s)
    except GameEnds:
        return (s.winner, s.win["reason"])
    return None


def test_a_house_wins_with_its_own_number_of_castles() -> None:
    """15.1 Five are enough for the House that has five as its goal, and for no other."""
    assert winner(at("{stark:5}", stark=5, lannister=4)) == ("stark", "seven")
    assert winner(at("{stark:6}", stark=5, lannister=4)) is None
    assert winner(at("{lannister:5}", stark=5, lannister=4)) is None


def test_the_ruling_is_the_goal_of_the_others() -> None:
    """15.1 With five for everyone, a goal of eight holds its House back."""
    words = "castles-to-win=five "
    assert winner(at("{lannister:8}", stark=5, lannister=4, words=words)) == ("stark", "seven")
    assert winner(at("{stark:8}", stark=5, lannister=4, words=words)) is None


def test_after_the_last_round_whoever_lacks_fewest_wins() -> None:
    """15.2 Four of five are nearer than five of seven; goals that are as usual change nothing."""
    near = at("{lannister:5}", stark=5, lannister=4, round=10)
    assert winner(near, last=True) == ("lannister", "nearest")
    assert victory.ranking(near.state)[:2] == ["lannister", "stark"]
    usual = at("{lannister:7}", stark=5, lannister=4, round=10)
    assert winner(usual, last=True) == ("stark", "round-10")


def test_if_houses_lack_as_many_the_usual_ties_decide() -> None:
    """15.2 Four of six are as near as five of seven; House Stark has more land areas."""
    s = at("{lannister:6}", stark=5, lannister=4).state
    assert victory.leaders(s) == (["stark"], "land-areas")


def test_whoever_leads_is_told_with_their_own_goal() -> None:
    """The card in the channel compares each House with its goal."""
    game = at("{lannister:5}", stark=5, lannister=4)
    lead = victory.lead(game.state)
    assert lead is not None
    assert lead.params["houses"] == ["house:lannister"]
    assert (lead.params["castles"], lead.params["goal"]) == (4, 5)
    event: EventData = {
        "kind": lead.kind,
        "params": {name: plain(value) for name, value in lead.params.items()},
    }
    with drawing_of("agot-2e"):
        rows = placard(view_of(game.view(None)), event).rows
    assert [(row.seat, row.value) for row in rows[:2]] == [("lannister", "4/5"), ("stark", "5")]


def test_stewards_aim_at_their_own_goal_and_stop_others_at_theirs() -> None:
    """Whoever needs one castle more is about to win; the lead is what each lacks."""
    game, mind = at("{lannister:5,stark:15}", stark=5, lannister=4), minds["agot-2e"]
    assert mind.winning(game.state) == {"lannister"}
    stand = features(game.state)
    assert stand["lannister"]["near"] > 0 == stand["stark"]["near"]
    assert stand["lannister"]["lead"] == 3
    reading = BoardReading(game.state)
    assert prize(reading, "lannister", "oldtown").id == "prize-wins"
    assert prize(reading, "stark", "oldtown").id == "prize-stronghold"
    late = at("{lannister:6}", stark=5, lannister=2, round=10)
    assert mind.winning(late.state) == {"stark"}


@pytest.mark.parametrize("language", ["en", "de", "fa", "hu", "ru", "zh"])
@pytest.mark.parametrize("id", IDS)
def test_panels_and_pictures_say_each_house_its_own_goal(id: str, language: str) -> None:
    """In its panel, in the sentence on how to win, in the account of a round, beside the map."""
    say, plugin = strict_localizer(id, language), plugin_of(id)
    game = Game.new(rulesets[id], {"handicap": {"stark": 13}})
    for seat, goal in (("stark", 13), ("baratheon", 7)):
        view = game.view(seat)
        assert str(goal) in plugin.goal(view, say)
        assert str(goal) in plugin.heading(view, seat, say)[0]
        assert figures(view_of(view), seat, {})["goal"] == goal
    told = plugin.tell_round(game.view(None), [], say)[-1]
    assert "/13" in told
    with drawing_of(id):
        goals = {row.house: row.goal for row in margin_of(view_of(game.view(None))).rows}
    assert (goals["stark"], goals["baratheon"]) == (13, 7)
    usual = Game.new(rulesets[id], {}).view("baratheon")
    assert plugin.goal(game.view("baratheon"), say) != plugin.goal(usual, say)


def test_a_goal_that_is_as_usual_is_not_told_twice() -> None:
    """Only what differs is in a view."""
    seen = Game.new(rulesets["agot-2e"], {"handicap": {"stark": 7, "greyjoy": 9}}).view(None)
    assert {h for h, house in seen["houses"].items() if "goal" in house} == {"greyjoy"}
    assert goal_of(view_of(seen), "stark") == 7


def test_loyalty_keeps_its_own_number() -> None:
    """V11.2 House Targaryen has no castles to count, so it has no goal here."""
    rules = rulesets["agot-2e-mod"]
    s = Game.new(rules, {"handicap": "arryn 5", "loyalty_to_win": 9}).state
    assert (s.goal_of("arryn"), s.goal_of("targaryen"), s.goal_of("stark")) == (5, 9, 7)
    with pytest.raises(BadSetup) as caught:
        rules.prepare({"handicap": "targaryen 5"}, (), {})
    assert caught.value.why is not None
    houses = caught.value.why.params["houses"]
    assert isinstance(houses, list)
    assert "house:targaryen" not in houses


@pytest.mark.parametrize(
    "text",
    ["stark 6 greyjoy 8", "Stark=6, Greyjoy=8", "greyjoy: 8; stark: 6", " STARK6\nGREYJOY8. "],
)
def test_goals_are_read_as_people_write_them(text: str) -> None:
    """And saved in one form, whoever is named first."""
    setup = rulesets["agot-2e"].prepare({"handicap": text}, (), {})
    assert list(setup.options["handicap"].items()) == [("greyjoy", 8), ("stark", 6)]


@pytest.mark.parametrize(
    "value",
    [
        *(
            "stark",
            "6",
            "stark 4",
            "stark 16",
            "stark -6",
            "stark 6 stark 7",
            "umber 6",
            "stark 6 x",
        ),
        *("stark 6 " * 500, "9" * 4000, 6, True, None, [], {"stark": True}, {"stark": "6"}),
    ],
)
def test_anything_else_is_refused_with_one_sentence(value: object) -> None:
    """It says what can be written, in every language."""
    with pytest.raises(BadSetup) as caught:
        rulesets["agot-2e"].prepare({"handicap": value}, (), {})
    why = caught.value.why
    assert why is not None
    assert (why.params["least"], why.params["most"]) == (5, 15)
    for language in ("en", "de", "fa", "hu", "ru", "zh"):
        assert "15" in strict_localizer("agot-2e", language).say(why)


@pytest.mark.parametrize("id", daily("agot-2e-mod", of=IDS))
def test_a_game_replays_and_its_positions_come_back(id: str) -> None:
    """V0.6 The record and both kinds of lines name the goals."""
    goals = {"baratheon": 5, "stark": 6}
    record = record_of(rulesets[id], {"handicap": goals}, 3, 1)
    assert record["options"]["handicap"] == goals
    assert compare(Record.model_validate(record)).differences == 0
    game = Game.new(rulesets[id], {"handicap": goals})
    rng = random.Random(1)
    while game.answer_chance(rng):
        pass
    for line in (public_line(game), full_line(game)):
        again = open_position(line)
        assert again.setup.options["handicap"] == goals
        assert again.view(None)["houses"] == game.view(None)["houses"]


def test_games_without_castles_to_count_have_no_handicap() -> None:
    """X3.1.2 In A Feast for Crows points win; the 1st edition has its printed numbers."""
    assert {id for id, rules in rulesets.items() if "handicap" in rules.options} == {*IDS}
