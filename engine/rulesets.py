"""The games on offer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from engine.kernel.ruleset import AnyRuleset

from .agot.expansions.dance_with_dragons.ruleset import DanceWithDragons
from .agot.expansions.feast_for_crows.ruleset import FeastForCrows
from .agot.expansions.mother_of_dragons.ruleset import MotherOfDragons
from .agot.expansions.vassals.ruleset import Vassals
from .agot.first_edition.ruleset import FirstEdition
from .agot.second_edition import SecondEdition
from .inis.ruleset import Inis

rulesets: dict[str, AnyRuleset] = {
    game.id: game
    for game in (
        SecondEdition(),
        FirstEdition(),
        DanceWithDragons(),
        FeastForCrows(),
        Vassals(),
        MotherOfDragons(),
        Inis(),
    )
}
"""Every ruleset that can be played at a table, by its id in records."""


@contextmanager
def offered(*games: AnyRuleset) -> Iterator[None]:
    """Offer more games inside the context, for a test or an extension."""
    before = dict(rulesets)
    rulesets.update({game.id: game for game in games})
    try:
        yield
    finally:
        rulesets.clear()
        rulesets.update(before)
