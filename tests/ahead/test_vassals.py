"""What a player decides for a vassal is not answered ahead (X2.3)."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.kernel.ahead.lookahead import foresee, planned
from engine.kernel.ahead.plans import Fires, Waits, judge, review
from engine.kernel.game import Game
from engine.records.position import open_position

LINE = (
    "agot-2e-vassals/1 players=3 round=2 phase=raids iron-throne=MBLTSG"
    " vassals=greyjoy:lannister,martell:baratheon,tyrell:stark asks=raid:baratheon"
    " | dragonstone:B f1 g=2 | shipbreaker-bay:B s1 o=raid | the-narrow-sea:S s1 o=support"
    " | blackwater-bay:L s1 o=consolidate | winterfell:S f1 g=2 | lannisport:L f1 g=2"
    " | kingswood:B f1 o=march+0 | yronwood:M f1 o=march+0 | highgarden:T f1 o=march+0 g=2"
)


def opened() -> Game[Any]:
    """Begin with a raid of Baratheon, who commands Martell; each has a march to come."""
    return open_position(LINE)


def test_a_commander_foresees_its_own_march_alone() -> None:
    """Its vassal is named among those for whom it will be asked."""
    found = foresee(opened(), "baratheon", Random(1))
    assert [f.kind for f in found.questions if not f.now] == ["march"]
    assert all(not f.game.question.on_behalf for f in found.questions if f.game.question)
    assert found.subjects == ("martell",)


def test_a_plan_for_ones_own_march_does_not_move_a_vassal() -> None:
    """It waits while the commander is asked for the vassal, and fires when its own turn comes."""
    game = opened()
    seen = foresee(game, "baratheon", Random(1))
    place = next(n for n, f in enumerate(seen.questions) if f.kind == "march" and not f.now)
    stays = {"area": "kingswood", "moves": {}, "leave_power_token": False}
    plan = planned(seen, place, [{"value": stays, "conditions": []}])
    fired = 0
    while game.question is not None and game.state.phase in ("raids", "marches"):
        for seat, shape in list(game.question.shapes.items()):
            if seat == "baratheon" and game.question.kind == "march":
                verdict = judge(plan, game, seat)
                if "baratheon" in game.question.on_behalf:
                    assert isinstance(verdict, Waits)
                    assert not review([plan], game, seat).stopped
                elif fired == 0:
                    assert isinstance(verdict, Fires)
                    fired += 1
            game.answer(seat, shape.safe())
    assert fired == 1
