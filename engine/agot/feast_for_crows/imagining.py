"""What a house does not know in A Feast for Crows, dealt anew. It only computes."""

from __future__ import annotations

from engine.agot.box import House
from engine.agot.imagining import shuffled
from engine.kernel.shape import Chooser

from .objectives import printed
from .table import FeastTable


def deal_objectives_anew(rest: FeastTable, seat: House, rng: Chooser) -> None:
    """X3.2.6, X3.5.5 Others hold what everybody has seen them take, and any other objectives."""
    open_cards = {c for cards in rest.scored.values() for c in cards} | set(rest.pool)
    own = set(rest.objectives[seat])
    seen = {h: list(rest.shown.get(h, [])) for h in rest.houses if h != seat}
    taken = open_cards | own | {c for cards in seen.values() for c in cards}
    unseen = shuffled([c for c in printed()["cards"] if c not in taken], rng)
    for house, cards in seen.items():
        number = len(rest.objectives[house]) - len(cards)
        rest.objectives[house] = sorted([*cards, *unseen[:number]])
        del unseen[:number]
    rest.pile = sorted(unseen)
