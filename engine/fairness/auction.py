"""The auction of seats before a game: the highest bid of all gets its seat, and is paid.

Everyone has bid in secret for every seat. Then it goes by hand, as at any table: of the bids that
are left, the highest gets its seat; that player and that seat are out. Of equal bids, the one of
whoever comes first in a drawn order of players counts, and of a player's own the one for the seat
that comes first in a drawn order of seats. No seat that someone must take is left over.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from engine.kernel.ask import Seat

SeatBids = Mapping[Seat, int]
"""What one player bids for each seat; 0 for any that is not named."""


def auctioned(
    bids: Mapping[str, SeatBids],
    players: Sequence[str],
    seats: Sequence[Seat],
    needed: Collection[Seat] = (),
) -> dict[str, tuple[Seat, int]]:
    """Return the seat of each player with the price that they pay for it, in the order of winning.

    ``players`` and ``seats`` are in their drawn orders, by which ties are broken; there are at
    least as many seats as players. Whoever has no bids has bid nothing. As soon as as many players
    are left as seats that are ``needed``, only these can be won.
    """
    waiting, free, won = list(players), list(seats), dict[str, tuple[Seat, int]]()
    while waiting:
        must = [seat for seat in free if seat in needed]
        offered = must if len(must) >= len(waiting) else free
        price, who, seat = max(
            ((bids.get(who, {}).get(seat, 0), who, seat) for who in waiting for seat in offered),
            key=lambda bid: (bid[0], -players.index(bid[1]), -seats.index(bid[2])),
        )
        won[who] = seat, price
        waiting.remove(who)
        free.remove(seat)
    return won
