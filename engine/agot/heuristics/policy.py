"""Quick, sensible answers to every kind of question, without search."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

from engine.agot import kinds
from engine.agot.board.control import castle_counts
from engine.agot.combat.battle import Battle
from engine.agot.combat.strength import UNIT_STRENGTH, strength_of
from engine.agot.components import TRACKS, Area, Card, House, HouseCardFacts
from engine.agot.expansions.vassals import kinds as vassals
from engine.agot.expansions.vassals.action_phase import MusterAnswer
from engine.agot.phases.consolidate import income
from engine.agot.phases.marches import March
from engine.agot.phases.mustering import Mustering, cost_of
from engine.agot.phases.planning import Orders
from engine.agot.shapes import BladeAnswer, ConsolidateAnswer, RaidAnswer, RavenAnswer, Recruit
from engine.agot.state import AgotState
from engine.agot.variants.draft import TwoPicks, free_cards, lacking, room_in, take, tracks_for
from engine.kernel.data import Data
from engine.kernel.question_kind import QuestionKind
from engine.kernel.shapes import Amount, Arrangement, OneOf, SomeOf, SomeOfEach
from engine.kernel.shapes.base import AnyShape, RandomSource

from .board import BoardReading, W
from .marches import marches
from .orders import choose_orders
from .wildlings import kept_back

NOISE = 0.25
"""How much chance affects orders, so that nobody can predict them."""


def answer(
    read: BoardReading,
    seat: House,
    kind: QuestionKind,
    params: Data,
    shape: AnyShape,
    rng: RandomSource,
) -> Any:
    """Return a sensible answer to a question."""
    known = KINDS.get(kind)
    if known is not None:
        return known(read, seat, params, shape, rng)
    return shape.safe()


TEXT = 1.5
"""What the text of a House card is worth, in swords."""


def worth(facts: HouseCardFacts) -> float:
    """Return what a House card is worth beyond its strength: its icons, and a text (V1.12)."""
    return facts.swords + 0.8 * facts.towers + TEXT * (facts.ability is not None)


PLACE = 0.4
"""What one place further up a track is worth, in swords."""
TOKEN = 1.0
"""What the dominance token of a track adds to the worth of its first place, in swords."""


def hand(
    read: BoardReading, seat: House, params: Data, shape: SomeOfEach, rng: RandomSource
) -> list[str]:
    """Choose of each strength the cards with the most icons, and with texts (V1.12)."""
    facts = read.s.box.house_cards
    best = [
        sorted(group.things, key=lambda card: worth(facts[card]), reverse=True)[: group.number]
        for group in shape.groups
    ]
    return [card for cards in best for card in cards]


def draft_pick(
    read: BoardReading, seat: House, params: Data, shape: AnyShape, rng: RandomSource
) -> str | list[str]:
    """Take the most wanted card or place, and in two turns in a row the next one, too (V1.12)."""
    first = most_wanted(read.s, seat)
    if not isinstance(shape, TwoPicks):
        return first
    after = copy(read.s)
    take(after, seat, first)
    return [first, most_wanted(after, seat)]


def most_wanted(s: AgotState, seat: House) -> str:
    """Return the card that is furthest above what will be left of its strength when all others have
    taken the best of it, or the place that is as far above what will be left of its track."""
    facts, needed, room = s.box.house_cards, lacking(s), room_in(s, seat)
    offers: list[tuple[float, str]] = []
    for strength, cards in free_cards(s).items():
        if room[strength]:
            best = sorted(cards, key=lambda card: -worth(facts[card]))
            left = best[min(needed[strength], len(best)) - 1]
            offers.append((worth(facts[best[0]]) - worth(facts[left]), best[0]))
    players = len(s.drafters) - len(s.unmoved)
    for track in tracks_for(s, seat):
        taken = len(s.places[track])
        offers.append((PLACE * (players - 1 - taken) + TOKEN * (not taken), track))
    return max(offers)[1]


def orders(
    read: BoardReading, seat: House, params: Data, shape: Orders, rng: RandomSource
) -> dict[str, str]:
    """Return the most promising orders (6.1)."""
    return choose_orders(shape, read, seat, rng, NOISE)


def march(read: BoardReading, seat: House, params: Data, shape: March, rng: RandomSource) -> Data:
    """Return the most promising march (8)."""
    found = marches(shape, read, seat)
    return found[0][1] if found else shape.safe()


def raid(
    read: BoardReading, seat: House, params: Data, shape: OneOf[RaidAnswer], rng: RandomSource
) -> RaidAnswer:
    """Raid the order whose loss hurts most (7.5)."""
    s = read.s
    worth = {"consolidate": 1.6, "support": 1.3, "raid": 0.8, "defend": 0.9}
    counts = castle_counts(s)

    def gain(value: RaidAnswer) -> float:
        points = 0.0
        for target in (value["target"], value.get("second")):
            if target is not None:
                kind = s.box.order_type[s.orders[target]]
                points += worth.get(kind, 0.5) + 0.1 * counts[s.owner[target]]
        return points

    return max(shape.answers.values(), key=gain)


Use = ConsolidateAnswer | MusterAnswer
"""The use of a Consolidate Power order, or of a vassal's token for mustering."""


