"""What would become of a combat with other House cards and other support. It only computes.

Nothing is used but what everybody can see: hands, orders and tracks are open (15.3).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from .abilities import registry
from .battle import Battle
from .box import Area, Card, House
from .combat_strength import strength_of

Backing = str | dict[Area, str]
"""Which side a house supports; by area, if they support different sides."""

RELY_ON_SUPPORT = frozenset({"asha-greyjoy", "salladhor-saan"})
"""Abilities that ask whether their house is supported at all."""
NO_MATTER = frozenset({"tyrion-lannister", "aeron-damphair", "doran-martell"})
"""They bring other cards, or move a house on a track: the Blade and ties are open in any case."""
KILL_A_FOOTMAN = frozenset({"mace-tyrell", "kill-footman"})
CANCEL_A_CARD = "cancel-ability"
REMOVE_AN_ORDER = "queen-of-thorns"
REMOVE_A_DEFENSE = "discard-defense"
UNDERSTOOD = NO_MATTER | KILL_A_FOOTMAN | {CANCEL_A_CARD, REMOVE_AN_ORDER, REMOVE_A_DEFENSE}
"""Abilities used before the winner is known whose greatest effect is known here."""


def left_after_refusal(b: Battle, house: House, helper: House) -> Backing | None:
    """Return whom a helper still supports if a combatant refuses its support (9.1.4)."""
    declared = b.c["support"].get(helper)
    if isinstance(declared, dict):
        return {a: "none" if side == b.side(house) else side for a, side in declared.items()}
    return None


def refusing_matters(b: Battle, house: House) -> bool:
    """Tell whether refusing others' support could change who wins, or what a card is worth.

    Every pair of cards is looked at, with the greatest effects of the Blade, the Tides and the
    abilities that act before the winner is known. In doubt it could.
    """
    s, rival = b.s, b.opponent(house)
    mine, theirs = _abilities(b, house), _abilities(b, rival)
    if mine & RELY_ON_SUPPORT:
        return True
    if any(a in (registry.CANCEL | registry.IMMEDIATE) for a in (mine | theirs) - UNDERSTOOD):
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


def _abilities(b: Battle, house: House) -> set[str]:
    """Name the abilities in a combatant's hand, if they count."""
    if not b.s.options["house_card_abilities"]:
        return set()
    facts = b.s.box.house_cards
    return {ability for c in b.s.hand[house] if (ability := facts[c].ability) is not None}


def _plays(b: Battle) -> Iterator[tuple[dict[House, Card | None], list[House]]]:
    """Go through the pairs of cards that may be played, and whose ability may be lost."""
    sides = (b.attacker, b.defender)
    hands: list[list[Card | None]] = []
    lost: list[list[House]] = [[]]
    for house in sides:
        against = _abilities(b, b.opponent(house))
        without = not b.s.hand[house] or "tyrion-lannister" in against
        hands.append([*b.s.hand[house], *([None] if without else [])])
        if CANCEL_A_CARD in against:
            lost.append([house])
    for pair, cancelled in product(product(*hands), lost):
        yield dict(zip(sides, pair, strict=True)), cancelled


def _lead(b: Battle, house: House) -> int:
    return strength_of(b, house).total - strength_of(b, b.opponent(house)).total


def _swing(b: Battle, house: House, abilities: set[str]) -> int:
    """Return by how much what is still open could improve a combatant's lead at most."""
    s, rival = b.s, b.opponent(house)
    swing = 0 if s.blade_used else 1
    if s.options.get("tides_of_battle", False):
        strengths = [tides.strength for tides in s.box.tides.values()]
        swing += max(strengths) - min(strengths)
    if abilities & KILL_A_FOOTMAN:
        swing += 2
    against = strength_of(b, rival)
    if REMOVE_AN_ORDER in abilities:
        swing += against.support
    if REMOVE_A_DEFENSE in abilities:
        swing += against.order
    return swing
