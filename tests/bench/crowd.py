"""Thousands of games in progress: a few are played, then copied row by row for other people."""

from __future__ import annotations

import os
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from bot.hosting.rules_check import check_up
from bot.play import Play
from bot.store import Store
from engine.rulesets import rulesets

RULESET = "agot-2e"
PLAYERS = 6
ORIGINALS = 25
"""How many games are really played, each to a different point; the others are copies."""

STEP = 1_000_000
"""Distance between the ids of copies: of users, channels and servers."""

COPIED = (
    "players",
    "rests",
    "answers",
    "sealed",
    "drafts",
    "events",
    "clocks",
    "tenures",
    "moments",
)


async def gather(path: Path, games: int, *, seed: int = 1, originals: int = ORIGINALS) -> None:
    """Fill a database with games in progress, whose users are numbered."""
    originals = min(originals, games)
    store = await Store.open(path)
    try:
        await check_up(store, rulesets, now=time.time())
        play = await Play.open(store, rulesets, rng=random.Random(seed))
        for n in range(originals):
            await _play(play, n, random.Random(f"{seed}/{n}"))
        async with store.writing() as session:
            # Everything to be said so far counts as said.
            await session.run("UPDATE outbox SET state = 'sent'")
            await session.run("DELETE FROM outbox")
            await session.run("UPDATE games SET pending = 0")
    finally:
        await store.close()
    _copy(path, originals, games)
    os.sync()  # otherwise unwritten pages would hold up the commits that are timed


async def _play(play: Play, n: int, rng: random.Random) -> None:
    """Play one game with six users to some point."""
    first = 1000 * n + 1
    info = await play.new_game(
        host=first,
        host_name="Host",
        guild=n + 1,
        channel=n + 1,
        ruleset=RULESET,
        options={"players": PLAYERS},
        rulings={},
        terms={"together": 86400},
    )
    for user in range(first + 1, first + PLAYERS):
        await play.join(info.id, user, f"Player {user}")
    await play.start(info.id, first)
    answers = 10 + 6 * n
    while answers > 0:
        table = await play.table_view(info.id)
        users = [p.user for p in table.info.players if p.seat in table.awaited and p.user]
        if len(users) < 1:
            return
        user = rng.choice(users)
        question = (await play.seat_view(info.id, user)).question
        assert question is not None
        value = question.shape.sample(rng)
        before = table.number
        await play.answer(info.id, user, question.number, value)
        answers -= 1
        over = (await play.table_view(info.id)).number is None
        if over:
            raise RuntimeError(f"game {n} was over before question {before}: play fewer answers")


def _copy(path: Path, originals: int, games: int) -> None:
    """Copy games, each for users, a channel and a server of its own."""
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA synchronous = OFF")
        for game in range(originals + 1, games + 1):
            source = (game - 1) % originals + 1
            shift = STEP * game
            _insert(database, "games", source, game, shift)
            for table in COPIED:
                _insert(database, table, source, game, shift)
        database.execute("UPDATE kv SET value = ? WHERE key = 'time-seen'", (repr(time.time()),))
        database.commit()
        database.execute("ANALYZE")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def _insert(database: sqlite3.Connection, table: str, source: int, game: int, shift: int) -> None:
    """Copy the rows of one game in one table."""
    columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
    key = "id" if table == "games" else "game"
    moved = {"user", "host", "channel", "guild", "owner"}
    values = ", ".join(
        str(game) if c == key else f"{c} + {shift}" if c in moved else c for c in columns
    )
    database.execute(
        f"INSERT INTO {table} ({', '.join(columns)}) SELECT {values} FROM {table} WHERE {key} = ?",
        (source,),
    )
