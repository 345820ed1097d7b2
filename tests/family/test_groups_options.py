"""Options that groups like (X5): each a ruling that is off unless it is agreed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.agot import victory
from engine.kernel.game import Game
from engine.kernel.ruleset import BadSetup
from engine.kernel.state import GameEnds
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
LATER = {"dragon-strength-rounds": "later-rounds"}

TABLES: tuple[tuple[str, dict[str, Any], dict[str, str]], ...] = (
    ("agot-2e", {"players": 3}, MUSTER | HELD),
    ("agot-2e-adwd", {}, MUSTER | HELD),
    ("agot-2e-affc", {}, MUSTER),
    ("agot-2e-vassals", {"players": 4}, MUSTER | HELD | DEALT),
    ("agot-2e-mod", {"players": 5}, MUSTER | HELD | DEALT | LATER),
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
