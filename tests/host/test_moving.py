"""The games of a server move to another process' database, whole and once, whatever happens."""

from __future__ import annotations

import argparse
import asyncio
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr

from bot import chores
from bot.config import Config
from bot.lease import AlreadyRunning, lease
from bot.play import Play
from bot.run import Misplaced, opened
from bot.store import Store, moving, numbers
from bot.store.migrate import migrate
from bot.store.moving import Unmovable, move, parts
from engine.rulesets import rulesets
from tests.marks import daily

from .typed import typed

ROOT = Path(__file__).parents[2]

HERE, THERE = 7 << 22, 8 << 22
"""Servers: of shard 1 of 2, which are moved, and of shard 0."""

ANN, BOB, CLEO = 1, 2, 3
"""Ann plays in the server that is moved alone, Bob in both, Cleo in the other one."""


async def lay(path: Path, guild: int, channel: int, users: tuple[int, ...]) -> int:
    """Begin a game, and let everybody who is asked answer once."""
    store = await Store.open(path)
    play = await Play.open(store, rulesets, now=lambda: 1000.0)
    info = await play.new_game(
        host=users[0],
        host_name=f"user {users[0]}",
        guild=guild,
        channel=channel,
        ruleset="agot-2e",
        options={"players": 3},
        rulings={},
        terms={"together": 86400},
    )
    for user in users[1:]:
        await play.join(info.id, user, f"user {user}")
    await play.add_stewards(info.id, users[0])
    await play.start(info.id, users[0])
    await play.quiet()
    await play.close()
    await store.close()
    return info.id


async def fill(path: Path, target: Path) -> list[int]:
    """Make two databases, the first with games of two servers and something in every table."""
    games = [
        await lay(path, HERE, 11, (ANN, BOB)),
        await lay(path, HERE, 12, (BOB,)),
        await lay(path, THERE, 21, (BOB, CLEO)),
    ]
    store = await Store.open(target)
    async with store.writing() as session:
        await numbers.begin_apart(session)
    await store.close()
    await lay(target, 10 << 22, 31, (CLEO,))
    with closing(sqlite3.connect(path)) as connection:
        for game in games:
            for sql in (
                "INSERT INTO talks VALUES (?1, '[]', 100 + ?1)",
                "INSERT INTO talkers VALUES (100 + ?1, 2, 'stark')",
                "INSERT INTO proposals (id, game, kind, params, user, created, expires)"
                " VALUES (?1, ?1, 'extend', '{}', 2, 0, 1)",
                "INSERT INTO votes VALUES (?1, 2, 1)",
                "INSERT INTO alliances VALUES (?1, 'stark', 'tyrell', 0)",
                "INSERT INTO instructions VALUES (?1, 'stark', '[]')",
                "INSERT INTO notices VALUES (200 + ?1, 300, ?1, 2, 1, 0, NULL, 0)",
                "INSERT INTO posts (game, kind, channel, message) VALUES (?1, 'card', 1, 2)",
                "INSERT INTO withdrawn VALUES (?1, 'stark')",
                "INSERT OR REPLACE INTO last_presses VALUES (?1, 2, 'stark', 0, 0, NULL, 0)",
                "INSERT INTO chapters VALUES (?1, 0, 0, 1, 2, 'r', '', '')",
                "INSERT INTO boards VALUES (?1, '{}')",
                "INSERT INTO waits VALUES (?1, 2, 999, 1)",
                "INSERT INTO patience VALUES (?1, 'stark', 0, 0, 0)",
                "INSERT INTO notes VALUES (?1, 2, 'x')",
                "INSERT INTO plans VALUES (?1, 2, 'stark', '[]', NULL, 0)",
                "INSERT OR IGNORE INTO seekers SELECT guild, 2, 0 FROM games WHERE id = ?1",
                "INSERT INTO rounds VALUES (?1, 1, 400 + ?1, NULL)",
                "INSERT INTO figures VALUES (?1, 1, '{}')",
                "INSERT INTO conduct VALUES (?1, 2, 1, 'timely', 0)",
                "INSERT OR IGNORE INTO members SELECT guild, 2, 1, 1 FROM games WHERE id = ?1",
                "INSERT INTO calendar VALUES (?1, 500 + ?1, 0, '')",
                "INSERT OR IGNORE INTO sealed VALUES (?1, 'nobody', '1', 'lord', 'p1', 'aa', 9)",
                "INSERT INTO drafts VALUES (?1, 2, 1, '[]')",
                "INSERT OR IGNORE INTO bases SELECT * FROM rests WHERE game = ?1",
                "INSERT OR IGNORE INTO answers VALUES (?1, 999, 1, 'stark', 'x', '1', 0, NULL, 9)",
                "INSERT OR IGNORE INTO luck VALUES (?1, x'', '{}', NULL)",
                "INSERT OR IGNORE INTO entries VALUES (?1, 999, 'open', '{}')",
                "INSERT OR IGNORE INTO signers VALUES (?1, 999, 999)",
                "INSERT OR IGNORE INTO lights VALUES (?1, '', NULL, NULL)",
                "INSERT OR IGNORE INTO moments"
                " VALUES (?1, 999, 'x', '[]', '{}', 0, '1', x'', 0, 0)",
                "INSERT INTO outbox (game, kind, payload, written, state, attempts, first_try)"
                " VALUES (?1, 'news', '{}', 0, 'sending', 1, 5)",
            ):
                connection.execute(sql, (game,))
        for user in (ANN, BOB, CLEO):
            for sql in (
                "INSERT OR REPLACE INTO settings (user, language) VALUES (?, 'en')",
                "INSERT INTO vacations VALUES (?, 1, 2, 0)",
                "INSERT INTO kv VALUES ('dm:' || ?, 'x')",
            ):
                connection.execute(sql, (user,))
        connection.commit()
    return games


