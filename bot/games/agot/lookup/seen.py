"""A table that holds only what a view shows, so that the rules' functions can be asked about it."""

from __future__ import annotations

from typing import cast

from engine.agot.components import Box
from engine.agot.ruleset import Edition
from engine.agot.state import Table
from engine.agot.view import View
from engine.rulesets import rulesets


def table_of(box: Box, view: View) -> Table:
    """Build it, of the kind that the edition of the view is played on."""
    return cast(Edition, rulesets[view["ruleset"]]).sketch(box, view)
