"""``python -m tests.stewards.holding``: what a stand-in does to the seat that it holds.

Every deal is played three times by equal stewards: as it is; with a stand-in in one seat for some
rounds; and with the same steward in that seat, but other luck in its thinking in those rounds. The
last shows how much comes of chance alone. Where a game is over before the rounds, it does not
count.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import mean
from typing import Any

from engine.intervals import interval
from engine.kernel.game import Game
from engine.kernel.playing import questions
from engine.rulesets import rulesets
from engine.stewards.levels import minds, steward
from engine.stewards.stand_in import StandInPolicy, grudges

from .arguments import parser_of, players_of

LONGEST = 60


@dataclass(frozen=True, slots=True)
class Handed:
    """How a game went in which a seat was handed over for some rounds."""

    standing: int | None
    """What the seat had when it was handed back; nothing, if the game was over before it."""
    winner: str | None


def played(
    ruleset: str, level: str, players: int, seed: int, at: int, rounds: range, way: str
) -> Handed:
    """Play a game; ``way`` is how the seat is played in those rounds."""
    mind = minds[ruleset]
    player = steward(level, mind)
    game: Game[Any] = Game.new(rulesets[ruleset], {"players": players})
    seat = game.setup.seats[at % players]
    luck = random.Random(f"{seed}")
    whims = {s: random.Random(f"{seed}/{s}") for s in game.setup.seats}
    other = random.Random(f"{seed}/other")
    told: list[tuple[int, str, Mapping[str, Any]]] = []
    standing: int | None = None
    for _ in questions(game, luck, LONGEST):
        now = int(game.state.round)
        told += [(now, e.kind, e.params) for e in game.fetch_events() if e.is_for(None)]
        if now == rounds.stop and standing is None:
            standing = mind.standing(game.state)[seat]
        for asked in game.awaited:
            thinking = whims[asked].getrandbits(63)
            bearing = None
            if asked == seat and now in rounds and way != "as it is":
                thinking = other.getrandbits(63)
                if way == "stand-in":
                    recent = [(kind, params) for at, kind, params in told if at >= now - 2]
                    bearing = StandInPolicy(grudges=grudges(mind, recent, seat))
            game.answer(asked, player.answer(game, asked, thinking, bearing))
    return Handed(standing, game.ruleset.view(game.state, None).get("winner"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and compare."""
    parser = parser_of("holding", __doc__, 30)
    parser.add_argument("--level", default="squire")
    parser.add_argument("--hold", default="3-6", metavar="A-B", help="rounds, the last included")
    chosen = parser.parse_args(arguments)
    first, last = (int(n) for n in chosen.hold.split("-"))
    rounds = range(first, last + 1)
    players = players_of(chosen)
    ways = ("as it is", "stand-in", "other luck")
    found: list[dict[str, Handed]] = []
    for number in range(chosen.games):
        seed = chosen.seed * 1_000_003 + number // players
        went = {
            way: played(chosen.ruleset, chosen.level, players, seed, number, rounds, way)
            for way in ways
        }
        if all(h.standing is not None for h in went.values()):
            found.append(went)
    sys.stdout.write(f"{len(found)} of {chosen.games} games last longer than round {last}\n")
    for way in ways:
        held = [went[way].standing or 0 for went in found]
        changed = sum(went[way].winner != went["as it is"].winner for went in found)
        low, high = interval(changed, len(found))
        sys.stdout.write(
            f"{way}: {minds[chosen.ruleset].measure} {mean(held) if held else 0:.2f} after round "
            f"{last}; another winner in {changed} ({100 * low:.0f} to {100 * high:.0f} %)\n"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
