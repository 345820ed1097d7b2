"""Westeros deck IV: loyalty tokens, and Targaryen's decisions about the cards (X4.7)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations
from typing import NotRequired, TypedDict

from engine.agot.board.control import controller, is_out
from engine.agot.board.supply import fits, limits_of, sizes_of
from engine.agot.components import Area, Card, House
from engine.agot.variants import mixed_deck
from engine.kernel.ask import ask
from engine.kernel.phrase import PhraseLine, line
from engine.kernel.shapes import OneOf, SomeOf
from engine.kernel.shapes.base import Shape
from engine.kernel.state import replacement, stage

from . import kinds as own_kinds
from . import loyalty
from .components import TARGARYEN, printed
from .dissent import move_loyalty
from .fire_made_flesh import fire_made_flesh
from .state import MotherState

LAND_UNITS = ("footman", "knight", "siege-engine")
DISPUTED = "domestic-disputes"
DISPUTES = 4
"""How many home areas Domestic Disputes may reach (X4.7.2)."""
PLANNED = 2
"""How many areas The Long Plan reaches (X4.7.6)."""


class LoyaltyAnswer(TypedDict):
    """Targaryen's decision about a card."""

    card: Card
    pay: bool
    areas: list[Area]
    house: NotRequired[House]


@replacement
def westeros_card(s: MotherState, card: Card) -> None:
    """Resolve one Westeros card; those of deck IV first put tokens on the board (4.1.4, X4.7.1)."""
    facts = printed().cards.get(card)
    if facts is None:
        mixed_deck.westeros_card(s, card)
        return
    out = is_out(s, TARGARYEN)
    if out and s.ruled("deck-iv-without-targaryen", "skip"):
        return
    for area in facts.places:
        loyalty.place(s, area)
    if out:
        return
    if card == "fire-made-flesh":
        s.then(fire_made_flesh)
    elif card in ("scattering-dissent", "word-spreads-quickly"):
        cost = facts.cost or 0
        order = s.with_player(s.turn_order)
        first_to_last = order if card == "word-spreads-quickly" else order[::-1]
        for house in reversed(first_to_last):
            s.then(move_loyalty, house, cost)
    else:
        s.then(decide, card)


def cost_of(s: MotherState, card: Card) -> int:
    """Return the Power that a decision costs (X4.7.7).

    Watering the Seed costs one for each victory point of Targaryen.
    """
    cost = printed().cards[card].cost
    return s.loyalty_points if cost is None else cost


@stage
async def decide(s: MotherState, card: Card) -> None:
    """Let Targaryen pay for the decision of a card (X4.7.1)."""
    price = cost_of(s, card)
    answer = await ask(
        TARGARYEN, own_kinds.LOYALTY, _choices(s, card), card=f"westeros:{card}", power=price
    )
    if not answer["pay"]:
        return
    s.lose_power(TARGARYEN, price)
    s.tell("power-spent", house=f"house:{TARGARYEN}", power=price)
    for area in answer["areas"]:
        loyalty.place(s, area)
    if card == "playing-with-fire":
        s.then(place_unit, answer["house"], answer["areas"][0])
    elif card == "the-long-plan":
        s.then(place_loyalty, answer["house"])


NOT_PAID = ("choice:pay-nothing",)


def _choices(s: MotherState, card: Card) -> Shape[LoyaltyAnswer]:
    answers: dict[tuple[str, ...], LoyaltyAnswer] = {}
    able = s.power[TARGARYEN] >= cost_of(s, card)
    rivals = [h for h in s.with_player(s.houses) if h != TARGARYEN]
    if card == DISPUTED:
        return Disputes(s, _homes(s) if able else [])
    if able and card == "playing-with-fire":
        armed = [h for h in rivals if any(s.unused(h, u) > 0 for u in LAND_UNITS)]
        for area in s.lands_of_westeros():
            if controller(s, area) is None and area not in s.neutral and area not in s.closed:
                for house in armed:
                    if _land_units(s, house, area):
                        answers[f"area:{area}", f"house:{house}"] = {
                            "card": card,
                            "pay": True,
                            "areas": [area],
                            "house": house,
                        }
    elif able and card == "the-long-plan":
        for house in rivals:
            answers[f"house:{house}",] = {"card": card, "pay": True, "areas": [], "house": house}
    elif able and card == "watering-the-seed":
        near = [a for a in printed().rivers if controller(s, a) != TARGARYEN]
        for pair in permutations(near, 2):
            answers[tuple(f"area:{a}" for a in pair)] = {
                "card": card,
                "pay": True,
                "areas": list(pair),
            }
    elif able:
        for area in printed().cards[card].choice:
            answers[f"area:{area}",] = {"card": card, "pay": True, "areas": [area]}
    answers[NOT_PAID] = {"card": card, "pay": False, "areas": []}
    return Paid(s, card, answers)


