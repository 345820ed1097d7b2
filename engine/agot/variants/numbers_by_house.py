"""Options that give some Houses a number of their own, as a group writes them. Pure functions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from engine.agot.components import House
from engine.kernel.phrase import phrase
from engine.kernel.ruleset import BadSetup, WrittenOption

ENTRY = re.compile(r"([a-z]+)[^\w-]*(\d{1,2})(?!\d)[^\w-]*")
"""A House with its number: ``stark 6``, ``stark=6`` or ``stark: 6``."""
LONGEST = 300
"""How many characters are read; every House with its number takes fewer."""


def numbers_by_house(
    name: str, houses: Iterable[House], least: int, most: int, example: int
) -> WrittenOption:
    """Return an option for these Houses: numbers within bounds by House, by default none.

    ``example`` is a number that the second example gives, the others are the bounds.
    """
    known = sorted(houses)
    things = [f"house:{house}" for house in known]
    examples = ({known[0]: least}, {known[0]: example, known[-1]: most})

    def read(value: object) -> Mapping[House, int]:
        entries = _entries(value) if isinstance(value, str) else value
        if not isinstance(entries, Mapping) or not all(
            house in known and type(number) is int and least <= number <= most
            for house, number in entries.items()
        ):
            why = phrase(f"refused-{name.replace('_', '-')}", houses=things, least=least, most=most)
            raise BadSetup(f"{name} has a number from {least} to {most} by house", why=why)
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
