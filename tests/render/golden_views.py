"""The moments with golden pictures; run this module to draw them anew.

``python -m tests.render.golden_views`` writes `tests/render/golden/*.png`; look at them before you
commit them.
"""

from __future__ import annotations

import io
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

from PIL import Image, ImageChops

from bot.games.pictures import Picture, draw, draw_battle, draw_hand, draw_what_if
from bot.text.catalog import FALLBACK, languages
from engine.agot.components import open_box
from engine.agot.expansions.dance_with_dragons.ruleset import DanceWithDragons
from engine.agot.information.view import AgotHouseView, AgotView
from engine.kernel.game import Game
from engine.records.position import read_position
from tests.render import dragon_views as mother
from tests.render import feast_views as feast
from tests.render import inis_views as inis
from tests.render.test_battle import LINES, a_battle, seagard
from tests.render.test_scene import a_view
from tests.render.views import an_attack, told

GOLDEN = Path(__file__).parent / "golden"

PHONE = 338
"""Golden pictures are as wide as Discord shows pictures on a phone."""
TILE = 12
"""Pictures are compared in tiles of this many pixels, so that something small counts."""


def crowded() -> AgotView:
    """A view with every kind of thing on the map."""
    view = a_view(
        wildlings=8,
        westeros=["supply", "clash-of-kings", "storm-of-swords"],
        forbidden=["defend"],
        closed=["dornish-marches", "oldtown"],
    )
    view["areas"] |= {
        "highgarden": {
            "house": "tyrell",
            "units": {"knight": 2, "siege-engine": 1},
            "garrison": 2,
            "order": "consolidate*",
        },
        "redwyne-straights": {"house": "tyrell", "units": {"ship": 3}, "order": "raid"},
        "port-of-winterfell": {"house": "stark", "units": {"ship": 2}, "order": "support"},
        "moat-cailin": {"house": "stark", "units": {"footman": 1}, "order": "defend+2*"},
        "kings-landing": {"neutral": 5},
        "the-twins": {"token": "stark"},
    }
    view["controllers"] |= {"highgarden": "tyrell", "moat-cailin": "stark", "the-twins": "stark"}
    return view


def first_edition() -> AgotView:
    """A view of the 1st edition with three players, and with what only that has."""
    return a_view(
        ruleset="agot-1e",
        players=3,
        castles_to_win=8,
        houses={
            "stark": a_house(hand=["house-mormont-lord", "maester-luwin", "ser-rodrik-cassel"]),
            "lannister": a_house(hand=["vargo-hoat", "house-lannister-captain"], castles=7),
        },
        tracks={track: ["stark", "lannister"] for track in a_view()["tracks"]},
        areas={
            "winterfell": {
                "house": "stark",
                "units": {"knight": 2, "footman": 2},
                "order": "raid*",
            },
            "bay-of-ice": {"house": "stark", "units": {"ship": 2}, "order": "consolidate*"},
            "lannisport": {"house": "lannister", "units": {"knight": 1}, "order": "support+1*"},
            "summer-sea": {"house": "lannister", "units": {"ship": 4}, "order": "face-down"},
            "stoney-sept": {"token": "lannister"},
            **{
                area: {"neutral": strength}
                for area, strength in open_box("agot-1e").figures.players[3].neutral.items()
            },
        },
        controllers={"winterfell": "stark", "lannisport": "lannister", "stoney-sept": "lannister"},
    )


def dance_with_dragons() -> AgotView:
    """The opening of A Dance with Dragons: House Bolton, and garrisons away from home."""
    game = Game.new(DanceWithDragons(), {}, keep_rests=False)
    return cast("AgotView", game.view(None))


