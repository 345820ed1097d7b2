"""What others see of a window: a question that several answer, some of them ahead of it.

``python -m tests.play.ahead.windows --windows 10000 --seed 1`` compares pairs of windows by the
second: one answered by hand while the veil lies, one in which some of the same answers were given
ahead, or were made by an instruction, since the player holds no card that fits.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.play import Play
from bot.play.match.sources import SHARE
from engine.kernel.ahead.instructions import Instruction
from engine.rulesets import rulesets
from tests.agot import scenario as agot
from tests.inis import scenario as inis

from ..houses import lay_position, plan
from ..tables import ANN, BOB, CLEO, Clock, answer, bid_all, pass_time, playing, send_all

VEIL = 30.0
AFTER = 40
"""Seconds that are watched."""
HOUSES = {ANN: "lannister", BOB: "stark", CLEO: "baratheon"}
SEATS = {ANN: "green", BOB: "blue", CLEO: "orange"}
FIRST = {ANN: 1, BOB: 2, CLEO: 0}
"""Bids for the first track, which end no tie."""
PASS: Instruction = {"on": "responses", "when": "always", "do": "pass", "until": "game"}

Seen = list[tuple[float, Any]]
Actions = Mapping[int, tuple[int, Any]]
"""What users answer by hand, and at which second."""


def bidding() -> agot.Position:
    """Clash of Kings is open: somebody chooses, and bids for three tracks follow."""
    return agot.given(
        units={
            "winterfell": "stark 2F",
            "lannisport": "lannister 1F",
            "dragonstone": "baratheon 1F",
        },
        players=3,
        card="clash-of-kings",
    )


def announcing(holder: str | None) -> inis.Position:
    """Green may announce Conquest; blue and orange have cards, one of which may be Geis."""
    hands = {"green": "conquest", "blue": "bard", "orange": "druid"}
    if holder is not None:
        hands[holder] = "geis"
    return inis.given(clans={"moor": "G2", "plains": "B1"}, players=3, hands=hands, capital="cove")


async def watch(play: Play, clock: Clock, game: int, by_hand: Actions, seconds: int) -> Seen:
    """Let time pass while some answer by hand, and return what Ann sees of it, and when.

    What is seen are the table with its clocks, Ann's own view and log, the game's card, and who is
    called.
    """
    opened, seen, last = clock(), Seen(), None
    for second in range(seconds):
        for user, (at, value) in by_hand.items():
            if at == second:
                await answer(play, game, user, value)
        await pass_time(play, clock, 1.0)
        table, hand = await play.table_view(game), await play.seat_view(game, ANN)
        sent = await send_all(play, clock())
        look = (
            (table.number, table.awaited, table.answered, table.info.opens, table.waits),
            (table.banks, {seat: asked.due for seat, asked in table.clocks.items()}),
            hand.view,
            [told.id for told in hand.told],
            sorted((row.kind, row.target_user or 0) for row in sent),
        )
        if look != last:
            seen.append((clock() - opened, look))
            last = look
    return seen


async def bids(
    path: Path,
    planned: Mapping[int, int],
    by_hand: Actions,
    seconds: int = AFTER,
    terms: Mapping[str, Any] | None = None,
) -> Seen:
    """Watch bids of three, some of which are planned."""
    clock = Clock()
    async with playing(path, rulesets=rulesets, clock=clock, privacy_delay=VEIL) as play:
        game = await lay_position(play, bidding(), HOUSES, now=clock(), terms=terms)
        for user, amount in planned.items():
            await plan(play, game, user, "bid", amount)
        await bid_all(play, game, FIRST)
        first = (await play.table_view(game)).number
        while (await play.table_view(game)).number == first:
            await pass_time(play, clock, 1.0)
        await send_all(play, clock())
        return await watch(play, clock, game, by_hand, seconds)


async def responses(
    path: Path,
    holder: str | None,
    instructed: Sequence[int],
    by_hand: Actions,
    seconds: int = AFTER,
) -> Seen:
    """Watch whether two respond to Ann's Conquest, of whom one may hold the card that fits."""
    clock = Clock()
    async with playing(path, rulesets=rulesets, clock=clock, privacy_delay=VEIL) as play:
        game = await lay_position(play, announcing(holder), SEATS, now=clock())
        for user in instructed:
            await play.instructing.give(game, user, PASS)
        await send_all(play, clock())
        asked = (await play.seat_view(game, ANN)).question
        assert asked is not None
        turn = {"do": "play", "card": "conquest", "destination": "plains"}
        await play.answer(game, ANN, asked.number, turn)
        await play.quiet()
        if (await play.table_view(game)).awaited == ("green",):
            await answer(play, game, ANN, {})
        return await watch(play, clock, game, by_hand, seconds)


