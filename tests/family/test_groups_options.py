"""Options that groups like (X5): each a ruling that is off unless it is agreed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.agot import victory
from engine.agot.stewards.prizes import prize
from engine.agot.stewards.reading import Reading
from engine.kernel.game import Game
from engine.kernel.state import GameEnds
from engine.minds import minds
from engine.positions import open_position, public_line
from engine.records import Record, compare
from engine.rulesets import rulesets
from engine.selfplay import record_of
from tests.agot.position import Plain

from .mother import begun, given, mother, vassal

FOUR = "baratheon lannister stark targaryen"
MUSTER = {"mustering-before-round-1": "yes"}
HELD = {"seven-castles-win": "at-the-end-of-the-round"}
DEALT = {"vassal-claim": "at-random"}
FIVE = {"castles-to-win": "five"}
LATER = {"dragon-strength-rounds": "later-rounds"}

TABLES: tuple[tuple[str, dict[str, Any], dict[str, str]], ...] = (
    ("agot-2e", {"players": 3}, MUSTER | HELD | FIVE),
    ("agot-2e-adwd", {}, MUSTER | HELD),
    ("agot-2e-affc", {}, MUSTER),
    ("agot-2e-vassals", {"players": 4}, MUSTER | HELD | DEALT),
    ("agot-2e-mod", {"players": 5}, MUSTER | HELD | DEALT | LATER | FIVE),
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
            game.answer(seat, game.shape_for(seat).some(Plain()))
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


@pytest.mark.parametrize("number", [5, 6, 8])
def test_another_number_of_castles_wins(number: int) -> None:
    """15.1, X4.4.5 So many castles or points of loyalty win, and everybody is told the number."""
    reading = {5: "five", 6: "six", 8: "eight"}[number]
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
        assert prize(Reading(table.state), "stark", "riverrun").id == told
        mind = minds["agot-2e-mod"]
        assert ("stark" in mind.winning(table.state)) is (reading == "five")


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
