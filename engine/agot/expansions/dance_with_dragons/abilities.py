"""Abilities of the House cards of A Dance with Dragons (X1.3), by the card's name.

The Queen of Thorns is in :mod:`engine.agot.abilities.tyrell`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict

from engine.agot import kinds
from engine.agot.abilities.lannister import attacks_for_itself
from engine.agot.abilities.shared import DECLINE, bonus, choose_target, give_bonus, may_return, won
from engine.agot.board import ports, tracks
from engine.agot.combat.timing import (
    RELY_ON_SUPPORT,
    after_combat,
    before_strength,
    cancel,
    icons,
    immediate,
    on_result,
    strength,
    total,
    units,
)
from engine.agot.components import ROUTED, TRACKS, Card, House
from engine.agot.shapes import AbilityAnswer
from engine.kernel.ask import ask, chance
from engine.kernel.phrase import phrase
from engine.kernel.shapes import Amount, OneOf, Shuffle

from .reading import unread

if TYPE_CHECKING:
    from engine.agot.combat.battle import Battle, Soldier

RELY_ON_SUPPORT |= {"stannis-baratheon-adwd", "walder-frey"}

_Return = TypedDict("_Return", {"return": NotRequired[Card]})


class DanceAnswer(AbilityAnswer, _Return):
    """Whether an ability is used, and its target."""

    copy: NotRequired[Card]
    deck: NotRequired[str]
    fighting: NotRequired[bool]
    power: NotRequired[int]
    top: NotRequired[Card]
    wildlings: NotRequired[str]


# -- Lannister ------------------------------------------------------------------------------------


@on_result
async def ser_ilyn_payne(b: Battle, house: House) -> None:
    """After a victory, let Lannister destroy a Footman of the beaten House anywhere (X1.3.7).

    The question is asked even if there is none, but not if a card prevents casualties.
    """
    s, rival = b.s, b.opponent(house)
    if not won(b, house) or b.spared(rival):
        return
    fighting = b.origin if rival == b.attacker else b.area
    answers: dict[tuple[str, ...], DanceAnswer] = {}
    for unit in ("footman", ROUTED + "footman"):
        lies = unit != "footman"
        if b.units(rival).get(unit):
            answers[f"area:{fighting}", "choice:fighting", f"unit:{unit}"] = {
                "card": "ser-ilyn-payne",
                "use": True,
                "area": fighting,
                "routed": lies,
                "fighting": True,
            }
        for area, there in sorted(s.units_of(rival).items()):
            if there.get(unit) and area != b.area:
                answers[f"area:{area}", "choice:elsewhere", f"unit:{unit}"] = {
                    "card": "ser-ilyn-payne",
                    "use": True,
                    "area": area,
                    "routed": lies,
                    "fighting": False,
                }
    answers[DECLINE,] = {"card": "ser-ilyn-payne", "use": False}
    answer = await ask(
        house, kinds.ABILITY, OneOf(answers), card="card:ser-ilyn-payne", rival=f"house:{rival}"
    )
    if not answer["use"]:
        return
    area, killed = answer["area"], {(ROUTED if answer["routed"] else "") + "footman": 1}
    if answer["fighting"]:
        b.lose(rival, killed)
        return
    s.remove(area, killed)
    s.mourn(rival, area, killed)
    if area not in s.units and area != b.origin and area in s.orders:
        del s.orders[area]
    ports.sink(s)


@units
def ser_addam_marbrand(b: Battle, house: House, strength: int, soldier: Soldier) -> int:
    """In an attack, Lannister's Knights count one more, even in support (X1.3.8)."""
    return strength + (soldier.unit == "knight" and attacks_for_itself(b, house, soldier))


@before_strength
async def qyburn(b: Battle, house: House) -> None:
    """Let Lannister pay two Power for the strength and icons of any discarded card (X1.3.6)."""
    s = b.s
    discarded = sorted(c for pile in s.discard.values() for c in pile)
    if s.power[house] < 2:
        return
    copy = await choose_target(b, house, "card", discarded, key="copy")
    if copy is None:
        return
    s.lose_power(house, 2)
    give_bonus(b, house, s.box.house_cards[copy].strength)
    b.c["copied"] = {**b.c.get("copied", {}), house: copy}
    s.tell("card-copied", house=f"house:{house}", card="card:qyburn", copy=f"card:{copy}")


@strength
def qyburn__strength(b: Battle, house: House) -> int:
    """Return the strength of the card that was named (X1.3.6)."""
    return bonus(b, house)


@icons
def qyburn__icons(b: Battle, house: House) -> tuple[int, int]:
    """Return the icons of the card that was named (X1.3.6)."""
    copy = b.c.get("copied", {}).get(house)
    if copy is None:
        return 0, 0
    facts = b.s.box.house_cards[copy]
    return facts.swords, facts.towers


# -- Bolton ---------------------------------------------------------------------------------------


def _only_card(b: Battle, house: House, strength: int) -> Card | None:
    """Return a House's card of a printed strength, if there is exactly one.

    Ramsay Bolton and Reek, which have these strengths, look for each other by them (V1.13).
    """
    facts = b.s.box.house_cards
    found = [card for card in b.s.cards_of(house) if facts[card].strength == strength]
    return found[0] if len(found) == 1 else None


