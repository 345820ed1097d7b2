"""Everything in the database says whose it is; what people get and what goes follows from that."""

from __future__ import annotations

import random
import re
from pathlib import Path

from bot.play import Play
from bot.store.keeping import deletion, facts
from bot.store.keeping.facts import FAMILIES, GONE_FROM
from bot.store.keeping.owners import ENDED, ROWS, SENT
from bot.store.people import statistics, users
from bot.store.people.statistics import MemberSettings
from tests.play.tables import ANN, BOB, Clock, lay, playing, seat_all, send_all, step, written

PRIVACY = Path(__file__).parents[3] / "docs" / "privacy.md"

DAY = 86400

HOW_LONG = {
    "asked": "until you change or delete it",
    "left": "until you change or delete it; 30 days after the bot has left the server",
    "ended": "until the game is over",
    "sent": "14 days after it was sent",
    "passed": "until it has passed",
    "game": "as long as the game is kept",
}
"""What people read about how long something is kept."""

GOES = {
    "always": "goes",
    "idle": "goes once you play in no game that goes on",
    "ended": "goes from games that have ended",
    "never": "stays, as a former player's: it is the others' game, too",
}
"""What people read about what becomes of something when they delete their data."""

OF_USERS = {"user", "owner", "host", "target"}
"""Columns that hold the ids of users."""


async def columns(play: Play) -> dict[str, set[str]]:
    """Return the columns of all tables of the newest schema."""
    async with play._matches.reading(None) as session:
        rows = await session.rows(
            "SELECT t.name AS at, c.name FROM sqlite_schema AS t, pragma_table_info(t.name) AS c"
            " WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%'"
        )
    found: dict[str, set[str]] = {}
    for row in rows:
        found.setdefault(row["at"], set()).add(row["name"])
    return found


async def finish(play: Play, game: int) -> None:
    """Play an auction to its end, and send all that is to be said."""
    while await step(play, game, random.Random(1)):
        pass
    await send_all(play)


async def test_every_table_says_whose_its_rows_are(path: Path) -> None:
    """A table that is not declared, or a column with users that nobody gets, is an error."""
    async with playing(path) as play:
        tables = await columns(play)
    assert set(tables) == {rows.source for rows in ROWS}
    for name, there in tables.items():
        declared = [rows for rows in ROWS if rows.source == name]
        mine = " ".join(rows.mine for rows in declared)
        for column in there & OF_USERS:
            assert re.search(rf"\b{column} = :user", mine), (name, column)
        if "game" in there:
            assert {rows.game for rows in declared} == {"game"}, name
        elif "guild" in there and name != "games":
            assert {(rows.guild, rows.until) for rows in declared} == {("guild", "left")}, name
        if "seat" in there and "user" not in there:
            assert mine, name


async def test_every_fact_that_a_game_leaves_belongs_to_one_family(path: Path) -> None:
    """Its key begins with the name of the family, and has as many parts behind it."""
    async with playing(path) as play:
        await finish(play, (await seat_all(play)).id)
        async with play._matches.changing(None) as session:
            await deletion.note_servers(session, (), 1.0)
        await play.users.set_member(1, ANN, MemberSettings(rated=True))
    keys = [row[0].split(":") for row in written(path, "kv")["kv"]]
    assert {"answered", "nonce-secret", "time-seen"} <= {key[0] for key in keys}
    for name, *about in keys:
        (family,) = (family for family in FAMILIES if family.name == name)
        assert len(about) == len(family.about)


async def test_what_a_game_needs_no_more_goes_when_it_ends(path: Path) -> None:
    """Played to its end or closed: plans, moments and deadlines are gone at once."""
    async with playing(path) as play:
        over, closed = (await seat_all(play)).id, (await seat_all(play, channel=8)).id
        async with play._matches.changing(None) as session:
            for game in (over, closed):
                await session.run(
                    "INSERT INTO plans (game, user, seat, given) VALUES (?, ?, 'ash', '[]')",
                    *(game, ANN),
                )
        await finish(play, over)
        await play.places.close(closed, ANN, moderator=True)
        async with play._matches.reading(None) as session:
            for rows in ROWS:
                if rows.until == "ended":
                    left = f"SELECT * FROM {rows.source} WHERE {rows.where}"
                    assert not await session.rows(f"{left} AND {rows.game} IN {ENDED}"), rows.name


async def test_a_game_that_never_began_goes_with_its_last_message(path: Path, clock: Clock) -> None:
    """Nothing of it is left in any table; games that were played are kept."""
    async with playing(path, clock=clock) as play:
        played = (await seat_all(play)).id
        await finish(play, played)
        info = await lay(play, channel=9)
        await play.join(info.id, BOB, "Bob")
        await play.places.close(info.id, BOB, moderator=True)
        await send_all(play)
        clock.time += SENT - DAY
        await play.queue.tidy()
        assert (await play.info(info.id)).phase == "closed"
        clock.time += 2 * DAY
        await play.queue.tidy()
        tables = await columns(play)
        async with play._matches.reading(None) as session:
            for table, there in tables.items():
                if column := next((c for c in ("game", "id") if c in there), None):
                    sql = f"SELECT * FROM {table} WHERE {column} = ?"
                    assert not await session.rows(sql, info.id) or table == "interactions", table
        assert await play.records.of(played)


async def test_what_was_wished_in_a_server_goes_a_month_after_the_bot(path: Path) -> None:
    """Not before, not if the bot has come back, not elsewhere; direct messages are no server."""
    async with playing(path) as play, play._matches.changing(None) as session:
        for guild in (0, 1, 2, 3):
            await users.put_seeker(session, guild, ANN)
            await statistics.put_member(session, guild, ANN, MemberSettings(rated=True))
        await deletion.note_servers(session, [3], 0.0)
        await deletion.note_servers(session, [3], 20.0 * DAY)
        await deletion.note_servers(session, [2, 3], 25.0 * DAY)
        await deletion.tidy(session, 29.0 * DAY)
        assert await users.is_seeker(session, 1, ANN)
        await deletion.tidy(session, 31.0 * DAY)
        assert [g for g in range(4) if await users.is_seeker(session, g, ANN)] == [0, 2, 3]
        assert await facts.list_numbers(session, GONE_FROM) == []
    assert [row[0] for row in written(path, "members")["members"]] == [0, 2, 3]


def test_the_privacy_page_lists_all_that_is_kept() -> None:
    """How long, and what becomes of it when its user wants it gone, are as declared."""
    text = PRIVACY.read_text("utf-8")
    rows = [line.strip("|").split(" | ") for line in text.splitlines() if line.count(" | ") == 4]
    listed = {
        name: (how_long, goes)
        for _, _, how_long, goes, names in rows
        for name in re.findall(r"`([\w-]+)`", names)
    }
    for declared in ROWS:
        if not declared.mine:
            assert f"`{declared.name}`" in text, declared.name
            continue
        how_long, goes = listed.pop(declared.name)
        assert how_long.startswith(HOW_LONG[declared.until]), declared.name
        assert goes == GOES[declared.goes] or goes.startswith(f"{GOES[declared.goes]},")
    assert listed == {}
