"""Discord knows the commands as they are, whoever has told it others; who is offered them."""

import argparse
import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from pydantic import SecretStr, TypeAdapter

from bot import cli
from bot.config import Config
from bot.connection.command_sync import MOST
from bot.local import Standin
from bot.local.page.person import ActionOutcome, Person, VisibleMessage
from bot.local.rest.errors import PageError
from bot.local.world import server_changes
from bot.local.world.model import Command, Role
from bot.local.world.permissions import Permission
from bot.store.keeping.facts import EMOJIS
from bot.text import localizer_for
from tests.running.marks import nightly
from tests.wire import at_table
from tests.wire.at_table import CHANNEL, Served
from tests.wire.said import says

ROOT = Path(__file__).parents[3]

serving = partial(at_table.serving, first_start=True)


def known(standin: Standin) -> dict[str, Command]:
    """Return the commands that Discord knows, by name."""
    return {one.name: one for one in standin.service.world.commands.values()}


def told(standin: Standin) -> int:
    """Count how often Discord was told all commands."""
    return len(standin.service.transcript.calls("PUT /applications"))


def forget(standin: Standin, *names: str) -> None:
    """Let another process have dropped commands."""
    for name in names:
        del standin.service.world.commands[known(standin)[name].id]


async def start(standin: Standin, database: Path) -> None:
    """Start the bot and stop it."""
    async with serving(standin, database):
        pass


async def test_what_another_process_has_changed_is_told_again(
    standin: Standin, tmp_path: Path
) -> None:
    """A command that was dropped, one that was changed, and one that is not ours; then no more."""
    database = tmp_path / "games.sqlite3"
    await start(standin, database)
    ours = {name: one.definition for name, one in known(standin).items()}
    await start(standin, database)
    assert told(standin) == 1
    forget(standin, "help")
    known(standin)["rules"].definition = {"name": "rules", "description": "Of another version"}
    stray = Command(1, 1, {"name": "stray", "description": "Of nobody"})
    standin.service.world.commands[1] = stray
    await start(standin, database)
    assert {name: one.definition for name, one in known(standin).items()} == ours
    assert localizer_for("en").mention("help") == f"</help:{known(standin)['help'].id}>"
    await start(standin, database)
    assert told(standin) == 2


async def test_a_second_start_says_nothing_though_discord_keeps_less(
    standin: Standin, tmp_path: Path
) -> None:
    """Of a localization that says what the default says Discord keeps nothing."""
    await start(standin, tmp_path / "games.sqlite3")
    kept = json.dumps([one.definition for one in known(standin).values()])
    (call,) = standin.service.transcript.calls("PUT /applications")
    assert len(json.dumps(call.body)) > len(kept)
    await start(standin, tmp_path / "games.sqlite3")
    assert told(standin) == 1


async def test_the_entry_point_of_an_activity_stays(standin: Standin, tmp_path: Path) -> None:
    """Discord has made it, and takes no list of commands without it."""
    launch = {"name": "launch", "description": "", "type": 4, "handler": 2}
    standin.service.world.commands[1] = Command(1, 1, launch)
    async with serving(standin, tmp_path / "games.sqlite3"):
        assert standin.service.world.commands[1].definition["name"] == "launch"
        assert {"launch", "game", "help"} <= known(standin).keys()
    await start(standin, tmp_path / "games.sqlite3")
    assert told(standin) == 1


async def test_a_restored_database_believes_nothing_of_the_commands(
    standin: Standin, tmp_path: Path
) -> None:
    """A start with any other database finds the commands that are there, and tells nothing."""
    await start(standin, tmp_path / "one.sqlite3")
    await start(standin, tmp_path / "other.sqlite3")
    assert told(standin) == 1
    assert localizer_for("en").mention("game new") == f"</game new:{known(standin)['game'].id}>"


