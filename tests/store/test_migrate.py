"""Old databases come up to date, one whole step after the other."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.store import Store
from bot.store.messages import outbox, posts, sending
from bot.store.messages.posts import Kind, Post
from bot.store.people import users
from bot.store.people.users import UserSettings
from bot.store.sqlite import migrate as migrating
from bot.store.sqlite.migrate import APPLICATION, migrate, migrations
from bot.store.table import fairness, games, proposals, seats
from bot.store.table import log as chronicle
from tests.play.tables import (
    ANN,
    BOB,
    answer,
    awaited_users,
    bid_all,
    lay,
    playing,
    seat_all,
    seen,
    send_all,
    step,
)
from tests.running.marks import daily


def schema(path: Path) -> list[tuple[str, str]]:
    connection = sqlite3.connect(path)
    found = connection.execute("SELECT name, sql FROM sqlite_schema ORDER BY name").fetchall()
    connection.close()
    return found


def version(path: Path) -> tuple[int, int]:
    connection = sqlite3.connect(path)
    (number,) = connection.execute("PRAGMA user_version").fetchone()
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    connection.close()
    return number, application


async def run(path: Path, upto: int | None = None) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        migrate(connection, upto=upto)


def test_each_migration_gives_its_reason() -> None:
    """Every file begins with a comment that says what it is for."""
    assert all(sql.startswith("-- ") for _, sql in migrations())


async def test_every_earlier_version_comes_up_to_date(tmp_path: Path) -> None:
    """From each version on the way, the last one is reached, and is the same."""
    new, old, copy = (tmp_path / name for name in ("new.db", "old.db", "copy.db"))
    await run(new)
    for start in range(1 + len(migrations())):
        await run(old, upto=start)
        assert version(old)[0] == start
        shutil.copy(old, copy)
        await run(copy)
        assert schema(copy) == schema(new), start
        assert version(copy) == (len(migrations()), APPLICATION)


async def test_data_of_the_first_version_is_kept(tmp_path: Path) -> None:
    """A game that was saved before the later migrations is there after them."""
    path = tmp_path / "old.db"
    await run(path, upto=1)
    with sqlite3.connect(path) as old:
        old.execute(
            "INSERT INTO games (guild, channel, host, ruleset, options, seats, rulings, phase,"
            " created) VALUES (1, 2, 3, 'toy', '{}', '[\"ash\"]', '{}', 'running', 0.5)"
        )
        old.execute("INSERT INTO answers VALUES (1, 1, 1, 'ash', 'bid', '7', 1.5)")
    old.close()
    await run(path)
    with sqlite3.connect(path) as new:
        assert new.execute("SELECT host, phase FROM games").fetchall() == [(3, "running")]
        assert new.execute("SELECT seat, value FROM answers").fetchall() == [("ash", "7")]
    new.close()


async def test_what_was_told_and_what_was_to_be_said_is_kept(tmp_path: Path) -> None:
    """Events keep their places, messages their ids, and no id that was used comes again."""
    path = tmp_path / "old.db"
    await run(path, upto=3)
    with sqlite3.connect(path) as old:
        old.execute(
            "INSERT INTO games (guild, channel, host, ruleset, options, seats, rulings, phase,"
            " created, told, chapter)"
            " VALUES (1, 2, 3, 'toy', '{}', '[\"ash\"]', '{}', 'running', 0.5, 2, 1)"
        )
        old.execute("INSERT INTO players VALUES (1, 1, 3, 'Ann', 'ash')")
        old.execute("INSERT INTO events VALUES (1, 1, 'begins', '{}', NULL)")
        old.execute("INSERT INTO events VALUES (1, 2, 'looked', '{}', '[\"ash\"]')")
        for _ in range(3):
            old.execute(
                "INSERT INTO outbox (game, kind, payload, written) VALUES (1, 'status', '{}', 0.5)"
            )
        old.execute("DELETE FROM outbox WHERE id <> 2")
        old.execute("INSERT INTO settings VALUES (3, 'de', 0)")
    old.close()
    store = await Store.open(path)
    async with store.writing() as session:
        told = await chronicle.entries(session, 1, seat="ash")
        assert [(e.n, e.number, e.kind) for e in told] == [(1, 1, "begins"), (2, 2, "looked")]
        assert [e.n for e in await chronicle.entries(session, 1)] == [1]
        assert [m.id for m in await sending.list_due(session, 1e12)] == [2]
        await outbox.add(session, 1, "news", {}, written=1.0)
        assert await session.value("SELECT max(id) FROM outbox") == 4
        assert await users.find_settings(session, 3) == UserSettings(language="de", dm=False)
        info = await games.find(session, 1)
        assert info is not None
        assert (info.terms, info.paused, info.users) == ({}, None, {"ash": 3})
        assert await seats.list_tenures(session, 1, 3) == ["ash"]
    await store.close()


async def test_ids_of_messages_go_on_where_all_were_sent_and_forgotten(tmp_path: Path) -> None:
    """Even an empty outbox remembers which ids were used."""
    path = tmp_path / "old.db"
    await run(path, upto=3)
    with sqlite3.connect(path) as old:
        old.execute(
            "INSERT INTO games (guild, channel, host, ruleset, options, seats, rulings, phase,"
            " created) VALUES (1, 2, 3, 'toy', '{}', '[\"ash\"]', '{}', 'running', 0.5)"
        )
        old.execute(
            "INSERT INTO outbox (game, kind, payload, written) VALUES (1, 'status', '{}', 0.5)"
        )
        old.execute("DELETE FROM outbox")
    old.close()
    store = await Store.open(path)
    async with store.writing() as session:
        await outbox.add(session, 1, "news", {}, written=1.0)
        assert await session.value("SELECT max(id) FROM outbox") == 2
    await store.close()


async def test_messages_that_were_known_by_strings_are_posts(tmp_path: Path) -> None:
    """Cards, boards and proposals are found; those that name no message, or no game, are not."""
    path = tmp_path / "old.db"
    await run(path, upto=12)
    facts = {
        "card:1": "20:300",
        "pinned:1": "300",
        "map:1": "https://discord.com/channels/7/20/301",
        "proposal:1": "20:302:ab12cd34-9-0",
        "card:2": f"{2**62}:{2**62 + 1}",
        "pinned:2": "299",
        "map:2": "https://discord.com/channels/@me/21/303",
        "proposal:2": "21:None:ab12cd34-10-0",
        "map:3": "https://discord.com/channels/7/22/None",
        "card:99": "23:304",
        "proposal:99": "23:305:ab12cd34-11-0",
        "dm:5": "24",
        "palette:5": "soft",
        "nonce-prefix": "ab12cd34",
    }
    with sqlite3.connect(path) as old:
        for game in (1, 2, 3):
            old.execute(
                "INSERT INTO games (guild, channel, host, ruleset, options, seats, rulings, phase,"
                " created) VALUES (7, ?, 3, 'toy', '{}', '[\"ash\"]', '{}', 'over', 0.5)",
                (19 + game,),
            )
        for game in (1, 2):
            old.execute(
                "INSERT INTO proposals (game, kind, params, user, created, expires, state)"
                " VALUES (?, 'extend', '{}', 3, 0.5, 1.5, 'open')",
                (game,),
            )
        old.executemany("INSERT INTO kv VALUES (?, ?)", facts.items())
    old.close()
    kinds: tuple[Kind, ...] = ("card", "board", "proposal")
    store = await Store.open(path)
    async with store.writing() as session:
        assert {
            (post.game, post.kind): post
            for game in (1, 2, 3)
            for kind in kinds
            for about in (0, game)
            if (post := await posts.find(session, game, kind, about)) is not None
        } == {
            (1, "card"): Post(1, "card", 20, 300, pinned=True),
            (1, "board"): Post(1, "board", 20, 301),
            (1, "proposal"): Post(1, "proposal", 20, 302, about=1, mark="ab12cd34-9-0"),
            (2, "card"): Post(2, "card", 2**62, 2**62 + 1),
            (2, "board"): Post(2, "board", 21, 303),
        }
        rows = await session.rows("SELECT key FROM kv ORDER BY key")
        assert [row["key"] for row in rows] == ["dm:5", "palette:5"]
        moved = Post(1, "card", 20, 400)
        await posts.put(session, moved)
        assert await posts.find(session, 1, "card") == moved
    await store.close()


async def test_a_game_whose_luck_was_promised_is_told_that_the_promise_does_not_hold(
    tmp_path: Path,
) -> None:
    """It goes on with luck as it was; one that is over is told nothing. Neither has a seal."""
    path = tmp_path / "old.db"
    await run(path, upto=29)
    with sqlite3.connect(path) as old:
        for game, phase in ((1, "running"), (2, "over")):
            old.execute(
                "INSERT INTO games (id, guild, channel, host, ruleset, options, seats, rulings,"
                " phase, created, commitment)"
                " VALUES (?1, 1, ?1, 3, 'toy', '{}', '[\"ash\"]', '{}', ?2, 0.5, 'ab')",
                (game, phase),
            )
            old.execute("INSERT INTO luck VALUES (?, zeroblob(32), '[]', '[]')", (game,))
            old.execute("INSERT INTO undone VALUES (?, 1, 0, 0, '[]', '')", (game,))
    old.close()
    store = await Store.open(path)
    async with store.writing() as session:
        (told,) = await sending.list_due(session, 1e12)
        assert (told.game, told.kind) == (1, "news")
        assert told.payload["events"] == [{"id": "table-luck-older", "params": {}}]
        for game in (1, 2):
            info = await games.find(session, game)
            assert info is not None
            assert (info.seal, info.light) == (None, None)
            assert await fairness.find(session, game) is None
    await store.close()


async def test_numbers_go_on_behind_those_that_were_given(tmp_path: Path) -> None:
    """Wherever the numbers of a database began, no button of Discord leads to another game."""
    path, beginning = tmp_path / "old.db", 482_913_000_000
    await run(path, upto=30)
    with sqlite3.connect(path) as old:
        old.execute("UPDATE numbers SET last = ? + (kind <> 'beginning')", (beginning,))
        old.execute(
            "INSERT INTO games (id, guild, channel, host, ruleset, options, seats, rulings, phase,"
            " created) VALUES (? + 1, 7, 2, 3, 'toy', '{}', '[\"ash\"]', '{}', 'over', 0.5)",
            (beginning,),
        )
        old.execute(
            "INSERT INTO proposals (id, game, kind, params, user, created, expires, state)"
            " VALUES (?1 + 1, ?1 + 1, 'extend', '{}', 3, 0.5, 1.5, 'passed')",
            (beginning,),
        )
        old.execute(
            "INSERT INTO outbox (game, kind, payload, written, origin)"
            " VALUES (? + 1, 'status', '{}', 0.5, 'ab12cd34-9')",
            (beginning,),
        )
    old.close()
    async with playing(path) as play:
        assert (await lay(play)).id == beginning + 2
        due = await play.queue.due(1e12)
        assert {row.game for row in due} == {beginning + 1, beginning + 2}
    store = await Store.open(path)
    async with store.writing() as session:
        voted = await proposals.add(
            session, beginning + 2, "extend", {}, user=ANN, created=0.5, expires=9e9
        )
    await store.close()
    assert voted == beginning + 2
    async with playing(tmp_path / "new.db") as play:
        assert (await lay(play)).id == 1


def copy_back(new: Path, old: Path) -> None:
    """Fill a database of an earlier schema with whatever of a later one it has room for."""
    with closing(sqlite3.connect(old)) as target:
        target.execute("ATTACH ? AS later", (str(new),))
        tables = [
            name
            for (name,) in target.execute("SELECT name FROM main.sqlite_schema WHERE type='table'")
            if not name.startswith("sqlite_")
        ]
        for table in tables:
            here, there = (
                [row[1] for row in target.execute(f"PRAGMA {base}.table_info({table})")]
                for base in ("main", "later")
            )
            if not there:
                continue  # what that schema kept in a table is elsewhere by now
            shared = ", ".join(column for column in here if column in there)
            # Kinds of messages that came later, and entries without a number, have no room there.
            target.execute(
                f"INSERT OR IGNORE INTO main.{table} ({shared}) SELECT {shared} FROM later.{table}"
            )
        target.commit()


@dataclass(frozen=True)
class Played:
    """A game in the middle of a round, as the last schema holds it, and a lobby."""

    path: Path
    game: int
    lobby: int
    seen: Any
    told: list[tuple[str, Any]]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """Play it once for all versions."""
    path = tmp_path_factory.mktemp("played") / "new.db"

    async def begin() -> Played:
        async with playing(path) as play:
            game = (await seat_all(play)).id
            await answer(play, game, (await awaited_users(play, game))[0], "bury")
            await bid_all(play, game, {ANN: 1, BOB: 4})
            await play.users.set_settings(ANN, UserSettings(language="de"))
            looks = await seen(play, game)
            told = [(t.id, t.params) for t in await play.history(game, ANN)]
            return Played(path, game, (await lay(play, channel=8)).id, looks, told)

    return asyncio.run(begin())


LATEST = len(migrations())


@pytest.mark.parametrize("start", daily(1, 3, 14, LATEST - 1, LATEST, of=range(1, 1 + LATEST)))
async def test_games_of_every_earlier_version_go_on(
    tmp_path: Path, played: Played, start: int
) -> None:
    """What all could see and had answered is there after the update, and the game can be ended."""
    old, game = tmp_path / "old.db", played.game
    await run(old, upto=start)
    copy_back(played.path, old)
    assert version(old)[0] == start
    async with playing(old) as play:
        after = await seen(play, game)
        assert after[0][1:] == played.seen[0][1:]
        assert after[1:] == played.seen[1:]
        assert [(t.id, t.params) for t in await play.history(game, ANN)] == played.told
        assert (await play.users.settings(ANN)).language == ("de" if start >= 3 else None)
        rng = random.Random(1)
        while await step(play, game, rng):
            pass
        assert (await play.info(game)).phase == "over"
        assert len((await play.records.of(game))["steps"]) > 9
        await play.join(played.lobby, BOB, "Bob")
        await send_all(play)


async def test_a_migration_that_fails_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If a statement fails, those before it in the same migration are undone."""
    path = tmp_path / "ravenry.db"
    await run(path)
    before = schema(path), version(path)
    number = len(migrations()) + 1
    broken = [*migrations(), (number, "CREATE TABLE halfway (x); SELECT nonsense FROM nowhere;")]
    monkeypatch.setattr(migrating, "migrations", lambda: broken)
    with pytest.raises(sqlite3.OperationalError):
        await run(path)
    assert (schema(path), version(path)) == before


async def test_a_vote_against_a_seat_becomes_one_against_its_player(tmp_path: Path) -> None:
    """Votes that were open when votes came to be against persons go on, with the votes cast."""
    path = tmp_path / "old.db"
    await run(path, upto=14)
    with sqlite3.connect(path) as old:
        old.execute(
            "INSERT INTO games (guild, channel, host, ruleset, options, seats, rulings, phase,"
            " created) VALUES (1, 2, 3, 'toy', '{}', '[\"ash\"]', '{}', 'running', 0.5)"
        )
        old.execute(
            "INSERT INTO players (game, number, user, name, seat) VALUES (1, 1, 3, 'A', 'ash')"
        )
        old.execute(
            "INSERT INTO proposals (game, kind, params, user, created, expires)"
            " VALUES (1, 'kick', '{\"seat\": \"ash\"}', 4, 0.5, 9e9)"
        )
        old.execute("INSERT INTO votes VALUES (1, 4, 1)")
    old.close()
    store = await Store.open(path)
    async with store.reading() as session:
        (open_one,) = await proposals.list_open(session, 1)
    assert open_one.params == {"seat": "ash", "person": 3}
    assert open_one.votes == {4: True}
    await store.close()