def _reek_is_in_hand(b: Battle, house: House) -> bool:
    return _only_card(b, house, 0) in b.s.hand[house]


@strength
def ramsay_bolton(b: Battle, house: House) -> int:
    """Add 1 while Reek, or another card of 0, is in hand (X1.3.5)."""
    return int(_reek_is_in_hand(b, house))


@icons
def ramsay_bolton__icons(b: Battle, house: House) -> tuple[int, int]:
    """Return three swords while Reek, or another card of 0, is in hand (X1.3.5)."""
    return 3 * _reek_is_in_hand(b, house), 0


@immediate
async def reek(b: Battle, house: House) -> None:
    """Return Ramsay Bolton, or another card of 3, from the discard pile immediately (X1.3.4)."""
    s, fetched = b.s, _only_card(b, house, 3)
    if fetched is not None and fetched in s.discard[house]:
        s.retrieve(house, fetched)


@on_result
async def reek__result(b: Battle, house: House) -> None:
    """After a defeat, let him return to the hand, which is then not empty (X1.3.4, X0.2.3)."""
    if not won(b, house):
        await may_return(b, house)


@before_strength
async def walder_frey(b: Battle, house: House) -> None:
    """Count others' support of the opponent for Bolton instead (X1.3.3)."""
    backs = b.c["support"]
    theirs, ours = b.side(b.opponent(house)), b.side(house)
    moved = []
    for helper, declared in backs.items():
        if helper in (b.attacker, b.defender):
            continue
        if declared == theirs:
            backs[helper] = ours
            moved.append(helper)
        elif isinstance(declared, dict) and theirs in declared.values():
            backs[helper] = {a: ours if side == theirs else side for a, side in declared.items()}
            moved.append(helper)
    for helper in moved:
        b.s.tell("support", house=f"house:{helper}", side=f"side:{ours}", area=f"area:{b.area}")


# -- Baratheon ------------------------------------------------------------------------------------


@immediate
async def stannis_baratheon_adwd(b: Battle, house: House) -> None:
    """If nobody supports Baratheon, remove all Support orders next to the combat (X1.3.2)."""
    if b.s.ruled("stannis-adwd-timing", "immediate"):
        wipe_out_support(b, house)


@cancel
async def stannis_baratheon_adwd__first(b: Battle, house: House) -> None:
    """If so ruled, resolve him before any other immediate ability (X1.3.2)."""
    if b.s.ruled("stannis-adwd-timing", "cancel"):
        wipe_out_support(b, house)


def wipe_out_support(b: Battle, house: House) -> None:
    """Remove every Support order next to the embattled area, unless someone supports a House."""
    s = b.s
    if b.supporting(house):
        return
    b.c["support"] = {}
    for area in [a for a in s.box.borders[b.area] if s.order_type(a) == "support"]:
        token = s.orders.pop(area)
        s.tell("order-removed", house=f"house:{house}", area=f"area:{area}", order=f"order:{token}")


@total
def mance_rayder(b: Battle, house: House, combatant: House) -> int | None:
    """Set Baratheon's final strength to the wildling threat (X1.3.18).

    Margaery Tyrell may change it, too; if so ruled, she always counts last (X0.1.5).
    """
    if combatant != house:
        return None
    rival = b.opponent(house)
    last = b.has(rival, "margaery-tyrell-adwd") and b.s.ruled("mance-against-margaery", "margaery")
    if last and margaery_tyrell_adwd(b, rival, house) is not None:
        return None
    return b.s.wildlings


@on_result
async def jon_snow(b: Battle, house: House) -> None:
    """After a victory, let Baratheon move the threat one space, not to the end of its track
    (X1.3.19)."""
    if not won(b, house):
        return
    s, track = b.s, b.s.box.figures.wildling_track
    at = track.index(s.wildlings)
    spaces = {way: to for way, to in (("up", at + 1), ("down", at - 1)) if 0 <= to < len(track) - 1}
    notes = {
        (f"choice:{way}",): phrase("note-threat", strength=track[to]) for way, to in spaces.items()
    }
    way = await choose_target(b, house, "choice", spaces, key="wildlings", notes=notes)
    if way is not None:
        s.wildlings = track[spaces[way]]
        s.tell("wildling-threat", strength=s.wildlings)


@after_combat
async def melisandre_adwd(b: Battle, house: House) -> None:
    """Let Baratheon buy back a discarded card for Power equal to its strength (X1.3.10)."""
    s = b.s
    price = {c: s.box.house_cards[c].strength for c in s.discard[house]}
    affordable = [c for c, power in price.items() if power <= s.power[house]]
    notes = {
        (f"card:{c}",): phrase("note-bought", power=price[c], text=phrase(f"card-{c}.note"))
        for c in affordable
    }
    card = await choose_target(b, house, "card", affordable, key="return", notes=notes)
    if card is None:
        return
    s.lose_power(house, price[card])
    s.retrieve(house, card)