def a_draft(**changes: Any) -> AgotView:
    """A draft of cards and places in which one hand is full, and another empty."""
    drafted = {
        "stark": ["eddard-stark", "asha-greyjoy-asos", "robb-stark", "queen-of-thorns-adwd"],
        "tyrell": [
            *("euron-crows-eye", "victarion-greyjoy", "the-hound", "tywin-lannister-asos"),
            *("paxter-redwyne", "ser-kevan-lannister", "patchface"),
        ],
        "martell": [],
    }
    houses = {house: a_house(hand=hand) for house, hand in drafted.items()}
    return a_view(
        players=3,
        round=1,
        phase="planning",
        other_hands=True,
        houses=houses,
        drafters=["tyrell", "stark", "martell"],
        turns=["stark", "martell", "martell", "stark", "martell", "stark", "martell"],
        pool={"4": 10, "3": 9, "2": 21, "1": 22, "0": 11},
        places={"iron-throne": ["tyrell", "stark"], "fiefdoms": ["tyrell"], "kings-court": []},
        **changes,
    )


def vassals() -> AgotView:
    """A view with a vassal of each of two players, both with orders, and a free one."""
    line = (
        "agot-2e-vassals/1 players=3 round=4 phase=marches wildlings=6 iron-throne=BLSGMT"
        " fiefdoms=TSBLGM kings-court=LSBGMT vassals=greyjoy:lannister,martell:stark,tyrell:stark"
        " staying=pyke | winterfell:S f2k1 o=march+1* g=2 | the-narrow-sea:S s2 o=support"
        " | dragonstone:B k1 g=2 | kingswood:B f1 o=march-1 | lannisport:L f2 o=defend+2* g=2"
        " | pyke:G k1f1 o=raid-support+1 g=2 | ironmans-bay:G s3 o=defend-muster+1"
        " | highgarden:T f1e1k1 o=defend+3 g=2 | redwyne-straights:T s2 o=march+0"
        " | sunspear:M f1~k1 g=2 | yronwood:M k1 | starfall t=M | kings-landing n=5 | the-eyrie n=6"
    )
    return cast("AgotView", read_position(line).view())


def vassals_battle() -> AgotView:
    """A battle of a vassal, as everybody sees it before cards are chosen."""
    view = vassals()
    view["combat"] = {
        "area": "the-boneway",
        "from": "yronwood",
        "attacker": "martell",
        "defender": "baratheon",
        "attackers": {"knight": 1},
        "reaching": [],
    }
    view["areas"]["the-boneway"] = {"house": "baratheon", "units": {"footman": 1}}
    view["areas"]["yronwood"]["order"] = "march+0"
    return view


def a_house(**changes: Any) -> AgotHouseView:
    """What a view tells of one House."""
    house: AgotHouseView = {"power": 4, "supply": 3, "castles": 2, "hand": [], "discard": []}
    return cast("AgotHouseView", {**house, **changes})


def first_edition_battle() -> AgotView:
    """A battle of the 1st edition, before cards are chosen."""
    view = first_edition()
    view["areas"]["riverrun"] = {
        "house": "lannister",
        "units": {"footman": 1},
        "order": "defend+2*",
    }
    view["areas"]["seagard"] = {"house": "stark", "order": "march+1*"}
    view["combat"] = {
        "area": "riverrun",
        "from": "seagard",
        "attacker": "stark",
        "defender": "lannister",
        "attackers": {"knight": 2},
        "reaching": [],
    }
    return view


NEWS = [
    *an_attack("stark", "moat-cailin", "seagard", "tyrell", winner="stark"),
    told(
        "marched",
        house="house:tyrell",
        units={"ship": 3},
        origin="area:sunset-sea",
        area="area:redwyne-straights",
    ),
    told("destroyed", house="house:tyrell", units={"footman": 2}, area="area:seagard"),
    told(
        "raid",
        house="house:tyrell",
        area="area:redwyne-straights",
        victim="house:stark",
        target="area:the-arbor",
        order="order:support",
    ),
]

PERSONAL = {
    "tokens": {"the-shivering-sea": "march-1"},
    "targets": ["karhold", "castle-black"],
    "known": {"wildlings": {"card": "mammoth-riders", "place": "top", "round": 2}},
}

