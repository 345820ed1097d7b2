"""What a position of Mother of Dragons has on its line beside vassals. It only computes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine.agot.coherence import require_hands
from engine.agot.components import Box
from engine.agot.expansions.vassals import notation as vassals
from engine.agot.view import View
from engine.kernel.compact import plain
from engine.kernel.notation import BadPosition, Record, Words, known, word

from .components import TARGARYEN, printed
from .state import LEVELS, MotherTable
from .view import MotherArea, MotherHouse, MotherView

PHASES = (*vassals.PHASES, "debts")
HEAD = ("bank", "removed", "dragons", "grow")
HOUSE = ("loans", "gained")
AREA = ("l", "i")


def notes(box: Box, view: View) -> list[Record]:
    """Write a spectator's view: also the bank, Dragons, loyalty and improved areas."""
    seen = cast(MotherView, view)
    head, *others = vassals.notes(box, view)
    slots = ",".join(card or "" for card in seen["bank"]["slots"])
    grow = seen.get("dragon_tokens", [])
    head = [
        *head,
        *([f"bank={slots}"] if slots.strip(",") else []),
        *word("removed", seen.get("removed_cards")),
        *word("dragons", seen.get("dragon_strength")),
        *word("grow", ",".join(map(str, grow))),
    ]
    return [head, *(_more(seen, record) for record in others)]


def _more(view: MotherView, record: Record) -> Record:
    name, _, _ = record[0].partition(":")
    if name in view["houses"]:
        loans = view["bank"].get("loans", {}).get(name)
        house = cast(MotherHouse, view["houses"][name])
        return [*record, *word("loans", loans), *word("gained", house.get("tokens"))]
    area = cast(MotherArea, view["areas"].get(name, {}))
    return [*record, *word("l", area.get("loyalty")), *word("i", area.get("improvements"))]


def lay(s: MotherTable, records: Sequence[Record]) -> MotherTable:
    """Change a table on which a game begins to what the records say."""
    facts = printed()
    plain = [[w for w in record if not _is_ours(s, record[0], w)] for record in records]
    vassals.lay(s, plain, PHASES)
    head = Words([records[0][0], *(w for w in records[0] if _is_ours(s, records[0][0], w))])
    slots = (head.take("bank") or ",,").split(",")
    if len(slots) != len(s.slots):
        raise BadPosition("the bank has three places, as bank=,full-host,spymaster")
    s.slots = [known(card, facts.loans, "bank") if card else None for card in slots]
    s.removed = sorted(head.several("removed", s.box.house_cards))
    for house in s.houses:
        s.hand[house] = [card for card in s.hand[house] if card not in s.removed]
    require_hands(s)
    _lay_dragons(s, head)
    s.loyalty, s.gained = {}, 0
    for record in records[1:]:
        _lay_more(s, record)
    gone = [*filter(None, s.slots), *(card for cards in s.loans.values() for card in cards)]
    if len(set(gone)) < len(gone):
        raise BadPosition("there is one loan of each kind")
    s.decks["loans"] = [card for card in s.box.decks["loans"] if card not in gone]
    return s


def _lay_dragons(s: MotherTable, head: Words) -> None:
    """X4.5.1 Dragons are as strong as rounds are gone in which they were to grow."""
    most = len(s.dragon_tokens)
    growing = [n for n in s.dragon_tokens if n > s.round]
    grow = head.take("grow")
    if grow is not None:
        growing = [int(known(n, map(str, s.dragon_tokens), "grow")) for n in grow.split(",")]
    strength = head.number("dragons", 0, most, most - len(growing))
    if grow is None:
        # Fire Made Flesh may have used some up before their round, maybe all of them.
        growing = growing[max(0, len(growing) - (most - strength)) :]
    if strength + len(growing) > most:
        raise head.bad(f"has dragons={strength}, but {len(growing)} times are left to grow")
    s.dragon_tokens, s.dragon_strength = growing, strength


def _lay_more(s: MotherTable, record: Record) -> None:
    name, _, _ = record[0].partition(":")
    words = Words([name, *(w for w in record[1:] if _is_ours(s, record[0], w))])
    if loans := words.several("loans", printed().loans):
        s.loans[name] = loans
    if name == TARGARYEN:
        s.gained = words.number("gained", 0, printed().loyalty_tokens, 0)
    if number := words.number("l", 1, printed().loyalty_tokens, 0):
        s.loyalty[name] = number
    changes: object = words.data("i")
    if changes is not None:
        if not isinstance(changes, dict) or not changes.keys() <= {"castle", "power", "supply"}:
            raise BadPosition(f"{name} has improvements that are not written as i={{castle:1}}")
        s.improvements[name] = {what: int(n) for what, n in changes.items()}
        if not 0 <= s.castle_level(name) <= max(LEVELS.values()):
            raise BadPosition(f"{name} cannot be improved so: i={plain(changes)}")
    words.over()


def _is_ours(s: MotherTable, head: str, text: str) -> bool:
    """Tell whether a word of a record is one of those that only this game knows."""
    name = text.partition("=")[0]
    place = head.partition(":")[0]
    if place in s.houses:
        return name in HOUSE
    return name in AREA if place in s.box.areas else name in HEAD
