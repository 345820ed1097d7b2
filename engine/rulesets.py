"""The games on offer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from .agot.first_edition.edition import FirstEdition
from .agot.second_edition import SecondEdition
from .inis.ruleset import Inis
from .kernel.ruleset import Ruleset

rulesets: dict[str, Ruleset[Any]] = {
    game.id: game for game in (SecondEdition(), FirstEdition(), Inis())
}
"""Every ruleset by the name that records know it by."""


@contextmanager
def offered(*games: Ruleset[Any]) -> Iterator[None]:
    """Offer more games for a while, for a test or an extension."""
    before = dict(rulesets)
    rulesets.update({game.id: game for game in games})
    try:
        yield
    finally:
        rulesets.clear()
        rulesets.update(before)
