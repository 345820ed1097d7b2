"""The figures of a finished game: the cards that were played, and which were canceled."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.counts import CardCounts, CardPlay
from engine.kernel.event import Event


def tally(events: Sequence[Event]) -> CardCounts:
    """Count the cards.

    That a card is canceled becomes known after its announcement (7.4, 7.5).
    """
    plays: list[CardPlay] = []
    for event in events:
        if event.kind not in ("inis-card-played", "card-stopped"):
            continue
        card, seat = str(event.params["card"]), str(event.params["seat"]).partition(":")[2]
        if event.kind == "inis-card-played":
            plays.append(CardPlay(card, seat, worked=True))
            continue
        last = max(i for i, play in enumerate(plays) if (play.card, play.seat) == (card, seat))
        plays[last] = CardPlay(card, seat, worked=False)
    return CardCounts(plays)
