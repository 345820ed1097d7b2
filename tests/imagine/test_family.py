"""What nobody knows is imagined in every expansion as in the base game."""

from __future__ import annotations

from typing import Any

import pytest

from engine.rulesets import known
from tests.agot.family.test_family_games import IDS, TABLES

from .proof import prove


@pytest.mark.parametrize(("id", "options"), TABLES, ids=IDS)
def test_nobody_imagines_what_is_secret(id: str, options: dict[str, Any]) -> None:
    """Imagined worlds look like the game, and what is imagined depends on no secret."""
    assert prove(known[id], 12, 3)["positions"] == 12
