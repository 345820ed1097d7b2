"""A Dance with Dragons: each of its House cards that asks something."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tests.agot import scenario
from tests.agot.scenario import Position, march

from .waypoint import Waypoint

HARMLESS = {"stark": "black-walder", "tyrell": "willas-tyrell"}
"""A card without text for each house that is attacked."""


def battle(
    card: str,
    house: str,
    rival: str,
    *,
    origin: str,
    area: str,
    with_: str = "3F",
    units: dict[str, str] | None = None,
    **more: Any,
) -> Position:
    """March into a combat and play a card, until it asks."""
    facts: dict[str, Any] = {
        "edition": "agot-2e-adwd",
        "phase": "marches",
        "supply": {house: 6, rival: 6},
        "power": {house: 6},
        **more,
    }
    table = scenario.given(
        units={origin: f"{house} {with_}", area: f"{rival} 1F", **(units or {})},
        orders={origin: "march+0"},
        **facts,
    ).until("march", house)
    table.answer(house, march(origin, {area: with_}))
    table.cards(**{house: card, rival: HARMLESS[rival]})
    return table.until("ability", house)


def asked(card: str, house: str, rival: str, **more: Any) -> Callable[[], Position]:
    """Return what brings a card's question about."""
    return partial(battle, card, house, rival, **more)


SOUTH: dict[str, Any] = {"origin": "storms-end", "area": "kingswood"}
NORTH: dict[str, Any] = {"origin": "seagard", "area": "the-twins"}


def reek() -> Position:
    """Bolton has lost with Reek."""
    table = scenario.given(
        edition="agot-2e-adwd",
        units={"the-twins": "stark 1F", "seagard": "greyjoy 3F"},
        orders={"the-twins": "march+0"},
        supply={"greyjoy": 6},
        phase="marches",
    )
    table.answer("stark", march("the-twins", seagard="1F"))
    return table.cards(stark="reek", greyjoy="victarion-greyjoy-adwd").until("ability", "stark")


WAYPOINTS: tuple[Waypoint, ...] = (
    Waypoint(
        "jon-snow",
        "ability",
        "baratheon",
        asked("jon-snow", "baratheon", "tyrell", **SOUTH),
        ("One space up",),
        "Both ways, with what the threat becomes, and doing nothing.",
    ),
    Waypoint(
        "melisandre-adwd",
        "ability",
        "baratheon",
        asked(
            "melisandre-adwd",
            "baratheon",
            "tyrell",
            hands={"baratheon": "melisandre-adwd ser-axell-florent mance-rayder"},
            **SOUTH,
        ),
        ("Jon Snow",),
        "Each card that can be paid, with its price and what it does.",
    ),
    Waypoint(
        "qyburn",
        "ability",
        "lannister",
        asked(
            "qyburn",
            "lannister",
            "tyrell",
            origin="blackwater",
            area="the-reach",
            hands=dict.fromkeys(("greyjoy",), "asha-greyjoy-adwd"),
        ),
        ("Victarion",),
        "Each discarded card, of any House, with strength and icons.",
    ),
    Waypoint(
        "reek",
        "ability",
        "stark",
        reek,
        ("Use it",),
        "Yes or no.",
    ),
    Waypoint(
        "rodrik-the-reader",
        "ability",
        "greyjoy",
        asked("rodrik-the-reader", "greyjoy", "stark", **NORTH),
        ("First Westeros", "Mustering"),
        "A deck, then its next card, each with its text.",
    ),
    Waypoint(
        "ser-gerris-drinkwater",
        "ability",
        "martell",
        asked("ser-gerris-drinkwater", "martell", "tyrell", origin="the-boneway", area="kingswood"),
        ("Fiefdoms",),
        "Each track with all positions.",
    ),
    Waypoint(
        "ser-ilyn-payne",
        "ability",
        "lannister",
        asked("ser-ilyn-payne", "lannister", "stark", units={"karhold": "stark 1F"}, **NORTH),
        ("Karhold",),
        "Each area with a Footman of the opponent.",
    ),
    Waypoint(
        "aeron-damphair-adwd",
        "ability",
        "greyjoy",
        asked("aeron-damphair-adwd", "greyjoy", "stark", **NORTH),
        ("3",),
        "Both strengths are in the question, so it is plain how much Power is needed.",
    ),
)
