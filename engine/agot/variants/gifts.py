"""Gifts of Power: players give available Power to others, whenever it is allowed (X4.9, V14.3)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import TypedDict

from engine.agot import kinds
from engine.agot.components import House
from engine.agot.state import AgotState
from engine.kernel.phrase import PhraseLine, Refusal, Refused, line, refusal
from engine.kernel.question_kind import QuestionKind
from engine.kernel.shapes import OneOf
from engine.kernel.shapes.base import is_count

GIFT = QuestionKind("gift")
"""The kind of an action that no question asks for (X4.9)."""
PARAGRAPHS: Mapping[str, str] = MappingProxyType(
    {
        "refused-gift-while-bidding": "15.4",
        "refused-gift-in-combat": "15.4",
        "refused-gift-without-power": "15.4",
        "refused-gift-no-room": "15.4",
        "refused-gift-to-oneself": "15.4",
        "refused-gift-to-vassal": "15.4",
        "refused-gift-above-power": "15.4",
        "refused-gift-too-much": "15.4",
        "why-preview-power-then": "15.4",
    }
)
"""The paragraphs of messages in games whose rulebook knows no gifts: the one that forbids them, in
place of which a group has agreed on them (V14.3)."""
BIDDING = frozenset({kinds.BID, kinds.TIES, kinds.WILDLING_TIE})
"""The kinds of questions that are open during a bid, until its outcome is clear."""
CALL_FOR_SUPPORT = frozenset({kinds.SUPPORT, kinds.REFUSE_SUPPORT})
"""The kinds of questions of the only step of a combat in which gifts are allowed."""


class GiftAnswer(TypedDict):
    """How much Power is given, and to which House."""

    to: House
    power: int


def gift(s: AgotState, giver: House, asked: str, bidding: Collection[str] = BIDDING) -> GiftOfPower:
    """Return what a player may give while a question of the kind ``asked`` is open (X4.9.2).

    ``bidding`` are the kinds of questions during which nobody may give Power.

    Raises Refused if the player may give none: in a combat, during a bid, or without Power.
    """
    if not s.allows_gifts:
        raise Refused(refusal("no-gifts"))
    if asked in bidding:
        raise Refused(refusal("gift-while-bidding", "X4.9.2"))
    if s.battle is not None and asked not in CALL_FOR_SUPPORT:
        raise Refused(refusal("gift-in-combat", "X4.9.2"))
    if not s.power[giver]:
        raise Refused(refusal("gift-without-power", "X4.9.1"))
    shape = GiftOfPower(s, giver)
    if not shape.answers:
        raise Refused(refusal("gift-no-room", "X4.9.3"))
    return shape


def give(s: AgotState, giver: House, answer: GiftAnswer) -> None:
    """Transfer the Power, for all to see (X4.9.1)."""
    power = s.gain_power(answer["to"], s.lose_power(giver, answer["power"]))
    s.tell("power-given", house=f"house:{giver}", to=f"house:{answer['to']}", power=power)


class GiftOfPower(OneOf[GiftAnswer]):
    """The choice of a gift: first the House, then the number (X4.9)."""

    def __init__(self, s: AgotState, giver: House) -> None:
        self._table = s
        self._giver = giver
        others = [h for h in s.with_player(s.turn_order) if h != giver]
        self._room = {house: s.room_for_power(house) for house in others}
        super().__init__(
            {
                (f"house:{house}", f"number:{power}"): {"to": house, "power": power}
                for house, room in self._room.items()
                for power in range(1, min(s.power[giver], room) + 1)
            }
        )

    def why(self, value: object) -> Refusal:
        """Return why a gift is not possible: vassals get none, and tokens are limited (X4.9.3)."""
        if not isinstance(value, dict) or set(value) != {"to", "power"}:
            return super().why(value)
        house, power = value["to"], value["power"]
        if not is_count(power) or not power or house not in self._table.houses:
            return super().why(value)
        if house not in self._room:
            own = house == self._giver
            return refusal(
                "gift-to-oneself" if own else "gift-to-vassal", "X4.9.3", house=f"house:{house}"
            )
        if power > (own := self._table.power[self._giver]):
            return refusal("gift-above-power", "X4.9.1", power=own)
        room = self._room[house]
        return refusal("gift-too-much", "X4.9.3", house=f"house:{house}", room=room)

    def preview(self, value: GiftAnswer) -> Sequence[PhraseLine]:
        """Return how much Power both have afterwards."""
        s, to, power = self._table, value["to"], value["power"]
        return [
            line("preview-power-then", "X4.9.1", house=f"house:{house}", power=left)
            for house, left in (
                (self._giver, s.power[self._giver] - power),
                (to, s.power[to] + power),
            )
        ]
