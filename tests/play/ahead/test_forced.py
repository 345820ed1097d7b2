"""What a table answers for a player, by what was agreed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.play.match.sources import ForcedSource, look_up
from bot.play.settings import TableSettings
from engine.kernel.ask import Seat
from tests.agot import scenario
from tests.agot.scenario import Position, march

from ..luck.bare_table import BareTable


def answered(position: Position, *, gives_forced: bool) -> tuple[Seat, Any] | None:
    """Return what the table answers for a player."""
    game = position.game
    table = BareTable(game, len(game.setup.seats), terms=TableSettings(forced=gives_forced))
    found = look_up([ForcedSource()], table)
    return None if found is None else (found[0], found[1](Random(1)))


def supported(edition: str, **more: str) -> Position:
    """Tyrell attacks Blackwater, supported from King's Landing by itself and perhaps by others."""
    table = scenario.given(
        edition=edition,
        units={"the-reach": "tyrell 2K", "kings-landing": "tyrell 1K", "blackwater": "lannister 3F"}
        | more,
        orders={"the-reach": "march+0"} | dict.fromkeys(["kings-landing", *more], "support"),
        supply={"tyrell": 6},
        phase="marches",
    )
    return table.answer("tyrell", march("the-reach", blackwater="2K"))


@pytest.mark.parametrize("gives_forced", [True, False])
@pytest.mark.parametrize("edition", ["agot-1e", "agot-2e"])
def test_nobody_is_asked_to_refuse_their_own_support(edition: str, gives_forced: bool) -> None:
    """1st edition 9.3, 2nd 9.1.4: not even at a table that wants to be asked what is forced."""
    position = supported(edition)
    assert position.asked("tyrell") == "refuse-support"
    assert answered(position, gives_forced=gives_forced) == ("tyrell", [])


@pytest.mark.parametrize("gives_forced", [True, False])
@pytest.mark.parametrize("edition", ["agot-1e", "agot-2e"])
def test_the_support_of_others_is_asked_about(edition: str, gives_forced: bool) -> None:
    """1st edition 9.3, 2nd 9.1.4: with others behind it a house is asked."""
    position = supported(edition, harrenhal="baratheon 1K")
    position.answer("baratheon", {"harrenhal": "attacker"})
    assert position.asked("tyrell") == "refuse-support"
    assert answered(position, gives_forced=gives_forced) is None


def test_a_table_may_want_to_be_asked_what_is_forced() -> None:
    """A retreat with only one area is given or asked, as agreed."""
    position = scenario.given(
        edition="agot-1e",
        units={"the-reach": "tyrell 2K", "blackwater": "lannister 4F"},
        orders={"the-reach": "march+0"},
        supply={"lannister": 6},
        phase="marches",
    )
    position.answer("tyrell", march("the-reach", blackwater="2K"))
    position.cards(tyrell="queen-of-thorns", lannister="tyrion-lannister").until("retreat")
    assert answered(position, gives_forced=True) == ("tyrell", {"to": "the-reach"})
    assert answered(position, gives_forced=False) is None
