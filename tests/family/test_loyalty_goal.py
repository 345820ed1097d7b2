"""A number of loyalty points that wins, apart from that of castles (V11.2)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.agot.drawing.highlights import placard
from bot.games.agot.drawing.margin import margin_of
from bot.games.agot.drawing.words import drawing_of
from bot.games.agot.views import goal_of, view_of
from bot.games.registry import plugin_of
from engine.agot import victory
from engine.agot.heuristics.board import BoardReading
from engine.agot.heuristics.evaluation import standing
from engine.arena.random_play import record_of
from engine.kernel.event import EventData
from engine.kernel.phrase import plain
from engine.kernel.ruleset import BadSetup
from engine.kernel.state import GameEnds
from engine.records import Record, compare
from engine.records.position import open_position, public_line
from engine.rulesets import rulesets
from engine.stewards.levels import minds
from tests.words import strict_localizer

from .mother import begun, given, mother

ID = "agot-2e-mod"
FOUR = "baratheon lannister stark targaryen"
NINE = {"loyalty_to_win": 9}


def counted(gained: int, options: dict[str, Any] | None = None, **rulings: str) -> bool:
    """Return whether Targaryen wins with Pentos, which is worth one, and points that it gained."""
    named = {name.replace("_", "-"): reading for name, reading in rulings.items()}
    table = given(
        FOUR, gained=gained, options=options, rulings=named, units={"pentos": "targaryen 1F"}
    )
    try:
        victory.check(table.state)
    except GameEnds:
        return table.state.winner == "targaryen"
    return False


def test_loyalty_wins_with_its_own_number() -> None:
    """V11.2 Eight points are too few of nine, whatever number of castles wins."""
    assert not counted(7, NINE)
    assert counted(8, NINE)
    assert not counted(7, NINE, castles_to_win="five")
    assert counted(4, {"loyalty_to_win": 5}, castles_to_win="ten")


@pytest.mark.parametrize(("reading", "number"), [("seven", 7), ("five", 5), ("ten", 10)])
def test_otherwise_castles_and_loyalty_have_one_number(reading: str, number: int) -> None:
    """X4.4.5 As printed, and as the ruling says."""
    assert not counted(number - 2, castles_to_win=reading)
    assert counted(number - 1, castles_to_win=reading)


def test_castles_win_as_before() -> None:
    """V11.2 The others still need seven."""
    s = mother(begun(ID, {**NINE, "players": 8}))
    assert {h: s.goal_of(h) for h in s.houses} == {
        **dict.fromkeys(s.houses, 7),
        "targaryen": 9,
    }


def test_the_end_of_the_game_asks_for_the_same_number() -> None:
    """V11.2, X4.11.2 By one reading, Targaryen wins after the last round only with enough."""
    for gained, ranked in ((7, False), (8, True)):
        s = mother(
            given(
                FOUR,
                gained=gained,
                options=NINE,
                rulings={"targaryen-final-ranking": "cannot-win-on-points"},
            )
        )
        assert ("targaryen" in s.scores(dict.fromkeys(s.houses, 0))) is ranked


def test_whoever_leads_is_told_their_own_number() -> None:
    """Targaryen leads with so many of nine, others with so many of seven."""
    ahead = given(FOUR, gained=6, options=NINE).state
    lead = victory.lead(ahead)
    assert lead is not None
    assert lead.params["goal"] == 9
    north = {"winterfell": "stark 1F", "white-harbor": "stark 1F"}
    behind = victory.lead(given(FOUR, gained=0, units=north, options=NINE).state)
    assert behind is not None
    assert behind.params["goal"] == 7


@pytest.mark.parametrize("language", ["en", "de", "fa", "hu", "ru", "zh"])
def test_panels_and_pictures_name_both_numbers(language: str) -> None:
    """Where each House is compared with its own goal."""
    say, plugin = strict_localizer(ID, language), plugin_of(ID)
    game = begun(ID, {**NINE, "players": 8}).game
    view = game.view("stark")
    assert {"7", "9"} <= {*filter(str.isdigit, plugin.goal(view, say))}
    assert "9" in plugin.goal(game.view("targaryen"), say)
    assert "7" not in plugin.goal(game.view("targaryen"), say)
    assert "9" in "\n".join(plugin.heading(game.view("targaryen"), "targaryen", say))
    assert "9" in plugin.tell_round(view, [], say)[-1]
    with drawing_of(ID):
        goals = {row.house: row.goal for row in margin_of(view_of(view)).rows}
    assert (goals["targaryen"], goals["stark"]) == (9, 7)


def test_the_card_of_who_is_winning_names_both_numbers() -> None:
    """The bar of each House is as long as the share that it has of its own."""
    game = begun(ID, {**NINE, "players": 8}).game
    lead = victory.lead(game.state)
    assert lead is not None
    event: EventData = {
        "kind": lead.kind,
        "params": {name: plain(value) for name, value in lead.params.items()},
    }
    with drawing_of(ID):
        card = placard(view_of(game.view(None)), event)
    assert sum("9" in line for line in card.outcome) == 1


def test_without_the_option_a_view_has_no_second_number() -> None:
    """What is as printed is not told twice."""
    seen = begun(ID, {"players": 8}).game.view(None)
    assert "goal" not in seen["houses"]["targaryen"]
    assert goal_of(view_of(seen), "targaryen") == 7


def test_stewards_aim_at_their_own_number() -> None:
    """V11.2 Who needs only one point more is whom to stop, and only then."""
    for gained, near in ((6, False), (7, True)):
        s = given(FOUR, gained=gained, units={"pentos": "targaryen 1F"}, options=NINE).state
        assert ("targaryen" in minds[ID].winning(s)) is near
        assert standing(BoardReading(s))["targaryen"]["near"] == max(0, gained + 1 - 7)


@pytest.mark.parametrize(
    "options", [{"targaryen": False}, {"players": 3}, {"players": 3, "targaryen": False}]
)
def test_without_targaryen_there_is_no_such_number(options: dict[str, Any]) -> None:
    """V11.2 The refusal names what excludes it."""
    with pytest.raises(BadSetup) as caught:
        rulesets[ID].prepare({**options, **NINE}, (), {})
    assert caught.value.clash is not None
    assert NINE.items() <= caught.value.clash.items()


def test_choosing_a_number_includes_the_house() -> None:
    """V11.2 As choosing its other deck does."""
    assert rulesets[ID].prepare({"players": 5, **NINE}, (), {}).options["targaryen"] is True
    with pytest.raises(BadSetup):
        rulesets[ID].prepare(NINE, ["baratheon", "lannister", "stark"], {})


@pytest.mark.parametrize("number", [4, 16, "seven", 7.5, True])
def test_other_numbers_are_refused(number: object) -> None:
    """V11.2 From 5 to 15."""
    with pytest.raises(BadSetup):
        rulesets[ID].prepare({"loyalty_to_win": number}, (), {})


def test_a_game_replays_and_its_position_comes_back() -> None:
    """V0.6 Both name the number."""
    record = record_of(rulesets[ID], NINE, 3, 1)
    assert record["options"]["loyalty_to_win"] == 9
    assert compare(Record.model_validate(record)).differences == 0
    line = public_line(begun(ID, NINE).game)
    assert mother(begun(ID, NINE)).goal_of("targaryen") == 9
    assert open_position(line).state.goal_of("targaryen") == 9
