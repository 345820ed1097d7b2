"""Combat (9). :data:`STEPS` lists its steps, in the order of chapter 10."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from engine.agot import kinds
from engine.agot.board.control import defender_of
from engine.agot.board.dragons import avenge
from engine.agot.board.ports import aftermath
from engine.agot.combat import tides, timing
from engine.agot.combat.battle import Battle, Sides, sides
from engine.agot.combat.strength import Strength, strength_of
from engine.agot.components import Area, Card, House
from engine.agot.information.explain import combat_lines
from engine.agot.information.preview import battle_lines, card_lines
from engine.agot.shapes import one_card
from engine.agot.state import AgotState
from engine.agot.types import Units
from engine.kernel.ask import ask_all, chance
from engine.kernel.phrase import PhraseLine, Refusal, refusal
from engine.kernel.shapes import OneOf, Shuffle
from engine.kernel.state import stage
from engine.kernel.visibility import seen_by

from .blade import tides_of_battle, valyrian_steel_blade
from .casualties import casualties
from .clean_up import back_within_supply, clean_up
from .retreat import retreat
from .support import call_for_support


def begin(s: AgotState, house: House, origin: Area, area: Area, units: Units) -> None:
    """Start the combat of units that enter an area with enemy units or an enemy garrison (8.7)."""
    defender = defender_of(s, area)
    s.combat = {
        "area": area,
        "from": origin,
        "attacker": house,
        "defender": defender,
        "attackers": dict(units),
        "modifier": s.box.figures.orders[s.orders[origin]].modifier,
        "support": {},
        "cards": {},
        "cancelled": [],
        "blade": None,
        "tides": {},
        "tides_shown": False,
        "winner": None,
        "fought": {},
    }
    s.tell(
        "attacked",
        scene="combat",
        house=f"house:{house}",
        units=dict(units),
        origin=f"area:{origin}",
        area=f"area:{area}",
        defender=f"house:{defender}",
    )
    s.then(combat)


Step = Callable[[Battle[Any]], Awaitable[None]]
"""A step of a combat."""


@stage
async def combat(s: AgotState) -> None:
    """Resolve one combat, from the call for support to its clean-up (9)."""
    await fight(s, STEPS)


async def fight(s: AgotState, steps: Sequence[Step]) -> None:
    """Go through the steps of a combat, and settle its consequences."""
    b = Battle(s)
    for step in steps:
        await step(b)
    s.sweep_orders()  # Orders in areas without units stay until now (9.9.4, 10.13).
    origin, s.combat = b.origin, None
    if b.c.get("lost"):
        avenge(s)
    s.look_around()
    await back_within_supply(b)
    await aftermath(s, origin)


async def initial_strengths(b: Battle) -> None:
    """Tell the strengths before House cards (9.2.3)."""
    initial = {h: strength_of(b, h).initial for h in (b.attacker, b.defender)}
    b.s.tell("initial-strengths", **sides(b, initial))


async def tides_and_blade(b: Battle) -> None:
    """Resolve Tides of Battle and the Blade, unless the combat is over already (15.6, 9.4)."""
    if b.c["winner"] is None:
        await tides_of_battle(b)
        await valyrian_steel_blade(b)


# -- 9.3 House cards --------------------------------------------------------------------------


async def choose_house_cards(b: Battle) -> None:
    """Let both combatants choose a card in secret and reveal them together (9.3.1).

    A House that has none left fights without one (X0.2.4). The Tides of Battle are shuffled just
    before (15.7).
    """
    s = b.s
    if s.options.get("tides_of_battle", False):
        deck = await chance(kinds.SHUFFLE, Shuffle("tides-of-battle", tides.deck(s.box, s.options)))
        s.decks["tides-of-battle"] = list(deck["order"])
    both = sorted((b.attacker, b.defender))
    shapes = {h: HouseCard(b, h) for h in both if s.hand[h]}
    chosen = await ask_all(shapes, kinds.HOUSE_CARD, area=f"area:{b.area}") if shapes else {}
    b.c["cards"] = {h: chosen.get(h) for h in both}
    if len(chosen) == len(both):
        s.tell("cards-revealed", scene="combat", **_cards(b))
        return
    for house, card in chosen.items():
        s.tell("card-played", house=f"house:{house}", card=f"card:{card}")
    for house in both:
        if house not in chosen:
            s.tell("fights-without-card", scene="combat", house=f"house:{house}")


class HouseCard(OneOf[Card]):
    """The House card that a combatant plays."""

    def __init__(self, b: Battle, house: House) -> None:
        self._battle = b
        self._house = house
        choice = one_card(b.s, b.s.hand[house])
        super().__init__(choice.answers, safest=choice.safest)

    def why(self, value: object) -> Refusal:
        """Return the refusal that a House card is not in the combatant's hand (9.3.1)."""
        if isinstance(value, str) and value in self._battle.s.box.house_cards:
            return refusal("house-card-not-in-hand", "9.3.1", card=f"card:{value}")
        return super().why(value)

    def briefing(self) -> Sequence[PhraseLine]:
        """Return lines with the strengths so far, and with those cards in both hands that the
        player who chooses can see."""
        s = self._battle.s
        return battle_lines(Battle(seen_by(s, s.decider(self._house))), self._house)

    def preview(self, value: Card) -> Sequence[PhraseLine]:
        """Return the strength that the combatant would have with the card."""
        return card_lines(self._battle, self._house, value)


