"""Answers with keys, in the form of records."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, final

from engine.kernel.shapes import Moved

from .components import Area, Card, Track


class MarchAnswer(Moved):
    """The resolution of a March order (8)."""

    leave_power_token: bool


class RaidAnswer(TypedDict):
    """The resolution of a Raid order (7.5)."""

    area: Area
    target: Area | None
    second: NotRequired[Area]
    """Another target, for the special order of the 1st edition."""


@final
class ConsolidateAnswer(TypedDict):
    """The resolution of a Consolidate Power order (7.6)."""

    area: Area
    do: Literal["power", "muster"]


class Recruit(TypedDict):
    """A unit that is mustered (4.5)."""

    unit: str
    at: Area
    upgrade: bool
    """Whether it replaces a Footman."""
    routed: NotRequired[bool]
    """Present and true if that Footman is routed."""


class RavenAnswer(TypedDict):
    """The use of the Messenger Raven (6.3.2)."""

    do: Literal["replace", "peek", "pass"]
    area: NotRequired[Area]
    order: NotRequired[str]


class AbilityAnswer(TypedDict):
    """Whether a House card's ability is used, and its target."""

    card: Card | None
    use: bool
    area: NotRequired[Area]
    routed: NotRequired[bool]
    discard: NotRequired[Card]
    replacement: NotRequired[Card]
    retrieve: NotRequired[Card]
    track: NotRequired[Track]
    order: NotRequired[str]
    unit: NotRequired[str]


_For = TypedDict("_For", {"for": str})


class BladeAnswer(_For):
    """Whether the Valyrian Steel Blade is used ``for`` strength or for tides (9.4, 15.6)."""

    use: bool


class RetreatAnswer(TypedDict):
    """Where the loser's units retreat to (9.8)."""

    to: Area


class NeutralSupportAnswer(TypedDict):
    """Whether a march against a neutral force is supported (13.4)."""

    area: Area
    give: bool


class PortCaptureAnswer(TypedDict):
    """How many ships in a captured port are replaced (12.10)."""

    area: Area
    ships: int
