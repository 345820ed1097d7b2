"""Whole games in direct messages: ``python -m tests.traffic.direct`` has people play them.

Nobody looks anywhere but at what the bot writes to them; a question that reaches nobody ends the
run with an error, and so does a call of which a locked phone shows nothing useful.
Prints how many messages and rings there were, and writes that into ``docs/traffic.md``, unless
``--rounds`` makes the games shorter.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.local import Settings, Standin
from tests.soak.correspondents import correspond
from tests.soak.lock_screens import LockScreens
from tests.wire.at_table import serving

from .__main__ import write
from .meter import Meter, Reading

GAMES = (("*A Game of Thrones*, 2nd edition", "agot-2e", 6), ("*Inis*", "inis", 4))
"""Titles, rulesets, and how many people play."""

MARKS = ("<!-- games -->", "<!-- /games -->")
"""Between these the page says it."""


@dataclass(frozen=True, slots=True)
class Played:
    """What there was of everything in one game."""

    title: str
    people: int
    rounds: int
    over: bool
    answers: int
    reading: Reading


async def play(
    title: str, ruleset: str, number: int, *, directory: Path, seed: int, rounds: int | None
) -> Played:
    """Play one game; return what there was of everything.

    Raises RuntimeError if the bot has broken a rule of the protocol.
    """
    rng = random.Random(seed)
    async with (
        Standin(Settings(users=8)) as standin,
        serving(standin, directory / "games.sqlite3", seed=seed) as bot,
    ):
        standin.service.clock.freeze()
        meter, phones = Meter(standin), LockScreens(standin)
        people = await correspond(bot, phones, rng, ruleset=ruleset, number=number, rounds=rounds)
        await bot.settled()
        table = await bot.services.play.table_view(1)
        if standin.violations:
            raise RuntimeError("\n".join(standin.violations))
        answers = sum(one.answers for one in people)
        return Played(title, number, table.view["round"], table.over, answers, meter.read())


def lines(games: Sequence[Played]) -> list[str]:
    """Return a table of whole games, by round and, in direct messages, by player."""
    rows = [
        "| a round of a whole game | rounds | answers | posted | edited | pictures"
        " | direct messages to each | rings of each |",
        "| --- | --: | --: | --: | --: | --: | --: | --: |",
    ]
    for game in games:
        public, rings = game.reading.public, sum(game.reading.rings.values())
        direct = sum(traffic.posted for traffic in game.reading.direct.values())
        each = game.rounds * game.people
        figures = [
            str(game.rounds),
            *(
                f"{number / game.rounds:.1f}"
                for number in (game.answers, public.posted, public.edited, public.pictures)
            ),
            f"{direct / each:.1f}",
            f"{rings / each:.1f}",
        ]
        rows.append(f"| {game.title}, {game.people} people | {' | '.join(figures)} |")
    return rows


def main() -> int:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(prog="python -m tests.traffic.direct", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=None, help="to play at most")
    chosen = parser.parse_args()
    played = []
    for title, ruleset, number in GAMES:
        with tempfile.TemporaryDirectory(prefix="ravenry-direct-") as directory:
            game = play(
                title,
                ruleset,
                number,
                directory=Path(directory),
                seed=chosen.seed,
                rounds=chosen.rounds,
            )
            played.append(asyncio.run(game))
    text = "\n".join(lines(played))
    sys.stdout.write(f"{text}\n")
    if all(game.over for game in played):
        write(text, MARKS)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