# -- Greyjoy --------------------------------------------------------------------------------------


@strength
def euron_crows_eye_adwd(b: Battle, house: House) -> int:
    """Add 1 against a combatant higher on the Fiefdoms track (X1.3.16)."""
    position = b.s.position
    return int(position("fiefdoms", b.opponent(house)) < position("fiefdoms", house))


@before_strength
async def aeron_damphair_adwd(b: Battle, house: House) -> None:
    """Let Greyjoy pay any number of Power to add as much to his strength (X1.3.9); in a war of
    Dragons, as many as it has discarded cards at most (V15.1)."""
    s = b.s
    most = s.power[house]
    if s.wars_with_dragons:
        most = min(most, len(s.discard[house]))
    if not most:
        return

    def spending(number: int) -> DanceAnswer:
        if number == 0:
            return {"card": "aeron-damphair-adwd", "use": False}
        return {"card": "aeron-damphair-adwd", "use": True, "power": number}

    shape = Amount(0, most, value_of=spending)
    answer = await ask(house, kinds.ABILITY, shape, card="card:aeron-damphair-adwd")
    if answer["use"]:
        s.lose_power(house, answer["power"])
        give_bonus(b, house, answer["power"])
        s.tell("power-spent", house=f"house:{house}", power=answer["power"])


@strength
def aeron_damphair_adwd__strength(b: Battle, house: House) -> int:
    """Return his strength, with one more for each Power (X1.3.9)."""
    return bonus(b, house)


@on_result
async def rodrik_the_reader(b: Battle, house: House) -> None:
    """After a victory, let Greyjoy put a card on top of a Westeros deck and shuffle the rest
    (X1.3.11)."""
    if not won(b, house):
        return
    s = b.s
    answers: dict[tuple[str, ...], DanceAnswer] = {
        (f"deck:{deck}", f"westeros:{card}"): {
            "card": "rodrik-the-reader",
            "use": True,
            "deck": deck,
            "top": card,
        }
        for deck in s.box.westeros
        for card in sorted(set(unread(s, deck)))
    }
    answers[DECLINE,] = {"card": "rodrik-the-reader", "use": False}
    answer = await ask(house, kinds.ABILITY, OneOf(answers), card="card:rodrik-the-reader")
    if not answer["use"]:
        return
    deck, top = answer["deck"], answer["top"]
    cards = unread(s, deck)
    order = await chance(kinds.SHUFFLE, Shuffle(deck, cards, [top]))
    s.decks[deck] = [*order["order"], *s.decks[deck][len(cards) :]]
    s.forget(deck)
    s.known.setdefault(house, {}).setdefault("westeros", {})[deck] = [top]
    s.tell("deck-read", house=f"house:{house}", deck=f"deck:{deck}")


@on_result
async def qarl_the_maid(b: Battle, house: House) -> None:
    """Gain three Power as a beaten attacker (X1.3.12)."""
    if not won(b, house) and house == b.attacker:
        b.s.tell("power-gained", house=f"house:{house}", power=b.s.gain_power(house, 3))


# -- Martell --------------------------------------------------------------------------------------


def _others(b: Battle, house: House) -> int:
    return len([c for c in b.s.hand[house] if c != "doran-martell-adwd"])


@strength
def doran_martell_adwd(b: Battle, house: House) -> int:
    """Return his strength, with one less for each other card in hand, down to 0 (X1.3.15)."""
    return -min(_others(b, house), b.s.box.house_cards["doran-martell-adwd"].strength)


@icons
def doran_martell_adwd__icons(b: Battle, house: House) -> tuple[int, int]:
    """Return a sword and a fortification for each other card in hand (X1.3.15)."""
    return _others(b, house), _others(b, house)


@strength
def quentyn_martell(b: Battle, house: House) -> int:
    """Add 1 for each discarded card except himself (X1.3.14)."""
    return len([c for c in b.s.discard[house] if c != "quentyn-martell"])


@on_result
async def ser_gerris_drinkwater(b: Battle, house: House) -> None:
    """After a victory, let Martell move up one position on a track (X1.3.13)."""
    if not won(b, house):
        return
    s = b.s
    below = [t for t in TRACKS if s.position(t, house) > 1]
    track = await choose_target(b, house, "track", below)
    if track is not None:
        tracks.move(s, house, track, s.position(track, house) - 1)


# -- Tyrell ---------------------------------------------------------------------------------------


@units
def paxter_redwyne(b: Battle, house: House, strength: int, soldier: Soldier) -> int:
    """In a combat at sea, Tyrell's ships count one more, even in support (X1.3.20)."""
    at_sea = b.s.box.kind[b.area] != "land"
    return strength + (at_sea and soldier.unit == "ship" and soldier.owner == house)


@total
def margaery_tyrell_adwd(b: Battle, house: House, combatant: House) -> int | None:
    """Return 2 as the strength of an attack on Tyrell's home area or Power token (X1.3.17)."""
    own = b.s.home_of.get(b.area) == house or b.s.tokens.get(b.area) == house
    return 2 if combatant != house == b.defender and own else None
