"""Nobody learns who plays which seat: worlds in which two people have changed seats look alike."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.local import Standin
from bot.page.looks import Looks
from bot.play import Play, TableSettings, TableView, UserSettings
from bot.store.table import games
from bot.text import localizer_for
from tests.bot.secrets.test_non_interference import Recounter
from tests.bot.secrets.twins import (
    HOUR,
    NAMES,
    STRANGER,
    Told,
    World,
    begin_alike,
    differences,
    position,
    world,
)
from tests.running.marks import daily, nightly
from tests.wire.at_table import CHANNEL, Served, serving
from tests.wire.pressing import begin, choose, find, settings_of, told, use
from tests.wire.said import says

AGREED = {"faceless": True, "seats": "random", "talk": "relayed"}
ONE, OTHER = "Ada", "Cleo"
"""Two who exchange their seats; Ada is the host, whom everyone knows."""
THIRD, NEWCOMER = "Dan", "Eve"
ZONE = "Asia/Tokyo"
"""Where Ada is, who wishes to be mentioned in the channel."""
DAY = 24 * HOUR


@pytest.fixture(autouse=True)
def alike_worlds(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """All worlds begin at one time, and everything is logged."""
    begin_alike(monkeypatch, caplog)
    monkeypatch.setattr("bot.ui.modals.secrets.token_hex", lambda _: "0" * 6)


class Seats:
    """Who plays the seats of a world: the two that were exchanged, and another one."""

    def __init__(self, w: World, users: Mapping[str, int]) -> None:
        self.w = w
        self.play: Play = w.bot.services.play
        self._users = dict(users)
        two = {w.person(name).id for name in (ONE, OTHER)}
        self.mine, self.yours = (seat for seat, user in users.items() if user in two)
        self.third = next(s for s, user in users.items() if user == w.person(THIRD).id)

    def user(self, seat: str) -> int:
        """Return who plays a seat."""
        return self._users[seat]

    def name(self, seat: str) -> str:
        """Return the name of who plays a seat."""
        return next(name for name in NAMES if self.w.person(name).id == self._users[seat])


Course = Callable[[World, Seats], Awaitable[Any]]
"""What happens at a table; what it returns is compared, too."""


def exchange(database: Path, one: int, other: int) -> None:
    """Exchange the seats of two users, with all that they did there; who joined first stays so."""
    with closing(sqlite3.connect(database)) as db, db:
        (said,) = db.execute("SELECT terms FROM games").fetchone()
        db.execute("UPDATE games SET terms = ?", (json.dumps({**json.loads(said), **AGREED}),))
        if one == other:
            return
        seats = dict(db.execute("SELECT user, seat FROM players").fetchall())
        for user, seat in ((one, None), (other, seats[one]), (one, seats[other])):
            db.execute("UPDATE players SET seat = ? WHERE user = ?", (seat, user))
        tables = db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for (table,) in tables:
            columns = {row[1] for row in db.execute(f"PRAGMA table_info({table})")}
            if table in ("players", "signers", "settings"):
                continue
            for column in columns & {"user", "target"}:
                for old, new in ((one, -1), (other, one), (-1, other)):
                    db.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (new, old))


async def seen(
    database: Path, caplog: pytest.LogCaptureFixture, course: Course, without: tuple[str, ...]
) -> Told:
    """Return what all but some see of what happens at a table."""
    async with world(database, caplog, Recounter()) as w:
        play = w.bot.services.play
        info, wishes = await play.info(1), UserSettings(reach="mention", zone=ZONE)
        assert info.faceless
        await play.users.set_settings(w.person(ONE).id, wishes)
        returned = await course(w, Seats(w, info.users))
        await w.settled()
        told = w.told(*without)
    # With whom the bot opens a direct channel is seen by them alone.
    told["calls"] = {k: v for k, v in told["calls"].items() if "/users/@me/channels" not in k}
    # The log is the host's, who can read the database, too.
    return {**told, "log": [returned]}


async def compare(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    course: Course,
    *,
    ruleset: str = "inis",
    kind: str = "draft",
    without: tuple[str, ...] = (ONE, OTHER),
) -> list[str]:
    """Let the same happen at a table twice, with two people in each other's seats; return what
    others see differently."""

    def until(table: TableView) -> bool:
        return table.kind == kind and len(table.awaited) > 1 and not table.answered

    await position(tmp_path / "games", ruleset, {"players": 4}, until)
    with closing(sqlite3.connect(tmp_path / "games")) as db:
        found = dict(db.execute("SELECT name, user FROM players").fetchall())
    both = []
    for number, other in enumerate((found[ONE], found[OTHER])):
        at = tmp_path / str(number)
        shutil.copy(tmp_path / "games", at)
        exchange(at, found[ONE], other)
        both.append(await seen(at, caplog, course, without))
    return differences(*both)


async def look_around(w: World) -> Any:
    """Let a player and a stranger look at everything that there is to see; return a page."""
    for name in (THIRD, STRANGER):
        await w.use(name, "status", "map", "board", "log", "say", "statistics")
        for player in (ONE, OTHER):
            await w.use(name, "profile", player=w.person(player).id)
    await w.use(THIRD, "my panel", "my games", "game run")
    play, say = w.bot.services.play, localizer_for("en")
    table, told = await play.table_view(1), await play.history(1)
    return [dict(Looks().of(table, say.of(table.info.ruleset), told, "default"))]


@pytest.mark.parametrize(
    ("ruleset", "kind"),
    daily(("inis", "draft"), of=[("agot-2e", "orders"), ("agot-1e", "orders"), ("inis", "draft")]),
)
async def test_nobody_sees_who_plays_which_seat(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, ruleset: str, kind: str
) -> None:
    """Neither in posts nor in panels, nor where someone speaks, answers, or is reminded."""

    async def course(w: World, seats: Seats) -> Any:
        await look_around(w)
        await w.answer(seats.name(seats.mine), random.Random(1))
        await w.person(seats.name(seats.mine)).slash("say", CHANNEL, text="Hello")
        await w.wait(13 * HOUR)
        if ruleset != "inis":  # A film takes long.
            await w.use(THIRD, "recap")
        return await look_around(w)

    assert await compare(tmp_path, caplog, course, ruleset=ruleset, kind=kind) == []


async def test_nobody_sees_who_leaves_and_who_comes(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Nor that it was the host, who stays one."""

    async def course(w: World, seats: Seats) -> int:
        await seats.play.seats.leave(1, seats.user(seats.mine))
        await w.settled()
        newcomer = w.person(NEWCOMER)
        assert await seats.play.seats.take(1, newcomer.id, NEWCOMER, seats.mine)
        await w.settled()
        await look_around(w)
        return (await seats.play.info(1)).host

    without = (ONE, OTHER, NEWCOMER)
    assert await compare(tmp_path, caplog, course, without=without) == []


