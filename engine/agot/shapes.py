"""The forms of answers: their keys, and shapes about losses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, NotRequired, TypedDict, final

from engine.kernel.shapes import Moved, OneOf, Pieces

from .components import ROUTED, Area, Card, Track

if TYPE_CHECKING:
    from .state import AgotState


class Losses(Pieces):
    """A choice of some of a House's units to lose."""

    def worth(self, piece: str) -> int:
        """Return the worth of a unit: Footmen and Ships below Knights and Siege Engines (4.5.2).

        A routed unit is worth less than another of its kind.
        """
        unit = piece.removeprefix(ROUTED)
        return 2 * (unit not in ("footman", "ship")) + (unit == piece)


def one_card(s: AgotState, cards: Sequence[Card]) -> OneOf[Card]:
    """Return the choice of one House card; the weakest is the safe answer.

    The choice is the same in whichever order a hand is kept.
    """
    cards = s.box.sorted_cards(cards)
    facts = s.box.house_cards
    weakest = min(cards, key=lambda card: facts[card].strength)
    return OneOf.named({f"card:{c}": c for c in cards}, safest=(f"card:{weakest}",))


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
