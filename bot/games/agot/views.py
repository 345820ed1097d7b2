"""Functions that type the view of any game as a view of this one.

Shared code passes views on without looking into them; with these functions, mypy knows every key.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict, cast

from bot.lookup import ReaderView
from bot.render import drawer
from engine.agot.information.view import AgotHouseView, AgotView, KnownView
from engine.kernel import ruleset

EDITIONS = (
    "agot-2e",
    "agot-1e",
    "agot-2e-adwd",
    "agot-2e-affc",
    "agot-2e-vassals",
    "agot-2e-mod",
)
"""The rulesets whose views have this type."""


class Objective(TypedDict):
    """An objective in the hand of the seat that looks."""

    id: str
    points: int
    """How many points it is worth to the seat's House."""
    now: bool
    """Whether it is fulfilled as the board is now."""


class PlannedWay(TypedDict):
    """A march or a raid that a seat has planned."""

    kind: Literal["march", "raid"]
    origin: str
    area: str
    units: NotRequired[Mapping[str, int]]
    """The units that march."""


class AgotPersonal(TypedDict, total=False):
    """What a picture shows only to the seat of a view."""

    tokens: Mapping[str, str]
    """Drafted orders by area; they cover face-down ones."""
    targets: Sequence[str]
    """The areas that the seat's question offers."""
    instead: Mapping[str, str]
    """The orders that lie beside its own, by area: what it could have given."""
    plans: Sequence[PlannedWay]
    """The marches and raids that the seat has planned."""
    objectives: Sequence[Objective]
    """The objectives in the seat's hand, in games that have them."""
    known: KnownView
    """What the seat has seen in secret, in the form of its view."""


def score_of(seen: AgotHouseView) -> int:
    """Return how many points, loyalty tokens or castles a House has, whichever win."""
    points = seen.get("points", seen.get("loyalty", seen["castles"]))
    return cast("int", points)


def goal_of(view: AgotView, house: str) -> int:
    """Return how much of what counts for a House wins."""
    own: int | None = ruleset_view(view)["houses"][house].get("goal")
    return view["castles_to_win"] if own is None else own


def handicapped(view: AgotView) -> bool:
    """Return whether Houses need different numbers of castles and strongholds to win."""
    return any("goal" in seen and "loyalty" not in seen for seen in view["houses"].values())


def counted(view: AgotView, house: str) -> str:
    """Return the score of a House, with its goal if it needs another number of castles than others:
    ``4/6``."""
    seen = view["houses"][house]
    apart = "goal" in seen and "loyalty" not in seen
    return f"{score_of(seen)}/{goal_of(view, house)}" if apart else str(score_of(seen))


def view_of(view: ruleset.View) -> AgotView:
    """Return a view of either edition, typed as one.

    Raises `ValueError` for a view of another game.
    """
    if view["ruleset"] not in EDITIONS:
        raise ValueError(f"this is no view of either edition: {view['ruleset']!r}")
    return cast("AgotView", view)


def commanders(view: AgotView) -> Mapping[str, str | None]:
    """Return the commander of each House that nobody plays; empty if every House is played.

    ``None`` until someone has claimed it.
    """
    return cast("Mapping[str, str | None]", ruleset_view(view).get("vassals", {}))


def ruleset_view(view: AgotView) -> ruleset.View:
    """Return a view with the keys that only some editions have."""
    return cast("ruleset.View", view)


def drawn_by(view: AgotView) -> Mapping[str, Sequence[str]]:
    """Return the cards that were dealt to vassals of the view's seat, by vassal."""
    combat = ruleset_view(view).get("combat") or {}
    return cast("Mapping[str, Sequence[str]]", combat.get("drawn", {}))


def bound(view: AgotView, house: str) -> str | None:
    """Return the commander of a House that nobody plays, or ``""`` if it has none yet.

    Return ``None`` for a House that is played.
    """
    vassals = commanders(view)
    return (vassals[house] or "") if house in vassals else None


def on_tracks(view: AgotView) -> Mapping[str, Sequence[str]]:
    """Return the Houses on each influence track, best first; while places are drafted, those that
    have taken one so far (V5.1)."""
    return dict(view.get("places", view["tracks"]).items())


def holder(view: AgotView, track: str) -> str | None:
    """Return the holder of the token of a track: its first House that is played, unless another
    has stolen it."""
    if (thief := stolen_by(view, track)) is not None:
        return thief
    vassals = commanders(view)
    order = on_tracks(view).get(track, ())
    return next((house for house in order if house not in vassals), None)


def stolen_by(view: AgotView, track: str) -> str | None:
    """Return the House that has stolen the token of a track from its first House, if any (V2.6)."""
    stolen: Mapping[str, str] = dict(view.get("stolen", {}).items())
    thief = stolen.get(track)
    return None if thief in commanders(view) else thief


def commanded(view: AgotView, seat: str) -> list[str]:
    """Return the Houses that a seat commands."""
    return [vassal for vassal, by in commanders(view).items() if by == seat]


def sight_of(sight: ReaderView) -> ReaderView[AgotView]:
    """Return what a reader may see of a game, with its view typed.

    Raises `ValueError` for a view of another game.
    """
    return ReaderView(sight.info, view_of(sight.view))


def personal_of(personal: drawer.Personal | None) -> AgotPersonal:
    """Return the data for one seat, typed.

    Raises `ValueError` for a key that is not known.
    """
    return cast("AgotPersonal", drawer.checked(personal, AgotPersonal.__annotations__))