def rows(path: Path, table: str) -> list[tuple[Any, ...]]:
    """Return the rows of a table, those of the outbox without ids and origins."""
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        found = [dict(row) for row in connection.execute(f"SELECT * FROM {table}")]
    for row in found:
        if table == "outbox":
            del row["id"], row["origin"]
    return sorted((tuple(row.values()) for row in found), key=repr)


def tables(path: Path) -> list[str]:
    """Return the tables that hold games."""
    with closing(sqlite3.connect(path)) as connection:
        return [part.table for part in parts(connection)]


def held(*paths: Path) -> Counter[tuple[Any, ...]]:
    """Count every row of every game, wherever it is."""
    return Counter(
        (table, *row) for path in paths for table in tables(path) for row in rows(path, table)
    )


def guilds(path: Path) -> set[int]:
    """Return the servers that have games in a database."""
    return set(moving.servers_of(path))


@pytest.fixture
def target(path: Path) -> Path:
    return path.with_name("other.sqlite3")


def test_every_table_is_known_to_move_or_to_stay() -> None:
    """What a new table holds belongs to games, to users, or to the database itself."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        moved = {part.table for part in parts(connection)}
        every = {
            row[0]
            for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        }
    assert every == moved | set(moving.PERSONAL) | moving.STAYING
    assert not moved & moving.STAYING


async def test_a_server_moves_with_all_that_belongs_to_it(path: Path, target: Path) -> None:
    """Every row is in the other database, the other server's are where they were."""
    await fill(path, target)
    before = held(path, target)
    for table in tables(path):
        assert rows(path, table), f"nothing in {table} to move"
    moved = move(path, target, [HERE])
    assert (moved.servers, moved.games, moved.there) == (1, 2, 0)
    assert (guilds(path), guilds(target)) == ({THERE}, {HERE, 10 << 22})
    assert held(path, target) == before
    with closing(sqlite3.connect(target)) as connection:
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


