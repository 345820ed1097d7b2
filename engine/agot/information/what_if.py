"""The results of a combat with other House cards and other support. Pure functions.

They use only what the state of a combat shows: hands, orders and tracks are public (15.3), and of
cards in hidden hands only the strengths are (V1.8).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import TypedDict

from engine.agot.combat import tides, timing
from engine.agot.combat.battle import Battle, Side, blade_holder
from engine.agot.combat.strength import icons, strength_of
from engine.agot.components import Area, Card, House
from engine.agot.state import total
from engine.agot.variants.pools import BACKS

Backing = str | dict[Area, str]
"""The side that a House supports; by area, if its areas support different sides."""

SEND_BACK = frozenset({"tyrion-lannister", "tyrion-lannister-asos"})
"""Abilities that may leave the opponent without a card."""
NO_MATTER = SEND_BACK | {
    "aeron-damphair",
    "doran-martell",
    "doran-martell-asos",
    "melisandre-of-asshai-asos",
    "ser-davos-seaworth-asos",
    "stannis-baratheon-asos",
}
"""Abilities that change cards, icons or Power, or move a House or a token on a track; the Blade and
ties are covered in any case."""
KILL_A_FOOTMAN = frozenset({"mace-tyrell", "kill-footman"})
CANCEL_A_CARD = "cancel-ability"
REMOVE_AN_ORDER = "queen-of-thorns"
REMOVE_A_DEFENSE = "discard-defense"
UNDERSTOOD = NO_MATTER | KILL_A_FOOTMAN | {CANCEL_A_CARD, REMOVE_AN_ORDER, REMOVE_A_DEFENSE}
"""The abilities used before the winner is known whose greatest effect is known here."""


class Cell(TypedDict):
    """The result of a combat with two given cards."""

    attack: int
    defence: int
    winner: House
    casualties: int
    """The loser's casualties from swords."""


class WhatIf(TypedDict):
    """All pairs of cards of a combat, with an imagined support and use of the Blade."""

    area: Area
    attacker: House
    defender: House
    attack: list[Card | None]
    """The attacker's cards, strongest first; none if it has no card to play."""
    defence: list[Card | None]
    strengths: dict[Card, int]
    """The strengths that are printed on the cards."""
    cells: list[list[Cell]]
    """A row for each of the attacker's cards, with a cell for each of the defender's."""
    supporters: dict[House, str]
    """The sides of other Houses with Support orders in reach, in turn order."""
    holder: House | None
    """The combatant that could use the Blade."""
    blade: House | None
    """The combatant that is imagined to use it."""
    tides: bool
    """Whether Tides of Battle, which nobody can know, would be added."""
    open: list[Card]
    """The cards with abilities that are used before the winner is known, and not counted here."""
    hidden: bool
    """Whether the seat sees only the strengths of some cards (V1.8)."""


BLADE = "blade"
"""The key of the assumption about the Valyrian Steel Blade; other keys are Houses, with their
sides."""


def what_if(b: Battle, wish: Mapping[str, str]) -> WhatIf | None:
    """Return the result of every pair of cards; ``None`` once the winner is known."""
    if b.c["winner"] is not None:
        return None
    s = b.s
    fighting = (b.attacker, b.defender)
    reach = {s.owner[a] for a in b.support_areas()}
    helpers = [
        h for h in s.turn_order if h in reach and not any(s.backs(h, side) for side in fighting)
    ]
    sides = {h: wish[h] for h in helpers if wish.get(h) in ("attacker", "defender", "none")}
    can = blade_holder(b)
    blade = b.c["blade"]
    if can is not None and BLADE in wish:
        blade = can if wish[BLADE] == can else None
    # Tides are left out, because nobody knows them before they are revealed (15.6).
    imagined = b.imagined(support={**b.c["support"], **sides}, blade=blade, tides={}, cancelled=[])
    attack, defence = (_strongest_first(b, house) for house in fighting)
    return {
        "area": b.area,
        "attacker": b.attacker,
        "defender": b.defender,
        "attack": attack,
        "defence": defence,
        "strengths": {c: s.box.house_cards[c].strength for c in (*attack, *defence) if c},
        "cells": [[_cell(imagined, mine, theirs) for theirs in defence] for mine in attack],
        "supporters": {h: _side_of(imagined, h) for h in helpers},
        "holder": can,
        "blade": blade,
        "tides": bool(s.options.get("tides_of_battle", False)),
        "open": [c for c in (*attack, *defence) if c is not None and _is_open(b, c)],
        "hidden": any(card in BACKS for card in (*attack, *defence)),
    }


def _strongest_first(b: Battle, house: House) -> list[Card | None]:
    facts = b.s.box.house_cards
    hand: list[Card] = sorted({*b.s.known_hand(house)}, key=lambda c: (-facts[c].strength, c))
    return [*hand] or [None]


def _is_open(b: Battle, card: Card) -> bool:
    ability = b.s.box.house_cards[card].ability
    return b.s.options["house_card_abilities"] and ability in timing.before_the_winner()


def _side_of(b: Battle, house: House) -> str:
    """Return the side that a House supports; with areas on both, the first one's."""
    areas: dict[Side, list[Area]] = {"attacker": b.supporting(b.attacker)}
    areas["defender"] = b.supporting(b.defender)
    for side, found in areas.items():
        if any(b.s.owner[a] == house for a in found):
            return side
    return "none"


