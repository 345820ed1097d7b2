"""What a wildling attack can cost each House, and what it bids against that. Pure functions (5).

Power on hand is public, so every House can tell what each of them can contribute. If the Night's
Watch can win, it needs a contribution of everyone; a House that gives less than its share saves
little and loses much, because all others count on it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from engine.agot.board.supply import excess, sizes_of
from engine.agot.components import ROUTED, TRACKS, Card, House, Track
from engine.agot.state import AgotState
from engine.kernel.heuristics import weights
from engine.kernel.shapes.base import RandomSource

from .board import PACKAGE
from .evaluation import SEVERAL
from .worth import SOON, W

B = weights(PACKAGE, "weights.toml", "watch")

ATTACK = "wildlings-attack"
"""The Westeros card on which wildlings attack."""
MARGIN = 3
"""How many numbers a House draws from, in private, to add to what the Watch needs."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What an attack brings a House, in castles."""

    lowest: float
    """What it loses as the lowest bidder after a defeat."""
    beaten: float
    """What it loses as any other House after a defeat."""
    highest: float
    """What it gains as the highest bidder after a victory."""


def wildling_bid(
    s: AgotState,
    house: House,
    power: Mapping[House, int],
    strength: int,
    rng: RandomSource,
) -> int:
    """Return a bid of a House; ``power`` is what each bidder has (5.3)."""
    most, together = power[house], sum(power.values())
    stake, left = stakes(s, house), _left(s)
    fair = shares(s, power, strength)
    others = [
        _bids(n, power[h], hopeless=together < strength) for h, n in fair.items() if h != house
    ]
    first = s.holder("iron-throne") == house

    def worth(bid: int) -> float:
        wins = _reaches(others, strength - bid)
        lowest = _extreme(others, lambda n: n > bid, lambda n: n >= bid, 0.0 if first else 0.5)
        highest = _extreme(others, lambda n: n < bid, lambda n: n <= bid, 1.0 if first else 0.5)
        lost = stake.beaten + lowest * (stake.lowest - stake.beaten)
        paid = left * (_power(most) - _power(most - bid))
        return wins * highest * stake.highest - (1 - wins) * lost - paid

    best = max(range(most + 1), key=lambda bid: (worth(bid), -bid))
    if together < strength or not _pays(s, power, fair, left) or _is_small(s, house, stake):
        return best
    more = shares(s, power, strength + int(MARGIN * rng.random()))
    return max(best, more[house])


def _left(s: AgotState) -> float:
    """Return the share of its worth that Power keeps in the rounds that are left."""
    return max(B["least"], min(1.0, s.rounds_left / SOON))


def _pays(s: AgotState, power: Mapping[House, int], fair: Mapping[House, int], left: float) -> bool:
    """Return whether a victory is worth its price to all bidders together, as everyone can see."""
    price = sum(left * (_power(n) - _power(n - fair[h])) for h, n in power.items())
    found = [_expected(s, h, _unseen(s, None)) for h in power]
    lowest = sum(f.lowest - f.beaten for f in found) / len(found)
    return price <= B["fair"] * (sum(f.beaten for f in found) + lowest)


def _is_small(s: AgotState, house: House, stake: Stakes) -> bool:
    """Return whether a House knows that less is at stake for it than the others believe."""
    public = _expected(s, house, _unseen(s, None))
    return stake.lowest < B["small"] * public.lowest


def kept_back(s: AgotState, house: House) -> int:
    """Return the Power that a House keeps while tracks are bid for: its share of what the Night's
    Watch needs, if an attack is among the cards that have been revealed (4.1.4, 4.6.2)."""
    power = {h: s.power[h] for h in s.with_player(s.houses)}
    if ATTACK not in s.westeros or not s.wildlings <= sum(power.values()) or house not in power:
        return 0
    if not _pays(s, power, shares(s, power, s.wildlings), _left(s)):
        return 0
    return shares(s, power, s.wildlings + MARGIN - 1)[house]


