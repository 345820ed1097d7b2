"""Who may do what: every command and every button, tried by those who may not."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.ui.custom_id import CustomId
from bot.ui.limits import walk
from tests.running.marks import daily, nightly

from .inputs import TRIED, typed
from .world import CHANNELS, STRANGER, USERS, World, world

HOST, PLAYER, OTHER = USERS

PRIVATE = {
    *("settings", "kv", "interactions", "sqlite_sequence", "outbox", "vacations"),
    *("notes", "seekers"),
}
"""Tables that hold no games: preferences, facts, notepads, and messages to send."""

OPEN_TO_ALL = {
    "game new",  # in a channel without a game
    "game seek",
    "game learn",
    "game leave",  # of a game that they have opened
    "game join",
    "my settings",
}
"""Commands by which somebody who does not play may change something, as they should."""

OF_PLAYERS = {
    *OPEN_TO_ALL,
    *("game leave", "game host", "say", "answer"),
}
"""Commands by which a player who is not the host may, for themselves or by a proposal."""

JOINING = {"join", "seat", "take-seat", "leave", "rematch"}
PREFERRING = {"prefer", "reach", "profile"}
"""Verbs of buttons by which somebody who does not play may change something."""

OF_HANDS = {
    "hint",
    "instruct",
    "preset",
    "type",
    "lock",
    "put",
    "go",
    "take",
    "pick",
    "withdraw",
    "undo",
    "change",
    "back",
    "clear",
    "run",
}
"""Verbs by which a player answers, keeps a draft, or manages their own seat."""


@pytest.fixture
async def opened(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path, seed=5) as running:
        yield running


Tables = dict[str, list[tuple[object, ...]]]


class Books:
    """Everything that is saved about games, read again only after something was saved."""

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(path)
        self._version = -1
        self._tables: Tables = {}

    def read(self) -> Tables:
        """Return all rows of all tables that hold games."""
        (version,) = self._connection.execute("PRAGMA data_version").fetchone()
        if version != self._version:
            self._version = version
            rows = self._connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
            self._tables = {
                name: self._connection.execute(f"SELECT * FROM {name}").fetchall()
                for (name,) in rows.fetchall()
                if name not in PRIVATE
            }
        return self._tables

    def changed(self, before: Tables) -> set[str]:
        """Return the tables that have changed; in which order their rows come is no matter."""
        after = self.read()
        return {
            name
            for name in after
            if after[name] != before[name]
            and sorted(after[name], key=repr) != sorted(before[name], key=repr)
        }

    def close(self) -> None:
        """Read no more."""
        self._connection.close()


@pytest.fixture
def books(opened: World) -> Iterator[Books]:
    reading = Books(opened.services.store.path)
    yield reading
    reading.close()


async def each_command(
    opened: World, books: Books, user: int, allowed: set[str], times: int
) -> None:
    """Use every command several times, with any fields; only what is allowed may change a game."""
    rng = random.Random(3)
    for command in opened.commands:
        for _ in range(times):
            await opened.play.quiet()  # stewards may be playing
            before = books.read()
            await opened.command(user, command, typed(rng, command))
            tables = books.changed(before)
            if command.qualified_name not in allowed:
                assert tables == set(), f"/{command.qualified_name} by {user} changed {tables}"
            elif tables:
                await opened.lay_tables()


@pytest.mark.parametrize("times", daily(3, of=(3, 6)))
async def test_a_stranger_changes_no_game_by_command(
    opened: World, books: Books, times: int
) -> None:
    """Except by opening a game, joining one in the lobby, or taking a seat on offer."""
    await each_command(opened, books, STRANGER, OPEN_TO_ALL, times)


@pytest.mark.parametrize("times", daily(3, of=(3, 6)))
async def test_a_player_does_nothing_that_is_the_hosts(
    opened: World, books: Books, times: int
) -> None:
    """A player proposes what the host decides."""
    await each_command(opened, books, PLAYER, OF_PLAYERS, times)


@nightly
@pytest.mark.parametrize("user", daily(PLAYER, of=[STRANGER, PLAYER]))
async def test_buttons_do_for_others_what_they_may(opened: World, books: Books, user: int) -> None:
    """Each verb on each game, with what panels offer to the host for an argument."""
    rng = random.Random(4)
    for channel in CHANNELS:
        info = await opened.play.game_in_channel(channel)
        assert info is not None
        await opened.press(HOST, CustomId(info.id, "panel").encode())
        await opened.press(HOST, CustomId(info.id, "setup").encode())
    offered = list(opened.seen)
    mine = JOINING | PREFERRING | ({"aye", "nay"} | OF_HANDS if user == PLAYER else set())
    tries = [(s.custom_id, list(s.values or ())[:1]) for s in offered]
    tries += [
        (f"r1:{game}:0:{verb}::{arg}", [value])
        for game in range(1, 6)
        for verb in TRIED
        for arg, value in (("", ""), ("game:players", "4"), ("people:host", str(user)))
    ]
    rng.shuffle(tries)
    for custom_id, values in tries:
        before = books.read()
        await opened.press(user, custom_id, values)
        verb = CustomId.decode(custom_id).verb
        tables = books.changed(before)
        # A player may put to the vote what the host decides about time.
        vote = {"proposals", "votes", "events", "presence"}
        proposes = user == PLAYER and verb == "agree" and tables <= vote
        if verb not in mine and not proposes:
            assert tables == set(), f"{verb} by {user} changed {tables}: {custom_id} {values}"


async def test_nobody_sees_anothers_panel(opened: World) -> None:
    """A stranger's press on a player's own panel shows nothing of it."""
    info = await opened.play.game_in_channel(CHANNELS[1])
    assert info is not None
    table = await opened.play.table_view(info.id)
    user = next(u for s, u in table.info.users.items() if s in table.awaited)
    panel = await opened.press(user, CustomId(info.id, "panel").encode())
    ids = [c["custom_id"] for s in panel.shown for c in _pressable(s.components)]
    assert ids
    for custom_id in ids:
        answer = await opened.press(STRANGER, custom_id, ["0"])
        for shown in answer.shown:
            verbs = {CustomId.decode(c["custom_id"]).verb for c in _pressable(shown.components)}
            assert "lock" not in verbs


def _pressable(components: list[dict[str, object]]) -> list[dict[str, str]]:
    return [dict(c) for c in walk(components) if "custom_id" in c]


def test_every_command_is_tried_by_its_name(tmp_path: Path) -> None:
    """What is allowed is allowed by names that there are."""

    async def names() -> set[str]:
        async with world(tmp_path) as opened:
            return {command.qualified_name for command in opened.commands}

    assert OF_PLAYERS - asyncio.run(names()) == set()


@pytest.mark.parametrize("user", [STRANGER, PLAYER])
async def test_only_its_host_runs_a_tournament(opened: World, books: Books, user: int) -> None:
    """Others join and leave, whatever they press; nonsense changes nothing."""
    contest = opened.services.tournaments
    ruleset = next(iter(opened.play.rulesets))
    found = await contest.open(guild=1, channel=77, host=HOST, ruleset=ruleset, language="en")
    deeds = [("begin", ""), ("stop", ""), ("ask", ""), ("more", ""), ("page:0", ""), ("", "")]
    deeds += [("rounds", "9"), ("size", "3"), ("pace", "180"), ("ruleset", "inis")]
    deeds += [("page:x", ""), ("page", ""), ("rounds", "99"), ("pace", "-1"), ("nonsense", "1")]
    for what, value in deeds:
        before = books.read()
        press = CustomId(0, "tournament", number=found.id, arg=what)
        await opened.press(user, press.encode(), [value] if value else [])
        assert books.changed(before) == set(), what
    for what in ("join", "join", "leave", "leave"):
        before = books.read()
        await opened.press(user, CustomId(0, "tournament", number=found.id, arg=what).encode())
        assert books.changed(before) <= {"entrants", "tournaments"}, what
    assert (await contest.find(found.id)).phase == "open"