PLANNED = {
    "plans": [
        {"kind": "march", "origin": "winterfell", "area": "karhold"},
        {"kind": "march", "origin": "winterfell", "area": "the-stony-shore"},
        {"kind": "march", "origin": "the-shivering-sea", "area": "the-narrow-sea"},
        {"kind": "raid", "origin": "moat-cailin", "area": "greywater-watch"},
    ],
}


def battle_before(language: str) -> Picture:
    """A battle before cards are chosen: a supporter of one side, and two of neither so far."""
    game = seagard({"ironmans-bay": "greyjoy 2S"}, {"ironmans-bay": "support"}).game
    lines = game.ruleset.explain(game.state, "combat", None)
    return draw_battle(game.view(None), lines=lines, language=language)


WHAT_IF = {
    "area": "the-reach",
    "attacker": "stark",
    "defender": "tyrell",
    "attack": ["eddard-stark", "robb-stark", "catelyn-stark"],
    "defence": ["mace-tyrell", "queen-of-thorns"],
    "strengths": {
        "eddard-stark": 4,
        "robb-stark": 3,
        "catelyn-stark": 0,
        "mace-tyrell": 4,
        "queen-of-thorns": 0,
    },
    "cells": [
        [
            {"attack": 8, "defence": 8, "winner": "tyrell", "casualties": 0},
            {"attack": 8, "defence": 4, "winner": "stark", "casualties": 2},
        ],
        [
            {"attack": 7, "defence": 8, "winner": "tyrell", "casualties": 0},
            {"attack": 7, "defence": 4, "winner": "stark", "casualties": 0},
        ],
        [
            {"attack": 4, "defence": 8, "winner": "tyrell", "casualties": 1},
            {"attack": 4, "defence": 4, "winner": "tyrell", "casualties": 0},
        ],
    ],
    "supporters": {"martell": "attacker"},
    "holder": "tyrell",
    "blade": None,
    "tides": False,
    "open": ["mace-tyrell", "queen-of-thorns"],
    "hidden": False,
}

PEOPLE = {"stark": "Anna", "tyrell": "Иван 🐉", "green": "陳大文", "blue": "מרים", "white": "Őrs"}