def shares(s: AgotState, power: Mapping[House, int], needed: int) -> dict[House, int]:
    """Return what each House contributes to a sum, in proportion to its Power."""
    order = [h for h in s.turn_order if h in power]
    given = dict.fromkeys(order, 0)
    for _ in range(min(needed, sum(power.values()))):
        able = [h for h in order if given[h] < power[h]]
        given[max(able, key=lambda h: power[h] / (given[h] + 1))] += 1
    return given


# -- what others bid ----------------------------------------------------------------------------


def _bids(share: int, most: int, *, hopeless: bool) -> dict[int, float]:
    """Return how likely each bid of another House is."""
    if hopeless:
        likely = {0: 0.5, 1: 0.35, 2: 0.15}
    else:
        likely = {0: B["holds-back"]}
        rest = 1.0 - B["holds-back"]
        for more, part in ((-1, 0.15), (0, 0.5), (1, 0.25), (2, 0.1)):
            likely[share + more] = likely.get(share + more, 0.0) + rest * part
    found: dict[int, float] = {}
    for bid, part in likely.items():
        near = max(0, min(most, bid))
        found[near] = found.get(near, 0.0) + part
    return found


def _reaches(others: Sequence[Mapping[int, float]], needed: int) -> float:
    """Return how likely it is that others bid at least so much together."""
    sums = {0: 1.0}
    for bids in others:
        more: dict[int, float] = {}
        for whole, odds in sums.items():
            for bid, part in bids.items():
                more[whole + bid] = more.get(whole + bid, 0.0) + odds * part
        sums = more
    return sum(odds for whole, odds in sums.items() if whole >= needed)


def _extreme(
    others: Sequence[Mapping[int, float]],
    beyond: Callable[[int], bool],
    equal: Callable[[int], bool],
    tie: float,
) -> float:
    """Return how likely a House is the highest or lowest bidder; ``tie`` is its chance in ties."""
    alone = tied = 1.0
    for bids in others:
        alone *= sum(part for bid, part in bids.items() if beyond(bid))
        tied *= sum(part for bid, part in bids.items() if equal(bid))
    return alone + tie * (tied - alone)


# -- what is at stake ---------------------------------------------------------------------------


def stakes(s: AgotState, house: House) -> Stakes:
    """Return what an attack brings a House, on average over the cards that may come (5.6).

    If it has seen the top card, it knows what comes (6.3.2).
    """
    seen = s.known.get(house, {}).get("wildlings")
    if seen is not None and seen["place"] == "top":
        return _expected(s, house, [seen["card"]])
    return _expected(s, house, _unseen(s, house))


def _unseen(s: AgotState, house: House | None) -> Sequence[Card]:
    """Return the cards that may come, for all that a House has seen, or everyone."""
    gone = {turned["card"] for turned in s.turned if turned["by"] in (None, house)}
    return [card for card in s.box.wildlings if card not in gone] or s.box.wildlings


def _expected(s: AgotState, house: House, cards: Sequence[Card]) -> Stakes:
    if not cards:
        return _toll(s, house)
    found = [CARDS[card](s, house) for card in cards]
    number = len(found)
    return Stakes(
        sum(f.lowest for f in found) / number,
        sum(f.beaten for f in found) / number,
        sum(f.highest for f in found) / number,
    )


def _power(number: int) -> float:
    return W["power"] * min(number, SEVERAL) + W["more-power"] * max(0, number - SEVERAL)


def _units(s: AgotState, house: House) -> list[float]:
    """Return the worth of each unit of a House, the least first."""
    return sorted(
        W.get(unit.removeprefix(ROUTED), W["knight"])
        for units in s.units_of(house).values()
        for unit, count in units.items()
        for _ in range(count)
    )


def _number(s: AgotState, house: House, unit: str) -> int:
    return sum(units.get(unit, 0) for units in s.units_of(house).values())


