"""The seats of people, if not everyone has chosen one."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from engine.kernel.ask import Seat
from engine.kernel.data import Data
from engine.kernel.ruleset import (
    SHUFFLED,
    AnyRuleset,
    BadSetup,
    SellsSeats,
    Setup,
    SparesSeats,
)
from engine.kernel.shapes.base import RandomSource

from .auction import SeatBids, auctioned
from .entries import STEWARD


def on_offer(rules: AnyRuleset, setup: Setup) -> list[Seat]:
    """Return the seats among which players choose: those that play, or more."""
    if isinstance(rules, SparesSeats):
        return list(rules.seats_on_offer(setup.options))
    return list(setup.seats)


def needed(rules: AnyRuleset, setup: Setup) -> Sequence[Seat]:
    """Return the seats that someone must take."""
    if isinstance(rules, SparesSeats):
        return rules.seats_needed(setup.options)
    return setup.seats


def seat_all(
    rules: AnyRuleset,
    options: Data,
    rulings: Mapping[str, str],
    chosen: Mapping[str, Seat | None],
    rng: RandomSource,
    bids: Mapping[str, SeatBids] | None = None,
) -> tuple[dict[str, Seat], Setup]:
    """Return everyone's seat, drawn in the order in which they are named, with the set-up.

    Seats that nobody has taken are not played. If the group has agreed on it, all who play are then
    shuffled over the seats that are. If there are ``bids``, nobody has chosen: seats go to those
    who have bid most for them, and the set-up has what they paid. Raises BadSetup for seats that do
    not exist or are taken twice, for too many or too few people, and for bids that are not
    possible.
    """
    setup = rules.prepare(options, (), rulings)
    if bids is not None:
        return _sell(rules, setup, chosen, rng, bids)
    taken = [seat for seat in chosen.values() if seat is not None]
    free = sorted(set(on_offer(rules, setup)) - set(taken))
    if len(set(taken)) < len(taken) or not set(taken) <= set(on_offer(rules, setup)):
        raise BadSetup("a seat is taken twice, or not there")
    if len(chosen) != len(setup.seats):
        raise BadSetup(f"there are {len(setup.seats)} seats")
    rng.shuffle(free)
    # Seats that someone must take are always played.
    first = sorted(free, key=lambda seat: seat not in needed(rules, setup))
    played = set(first[: len(chosen) - len(taken)])
    left = [seat for seat in free if seat in played]
    seats = {who: seat if seat is not None else left.pop(0) for who, seat in chosen.items()}
    if setup.options.get(SHUFFLED):
        dealt = sorted(seats.values())
        rng.shuffle(dealt)
        seats = dict(zip(chosen, dealt, strict=True))
    return seats, _playing(rules, setup, seats.values(), {})


def require_bids(most: Mapping[Seat, int], bids: SeatBids) -> None:
    """Check what one player bids: for seats on offer, and no more than can be paid for them.

    Raises BadSetup.
    """
    if any(type(n) is not int or not 0 <= n <= most.get(seat, -1) for seat, n in bids.items()):
        raise BadSetup("a bid is too high, or for no seat on offer")


def _sell(
    rules: AnyRuleset,
    setup: Setup,
    chosen: Mapping[str, Seat | None],
    rng: RandomSource,
    bids: Mapping[str, SeatBids],
) -> tuple[dict[str, Seat], Setup]:
    """Return the seats that everyone has won, with the set-up; the order of players in which ties
    are broken is drawn first, then that of seats."""
    if not isinstance(rules, SellsSeats) or any(chosen.values()) or not bids.keys() <= {*chosen}:
        raise BadSetup("these seats cannot be bid for")
    if len(chosen) != len(setup.seats):
        raise BadSetup(f"there are {len(setup.seats)} seats")
    most = rules.most_bids(setup)
    for one in bids.values():
        require_bids(most, one)
    players, seats = list(chosen), sorted(on_offer(rules, setup))
    rng.shuffle(players)
    rng.shuffle(seats)
    won = auctioned(bids, players, seats, needed(rules, setup))
    paid = rules.sold(setup, {seat: price for seat, price in won.values() if price})
    taken = {who: won[who][0] for who in chosen}
    return taken, _playing(rules, setup, taken.values(), paid)


def _playing(rules: AnyRuleset, setup: Setup, seats: Collection[Seat], more: Data) -> Setup:
    """Return the set-up in which these seats are played, with some options changed."""
    agreed = {name: value for name, value in setup.options.items() if name in rules.options}
    playing = [seat for seat in on_offer(rules, setup) if seat in seats]
    return rules.prepare({**agreed, **more}, playing, setup.rulings)


def sitting(seats: Mapping[str, Seat]) -> dict[Seat, str]:
    """Return the first player of each seat: people by their names, all stewards by one name."""
    return {seat: who if who[0] == "p" else STEWARD for who, seat in seats.items()}
