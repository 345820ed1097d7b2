"""Files stay small, on the fullest board that can be."""

from itertools import cycle
from typing import Any

import pytest

from bot.render import draw, palettes, zooms
from bot.render.agot import board
from bot.render.agot.tokens import ORDERS
from tests.render.test_scene import a_view
from tests.render.views import SUPPLY_LIMITS

HANDS = {
    "baratheon": "stannis-baratheon renly-baratheon ser-davos-seaworth brienne-of-tarth "
    "salladhor-saan melisandre patchface",
    "greyjoy": "euron-crows-eye victarion-greyjoy balon-greyjoy theon-greyjoy "
    "dagmar-cleftjaw asha-greyjoy aeron-damphair",
    "lannister": "tywin-lannister ser-gregor-clegane ser-jaime-lannister the-hound "
    "ser-kevan-lannister tyrion-lannister cersei-lannister",
    "martell": "the-red-viper areo-hotah darkstar obara-sand arianne-martell nymeria-sand "
    "doran-martell",
    "stark": "eddard-stark robb-stark roose-bolton greatjon-umber ser-rodrick-cassel "
    "the-blackfish catelyn-stark",
    "tyrell": "mace-tyrell ser-loras-tyrell randyll-tarly ser-garlan-tyrell margaery-tyrell "
    "alester-florent queen-of-thorns",
}

FULLEST = {
    "land": {"footman": 2, "knight": 1, "siege-engine": 1},
    "sea": {"ship": 3, "routed-ship": 1},
    "port": {"ship": 3},
}


def the_fullest() -> dict[str, Any]:
    """A board on which every area holds the largest army, an order, a token and its garrison."""
    houses, orders = cycle(HANDS), cycle(ORDERS)
    areas: dict[str, Any] = {}
    for name, area in board.load("agot-2e").areas.items():
        house = next(houses)
        areas[name] = {"house": house, "units": FULLEST[area.kind], "order": next(orders)}
        if area.kind == "land":
            areas[name]["token"] = house
        if area.home:
            areas[name]["garrison"] = 2
    return a_view(
        areas=areas,
        controllers={a: s["token"] for a, s in areas.items() if "token" in s},
        tracks={track: list(HANDS) for track in a_view()["tracks"]},
        forbidden=["raid", "support"],
        westeros=["supply", "dark-wings-dark-words", "wildlings-attack"],
        houses={
            house: {
                "power": 20,
                "supply": 6,
                "castles": 6,
                "hand": cards.split(),
                "discard": [],
            }
            for house, cards in HANDS.items()
        },
        supply_limits=SUPPLY_LIMITS,
    )


@pytest.mark.parametrize("palette", palettes("agot-2e"))
def test_the_fullest_board_fits_into_400_kb(palette: str) -> None:
    """At most 400,000 bytes, and 2,000 pixels on the long side."""
    picture = draw(the_fullest(), palette=palette)
    assert len(picture.png) <= 400_000
    assert max(picture.width, picture.height) <= 2000


@pytest.mark.parametrize("zoom", zooms("agot-2e"))
def test_the_fullest_zooms_are_smaller_still(zoom: str) -> None:
    """At most 250,000 bytes, 2,000 pixels on the long side and 800 on the short one at least."""
    picture = draw(the_fullest(), zoom=zoom)
    assert len(picture.png) <= 250_000
    assert max(picture.width, picture.height) <= 2000
    assert min(picture.width, picture.height) >= 800