class Paid(OneOf[LoyaltyAnswer]):
    """A choice of what Targaryen pays for, or of nothing."""

    def __init__(
        self, s: MotherState, card: Card, answers: Mapping[tuple[str, ...], LoyaltyAnswer]
    ) -> None:
        super().__init__(answers, safest=NOT_PAID)
        self._table = s
        self._card = card

    def anew(self) -> Shape[LoyaltyAnswer]:
        """Return the choice, limited to what Targaryen can pay now."""
        return _choices(self._table, self._card)

    def preview(self, value: LoyaltyAnswer) -> Sequence[PhraseLine]:
        """Return what is paid, and what is left."""
        return _paid(self._table, value)


def _homes(s: MotherState) -> list[Area]:
    """Return the home areas of other Houses of Westeros (X4.7.2)."""
    players = s.ruled("domestic-disputes-homes", "players")
    houses = s.with_player(s.houses) if players else s.houses
    return sorted(s.home_area[h] for h in houses if h != TARGARYEN)


class Disputes(SomeOf):
    """A choice of up to four home areas; choosing none means that Targaryen does not pay."""

    narrower = True

    def __init__(self, s: MotherState, homes: Iterable[Area]) -> None:
        areas = list(homes)
        self._table = s
        super().__init__("area", areas, 0, min(DISPUTES, len(areas)), rule="X4.7.2")

    def anew(self) -> Shape[LoyaltyAnswer]:
        """Return the choice, limited to what Targaryen can pay now."""
        return _choices(self._table, DISPUTED)

    def chosen(self, value: object) -> list[str] | None:
        """Return the areas of an answer; Targaryen pays if there are any."""
        if not isinstance(value, dict) or set(value) != {"card", "pay", "areas"}:
            return None
        if value["card"] != DISPUTED or value["pay"] is not bool(value["areas"]):
            return None
        return super().chosen(value["areas"])

    def value_of(self, things: list[str]) -> LoyaltyAnswer:
        """Return the whole answer with some areas."""
        return {"card": DISPUTED, "pay": bool(things), "areas": things}

    def preview(self, value: LoyaltyAnswer) -> Sequence[PhraseLine]:
        """Return what is paid, and what is left."""
        return _paid(self._table, value)


def _paid(s: MotherState, value: LoyaltyAnswer) -> Sequence[PhraseLine]:
    if not value["pay"]:
        return ()
    price = cost_of(s, value["card"])
    return [line("preview-pays", "X4.7.1", power=price, left=s.power[TARGARYEN] - price)]


def _land_units(s: MotherState, house: House, area: Area) -> list[str]:
    """Return the land units that a House could place in an area (X4.7.3)."""
    units = [u for u in LAND_UNITS if s.unused(house, u) > 0]
    if s.ruled("playing-with-fire-supply", "ignored"):
        return units
    sizes = sizes_of(s, house)
    return units if fits({**sizes, area: 1}, limits_of(s, house), sizes) else []


class PlaceAnswer(TypedDict):
    """A unit that is placed."""

    area: Area
    unit: str


@stage
async def place_unit(s: MotherState, house: House, area: Area) -> None:
    """Let the named House place a land unit, which then controls the area (X4.7.3)."""
    answers: dict[str, PlaceAnswer] = {
        f"unit:{u}": {"area": area, "unit": u} for u in _land_units(s, house, area)
    }
    answer = await ask(house, own_kinds.PLACE_UNIT, OneOf.named(answers), area=f"area:{area}")
    s.add(area, house, {answer["unit"]: 1})
    s.tell("mustered", house=f"house:{house}", area=f"area:{area}", unit=f"unit:{answer['unit']}")


@stage
async def place_loyalty(s: MotherState, house: House) -> None:
    """Let the named House put tokens in different land areas of Westeros (X4.7.6)."""
    number = min(PLANNED, loyalty.left(s))
    if number <= 0:
        return
    shape = SomeOf("area", s.lands_of_westeros(), number, number, rule="X4.7.6")
    for area in await ask(house, own_kinds.PLACE_LOYALTY, shape, number=number):
        loyalty.place(s, area)
