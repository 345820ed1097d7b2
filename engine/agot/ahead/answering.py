"""The answers of standing instructions. Every fact that they use is public.

If no instruction fits the question, the House is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any

from engine.agot import kinds
from engine.agot.board.control import castle_counts, controller
from engine.agot.board.reach import raid_targets
from engine.agot.combat.battle import Battle
from engine.agot.combat.blade import blade_decides
from engine.agot.combat.retreat import Retreat
from engine.agot.components import Area, Card, House
from engine.agot.information.what_if import what_if
from engine.agot.phases.mustering import Mustering
from engine.agot.shapes import BladeAnswer, RaidAnswer, Recruit, RetreatAnswer
from engine.agot.state import AgotState
from engine.kernel.ahead.instructions import Instruction
from engine.kernel.ask import Question
from engine.kernel.data import Data
from engine.kernel.shapes import Arrangement, OneOf
from engine.kernel.shapes.base import AnyShape
from engine.kernel.visibility import seen_by

from .instructions import ANY, WINS, in_force

NOTHING: Data = MappingProxyType({})

UPGRADE = "to-"
"""The prefix of a unit on a muster list that replaces a Footman."""


def answer(
    s: AgotState,
    seat: House,
    question: Question,
    instructions: Sequence[Instruction],
    own: Data = NOTHING,
) -> Any | None:
    """Return the answer of a House's instructions, or ``None`` if it has to be asked.

    ``own`` has the answers to an expansion's question, by the action of the instruction.
    """
    mine = [w for w in instructions if in_force(s, w)]
    if not mine:
        return None
    shape = question.shapes[seat]
    if own:
        wished = next((str(w["do"]) for w in mine if w["on"] == question.kind), "ask")
        value = own.get(wished)
    else:
        value = _answer(s, seat, question, shape, mine)
    return None if value is None or shape.check(value) is not None else value


def _answer(
    s: AgotState,
    seat: House,
    question: Question,
    shape: AnyShape,
    instructions: Sequence[Instruction],
) -> Any | None:
    done = {w["on"]: str(w["do"]) for w in instructions if "do" in w and "house" not in w}
    match question.kind:
        case kinds.SUPPORT:
            return _support(s, shape, instructions)
        case kinds.REFUSE_SUPPORT:
            return [] if done.get(kinds.REFUSE_SUPPORT) == "never" else None
        case kinds.CASUALTIES | kinds.RETREAT_LOSSES:
            return shape.safe() if done.get(kinds.CASUALTIES) == "cheapest" else None
        case kinds.RETREAT if question.params["house"] == f"house:{seat}":
            return _retreat(s, seat, shape, done.get(kinds.RETREAT, "ask"))
        case kinds.RAVEN:
            do = done.get(kinds.RAVEN, "ask")
            return None if do == "ask" else {"do": do}
        case kinds.BLADE:
            return _blade(s, seat, question, done.get(kinds.BLADE, "ask"))
        case kinds.BID:
            return _bid(question, instructions)
        case kinds.TIES | kinds.WILDLING_TIE:
            return _ties(s, seat, question, shape, instructions)
        case kinds.HOUSE_CARD if s.battle is not None:
            return _house_card(s, seat, shape, instructions)
        case kinds.MUSTER if isinstance(shape, Mustering):
            return _muster(s, shape, instructions)
        case kinds.RAID if isinstance(shape, OneOf):
            return _raid(s, seat, shape) if done.get(kinds.RAID) == "threats" else None
        case _:
            return None


# -- 9 Combat ------------------------------------------------------------------------------------


def _support(
    s: AgotState, shape: AnyShape, instructions: Sequence[Instruction]
) -> dict[Area, str] | None:
    """Support the side that the House always supports, or nobody if it supports neither (9.1.3)."""
    assert s.battle is not None
    said = {w["house"]: w["do"] for w in instructions if w["on"] == kinds.SUPPORT}
    sides = {side: said.get(s.battle[side], said.get(ANY)) for side in ("attacker", "defender")}
    always = [side for side, do in sides.items() if do == "always"]
    nobody: dict[Area, str] = shape.safe()
    if set(sides.values()) == {"never"}:
        return nobody
    if len(always) != 1 or "ask" in sides.values():
        return None
    return dict.fromkeys(nobody, always[0])


def _retreat(s: AgotState, seat: House, shape: AnyShape, do: str) -> RetreatAnswer | None:
    """Retreat to own units, or to an own area with Supply icons, at the least cost (9.8)."""
    if do == "ask" or not isinstance(shape, Retreat):
        return None
    lands, losses = s.box.areas, shape.losses

    def fits(area: Area) -> bool:
        mine = controller(s, area) == seat or s.owner.get(area) == seat
        return mine and (do == "own" or lands[area].supply > 0)

    found = [a for a, lost in losses.items() if lost == min(losses.values()) and fits(a)]
    if not found:
        return None
    return {"to": min(found, key=lambda a: (s.owner.get(a) != seat, -lands[a].supply, a))}


def _blade(s: AgotState, seat: House, question: Question, do: str) -> BladeAnswer | None:
    """Use the Blade only if one more point makes the House win (9.4.1)."""
    purpose = str(question.params["purpose"]).removeprefix("blade:")
    if do == "never":
        return {"for": purpose, "use": False}
    if do != "decides" or purpose != "strength" or s.battle is None:
        return None
    return {"for": purpose, "use": blade_decides(Battle(s), seat)}


def _house_card(
    s: AgotState, seat: House, shape: AnyShape, instructions: Sequence[Instruction]
) -> Card | None:
    """Play the first card on the lists that can be played (9.3.1).

    The list for this opponent comes before the general one. The wish to win comes after all cards
    that are named for the same opponent.
    """
    rival = Battle(s).opponent(seat)
    cards = [w for w in instructions if w["on"] == kinds.HOUSE_CARD and w["rival"] in (rival, ANY)]
    cards.sort(key=lambda w: (w["rival"] == ANY, w["card"] == WINS))
    for instruction in cards:
        card = _winning(s, seat, shape) if instruction["card"] == WINS else instruction["card"]
        if card is not None and shape.check(card) is None:
            return card
    return None


def _winning(s: AgotState, seat: House, shape: AnyShape) -> Card | None:
    """Return the weakest card that wins against every card of the opponent, or else the strongest.

    Abilities and Tides of Battle are not counted, because with them nothing is certain.
    """
    b, facts = Battle(seen_by(s, seat)), s.box.house_cards
    cards = [card for card in b.s.known_hand(seat) if shape.check(card) is None]
    cards.sort(key=lambda card: (facts[card].strength, card))
    found = what_if(b, {})
    if found is not None and not found["tides"]:
        mine = found["attack"] if seat == b.attacker else found["defence"]
        rows = found["cells"] if seat == b.attacker else [*zip(*found["cells"], strict=True)]
        sure = {
            card
            for card, row in zip(mine, rows, strict=True)
            if all(cell["winner"] == seat for cell in row)
        }
        cards = [card for card in cards if card in sure][:1] or cards
    return cards[-1] if cards else None


# -- 7 Raids -------------------------------------------------------------------------------------


def _raid(s: AgotState, seat: House, shape: OneOf[RaidAnswer]) -> RaidAnswer | None:
    """Raid the order that could hurt the House most; if none could, ask the House (7.5)."""

    def harm(value: RaidAnswer) -> int:
        return sum(_harm(s, seat, target) for target in (value["target"], value.get("second")))

    worst = max(shape.answers.values(), key=harm)
    return worst if harm(worst) else None


def _harm(s: AgotState, seat: House, area: Area | None) -> int:
    """Return how much an order threatens a House: a Raid order most, then a Support order."""
    if area is None:
        return 0
    own = s.areas_of(seat)
    match s.order_type(area):
        case "raid":
            return 2 * any(a in s.orders for a in raid_targets(s, area) if a in own)
        case "support":
            return int(any(s.box.supports_into(area, a) for a in s.box.borders[area] if a in own))
        case _:
            return 0


# -- 4, 5 Westeros and wildlings -----------------------------------------------------------------


def _bid(question: Question, instructions: Sequence[Instruction]) -> int | None:
    """Bid nothing against weak wildlings (5.3)."""
    if question.params["subject"] != "wildlings:attack":
        return None
    below = next((int(w["below"]) for w in instructions if w["on"] == "wildlings"), 0)
    strength = question.params["strength"]
    assert isinstance(strength, int)
    return 0 if strength < below else None


def _ties(
    s: AgotState,
    seat: House,
    question: Question,
    shape: AnyShape,
    instructions: Sequence[Instruction],
) -> House | list[list[House]] | None:
    """Order tied Houses by the instructions, worst last (4.6.4, 5.5)."""
    order = next((list(w["order"]) for w in instructions if w["on"] == kinds.TIES), None)
    if order is None:
        return None
    counts = castle_counts(s)

    def rank(house: House) -> tuple[int, int, str]:
        named = order.index(house) if house in order else len(order)
        return named, counts[house], house

    if isinstance(shape, Arrangement):
        return [sorted(group, key=rank) for group in shape.groups]
    assert isinstance(shape, OneOf)
    tied: list[House] = sorted(shape.answers.values(), key=rank)
    return tied[0] if question.params["outcome"] == "outcome:watch-wins" else tied[-1]


# -- 4.5 Mustering -------------------------------------------------------------------------------


def _muster(
    s: AgotState, shape: Mustering, instructions: Sequence[Instruction]
) -> dict[Area, list[Recruit]] | None:
    """Muster from the standing lists; return ``None`` if any area lacks a legal one (4.5)."""
    lists = {w["area"]: list(w["list"]) for w in instructions if w["on"] == kinds.MUSTER}
    bought: dict[Area, list[Recruit]] = {}
    for area in shape.points:
        if area not in lists:
            return None
        for wanted in lists[area]:
            offers = [r for a, r in shape.offers(bought) if a == area and _is(r, wanted)]
            if not offers:
                return None
            best = min(offers, key=lambda r: _place(s, area, r["at"]))
            bought.setdefault(area, []).append(best)
    return bought


def _is(recruit: Recruit, wanted: str) -> bool:
    if recruit.get("routed"):
        return False
    upgrade = wanted.startswith(UPGRADE)
    return recruit["unit"] == wanted.removeprefix(UPGRADE) and recruit["upgrade"] is upgrade


def _place(s: AgotState, area: Area, at: Area) -> tuple[bool, bool, Area]:
    """Return a key that ranks areas for a ship: with own ships, then the port, then other seas."""
    return at not in s.units, s.box.kind[at] != "port", at