async def test_settings_go_along(path: Path, target: Path) -> None:
    """Whoever has left keeps nothing behind; whoever plays on has them in both."""
    await fill(path, target)
    move(path, target, [HERE])
    for table in ("settings", "vacations"):
        assert [row[0] for row in rows(path, table)] == [BOB, CLEO]
        assert [row[0] for row in rows(target, table)] == [ANN, BOB]
    facts = [[k for k, _ in rows(p, "kv") if k.startswith("dm:")] for p in (path, target)]
    assert facts == [[f"dm:{BOB}", f"dm:{CLEO}"], [f"dm:{ANN}", f"dm:{BOB}"]]


async def test_a_message_keeps_its_nonce(path: Path, target: Path) -> None:
    """What was being sent when the process ended is recognised by Discord, and not sent twice."""

    async def nonces(where: Path) -> dict[int, list[str]]:
        store = await Store.open(where)
        play = await Play.open(store, rulesets)
        found: dict[int, list[str]] = {}
        for row in await play.queue.due(1e12):
            found.setdefault(row.game, []).append(row.nonce)
        await play.close()
        await store.close()
        return found

    games = await fill(path, target)
    before = await nonces(path)
    move(path, target, [HERE])
    after = await nonces(target)
    assert [after[game] for game in games[:2]] == [before[game] for game in games[:2]]


async def test_a_second_move_does_nothing(path: Path, target: Path) -> None:
    """And one back brings everything back; numbers of new games are nobody else's."""
    await fill(path, target)
    before = held(path)
    move(path, target, [HERE])
    there = held(target)
    again = move(path, target, [HERE])
    assert (again.games, again.there) == (0, 2)
    assert held(target) == there
    assert move(target, path, [HERE]).games == 2
    assert held(path) == before
    fresh = [await lay(p, HERE, c, (ANN,)) for p, c in ((path, 13), (target, 14))]
    assert fresh[0] == 4
    assert fresh[1] > numbers.SPAN


async def test_time_that_passed_elsewhere_is_not_lost(path: Path, target: Path) -> None:
    """A database that was not served for an hour longer takes that hour along."""
    await fill(path, target)
    for database, seen in ((path, 1000.0), (target, 4600.0)):
        with closing(sqlite3.connect(database)) as connection:
            connection.execute("INSERT OR REPLACE INTO kv VALUES ('time-seen', ?)", (str(seen),))
            connection.commit()
    due = {row[:2]: row[4] for row in rows(path, "clocks")}
    assert any(due.values())
    games = {row[0] for row in rows(path, "games") if row[1] == HERE}
    move(path, target, [HERE])
    for row in rows(target, "clocks"):
        if row[0] in games:
            before = due[row[:2]]
            assert row[4] == (None if before is None else before + 3600)


async def test_what_cannot_be_moved_stays(path: Path, target: Path) -> None:
    """A copy of a database numbers its games alike, and a channel has one table."""
    await fill(path, target)
    twin = path.with_name("twin.sqlite3")
    shutil.copy(path, twin)
    with pytest.raises(Unmovable, match="same numbers"):
        move(path, twin, [HERE])
    await lay(target, HERE, 11, (ANN,))
    before = held(path), held(target)
    with pytest.raises(Unmovable, match="same channel"):
        move(path, target, [HERE])
    assert (held(path), held(target)) == before


KILLED = """
import os, signal, sqlite3, sys
from pathlib import Path
from bot.store import moving
left = int(sys.argv[3])
def seen(statement):
    global left
    left -= 1
    if left == 0:
        print(statement.split("(")[0], flush=True)
        if statement != "COMMIT":
            os.kill(os.getpid(), signal.SIGKILL)
connect = sqlite3.connect
def traced(*args, **kwargs):
    connection = connect(*args, **kwargs)
    connection.execute("PRAGMA cache_size = 5")  # so that pages are written before the end
    connection.set_trace_callback(seen)
    return connection
sqlite3.connect = traced
moving.move(Path(sys.argv[1]), Path(sys.argv[2]), [7 << 22])
print("done", left, flush=True)
"""


