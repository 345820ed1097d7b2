"""Clash of Kings with Targaryen, which bids for others (X4.3.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.agot.components import House, Track
from engine.agot.phases import bidding as second
from engine.kernel.ask import ask
from engine.kernel.phrase import Phrase, PhraseLine, line, phrase
from engine.kernel.shapes import Pieces
from engine.kernel.state import replacement

from . import kinds as own_kinds
from .components import TARGARYEN
from .state import MotherState


@replacement
async def bid_for_track(s: MotherState, track: Track) -> None:
    """Bid for a track; each Power that Targaryen gives away adds one to a bid (X4.3.4)."""
    bids = await second.bid(s, s.with_player(s.houses), subject=f"track:{track}")
    for house, power in bids.items():
        s.lose_power(house, power)
    s.tell("bids", scene=True, subject=f"track:{track}", bids=second.bids_in_words(bids))
    others = [h for h in s.turn_order if h != TARGARYEN]
    given: dict[House, int] = {}
    if bids.get(TARGARYEN):
        given = await ask(
            TARGARYEN,
            own_kinds.GIVE_BID,
            Gift(
                others,
                bids,
                bids[TARGARYEN],
                all_of_it=s.ruled("targaryen-bid-distribution", "all"),
            ),
            track=f"track:{track}",
            bids=second.bids_in_words(bids),
        )
        for house, power in given.items():
            s.tell("bid-given", house=f"house:{house}", power=power)
    counting = {h: bids.get(h, s.idle_bid) for h in others}
    for house, power in given.items():
        counting[house] = max(0, counting[house]) + power
    await second.rank(s, track, counting, {h: n for h, n in bids.items() if h != TARGARYEN})


class Gift(Pieces):
    """How much of a bid goes to which house: ``{house: number}``."""

    narrower = True

    place_kind = "house"

    def __init__(
        self, houses: Sequence[House], bids: Mapping[House, int], power: int, *, all_of_it: bool
    ) -> None:
        """Create the choice; ``bids`` are those of all other players."""
        places = {house: {"power": power} for house in houses}
        super().__init__(places, power if all_of_it else 0, power, rule="X4.3.4")
        self._bids = bids

    def chosen(self, value: object) -> Mapping[str, Mapping[str, int]] | None:
        """Return how much each House gets."""
        if not isinstance(value, dict):
            return None
        return {house: {"power": n} for house, n in value.items()}

    def label(self, place: str, piece: str) -> Phrase:
        """Return the name of the House that a Power token goes to."""
        return phrase("name", of=f"house:{place}")

    def preview(self, value: Any) -> Sequence[PhraseLine]:
        """Return the total of each bid, and how much of this one is lost."""
        lines = [
            line(
                "preview-gift",
                "X4.3.4",
                house=f"house:{house}",
                bid=self._bids.get(house, 0),
                total=self._bids.get(house, 0) + power,
            )
            for house, power in value.items()
        ]
        if (lost := self.most - sum(value.values())) > 0:
            lines.append(line("preview-lost", "X4.3.4", power=lost))
        return lines

    def _value(self, chosen: Mapping[str, Mapping[str, int]]) -> Any:
        return {house: units["power"] for house, units in chosen.items()}
