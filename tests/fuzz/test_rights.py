"""Who may do what: every command and every button, tried by those who may not."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.ui.limits import walk
from bot.ui.press import Press

from .inputs import TRIED, typed
from .world import CHANNELS, STRANGER, USERS, World, world

HOST, PLAYER, OTHER = USERS

PRIVATE = {
    *("settings", "kv", "interactions", "sqlite_sequence", "outbox", "vacations", "numbers"),
    *("notes", "seekers"),
}
"""Tables that hold no games: preferences, facts, notepads, and messages to send."""

OPEN_TO_ALL = {
    "game new",  # in a channel without a game
    "game seek",
    "game learn",
    "game leave",  # of a game that they have opened
    "game join",
    "game take",
    "my settings",
}
"""Commands by which somebody who does not play may change something, as they should."""

OF_PLAYERS = {
    *OPEN_TO_ALL,
    *("game leave", "game extend", "game kick", "game lend", "game reclaim", "game rewind"),
    *("game away", "game return", "game resume", "game host", "say", "answer", "orders"),
}
"""Commands by which a player who is not the host may, for themselves or by a proposal."""

JOINING = {"join", "seat", "take-seat", "leave", "rematch"}
PREFERRING = {"prefer", "reach", "profile"}
"""Verbs of buttons by which somebody who does not play may change something."""

OF_HANDS = {
    "hint",
    "instruct",
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


def games_of(opened: World) -> dict[str, list[tuple[object, ...]]]:
    """Return everything that is saved about games."""
    connection = sqlite3.connect(opened.desk.store.path)
    try:
        rows = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        names = [name for (name,) in rows.fetchall()]
        return {
            name: sorted(connection.execute(f"SELECT * FROM {name}"), key=repr)
            for name in names
            if name not in PRIVATE
        }
    finally:
        connection.close()


def changed(before: dict[str, list[tuple[object, ...]]], opened: World) -> set[str]:
    """Return the tables that have changed."""
    after = games_of(opened)
    return {name for name in after if after[name] != before.get(name)}


async def each_command(opened: World, user: int, allowed: set[str]) -> None:
    """Use every command several times, with any fields; only what is allowed may change a game."""
    rng = random.Random(3)
    for command in opened.commands:
        for _ in range(6):
            await opened.play.quiet()  # stewards may be playing
            before = games_of(opened)
            await opened.command(user, command, typed(rng, command))
            tables = changed(before, opened)
            if command.qualified_name not in allowed:
                assert tables == set(), f"/{command.qualified_name} by {user} changed {tables}"
            elif tables:
                await opened.lay_tables()


async def test_a_stranger_changes_no_game_by_command(opened: World) -> None:
    """Except by opening a game, joining one in the lobby, or taking a seat on offer."""
    await each_command(opened, STRANGER, OPEN_TO_ALL)


async def test_a_player_does_nothing_that_is_the_hosts(opened: World) -> None:
    """A player proposes what the host decides."""
    await each_command(opened, PLAYER, OF_PLAYERS)


@pytest.mark.parametrize("user", [STRANGER, PLAYER])
async def test_buttons_do_for_others_what_they_may(opened: World, user: int) -> None:
    """Each verb on each game, with what panels offer to the host for an argument."""
    rng = random.Random(4)
    for channel in CHANNELS:
        info = await opened.play.game_in_channel(channel)
        assert info is not None
        await opened.press(HOST, Press(info.id, "panel").encode())
        await opened.press(HOST, Press(info.id, "setup").encode())
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
        before = games_of(opened)
        await opened.press(user, custom_id, values)
        verb = Press.decode(custom_id).verb
        tables = changed(before, opened)
        # A player may put to the vote what the host decides about time.
        proposes = user == PLAYER and verb == "agree" and tables <= {"proposals", "votes", "events"}
        if verb not in mine and not proposes:
            assert tables == set(), f"{verb} by {user} changed {tables}: {custom_id} {values}"


async def test_nobody_sees_anothers_panel(opened: World) -> None:
    """A stranger's press on a player's own panel shows nothing of it."""
    info = await opened.play.game_in_channel(CHANNELS[1])
    assert info is not None
    table = await opened.play.table(info.id)
    user = next(u for s, u in table.info.users.items() if s in table.awaited)
    panel = await opened.press(user, Press(info.id, "panel").encode())
    ids = [c["custom_id"] for s in panel.shown for c in _pressable(s.components)]
    assert ids
    for custom_id in ids:
        answer = await opened.press(STRANGER, custom_id, ["0"])
        for shown in answer.shown:
            verbs = {Press.decode(c["custom_id"]).verb for c in _pressable(shown.components)}
            assert "lock" not in verbs


def _pressable(components: list[dict[str, object]]) -> list[dict[str, str]]:
    return [dict(c) for c in walk(components) if "custom_id" in c]


def test_every_command_is_tried_by_its_name(tmp_path: Path) -> None:
    """What is allowed is allowed by names that there are."""

    async def names() -> set[str]:
        async with world(tmp_path) as opened:
            return {command.qualified_name for command in opened.commands}

    assert OF_PLAYERS - asyncio.run(names()) == set()
