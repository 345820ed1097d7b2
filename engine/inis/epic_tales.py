"""Drawing Epic Tale cards, and the responses to it."""

from __future__ import annotations

from engine.kernel.shapes import OneOf

from . import kinds
from .components import Card, Seat
from .decisions import decide
from .knowledge import DECK, joined_hand, moved_unseen
from .playing import discard, respond, shuffle_tales
from .registry import ResponseContext
from .state import InisState


async def draw_tales(
    s: InisState, seat: Seat, look: int = 1, *, moment: str = "tale-drawn"
) -> None:
    """Draw cards, keep one, discard the others face up.

    The player sees them before deciding whether to draw one more.
    """
    cards: list[Card] = []
    s.drawing.append({"seat": seat, "cards": cards})
    await _draw(s, cards, look)
    if cards:
        context: ResponseContext = {"seat": seat, "more": 0}
        await respond(s, moment, context)
        await _draw(s, cards, context["more"])
        await _keep_one(s, seat, cards)
    else:
        s.tell("no-tale-left", seat=f"seat:{seat}")
    s.drawing.pop()


async def _keep_one(s: InisState, seat: Seat, cards: list[Card]) -> None:
    s.tell("tales-drawn", seat=f"seat:{seat}", number=len(cards))
    kept = cards[0]
    if len(cards) > 1:
        kept = await decide(
            s, seat, kinds.KEEP_TALE, lambda: OneOf.named({f"card:{c}": c for c in sorted(cards)})
        )
    cards.remove(kept)
    joined_hand(s, seat, kept)
    s.tell("you-drew", audience=frozenset({seat}), card=f"card:{kept}")
    while cards:
        card = cards.pop(0)
        s.tell("tale-discarded", seat=f"seat:{seat}", card=f"card:{card}")
        await discard(s, card)


async def _draw(s: InisState, cards: list[Card], number: int) -> None:
    """Draw from the top; the shuffled open pile replaces an empty deck (2.7)."""
    for _ in range(number):
        if not s.deck and s.pile_of_tales and s.rules("epic-deck-empty", "discards-shuffled"):
            await shuffle_tales(s)
        if s.deck:
            cards.append(s.deck.pop(0))
            moved_unseen(s, cards[-1], DECK, s.drawing[-1]["seat"])
