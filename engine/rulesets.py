"""The games on offer."""

from __future__ import annotations

from typing import Any

from .agot.first_edition.edition import FirstEdition
from .agot.second_edition import SecondEdition
from .inis.ruleset import Inis
from .kernel.ruleset import Ruleset

rulesets: dict[str, Ruleset[Any]] = {
    game.id: game for game in (SecondEdition(), FirstEdition(), Inis())
}
"""Every ruleset by the name that records know it by."""
