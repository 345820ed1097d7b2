"""Westeros deck I of A Feast for Crows (X3.5)."""

from __future__ import annotations

from engine.agot.components import Card, House
from engine.agot.phases import mustering
from engine.agot.variants import mixed_deck
from engine.kernel.ask import ask, ask_all
from engine.kernel.phrase import phrase
from engine.kernel.shapes import OneOf
from engine.kernel.state import replacement, stage

from . import kinds as own_kinds
from .objectives import cards_of
from .scoring import count, deal_objectives, let_go
from .state import KEPT, FeastState


@replacement
def westeros_card(s: FeastState, card: Card) -> None:
    """Resolve one Westeros card, of its own deck or of the 2nd edition's (4.1.4)."""
    match card:
        case "mustering-affc":
            s.then(mustering.mustering_card)
        case "ironborn-raid":
            ironborn_raid(s)
        case "shifting-ambitions":
            s.then(give_objectives)
        case "new-information":
            s.then(return_objectives)
            for house in reversed(s.turn_order):
                s.then(deal_objectives, house, 1)
        case _:
            mixed_deck.westeros_card(s, card)


def ironborn_raid(s: FeastState) -> None:
    """Take a point from each House that has scored two or more objectives (X3.5.4)."""
    for house in s.turn_order:
        if len(s.scored[house]) >= 2 and s.points[house]:
            what = phrase("points-raided", card="westeros:ironborn-raid")
            count(s, house, s.points[house] - 1, what)


@stage
async def give_objectives(s: FeastState) -> None:
    """Let everyone put an objective in the middle; shuffle and reveal them (X3.5.5)."""
    houses = [h for h in s.houses if s.objectives[h]]
    given = await ask_all({h: _one_of(s, h) for h in houses}, own_kinds.GIVE_OBJECTIVE)
    for house, card in given.items():
        let_go(s, house, card, known=False)
    s.pool = sorted(given.values())
    s.tell("objectives-in-the-middle", objectives=[f"objective:{c}" for c in s.pool])
    for house in reversed([h for h in s.turn_order if h in houses]):
        s.then(take_objective, house)


def _one_of(s: FeastState, house: House) -> OneOf[Card]:
    """Offer the objectives in a hand; the safe answer is the one that is worth least."""
    hand = s.objectives[house]
    least = min(hand, key=lambda c: cards_of(s)[c].points[house])
    return OneOf.named({f"objective:{c}": c for c in hand}, safest=(f"objective:{least}",))


@stage
async def take_objective(s: FeastState, house: House) -> None:
    """Let everyone in turn order take one of those in the middle, for all to see (X3.5.5)."""
    best = max(s.pool, key=lambda c: cards_of(s)[c].points[house])
    shape = OneOf.named({f"objective:{c}": c for c in s.pool}, safest=(f"objective:{best}",))
    card = await ask(house, own_kinds.TAKE_OBJECTIVE, shape)
    s.pool.remove(card)
    s.objectives[house] = sorted([*s.objectives[house], card])
    s.shown[house] = sorted([*s.shown.get(house, []), card])
    s.tell("objective-taken", house=f"house:{house}", objective=f"objective:{card}")


@stage
async def return_objectives(s: FeastState) -> None:
    """Let each House with more than three put one back into the pile (X3.5.6)."""
    houses = [h for h in s.houses if len(s.objectives[h]) > KEPT]
    if not houses:
        return
    returned = await ask_all({h: _one_of(s, h) for h in houses}, own_kinds.RETURN_OBJECTIVE)
    for house, card in returned.items():
        let_go(s, house, card, known=False)
        s.pile = sorted([*s.pile, card])
    s.tell("objectives-returned", houses=[f"house:{h}" for h in houses])
