"""A state that holds only what a view shows, for questions to the rules' functions."""

from __future__ import annotations

from typing import cast

from engine.agot.components import AgotComponents
from engine.agot.ruleset import AgotRuleset
from engine.agot.state import AgotState
from engine.agot.view import AgotView
from engine.rulesets import rulesets


def table_of(box: AgotComponents, view: AgotView) -> AgotState:
    """Build the state of a view, in the class of its edition."""
    return cast(AgotRuleset, rulesets[view["ruleset"]]).sketch(box, view)