@pytest.mark.parametrize(("before", "within"), daily((2, 2), of=[(2, 2), (6, 10)]))
async def test_a_kill_between_any_two_steps_leaves_all_or_nothing(
    path: Path, target: Path, before: int, within: int
) -> None:
    """Both databases are as before or both as after, and the next attempt ends it.

    The process is killed before some of its statements, and at several instants in the middle of
    the commit; after each kill another one of the two is opened first.
    """
    await fill(path, target)
    every, clean = held(path, target), {}
    for name in (path, target):
        clean[name] = name.with_name(f"clean-{name.name}")
        shutil.copy(name, clean[name])
    said, _ = _run(path, target, 10**6)
    commit = 10**6 - int(said.rpartition(" ")[2])
    ends = set()
    early = [(n, None) for n in range(3, commit, commit // before)]
    for n, after in [*early, *((commit, 0.0003 * k) for k in range(within))]:
        for name, copy in clean.items():
            shutil.copy(copy, name)
        said, status = _run(path, target, n, after)
        assert (said == "COMMIT") is (n == commit)
        assert after is not None or status == -signal.SIGKILL
        for opened_first in (path, target)[:: 1 if n % 2 else -1]:
            await (await Store.open(opened_first)).close()
        assert held(path, target) == every
        ends.add(HERE in guilds(target))
        assert (HERE in guilds(path)) is not (HERE in guilds(target))
        move(path, target, [HERE])
        assert held(path, target) == every
        assert guilds(path) == {THERE}
    assert False in ends


def _run(path: Path, target: Path, n: int, after: float | None = None) -> tuple[str, int]:
    """Let a process move that is killed at its statement ``n``, or so long after it has begun it.

    Return what it said, and how it ended.
    """
    with subprocess.Popen(
        [sys.executable, "-c", KILLED, str(path), str(target), str(n)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    ) as process:
        assert process.stdout is not None
        said = process.stdout.readline().strip()
        if after is not None:
            time.sleep(after)
            process.kill()
    return said, process.returncode


async def test_it_is_done_by_a_command(
    path: Path, target: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By servers or by shards, to a database that need not be there yet; each says what it did."""
    await lay(path, HERE, 11, (ANN,))
    await lay(path, THERE, 21, (BOB,))
    done = await asyncio.to_thread(typed, path, "move-server", str(HERE), "--to", str(target))
    assert (done.status, done.complaint) == (0, "")
    assert "1 games of 1 servers were moved" in done.said
    assert (guilds(path), guilds(target)) == ({THERE}, {HERE})
    assert await do(path, str(HERE), "--to", str(target)) == 0
    assert "there already" in capsys.readouterr().out
    assert await do(path, "--shards", "0/2", "--to", str(target)) == 0
    assert guilds(path) == set()
    assert await do(path, "5", "--to", str(target)) == 1
    for wrong in (("--to", str(target)), ("5", "--to", str(path))):
        with pytest.raises(ValueError, match=r"Say which|give the other"):
            await do(path, *wrong)
    with lease(target), pytest.raises(AlreadyRunning):
        await do(path, str(HERE), "--to", str(target))


async def do(path: Path, *words: str) -> int:
    """Move servers as the command does, in this process."""
    parser = argparse.ArgumentParser()
    chores.add_to(parser.add_subparsers(dest="chore"))
    config = Config(discord_token=SecretStr("x"), ravenry_database=path)
    return await chores.run(parser.parse_args(["move-server", *words]), config)


async def test_a_process_takes_no_games_of_others(path: Path, target: Path) -> None:
    """It would never hear of their players; one sentence says what to do."""
    await lay(path, HERE, 11, (ANN,))
    config = Config(discord_token=SecretStr("x"), ravenry_database=path, ravenry_shards="0/2")
    with pytest.raises(Misplaced, match=f"{HERE} of shard 1.*move-server"):
        async with opened(config):
            pass
    right = config.model_copy(update={"ravenry_shards": "1/2"})
    async with opened(right):
        pass