@nightly
async def test_nobody_sees_who_proposes_and_who_votes(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Votes are by seat, in the order of the seats."""

    async def course(w: World, seats: Seats) -> None:
        votes = seats.play.votes
        number = await votes.propose_end(1, seats.user(seats.mine), seats.yours)
        await w.settled()
        await votes.vote(1, seats.user(seats.yours), number, False)
        await votes.vote(1, w.person(THIRD).id, number, False)
        await votes.propose_kick(1, w.person(THIRD).id, seats.mine)
        await w.settled()
        await look_around(w)

    assert await compare(tmp_path, caplog, course) == []


@nightly
async def test_nobody_sees_who_is_away_or_late(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A vacation is not told, since other tables know whose it is, and who waits for nobody."""

    async def course(w: World, seats: Seats) -> None:
        until = w.bot.services.now() + 5 * DAY
        await seats.play.time.go_away(1, seats.user(seats.mine), until)
        await w.wait(25 * HOUR)
        await look_around(w)
        await seats.play.time.come_back(1, seats.user(seats.mine))
        await w.wait(25 * HOUR)
        await look_around(w)

    assert await compare(tmp_path, caplog, course) == []


async def test_nobody_sees_who_talks_and_promises(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A message goes to its seats alone, under the name of a seat, and so does its answer."""

    async def course(w: World, seats: Seats) -> list[str]:
        await seats.play.talking.relay(1, seats.user(seats.mine), [seats.third], "Truce?")
        await w.settled()
        third = w.person(THIRD)
        (came,) = [m for m in await third.dms() if "Truce?" in m.text]
        answer = await third.click(came, find(came, "relay"))
        assert answer.modal is not None
        await third.submit(answer, {"text0": "Never"})
        await seats.play.talking.ally(1, seats.user(seats.mine), seats.yours)
        await w.settled()
        await look_around(w)
        there = [m.text for m in await w.person(seats.name(seats.mine)).dms()]
        return [text for text in there if "Never" in text]

    assert await compare(tmp_path, caplog, course) == []


async def test_no_suggestion_names_anybody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Nor do refusals: what cannot be done about a person tells nothing of them."""

    async def course(w: World, seats: Seats) -> list[Any]:
        found: list[Any] = []
        for name in (THIRD, STRANGER):
            person = w.person(name)
            for command, field in (("talk", "seat"), ("say", "ally"), ("game join", "seat")):
                found.append(await person.autocomplete(command, field, "", CHANNEL))
        for player in (ONE, OTHER):
            await w.use(THIRD, "game host", player=w.person(player).id)
        return found

    assert await compare(tmp_path, caplog, course) == []


async def test_a_table_is_set_up_and_begun_without_faces(standin: Standin, tmp_path: Path) -> None:
    """Who has joined is on the card; then seats are dealt, and told to each in a direct message."""
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        ada, ben, cleo = (standin.user(name) for name in ("Ada", "Ben", "Cleo"))
        await ada.slash("game new", CHANNEL, players=4)
        panel = await use(ada, "game run")
        await choose(ada, panel, "agree", "game:faceless", "true")
        for person in (ben, cleo):
            await person.slash("game join", CHANNEL)
        info = await bot.services.play.info(1)
        assert TableSettings.of(info.terms).seats == "random"
        (lobby,) = await told(bot, "lobby-host", host="Ada")
        assert says(lobby.text, "agreed-faceless-true")
        await ada.slash("game stewards", CHANNEL)
        await ada.slash("game start", CHANNEL)
        await bot.begun()
        await bot.settled()
        info = await bot.services.play.info(1)
        for person in (ada, ben, cleo):
            mine = f"seat:{next(s for s, user in info.users.items() if user == person.id)}"
            assert any(says(m.text, "table-yours", seat=mine) for m in await person.dms())
        (card,) = await standin.user("Dan").pins(CHANNEL)
        assert not any(name in card.text for name in ("Ada", "Ben", "Cleo"))
        posted = [m for m in await standin.user("Dan").messages(CHANNEL) if m.id != lobby.id]
        assert not any(f"<@{p.id}>" in m.text for m in posted for p in (ada, ben, cleo))


async def test_a_proposal_does_not_tell_a_time_zone(standin: Standin, tmp_path: Path) -> None:
    """A fixed hour is in the zone of the table, not of who proposes it."""
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        await begin(bot, hours=24)
        ben = standin.user("Ben")
        await use(ben, "my settings", zone=ZONE)
        await bare(bot)
        panel = await settings_of(ben)
        await choose(ben, panel, "agree", "time:hour", "20:00")
        (vote,) = (await bot.services.play.table_view(1)).proposals
        assert ZONE not in json.dumps(vote.params)


async def bare(bot: Served) -> None:
    """Let nobody at a running table know who plays which seat."""
    async with bot.services.store.writing() as session:
        terms = {**(await bot.services.play.info(1)).terms, **AGREED}
        await games.update(session, 1, terms=terms)
