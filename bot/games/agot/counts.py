"""The figures of a finished game: House cards, the battles they won, and bids."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.games.counts import Bids, CardCounts, CardPlay
from engine.kernel.event import Event


def tally(events: Sequence[Event]) -> CardCounts:
    """Count the cards of every battle, and the bids for tracks and against wildlings."""
    cards = [play for event in events for play in _cards(event)]
    return CardCounts(cards, [_bids(event) for event in events if event.kind == "bids"])


def _cards(event: Event) -> Iterator[CardPlay]:
    if event.data is None or event.data.get("event") != "combat":
        return
    for side in (event.data["attacker"], event.data["defender"]):
        if side["card"] is not None:
            won = side["house"] == event.data["winner"]
            yield CardPlay(f"card:{side['card']}", side["house"], won)


def _bids(event: Event) -> Bids:
    params: dict[str, Any] = dict(event.to_json()["params"])
    said = [bid["params"] for bid in params["bids"]]
    return Bids(params["subject"], {_id(bid["house"]): int(bid["power"]) for bid in said})


def _id(thing: str) -> str:
    return thing.partition(":")[2]
