"""A Feast for Crows: objectives, points, and House Arryn's cards."""

from __future__ import annotations

from tests.agot import scenario
from tests.agot.scenario import Position, ability, march
from tests.family.feast import begun, scoring

from .waypoint import Waypoint

HANDS = {
    "arryn": ["the-blade", "the-raven", "cavalry-charge"],
    "baratheon": ["arbor-gold", "the-throne", "a-firm-grip"],
    "lannister": ["hold-court", "mercantile-ventures", "ample-harvest"],
    "stark": ["land-grab", "protect-the-neck", "take-the-black"],
}
"""Three objectives in each hand."""

ARMIES = {
    "winterfell": "stark 2F 1K",
    "white-harbor": "stark 1F",
    "moat-cailin": "stark 1K",
    "castle-black": "stark 1F",
    "seagard": "stark 1F",
    "the-twins": "stark 1F",
    "flints-finger": "stark 1F",
}
"""Stark with five castles and strongholds, and in control of Castle Black."""


def new_information() -> Position:
    """Everybody has drawn a fourth objective."""
    table = scoring(card="new-information", objectives=HANDS)
    while table.kind == "deal":
        table.answer("chance", table.shape("chance").sample(scenario.Plain()))
    return table


def shifting_ambitions() -> Position:
    """Everybody gives one objective away."""
    return scoring(card="shifting-ambitions", objectives=HANDS)


def middle() -> Position:
    """Stark is the first to take one."""
    table = scoring(card="shifting-ambitions", objectives=HANDS, tracks={"iron-throne": "stark"})
    for house, cards in HANDS.items():
        table.answer(house, cards[0])
    return table


def special() -> Position:
    """Stark fulfils its special objective."""
    return scoring(units=ARMIES, objectives=HANDS, supply={"stark": 6}).until(
        "score-special", "stark"
    )


def harvest() -> Position:
    """Stark fulfils two objectives."""
    return scoring(units=ARMIES, objectives=HANDS, supply={"stark": 6}).until(
        "score-objective", "stark"
    )


def burden() -> Position:
    """The wildlings are strong, and the Iron Throne decides."""
    return scoring(
        card="the-burden-of-power",
        wildlings=8,
        units=ARMIES,
        objectives=HANDS,
        tracks={"iron-throne": "stark"},
    )


def alayne() -> Position:
    """Arryn has won with Alayne Stone, against a rich rival."""
    table = scenario.given(
        edition="agot-2e-affc",
        units={
            "the-mountains-of-the-moon": "arryn 3F",
            "crackclaw-point": "lannister 1F",
            "the-eyrie": "arryn 1F",
        },
        orders={"the-mountains-of-the-moon": "march+0"},
        supply={"arryn": 6, "lannister": 6},
        power={"arryn": 3, "lannister": 9},
        phase="marches",
    )
    table.answer("arryn", march("the-mountains-of-the-moon", crackclaw_point="3F"))
    table.cards(arryn="alayne-stone", lannister="cersei-lannister")
    assert table.until("ability", "arryn").allows("arryn", ability("alayne-stone"))
    return table


WAYPOINTS: tuple[Waypoint, ...] = (
    Waypoint(
        "objectives",
        "objectives",
        "stark",
        begun,
        (("Naval", "Protect", "Pull"),),
        "Five objectives with what they ask for and are worth to this House.",
    ),
    Waypoint(
        "return-objective",
        "return-objective",
        "stark",
        new_information,
        ("Land Grab",),
        "The same, and which are fulfilled now.",
    ),
    Waypoint(
        "give-objective",
        "give-objective",
        "stark",
        shifting_ambitions,
        ("Land Grab",),
        "The same.",
    ),
    Waypoint(
        "take-objective",
        "take-objective",
        "stark",
        middle,
        ("Hold Court",),
        "Those in the middle, and what they are worth to this House.",
    ),
    Waypoint(
        "score-special",
        "score-special",
        "stark",
        special,
        ("Score it",),
        "What the special objective is, and everybody's points.",
    ),
    Waypoint(
        "score-objective",
        "score-objective",
        "stark",
        harvest,
        ("Take the Black",),
        "Only what is fulfilled; scoring nothing is the last option.",
    ),
    Waypoint(
        "the-burden-of-power",
        "westeros-choice",
        "stark",
        burden,
        ("The threat falls",),
        "Each choice with what it does.",
    ),
    Waypoint(
        "alayne-stone",
        "ability",
        "arryn",
        alayne,
        ("Use it",),
        "What it costs, and what the rival loses.",
    ),
)
