"""How many places can get a token, where not every token may lie in every place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

Node = tuple[str, object]
SOURCE: Node = ("source", None)
SINK: Node = ("sink", None)


def most_used(stock: Mapping[str, int], limits: Sequence[tuple[frozenset[str], int]]) -> int:
    """Return how many tokens, at most, can be used at the same time, wherever they lie.

    ``stock`` says how many of each there are, each limit how many of a group may be used; no token
    is in two groups.
    """
    grouped = [sum(stock.get(token, 0) for token in group) for group, _ in limits]
    free = sum(stock.values()) - sum(grouped)
    return free + sum(min(n, most) for n, (_, most) in zip(grouped, limits, strict=True))


def most_dealt(
    allowed: Mapping[str, Sequence[str]],
    stock: Mapping[str, int],
    limits: Sequence[tuple[frozenset[str], int]],
) -> int:
    """Return how many places, at most, can have a token at the same time.

    ``allowed`` names the tokens that may lie in each place, ``stock`` how many of each there are,
    and each limit how many of a group may be used; no token is in two groups.
    """
    room: dict[Node, dict[Node, int]] = {SOURCE: {}}

    def lead(start: Node, end: Node, capacity: int) -> None:
        room.setdefault(start, {})[end] = capacity
        room.setdefault(end, {}).setdefault(start, 0)

    for place, tokens in allowed.items():
        lead(SOURCE, ("place", place), 1)
        for token in tokens:
            lead(("place", place), ("token", token), 1)
    for token, count in stock.items():
        groups = [n for n, (group, _) in enumerate(limits) if token in group]
        lead(("token", token), ("group", groups[0]) if groups else SINK, count)
    for n, (_, most) in enumerate(limits):
        lead(("group", n), SINK, most)
    dealt = 0
    while way := _way(room):
        for start, end in pairwise(way):
            room[start][end] -= 1
            room[end][start] += 1
        dealt += 1
    return dealt


def _way(room: Mapping[Node, Mapping[Node, int]]) -> list[Node]:
    """Find a path with room for one more token, from source to sink; empty if there is none."""
    came: dict[Node, Node] = {SOURCE: SOURCE}
    ahead: list[Node] = [SOURCE]
    while ahead:
        here = ahead.pop()
        if here == SINK:
            way = [SINK]
            while way[-1] != SOURCE:
                way.append(came[way[-1]])
            return way[::-1]
        for there, left in room[here].items():
            if left and there not in came:
                came[there] = here
                ahead.append(there)
    return []
