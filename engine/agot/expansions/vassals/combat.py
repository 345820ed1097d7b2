"""Combats of vassals: House cards are dealt, and the commander of a winner gains Power (X2.7)."""

from __future__ import annotations

from engine.agot import kinds
from engine.agot.combat import steps as second
from engine.agot.combat.battle import Battle
from engine.agot.combat.steps import Step
from engine.kernel.ask import chance
from engine.kernel.shapes import Deal
from engine.kernel.state import replacement

from .state import DECK, VassalState

CARDS = 3
"""How many House cards a fighting vassal is dealt (X2.7.1)."""


@replacement
async def combat(s: VassalState) -> None:
    """Resolve one combat (9, X2.7)."""
    await second.fight(s, STEPS)


async def deal_cards(b: Battle[VassalState]) -> None:
    """Deal each fighting vassal three of the seven cards, the attacker first (X2.7.1)."""
    s = b.s
    deck = list(s.box.cards_of[DECK])
    for house in (b.attacker, b.defender):
        if house not in s.vassals:
            continue
        dealt = await chance(kinds.DEAL, Deal("vassal-cards", house, deck, CARDS))
        s.hand[house] = list(dealt["cards"])
        b.c["drawn"] = {**b.c.get("drawn", {}), house: list(dealt["cards"])}
        deck = [c for c in deck if c not in dealt["cards"]]


async def reward_commander(b: Battle[VassalState]) -> None:
    """Give the commander of a vassal that wins a Power, before any ability (X2.7.6)."""
    s = b.s
    if b.winner in s.vassals:
        commander = s.commander[b.winner]
        s.tell("power-gained", house=f"house:{commander}", power=s.gain_power(commander, 1))


async def hide_cards(b: Battle[VassalState]) -> None:
    """If so ruled, hide a vassal's hand from cards that take effect after the combat (X2.9.4)."""
    if b.s.ruled("patchface-against-vassal", "nothing"):
        await return_cards(b)


async def return_cards(b: Battle[VassalState]) -> None:
    """Put all seven cards together again after the combat (X2.7.1)."""
    s = b.s
    for house in (b.attacker, b.defender):
        if house in s.vassals:
            s.hand[house], s.discard[house] = [], []


def with_vassals(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Return the steps of a combat with what vassals add."""
    found: list[Step] = []
    for step in steps:
        if step is second.choose_house_cards:
            found.append(deal_cards)
        elif step is second.use_results:
            found.append(reward_commander)
        elif step is second.use_after_combat:
            found.append(hide_cards)
        found.append(step)
    return (*found, return_cards)


STEPS = with_vassals(second.STEPS)
