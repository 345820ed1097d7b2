"""Every expansion, with every number of players."""

from __future__ import annotations

from typing import Any

import pytest

from tests.running.marks import nightly

TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("agot-2e-adwd", {"players": 6}),
    ("agot-2e-affc", {"players": 4}),
    ("agot-2e-vassals", {"players": 3}),
    ("agot-2e-vassals", {"players": 4, "vassals": ["baratheon", "martell"]}),
    ("agot-2e-vassals", {"players": 5}),
    ("agot-2e-mod", {"players": 3}),
    *(("agot-2e-mod", {"players": n, "targaryen": t}) for t in (False, True) for n in (4, 5, 6, 7)),
    ("agot-2e-mod", {"players": 8}),
)
"""Rulesets with options."""

NAMES = [
    f"{id}-{options['players']}{'-targaryen' * options.get('targaryen', False)}"
    for id, options in TABLES
]
"""What they are called, in the same order."""

DAILY = frozenset({1, 2, 7, 14})
"""Places of the tables for ``make test``: every expansion, few players and many."""

tables = pytest.mark.parametrize(
    ("id", "options"),
    [
        pytest.param(*table, marks=() if at in DAILY else nightly, id=NAMES[at])
        for at, table in enumerate(TABLES)
    ],
)
"""Runs a test at all tables, most of them by night."""
