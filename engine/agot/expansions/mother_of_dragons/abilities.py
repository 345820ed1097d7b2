"""Abilities of Arryn's and Targaryen's House cards in Mother of Dragons (X4.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired

from engine.agot import kinds
from engine.agot.abilities.shared import DECLINE, bonus, choose_target, give_bonus, may_return, won
from engine.agot.board.control import controller
from engine.agot.board.reach import transport
from engine.agot.combat.timing import (
    RELY_ON_SUPPORT,
    after_combat,
    before_strength,
    icons,
    on_result,
    strength,
    units,
)
from engine.agot.components import ROUTED, Card, House
from engine.agot.shapes import AbilityAnswer
from engine.kernel.ask import ask
from engine.kernel.shapes import OneOf

from .state import MotherState

if TYPE_CHECKING:
    from engine.agot.combat.battle import Battle, Soldier

RELY_ON_SUPPORT |= {"anya-waynwood"}
RICH = 5
"""The Power with which Illyrio Mopatis leaves the game (X4.10.3)."""


class MotherAnswer(AbilityAnswer):
    """Whether an ability is used, and its target."""

    removed: NotRequired[Card | None]


def remove_card(b: Battle[MotherState], house: House, card: Card) -> None:
    """Remove a card from the game, even if it has returned to the hand already (X0.2.2)."""
    s = b.s
    if card in (*s.discard[house], *s.hand[house]):
        s.discard[house] = [c for c in s.discard[house] if c != card]
        s.hand[house] = [c for c in s.hand[house] if c != card]
        s.removed = sorted([*s.removed, card])
        s.tell("card-removed", house=f"house:{house}", card=f"card:{card}")


# -- Arryn ----------------------------------------------------------------------------------------


@on_result
async def lysa_arryn_mod(b: Battle[MotherState], house: House) -> None:
    """After a won defense with a Defense order, let her return to the hand (X4.10.5)."""
    if won(b, house) and house == b.defender and b.s.order_type(b.area) == "defend":
        await may_return(b, house)


def _faces_a_weak_card(b: Battle[MotherState], house: House) -> bool:
    card = b.card(b.opponent(house))
    return card is not None and b.s.box.house_cards[card].strength <= 2


@strength
def ser_vardis_egen(b: Battle[MotherState], house: House) -> int:
    """Add 1 against a card of strength 2 or less."""
    return int(_faces_a_weak_card(b, house))


@icons
def ser_vardis_egen__icons(b: Battle[MotherState], house: House) -> tuple[int, int]:
    """Return two fortifications against a card of strength 2 or less."""
    return 0, 2 * _faces_a_weak_card(b, house)


@strength
def godric_borrell(b: Battle[MotherState], house: House) -> int:
    """Add 1 for each adjacent land area under control when defending at sea (X4.10.7)."""
    s = b.s
    if house != b.defender or s.box.kind[b.area] != "sea":
        return 0
    return sum(1 for a in s.box.land_borders[b.area] if controller(s, a) == house)


@on_result
async def anya_waynwood(b: Battle[MotherState], house: House) -> None:
    """After a victory, give three Power to Arryn and to each player who supported it (X4.10.11)."""
    if not won(b, house):
        return
    s = b.s
    helpers = {s.owner[a] for a in b.supporting(house)} | {house}
    for helper in s.with_player([h for h in s.turn_order if h in helpers]):
        s.tell("power-gained", house=f"house:{helper}", power=s.gain_power(helper, 3))


@after_combat
async def robert_arryn(b: Battle[MotherState], house: House) -> None:
    """After a defense, let Arryn remove him and a lowest card of the opponent's (X4.10.6)."""
    if house != b.defender:
        return
    s, rival = b.s, b.opponent(house)
    facts = s.box.house_cards
    pile = s.discard[rival] if s.with_player([rival]) else []
    lowest = min((facts[c].strength for c in pile), default=0)
    stays: MotherAnswer = {"card": "robert-arryn", "use": False}
    alone: MotherAnswer = {"card": "robert-arryn", "use": True, "removed": None}
    with_him: dict[str, MotherAnswer] = {
        f"card:{c}": {"card": "robert-arryn", "use": True, "removed": c}
        for c in pile
        if facts[c].strength == lowest
    }
    owner_chooses = len(with_him) > 1 and s.ruled("robert-arryn-lowest-tie", "owner")
    offered = with_him if with_him and not owner_chooses else {"choice:use": alone}
    shape = OneOf.named({**offered, DECLINE: stays})
    answer = await ask(house, kinds.ABILITY, shape, card="card:robert-arryn")
    if not answer["use"]:
        return
    remove_card(b, house, "robert-arryn")
    if owner_chooses:
        answer = await ask(rival, kinds.ABILITY, OneOf.named(with_him), card="card:robert-arryn")
    if (removed := answer["removed"]) is not None:
        remove_card(b, rival, removed)


# -- Targaryen ------------------------------------------------------------------------------------


def _knights(b: Battle[MotherState], house: House) -> int:
    """Count the fighting Knights; routed ones too, unless ruled otherwise (X4.10.1)."""
    fighting = b.units(house)
    routed = fighting.get(ROUTED + "knight", 0)
    counted = b.s.ruled("khal-drogo-routed-knights", "counted")
    return fighting.get("knight", 0) + (routed if counted else 0)


