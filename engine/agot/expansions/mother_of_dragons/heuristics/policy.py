"""Quick answers to questions of Mother of Dragons, such as those of the Iron Bank."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.agot.board.control import controller
from engine.agot.components import ROUTED, Area, House
from engine.agot.expansions.mother_of_dragons.components import TARGARYEN
from engine.agot.expansions.mother_of_dragons.deck_four import PlaceAnswer
from engine.agot.expansions.mother_of_dragons.dissent import MoveAnswer
from engine.agot.expansions.mother_of_dragons.fire_made_flesh import Fire, FireAnswer
from engine.agot.expansions.mother_of_dragons.iron_bank.loans import ImproveAnswer
from engine.agot.expansions.mother_of_dragons.iron_bank.orders import cost
from engine.agot.expansions.mother_of_dragons.iron_bank.spymaster import SpymasterAnswer
from engine.agot.heuristics import policy
from engine.agot.heuristics.board import winning_chance
from engine.kernel.data import Data
from engine.kernel.shapes import OneOf
from engine.kernel.shapes.base import AnyShape, RandomSource

from .evaluation import DEAR, DragonReading, hold, worth_of_loan


def consolidate(
    read: DragonReading, seat: House, params: Data, shape: OneOf[Any], rng: RandomSource
) -> Any:
    """Take a loan that is worth its price and its interest, else Power as usual (X4.6.2)."""
    s = read.s
    answers = list(shape.answers.values())
    loans = [v for v in answers if "slot" in v]
    if not loans:
        return policy.consolidate(read, seat, params, shape, rng)

    def gain(value: Data) -> float:
        if value["card"] is None:
            return 0.0
        return worth_of_loan(s, seat, value["card"], cost(s, seat, value["slot"]))

    return max(loans, key=gain)


def pay_debt(
    read: DragonReading, seat: House, params: Data, shape: AnyShape, rng: RandomSource
) -> Any:
    """Destroy the best units of an opponent (X4.6.5)."""
    return _take(shape, lambda place, unit: _life(read, unit))


def sellswords(
    read: DragonReading, seat: House, params: Data, shape: AnyShape, rng: RandomSource
) -> Any:
    """Place as many units as fit, where most is at stake (X4.6.6)."""

    def gain(place: Area, unit: str) -> float:
        threatened = read.threat(place, seat) - read.defence(place, seat)
        near = max((read.worth(b) for b in read.s.box.borders[place]), default=0.0)
        return read.worth(place) * winning_chance(threatened) + 0.3 * near + _life(read, unit)

    return _take(shape, gain)


def improve(
    read: DragonReading, seat: House, params: Data, shape: OneOf[ImproveAnswer], rng: RandomSource
) -> ImproveAnswer:
    """Improve own areas; burn an opponent's castle (X4.6.7)."""
    s = read.s
    counts = read.standing

    def of_area(area: Area) -> float:
        holder = controller(s, area)
        if holder == seat:
            home = s.home_of.get(area) == seat
            return 2.0 + home - winning_chance(read.threat(area, seat) - read.defence(area, seat))
        return 0.0 if holder is None else -1.0

    def gain(value: ImproveAnswer) -> float:
        if "into" in value:
            holder = controller(s, value["areas"][0])
            if holder in (None, seat):
                return -1.0 if holder == seat else 0.0
            return 1.0 + counts.get(holder, 0)
        return sum(of_area(area) for area in value["areas"])

    return max(shape.answers.values(), key=gain)


def faceless_men(
    read: DragonReading, seat: House, params: Data, shape: AnyShape, rng: RandomSource
) -> Any:
    """Destroy units of opponents: the leaders' first, and those that hold loyalty (X4.6.8)."""
    s = read.s
    counts = read.standing

    def gain(place: Area, unit: str) -> float:
        owner = s.owner[place]
        if s.friends(owner, seat):
            return -1.0
        return 1.0 + counts.get(owner, 0) + 0.1 * read.worth(place) + _life(read, unit)

    return _take(shape, gain)


def spymaster_deck(
    read: DragonReading, seat: House, params: Data, shape: AnyShape, rng: RandomSource
) -> Any:
    """Choose any deck (X4.6)."""
    return shape.sample(rng)


