"""Nobody learns who plays which seat: worlds in which two people have changed seats look alike."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.play import TableView
from tests.bot.pressing import use
from tests.bot.twins import (
    HOUR,
    STRANGER,
    Told,
    World,
    begin_alike,
    differences,
    position,
    world,
)
from tests.marks import costly

AGREED = {"faceless": True, "seats": "random", "talk": "relayed"}
ONE, OTHER = "Ada", "Cleo"
"""Two who exchange their seats; Ada is the host, whom everyone knows."""
THIRD = "Dan"


@pytest.fixture(autouse=True)
def alike_worlds(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """All worlds begin at one time, and everything is logged."""
    begin_alike(monkeypatch, caplog)


def exchange(database: Path, one: int, other: int) -> None:
    """Exchange the seats of two users, with all that they did there; who joined first stays."""
    with closing(sqlite3.connect(database)) as db, db:
        db.row_factory = sqlite3.Row
        (said,) = db.execute("SELECT terms FROM games").fetchone()
        db.execute("UPDATE games SET terms = ?", (json.dumps({**json.loads(said), **AGREED}),))
        seats = dict(db.execute("SELECT user, seat FROM players").fetchall())
        if one == other:
            return
        db.execute("UPDATE players SET seat = NULL WHERE user IN (?, ?)", (one, other))
        for user, seat in ((one, seats[other]), (other, seats[one])):
            db.execute("UPDATE players SET seat = ? WHERE user = ?", (seat, user))
        for (table,) in db.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table'"
        ).fetchall():
            columns = {row["name"] for row in db.execute(f"PRAGMA table_info({table})")}
            for column in (
                columns & {"user", "target"} if table not in ("players", "signers") else ()
            ):
                for old, new in ((one, -1), (other, one), (-1, other)):
                    db.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (new, old))


Course = Callable[[World, dict[str, str]], Awaitable[None]]
"""What happens at a table, with the names of those who play each seat."""


async def seen(database: Path, caplog: pytest.LogCaptureFixture, course: Course) -> Told:
    """Return what all but two see of what happens at a table."""
    async with world(database, caplog) as w:
        info = await w.bot.services.play.info(1)
        assert info.faceless
        names = {w.person(name).id: name for name in ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")}
        await course(w, {seat: names[user] for seat, user in info.users.items()})
        await w.settled()
        told = w.told(ONE, OTHER)
    # With whom the bot opens a direct channel is seen by them alone.
    told["calls"] = {k: v for k, v in told["calls"].items() if "/users/@me/channels" not in k}
    return {**told, "log": []}  # It is the host's, who can read the database, too.


async def compare(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    ruleset: str,
    players: int,
    kind: str,
    course: Course,
) -> list[str]:
    """Let the same happen at a table twice, with two people in each other's seats; return what
    others see differently."""

    def until(table: TableView) -> bool:
        return table.kind == kind and len(table.awaited) > 1 and not table.answered

    await position(tmp_path / "games", ruleset, {"players": players}, until)
    with closing(sqlite3.connect(tmp_path / "games")) as db:
        found = dict(db.execute("SELECT name, user FROM players").fetchall())
    both = []
    for number, other in enumerate((found[ONE], found[OTHER])):
        at = tmp_path / str(number)
        shutil.copy(tmp_path / "games", at)
        exchange(at, found[ONE], other)
        both.append(await seen(at, caplog, course))
    return differences(*both)


async def look_around(w: World) -> None:
    """Let a player and a stranger look at everything that there is to see."""
    for name in (THIRD, STRANGER):
        await w.use(name, "status", "map", "board", "log", "say", "statistics", "profile")
        for player in (ONE, OTHER):
            await w.use(name, "profile", player=w.person(player).id)
    await w.use(THIRD, "my panel")
    await w.use(THIRD, "my games")
    await use(w.person(THIRD), "game run")


@costly("plays the same game in two worlds, over the wire")
@pytest.mark.parametrize(
    ("ruleset", "players", "kind"), [("agot-2e", 4, "orders"), ("inis", 4, "draft")]
)
async def test_nobody_sees_who_plays_which_seat(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, ruleset: str, players: int, kind: str
) -> None:
    """Neither in posts nor in panels, votes, reminders, or what is said of late and absent ones."""

    async def course(w: World, names: dict[str, str]) -> None:
        seats = list(names)
        mine = next(seat for seat in seats if names[seat] == ONE or names[seat] == OTHER)
        await look_around(w)
        await w.answer(names[mine], random.Random(1))
        await w.person(names[mine]).slash("say", "general", text="Hello")
        await w.wait(13 * HOUR)
        await look_around(w)

    assert await compare(tmp_path, caplog, ruleset, players, kind, course) == []