def consolidate(
    read: BoardReading, seat: House, params: Data, shape: OneOf[Use], rng: RandomSource
) -> Use:
    """Muster if there is room, else take Power (7.6)."""
    s = read.s

    def gain(value: Use) -> float:
        area = value["area"]
        if value["do"] == "nothing":
            return 0.0
        if value["do"] == "power":
            return W["consolidate"] * income(s, seat, area)
        if Mustering(s, seat, {area: s.box.castles[area]}, 99).forced() is not None:
            return -1.0
        return W["muster"] * s.box.castles[area]

    # The order of areas matters little; mustering last reveals less.
    return max(shape.answers.values(), key=gain)


def muster(
    read: BoardReading, seat: House, params: Data, shape: Mustering, rng: RandomSource
) -> dict[str, list[Recruit]]:
    """Buy what is worth most for its points, until nothing more can be bought (4.5)."""
    s = read.s
    bought: dict[str, list[Recruit]] = {}
    ships = sum(u.get("ship", 0) for a, u in s.units.items() if s.owner[a] == seat)
    ledger = shape.ledger()
    for _ in range(12):
        offers = [(area, r) for area in shape.points for r in ledger.offers(area)]
        if not offers:
            break

        def gain(offer: tuple[str, Recruit], ships: int = ships) -> float:
            _, recruit = offer
            unit, at = recruit["unit"], recruit["at"]
            cost = cost_of(s, recruit)
            threat = read.threat(at, seat)
            if unit == "ship":
                bonus = 1.2 if ships < 3 else 0.55 if ships < 5 else 0.3
                return bonus / cost + (0.1 if s.box.kind[at] == "sea" else 0.0)
            if unit == "siege-engine":
                return 0.25
            points = float(UNIT_STRENGTH[unit]) - (1.0 if recruit["upgrade"] else 0.0)
            return points / cost + 0.1 * bool(threat) + (0.05 if unit == "knight" else 0.0)

        place, recruit = max(offers, key=gain)
        ledger.buy(place, recruit)
        bought.setdefault(place, []).append(recruit)
        ships += recruit["unit"] == "ship"
    return bought if shape.check(bought) is None else shape.safe()


def bid(
    read: BoardReading, seat: House, params: Data, shape: Amount[int], rng: RandomSource
) -> int:
    """Bid a share of the available Power for a track (4.6.2), and keep some for the Watch."""
    power = int(shape.most) - kept_back(read.s, seat)
    subject = str(params.get("subject", ""))
    left = 3 - next((n for n, t in enumerate(TRACKS) if subject.endswith(t)), 0)
    wanted = power / left * (0.35 + 0.9 * rng.random())
    if subject.endswith("fiefdoms"):
        wanted *= 0.8
    return max(shape.least, min(power, int(wanted)))


def ties(
    read: BoardReading, seat: House, params: Data, shape: Arrangement, rng: RandomSource
) -> list[list[str]]:
    """Put the House itself first, then those that have least (4.6.4)."""
    counts = read.standing
    return [sorted(group, key=lambda h: (h != seat, counts[h], h)) for group in shape.groups]


def house_card(
    read: BoardReading, seat: House, params: Data, shape: OneOf[Card], rng: RandomSource
) -> Card:
    """Play a card that is likely to decide the battle, and no better one (9.3)."""
    s = read.s
    b = Battle(s)
    other = b.opponent(seat)
    mine, theirs = (strength_of(b, h).initial for h in (seat, other))
    ahead = s.position("fiefdoms", seat) < s.position("fiefdoms", other)
    cards = s.box.house_cards
    answers = list(shape.answers.values())
    foes = [cards[c].strength for c in s.hand[other]] or [0]
    stake = 3.0 + read.worth(b.area) + 0.5 * read.lives(b.units(seat)) * W["unit"]
    heavy = [f * f + 1.0 for f in foes]
    # Cards that would not come back are there to be played (V3.5).
    cost = W["card_cost"] * (0.5 if s.evolves(seat) else 1.0)

    def gain(card: str) -> float:
        facts = cards[card]
        total = mine + facts.strength
        won = sum(
            weight
            for foe, weight in zip(foes, heavy, strict=True)
            if total > theirs + foe or (total == theirs + foe and ahead)
        ) / sum(heavy)
        points = stake * won - cost * facts.strength
        points += 0.5 * facts.swords * won + 0.4 * facts.towers * (1 - won)
        points += 0.4 * (facts.ability is not None)
        return points + rng.random()

    return max(answers, key=gain)