def spymaster(
    read: DragonReading, seat: House, params: Data, shape: OneOf[SpymasterAnswer], rng: RandomSource
) -> SpymasterAnswer:
    """Leave the cards in place (X4.6)."""
    return next(iter(shape.answers.values()))


def _life(read: DragonReading, unit: str) -> float:
    return read.lives({unit.removeprefix(ROUTED): 1}) * (0.5 if unit.startswith(ROUTED) else 1.0)


def _take(shape: AnyShape, gain: Callable[[Area, str], float]) -> Any:
    """Take pieces one by one, the best first, while each adds something."""
    path: list[str] = []
    while True:
        step = shape.step(path)
        options = []
        for option in step.options:
            place, _, unit = option.id.partition("/")
            options.append((gain(place, unit), option.id))
        best = max(options, default=(0.0, ""))
        if not options or (best[0] <= 0 and step.ready):
            return step.value
        path.append(best[1])


def give_bid(read: DragonReading, seat: House, params: Data, shape: Any, rng: RandomSource) -> Any:
    """Give the Power that was bid to the House that has least (X4.3.4)."""
    s, counts = read.s, read.standing
    weakest = min(s.with_player(h for h in s.houses if h != seat), key=lambda h: (counts[h], h))
    return {weakest: shape.most}


def loyalty(read: DragonReading, seat: House, params: Data, shape: Any, rng: RandomSource) -> Any:
    """Pay while there is Power; tokens go where they are easiest to gain (X4.7.1)."""
    s = read.s
    price = int(params["power"])
    if price > s.power[seat] - (DEAR if price > 1 else 0):
        return shape.safe()
    things = getattr(shape, "things", None)
    if things is not None:
        easiest = sorted(sorted(things), key=lambda a: hold(read, a))[: shape.most]
        return shape.value_of(sorted(easiest))
    counts = read.standing
    paid = [v for v in shape.answers.values() if v["pay"]]

    def hard(value: Data) -> float:
        helped = 0.5 * counts.get(value.get("house", ""), 0)
        return sum(hold(read, area) for area in value["areas"]) + helped

    return min(paid, key=hard) if paid else shape.safe()


def place_unit(
    read: DragonReading, seat: House, params: Data, shape: OneOf[PlaceAnswer], rng: RandomSource
) -> PlaceAnswer:
    """Place the unit that is worth most (X4.7.3)."""
    return max(shape.answers.values(), key=lambda v: read.lives({v["unit"]: 1}))


def place_loyalty(
    read: DragonReading, seat: House, params: Data, shape: Any, rng: RandomSource
) -> Any:
    """Return the area where House Targaryen is least likely to collect it (X4.7.6)."""
    hardest = sorted(sorted(shape.things), key=lambda a: -hold(read, a))
    return shape.value_of(sorted(hardest[: shape.least]))


def fire(
    read: DragonReading, seat: House, params: Data, shape: Fire, rng: RandomSource
) -> FireAnswer:
    """Bring a Dragon back; never give one up (X4.7.4)."""
    answers = list(shape.answers.values())
    return next((v for v in answers if v["do"] == "return-dragon"), answers[0])


def move_loyalty(
    read: DragonReading, seat: House, params: Data, shape: OneOf[MoveAnswer], rng: RandomSource
) -> MoveAnswer:
    """Move a token within House Targaryen's reach, or as another House out of it (X4.7.5)."""
    toward = -1.0 if seat == TARGARYEN else 1.0

    def gain(value: MoveAnswer) -> float:
        return toward * (hold(read, value["to"]) - hold(read, value["from"]))

    return max(shape.answers.values(), key=gain)


def cancel_loyalty(
    read: DragonReading, seat: House, params: Data, shape: OneOf[bool], rng: RandomSource
) -> bool:
    """Undo a move that makes a token much harder to gain (X4.7.5)."""
    origin, area = (str(params[name]).removeprefix("area:") for name in ("origin", "area"))
    harder = hold(read, area) - hold(read, origin)
    spare = read.s.power[seat] - int(params["power"])
    return harder >= 3.0 and spare >= DEAR and shape.check(True) is None
