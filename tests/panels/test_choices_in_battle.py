"""What panels offer where records accept more, or in another order."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.panels.turn.question import question_panel
from bot.play import OpenQuestion, SeatView
from bot.text import localizer_for
from bot.ui.custom_id import CustomId
from tests.agot import scenario
from tests.agot.scenario import Position, march
from tests.panels.games import running_game


def hand_of(table: Position, seat: str) -> SeatView:
    """Return what a seat sees of its question."""
    question = table.game.question
    assert question is not None
    edition = table.state.box.edition
    asked = OpenQuestion(question.number, question.kind, question.params, table.shape(seat))
    info = running_game(edition, *table.state.houses)
    return SeatView(info, seat, table.game.view(seat), asked, False, None, (), False)


def offered(hand: SeatView, *path: str) -> set[str]:
    """Return what can be chosen on a panel after a path of choices, by buttons and by selects."""
    panel = question_panel(replace(hand, draft=path), localizer_for("en").of(hand.info.ruleset))
    rows: list[dict[str, Any]] = panel.components()[0]["components"]
    items = [item for row in rows for item in row.get("components", ())]
    values = {option["value"] for item in items for option in item.get("options", ())}
    presses = [CustomId.decode(item["custom_id"]) for item in items if "custom_id" in item]
    return values | {press.arg for press in presses if press.verb == "take"}


@pytest.mark.parametrize("edition", ["agot-1e", "agot-2e"])
def test_only_the_support_of_others_can_be_refused(edition: str) -> None:
    """1st edition 9.3, 2nd 9.1.4: one's own supporting house is not among the choices."""
    table = scenario.given(
        edition=edition,
        units={
            "the-reach": "tyrell 2K",
            "kings-landing": "tyrell 1K",
            "harrenhal": "baratheon 1K",
            "blackwater": "lannister 3F",
        },
        orders={"the-reach": "march+0", "kings-landing": "support", "harrenhal": "support"},
        supply={"tyrell": 6},
        phase="marches",
    )
    table.answer("tyrell", march("the-reach", blackwater="2K"))
    table.answer("baratheon", {"harrenhal": "attacker"})
    assert table.asked("tyrell") == "refuse-support"
    choices = offered(hand_of(table, "tyrell"))
    assert choices == {"house:baratheon"}


@pytest.mark.parametrize(("first", "second"), [("harrenhal", "seagard"), ("seagard", "harrenhal")])
def test_a_special_raid_takes_its_targets_in_any_order(first: str, second: str) -> None:
    """1st edition 7.7: after either target the panel offers the other."""
    table = scenario.given(
        edition="agot-1e",
        units={"riverrun": "lannister 1F", "harrenhal": "stark 1F", "seagard": "stark 1F"},
        orders={"riverrun": "raid*", "harrenhal": "support", "seagard": "support"},
    )
    choices = offered(hand_of(table, "lannister"), "area:riverrun", f"area:{first}")
    assert choices == {"choice:one-order", f"area:{second}"}
