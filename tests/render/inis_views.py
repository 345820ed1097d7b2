"""Views of Inis to draw, made by hand or by playing."""

from __future__ import annotations

import random
from functools import cache
from typing import Any, cast

from bot.games.inis.views import view_of
from engine.inis.board.grid import neighbours, open_locations
from engine.inis.components import open_box
from engine.inis.information.view import (
    ClashView,
    HandView,
    InisPlayerView,
    InisView,
    TerritoryView,
)
from engine.inis.ruleset import Inis
from engine.kernel.game import Game
from tests.render.views import told

BOX = open_box()
SEATS = ("green", "blue", "orange", "white")
START = {"hills": "A:0,0", "moor": "A:1,1", "cove": "A:2,-1", "gates-of-tir-na-nog": "A:3,0"}


def grown(tiles: int, seed: int = 1) -> dict[str, str]:
    """Where some tiles lie on an island that has grown at random from the start of four players."""
    rng = random.Random(seed)
    places = dict(list(START.items())[:tiles])
    for territory in [t for t in BOX.territories if t not in START][: tiles - len(places)]:
        places[territory] = rng.choice(sorted(open_locations(places)))
    return places


def a_house(**changes: Any) -> InisPlayerView:
    """What everybody knows of a player in the middle of a game."""
    house: InisPlayerView = {
        "reserve": 6,
        "on_map": 6,
        "deeds": 1,
        "pretender": False,
        "cards": {"action": 3, "advantage": 2, "epic": 1},
        "advantages": [],
        "sure": True,
        "tales": [],
        "conditions": {"clans": 2, "sanctuaries": 3, "territories": 4, "met": 0},
    }
    return cast("InisPlayerView", {**house, **changes})


def a_territory(location: str, **changes: Any) -> TerritoryView:
    """An empty territory."""
    territory: TerritoryView = {
        "location": location,
        "next_to": [],
        "clans": {},
        "citadels": 0,
        "capital": False,
        "sanctuaries": 0,
        "festival": False,
        "chieftain": None,
        "advantage": "display",
    }
    return cast("TerritoryView", {**territory, **changes})


def an_island(
    places: dict[str, str] | None = None, seats: tuple[str, ...] = SEATS, **changes: Any
) -> InisView:
    """A spectator's view of a season: every sort of thing is on the map."""
    places = places or grown(7)
    lying = {t: a_territory(at, next_to=near) for (t, at), near in zip(
        places.items(), neighbours(places).values(), strict=True)}  # fmt: skip
    first, second, *_ = lying
    lying[first] |= {
        "clans": dict(zip(seats, (4, 2, 1, 1), strict=False)),
        "capital": True,
        "citadels": 2,
        "sanctuaries": 1,
        "chieftain": seats[0],
        "advantage": seats[0],
    }
    lying[second] |= {
        "clans": {seats[1]: 3},
        "sanctuaries": 3,
        "festival": True,
        "chieftain": seats[1],
        "advantage": "spent",
    }
    view: InisView = {
        "ruleset": "inis",
        "seat": None,
        "round": 4,
        "phase": "season",
        "players": len(seats),
        "seats": list(seats),
        "order": list(seats),
        "brenn": seats[0],
        "direction": "clockwise",
        "capital": first,
        "festival": second,
        "turn": seats[1],
        "passed": [],
        "territories": lying,
        "pile": 16 - len(lying),
        "houses": {seat: a_house() for seat in seats}
        | {seats[0]: a_house(pretender=True, advantages=["advantage-hills"])},
        "supply": {"citadels": 6, "sanctuaries": 5},
        "display": ["advantage-moor", "advantage-cove"],
        "tales": {"deck": 22, "pile": ["eriu", "the-dagda"]},
        "action_cards": {"discarded": 5, "aside": True, "gone": ["bard"]},
        "playing": [],
        "clash": None,
        "waiting": [],
    }
    return cast("InisView", {**view, **changes})


def a_clash(**changes: Any) -> ClashView:
    """The clash of three in the first territory of an island; one clan of blue is sheltered."""
    clash: ClashView = {
        "territory": "hills",
        "instigator": "green",
        "initiator": "green",
        "step": "maneuvers",
        "exposed": {"green": 4, "blue": 1, "orange": 1, "white": 1},
        "protected": {"blue": 1},
        "shelter": 3,
        "maneuver": "green",
        "silenced": False,
        "attack": {"attacker": "green", "target": "orange", "must": "choose"},
        "cauldrons": {},
    }
    return cast("ClashView", {**clash, **changes})


def a_hand(**changes: list[str]) -> HandView:
    """Some cards of every kind."""
    hand: HandView = {
        "action": ["bard", "geis", "craftsmen-and-peasants"],
        "advantage": ["advantage-hills", "advantage-gates-of-tir-na-nog"],
        "epic": ["the-morrigan"],
        "laid": [],
        "draft": [],
        "drawn": [],
    }
    return cast("HandView", {**hand, **changes})


def the_fullest(seed: int = 1) -> InisView:
    """All tiles, everybody everywhere with as many clans as there may be, all cards open."""
    lying = {
        territory: a_territory(
            at,
            clans=dict.fromkeys(SEATS, 12),
            citadels=8,
            sanctuaries=9,
            festival=True,
            capital=True,
            chieftain=SEATS[number % 4],
            advantage=("display", "spent", *SEATS)[number % 6],
        )
        for number, (territory, at) in enumerate(grown(16, seed).items())
    }
    house = a_house(
        reserve=12,
        deeds=12,
        pretender=True,
        cards={"action": 12, "advantage": 16, "epic": 30},
        conditions={"clans": 36, "sanctuaries": 9, "territories": 16, "met": 3},
    )
    return an_island(
        territories=lying,
        houses=dict.fromkeys(SEATS, house),
        display=list(BOX.advantage),
        tales={"deck": 0, "pile": list(BOX.epic)},
        pile=0,
        direction="counter-clockwise",
    )


@cache
def moments(players: int, seed: int = 2) -> tuple[InisView, ...]:
    """What everybody sees at every fifth question of a game played at random."""
    rng = random.Random(seed)
    game = Game.new(Inis(), {"players": players})
    seen: list[InisView] = []
    for step in range(400):
        if game.question is None:
            break
        if step % 5 == 0:
            seen.append(view_of(game.view(None)))
        for seat, shape in game.question.shapes.items():
            game.answer(seat, shape.sample(rng))
    return tuple(seen)


NEWS = [
    told("tile-laid", area="area:moor", touches=["area:hills"]),
    told("clans-placed", seat="seat:blue", clans={"clan": 2}, area="area:moor"),
    told(
        "clans-moved",
        seat="seat:green",
        clans={"clan": 2},
        origins=["area:cove", "area:moor"],
        area="area:hills",
    ),
    told("clash", seat="seat:green", area="area:cove", seats=["seat:green", "seat:blue"]),
    told("clan-removed", seat="seat:orange", area="area:hills"),
    told("withdraws", seat="seat:white", area="area:cove"),
    told(
        "clans-moved",
        seat="seat:white",
        clans={"clan": 1},
        origins=["area:cove"],
        area="area:gates-of-tir-na-nog",
    ),
    told("sanctuary-built", seat="seat:green", area="area:hills"),
]
"""A chapter with every sort of thing that a map can show."""
