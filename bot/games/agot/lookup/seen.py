"""A table that holds only what a view shows, so that the rules' functions can be asked about it."""

from __future__ import annotations

from typing import cast

from engine.agot.components import AgotComponents
from engine.agot.ruleset import AgotRuleset
from engine.agot.state import AgotState
from engine.agot.view import AgotView
from engine.rulesets import rulesets


def table_of(box: AgotComponents, view: AgotView) -> AgotState:
    """Build it, of the kind that the edition of the view is played on."""
    return cast(AgotRuleset, rulesets[view["ruleset"]]).sketch(box, view)
