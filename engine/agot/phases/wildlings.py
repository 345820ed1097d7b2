"""Wildling attacks (5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.agot import kinds
from engine.agot.components import House
from engine.agot.information.explain import bid_lines, keep_bids
from engine.agot.state import AgotState
from engine.kernel.ask import ask
from engine.kernel.phrase import line as why
from engine.kernel.shapes import OneOf
from engine.kernel.state import stage

from . import bidding
from .wildling_cards import CARDS, WildlingAttack

PREEMPTIVE_RAID = 6
"""The strength of the second attack, regardless of the track (16.2.5)."""


@stage
async def wildling_attack(s: AgotState, strength: int, excluded: House | None = None) -> None:
    """Bid, compare, break ties, reveal the card and resolve it (5.3 to 5.8).

    The House ``excluded`` takes no part in the second attack of a Preemptive Raid.
    """
    houses = [h for h in s.with_player(s.turn_order) if h != excluded]
    stand = await stand_of_the_watch(s, strength, houses)
    bidder, watch_wins = stand.bidder, stand.watch_wins
    card = s.decks["wildlings"][0]
    s.tell(
        "wildling-card",
        scene="bids",
        card=f"wildling:{card}",
        house=f"house:{bidder}",
        outcome=stand.outcome,
        data={
            "event": "wildlings",
            "strength": strength,
            "bids": dict(sorted(stand.bids.items())),
            "watch_wins": watch_wins,
            "bidder": bidder,
            "card": card,
        },
    )
    # Nobody knows the top or the bottom of the deck any longer (5.8).
    s.decks["wildlings"] = [*s.decks["wildlings"][1:], card]
    s.turned.append({"card": card, "by": None, "place": "bottom"})
    for known in s.known.values():
        known.pop("wildlings", None)

    attack = WildlingAttack(bidder, [h for h in houses if h != bidder], stand.bids)
    reward, penalty = CARDS[card]
    if watch_wins:
        if card == "preemptive-raid":
            s.then(wildling_attack, PREEMPTIVE_RAID, bidder)
        s.then(set_threat_back, 0)
        await reward(s, attack)
    else:
        # Two spaces of the track are four points (17.12).
        spaces = s.ruled("wildling-setback", "two-spaces")
        setback = s.box.figures.wildling_setback
        s.then(set_threat_back, max(0, s.wildlings - (setback if spaces else setback // 2)))
        await penalty(s, attack)


@dataclass(frozen=True, slots=True)
class NightsWatchResult:
    """The result of the Night's Watch against an attack."""

    bids: dict[House, int]
    watch_wins: bool
    bidder: House
    """The highest bidder after a victory, the lowest after a defeat."""

    @property
    def outcome(self) -> str:
        """The name of the outcome."""
        return "outcome:watch-wins" if self.watch_wins else "outcome:wildlings-win"


async def stand_of_the_watch(
    s: AgotState, strength: int, houses: Sequence[House]
) -> NightsWatchResult:
    """Bid, compare and break ties (5.3 to 5.5)."""
    bids = await bidding.bid(s, houses, subject="wildlings:attack", strength=strength)
    for house, power in bids.items():
        s.lose_power(house, power)
    total = sum(bids.values())
    watch_wins = total >= strength
    s.tell("bids", subject="wildlings:attack", bids=bidding.bids_in_words(bids))
    by_height = sorted(houses, key=lambda h: -bids[h])
    lines = bid_lines(bids, by_height, "wildlings:attack", "5.3")
    lines.append(why("watch", "5.4", total=total, strength=strength, wins=int(watch_wins)))
    keep_bids(s, lines)
    s.tell(
        "watch-wins" if watch_wins else "wildlings-win",
        scene="bids",
        strength=strength,
        total=total,
    )

    # Ties are broken before the card is revealed (5.5).
    extreme = max(bids.values()) if watch_wins else min(bids.values())
    tied = [h for h in houses if bids[h] == extreme]
    stand = NightsWatchResult(bids, watch_wins, tied[0])
    if len(tied) == 1:
        return stand
    bidder = await ask(
        s.holder("iron-throne"),
        kinds.WILDLING_TIE,
        OneOf.named({f"house:{h}": h for h in tied}),
        outcome=stand.outcome,
        bids=bidding.bids_in_words(bids),
    )
    return replace(stand, bidder=bidder)


@stage
def set_threat_back(s: AgotState, strength: int) -> None:
    """Set the threat to 0 after the card is resolved, or two spaces back after a defeat (5.7)."""
    s.wildlings = strength
    s.tell("wildling-threat", strength=strength)
