"""Starting the bot without what it needs."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.cli import LEFT_TO_HOST, TOOLS, main
from bot.local import Settings, Standin
from tests.running.marks import costly
from tests.wire.at_table import serving

ROOT = Path(__file__).parents[3]


Start = Callable[..., str]
"""Starts the bot with some settings, which must fail; returns what it says of that."""


@pytest.fixture
def start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Start:
    """Run what ``python -m bot`` runs, in a directory without a ``.env``."""
    for name in os.environ:
        if name.startswith(("DISCORD", "RAVENRY")):
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["bot/__main__.py"])
    monkeypatch.setattr("bot.logs.set_up", lambda config: None)

    def started(status: int = LEFT_TO_HOST, **environment: str) -> str:
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        assert main() == status
        said = capsys.readouterr()
        assert said.out == ""
        assert len(said.err.splitlines()) == 1
        return said.err

    return started


def test_without_a_token_it_says_what_to_put_where(start: Start) -> None:
    """One sentence, and the exit status after which it is not started again."""
    said = start()
    assert "DISCORD_TOKEN" in said
    assert ".env" in said


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("RAVENRY_LOG_LEVEL", "loud"),
        ("RAVENRY_PAINTERS", "none"),
        ("RAVENRY_THINKING", "0"),
        ("RAVENRY_THINKING", "nan"),
    ],
)
def test_a_wrong_setting_is_named(start: Start, setting: str, value: str) -> None:
    """One sentence that names the setting."""
    assert setting in start(DISCORD_TOKEN="x", **{setting: value})


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs a file system like Linux' /proc")
def test_where_nothing_can_be_written_it_does_not_start(start: Start) -> None:
    """On a read-only file system it ends with one line that names the file."""
    said = start(1, DISCORD_TOKEN="x", RAVENRY_DATABASE="/proc/games.sqlite3")
    assert "/proc/games.sqlite3" in said


def test_a_stand_in_elsewhere_is_refused(start: Start) -> None:
    """A token goes to Discord or to this machine, nowhere else."""
    assert "127.0.0.1" in start(1, DISCORD_TOKEN="x", RAVENRY_DISCORD="http://example.org:80")


@pytest.mark.parametrize("tool", list(TOOLS))
def test_help_names_the_command_as_it_was_typed(
    tool: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """All tools are listed, and with ``ravenry`` the help does not mention ``python -m``."""
    for typed, beginning in (
        (["ravenry", tool, "--help"], f"usage: ravenry {tool} "),
        (["bot/__main__.py", tool, "--help"], f"usage: python -m bot {tool} "),
        (["ravenry", "--help"], "usage: ravenry "),
    ):
        monkeypatch.setattr(sys, "argv", typed)
        with pytest.raises(SystemExit) as ended:
            main()
        said = capsys.readouterr().out
        assert ended.value.code == 0
        assert said.startswith(beginning)
        assert tool in said


def test_every_setting_is_in_the_example() -> None:
    """What can be set can be found."""
    from bot.config import Config

    example = (ROOT / ".env.example").read_text("utf-8")
    hidden = {"ravenry_discord"}  # for the demonstration and for tests
    for name in Config.model_fields.keys() - hidden:
        assert name.upper() in example


def test_settings_of_other_versions_are_not_in_the_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever stands in ``.env`` or in the environment under a name that is no setting."""
    from bot.config import Config

    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text("RAVENRY_SHARDS=0-3/16\nRAVENRY_PAINTERS=3\n", "utf-8")
    monkeypatch.setenv("RAVENRY_PEERS", "/run/ravenry")
    assert Config().ravenry_painters == 3


async def test_it_stops_at_once_while_discord_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Being told to stop does not wait for the next attempt to connect."""
    paused = asyncio.Event()

    def long(_: object) -> float:
        paused.set()
        return 600.0

    monkeypatch.setattr("bot.connection.identify.Backoff.delay", long)
    async with Standin(Settings(users=1)) as standin:
        async with asyncio.timeout(240):
            async with serving(standin, tmp_path / "games.sqlite3"):
                await standin.stop()
                await paused.wait()


@costly("starts the program")
async def test_a_token_that_discord_does_not_know_ends_it(tmp_path: Path) -> None:
    """With a sentence on where to get another."""
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("DISCORD", "RAVENRY"))}
    async with Standin(Settings(users=1)) as standin:
        settings = {
            "DISCORD_TOKEN": "wrong",
            "RAVENRY_DISCORD": standin.url,
            "RAVENRY_LOG_LEVEL": "ERROR",
        }
        done = await asyncio.to_thread(
            subprocess.run,
            [sys.executable, "-m", "bot"],
            cwd=tmp_path,
            env={**clean, "PYTHONPATH": str(ROOT), **settings},
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
    assert done.returncode == LEFT_TO_HOST
    assert "Discord does not know the token" in done.stderr.splitlines()[-1]
