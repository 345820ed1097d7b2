"""The seats of people, if not everyone has chosen one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.kernel.ask import Seat
from engine.kernel.data import Data
from engine.kernel.ruleset import SHUFFLED, AnyRuleset, BadSetup, Setup, SparesSeats
from engine.kernel.shape import RandomSource

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
) -> tuple[dict[str, Seat], Setup]:
    """Return everyone's seat, drawn in the order in which they are named, with the set-up.

    Seats that nobody has taken are not played. If the group has agreed on it, all who play are then
    shuffled over the seats that are. Raises BadSetup for seats that do not exist or are taken
    twice, and for too many or too few people.
    """
    setup = rules.prepare(options, (), rulings)
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
    agreed = {name: value for name, value in setup.options.items() if name in rules.options}
    playing = [seat for seat in on_offer(rules, setup) if seat in seats.values()]
    return seats, rules.prepare(agreed, playing, rulings)


def sitting(seats: Mapping[str, Seat]) -> dict[Seat, str]:
    """Return the first player of each seat: people by their names, all stewards by one name."""
    return {seat: who if who[0] == "p" else STEWARD for who, seat in seats.items()}
