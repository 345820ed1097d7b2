"""Pictures compared with those that were looked at and found right."""

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

from bot.games.agot.drawing.changes import AgotChanges
from bot.games.agot.drawing.paint import paint
from bot.games.agot.drawing.scene import AgotScene, scene
from bot.games.inis.drawing import changes as island_deeds
from bot.games.inis.drawing.paint import paint as paint_island
from bot.games.inis.drawing.scene import scene as island_scene
from bot.text.catalog import FALLBACK, languages
from tests.render import inis_views as inis
from tests.render.golden_views import (
    DAILY,
    DAILY_IN_OTHERS,
    GOLDEN,
    IN_OTHERS,
    NEWS,
    PICTURES,
    crowded,
    goldens,
    on_a_phone,
    path_of,
    small,
    unlike,
)
from tests.running.marks import nightly

TOLERANCE = 14.0
"""Twice what another version of FreeType or of Pillow changes, half of what a piece does."""


@pytest.mark.parametrize(
    ("name", "language"),
    [
        (name, language)
        if (language == FALLBACK and name in DAILY) or name in DAILY_IN_OTHERS.get(language, ())
        else pytest.param(name, language, marks=nightly)
        for name, language in goldens()
    ],
)
def test_pictures_are_as_they_were(name: str, language: str) -> None:
    """No part of a picture differs visibly from the golden one, in any language."""
    golden = Image.open(path_of(name, language)).convert("RGB")
    assert unlike(small(PICTURES[name](language).png), golden) <= TOLERANCE


@pytest.mark.parametrize("name", IN_OTHERS)
def test_another_language_would_be_noticed(name: str) -> None:
    """The golden pictures of any two languages differ by more than the tolerance."""
    pictures = {
        of: Image.open(path_of(name, of)).convert("RGB") for of in set(languages()) - {FALLBACK}
    }
    for one, other in combinations(pictures.values(), 2):
        assert unlike(one, other) > TOLERANCE


def test_the_whole_scene_is_as_it_was() -> None:
    """What the tests below take layers from is, with all of them, the golden picture."""
    golden = Image.open(GOLDEN / "map.png").convert("RGB")
    whole = on_a_phone(paint(scene(crowded(), happened=NEWS)))
    assert unlike(whole, golden) <= TOLERANCE


LAYERS: dict[str, Any] = {
    "tints": (),
    "armies": (),
    "orders": (),
    "tokens": (),
    "keeps": (),
    "closed": (),
    "deeds": AgotChanges(),
    "wildlings": 0,
}


@pytest.mark.parametrize("layer", [*LAYERS, "moves", "clashes", "raids", "changes"])
def test_a_missing_layer_would_be_noticed(layer: str) -> None:
    """Without any one layer the map differs from the golden one by more than the tolerance."""
    whole: AgotScene = scene(crowded(), happened=NEWS)
    if layer in LAYERS:
        lacking = replace(whole, **{layer: LAYERS[layer]})
    else:
        lacking = replace(whole, deeds=replace(whole.deeds, **{layer: ()}))
    golden = Image.open(GOLDEN / "map.png").convert("RGB")
    assert unlike(on_a_phone(paint(lacking)), golden) > TOLERANCE


@pytest.mark.parametrize(
    "change",
    [
        {"tracks": ()},
        {"rows": ()},
        {"cards": ()},
        {"bans": ()},
        {"title": ""},
        {"phase": ""},
    ],
    ids=lambda change: next(iter(change)),
)
def test_a_gap_in_the_margin_would_be_noticed(change: dict[str, Any]) -> None:
    """The same holds for what stands beside the map."""
    whole = scene(crowded(), happened=NEWS)
    if change == {"rows": ()}:
        change = {"rows": whole.margin.rows[:1]}
    if change == {"tracks": ()}:
        change = {"tracks": tuple(replace(t, houses=t.houses[:1]) for t in whole.margin.tracks)}
    lacking = replace(whole, margin=replace(whole.margin, **change))
    golden = Image.open(GOLDEN / "map.png").convert("RGB")
    assert unlike(on_a_phone(paint(lacking)), golden) > TOLERANCE


def test_the_whole_island_is_as_it_was() -> None:
    """What the test below takes layers from is, with all of them, the golden picture."""
    golden = Image.open(GOLDEN / "inis-map.png").convert("RGB")
    whole = paint_island(island_scene(inis.an_island(), happened=inis.NEWS), "default")
    assert unlike(on_a_phone(whole), golden) <= TOLERANCE


INIS_LAYERS: dict[str, Any] = {
    "territories": lambda scene: tuple(replace(t, stands=()) for t in scene.territories),
    "houses": lambda scene: (replace(scene.houses[0], brenn=False), *scene.houses[1:]),
    "display": lambda scene: (),
    "pile": lambda scene: (),
    "deeds": lambda scene: island_deeds.InisChanges(),
    "title": lambda scene: "",
    "moment": lambda scene: "",
}


@pytest.mark.parametrize("layer", INIS_LAYERS)
def test_a_missing_layer_of_the_island_would_be_noticed(layer: str) -> None:
    """The same for Inis: what lies on the island and beside it."""
    whole = island_scene(inis.an_island(), happened=inis.NEWS)
    golden = Image.open(GOLDEN / "inis-map.png").convert("RGB")
    lacking = replace(whole, **{layer: INIS_LAYERS[layer](whole)})
    assert unlike(on_a_phone(paint_island(lacking, "default")), golden) > TOLERANCE
