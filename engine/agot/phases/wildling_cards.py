"""The nine wildling cards: the reward of the highest bidder, and everyone's penalty (5.6)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass

from engine.agot import kinds
from engine.agot.board import tracks
from engine.agot.board.control import controller
from engine.agot.board.ports import aftermath
from engine.agot.components import TRACKS, Card, House, Track
from engine.agot.shapes import Losses, one_card
from engine.agot.state import AgotState, total
from engine.agot.types import Units
from engine.kernel.ask import ask
from engine.kernel.phrase import Refusal, refusal
from engine.kernel.shapes import OneOf, Pieces

from . import mustering, reconcile


@dataclass(frozen=True, slots=True)
class WildlingAttack:
    """An attack whose outcome is known."""

    bidder: House
    """The highest bidder after a victory, the lowest after a defeat."""
    others: list[House]
    """Everyone else who took part, in turn order."""
    bids: dict[House, int]


Effect = Callable[[AgotState, WildlingAttack], Awaitable[None]]


async def nothing(s: AgotState, attack: WildlingAttack) -> None:
    """Do nothing."""


# -- Skinchanger Scout ------------------------------------------------------------------------


async def skinchanger_scout_reward(s: AgotState, attack: WildlingAttack) -> None:
    """Return the bid of the highest bidder."""
    gained = s.gain_power(attack.bidder, attack.bids[attack.bidder])
    s.tell("power-gained", house=f"house:{attack.bidder}", power=gained)


async def skinchanger_scout_penalty(s: AgotState, attack: WildlingAttack) -> None:
    """Take all available Power from the lowest bidder, two from everyone else."""
    for house, amount in [
        (attack.bidder, s.power[attack.bidder]),
        *((h, 2) for h in attack.others),
    ]:
        s.tell("power-lost", house=f"house:{house}", power=s.lose_power(house, amount))


# -- Rattleshirt's Raiders --------------------------------------------------------------------


async def rattleshirts_raiders_reward(s: AgotState, attack: WildlingAttack) -> None:
    """Move the highest bidder one up the Supply track."""
    _move_supply(s, attack.bidder, 1)


async def rattleshirts_raiders_penalty(s: AgotState, attack: WildlingAttack) -> None:
    """Move the lowest bidder two down, everyone else one; then reconcile armies."""
    _move_supply(s, attack.bidder, -2)
    for house in attack.others:
        _move_supply(s, house, -1)
    order = [attack.bidder, *attack.others]
    if s.ruled("rattleshirt-order", "turn-order"):
        order = [h for h in s.turn_order if h in order]
    reconcile.reconcile_all(s, order)


def _move_supply(s: AgotState, house: House, by: int) -> None:
    old = s.supply[house]
    s.supply[house] = max(0, min(old + by, len(s.box.figures.supply_limits) - 1))
    if s.supply[house] != old:
        s.tell("supply", house=f"house:{house}", old=old, new=s.supply[house])


# -- Massing on the Milkwater -----------------------------------------------------------------


async def massing_on_the_milkwater_reward(s: AgotState, attack: WildlingAttack) -> None:
    """Return the highest bidder's whole discard pile to its hand."""
    house = attack.bidder
    s.hand[house] = sorted([*s.hand[house], *s.discard[house]])
    s.discard[house] = []
    s.tell("cards-returned", house=f"house:{house}")


async def massing_on_the_milkwater_penalty(s: AgotState, attack: WildlingAttack) -> None:
    """Let the lowest bidder discard its strongest cards, everyone else a card of their choice."""
    strength = {c: f.strength for c, f in s.box.house_cards.items()}
    hand = s.hand[attack.bidder]
    if len(hand) >= 2:
        best = max(strength[c] for c in hand)
        gone = [c for c in hand if strength[c] == best]
        # Nobody loses a whole hand of equal cards, unless so ruled (17.10).
        if len(gone) < len(hand):
            for card in gone:
                _discard(s, attack.bidder, card)
        elif s.ruled("massing-equal-cards", "all-discarded-and-refilled"):
            s.hand[attack.bidder], s.discard[attack.bidder] = s.discard[attack.bidder], hand
    for house in attack.others:
        if len(s.hand[house]) >= 2:
            card = await ask(house, kinds.WILDLING_DISCARD, one_card(s, s.hand[house]))
            _discard(s, house, card)


def _discard(s: AgotState, house: House, card: Card) -> None:
    s.put_down(house, card)
    s.tell("card-discarded", house=f"house:{house}", card=f"card:{card}")


