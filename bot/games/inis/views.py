"""Functions that type the view of any game as a view of Inis.

Shared code passes views on without looking into them; with these functions, mypy knows every key.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict, cast

from bot.lookup import ReaderView
from bot.render import drawer
from engine.inis.information.view import InisView
from engine.inis.types import SeenCards
from engine.kernel import ruleset

HELD: Final = ("action", "advantage", "epic", "laid", "draft", "drawn")
"""The groups of a seat's own cards, as a view has them."""


class InisPersonal(TypedDict, total=False):
    """What a picture shows only to the seat of a view."""

    targets: Sequence[str]
    """The territories that the seat's question offers."""
    sites: Mapping[str, int]
    """The numbers of the locations that the seat's question offers, by location."""
    known: Sequence[SeenCards]
    """What the seat was shown, in the form of its view."""


def view_of(view: ruleset.View) -> InisView:
    """Return a view, typed as one of Inis.

    Raises `ValueError` for a view of another game.
    """
    if view["ruleset"] != "inis":
        raise ValueError(f"this is no view of Inis: {view['ruleset']!r}")
    return cast("InisView", view)


def sight_of(sight: ReaderView) -> ReaderView[InisView]:
    """Return what a reader may see of a game, with its view typed.

    Raises `ValueError` for a view of another game.
    """
    return ReaderView(sight.info, view_of(sight.view))


def personal_of(personal: drawer.Personal | None) -> InisPersonal:
    """Return the data for one seat, typed.

    Raises `ValueError` for a key that is not known.
    """
    return cast("InisPersonal", drawer.checked(personal, InisPersonal.__annotations__))
