"""Abilities of the House cards of vassals (X2.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.agot import kinds
from engine.agot.abilities.shared import DECLINE, bonus, choose_target, give_bonus, won
from engine.agot.board import tracks
from engine.agot.board.control import controller
from engine.agot.board.supply import fits, limits_of, sizes_of
from engine.agot.combat.retreat import is_open
from engine.agot.combat.timing import (
    CANCEL,
    after_casualties,
    after_combat,
    before_strength,
    cancel,
    on_result,
    strength,
    units,
)
from engine.agot.components import House
from engine.agot.shapes import AbilityAnswer
from engine.kernel.ask import ask, chance
from engine.kernel.shapes import Deal, OneOf

if TYPE_CHECKING:
    from engine.agot.combat.battle import Battle, Soldier

PRICE_OF_BRONN = 2


@after_combat
async def varys(b: Battle, house: House) -> None:
    """Move the vassal to the top of the Fiefdoms track, in victory and defeat (X2.8.1)."""
    tracks.move(b.s, house, "fiefdoms", 1)


@units
def syrio_forel(b: Battle, house: House, strength: int, soldier: Soldier) -> int:
    """Return 0 as the strength of players' Footmen, if the vassal defends (X2.8.2)."""
    players = bool(b.s.with_player([soldier.owner]))
    return 0 if house == b.defender and players and soldier.unit == "footman" else strength


@cancel
async def jaqen_hghar(b: Battle, house: House) -> None:
    """Return the opponent's card, and play a random one from its hand (X2.8.3)."""
    s, rival = b.s, b.opponent(house)
    returned = b.card(rival)
    excluded = s.ruled("jaqen-random-card", "excludes")
    cards = [c for c in s.hand[rival] if not excluded or c != returned]
    if returned is None or not cards:
        return
    s.tell(
        "card-cancelled", house=f"house:{house}", rival=f"house:{rival}", card=f"card:{returned}"
    )
    dealt = await chance(kinds.DEAL, Deal("hand", rival, cards, 1))
    b.c["cards"][rival] = dealt["cards"][0]
    s.tell("card-played", house=f"house:{rival}", card=f"card:{dealt['cards'][0]}")
    cancels = CANCEL.get(b.ability(rival) or "")
    if cancels is not None and b.in_card_order()[0] == rival:
        # The new card can cancel like any card, although its turn is over (X6).
        await cancels(b, rival)


@before_strength
async def bronn(b: Battle, house: House) -> None:
    """Let the opponent pay two Power to make him worth nothing (X2.8.6)."""
    s, rival = b.s, b.opponent(house)
    payer = s.decider(rival)
    if rival != payer and not s.ruled("bronn-against-vassal", "commander-pays"):
        return
    if s.power[payer] < PRICE_OF_BRONN:
        return
    answers: dict[str, AbilityAnswer] = {
        "choice:use": {"card": "bronn", "use": True},
        DECLINE: {"card": "bronn", "use": False},
    }
    answer = await ask(
        rival, kinds.ABILITY, OneOf.named(answers), card="card:bronn", rival=f"house:{house}"
    )
    if answer["use"]:
        s.lose_power(payer, PRICE_OF_BRONN)
        give_bonus(b, house, -s.box.house_cards["bronn"].strength)
        s.tell("power-spent", house=f"house:{payer}", power=PRICE_OF_BRONN)


@strength
def bronn__strength(b: Battle, house: House) -> int:
    """Return the bonus against him, which cancels his strength once he is paid (X2.8.6)."""
    return bonus(b, house)


@on_result
async def beric_dondarrion(b: Battle, house: House) -> None:
    """Destroy one unit of a vassal that has won (X2.8.5)."""
    if b.s.ruled("beric-dondarrion-timing", "on-result"):
        await _lose_one(b, house)


@after_casualties
async def beric_dondarrion__later(b: Battle, house: House) -> None:
    """If so ruled, destroy it after the casualties (X2.8.5)."""
    if b.s.ruled("beric-dondarrion-timing", "after-casualties"):
        await _lose_one(b, house)


async def _lose_one(b: Battle, house: House) -> None:
    if not won(b, house) or not b.units(house):
        return
    answers: dict[str, AbilityAnswer] = {
        f"unit:{u}": {"card": "beric-dondarrion", "use": True, "unit": u}
        for u in sorted(b.units(house))
    }
    answer = await ask(house, kinds.ABILITY, OneOf.named(answers), card="card:beric-dondarrion")
    b.lose(house, {answer["unit"]: 1})


@after_combat
async def jon_connington(b: Battle, house: House) -> None:
    """After a defeat, let a Knight appear where the units went, or at home (X2.8.4)."""
    s = b.s
    if won(b, house) or s.unused(house, "knight") < 1:
        return
    home = s.home_area[house]
    places = {home} if controller(s, home) == house else set()
    retreated = b.c.get("retreated")
    if retreated is not None and s.box.kind[retreated] == "land":
        places.add(retreated)
    survivors = b.c["fought"] if b.winner == b.attacker else b.units(b.winner)
    if not survivors:
        # Nobody has survived to hold the field (X6).
        origin = s.ruled("connington-without-survivors", "origin")
        free = b.origin if origin else b.area
        if s.box.kind[free] == "land" and is_open(s, house, free):
            places.add(free)
    sizes, limits = sizes_of(s, house), limits_of(s, house)
    fitting = [a for a in sorted(places) if fits({**sizes, a: sizes.get(a, 0) + 1}, limits, sizes)]
    area = await choose_target(b, house, "area", fitting)
    if area is not None:
        s.add(area, house, {"knight": 1})
        s.tell("mustered", house=f"house:{house}", area=f"area:{area}", unit="unit:knight")