@strength
def khal_drogo(b: Battle[MotherState], house: House) -> int:
    """Add 1 for each Knight that fights (X4.10.1)."""
    return _knights(b, house)


@icons
def khal_drogo__icons(b: Battle[MotherState], house: House) -> tuple[int, int]:
    """Return a sword for each Knight that fights (X4.10.1)."""
    return b.c.get("bonus", {}).get(house, _knights(b, house)), 0


@after_combat
async def khal_drogo__leaves(b: Battle[MotherState], house: House) -> None:
    """Remove him from the game, in victory and defeat (X4.10.1)."""
    remove_card(b, house, "khal-drogo")


@units
def xaro_xhoan_daxos(b: Battle[MotherState], house: House, strength: int, soldier: Soldier) -> int:
    """Return the strength of fighting Ships: one more each, if they outnumber the enemy's."""
    ours, theirs = (_ships(b, h) for h in (house, b.opponent(house)))
    fights = soldier.owner == house and not soldier.supporting and soldier.unit == "ship"
    return strength + (fights and ours > theirs)


def _ships(b: Battle[MotherState], house: House) -> int:
    return sum(b.units(house).get(u, 0) for u in ("ship", ROUTED + "ship"))


@strength
def daenerys_targaryen_a(b: Battle[MotherState], house: House) -> int:
    """Add 2 if a Dragon fights."""
    return 2 * any(b.units(house).get(u) for u in ("dragon", ROUTED + "dragon"))


@before_strength
async def viserys_targaryen(b: Battle[MotherState], house: House) -> None:
    """Let Targaryen discard another card and add its strength (X4.10.2)."""
    s = b.s
    others = [c for c in s.hand[house] if c != "viserys-targaryen"]
    card = await choose_target(b, house, "card", others, key="discard")
    if card is None:
        return
    s.put_down(house, card)
    give_bonus(b, house, s.box.house_cards[card].strength)
    s.tell("card-discarded", house=f"house:{house}", card=f"card:{card}")


@strength
def viserys_targaryen__strength(b: Battle[MotherState], house: House) -> int:
    """Return the strength of the card that was discarded (X4.10.2)."""
    return bonus(b, house)


@on_result
async def viserys_targaryen__leaves(b: Battle[MotherState], house: House) -> None:
    """Remove him from the game after a defeat (X4.10.2)."""
    if not won(b, house):
        remove_card(b, house, "viserys-targaryen")


@after_combat
async def illyrio_mopatis(b: Battle[MotherState], house: House) -> None:
    """Gain Power equal to the difference of the final strengths; with five, he leaves (X4.10.3)."""
    s = b.s
    totals = list(b.c["totals"].values())
    s.tell(
        "power-gained",
        house=f"house:{house}",
        power=s.gain_power(house, abs(totals[0] - totals[1])),
    )
    if s.power[house] >= RICH:
        remove_card(b, house, "illyrio-mopatis")


# -- Targaryen's other deck -----------------------------------------------------------------------


@after_combat
async def daenerys_targaryen_b(b: Battle[MotherState], house: House) -> None:
    """Take Power from the opponent: the difference of the final strengths (X4.10.4)."""
    rival, totals = b.opponent(house), list(b.c["totals"].values())
    lost = b.s.lose_power(rival, abs(totals[0] - totals[1]))
    if lost:
        b.s.tell("power-lost", house=f"house:{rival}", power=lost)


@strength
def captain_groleo(b: Battle[MotherState], house: House) -> int:
    """Add 1 for each own Ship next to a land area attacked across the sea (X4.10.8).

    Ships in ports count. It does not matter whether the march could have gone by land, too.
    """
    s = b.s
    if house != b.attacker or s.box.kind[b.area] != "land":
        return 0
    if b.area not in transport(s, house, b.origin):
        return 0
    near = [a for a in s.box.borders[b.area] if s.owner.get(a) == house]
    return sum(s.units[a].get(u, 0) for a in near for u in ("ship", ROUTED + "ship"))


@units
def rakharo(b: Battle[MotherState], house: House, strength: int, soldier: Soldier) -> int:
    """Return 4 as the strength of Knights on land without castle or stronghold (X4.10.10)."""
    plain = b.s.box.kind[b.area] == "land" and b.area not in b.s.castles
    fights = soldier.owner == house and not soldier.supporting and soldier.unit == "knight"
    return 4 if plain and fights else strength


NARROWLY = 2
"""The greatest difference by which Missandei may have lost (X4.10.9)."""


@on_result
async def missandei(b: Battle[MotherState], house: House) -> None:
    """After a narrow defeat, let Targaryen return another card from the discard pile (X4.10.9)."""
    s, totals = b.s, list(b.c["totals"].values())
    others = [c for c in s.discard[house] if c != "missandei"]
    if won(b, house) or abs(totals[0] - totals[1]) > NARROWLY:
        return
    card = await choose_target(b, house, "card", others, key="retrieve")
    if card is not None:
        s.retrieve(house, card)
        b.c["last_card"] = [h for h in b.c["last_card"] if h != house]
