"""How many legal answers there are, depth by depth, like perft for chess.

*Depth 1* is the number of legal answers of every seat that is asked.
*Depth d* is the number of ways in which the next d questions can be answered one after another. A
question to several seats at once is one question, with as many answers as there are combinations.
Chance is not counted: decks are as in the position, and of several things chance takes the first.
If the game ends earlier, that counts as one way.

Answers that differ only in the order of things, places or pieces count as one. The recruits of one
area are mustered in their order, so two orders are two answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from math import comb, factorial, prod
from typing import Any

from engine.kernel.game import Game
from engine.kernel.saving import load, save
from engine.kernel.shapes import Amount, Arrangement, OneOf, SomeOf, Tokens
from engine.kernel.shapes.base import STILL, Shape
from tests.legal.answers import accepted, key

MOST = 40_000
"""How many candidates are tried to count answers that no formula counts."""


class Uncountable(Exception):
    """There are too many answers to try them all."""


def number_of_answers(shape: Shape[Any]) -> int:
    """Count the legal answers of one seat.

    Raises Uncountable.
    """
    if isinstance(shape, OneOf):
        return len({key(shape, value) for value in shape.answers.values()})
    if isinstance(shape, Amount):
        return shape.most - shape.least + 1
    if isinstance(shape, SomeOf):
        return sum(comb(len(shape.things), n) for n in range(shape.least, shape.most + 1))
    if isinstance(shape, Arrangement):
        return prod(factorial(len(group)) for group in shape.groups)
    if isinstance(shape, Tokens):
        return _number_of_tokens(shape)
    return len(answers(shape))


def _number_of_tokens(shape: Tokens) -> int:
    tokens = list(shape.stock)
    return _ways_to_place(
        tuple(
            tuple(i for i, token in enumerate(tokens) if shape.misplaced(place, token) is None)
            for place in shape.places
        ),
        tuple(shape.stock.values()),
        tuple((tuple(t in group for t in tokens), most) for group, most in shape.limits),
        shape.number,
    )


@cache
def _ways_to_place(
    places: Sequence[Sequence[int]],
    stock: Sequence[int],
    limits: Sequence[tuple[Sequence[bool], int]],
    number: int,
) -> int:
    """Count the ways to give tokens to places, place by place, by the stock used so far.

    Each place has the tokens that may be placed there, each limit the tokens that it is about.
    """
    ways: dict[tuple[int, ...], int] = {(0,) * len(stock): 1}
    for fitting in places:
        more = dict(ways)  # nothing is placed here
        for used, count in ways.items():
            for i in fitting:
                after = (*used[:i], used[i] + 1, *used[i + 1 :])
                if after[i] <= stock[i] and all(
                    sum(n for n, counts in zip(after, of, strict=True) if counts) <= most
                    for of, most in limits
                ):
                    more[after] = more.get(after, 0) + count
        ways = more
    return sum(n for used, n in ways.items() if sum(used) >= number)


def answers(shape: Shape[Any]) -> list[Any]:
    """List the legal answers of one seat.

    Raises Uncountable.
    """
    if isinstance(shape, OneOf):
        return list({key(shape, value): value for value in shape.answers.values()}.values())
    found = accepted(shape, MOST)
    if found is None:
        raise Uncountable
    return list(found.values())


def settled(game: Game[Any]) -> Game[Any]:
    """Let chance take the first option."""
    game.answer_chance(STILL)
    return game


def widths(game: Game[Any]) -> dict[str, int]:
    """Count the legal answers of every seat that is awaited.

    Raises Uncountable.
    """
    return {seat: number_of_answers(game.shape_for(seat)) for seat in game.awaited}


def ways(game: Game[Any], depth: int) -> int:
    """Count the ways in which the next questions can be answered.

    Raises Uncountable.
    """
    if game.over or depth == 0:
        return 1
    if depth == 1:
        return prod(widths(game).values())
    return sum(ways(child, depth - 1) for child in _children(game))


def _children(game: Game[Any]) -> Iterator[Game[Any]]:
    seats = game.awaited
    saved = save(game)
    for given in product(*(answers(game.shape_for(seat)) for seat in seats)):
        child = load(game.ruleset, saved)
        for seat, value in zip(seats, given, strict=True):
            child.answer(seat, value)
        yield settled(child)


def counted(game: Game[Any], depth: int) -> list[str]:
    """Write the counts of a position, one line for each depth."""
    each = " ".join(f"{seat}={number}" for seat, number in widths(game).items())
    return [f"1 {each}", *(f"{d} {ways(game, d)}" for d in range(2, depth + 1))]


def depth_within(game: Game[Any], most: int) -> int:
    """Return the depth to which a position can be counted by trying this many answers."""
    depth = 1
    try:
        while depth < 4 and ways(game, depth) <= most and not game.over:
            ways(game, depth + 1)
            depth += 1
    except Uncountable:
        pass
    return depth


def read_counts(text: str) -> Mapping[str, list[str]]:
    """Read a file of counts: a position on a line, its counts on the next ones."""
    blocks = [block.splitlines() for block in text.split("\n\n")]
    return {
        lines[0]: lines[1:]
        for block in blocks
        if (lines := [line for line in block if line and not line.startswith("#")])
    }
