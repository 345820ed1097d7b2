"""Files stay small, on the fullest board that can be."""

from itertools import cycle

import pytest

from bot.games.agot.drawing import board
from bot.games.pictures import draw
from bot.games.registry import plugin_of
from engine.agot.components import open_box
from engine.agot.information.view import AgotView, AreaView
from tests.render.test_scene import a_view
from tests.render.views import SUPPLY_LIMITS
from tests.running.marks import daily

BOARDS = ("agot-2e", "agot-1e")
ARMY = {
    "agot-2e": {"footman": 2, "knight": 1, "siege-engine": 1},
    "agot-1e": {"footman": 2, "knight": 2},
}
FLEET = {"sea": {"ship": 3, "routed-ship": 1}, "port": {"ship": 3}}


def hands(ruleset: str) -> dict[str, list[str]]:
    """All House cards of an edition, by House."""
    held: dict[str, list[str]] = {}
    for card, facts in open_box(ruleset).house_cards.items():
        held.setdefault(facts.house, []).append(card)
    return dict(sorted(held.items()))


def the_fullest(ruleset: str = "agot-2e") -> AgotView:
    """A board on which every area holds the largest army, an order, a token and its garrison."""
    held, box = hands(ruleset), open_box(ruleset)
    houses, orders = cycle(held), cycle(box.figures.orders)
    areas: dict[str, AreaView] = {}
    for name, area in board.load(ruleset).areas.items():
        house = next(houses)
        units = ARMY[ruleset] if area.kind == "land" else FLEET[area.kind]
        areas[name] = {"house": house, "units": units, "order": next(orders)}
        if area.kind == "land":
            areas[name]["token"] = house
        if area.home and box.figures.garrison:
            areas[name]["garrison"] = box.figures.garrison
    return a_view(
        ruleset=ruleset,
        players=len(held),
        areas=areas,
        controllers={a: s["token"] for a, s in areas.items() if "token" in s},
        tracks={track: list(held) for track in a_view()["tracks"]},
        forbidden=["raid", "support"],
        westeros=["supply", "last-days-of-summer", "wildlings-attack"],
        houses={
            house: {"power": 20, "supply": 6, "castles": 6, "hand": cards, "discard": []}
            for house, cards in held.items()
        },
        supply_limits=SUPPLY_LIMITS,
    )


@pytest.mark.parametrize(
    ("ruleset", "palette"),
    daily(
        ("agot-2e", "default"),
        ("agot-1e", "high-contrast"),
        of=[(name, palette) for name in BOARDS for palette in plugin_of(name).palettes],
    ),
)
def test_the_fullest_board_fits_into_400_kb(ruleset: str, palette: str) -> None:
    """At most 400,000 bytes, and 2,000 pixels on the long side."""
    picture = draw(the_fullest(ruleset), palette=palette)
    assert len(picture.png) <= 400_000
    assert max(picture.width, picture.height) <= 2000


@pytest.mark.parametrize(
    ("ruleset", "zoom"),
    daily(
        ("agot-2e", "north"),
        of=[(name, zoom) for name in BOARDS for zoom in plugin_of(name).regions],
    ),
)
def test_the_fullest_zooms_are_smaller_still(ruleset: str, zoom: str) -> None:
    """At most 250,000 bytes, 2,000 pixels on the long side and 800 on the short one at least."""
    picture = draw(the_fullest(ruleset), zoom=zoom)
    assert len(picture.png) <= 250_000
    assert max(picture.width, picture.height) <= 2000
    assert min(picture.width, picture.height) >= 800
