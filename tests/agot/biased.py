"""Players who answer at random, but with a liking for something; and a crowded board for them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from engine.agot.board.control import controller, is_attack
from engine.agot.components import open_box
from engine.agot.state import AgotState, total
from engine.kernel.ask import CHANCE, Seat
from engine.kernel.game import Game
from engine.kernel.shapes.base import Shape

from .observing import Observer
from .scenario import given

Player = Callable[[AgotState, str, Seat, Shape[Any], random.Random], Any]


def at_random(s: AgotState, kind: str, seat: Seat, shape: Shape[Any], rng: random.Random) -> Any:
    """Answer with whatever is legal."""
    return shape.sample(rng)


def conqueror(house: str) -> Player:
    """Return a player who lets one house march on castles with its best cards, all others random.

    Of a dozen random answers it takes the one that promises most; it is no good player, but the
    others are worse.
    """

    def worth(s: AgotState, kind: str, value: Any) -> Any:
        match kind:
            case "orders":
                stars = sum(1 for t in value.values() if t.startswith("march"))
                return stars + sum(0.5 for t in value.values() if t.startswith("support"))
            case "march" if value is not True:
                gained = sum(
                    3.0 for a in value["moves"] if a in s.box.castles and controller(s, a) != house
                )
                army = max((total(u) for u in value["moves"].values()), default=0)
                return gained + value["leave_power_token"] + 0.2 * army
            case "house-card":
                return s.box.house_cards[value].strength
            case "muster":
                return sum(len(recruits) for recruits in value.values())
            case "support":
                return -sum(1 for side in value.values() if side != "none")
            case _:
                return 0.0

    def answer(s: AgotState, kind: str, seat: Seat, shape: Shape[Any], rng: random.Random) -> Any:
        if seat != house:
            return shape.sample(rng)
        return max((shape.sample(rng) for _ in range(12)), key=lambda v: worth(s, kind, v))

    return answer


def settlers(s: AgotState, kind: str, seat: Seat, shape: Shape[Any], rng: random.Random) -> Any:
    """Answer for houses that spread without fighting, muster all they can, and never bid."""

    def worth(value: Any) -> Any:
        match kind:
            case "march" if value is not True:
                if any(is_attack(s, seat, a) for a in value["moves"]):
                    return -1.0
                return len(value["moves"]) + value["leave_power_token"]
            case "muster":
                return sum(map(len, value.values()))
            case "consolidate":
                return value["do"] == "muster"
            case "orders":
                return sum(1 for t in value.values() if t.startswith(("march", "consolidate*")))
            case "westeros-choice":
                return value["choose"] == "mustering"
            case "bid":
                return -value
            case _:
                return 0.0

    return max((shape.sample(rng) for _ in range(10)), key=worth)


def callers(s: AgotState, kind: str, seat: Seat, shape: Shape[Any], rng: random.Random) -> Any:
    """Answer at random, but call for support against neutral forces whenever that is possible."""
    if kind == "march" and shape.check(True) is None:
        return True
    return shape.sample(rng)


def specialists(s: AgotState, kind: str, seat: Seat, shape: Shape[Any], rng: random.Random) -> Any:
    """Answer at random, but with a liking for what is rare.

    The Blackfish against Mace Tyrell, a retreat to where one can muster, upgrades of the routed.
    """

    def worth(value: Any) -> Any:
        match kind:
            case "house-card":
                return int(value in ("the-blackfish", "mace-tyrell"))
            case "orders":
                return int(
                    any(t == "consolidate*" and a in s.box.castles for a, t in value.items())
                )
            case "retreat":
                return int(s.orders.get(value["to"]) == "consolidate*")
            case "consolidate":
                return int(value["do"] == "muster")
            case "muster":
                return sum(1 + 9 * r.get("routed", False) for rs in value.values() for r in rs)
            case _:
                return 0

    return max((shape.sample(rng) for _ in range(6)), key=worth)


def crowded(rng: random.Random, edition: str = "agot-2e") -> Game[AgotState]:
    """Return a game in which all houses stand everywhere, mixed, with nearly all their pieces.

    They are poor, and the wildlings are near.
    """
    box = open_box(edition)
    taken = box.figures.players[max(box.figures.players)].neutral
    lands = [a for a in box.lands if a not in taken]
    seas = [a for a, kind in box.kind.items() if kind == "sea"]
    wildlings = list(box.wildlings)
    for cards in (lands, seas, wildlings):
        rng.shuffle(cards)
    houses = sorted(box.home_area)
    units: dict[str, str] = {}
    for n, house in enumerate(houses):
        armies = ("4F", "2F 1K", "2F", "1F 1K", "1F 1K", "1K")
        units |= {a: f"{house} {u}" for a, u in zip(lands[n :: len(houses)], armies, strict=False)}
        units |= dict.fromkeys(seas[n :: len(houses)], f"{house} 1S")
    return given(
        edition=edition,
        units=units,
        supply=dict.fromkeys(houses, 6),
        power=dict.fromkeys(houses, 2),
        wildlings=10,
        wildling_cards=wildlings,
        tides=edition == "agot-2e",
        phase="westeros",
    ).game


def watch(game: Game[AgotState], rng: random.Random, player: Player, observer: Observer) -> None:
    """Play a game to its end under the eyes of an observer."""
    s = game.state
    while game.question is not None:
        question = game.question
        for seat, shape in question.shapes.items():
            value = (
                shape.sample(rng) if seat == CHANCE else player(s, question.kind, seat, shape, rng)
            )
            observer.answered(s, question.kind, seat, value, question.params)
            game.answer(seat, value)
        for event in game.fetch_events():
            observer.told(s, event)
    observer.ended(s)
