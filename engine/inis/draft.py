"""The draft: all players keep some cards and pass the others on, at the same time (5.6, 5.7)."""

from __future__ import annotations

from engine.kernel.shapes import SomeOf
from engine.kernel.state import stage

from . import kinds
from .components import Seat
from .decisions import Make, decide_all
from .knowledge import passed_on, remember
from .state import InisState


@stage
async def draft(s: InisState, batch: int, step: int) -> None:
    """Let everyone keep one more card than in the step before, of kept and received ones."""
    facts = s.box.figures.players[len(s.seats)]
    keep = facts.keep[step]
    rule = "5.7" if len(s.seats) == 2 else "5.6"

    def cards_of(seat: Seat) -> Make[list[str]]:
        return lambda: SomeOf("card", sorted(s.drafts[seat]), keep, keep, rule=rule)

    kept = await decide_all(
        s,
        {seat: cards_of(seat) for seat in sorted(s.seats)},
        kinds.DRAFT,
        keep=keep,
        number=facts.deal - keep,
        batch=batch + 1,
    )
    passed = {seat: [c for c in s.drafts[seat] if c not in kept[seat]] for seat in s.seats}
    for seat in s.seats:
        s.drafts[seat] = list(kept[seat])
    passed_on(s, passed)
    for seat in s.seats:
        receiver = s.next_after(seat)
        s.drafts[receiver] += passed[seat]
        remember(s, seat, "passed", cards=sorted(passed[seat]), whose=receiver)
    s.tell("drafted", keep=keep, number=facts.deal - keep)
    if step + 1 < len(facts.keep):
        s.then(draft, batch, step + 1)
    elif batch + 1 < facts.batches:
        s.then(next_batch, batch + 1)
    else:
        for seat in s.seats:
            s.hands[seat]["action"] = [*s.laid.get(seat, []), *s.drafts[seat]]
        s.drafts, s.laid = {}, {}


@stage
def next_batch(s: InisState, batch: int) -> None:
    """Lay the cards of the first draft aside, and deal as many again (5.7)."""
    number = s.box.figures.players[len(s.seats)].deal
    for seat in s.order_from(s.brenn):
        s.laid[seat] = s.drafts[seat]
        s.drafts[seat] = s.undealt[:number]
        del s.undealt[:number]
    s.tell("dealt", seat=f"seat:{s.brenn}", number=number)
    s.then(draft, batch, 0)