def support(
    read: BoardReading, seat: House, params: Data, shape: OneOf[dict[Area, str]], rng: RandomSource
) -> dict[Area, str]:
    """Support against a House that is far ahead, else nobody (9.1.3)."""
    s = read.s
    b = Battle(s)
    counts = read.standing
    lead = counts[b.attacker] - counts[b.defender]
    side = "none"
    family = [
        d for d, h in (("attacker", b.attacker), ("defender", b.defender)) if s.friends(seat, h)
    ]
    if family:
        side = family[0]
    elif counts[b.attacker] >= s.goal_of(b.attacker) - 2 and lead > 0:
        side = "defender"
    elif counts[b.defender] >= s.goal_of(b.defender) - 2 and lead < 0:
        side = "attacker"
    return next(v for v in shape.answers.values() if set(v.values()) == {side})


def use_it(read: BoardReading, seat: House, params: Data, shape: Any, rng: RandomSource) -> Any:
    """Use the Blade if it decides (9.4), and abilities usually."""
    if isinstance(shape, Amount):
        return shape.step([f"number:{_needed(read.s, seat, shape.most)}"]).value
    if getattr(shape, "safest", None) is not None:
        return shape.safe()  # Using it costs nothing, and this is the best use.
    answers = list(shape.answers.values())
    uses = [v for v in answers if isinstance(v, dict) and v.get("use")]
    if not uses:
        return shape.safe()
    return uses[int(rng.random() * len(uses))]


def _needed(s: AgotState, house: House, most: int) -> int:
    """Return the least strength that would win a combat; 0 if it is won or `most` is too little.

    A tie goes to the higher on the Fiefdoms track (9.6.1).
    """
    b = Battle(s)
    other = b.opponent(house)
    mine, theirs = (strength_of(b, h).total for h in (house, other))
    ahead = s.position("fiefdoms", house) < s.position("fiefdoms", other)
    missing = theirs - mine + (not ahead)
    return missing if 0 < missing <= most else 0


def blade(
    read: BoardReading, seat: House, params: Data, shape: OneOf[BladeAnswer], rng: RandomSource
) -> BladeAnswer:
    """Use the Blade only if one more point decides the battle (9.4.1)."""
    s = read.s
    use, decline = (next(v for v in shape.answers.values() if v["use"] is u) for u in (True, False))
    if use["for"] != "strength":
        tides = s.combat["tides"].get(seat) if s.combat else None
        weak = tides is not None and s.box.tides[tides].strength == 0
        return use if weak else decline
    b = Battle(s)
    other = b.opponent(seat)
    mine, theirs = (strength_of(b, h).total for h in (seat, other))
    ahead = s.position("fiefdoms", seat) < s.position("fiefdoms", other)
    loses = mine < theirs or (mine == theirs and not ahead)
    wins = mine + 1 > theirs or (mine + 1 == theirs and ahead)
    return use if loses and wins else decline


def neutral_support(
    read: BoardReading, seat: House, params: Data, shape: AnyShape, rng: RandomSource
) -> Any:
    """Support nobody against neutral forces (13.4)."""
    return shape.safe()


def raven(
    read: BoardReading, seat: House, params: Data, shape: OneOf[RavenAnswer], rng: RandomSource
) -> RavenAnswer:
    """Look at the wildlings; swapping orders would take a search (6.3.2)."""
    answers = list(shape.answers.values())
    return next((v for v in answers if v["do"] == "peek"), answers[-1])


def claim_vassals(
    read: BoardReading, seat: House, params: Data, shape: SomeOf, rng: RandomSource
) -> list[House]:
    """Claim as many vassals as allowed, those with the strongest armies (X2.3.1)."""
    s = read.s
    strength = {v: sum(read.strength(a) for a in s.areas_of(v)) for v in shape.things}
    return sorted(sorted(shape.things, key=lambda v: (-strength[v], v))[: shape.most])


def likely(
    read: BoardReading, seat: House, params: Data, shape: AnyShape, rng: RandomSource
) -> Any:
    """Return any legal answer."""
    return shape.sample(rng)


Answering = Callable[[BoardReading, House, Data, Any, RandomSource], Any]
KINDS: dict[QuestionKind, Answering] = {
    kinds.HAND: hand,
    kinds.PICK: draft_pick,
    kinds.ORDERS: orders,
    kinds.MARCH: march,
    kinds.RAID: raid,
    kinds.CONSOLIDATE: consolidate,
    kinds.MUSTER: muster,
    kinds.BID: bid,
    kinds.TIES: ties,
    kinds.HOUSE_CARD: house_card,
    kinds.SUPPORT: support,
    kinds.ABILITY: use_it,
    kinds.BLADE: blade,
    vassals.CLAIM_VASSALS: claim_vassals,
    kinds.NEUTRAL_SUPPORT: neutral_support,
    kinds.RAVEN: raven,
    kinds.RAVEN_PEEK: likely,
    kinds.WESTEROS_CHOICE: likely,
}


def reply(shape: AnyShape, value: object) -> Any:
    """Return a value if it is legal, else a safe answer."""
    return value if shape.check(value) is None else shape.safe()
