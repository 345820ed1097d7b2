"""Positions of Mother of Dragons to draw: two openings, and a late one with vassals."""

from __future__ import annotations

from functools import cache

from engine.kernel.ruleset import View
from tests.family.mother import begun, given
from tests.render.views import told

GAME = "agot-2e-mod"
EIGHT = ["arryn", "baratheon", "greyjoy", "lannister", "martell", "stark", "targaryen", "tyrell"]
SEVEN = [house for house in EIGHT if house != "targaryen"]


@cache
def opening() -> View:
    """The first planning phase of eight houses."""
    return begun(GAME, {}, EIGHT).game.view(None)


@cache
def without_essos() -> View:
    """The first planning phase of a game without House Targaryen."""
    return begun(GAME, {}, SEVEN).game.view(None)


def late(seat: str | None = None) -> View:
    """Round 7 of six players and two vassals, with everything that the game adds."""
    table = given(
        "arryn baratheon lannister martell targaryen tyrell",
        commander={"greyjoy": "tyrell", "stark": "targaryen"},
        units={
            "pentos": "targaryen 1K 1F",
            "harrenhal": "targaryen 1D 1K",
            "braavos": "targaryen 2D",
            "bay-of-pentos": "targaryen 3S",
            "port-of-pentos": "targaryen 1S",
            "the-eyrie": "arryn 2K 1E",
            "the-vale-of-arryn": "arryn 1K 1F",
            "port-of-the-eyrie": "arryn 2S",
            "the-bite": "arryn 2S",
            "winterfell": "stark 1K 2F",
            "pyke": "greyjoy 1K 1F",
            "ironmans-bay": "greyjoy 2S",
            "dragonstone": "baratheon 2K",
            "shipbreaker-bay": "baratheon 3S",
            "lannisport": "lannister 1K 1E",
            "sunspear": "martell 1K",
            "volantis": "martell 2F",
            "highgarden": "tyrell 1K 2F",
            "the-arbor": "tyrell 1F",
        },
        orders={
            "harrenhal": "march+1*",
            "bay-of-pentos": "iron-bank",
            "port-of-pentos": "sea-march-1",
            "the-bite": "sea-support",
            "winterfell": "raid-support+1",
            "pyke": "defend-muster+1",
            "ironmans-bay": "march+0",
            "dragonstone": "consolidate*",
        },
        tokens={"myr": "targaryen", "norvos": "targaryen", "the-fingers": "arryn"},
        round=7,
        phase="raids",
        stage=("raids",),
        loyalty={"kings-landing": 2, "storms-end": 1, "the-eyrie": 1, "riverrun": 1, "oldtown": 1},
        gained=3,
        dragon_strength=3,
        dragon_tokens=[8, 10],
        slots=["pyromancer", None, "spymaster"],
        loans={"targaryen": ["sea-raiders"], "tyrell": ["loyal-maester", "customs-officer"]},
        improvements={
            "crackclaw-point": {"castle": 1},
            "the-vale-of-arryn": {"castle": -1, "power": 1},
            "the-reach": {"supply": 1},
            "highgarden": {"supply": 1},
        },
        removed=["khal-drogo"],
        westeros=["supply", "clash-of-kings", "web-of-lies", "the-long-plan"],
    )
    return table.game.view(seat)


NEWS = [
    told(
        "marched",
        house="house:targaryen",
        units={"dragon": 1, "knight": 1},
        origin="area:pentos",
        area="area:harrenhal",
    ),
    told("destroyed", house="house:stark", units={"footman": 2}, area="area:harrenhal"),
]

COMBAT = {
    "area": "winterfell",
    "from": "harrenhal",
    "attacker": "targaryen",
    "defender": "stark",
    "attackers": {"dragon": 1, "knight": 1},
    "reaching": [],
}
"""A battle with a Dragon in the late position, before cards are chosen."""
