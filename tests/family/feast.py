"""Positions of A Feast for Crows, on top of the scenarios of the 2nd edition."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from engine.agot.expansions.feast_for_crows.state import FeastState
from engine.kernel.game import Game
from engine.kernel.saving import load
from engine.rulesets import rulesets
from tests.agot import scenario
from tests.agot.scenario import Position
from tests.kernel.playing import saved_at


def begun(**rulings: str) -> Position:
    """Begin a real game: decks as they lie in the box, objectives dealt from A to Z."""
    named = {name.replace("_", "-"): reading for name, reading in rulings.items()}
    table = Position(Game.new(rulesets["agot-2e-affc"], {"players": 4}, (), named))
    while table.asked("chance"):
        table.answer("chance", table.shape("chance").sample(scenario.Plain()))
    return table


def state(table: Position) -> FeastState:
    """Return the table itself."""
    return cast(FeastState, table.state)


def scoring(
    *,
    points: Mapping[str, int] | None = None,
    objectives: Mapping[str, Sequence[str]] | None = None,
    scored: Mapping[str, Sequence[str]] | None = None,
    **facts: Any,
) -> Position:
    """Put a position on the table at the end of a round, or where a Westeros card is resolved."""
    given: dict[str, Any] = {"edition": "agot-2e-affc", "phase": "clean-up"}
    table = scenario.given(**(given | facts | {"phase": "nothing", "card": None}))
    s = state(table)
    s.points |= points or {}
    s.objectives |= {h: sorted(cards) for h, cards in (objectives or {}).items()}
    s.scored |= {h: list(cards) for h, cards in (scored or {}).items()}
    gone = {c for held in (*s.objectives.values(), *s.scored.values()) for c in held}
    s.pile = [c for c in s.pile if c not in gone]
    if (card := facts.get("card")) is not None:
        s.phase = "westeros"
        s.agenda = [["westeros_card", card]]
    else:
        s.agenda = [["next_round"], ["clean_up"]]
    ruleset = table.game.ruleset
    return Position(load(ruleset, saved_at(ruleset, table.game.setup, s)))
