"""The 2nd edition (2011), for 3 to 6 players."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from engine.kernel.data import Data, Json
from engine.kernel.ruleset import BadSetup
from engine.kernel.state import StageFunction, stages_of

from . import (
    bidding,
    consolidate,
    marches,
    mixed_deck,
    mustering,
    neutral,
    planning,
    ports,
    raids,
    reconcile,
    rounds,
    tides,
    tracks,
    westeros,
    wildlings,
)
from .combat import steps
from .components import AgotComponents, open_box
from .mixed_deck import is_mixed, mix_deck
from .ruleset import AgotRuleset
from .rulings import RECALLED, RULINGS
from .state import S

OPTIONS: Mapping[str, tuple[Any, ...]] = {
    tides.PLAYED: (False, True),
    "house_card_abilities": (True, False),
    tracks.DRAWN: (False, True),
    **dict.fromkeys(tides.FEWER, (False, True)),
}
"""The options of every game by the rules of the 2nd edition, the defaults first."""


class SecondEdition(AgotRuleset[S]):
    """The 2nd edition, ready for the kernel to drive."""

    id = "agot-2e"
    stages: Mapping[str, StageFunction] = stages_of(
        mixed_deck,
        base=stages_of(
            bidding,
            steps,
            consolidate,
            marches,
            mustering,
            neutral,
            planning,
            ports,
            raids,
            reconcile,
            rounds,
            westeros,
            wildlings,
        ),
    )

    rulings = RULINGS
    recalled = RECALLED
    # By default, as many play as can, with the base game's rules.
    options: Mapping[str, tuple[Any, ...]] = {
        "players": (6, 5, 4, 3),
        **OPTIONS,
        rounds.BALANCED: (False, True),
    }

    def complete(self, options: Data) -> Json:
        """Return complete options; whoever leaves out cards of Tides of Battle plays with the
        others (V12.1).

        Raises BadSetup.
        """
        without = tides.fewer(options)
        complete = super().complete({**({tides.PLAYED: True} if without else {}), **options})
        if without and not complete[tides.PLAYED]:
            clash = {tides.PLAYED: False, **dict.fromkeys(without, True)}
            raise BadSetup("without Tides of Battle no card of it is left out", clash)
        if complete.get(rounds.BALANCED) and (clash := self.unbalanced(complete)):
            raise BadSetup("there is no balanced start for this", {rounds.BALANCED: True, **clash})
        return complete

    def unbalanced(self, options: Data) -> Json:
        """Return the options that have no balanced start: fewer than six players (V16.1)."""
        return {"players": options["players"]} if options["players"] < 6 else {}

    def box(self, rulings: Mapping[str, str]) -> AgotComponents:
        """Return the components; no ruling changes what is printed."""
        return _mixed(self.id) if is_mixed(rulings) else open_box(self.id)


@lru_cache
def _mixed(edition: str) -> AgotComponents:
    """Return the components of an edition, with the mixed Westeros deck I."""
    box = open_box(edition).model_dump()
    mix_deck(box)
    return AgotComponents.model_validate(box)
