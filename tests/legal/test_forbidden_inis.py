"""Inis: what the rulebook forbids is refused with the right paragraph.

Shape by shape; the positions are written as ``docs/position.md`` says.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.phrase import Refusal

from .forbidden import Forbidden, refusals

MAP = "moor@A:0,0 G3 B2 capital | cove@A:1,1 G1 O2 | valley@A:2,-1 B4 W1 | plains@A:3,0 W3"
HANDS = (
    "hidden hands.green={action:[migration,geis],advantage:[],epic:[lugs-spear,eriu]}"
    " hands.blue={action:[new-clans],advantage:[],epic:[]}"
)
TURN = f"inis/1 players=4 phase=season brenn=green turn=green passed=white | {MAP}"
GOING_ON = f"{HANDS} agenda=[[next_round],[turn,green]]"


def turn(value: Any, why: str, rule: str, line: str = f"{TURN} | {GOING_ON}") -> Forbidden:
    """Forbid something in green's turn."""
    return Forbidden(line, "green", "turn", value, why, rule)


def played(card: str, **choices: Any) -> dict[str, Any]:
    """Play a Season card."""
    return {"do": "play", "card": card, **choices}


FIRST = f"{TURN} | {GOING_ON} opening=true"
CLAIMED = TURN.replace(" | moor", " | green pretender deeds=6 | moor")
TURNS = [
    turn({"do": "pass"}, "first-turn-needs-card", "6.1", FIRST),
    turn({"do": "pretender"}, "first-turn-needs-card", "6.1", FIRST),
    turn(played("new-clans"), "card-not-in-hand", "6.2"),
    turn(played("conquest"), "card-not-in-hand", "6.2"),
    turn(played("geis"), "no-season-card", "7.1"),
    turn({"do": "pretender"}, "no-condition-met", "6.6"),
    turn({"do": "pretender"}, "pretender-already", "6.6", f"{CLAIMED} | {GOING_ON}"),
    turn(
        played("druid"),
        "card-not-playable",
        "2.6",
        f"{TURN} | {GOING_ON}".replace("migration,geis", "druid"),
    ),
]

CLASH = (
    f"inis/1 players=4 phase=season brenn=green turn=green | {MAP}"
    " | clash at=moor instigator=green step=maneuvers maneuver=green"
)
FIGHTING = (
    f"{HANDS} agenda=[[next_round],[turn_over,green],[clashes],[clash_over],[maneuver,green,true]]"
)


def maneuver(value: Any, why: str, rule: str, line: str = f"{CLASH} | {FIGHTING}") -> Forbidden:
    """Forbid something in green's maneuver."""
    return Forbidden(line, "green", "maneuver", value, why, rule)


MANEUVERS = [
    maneuver({"do": "pass"}, "no-passing-in-a-clash", "8.9"),
    maneuver({"do": "withdraw"}, "no-refuge", "8.11"),
    maneuver({"do": "end"}, "others-are-exposed", "8.10"),
    maneuver({"do": "attack", "target": "green"}, "not-yourself", "8.11"),
    maneuver({"do": "attack", "target": "orange"}, "nobody-exposed", "8.11"),
    maneuver(
        {"do": "tale", "card": "battle-frenzy"},
        "silenced",
        "7.9",
        f"{CLASH} silenced | {FIGHTING}".replace("eriu", "battle-frenzy"),
    ),
]

RETREAT = CLASH.replace("cove@A:1,1 G1 O2", "cove@A:1,1 G3 O2")
WITHDRAWN = [
    Forbidden(
        f"{RETREAT} | {FIGHTING}",
        "green",
        "withdraw",
        {"area": "moor", "moves": moves},
        why,
        rule,
        before=[("green", {"do": "withdraw"})],
    )
    for moves, why, rule in (
        ({}, "somebody-must-go", "8.11"),
        ({"valley": {"clan": 1}}, "territory-out-of-reach", "8.11"),
        ({"plains": {"clan": 1}}, "territory-out-of-reach", "8.11"),
        ({"cove": {"clan": 4}}, "no-such-pieces", None),
    )
]

LANDLESS = Forbidden(
    "inis/1 players=2 phase=season brenn=green turn=blue | blue action=1"
    " | moor@A:0,0 G3 capital | cove@A:1,1 G1",
    "blue",
    "landless",
    {"moor": {"clan": 1}},
    "wrong-number",
    "6.3",
)
RESPONSE = Forbidden(
    f"{CLASH.replace('maneuvers maneuver=green', 'start')} | {HANDS}"
    " agenda=[[next_round],[turn_over,green],[clashes],[clash_begins]]",
    "green",
    "respond",
    {"card": "geis"},
    "no-such-response",
    "7.1",
)

ATTACKED = [
    Forbidden(
        f"{CLASH} | {FIGHTING}",
        "blue",
        "attacked",
        value,
        why,
        rule,
        before=[("green", {"do": "attack", "target": "blue"})],
    )
    for value, why, rule in (
        ({"do": "card", "lost": "geis"}, "not-a-loss", "8.11"),
        ({"do": "both", "lost": "new-clans"}, "not-a-loss", "8.11"),
        ("clan", "not-offered", None),
    )
]

DRAFT = (
    "inis/1 phase=draft brenn=green | moor@A:0,0 G1 B1 capital | cove@A:1,1"
    " | hidden agenda=[[next_round],[draft,0,0]]"
)
DRAFTED = [
    Forbidden(
        f"{DRAFT} {dealt}".replace("inis/1", f"inis/1 players={players}"),
        "green",
        "draft",
        ["geis", "bard"],
        "wrong-number",
        rule,
    )
    for players, rule, dealt in (
        (2, "5.7", "drafts.green=[geis,bard,raid] drafts.blue=[druid,citadel,conquest]"),
        (
            3,
            "5.6",
            "drafts.green=[geis,bard,raid,festival] drafts.blue=[druid,citadel,conquest,sanctuary]"
            " drafts.orange=[emissaries,exploration,new-clans,migration]",
        ),
    )
]

EVERYTHING = [*TURNS, *MANEUVERS, *WITHDRAWN, LANDLESS, RESPONSE, *ATTACKED, *DRAFTED]


@pytest.mark.parametrize("case", EVERYTHING, ids=str)
def test_what_is_forbidden_is_refused_with_its_paragraph(case: Forbidden) -> None:
    """The refusal names what is wrong and the paragraph that says so."""
    reason: Refusal | None = case.game().shape_for(case.seat).check(case.value)
    assert reason is not None
    assert (reason.phrase.id.removeprefix("refused-"), reason.rule) == (case.why, case.rule)


def test_every_paragraph_that_a_refusal_cites_is_tried() -> None:
    """Every refusal in the source of these rules has an answer here that meets it."""
    tried = {(case.why, case.rule) for case in EVERYTHING}
    assert set(refusals("inis")) - tried == set()