def _cards(b: Battle) -> Sides:
    return {
        "attacker": f"house:{b.attacker}",
        "attack": f"card:{b.card(b.attacker)}",
        "defender": f"house:{b.defender}",
        "defence": f"card:{b.card(b.defender)}",
        "area": f"area:{b.area}",
    }


def abilities(moment: dict[str, timing.Act]) -> Step:
    """Resolve the abilities of one moment, one after the other (9.3.2)."""

    async def act_all(b: Battle) -> None:
        for house in b.in_card_order() if b.with_ability(moment) else ():
            act = moment.get(b.ability(house) or "")
            if act is not None and not b.s.is_silent(b.card(house)):
                await act(b, house)

    return act_all


# -- 9.5, 9.6 Final strength and winner -------------------------------------------------------


async def decide(b: Battle) -> None:
    """Decide the combat by final strength; a tie goes to the higher on the Fiefdoms track (9.6.1).

    If an ability has ended the combat, the winner is known already.
    """
    s = b.s
    attack, defence = strength_of(b, b.attacker), strength_of(b, b.defender)
    if b.c["winner"] is not None:
        winner = b.c["winner"]
    elif attack.total != defence.total:
        winner = b.attacker if attack.total > defence.total else b.defender
    else:
        winner = min((b.attacker, b.defender), key=lambda h: s.position("fiefdoms", h))
    b.c["winner"] = winner
    b.c["totals"] = {b.attacker: attack.total, b.defender: defence.total}
    lines = combat_lines(b, {b.attacker: attack, b.defender: defence})
    s.explained = {**s.explained, "combat": [line.to_json() for line in lines]}
    for house in (b.attacker, b.defender):
        card = b.card(house)
        if card is not None:
            s.put_down(house, card)
    b.c["last_card"] = [h for h in (b.attacker, b.defender) if not s.hand[h]]
    s.tell(
        "combat-decided",
        scene="combat",
        **sides(b, {b.attacker: attack.total, b.defender: defence.total}),
        winner=f"house:{winner}",
        loser=f"house:{b.loser}",
        tie=int(attack.total == defence.total and "at_once" not in b.c),
        data=_event(b, attack, defence),
    )


def _event(b: Battle, attack: Strength, defence: Strength) -> dict[str, object]:
    drawn = b.s.options.get("tides_of_battle", False)
    return {
        "event": "combat",
        "area": b.area,
        "from": b.origin,
        "attacker": attack.to_json(with_tides=drawn),
        "defender": defence.to_json(with_tides=drawn),
        "winner": b.c["winner"],
    }


use_results = abilities(timing.ON_RESULT)
use_after_combat = abilities(timing.AFTER_COMBAT)

STEPS: tuple[Step, ...] = (
    call_for_support,
    initial_strengths,
    choose_house_cards,
    abilities(timing.CANCEL),
    abilities(timing.IMMEDIATE),
    abilities(timing.BEFORE_STRENGTH),
    tides_and_blade,
    decide,
    use_results,
    casualties,
    abilities(timing.AFTER_CASUALTIES),
    retreat,
    clean_up,
    use_after_combat,
)
"""The steps of a combat in their order (10)."""
