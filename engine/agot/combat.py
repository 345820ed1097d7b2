"""9 Combat. The steps stand in :func:`combat`, in the order of section 10."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

from engine.kernel.asking import ask, ask_all, chance
from engine.kernel.phrase import Refusal, refusal
from engine.kernel.shapes import OneOf, Shuffle, SomeOf
from engine.kernel.state import stage

from .abilities import registry
from .aftermath import aftermath
from .battle import Battle, Strength
from .box import ROUTED, Area, House
from .control import take_over
from .explain import combat_lines
from .losses import Losses, one_card
from .retreat import retreat
from .state import Table, Units, total, unrouted


def begin(s: Table, house: House, origin: Area, area: Area, units: Units) -> None:
    """8.7 Entering an area with enemy units or an enemy garrison starts a combat."""
    defender = s.owner.get(area) or s.box.home_of[area]
    s.combat = {
        "area": area,
        "from": origin,
        "attacker": house,
        "defender": defender,
        "attackers": dict(units),
        "modifier": s.box.figures.orders[s.orders[origin]].modifier,
        "support": {},
        "cards": {},
        "blade": None,
        "tides": {},
        "tides_shown": False,
        "winner": None,
        "fought": {},
    }
    s.tell(
        "attacked",
        house=f"house:{house}",
        units=dict(units),
        origin=f"area:{origin}",
        area=f"area:{area}",
        defender=f"house:{defender}",
    )
    s.then(combat)


@stage
async def combat(s: Table) -> None:
    """9 One combat, from the call for support to its clean-up."""
    b = Battle(s)
    await call_for_support(b)
    initial = {h: b.strength(h).initial for h in (b.attacker, b.defender)}
    s.tell("initial-strengths", **_sides(b, initial))
    await choose_house_cards(b)
    await abilities(b, registry.CANCEL)
    await abilities(b, registry.IMMEDIATE)
    if not _ends_early(b):
        await tides_of_battle(b)
        await valyrian_steel_blade(b)
    decide(b)
    await abilities(b, registry.ON_RESULT)
    await casualties(b)
    await retreat(b)
    clean_up(b)
    await abilities(b, registry.AFTER_COMBAT)
    s.combat = None
    await aftermath(s)


def _sides(b: Battle, numbers: dict[House, int]) -> dict[str, Any]:
    return {
        "attacker": f"house:{b.attacker}",
        "attack": numbers[b.attacker],
        "defender": f"house:{b.defender}",
        "defence": numbers[b.defender],
        "area": f"area:{b.area}",
    }


# -- 9.1 Call for support ---------------------------------------------------------------------


async def call_for_support(b: Battle) -> None:
    """9.1 Others declare in turn order; then each combatant may refuse what supports it."""
    s = b.s
    reach: dict[House, list[Area]] = {}
    for area in b.support_areas():
        reach.setdefault(s.owner[area], []).append(area)
    backs = b.c["support"]
    for house in b.in_turn_order():
        if house in reach:
            backs[house] = b.side(house)
    for house in s.turn_order:
        if house not in reach or house in backs:
            continue
        answer = await ask(
            house,
            "support",
            _support_shape(s, sorted(reach[house])),
            area=f"area:{b.area}",
            attacker=f"house:{b.attacker}",
            defender=f"house:{b.defender}",
            supporters=[f"area:{a}" for a in reach[house]],
        )
        declared = sorted(set(answer.values()))
        backs[house] = declared[0] if len(declared) == 1 else answer
        for side in declared:
            s.tell("support", house=f"house:{house}", side=f"side:{side}", area=f"area:{b.area}")
    for house in (b.attacker, b.defender):
        helpers = sorted({s.owner[a] for a in b.supporting(house)})
        if not helpers:
            continue
        refused = await ask(
            house,
            "refuse-support",
            SomeOf("house", helpers, 0, len(helpers)),
            area=f"area:{b.area}",
        )
        for helper in refused:
            _refuse(b, house, helper)
            s.tell("support-refused", house=f"house:{house}", helper=f"house:{helper}")


def _support_shape(s: Table, areas: list[Area]) -> OneOf[dict[Area, str]]:
    """9.1.3 One side for all areas of a house; or, where so ruled, each area by itself."""
    sides = ("attacker", "defender", "none")
    if s.rulings["support"] == "one-side-per-house":
        return OneOf.named(
            {f"side:{side}": dict.fromkeys(areas, side) for side in sides}, safest=("side:none",)
        )
    answers = {
        tuple(f"side:{side}" for side in chosen): dict(zip(areas, chosen, strict=True))
        for chosen in product(sides, repeat=len(areas))
    }
    return OneOf(answers, safest=("side:none",) * len(areas))


def _refuse(b: Battle, house: House, helper: House) -> None:
    backs = b.c["support"]
    declared = backs.pop(helper)
    if isinstance(declared, dict):
        backs[helper] = {a: "none" if x == b.side(house) else x for a, x in declared.items()}


# -- 9.3 House cards --------------------------------------------------------------------------


async def choose_house_cards(b: Battle) -> None:
    """9.3.1 Both choose a card in secret and reveal together.

    15.7 The Tides of Battle are shuffled right before.
    """
    s = b.s
    if s.options["tides_of_battle"]:
        deck = await chance("shuffle", Shuffle("tides-of-battle", s.box.decks["tides-of-battle"]))
        s.decks["tides-of-battle"] = list(deck["order"])
    chosen = await ask_all(
        {h: one_card(s, s.hand[h]) for h in sorted((b.attacker, b.defender))},
        "house-card",
        area=f"area:{b.area}",
    )
    b.c["cards"] = dict(chosen)
    s.tell("cards-revealed", **_cards(b))


def _cards(b: Battle) -> dict[str, Any]:
    return {
        "attacker": f"house:{b.attacker}",
        "attack": f"card:{b.card(b.attacker)}",
        "defender": f"house:{b.defender}",
        "defence": f"card:{b.card(b.defender)}",
        "area": f"area:{b.area}",
    }


async def abilities(b: Battle, moment: dict[str, registry.Act]) -> None:
    """9.3.2 The abilities of one moment, in turn order, each finished before the next begins."""
    if not b.s.options["house_card_abilities"]:
        return
    for house in b.in_turn_order():
        act = moment.get(b.card(house) or "")
        if act is not None:
            await act(b, house)


# -- 15.6 Tides of Battle, 9.4 Valyrian Steel Blade -------------------------------------------


async def tides_of_battle(b: Battle) -> None:
    """15.6 Attacker, then defender draw; the Blade may redraw; the cards are revealed."""
    s = b.s
    if not s.options["tides_of_battle"]:
        return
    deck = s.decks["tides-of-battle"]
    b.c["tides"] = {b.attacker: deck[0], b.defender: deck[1]}
    holder = _blade_holder(b)
    if holder is not None and await _use_blade(b, holder, "tides"):
        b.c["tides"][holder] = deck[2]
        s.tell("tides-redrawn", house=f"house:{holder}")
    b.c["tides_shown"] = True
    del s.decks["tides-of-battle"]
    for house in (b.attacker, b.defender):
        s.tell("tides", house=f"house:{house}", card=f"tides:{b.c['tides'][house]}")


async def valyrian_steel_blade(b: Battle) -> None:
    """9.4.1 The holder of the unused Blade may add 1, if it fights."""
    holder = _blade_holder(b)
    if holder is not None and await _use_blade(b, holder, "strength"):
        b.c["blade"] = holder
        b.s.tell("blade-used", house=f"house:{holder}")


def _blade_holder(b: Battle) -> House | None:
    holder = b.s.holder("fiefdoms")
    fights = holder in (b.attacker, b.defender)
    return holder if fights and not b.s.blade_used else None


async def _use_blade(b: Battle, house: House, purpose: str) -> bool:
    answer: dict[str, Any] = await ask(
        house,
        "blade",
        OneOf.named(
            {
                "choice:use": {"for": purpose, "use": True},
                "choice:decline": {"for": purpose, "use": False},
            }
        ),
        purpose=f"blade:{purpose}",
        **_sides(b, {h: b.strength(h).total for h in (b.attacker, b.defender)})
        if purpose == "strength"
        else {"card": f"tides:{b.c['tides'][house]}"},
    )
    use: bool = answer["use"]
    b.s.blade_used = b.s.blade_used or use
    return use


def _ends_early(b: Battle) -> bool:
    """17.7 Where so ruled, a combat ends when Mace Tyrell has killed the last unit of a side."""
    if b.s.rulings["mace-tyrell-last-unit"] == "combat-goes-on":
        return False
    for house in (b.attacker, b.defender):
        rival = b.opponent(house)
        guarded = rival == b.defender and b.area in b.s.garrisons
        if b.has(house, "mace-tyrell") and not b.units(rival) and not guarded:
            b.c["winner"] = house
            return True
    return False


# -- 9.5, 9.6 Final strength and winner -------------------------------------------------------


def decide(b: Battle) -> None:
    """9.6.1 The higher final strength wins; a tie goes to the higher on the Fiefdoms track."""
    s = b.s
    attack, defence = b.strength(b.attacker), b.strength(b.defender)
    if b.c["winner"] is not None:
        winner = b.c["winner"]
    elif attack.total != defence.total:
        winner = b.attacker if attack.total > defence.total else b.defender
    else:
        winner = min((b.attacker, b.defender), key=lambda h: s.position("fiefdoms", h))
    b.c["winner"] = winner
    s.explained["combat"] = [line.to_json() for line in combat_lines(b)]
    for house in (b.attacker, b.defender):
        card = b.card(house)
        if card is not None:
            s.hand[house].remove(card)
            s.discard[house] = sorted([*s.discard[house], card])
    s.tell(
        "combat-decided",
        **_sides(b, {b.attacker: attack.total, b.defender: defence.total}),
        winner=f"house:{winner}",
        loser=f"house:{b.loser}",
        tie=int(attack.total == defence.total),
        data=_event(b, attack, defence),
    )


def _event(b: Battle, attack: Strength, defence: Strength) -> dict[str, object]:
    tides = b.s.options["tides_of_battle"]
    return {
        "event": "combat",
        "area": b.area,
        "from": b.origin,
        "attacker": attack.to_json(with_tides=tides),
        "defender": defence.to_json(with_tides=tides),
        "winner": b.c["winner"],
    }


# -- 9.7 Casualties ---------------------------------------------------------------------------


async def casualties(b: Battle) -> None:
    """9.7 Garrison, siege engines and routed units of the loser; then swords; then skulls."""
    s, loser = b.s, b.loser
    if loser == b.defender and b.area in s.garrisons:
        del s.garrisons[b.area]
        s.tell("garrison-lost", house=f"house:{loser}", area=f"area:{b.area}")
    # 9.7.3, 9.7.4 They cannot retreat and are lost in addition to any casualties.
    b.lose(loser, {u: n for u, n in b.units(loser).items() if not _can_be_casualty(u)})
    winner = b.c["winner"]
    swords, _, _ = b.icons(winner)
    _, towers, _ = b.icons(loser)
    await _take(b, loser, max(0, swords - towers))
    for house in (b.attacker, b.defender):
        _, _, skulls = b.icons(house)
        await _take(b, b.opponent(house), skulls)


def _can_be_casualty(unit: str) -> bool:
    return unit != "siege-engine" and not unit.startswith(ROUTED)


async def _take(b: Battle, house: House, due: int) -> None:
    """9.7.2, 9.7.5 A combatant chooses its casualties, as many as are due and there are."""
    s = b.s
    units = dict(b.units(house))
    if s.rulings["skull-on-routed-unit"] == "forbidden":
        units = unrouted(units)
    if s.rulings["skull-on-siege-engine"] == "forbidden":
        units.pop("siege-engine", None)
    number = min(due, total(units))
    if number == 0 or b.has(house, "the-blackfish"):
        return
    shape = Casualties({b.area: units}, number, number, flat=True)
    lost = await ask(house, "casualties", shape, number=number, area=f"area:{b.area}")
    b.lose(house, lost)


class Casualties(Losses):
    """Units that die in the embattled area."""

    def problem(self, chosen: Mapping[str, Mapping[str, int]]) -> Refusal | None:
        """Refuse more or fewer casualties than are due (9.7.2)."""
        given = sum(total(u) for u in chosen.values())
        if given != self.most:
            return refusal("wrong-casualties", "9.7.2", number=self.most, given=given)
        return None


# -- 9.9 Clean-up -----------------------------------------------------------------------------


def clean_up(b: Battle) -> None:
    """9.9.1 to 9.9.4 The march ends, the winner holds the area, cards and orders are tidied up."""
    s = b.s
    token = s.orders.pop(b.origin)
    if b.c["winner"] == b.attacker:
        _occupy(b, token)
    for house in (b.attacker, b.defender):
        if not s.hand[house]:
            # 9.9.3 The card just played stays discarded, the other six return.
            played = b.card(house)
            s.hand[house] = [c for c in s.discard[house] if c != played]
            s.discard[house] = [c for c in s.discard[house] if c == played]
            s.tell("cards-returned", house=f"house:{house}")
    s.sweep_orders()


def _occupy(b: Battle, march_token: str) -> None:
    """9.9.2 The defender's tokens go, the attacking units move in."""
    s = b.s
    s.orders.pop(b.area, None)
    attackers = b.c["attackers"]
    if b.has(b.defender, "arianne-martell"):
        # The attackers go back, unrouted, to where they came from.
        if s.rulings["arianne-power-token"] == "removed":
            take_over(s, b.area, b.attacker)
        s.add(b.origin, b.attacker, attackers)
        take_over(s, b.origin, b.attacker)
        s.tell("attackers-kept-out", house=f"house:{b.attacker}", area=f"area:{b.area}")
    elif attackers:
        take_over(s, b.area, b.attacker)
        s.add(b.area, b.attacker, attackers)
        s.tell("occupied", house=f"house:{b.attacker}", area=f"area:{b.area}")
        if b.has(b.attacker, "ser-loras-tyrell"):
            s.orders[b.area] = march_token
            s.tell("march-moved-on", house=f"house:{b.attacker}", area=f"area:{b.area}")
    elif s.rulings["winner-without-units"] == "token-removed":
        take_over(s, b.area, b.attacker)
    b.c["fought"], b.c["attackers"] = attackers, {}
