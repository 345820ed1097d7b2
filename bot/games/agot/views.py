"""Where the view of any game becomes a view of this one.

What all games share hands views on without looking into them; behind these functions mypy knows
every key.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypedDict, cast

from bot.lookup import Sight
from bot.render import drawer
from engine.agot.views import KnownView, View
from engine.kernel import ruleset

EDITIONS = ("agot-2e", "agot-1e", "agot-2e-adwd")
"""The rulesets whose views these are."""


class PlannedWay(TypedDict):
    """A march or a raid that a seat has answered ahead."""

    kind: Literal["march", "raid"]
    origin: str
    area: str


class Personal(TypedDict, total=False):
    """What a picture shows to the seat of a view alone."""

    tokens: Mapping[str, str]
    """Drafted orders by area; they cover face-down ones."""
    targets: Sequence[str]
    """The areas that the seat's question offers."""
    plans: Sequence[PlannedWay]
    """The marches and raids that the seat has planned."""
    known: KnownView
    """What the seat has seen in secret, as its view has it."""


def view_of(view: ruleset.View) -> View:
    """Return a view of either edition as what it is.

    Raises `ValueError` for a view of another game.
    """
    if view["ruleset"] not in EDITIONS:
        raise ValueError(f"this is no view of either edition: {view['ruleset']!r}")
    return cast("View", view)


def sight_of(sight: Sight) -> Sight[View]:
    """Return what a reader may see of a game, with its view as what it is.

    Raises `ValueError` for a view of another game.
    """
    return Sight(sight.info, view_of(sight.view))


def personal_of(personal: drawer.Personal | None) -> Personal:
    """Return what is for one seat alone as what it is.

    Raises `ValueError` for a key that is not known.
    """
    return cast("Personal", drawer.checked(personal, Personal.__annotations__))
