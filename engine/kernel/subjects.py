"""The seats for which the steps of a record were decided, which follow from the rules."""

from __future__ import annotations

from .data import Data, Json
from .game import Game
from .phrase import Refused
from .ruleset import AnyRuleset, BadSetup
from .state import State


def with_subjects(ruleset: AnyRuleset, record: Data) -> Json:
    """Return a record, as plain data, whose steps name the seats for which they were decided.

    If the rules no longer fit it, its remaining steps stay as they are.
    """
    told = {**record, "steps": [dict(step) for step in record["steps"]]}
    agreed = record["options"], record["seats"], record["rulings"]
    try:
        game = Game.new(ruleset, *agreed, keep_rests=False)
    except BadSetup:
        return told
    if type(game.state).decider is State.decider:
        return told
    for step in told["steps"]:
        if game.question is None:
            break
        subject = game.question.on_behalf.get(step["seat"])
        if subject is not None and not game.interjects(step["kind"]):
            step["for"] = subject
        try:
            game.take(step["seat"], step["kind"], step["value"])
        except Refused:
            break
    return told
