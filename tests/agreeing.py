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
    options: dict[str, Any] = {}
    while True:
        options = options or {n: rng.choice(values) for n, values in ruleset.options.items()}
        try:
            ruleset.prepare({**options, **fixed}, (), rulings or {})
        except BadSetup as error:
            # One of those that do not go together is left out, or all are drawn again.
            apart = sorted(options.keys() & error.clash.keys() - fixed.keys())
            if apart:
                del options[rng.choice(apart)]
            else:
                options = {}
            continue
        return {**options, **fixed}
