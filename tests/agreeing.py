"""What a table may agree on, at random."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.kernel.ruleset import BadSetup, Ruleset


def some_options(ruleset: Ruleset[Any], rng: Random, **fixed: Any) -> dict[str, Any]:
    """Return options of a ruleset that can be combined, with some of them fixed."""
    while True:
        drawn = {name: rng.choice(values) for name, values in ruleset.options.items()}
        options = {**drawn, **fixed}
        try:
            ruleset.prepare(options, (), {})
        except BadSetup:
            continue
        return options
