"""How many tables a round has, and how many sit at each. Pure functions."""

from __future__ import annotations

from collections.abc import Collection

from engine.kernel.data import fixed

SMALLEST = 3
"""The fewest seats of a table: with two, an odd number of people would leave one without others."""


@fixed
class TableSize:
    """How many people sit at a table, and how many seats it has; stewards play the rest."""

    people: int
    seats: int

    @property
    def stewards(self) -> int:
        """How many of its seats stewards play."""
        return self.seats - self.people


def divide(people: int, sizes: Collection[int], wanted: int) -> list[TableSize]:
    """Return the tables of a round, the largest first.

    People are spread as evenly as possible. Of all numbers of tables, that with the fewest stewards
    is taken, and of these the one whose tables are nearest to the ``wanted`` number of seats.
    ``sizes`` are those that the rules allow. Raises ValueError for fewer than two people.
    """
    allowed = sorted(size for size in sizes if size >= SMALLEST)
    if people < 2 or not allowed:
        raise ValueError("nobody to play with")
    found = []
    for number in range(1, people // 2 + 1):
        least, more = divmod(people, number)
        heads = [least + 1] * more + [least] * (number - more)
        if heads[0] > allowed[-1]:
            continue
        tables = [TableSize(n, next(size for size in allowed if size >= n)) for n in heads]
        stewards = sum(table.stewards for table in tables)
        found.append((stewards, abs(people - number * wanted), number, tables))
    return min(found)[-1]