def _cell(b: Battle, attack: Card | None, defence: Card | None) -> Cell:
    """Compare two cards (9.5, 9.6), and count the casualties (9.7.1)."""
    met = b.imagined(cards={b.attacker: attack, b.defender: defence})
    ours, theirs = (strength_of(met, h).total for h in (b.attacker, b.defender))
    if ours == theirs:
        winner = min((b.attacker, b.defender), key=lambda h: b.s.position("fiefdoms", h))
    else:
        winner = b.attacker if ours > theirs else b.defender
    loser = b.opponent(winner)
    swords, towers = icons(met, winner)[0], icons(met, loser)[1]
    due = 0 if met.spared(loser) else max(0, swords - towers)
    lost = min(due, total(b.units(loser)))
    return {"attack": ours, "defence": theirs, "winner": winner, "casualties": lost}


def left_after_refusal(b: Battle, house: House, helper: House) -> Backing | None:
    """Return the side that a helper still supports if a combatant refuses its support (9.1.4)."""
    declared = b.c["support"].get(helper)
    if isinstance(declared, dict):
        return {a: "none" if side == b.side(house) else side for a, side in declared.items()}
    return None


def refusing_matters(b: Battle, house: House) -> bool:
    """Return whether refusing others' support could change the winner, or the worth of a card.

    This checks all pairs of cards, with the greatest effects of the Blade, the Tides and the
    abilities that act before the winner is known. In doubt, the answer is yes, as it is with hidden
    hands: who is asked tells nothing about them (V1.8).
    """
    s, rival = b.s, b.opponent(house)
    if s.hides_hands:
        return True
    mine, theirs = _abilities(b, house), _abilities(b, rival)
    if mine & timing.RELY_ON_SUPPORT or (mine | theirs) & timing.DIFFERENCE.keys():
        return True
    if ((mine | theirs) & timing.before_the_winner()) - UNDERSTOOD:
        return True
    support = dict(b.c["support"])
    for helper in {s.owner[a] for a in b.supporting(house)} - {house}:
        left = left_after_refusal(b, house, helper)
        if left is None:
            del support[helper]
        else:
            support[helper] = left
    alone = b.imagined(support=support)
    for cards, cancelled in _plays(b):
        helped = b.imagined(cards=cards, cancelled=cancelled)
        unhelped = alone.imagined(cards=cards, cancelled=cancelled)
        most, least = _lead(helped, house), _lead(unhelped, house)
        up, down = _swing(unhelped, house, mine), _swing(unhelped, rival, theirs)
        if most != least and least <= down and most >= -up:
            return True
    return False


def supporting_matters(b: Battle, house: House) -> bool:
    """Return whether it could make a difference which side a House supports (9.1.3).

    It makes none only if its support is worth nothing with any pair of cards. In doubt, the answer
    is yes, as it is with hidden hands (V1.8).
    """
    if b.s.hides_hands:
        return True
    fighting = (b.attacker, b.defender)
    known = _abilities(b, b.attacker) | _abilities(b, b.defender)
    if known & timing.RELY_ON_SUPPORT:
        return True
    if (known & timing.before_the_winner()) - UNDERSTOOD:
        return True
    sides: tuple[Backing, ...] = ("none", "attacker", "defender")
    declared = [b.imagined(support={**b.c["support"], house: side}) for side in sides]
    for cards, cancelled in _plays(b):
        met = [d.imagined(cards=cards, cancelled=cancelled) for d in declared]
        if len({tuple(strength_of(m, h).total for h in fighting) for m in met}) > 1:
            return True
    return False


def _abilities(b: Battle, house: House) -> set[str]:
    """Return the abilities in a combatant's hand, if they count."""
    if not b.s.options["house_card_abilities"]:
        return set()
    facts = b.s.box.house_cards
    return {ability for c in b.s.known_hand(house) if (ability := facts[c].ability) is not None}


def _plays(b: Battle) -> Iterator[tuple[dict[House, Card | None], list[House]]]:
    """Yield the pairs of cards that may be played, with the abilities that may be lost."""
    sides = (b.attacker, b.defender)
    hands: list[list[Card | None]] = []
    lost: list[list[House]] = [[]]
    for house in sides:
        against = _abilities(b, b.opponent(house))
        without = not b.s.known_hand(house) or bool(SEND_BACK & against)
        hands.append([*b.s.known_hand(house), *([None] if without else [])])
        if CANCEL_A_CARD in against:
            lost.append([house])
    for pair, cancelled in product(product(*hands), lost):
        yield dict(zip(sides, pair, strict=True)), cancelled


def _lead(b: Battle, house: House) -> int:
    return strength_of(b, house).total - strength_of(b, b.opponent(house)).total


def _swing(b: Battle, house: House, abilities: set[str]) -> int:
    """Return the most by which open decisions could still improve a combatant's lead."""
    s, rival = b.s, b.opponent(house)
    swing = 0 if s.blade_used else 1
    if s.options.get("tides_of_battle", False):
        strengths = [s.box.tides[card].strength for card in tides.deck(s.box, s.options)]
        swing += max(strengths) - min(strengths)
    if abilities & KILL_A_FOOTMAN:
        swing += 2
    against = strength_of(b, rival)
    if REMOVE_AN_ORDER in abilities:
        swing += against.support
    if REMOVE_A_DEFENSE in abilities:
        swing += against.order
    return swing
