"""The mixed Westeros deck I (X5), and the cards of A Feast for Crows in it (X3.5)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files

from engine.agot.components import Card, House, open_box
from engine.agot.phases import mustering, reconcile, westeros
from engine.agot.state import AgotState
from engine.kernel.data import Json
from engine.kernel.state import replacement, stage

DECK = "westeros-1"
EDITIONS = ("agot-2e", "agot-2e-affc")
"""The editions whose cards are mixed."""


@lru_cache
def _copies() -> dict[Card, int]:
    """Return how many of each card there are, from ``data/agot-2e/mixed.toml``."""
    file = files("engine.agot") / "data" / EDITIONS[0] / "mixed.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def is_mixed(rulings: Mapping[str, str]) -> bool:
    """Return whether the game uses the mixed deck."""
    return rulings.get("westeros-deck-1") == "mixed"


def mix_deck(box: Json) -> None:
    """Replace Westeros deck I of some components with the mixed one."""
    both = {
        card["id"]: card
        for edition in EDITIONS
        for card in open_box(edition).model_dump()["westeros"][DECK]
    }
    mixed = [{**both[card], "copies": number} for card, number in _copies().items()]
    box["westeros"] = {**box["westeros"], DECK: mixed}


# -- what its cards do -----------------------------------------------------------------------------


@replacement
def westeros_card(s: AgotState, card: Card) -> None:
    """Resolve one Westeros card, of the mixed deck or of the 2nd edition (4.1.4)."""
    match card:
        case "rally-the-men":
            for house in reversed(s.turn_order):
                s.then(rally, house)
        case "the-burden-of-power":
            s.then(burden_of_power)
        case "famine":
            famine(s)
        case _:
            westeros.westeros_card(s, card)


@stage
async def rally(s: AgotState, house: House) -> None:
    """Let one House muster in its areas with a castle; strongholds give nothing (X3.5.1)."""
    places = mustering.places(s, house)
    await mustering.muster_in(s, house, {a: n for a, n in places.items() if not s.is_stronghold(a)})


@stage
async def burden_of_power(s: AgotState) -> None:
    """Let the holder of the Iron Throne choose: the threat falls to 0, or all muster (X3.5.2)."""
    choice = await westeros.choose(s, "the-burden-of-power", "iron-throne")
    if choice == "mustering":
        s.then(mustering.mustering_card)
        return
    s.wildlings = s.box.figures.wildling_track[0]
    s.tell("wildling-threat", strength=s.wildlings)


def famine(s: AgotState) -> None:
    """Lower every House's Supply by one, then reconcile (X3.5.3)."""
    for house in s.turn_order:
        old = s.supply[house]
        s.supply[house] = max(0, old - 1)
        if s.supply[house] != old:
            s.tell("supply", house=f"house:{house}", old=old, new=s.supply[house])
    reconcile.reconcile_all(s, s.turn_order)
