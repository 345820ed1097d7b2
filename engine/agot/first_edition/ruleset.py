"""The 1st edition, ready for the kernel to drive."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from engine.agot.components import AgotComponents, open_box
from engine.agot.ruleset import AgotRuleset
from engine.agot.rulings import OF_FIRST
from engine.agot.second_edition import SecondEdition
from engine.kernel.state import StageFunction, stages_of

from . import abilities, martell, power, raids, supply, wildlings
from .paragraphs import PARAGRAPHS

__all__ = ["FirstEdition", "abilities", "martell"]

OWN: dict[str, tuple[str, ...]] = {
    "ability-order": ("fiefdoms", "turn-order"),
    "aeron-damphair-icon": ("fortification", "sword"),
    "blade-against-neutral-forces": ("never", "allowed"),
    "icons-after-winter": ("count",),
    "march-supply": ("end-state", "every-step"),
    "neutral-force-as-the-one-attack": ("yes",),
    "neutral-force-foreign-support": ("asked-before-the-march",),
    "oldtown-and-sunset-sea": ("adjacent", "apart"),
    "orders-in-every-area": ("optional", "required"),
    "reconcile-losses": ("until-it-fits", "fewest-units"),
    "retreat-fewest-losses": ("required", "anywhere", "free"),
    "retreat-into-empty-home": ("allowed", "not-allowed"),
    "seventh-castle-before-combat": ("at-once", "after-the-march"),
    "ships": ("five", "six"),
    "starting-supply": ("as-2nd-edition", "icons", "literal"),
    "support": ("some-areas-one-side", "one-side-per-house", "each-area-by-itself"),
    "tie-break": ("supply-power",),
    "two-houses-win": ("acting-house", "turn-order"),
    "winner-without-units": ("token-removed", "token-stays"),
}
"""The readings on offer for the rulings about everything but cards, the default first."""

RULINGS = dict(sorted({**OWN, **OF_FIRST}.items()))
"""All rulings that it is played under."""


STARTING_SUPPLY = {
    "icons": {"baratheon": 1, "greyjoy": 2, "lannister": 2, "stark": 1, "tyrell": 3},
    "literal": {"baratheon": 3, "greyjoy": 3, "lannister": 3, "stark": 2, "tyrell": 3},
}
"""Other readings of the Supply on the start cards (3.2)."""


class FirstEdition(AgotRuleset):
    """The 1st edition, for 3 to 5 players."""

    id = "agot-1e"
    stages: Mapping[str, StageFunction] = stages_of(
        power, raids, supply, wildlings, base=SecondEdition.stages
    )
    rulings = RULINGS
    paragraphs = PARAGRAPHS
    options: Mapping[str, tuple[Any, ...]] = {
        "players": (5, 4, 3),
        "house_card_abilities": (True, False),
    }

    def box(self, rulings: Mapping[str, str]) -> AgotComponents:
        """Return the components; if it is uncertain what is printed, rulings decide (12)."""
        return _printed(*(rulings.get(name, readings[0]) for name, readings in RULINGS.items()))


@lru_cache
def _printed(*readings: str) -> AgotComponents:
    ruled = dict(zip(RULINGS, readings, strict=True))
    box = open_box(FirstEdition.id).model_dump()
    if ruled["ships"] == "six":
        box["figures"]["pieces"]["ship"] = 6
    if ruled["oldtown-and-sunset-sea"] == "adjacent":
        for one, other in (("oldtown", "sunset-sea"), ("sunset-sea", "oldtown")):
            box["areas"][one]["borders"] = sorted([*box["areas"][one]["borders"], other])
    if ruled["aeron-damphair-icon"] == "sword":
        box["house_cards"]["aeron-damphair"] |= {"swords": 1, "towers": 0}
    for house, position in STARTING_SUPPLY.get(ruled["starting-supply"], {}).items():
        box["figures"]["start"][house]["supply"] = position
    return AgotComponents.model_validate(box)
