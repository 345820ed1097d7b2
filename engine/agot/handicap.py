"""The option by which some Houses win with other numbers of castles. Pure functions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from engine.kernel.phrase import phrase
from engine.kernel.ruleset import BadSetup, WrittenOption

from .components import House

HANDICAP = "handicap"
"""The option that names the goals of the Houses that have one of their own."""
LEAST, MOST = 5, 15
"""The smallest and the greatest number of castles and strongholds that a group may agree on."""

ENTRY = re.compile(r"([a-z]+)[^\w-]*(\d{1,2})(?!\d)[^\w-]*")
"""A House with its goal: ``stark 6``, ``stark=6`` or ``stark: 6``."""
LONGEST = 300
"""How many characters are read; every House with its goal takes fewer."""


def handicaps(houses: Iterable[House]) -> WrittenOption:
    """Return the option for these Houses: goals by House, by default none."""
    known = sorted(houses)
    things = [f"house:{house}" for house in known]
    examples = ({known[0]: LEAST}, {known[0]: LEAST + 1, known[-1]: MOST})

    def read(value: object) -> Mapping[House, int]:
        entries = _entries(value) if isinstance(value, str) else value
        if not isinstance(entries, Mapping) or not all(
            house in known and type(goal) is int and LEAST <= goal <= MOST
            for house, goal in entries.items()
        ):
            why = phrase("refused-handicap", houses=things, least=LEAST, most=MOST)
            raise BadSetup(f"{HANDICAP} has a goal from {LEAST} to {MOST} by house", why=why)
        return {house: entries[house] for house in known if house in entries}

    return WrittenOption(({}, *examples), read, things)


def _entries(text: str) -> Mapping[str, int] | None:
    """Return what a text says of Houses; ``None`` if it says something else, or a House twice."""
    written, at, found = text[: LONGEST + 1].strip().lower(), 0, dict[str, int]()
    while match := ENTRY.match(written, at):
        if match[1] in found:
            return None
        found[match[1]], at = int(match[2]), match.end()
    return found if at == len(written) <= LONGEST else None