# -- A King Beyond the Wall -------------------------------------------------------------------


async def a_king_beyond_the_wall_reward(s: AgotState, attack: WildlingAttack) -> None:
    """Move the highest bidder to the top of a track of its choice."""
    track = await _ask_track(s, attack.bidder, TRACKS, place=1)
    tracks.move(s, attack.bidder, track, 1)


async def a_king_beyond_the_wall_penalty(s: AgotState, attack: WildlingAttack) -> None:
    """Drop the lowest bidder to the end of all tracks, everyone else on Fiefdoms or Court."""
    for track in TRACKS:
        tracks.move_to_end(s, attack.bidder, track)
    for house in attack.others:
        track = await _ask_track(s, house, ("fiefdoms", "kings-court"), place=len(s.houses))
        tracks.move_to_end(s, house, track)


async def _ask_track(s: AgotState, house: House, options: Iterable[Track], *, place: int) -> Track:
    return await ask(
        house,
        kinds.WILDLING_TRACK,
        OneOf.named({f"track:{t}": t for t in options}),
        of=f"house:{house}",
        place=place,
    )


# -- Crow Killers -----------------------------------------------------------------------------


async def crow_killers_reward(s: AgotState, attack: WildlingAttack) -> None:
    """Let the highest bidder upgrade up to two Footmen."""
    house = attack.bidder
    footmen = _only(s, house, "footman")
    most = min(2, _count(footmen), s.unused(house, "knight"))
    if most:
        chosen = await ask(
            house, kinds.WILDLING_UPGRADE, Pieces(footmen, 0, most, rule="5.6"), most=most
        )
        _exchange(s, house, chosen, "footman", "knight")


async def crow_killers_penalty(s: AgotState, attack: WildlingAttack) -> None:
    """Turn the lowest bidder's Knights into Footmen, and two of everyone else's.

    Knights for which no Footman is left are destroyed; their owner chooses them.
    """
    for house in [attack.bidder, *attack.others]:
        knights = _only(s, house, "knight")
        due = _count(knights) if house == attack.bidder else min(2, _count(knights))
        short = due - s.unused(house, "footman")
        if short > 0:
            lost = await ask(
                house,
                kinds.WILDLING_DESTROY,
                Losses(knights, short, short, rule="5.6"),
                number=short,
            )
            reconcile.destroy(s, house, lost)
            due -= short
        knights = _only(s, house, "knight")
        if house != attack.bidder and due:
            shape = Pieces(knights, due, due, rule="5.6")
            knights = await ask(house, kinds.WILDLING_DOWNGRADE, shape, number=due)
        if due:
            _exchange(s, house, knights, "knight", "footman")
        await aftermath(s)


def _only(s: AgotState, house: House, unit: str) -> dict[str, Units]:
    return {a: {unit: u[unit]} for a, u in s.units_of(house).items() if unit in u}


def _count(places: Mapping[str, Mapping[str, int]]) -> int:
    return sum(total(u) for u in places.values())


def _exchange(s: AgotState, house: House, chosen: dict[str, Units], old: str, new: str) -> None:
    for area, units in chosen.items():
        if units:
            s.add(area, house, {new: units[old]})
            s.remove(area, {old: units[old]})
            s.tell(
                "exchanged",
                house=f"house:{house}",
                area=f"area:{area}",
                old={old: units[old]},
                new={new: units[old]},
            )


# -- Mammoth Riders ---------------------------------------------------------------------------


async def mammoth_riders_reward(s: AgotState, attack: WildlingAttack) -> None:
    """Let the highest bidder take back one card of its discard pile."""
    await retrieve_a_card(s, attack.bidder)


async def retrieve_a_card(s: AgotState, house: House) -> None:
    """Let a House take back one card of its discard pile."""
    if not s.discard[house]:
        return
    answers: dict[str, Card | None] = {f"card:{c}": c for c in s.discard[house]}
    answers["choice:no-card"] = None
    card = await ask(house, kinds.WILDLING_RETRIEVE, OneOf.named(answers))
    if card is not None:
        s.retrieve(house, card)


async def mammoth_riders_penalty(s: AgotState, attack: WildlingAttack) -> None:
    """Let the lowest bidder destroy three units anywhere, everyone else two."""
    for house, number in [(attack.bidder, 3), *((h, 2) for h in attack.others)]:
        await _destroy_anywhere(s, house, number)


