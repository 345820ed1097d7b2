"""``python -m tests.legal.stuck``: look for positions in which a game cannot go on.

Of the positions, some are moments of random games, as they are; as many are such moments with
cards dealt anew; the others are typed lines that were changed at random, as far as they are taken.
Every game of the run depends on its seed and its number alone.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count
from typing import Any

from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.position.notation import BadPosition, full_line, public_line
from engine.records.position import read_position

from .going_on import Found, Wrong, play_on
from .mutating import dealt_anew, mutated
from .playing import TABLES, begin

SHARE = 0.06
"""How often a random game is stopped for a position."""

TYPED = 4
"""Lines that are made of each of these positions; more than half of them are refused."""

LONGEST = 500
"""Answers after which a random game is left."""

Position = tuple[str, str]
"""How a position came about, and its line."""


def positions(id: str, players: int, rng: random.Random, printed: bool) -> Iterator[Position]:
    """Yield lines from one random game: as they are, dealt anew, and changed."""
    moments: list[str] = []
    others = lines_of(id, players)
    for game in _moments(begin(id, players, rng, printed=printed), rng):
        moments.append(public_line(game))
        full = full_line(game)
        yield "reached", full
        yield "dealt", dealt_anew(full, rng)
        for _ in range(TYPED):
            known = [*rng.sample(moments, min(len(moments), 4)), *rng.sample(others, 2)]
            yield "typed", mutated(moments[-1], known, rng)


@cache
def lines_of(id: str, players: int) -> list[str]:
    """Return some public lines of other games at a table, the same ones every time."""
    rng = random.Random(f"others/{id}/{players}")
    found: list[str] = []
    while len(found) < 30:
        found += map(public_line, _moments(begin(id, players, rng), rng))
    return found


def _moments(game: Game[Any], rng: random.Random) -> Iterator[Game[Any]]:
    """Yield a game in the middle of it, again and again."""
    answers = 0
    while game.question is not None and answers < LONGEST:
        if CHANCE not in game.question.shapes and rng.random() < SHARE:
            yield game
        for seat, shape in game.question.shapes.items():
            game.answer(seat, shape.sample(rng))
            answers += 1


def look_at(position: Position, rng: random.Random, answers: int, found: Found) -> bool:
    """Read a line and play on from it; tell whether it is a position."""
    how, line = position
    try:
        read = read_position(line)
        read.view()
        game = read.open()
    except BadPosition as error:
        found.tally["refused"] += 1
        if (blind := _blind(error)) is not None:
            found.add(Wrong(f"{how}, refused without a place", blind, line))
        return False
    except Exception as error:
        found.add(Wrong(f"{how}, cannot be read", error, line))
        return False
    found.tally[how] += 1
    play_on(game, rng, answers, found)
    return True


def _blind(error: BadPosition) -> BaseException | None:
    """Return what the reader has run into where it refuses a line without a reason of its own."""
    cause = error.__cause__
    blind = isinstance(cause, Exception) and " from here: " in str(error)
    blind = blind or "cannot lie on the table: " in str(error)
    return cause if blind else None


def search(
    tables: Sequence[tuple[str, int]],
    seed: str,
    first: int,
    wanted: int,
    answers: int,
    found: Found,
) -> Iterator[int]:
    """Look at so many positions, with so many answers in all; yield the number of each game."""
    seen = 0
    for number in count(first):
        id, players = tables[number % len(tables)]
        rng = random.Random(f"{seed}/{id}/{players}/{number}")
        for at, position in enumerate(positions(id, players, rng, number // len(tables) % 2 == 0)):
            left = max(1, wanted - seen)
            share = max(1, (answers - found.tally["given"]) // left)
            # How long it is played must not matter to what comes next.
            luck = random.Random(f"{seed}/{number}/{at}")
            seen += look_at(position, luck, share + share // 4, found)
            if seen >= wanted:
                yield number
                return
        yield number


def main() -> int:
    """Search; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.legal.stuck", description=__doc__)
    parser.add_argument("--positions", type=int, default=1000, metavar="N")
    parser.add_argument("--answers", type=int, default=50_000, metavar="N", help="in all of them")
    parser.add_argument("--seed", default="1", metavar="S")
    parser.add_argument("--begin", type=int, default=0, metavar="N", help="with game N of the seed")
    parser.add_argument("--ruleset", metavar="ID", help="of one ruleset alone")
    parser.add_argument("--line", metavar="TEXT", help="one position, again and again")
    chosen = parser.parse_args()
    tables = [table for table in TABLES if chosen.ruleset in (None, table[0])]
    found = Found()
    began = time.process_time()
    if chosen.line:
        for number in range(chosen.positions):
            rng = random.Random(f"{chosen.seed}/{number}")
            look_at(("typed", chosen.line), rng, chosen.answers // chosen.positions, found)
    else:
        told = 0
        args = (tables, chosen.seed, chosen.begin, chosen.positions, chosen.answers, found)
        for number in search(*args):
            for wrong in found.wrong[told:]:
                sys.stdout.write(f"seed {chosen.seed}, game {number}: {wrong}\n")
            told = len(found.wrong)
            if number % 100 == 99:
                sys.stdout.write(f"game {number}: {found}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{found} in {time.process_time() - began:.0f} s of processor\n")
    return 1 if found.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