def _destroyed(lowest: int, beaten: int, highest: float) -> Callable[[AgotState, House], Stakes]:
    def found(s: AgotState, house: House) -> Stakes:
        worths = _units(s, house)
        return Stakes(sum(worths[:lowest]), sum(worths[:beaten]), highest)

    return found


def _silence(s: AgotState, house: House) -> Stakes:
    return Stakes(0.0, 0.0, 0.0)


def _scout(s: AgotState, house: House) -> Stakes:
    """All that is left, or 2; the highest bid comes back, of which most bids are small."""
    power = s.power[house]
    few = _power(power) - _power(max(0, power - 2))
    return Stakes(_power(power), few, few)


def _supply(s: AgotState, house: House) -> Stakes:
    def lost(by: int) -> float:
        limits, sizes = s.box.figures.supply_limits, sizes_of(s, house)
        now, then = s.supply[house], max(0, s.supply[house] - by)
        gone = max(0, excess(sizes, limits[then]) - excess(sizes, limits[now]))
        return W["supply"] * (now - then) + sum(_units(s, house)[:gone])

    return Stakes(lost(2), lost(1), W["supply"])


def _cards(s: AgotState, house: House) -> Stakes:
    """A card counts half of its strength, as where hands are judged."""
    strengths = sorted((s.box.house_cards[c].strength for c in s.hand[house]), reverse=True)
    back = sum(s.box.house_cards[c].strength for c in s.discard[house])
    best = strengths.count(strengths[0]) * strengths[0] if strengths else 0
    each = W["cards"] / 2
    return Stakes(each * best, each * min(strengths, default=0), each * back)


def _retrieved(s: AgotState, house: House) -> float:
    return (
        max((s.box.house_cards[c].strength for c in s.discard[house]), default=0) * W["cards"] / 2
    )


def _track(s: AgotState, house: House, track: Track, place: int) -> float:
    """Return what it costs a House to be at another place of a track."""
    now, first = s.position(track, house), W[f"{track}-first"]
    return W[track] * (place - now) + first * ((now == 1) - (place == 1))


def _king(s: AgotState, house: House) -> Stakes:
    last = len(s.turn_order)
    falls = {t: _track(s, house, t, last) for t in TRACKS}
    return Stakes(
        sum(falls.values()),
        min(falls["fiefdoms"], falls["kings-court"]),
        max(-_track(s, house, t, 1) for t in TRACKS),
    )


def _crows(s: AgotState, house: House) -> Stakes:
    knights, footmen = (_number(s, house, unit) for unit in ("knight", "footman"))
    each = W["knight"] - W["footman"]
    return Stakes(each * knights, each * min(2, knights), each * min(2, footmen))


def _mammoths(s: AgotState, house: House) -> Stakes:
    found = _destroyed(3, 2, 0.0)(s, house)
    return Stakes(found.lowest, found.beaten, _retrieved(s, house))


def _raid(s: AgotState, house: House) -> Stakes:
    two = _units(s, house)[:2]
    falls = [_track(s, house, t, min(len(s.turn_order), s.position(t, house) + 2)) for t in TRACKS]
    return Stakes(min(sum(two), max(falls)), 0.0, 0.0)


def _toll(s: AgotState, house: House) -> Stakes:
    """Where there are no cards, units worth 2 mustering points go, of the lowest bidder 4."""
    worths = _units(s, house)
    return Stakes(sum(worths[:4]), sum(worths[:2]), _retrieved(s, house))


CARDS: Mapping[Card, Callable[[AgotState, House], Stakes]] = {
    "silence-at-the-wall": _silence,
    "skinchanger-scout": _scout,
    "rattleshirts-raiders": _supply,
    "massing-on-the-milkwater": _cards,
    "a-king-beyond-the-wall": _king,
    "crow-killers": _crows,
    "mammoth-riders": _mammoths,
    "the-horde-descends": _destroyed(2, 1, 2 * W["musters"]),
    "preemptive-raid": _raid,
}
"""What each wildling card brings a House."""
