"""Explanations: victory conditions and a clash, line by line, and the context of a decision.

All of it is public. Pure functions.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.inis import kinds
from engine.inis.board.clans import exposed
from engine.inis.components import Seat
from engine.inis.state import InisState
from engine.inis.victory import conditions, conditions_met
from engine.kernel.phrase import Param, PhraseLine, line, phrase
from engine.kernel.question_kind import QuestionKind


def condition_lines(s: InisState, seat: Seat) -> list[PhraseLine]:
    """Explain what counts for a player's conditions, where, and what Deeds add (9.1, 9.2)."""
    values = conditions(s, seat)
    needed = s.box.figures.needed
    homes = s.homes(seat)
    whose = f"seat:{seat}"
    lines = [line("chieftain-over", "9.1", seat=whose, value=values["clans"], needed=needed)]
    for territory in homes:
        if s.chieftain(territory) == seat:
            others = sum(n for x, n in s.clans[territory].items() if x != seat)
            if others:
                lines.append(line("clans-there", "9.1", area=f"area:{territory}", value=others))
    lines.append(
        line("beside-sanctuaries", "9.1", seat=whose, value=values["sanctuaries"], needed=needed)
    )
    for territory in homes:
        if number := s.sanctuaries.get(territory, 0):
            lines.append(line("sanctuaries-there", "9.1", area=f"area:{territory}", value=number))
    lines.append(
        line(
            "in-territories",
            "9.1",
            seat=whose,
            value=values["territories"],
            needed=needed,
            areas=[f"area:{t}" for t in homes],
        )
    )
    if s.deeds[seat]:
        lines.append(line("deeds", "9.2", seat=whose, value=s.deeds[seat]))
    lines.append(line("conditions-met", "9.3", seat=whose, value=conditions_met(s, seat)))
    return lines


def clash_lines(s: InisState) -> list[PhraseLine]:
    """Explain a clash: each player's exposed and sheltered clans, and who is next (8)."""
    clash = s.clash
    if clash is None:
        return []
    area = f"area:{clash['territory']}"
    lines = [
        line("clash", "8.2", area=area, seat=f"seat:{clash['instigator']}"),
        line("shelter", "8.6", area=area, value=s.shelter(clash["territory"])),
    ]
    for seat in s.order_from(clash["instigator"]):
        if there := s.there(seat, clash["territory"]):
            out = exposed(s, seat)
            lines.append(
                line("clash-clans", "8.7", seat=f"seat:{seat}", exposed=out, protected=there - out)
            )
    if clash["silenced"]:
        lines.append(line("silenced", "7.9"))
    if clash["maneuver"]:
        lines.append(line("maneuver", "8.9", seat=f"seat:{clash['maneuver']}"))
    return lines


RACE = frozenset({kinds.ATTACKED, kinds.MANEUVER, kinds.RESPOND, kinds.TURN})
"""The kinds of decisions that may stop someone from winning."""


def circumstances(
    s: InisState, kind: QuestionKind, params: Mapping[str, Param]
) -> list[PhraseLine]:
    """Return the context that a question of a kind needs, beyond its shape."""
    lines: list[PhraseLine] = []
    card = params.get("card")
    if kind == kinds.RESPOND and isinstance(card, str):
        text = phrase(f"card-{card.partition(':')[2]}.note")
        lines.append(line("preview-announced", "7.1", card=card, text=text))
    if kind in RACE:
        met = [
            phrase("met-by", seat=f"seat:{seat}", met=conditions_met(s, seat)) for seat in s.seats
        ]
        lines.append(line("preview-conditions", "9.1", met=met))
        if s.pretenders:
            seats = [f"seat:{seat}" for seat in s.pretenders]
            lines.append(line("preview-pretenders", "9.3", seats=seats))
    if kind == kinds.TURN and s.passed:
        seats = [f"seat:{seat}" for seat in s.passed]
        lines.append(line("preview-passed", "6.7", seats=seats))
    return lines