@pytest.mark.parametrize("row", ["{{spoilt", "[[1]]", "null"])
async def test_a_spoilt_row_keeps_the_bot_from_nothing(
    standin: Standin, tmp_path: Path, row: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither from telling its commands, nor from uploading emojis, nor from starting."""
    database = tmp_path / "games.sqlite3"
    emojis = EMOJIS.key(standin.service.world.bot.id)
    await start(standin, database)
    with closing(sqlite3.connect(database)) as spoilt, spoilt:
        spoilt.execute("UPDATE kv SET value = ? WHERE key NOT GLOB 'rules:*'", (row,))
        spoilt.execute("INSERT INTO kv VALUES (?, ?)", (emojis, row))
    standin.service.world.commands.clear()
    async with serving(standin, database) as bot:
        assert {"game", "help"} <= known(standin).keys()
        assert await bot.services.read_fact(emojis, TypeAdapter(dict[str, str]), {}) == {}
    assert "begun anew" in caplog.text
    caplog.clear()


async def test_two_processes_that_undo_each_others_work_stop_in_time(
    standin: Standin, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Far below the 200 of a day the bot leaves the commands as they are, and goes on."""
    database = tmp_path / "games.sqlite3"
    clock = standin.service.clock
    for _ in range(2 * MOST):
        await start(standin, database)
        if "keeps the commands" in caplog.text:
            break
        forget(standin, *[name for name in known(standin) if name != "help"])
    else:
        raise AssertionError("it never stopped")
    assert standin.service.quotas.creations.worst <= MOST
    caplog.clear()
    clock.advance(86400)
    await start(standin, database)
    assert len(known(standin)) > 20


async def test_a_refusal_leaves_the_commands_as_they_are(
    standin: Standin, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The bot is there with those that Discord has, and its host reads why."""
    await start(standin, tmp_path / "games.sqlite3")
    forget(standin, "help")
    standin.service.quotas.creations.most = 0
    async with serving(standin, tmp_path / "games.sqlite3"):
        outcome = await standin.user("Ada").slash("game new", CHANNEL)
        assert outcome.kind == "message"
    assert [r.levelname for r in caplog.records if "30034" in r.getMessage()] == ["ERROR"]
    caplog.clear()


async def sync(standin: Standin) -> int:
    """Do what ``python -m bot sync`` does; return its exit status."""
    config = Config(
        discord_token=SecretStr(standin.token),
        ravenry_discord=standin.url,
        ravenry_database=Path("games.sqlite3"),
    )
    return await cli.run(argparse.Namespace(chore="sync"), config)


async def typed(standin: Standin, directory: Path) -> subprocess.CompletedProcess[str]:
    """Run ``python -m bot sync``."""
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("DISCORD", "RAVENRY"))}
    wanted = {"DISCORD_TOKEN": standin.token, "RAVENRY_DISCORD": standin.url}
    return await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-m", "bot", "sync"],
        cwd=directory,
        env={**clean, "PYTHONPATH": str(ROOT), **wanted},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


async def test_trouble_on_the_way_leaves_nobody_without_commands(
    standin: Standin,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Where Discord is in trouble at the first start, the bot connects anew, and tells them."""
    monkeypatch.setattr("bot.process.PAUSES", (0.02,))
    standin.service.faults.next("status", "PUT", r"/applications/\d+/commands", status=503)
    async with serving(standin, tmp_path / "games.sqlite3"):
        assert known(standin)
    assert standin.service.faults.struck == {"status": 1}
    assert "503" in caplog.text
    caplog.clear()


async def test_sync_tells_them_in_any_case(
    bot: Served,
    standin: Standin,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """Also while the bot runs, and without touching its database; it says what it has done."""
    monkeypatch.chdir(tmp_path_factory.mktemp("elsewhere"))
    before, earlier = set(known(standin)), told(standin)
    forget(standin, "help", "rules")
    assert await sync(standin) == 0
    assert f"{len(before)} commands: 2 of them are new" in capsys.readouterr().out
    assert set(known(standin)) == before
    assert told(standin) == earlier + 1
    assert await sync(standin) == 0
    assert told(standin) == earlier + 2
    standin.service.quotas.creations.most = 0
    forget(standin, "help")
    assert await sync(standin) == 1
    assert "30034" in capsys.readouterr().out
    caplog.clear()


@nightly
async def test_sync_is_a_command_of_its_own(bot: Served, standin: Standin, tmp_path: Path) -> None:
    """It prints what it has done, and nothing else."""
    before = len(known(standin))
    forget(standin, "help", "rules")
    done = await typed(standin, tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{before} commands: 2 of them are new" in done.stdout


async def test_every_command_says_where_it_is_offered(bot: Served) -> None:
    """Contexts and installations are explicit: what is left open, the portal decides."""
    definitions = [one.definition for one in known(bot.standin).values()]
    assert all(one["integration_types"] == [0] for one in definitions)
    assert {tuple(one["contexts"]) for one in definitions} == {(0,), (0, 1)}
    servers_only = {one["name"] for one in definitions if one["contexts"] == [0]}
    assert servers_only == {"game", "profile", "setup", "statistics", "talk"}
    limited = {one["name"] for one in definitions if one.get("default_member_permissions")}
    assert limited == {"setup", "health"}


async def test_nobody_brings_the_bot_along(bot: Served, standin: Standin) -> None:
    """Who has installed the application for themselves is offered nothing where the bot is not."""
    standin.settings.integration_types = (0, 1)
    ada = standin.user("Ada")
    other = server_changes.make_guild(standin.service, "Elsewhere", [ada.id], ["elsewhere"])
    server_changes.kick_bot(standin.service, other)
    standin.service.world.users[ada.id].installed = True
    assert await ada.commands("elsewhere") == []
    assert await ada.commands(CHANNEL)


def appoint(standin: Standin, person: Person) -> None:
    """Let somebody manage the server."""
    world = standin.service.world
    role = Role(standin.service.ids.next(), "manager", int(Permission.MANAGE_GUILD), 1)
    world.guild.roles[role.id] = role
    world.guild.members[person.id].roles.append(role.id)


async def test_health_is_for_those_who_run_something(bot: Served, standin: Standin) -> None:
    """Others are not offered it in a server, and refused in direct messages."""
    ben, cleo = standin.user("Ben"), standin.user("Cleo")
    with pytest.raises(PageError):
        await ben.slash("health", CHANNEL)
    outcome = await ben.slash("health", "dm")
    assert outcome.message is not None
    assert says((await ben.message(outcome.message, "dm")).text, "health-not-yours")
    appoint(standin, cleo)
    assert (await cleo.slash("health", CHANNEL)).kind in ("message", "deferred")


async def shown(person: Person, outcome: ActionOutcome, channel: str) -> VisibleMessage:
    """Return what came of a command, when it is there."""
    return await person.wait_for(lambda m: m.id == outcome.message and not m.loading, channel)


async def test_whoever_manages_a_server_hears_of_no_other(bot: Served, standin: Standin) -> None:
    """The games of their server are counted, and no error of the whole bot is shown."""
    ada, ben, cleo = (standin.user(name) for name in ("Ada", "Ben", "Cleo"))
    other = server_changes.make_guild(standin.service, "Elsewhere", [ben.id], ["elsewhere"])
    await standin.until(lambda: bool(standin.service.gateway.connected))
    for person, channel in ((ada, CHANNEL), (ada, "general"), (ben, "elsewhere")):
        await person.slash("game new", channel)
    await bot.settled()
    appoint(standin, cleo)
    for person, channel, games in ((cleo, CHANNEL, 2), (ben, "elsewhere", 1), (ada, CHANNEL, 3)):
        outcome = await person.slash("health", channel)
        seen = await shown(person, outcome, channel)
        assert says(seen.text, "health-games", running=0, lobby=games, over=0), seen.text
        assert says(seen.text, "health-no-fault") is (person is ada)
    assert other.id in standin.service.world.guilds
