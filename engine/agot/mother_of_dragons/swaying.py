"""Quick answers to questions about loyalty: House Targaryen wants it, and others deny it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.agot.box import House
from engine.agot.stewards.quick import Params
from engine.agot.stewards.reading import Reading
from engine.kernel.shape import Chooser

from .nearness import DEAR, hold, table
from .printed import TARGARYEN


def give_bid(read: Reading, seat: House, params: Params, shape: Any, rng: Chooser) -> Any:
    """X4.3.4 What was bid helps whoever has least."""
    s, counts = read.s, read.standing
    weakest = min(s.with_player(h for h in s.houses if h != seat), key=lambda h: (counts[h], h))
    return {weakest: shape.most}


def loyalty(read: Reading, seat: House, params: Params, shape: Any, rng: Chooser) -> Any:
    """X4.7.1 Pay while there is Power; tokens go where they are easiest to gain."""
    s = table(read.s)
    price = int(params["power"])
    if price > s.power[seat] - (DEAR if price > 1 else 0):
        return shape.safe()
    things = getattr(shape, "things", None)
    if things is not None:
        easiest = sorted(sorted(things), key=lambda a: hold(read, a))[: shape.most]
        return shape.value_of(sorted(easiest))
    counts = read.standing
    paid = [v for v in shape.answers.values() if v["pay"]]

    def hard(value: Mapping[str, Any]) -> float:
        helped = 0.5 * counts.get(value.get("house", ""), 0)
        return sum(hold(read, area) for area in value["areas"]) + helped

    return min(paid, key=hard) if paid else shape.safe()


def place_unit(read: Reading, seat: House, params: Params, shape: Any, rng: Chooser) -> Any:
    """X4.7.3 A Knight, if there is one."""
    return max(shape.answers.values(), key=lambda v: read.lives({v["unit"]: 1}))


def place_loyalty(read: Reading, seat: House, params: Params, shape: Any, rng: Chooser) -> Any:
    """X4.7.6 Where House Targaryen comes by last."""
    hardest = sorted(sorted(shape.things), key=lambda a: -hold(read, a))
    return shape.value_of(sorted(hardest[: shape.least]))


def fire(read: Reading, seat: House, params: Params, shape: Any, rng: Chooser) -> Any:
    """X4.7.4 Bring a Dragon back; never give one up."""
    answers = list(shape.answers.values())
    return next((v for v in answers if v["do"] == "return-dragon"), answers[0])


def move_loyalty(read: Reading, seat: House, params: Params, shape: Any, rng: Chooser) -> Any:
    """X4.7.5 House Targaryen moves a token within its reach, others out of it."""
    toward = -1.0 if seat == TARGARYEN else 1.0

    def gain(value: Mapping[str, Any]) -> float:
        return toward * (hold(read, value["to"]) - hold(read, value["from"]))

    return max(shape.answers.values(), key=gain)


def cancel_loyalty(read: Reading, seat: House, params: Params, shape: Any, rng: Chooser) -> Any:
    """X4.7.5 Undo a move that makes a token much harder to gain."""
    origin, area = (str(params[name]).removeprefix("area:") for name in ("origin", "area"))
    harder = hold(read, area) - hold(read, origin)
    spare = read.s.power[seat] - int(params["power"])
    return harder >= 3.0 and spare >= DEAR and shape.check(True) is None
