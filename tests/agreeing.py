"""What a table may agree on, at random."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from engine.kernel.ruleset import BadSetup, Ruleset


def some_options(
    ruleset: Ruleset[Any], rng: Random, rulings: Mapping[str, str] | None = None, **fixed: Any
) -> dict[str, Any]:
    """Return options of a ruleset that can be combined under some rulings, with some of them
    fixed."""
    while True:
        drawn = {name: rng.choice(values) for name, values in ruleset.options.items()}
        options = {**drawn, **fixed}
        try:
            ruleset.prepare(options, (), rulings or {})
        except BadSetup:
            continue
        return options
