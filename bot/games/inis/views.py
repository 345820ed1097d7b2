"""Where the view of any game becomes a view of Inis.

What all games share hands views on without looking into them; behind these functions mypy knows
every key.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict, cast

from bot.lookup import ReaderView
from bot.render import drawer
from engine.inis.types import SeenCards
from engine.inis.view import InisView
from engine.kernel import ruleset

HELD: Final = ("action", "advantage", "epic", "laid", "draft", "drawn")
"""The groups of a seat's own cards, as a view has them."""


class InisPersonal(TypedDict, total=False):
    """What a picture shows to the seat of a view alone."""

    targets: Sequence[str]
    """The territories that the seat's question offers."""
    sites: Mapping[str, int]
    """The numbers of the locations that it offers, by location."""
    known: Sequence[SeenCards]
    """What the seat was shown, as its view has it."""


def view_of(view: ruleset.View) -> InisView:
    """Return a view of Inis as what it is.

    Raises `ValueError` for a view of another game.
    """
    if view["ruleset"] != "inis":
        raise ValueError(f"this is no view of Inis: {view['ruleset']!r}")
    return cast("InisView", view)


def sight_of(sight: ReaderView) -> ReaderView[InisView]:
    """Return what a reader may see of a game, with its view as what it is.

    Raises `ValueError` for a view of another game.
    """
    return ReaderView(sight.info, view_of(sight.view))


def personal_of(personal: drawer.Personal | None) -> InisPersonal:
    """Return what is for one seat alone in its own type.

    Raises `ValueError` for a key that is not known.
    """
    return cast("InisPersonal", drawer.checked(personal, InisPersonal.__annotations__))
