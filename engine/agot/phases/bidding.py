"""Clash of Kings: bidding for the influence tracks (4.6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.agot import kinds
from engine.agot.board.tracks import set_order, tell_holder
from engine.agot.components import TRACKS, House, Track
from engine.agot.information.explain import bid_lines, keep_bids
from engine.agot.state import AgotState
from engine.kernel.ask import ask, ask_all
from engine.kernel.phrase import Phrase, phrase
from engine.kernel.shapes import Amount, Arrangement
from engine.kernel.state import stage


@stage
def clash_of_kings(s: AgotState) -> None:
    """Let Houses bid for the three tracks, one after another (4.6.1)."""
    for track in reversed(TRACKS):
        s.then(bid_for_track, track)


@stage
async def bid_for_track(s: AgotState, track: Track) -> None:
    """Bid for one track: secret bids, ties, new positions (4.6.2 to 4.6.7)."""
    bids = await bid(s, s.with_player(s.houses), subject=f"track:{track}")
    for house, power in bids.items():
        s.lose_power(house, power)
    s.tell("bids", scene=True, subject=f"track:{track}", bids=bids_in_words(bids))
    await rank(s, track, {h: bids.get(h, s.idle_bid) for h in s.turn_order}, bids)


async def rank(
    s: AgotState, track: Track, counting: Mapping[House, int], bids: dict[House, int]
) -> None:
    """Assign the positions of a track by the Houses' bids (4.6.3 to 4.6.7)."""
    groups = [
        [h for h in s.turn_order if counting.get(h) == height]
        for height in sorted(set(counting.values()), reverse=True)
    ]
    tied = [g for g in groups if len(g) > 1]
    if tied:
        # While Houses bid for the Iron Throne itself, its previous holder decides (4.6.5).
        order = Arrangement("house", tied, rule="4.6.4")
        ranked = await ask(
            s.holder("iron-throne"),
            kinds.TIES,
            order,
            track=f"track:{track}",
            bids=bids_in_words(bids),
        )
        in_order = iter(ranked)
        groups = [next(in_order) if len(g) > 1 else g for g in groups]
    ranked_houses = [h for g in groups for h in g]
    lines = bid_lines(counting, ranked_houses, f"track:{track}", "4.6.3")
    keep_bids(s, lines)
    before = s.holder(track)
    s.stolen.pop(track, None)  # The token goes where the track says again (V2.6).
    set_order(s, track, [*ranked_houses, *s.unmoved])
    tell_holder(s, track, before)


async def bid(
    s: AgotState, houses: Sequence[House], subject: str, **about: int
) -> dict[House, int]:
    """Let Houses bid available Power, all at the same time; 0 is a bid (4.6.2, 16.2.7).

    ``about`` is added to the question.
    """
    return await ask_all(
        {h: Amount(0, s.power[h], too_much=("bid-above-power", "4.6.2")) for h in sorted(houses)},
        kinds.BID,
        subject=subject,
        **about,
    )


def bids_in_words(bids: dict[House, int]) -> list[Phrase]:
    """Return bids as words for a message, highest first."""
    return [
        phrase("bid-of", house=f"house:{h}", power=n)
        for h, n in sorted(bids.items(), key=lambda b: (-b[1], b[0]))
    ]
