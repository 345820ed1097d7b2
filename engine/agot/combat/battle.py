"""The two sides of a combat, their units, cards and support. Pure functions (9.1)."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Generic, Literal, TypedDict, cast

from typing_extensions import TypeVar

from engine.agot.components import Area, Card, House
from engine.agot.state import AgotState
from engine.agot.types import Combat
from engine.kernel.data import fixed

S_co = TypeVar("S_co", bound=AgotState, default=AgotState, covariant=True)
"""The state of the game in which a combat is fought."""
Side = Literal["attacker", "defender"]


@fixed
class Soldier:
    """One unit that counts in a combat."""

    unit: str
    owner: House
    side: House
    """The combatant for which it counts."""
    supporting: bool = False
    """Whether it is in a supporting area and does not fight itself."""


class Battle(Generic[S_co]):
    """The combat in progress, read from ``s.combat``."""

    __slots__ = ("area", "attacker", "c", "defender", "origin", "s")

    def __init__(self, s: S_co) -> None:
        assert s.combat is not None
        self.s = s
        self.c: Combat = s.combat
        self.area: Area = self.c["area"]
        """The embattled area (1.10)."""
        self.origin: Area = self.c["from"]
        """The area that the march came from."""
        self.attacker: House = self.c["attacker"]
        """The House that marched."""
        self.defender: House = self.c["defender"]
        """The House attacked."""

    def imagined(self, **changes: object) -> Battle[S_co]:
        """Return a copy of the combat with changes, such as other ``cards``."""
        other = Battle(self.s)
        other.c = cast(Combat, {**self.c, **changes})
        return other

    @property
    def winner(self) -> House:
        """The combatant that won; it must be known."""
        winner = self.c["winner"]
        assert winner is not None
        return winner

    @property
    def loser(self) -> House:
        """The combatant that lost; the winner must be known."""
        return self.opponent(self.winner)

    def in_turn_order(self) -> list[House]:
        """Return the combatants in the present turn order (16.5.16)."""
        both = self.attacker, self.defender
        return [h for h in self.s.turn_order if h in both]

    def in_card_order(self) -> list[House]:
        """Return the combatants in the order in which simultaneous abilities are used."""
        if not self.s.ruled("ability-order", "fiefdoms"):
            return self.in_turn_order()
        both = self.attacker, self.defender
        return [h for h in self.s.tracks["fiefdoms"] if h in both]

    def with_ability(self, abilities: Container[str]) -> list[House]:
        """Return the combatants whose card has one of some abilities, in card order."""
        if not self.c["cards"]:
            return []
        both = self.attacker, self.defender
        found = [h for h in both if (self.ability(h) or "") in abilities]
        return [h for h in self.in_card_order() if h in found] if len(found) > 1 else found

    def opponent(self, house: House) -> House:
        """Return the other combatant."""
        return self.defender if house == self.attacker else self.attacker

    def side(self, house: House) -> Side:
        """Return the side on which a combatant fights."""
        return "attacker" if house == self.attacker else "defender"

    def units(self, house: House) -> Mapping[str, int]:
        """Return the units of a combatant that fight."""
        if house == self.attacker:
            return self.c["attackers"]
        return self.s.units.get(self.area, {})

    def lose(self, house: House, units: Mapping[str, int]) -> None:
        """Destroy fighting units of a combatant."""
        if not units:
            return
        if house == self.attacker:
            attackers = self.c["attackers"]
            for unit, count in units.items():
                attackers[unit] -= count
                if not attackers[unit]:
                    del attackers[unit]
        else:
            self.s.remove(self.area, units)
        self.s.mourn(house, self.area, units)

    def card(self, house: House) -> Card | None:
        """Return the House card of a combatant, once revealed."""
        return self.c["cards"].get(house)

    def ability(self, house: House) -> str | None:
        """Return the ability of a combatant's card, unless abilities are off or it was canceled."""
        card = self.c["cards"].get(house)
        if card is None or house in self.c.get("cancelled", ()):
            return None
        s = self.s
        return s.box.house_cards[card].ability if s.options["house_card_abilities"] else None

    def has(self, house: House, ability: str) -> bool:
        """Return whether a combatant's card has an ability, and it counts."""
        return self.ability(house) == ability

    def spared(self, house: House) -> bool:
        """Return whether a combatant's card prevents casualties by swords and by other cards."""
        return self.ability(house) in ("the-blackfish", "eddard-stark-asos")

    def faced(self, house: House) -> int:
        """Return the printed strength of the opponent's card; 0 if it has none (V2.13)."""
        card = self.card(self.opponent(house))
        return 0 if card is None else self.s.box.house_cards[card].strength

    # -- support --------------------------------------------------------------------------------

    def support_areas(self) -> list[Area]:
        """Return the areas whose Support orders reach the combat (9.1.1, 9.1.5, 9.1.7)."""
        s, area = self.s, self.area
        ordered = [a for a in s.box.borders[area] if a in s.orders and a in s.units]
        return [a for a in ordered if s.order_type(a) == "support" and s.box.supports_into(a, area)]

    def supporting(self, house: House) -> list[Area]:
        """Return the areas whose Support orders support a combatant now."""
        if not self.c["support"]:
            return []
        side = self.side(house)
        return [a for a in self.support_areas() if self._backs(a) == side]

    def _backs(self, area: Area) -> str | None:
        declared = self.c["support"].get(self.s.owner[area])
        return declared.get(area) if isinstance(declared, dict) else declared


def blade_holder(b: Battle) -> House | None:
    """Return the combatant that holds the unused Blade, if there is one (9.4.1)."""
    if b.s.blade_used:
        return None
    holder = b.s.holder("fiefdoms")
    return next((h for h in (b.attacker, b.defender) if b.s.decider(h) == holder), None)


class Sides(TypedDict):
    """Both combatants, each with a number or a card, for a message."""

    attacker: str
    attack: int | str
    defender: str
    defence: int | str
    area: str


def sides(b: Battle, numbers: Mapping[House, int]) -> Sides:
    """Return the parameters of a message that names both combatants, each with a number."""
    return {
        "attacker": f"house:{b.attacker}",
        "attack": numbers[b.attacker],
        "defender": f"house:{b.defender}",
        "defence": numbers[b.defender],
        "area": f"area:{b.area}",
    }
