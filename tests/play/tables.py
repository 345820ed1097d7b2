"""Help for tests at a table: opening one, playing on, and reading everything that was saved."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.play import GameInfo, LogLine, OutboxRow, Play
from bot.play.hints import Adviser
from bot.play.match.lights import RoundSource
from bot.play.match.steward_jobs import StewardRunner
from bot.store import Store
from engine.fairness.verify import Verdict, verify
from engine.kernel.ruleset import Ruleset
from tests.kernel.toy import Auctions

ANN, BOB, CLEO, STRANGER = 101, 102, 103, 999
SEATED = {ANN: "ash", BOB: "birch", CLEO: "cedar"}


class Clock:
    """A clock that moves only when told to."""

    def __init__(self) -> None:
        self.time = 1_700_000_000.0

    def __call__(self) -> float:
        return self.time


@asynccontextmanager
async def playing(
    path: Path,
    *,
    seed: int = 1,
    rulesets: Mapping[str, Ruleset[Any]] | None = None,
    clock: Clock | None = None,
    steady: Callable[[], float] | None = None,
    kept: int = 256,
    privacy_delay: float = 0.0,
    adviser: Adviser | None = None,
    thinker: StewardRunner | None = None,
    secret: Callable[[], bytes] | None = None,
    relays: RoundSource | None = None,
) -> AsyncIterator[Play]:
    """Open the games of a database, as a process does; leaving the block is its end.

    Without a ``steady`` clock time passes as the clock says, whoever moves it. Without a
    ``thinker`` stewards guess, and have answered what was open when the block begins. With a
    ``secret`` new tables have a log, without a beacon unless there are ``relays``.
    """
    clock = clock or Clock()
    store = await Store.open(path)
    try:
        play = await Play.open(
            store,
            rulesets or {"toy": Auctions()},
            rng=random.Random(seed),
            now=clock,
            steady=steady or clock,
            kept=kept,
            privacy_delay=privacy_delay,
            adviser=adviser,
            thinker=thinker,
            secret=secret,
            relays=relays,
        )
        try:
            if thinker is None:
                await play.quiet()
            yield play
        finally:
            await play.close()
    finally:
        await store.close()


async def lay(
    play: Play, *, channel: int = 7, terms: Mapping[str, Any] | None = None, **options: Any
) -> GameInfo:
    """Open a table for an auction, with its host Ann, where empty seats wait."""
    return await play.new_game(
        host=ANN,
        host_name="Ann",
        guild=1,
        channel=channel,
        ruleset="toy",
        options=options,
        rulings={},
        terms={"gone": "wait", **(terms or {})},
    )


async def seat_all(
    play: Play, *, channel: int = 7, terms: Mapping[str, Any] | None = None, **options: Any
) -> GameInfo:
    """Begin an auction of Ann, Bob and Cleo, in the order of the seats."""
    game = (await lay(play, channel=channel, terms=terms, **options)).id
    for user, seat in SEATED.items():
        await play.join(game, user, str(user), seat)
    return await play.start(game, ANN)


async def seat_stewards(play: Play, **options: Any) -> GameInfo:
    """Begin an auction of Ann against the computer."""
    game = (await lay(play, **options)).id
    await play.join(game, ANN, "Ann", "ash")
    await play.add_stewards(game, ANN)
    begun = await play.start(game, ANN)
    await play.quiet()
    return begun


async def awaited_users(play: Play, game: int) -> list[int]:
    """Return the users whose answer is missing once the computer has answered."""
    await play.quiet()
    table = await play.table_view(game)
    return [p.user for p in table.info.players if p.seat in table.awaited and p.user is not None]


async def step(play: Play, game: int, rng: random.Random) -> bool:
    """Let one user answer; tell whether anybody was asked."""
    users = await awaited_users(play, game)
    if not users:
        return False
    user = rng.choice(users)
    question = (await play.seat_view(game, user)).question
    assert question is not None
    await play.answer(game, user, question.number, question.shape.sample(rng))
    await play.quiet()
    return True


async def answer(play: Play, game: int, user: int, value: Any) -> None:
    """Answer what a user is asked, and let the computer answer."""
    question = (await play.seat_view(game, user)).question
    assert question is not None
    await play.answer(game, user, question.number, value)
    await play.quiet()


async def send_all(play: Play, now: float = 1e12) -> list[OutboxRow]:
    """Send everything that is due, one after the other; return it in that order."""
    sent = []
    while rows := await play.queue.due(now):
        for row in rows:
            assert await play.queue.sending(row)
            await play.queue.sent(row, 1000 + row.id)
            sent.append(row)
    return sorted(sent, key=lambda row: row.id)


async def bid_all(play: Play, game: int, bids: Mapping[int, int]) -> None:
    """Let users bid, in the given order."""
    for user, bid in bids.items():
        await answer(play, game, user, bid)


async def pass_time(play: Play, clock: Clock, seconds: float) -> None:
    """Move the clock, and do what is due by then."""
    clock.time += seconds
    await play.tick(clock.time)
    await play.quiet()


async def verdict(play: Play, game: int, *seen: str) -> Verdict:
    """Verify the record of a game that is over, with what somebody has kept of it."""
    data = await play.records.proof(game)
    assert data is not None
    return verify(data, play.rulesets, "\n".join(seen))


def own_log(told: Sequence[LogLine]) -> list[str]:
    """Return the ids of what the table itself has told."""
    return [t.id.removeprefix("table-") for t in told if t.id.startswith("table-")]


def written(path: Path, *tables: str) -> dict[str, list[tuple[Any, ...]]]:
    """Return all rows of all tables, or of some, as another process reads them."""
    connection = sqlite3.connect(path)
    try:
        names = tables or tuple(
            name
            for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
            if not name.startswith("sqlite_")
        )
        return {n: sorted(connection.execute(f"SELECT * FROM {n}"), key=repr) for n in names}
    finally:
        connection.close()


async def seen(play: Play, game: int) -> Any:
    """Return all that everybody together can know about a game, when nothing is pending."""
    await play.quiet()
    table = await play.table_view(game)
    hands = [await play.seat_view(game, p.user) for p in table.info.players if p.user is not None]
    return [
        (table.info, table.view, table.number, table.kind, table.awaited, table.answered),
        [(h.seat, h.view, h.answered, h.sealed, h.draft, h.over) for h in hands],
        [(h.question.number, h.question.kind, h.question.params) for h in hands if h.question],
    ]
