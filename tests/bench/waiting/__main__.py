"""``python -m tests.bench.waiting``: how long games take whose players are not always there.

Whole games are played on the bot's own play layer, with a virtual clock, by modelled people with a
steward's choices; see ``table`` for what a hand-over is, and ``people`` for who they are. Each row
has other means of being asked less. Games differ in length by chance, so "a game" is one of as many
rounds as those of all rows have on average; days of a game are the median. Below are the kinds of
questions: how often a round they hand over, and the share of all waiting that they cause, with
nothing given ahead and with everything that willing players can give. The last lines say what that
saves, and what is saved at a table of which two plan, two are lazy and all others never do.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from statistics import fmean, median

from .means import Ahead, Everything, Mean, Presets, Will, Wishes
from .people import HOUR, MINUTE
from .table import Tally, play_game

Means = Callable[[], Sequence[Mean]]
"""The means of one game: what people have decided is theirs alone."""

MOST = {"agot-2e": 6, "agot-1e": 5, "inis": 4}
LAZY = 1 / 3
"""The share of things that lazy players bother to do ahead."""


def _wishing(share: float) -> list[Mean]:
    """Return what can be said once for several questions, in any of the games."""
    return [Presets(Will(share)), Wishes(Will(share))]


def _mixed() -> list[Mean]:
    """Return what two do who plan, two who are lazy, and all others, who never do.

    Nobody has to be willing to answer what they are called to: that holds for all, here too.
    """
    shares = {1: 1.0, 2: 1.0, 3: LAZY, 4: LAZY}
    will = [Will(0, shares) for _ in range(3)]
    ahead = [Ahead(will[2]), Ahead(Will(1), only_gathered=True)]
    return [Presets(will[0]), Wishes(will[1]), *ahead]


MIXED = "two plan, two are lazy, others never do"
NOTHING = "nothing ahead"
ALL = "everything ahead, willing"
ROWS: dict[str, Means] = {
    "forced answers asked, too": lambda: [Everything()],
    NOTHING: list,
    "standing wishes, willing": lambda: _wishing(1),
    "standing wishes, lazy": lambda: _wishing(LAZY),
    "asked at once": lambda: [Ahead(Will(1), only_gathered=True)],
    "answers ahead, willing": lambda: [Ahead(Will(1))],
    "answers ahead, lazy": lambda: [Ahead(Will(LAZY))],
    ALL: lambda: [*_wishing(1), Ahead(Will(1))],
    "everything ahead, lazy": lambda: [*_wishing(LAZY), Ahead(Will(LAZY))],
    MIXED: _mixed,
}


def play(ruleset: str, players: int, seed: int, row: str, *, random_choices: bool) -> Tally:
    """Play a deal with the means of a row."""
    logging.disable(logging.WARNING)
    means = ROWS[row]()
    return asyncio.run(play_game(ruleset, players, means, seed, random_choices=random_choices))


def measure(
    ruleset: str,
    players: int,
    seeds: Sequence[int],
    rows: Sequence[str],
    *,
    jobs: int,
    random_choices: bool,
) -> dict[str, list[Tally]]:
    """Play the same deals with the means of each row, so many at a time."""
    with ProcessPoolExecutor(jobs) as pool:
        going = {
            row: [
                pool.submit(play, ruleset, players, seed, row, random_choices=random_choices)
                for seed in seeds
            ]
            for row in rows
        }
        return {row: [one.result() for one in games] for row, games in going.items()}


@dataclass(frozen=True, slots=True)
class Figures:
    """What a row comes to."""

    handovers: float
    """A round."""
    days: float
    """A round, in the game of the median."""
    calls: float
    """A round and person."""
    reminders: float

    @classmethod
    def of(cls, tallies: Sequence[Tally], players: int) -> Figures:
        """Sum games up."""
        rounds = sum(t.rounds for t in tallies)
        return cls(
            sum(t.handovers.total() for t in tallies) / rounds,
            median(t.days / t.rounds for t in tallies),
            sum(t.calls for t in tallies) / rounds / players,
            sum(t.reminders for t in tallies) / rounds / players,
        )


def usual_length(found: dict[str, list[Tally]]) -> float:
    """Return how many rounds a game has, on average over all rows."""
    return fmean(t.rounds for tallies in found.values() for t in tallies)


def in_lines(found: dict[str, list[Tally]], players: int) -> list[str]:
    """Say what was found."""
    width = max(len(row) for row in found) + 2
    rounds = usual_length(found)
    lines = [
        f"{'':<{width}}{'hand-overs':>18}{'days':>18}{'a person is, a game':>24}",
        f"{'':<{width}}{'a round':>9}{'a game':>9}{'a round':>9}{'a game':>9}"
        f"{'called':>12}{'reminded':>12}",
    ]
    for row, tallies in found.items():
        one = Figures.of(tallies, players)
        lines.append(
            f"{row:<{width}}"
            f"{one.handovers:>9.1f}{one.handovers * rounds:>9.0f}"
            f"{one.days:>9.2f}{one.days * rounds:>9.1f}"
            f"{one.calls * rounds:>12.1f}{one.reminders * rounds:>12.1f}"
        )
    return lines


def by_kind(found: dict[str, list[Tally]]) -> list[str]:
    """Say which kinds of questions cause the waiting, in each of some rows."""
    width, rounds = 22, {row: sum(t.rounds for t in tallies) for row, tallies in found.items()}
    waited: dict[str, Counter[str]] = {}
    handovers: dict[str, Counter[str]] = {}
    for row, tallies in found.items():
        waited[row] = sum((t.waited for t in tallies), Counter())
        handovers[row] = sum((t.handovers for t in tallies), Counter())
    kinds = sorted({k for c in waited.values() for k in c}, key=lambda k: -waited[NOTHING][k])
    lines = [
        f"{'':<{width}}" + "".join(f"{row:>26}" for row in found),
        f"{'kind':<{width}}" + f"{'hand-overs':>14}{'of waiting':>12}" * len(found),
    ]
    for kind in kinds:
        cells = [
            f"{handovers[row][kind] / rounds[row]:>14.2f}"
            f"{waited[row][kind] / max(1, waited[row].total()):>12.1%}"
            for row in found
        ]
        lines.append(f"{kind:<{width}}{''.join(cells)}")
    return lines


def calibration(tallies: Sequence[Tally]) -> str:
    """Say how long hand-overs take."""
    lasted = [seconds for t in tallies for seconds in t.lasted]
    long = [seconds for seconds in lasted if seconds > 8 * HOUR]
    return (
        f"a hand-over takes {median(lasted) / MINUTE:.0f} minutes in the median, "
        f"{fmean(lasted) / HOUR:.1f} h on average; {len(long) / len(lasted):.0%} take more than "
        f"8 h, and make up {sum(long) / sum(lasted):.0%} of all waiting"
    )


def comparison(found: dict[str, list[Tally]], players: int, row: str) -> str:
    """Say what a row saves."""
    rounds = usual_length(found)
    before, after = (Figures.of(found[name], players) for name in (NOTHING, row))
    return (
        f"{row}: hand-overs a game "
        f"{before.handovers * rounds:.0f} -> {after.handovers * rounds:.0f} "
        f"({after.handovers / before.handovers - 1:+.0%}), "
        f"days {before.days * rounds:.1f} -> {after.days * rounds:.1f} "
        f"({after.days / before.days - 1:+.0%})"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.waiting", description=__doc__)
    parser.add_argument("--ruleset", choices=sorted(MOST), default="agot-2e")
    parser.add_argument("--players", type=int, metavar="N", help="as many as can play by default")
    parser.add_argument("--games", type=int, default=20, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="games at a time")
    parser.add_argument("--random", action="store_true", help="answers given by hand are random")
    parser.add_argument("--only", action="append", choices=sorted(ROWS), help="only these rows")
    chosen = parser.parse_args(arguments)
    players = chosen.players or MOST[chosen.ruleset]
    rows = [row for row in ROWS if not chosen.only or row in chosen.only]
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    found = measure(
        chosen.ruleset, players, seeds, rows, jobs=chosen.jobs, random_choices=chosen.random
    )
    say = [
        f"{chosen.ruleset}, {players} players, {chosen.games} games from seed {chosen.seed}, "
        f"{usual_length(found):.1f} rounds a game",
        "",
    ]
    say += in_lines(found, players)
    if NOTHING in found:
        shown = {row: found[row] for row in (NOTHING, ALL) if row in found}
        say += ["", *by_kind(shown), "", calibration(found[NOTHING])]
        say += [comparison(found, players, row) for row in (ALL, MIXED) if row in found]
    sys.stdout.write("\n".join(say) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