@dataclass(frozen=True)
class Pair:
    """Two windows that Ann must not be able to tell apart."""

    one: Seen
    other: Seen
    after: str
    """What was different about the second."""


def _in_time(rng: random.Random) -> int:
    """Return a second at which every veil still lies."""
    return rng.randrange(int(VEIL * SHARE) - 1)


async def pair_of_bids(directory: Path, rng: random.Random) -> Pair:
    """Let some bid by hand, and the same bids be planned by some of them."""
    amounts = {user: rng.randrange(4) for user in (BOB, CLEO)}
    prompt = [user for user in amounts if rng.random() < 0.7]
    late: Actions = {u: (rng.randrange(31, 39), n) for u, n in amounts.items() if u not in prompt}
    mine: Actions = {ANN: (rng.randrange(38), rng.randrange(4))}
    planned = [user for user in prompt if rng.random() < 0.5]
    hand: Actions = {user: (_in_time(rng), amounts[user]) for user in prompt}
    again: Actions = {u: (_in_time(rng), amounts[u]) for u in prompt if u not in planned}
    one = await bids(directory / "one.db", {}, {**hand, **late, **mine})
    ahead = {user: amounts[user] for user in planned}
    other = await bids(directory / "other.db", ahead, {**again, **late, **mine})
    return Pair(one, other, f"{len(planned)} bids planned")


async def pair_of_responses(directory: Path, rng: random.Random) -> Pair:
    """Let all pass by hand, and the same by instructions, with and without a card that fits."""
    holders = [rng.choice([None, "blue", "orange"]) for _ in range(2)]
    instructed = [user for user in (BOB, CLEO) if rng.random() < 0.6]
    passes = {"card": None}
    hand: Actions = {user: (_in_time(rng), passes) for user in (BOB, CLEO)}
    again: Actions = {u: (_in_time(rng), passes) for u in (BOB, CLEO) if u not in instructed}
    one = await responses(directory / "one.db", holders[0], (), hand)
    other = await responses(directory / "other.db", holders[1], instructed, again)
    return Pair(one, other, f"{len(instructed)} instructed")


PAIRS = {"bids": pair_of_bids, "responses": pair_of_responses}


async def compare(kind: str, seed: int) -> Pair:
    """Play a pair of windows of a kind."""
    with tempfile.TemporaryDirectory() as directory:
        return await PAIRS[kind](Path(directory), random.Random(f"{kind}:{seed}"))


async def _compare_all(windows: int, seed: int) -> int:
    told_apart: Counter[str] = Counter()
    for kind in PAIRS:
        after: Counter[str] = Counter()
        for number in range(windows):
            pair = await compare(kind, seed * windows + number)
            after[pair.after] += 1
            told_apart[kind] += pair.one != pair.other
        spread = ", ".join(f"{what}: {count}" for what, count in sorted(after.items()))
        print(f"{kind}: {told_apart[kind]} of {windows} pairs told apart ({spread})")  # noqa: T201
    return told_apart.total()


def main() -> int:
    """Compare windows; fail if any can be told apart."""
    parser = argparse.ArgumentParser(prog="python -m tests.play.ahead.windows", description=__doc__)
    parser.add_argument("--windows", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    return min(1, asyncio.run(_compare_all(args.windows, args.seed)))


if __name__ == "__main__":
    raise SystemExit(main())