PICTURES: dict[str, Callable[[str], Picture]] = {
    "map": lambda language: draw(crowded(), happened=NEWS, language=language),
    "personal-north": lambda language: draw(
        {**crowded(), "seat": "stark"}, personal=PERSONAL, zoom="north", language=language
    ),
    "planned-north": lambda language: draw(
        {**crowded(), "seat": "stark"}, personal=PLANNED, zoom="north", language=language
    ),
    "high-contrast-south": lambda language: draw(
        crowded(), zoom="south", palette="high-contrast", language=language
    ),
    "battle": lambda language: draw_battle(a_battle(), lines=LINES, language=language),
    "battle-before": battle_before,
    "what-if": lambda language: draw_what_if(
        {**a_battle(), "seat": "tyrell"}, what_if=WHAT_IF, language=language
    ),
    "draft": lambda language: draw(a_draft(), language=language),
    "agot-1e-map": lambda language: draw(first_edition(), people=PEOPLE, language=language),
    "agot-2e-adwd-map": lambda language: draw(dance_with_dragons(), language=language),
    "agot-1e-battle": lambda language: draw_battle(first_edition_battle(), language=language),
    "agot-2e-mod-opening": lambda language: draw(mother.opening(), language=language),
    "agot-2e-mod-late": lambda language: draw(
        mother.late(), happened=mother.NEWS, people=PEOPLE, language=language
    ),
    "agot-2e-mod-vale": lambda language: draw(mother.without_essos(), language=language),
    "agot-2e-mod-essos": lambda language: draw(
        mother.late(), zoom="northern-essos", palette="deuteranopia", language=language
    ),
    "vassals-map": lambda language: draw(vassals(), people=PEOPLE, language=language),
    "vassals-battle": lambda language: draw_battle(vassals_battle(), language=language),
    "agot-2e-affc-map": lambda language: draw(feast.a_feast(), people=PEOPLE, language=language),
    "agot-2e-affc-personal": lambda language: draw(
        feast.a_feast("arryn", *feast.HAND),
        personal=feast.personal(),
        palette="tritanopia",
        language=language,
    ),
    "agot-2e-affc-hand": lambda language: draw_hand(
        feast.a_feast("arryn", *feast.HAND), language=language
    ),
    "inis-map": lambda language: draw(inis.an_island(), happened=inis.NEWS, language=language),
    "inis-people": lambda language: draw(inis.an_island(), people=PEOPLE, language=language),
    "inis-fullest": lambda language: draw(
        inis.the_fullest(), palette="high-contrast", language=language
    ),
    "inis-clash": lambda language: draw_battle(
        inis.an_island(clash=inis.a_clash()), language=language
    ),
    "inis-hand": lambda language: draw_hand(
        inis.an_island(seat="blue", hand=inis.a_hand(), known=[]),
        palette="tritanopia",
        language=language,
    ),
}
DAILY = (
    "map",
    "planned-north",
    "personal-north",
    "battle",
    "battle-before",
    "what-if",
    "draft",
    "agot-1e-map",
    "agot-2e-mod-late",
    "agot-2e-affc-hand",
    "vassals-battle",
    "inis-map",
    "inis-people",
    "inis-clash",
    "inis-hand",
)
"""The pictures that are drawn by day: every sort of picture, and everything that is in them."""
IN_ENGLISH = tuple(name for name in PICTURES if name != "inis-people")
"""The pictures of which there is a golden one in English."""
IN_OTHERS = (
    "agot-1e-map",
    "agot-2e-affc-personal",
    "agot-2e-mod-late",
    "battle",
    "draft",
    "inis-people",
    "inis-hand",
)
"""Those of which there is one in each other language."""
COLOURS = 200
"""How many colours a golden picture has, so that it is small."""
DAILY_IN_OTHERS = {
    "fa": ("battle", "inis-hand"),
    "zh": ("inis-people", "inis-hand"),
}
"""Those that are drawn in some other languages by day."""


def goldens() -> Iterator[tuple[str, str]]:
    """Go through all golden pictures: what they show, and in which language."""
    for language in languages():
        for name in IN_ENGLISH if language == FALLBACK else IN_OTHERS:
            yield name, language


def path_of(name: str, language: str) -> Path:
    """Where a golden picture is."""
    return GOLDEN / f"{name if language == FALLBACK else f'{name}-{language}'}.png"


def small(png: bytes) -> Image.Image:
    """A picture as it is compared."""
    return on_a_phone(Image.open(io.BytesIO(png)).convert("RGB"))


def on_a_phone(picture: Image.Image) -> Image.Image:
    """A picture as small as a phone shows it."""
    size = PHONE, round(picture.height * PHONE / picture.width)
    return picture.resize(size, Image.Resampling.BOX)


def unlike(a: Image.Image, b: Image.Image) -> float:
    """How far two pictures differ where they differ most: the mean difference in one tile.

    It runs from 0 to 255; pictures of different sizes differ by 255.
    """
    if a.size != b.size:
        return 255.0
    half = TILE // 2
    across, down = (-(-side // half) for side in a.size)
    # Beyond the edge nothing differs, so that tiles there are whole too.
    apart = ImageChops.difference(a, b).convert("L").convert("F")
    whole = apart.crop((0, 0, (across + 1) * half, (down + 1) * half))
    means = array("f", whole.reduce(half).tobytes())
    return max(
        (means[at] + means[at + 1] + means[at + across + 1] + means[at + across + 2]) / 4
        for y in range(down)
        for at in range(y * (across + 1), y * (across + 1) + across)
    )


if __name__ == "__main__":
    for name, language in goldens():
        picture = small(PICTURES[name](language).png)
        few = picture.quantize(COLOURS, Image.Quantize.MAXCOVERAGE)
        few.save(path_of(name, language), optimize=True)