async def _destroy_anywhere(s: AgotState, house: House, number: int) -> None:
    """Destroy units of a House's choice, ships in ports included (12.13)."""
    await _destroy(s, house, Losses(s.units_of(house), *_at_most(s, house, number), rule="5.6"))


def _at_most(s: AgotState, house: House, number: int) -> tuple[int, int]:
    number = min(number, _count(s.units_of(house)))
    return number, number


async def _destroy(s: AgotState, house: House, shape: Pieces) -> None:
    if shape.places:
        reconcile.destroy(
            s, house, await ask(house, kinds.WILDLING_DESTROY, shape, number=shape.most)
        )
        await aftermath(s)


# -- The Horde Descends -----------------------------------------------------------------------


async def the_horde_descends_reward(s: AgotState, attack: WildlingAttack) -> None:
    """Let the highest bidder muster in one castle or stronghold area."""
    house = attack.bidder
    points = {a: n for a, n in s.castles.items() if controller(s, a) == house}
    await mustering.muster_in(s, house, points, places=1)


class InOneArea(Losses):
    """A choice of two units of one area."""

    narrower = True

    def problem(self, chosen: Mapping[str, Mapping[str, int]]) -> Refusal | None:
        """Refuse units of several areas."""
        if len([a for a, u in chosen.items() if u]) > 1:
            return refusal("one-area-only", "5.6")
        return super().problem(chosen)

    def may_add(self, chosen: Mapping[str, Mapping[str, int]], place: str, unit: str) -> bool:
        """Return whether a unit is in the area of the first one."""
        return not chosen or place in chosen


async def the_horde_descends_penalty(s: AgotState, attack: WildlingAttack) -> None:
    """Let the lowest bidder destroy two units in one castle area, everyone else one anywhere."""
    house = attack.bidder
    armies = {a: u for a, u in s.units_of(house).items() if a in s.castles and total(u) >= 2}
    if armies:
        await _destroy(s, house, InOneArea(armies, 2, 2, rule="5.6"))
    else:
        await _destroy_anywhere(s, house, 2)
    for other in attack.others:
        await _destroy_anywhere(s, other, 1)


# -- Preemptive Raid --------------------------------------------------------------------------


async def preemptive_raid_penalty(s: AgotState, attack: WildlingAttack) -> None:
    """Let the lowest bidder destroy two units, or drop two positions on its highest track."""
    house = attack.bidder
    if not s.may_drop(house):
        await _destroy_anywhere(s, house, 2)
        return
    option = await ask(
        house,
        kinds.WILDLING_OPTION,
        OneOf.named(
            {"choice:destroy": "destroy", "choice:track": "track"}, safest=("choice:track",)
        ),
    )
    if option == "destroy":
        await _destroy_anywhere(s, house, 2)
        return
    best = min(s.position(t, house) for t in TRACKS)
    highest = [t for t in TRACKS if s.position(t, house) == best]
    track = highest[0]
    if len(highest) > 1:
        # The holder of the Iron Throne decides, by the general rule for ties (17.11).
        by_rule = s.ruled("preemptive-raid-tied-tracks", "iron-throne-holder")
        track = await ask(
            s.holder("iron-throne") if by_rule else house,
            kinds.WILDLING_TRACK,
            OneOf.named({f"track:{t}": t for t in highest}),
            of=f"house:{house}",
            place=best + 2,
        )
    tracks.move(s, house, track, best + 2)


CARDS: dict[Card, tuple[Effect, Effect]] = {
    "silence-at-the-wall": (nothing, nothing),
    "skinchanger-scout": (skinchanger_scout_reward, skinchanger_scout_penalty),
    "rattleshirts-raiders": (rattleshirts_raiders_reward, rattleshirts_raiders_penalty),
    "massing-on-the-milkwater": (massing_on_the_milkwater_reward, massing_on_the_milkwater_penalty),
    "a-king-beyond-the-wall": (a_king_beyond_the_wall_reward, a_king_beyond_the_wall_penalty),
    "crow-killers": (crow_killers_reward, crow_killers_penalty),
    "mammoth-riders": (mammoth_riders_reward, mammoth_riders_penalty),
    "the-horde-descends": (the_horde_descends_reward, the_horde_descends_penalty),
    # The reward of a Preemptive Raid is a second attack, which `wildling_attack` puts next.
    "preemptive-raid": (nothing, preemptive_raid_penalty),
}
"""The reward of the highest bidder and the penalties of everyone, by card."""
