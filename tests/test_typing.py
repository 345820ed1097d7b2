"""A misspelt key of a view or of what a table saves is an error of mypy.

Each ignore below is the test: mypy (strict) complains of an ignore that nothing needs, so `make
types` fails as soon as one of these keys may be misspelt unnoticed.
"""

from __future__ import annotations

import pytest

from engine.agot.battle import Battle
from engine.agot.view import view as agot_view
from engine.inis.view import view as inis_view
from tests.agot.fighting import attack
from tests.inis.scenario import fighting


def test_a_misspelt_key_of_a_battle_is_an_error() -> None:
    """A battle is typed key by key."""
    table = attack("stark 2F", "moat-cailin", "seagard", "greyjoy 1F")
    battle = Battle(table.state)
    assert battle.c["attacker"] == "stark"
    with pytest.raises(KeyError):
        battle.c["atacker"]  # type: ignore[typeddict-item]


def test_a_misspelt_key_of_a_view_is_an_error() -> None:
    """A view is typed down to the combat and the areas in it."""
    table = attack("stark 2F", "moat-cailin", "seagard", "greyjoy 1F")
    seen = agot_view(table.state, None)
    with pytest.raises(KeyError):
        seen["wildling"]  # type: ignore[typeddict-item]
    with pytest.raises(KeyError):
        seen["combat"]["form"]  # type: ignore[typeddict-item]
    with pytest.raises(KeyError):
        seen["areas"]["seagard"]["unit"]  # type: ignore[typeddict-item]


def test_a_misspelt_key_of_a_clash_is_an_error() -> None:
    """A clash is typed key by key, as it is saved and as it is seen."""
    table = fighting("moor", instigator="green", clans={"moor": "G2 B1"})
    assert table.state.clash is not None
    with pytest.raises(KeyError):
        table.state.clash["instigater"]  # type: ignore[typeddict-item]
    seen = inis_view(table.state, "green")
    assert seen["clash"] is not None
    with pytest.raises(KeyError):
        seen["clash"]["shelters"]  # type: ignore[typeddict-item]
    with pytest.raises(KeyError):
        seen["territories"]["moor"]["sanctuary"]  # type: ignore[typeddict-item]
