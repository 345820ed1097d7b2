"""The state of a game of Mother of Dragons: loyalty, dragons, loans, improved areas."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from engine.agot.components import Area, Card, House
from engine.agot.control import controller
from engine.agot.expansions.vassals.state import VassalTable

from .components import TARGARYEN, printed

PENTOS = "pentos"
LEVELS = {"castle": 1, "stronghold": 2}


@dataclass(slots=True)
class MotherTable(VassalTable):
    """A table with the Iron Bank and, if Targaryen plays, with Essos, dragons and loyalty."""

    loyalty: dict[Area, int] = field(default_factory=dict)
    """Loyalty tokens on the board (X4.4)."""
    gained: int = 0
    """Loyalty tokens that Targaryen has gained for good."""
    dragon_tokens: list[int] = field(default_factory=list)
    """Rounds whose strength token still lies on the round track (X4.5.1)."""
    dragon_strength: int = 0
    """What a Dragon is worth in this round."""
    slots: list[Card | None] = field(default_factory=lambda: [None, None, None])
    """Loans on offer, the dearest first (X4.6.1)."""
    loans: dict[House, list[Card]] = field(default_factory=dict)
    """Loans that houses have taken, in that order."""
    returned: list[Card] = field(default_factory=list)
    """Loans that were pushed out, now at the bottom of their deck. Public."""
    improvements: dict[Area, dict[str, int]] = field(default_factory=dict)
    """What improvements have changed: ``castle``, ``power``, ``supply`` (X4.6.7)."""
    removed: list[Card] = field(default_factory=list)
    """House cards that are out of the game."""

    @property
    def has_targaryen(self) -> bool:
        """Whether House Targaryen plays."""
        return TARGARYEN in self.houses

    # -- tracks and victory ----------------------------------------------------------------------

    @property
    def unmoved(self) -> Sequence[House]:
        """X4.3.1 Targaryen stays last on every track."""
        return (TARGARYEN,) if self.has_targaryen else ()

    def may_drop(self, house: House) -> bool:
        """X4.3.5 Targaryen cannot; whether it may say so is agreed upon."""
        offered = self.ruled("preemptive-raid-targaryen", "track-offered")
        return offered or house not in self.unmoved

    @property
    def loyalty_points(self) -> int:
        """X4.4.4 Tokens gained, and the icons of areas that Targaryen controls."""
        icons = printed().loyalty_icons.items()
        return self.gained + sum(n for a, n in icons if controller(self, a) == TARGARYEN)

    def look_around(self) -> None:
        """X4.4.3 Loyalty is gained before anything else is asked, unless agreed otherwise."""
        if self.ruled("loyalty-collect-moment", "at-once"):
            self.gain_loyalty()

    def gain_loyalty(self) -> None:
        """X4.4.3 Targaryen gains the tokens of areas that it controls.

        X4.2.6 The garrison of Pentos comes back with it.
        """
        if not self.has_targaryen:
            return
        for area in [a for a in self.loyalty if controller(self, a) == TARGARYEN]:
            number = self.loyalty.pop(area)
            self.gained += number
            self.tell("loyalty-gained", area=f"area:{area}", number=number)
        returns = self.ruled("pentos-garrison-return", "returns")
        if returns and PENTOS not in self.garrisons and controller(self, PENTOS) == TARGARYEN:
            self.garrisons[PENTOS] = self.box.figures.garrison

    def scores(self, castles: Mapping[House, int]) -> Mapping[House, int]:
        """X4.3.7, X4.4.5 Loyalty counts for Targaryen, castles for all others."""
        counts = dict(super(MotherTable, self).scores(castles))
        if self.has_targaryen:
            counts[TARGARYEN] = self.loyalty_points
            ranked = self.ruled("targaryen-final-ranking", "by-loyalty")
            if not ranked and counts[TARGARYEN] < self.castles_to_win:
                del counts[TARGARYEN]
        return counts

    def counts_castles(self, house: House) -> bool:
        """X4.3.7 For Targaryen they do not count."""
        return house != TARGARYEN and super(MotherTable, self).counts_castles(house)

    def compares(self, houses: Sequence[House]) -> bool:
        """X4.11.1 So are House Targaryen with its loyalty and another with its castles."""
        return TARGARYEN in houses and len(houses) > 1

    # -- areas and units -------------------------------------------------------------------------

    @property
    def castles(self) -> Mapping[Area, int]:
        """X4.6.7 Castles may be raised or burnt."""
        if not self.improvements:
            return self.box.castles
        points = self.box.figures.points
        of_level = {LEVELS[kind]: points[kind] for kind in LEVELS}
        found = {}
        for area in self.box.castles:
            if (level := self.castle_level(area)) > 0:
                found[area] = of_level[level]
        return found

    def castle_level(self, area: Area) -> int:
        """Return 2 for a stronghold, 1 for a castle, 0 for neither."""
        castle = self.box.areas[area].castle
        printed_level = LEVELS[castle] if castle is not None else 0
        return printed_level + self.improvements.get(area, {}).get("castle", 0)

    def power_in(self, area: Area) -> int:
        """X4.6.7 Improvements add icons."""
        more = self.improvements.get(area, {}).get("power", 0)
        return super(MotherTable, self).power_in(area) + more

    def supply_in(self, area: Area) -> int:
        """X4.6.7 Improvements add icons."""
        more = self.improvements.get(area, {}).get("supply", 0)
        return super(MotherTable, self).supply_in(area) + more

    def varying_strength(self, unit: str) -> int | None:
        """X4.5.1 Dragons grow during the game."""
        return self.dragon_strength if unit == "dragon" else None

    def flies(self, unit: str) -> bool:
        """X4.5.3 Dragons may march to any land area; with others they go where those can go."""
        return unit == "dragon"

    def is_silent(self, card: Card | None) -> bool:
        """X6 A card that has left the game does nothing more, unless agreed otherwise."""
        gone = self.ruled("text-of-a-removed-card", "gone")
        return gone and card in self.removed

    def afloat(self, area: Area, token: str) -> bool:
        """X4.8.1 By one reading the Iron Bank's token is not placed in ports."""
        if token == "iron-bank" and self.ruled("iron-bank-order-areas", "sea-only"):
            return self.box.kind[area] == "sea"
        return super(MotherTable, self).afloat(area, token)

    def lands_of_westeros(self) -> list[Area]:
        """Return the land areas on this side of the Narrow Sea."""
        return [a for a in self.box.lands if a not in ESSOS]


ESSOS = frozenset(
    {"braavos", "myr", "norvos", "pentos", "the-disputed-lands", "the-rhoyne", "volantis"}
)
"""Land areas beyond the Narrow Sea."""
