"""What a position with vassals has on its line beside that of the 2nd edition. It only computes."""

from __future__ import annotations

from collections.abc import Sequence

from engine.agot import notation as second
from engine.agot.components import Box, Card, House
from engine.agot.view import View
from engine.kernel.notation import BadPosition, Record, Words, known, word

from .state import DECK, VassalTable
from .view import as_vassals

PHASES = (*second.PHASES, "vassals", "vassal-orders")


def notes(box: Box, view: View) -> list[Record]:
    """Write a spectator's view: also who commands whom, and which tokens stay to support."""
    head, *others = second.notes(box, view)
    seen = as_vassals(view)
    commands = [f"{vassal}:{by or ''}" for vassal, by in seen["vassals"].items()]
    return [
        [*head, *word("vassals", ",".join(commands)), *word("staying", seen["staying"])],
        *others,
    ]


def lay(s: VassalTable, records: Sequence[Record], phases: Sequence[str] = PHASES) -> VassalTable:
    """Change a table on which a game begins to what the records say."""
    words = Words(records[0])
    commands, kept = words.take("vassals"), words.several("staying", s.box.areas)
    head = [w for w in records[0] if w.partition("=")[0] not in ("vassals", "staying")]
    discarded: dict[House, list[Card]] = {}
    others: list[Record] = []
    for record in records[1:]:
        plain = record
        if record[0] in s.vassals:
            # X2.7.1 Until a combat is over the card that was played lies beside the other six.
            own = Words(record)
            discarded[record[0]] = own.several("discard", s.box.cards_of[DECK])
            plain = [w for w in record if not w.startswith("discard=")]
        others.append(plain)
    second.lay(s, [head, *others], phases)
    s.done = kept
    for vassal in s.vassals:
        s.hand[vassal], s.discard[vassal] = [], discarded.get(vassal, [])
    players = s.with_player(s.houses)
    for entry in (commands or "").split(","):
        vassal, colon, by = entry.partition(":")
        if not entry:
            continue
        if not colon:
            raise BadPosition("vassals are written as vassals=greyjoy:stark,tyrell:")
        known(vassal, s.vassals, "vassals")
        if by:
            s.commander[vassal] = known(by, players, "vassals")
    acting = s.phase in ("raven", "raids", "marches", "power")
    if acting and len(s.commander) < len(s.vassals):
        free = ", ".join(v for v in s.vassals if v not in s.commander)
        raise BadPosition(f"from the reveal on every vassal has a commander: {free}")
    return s
