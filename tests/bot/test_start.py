"""Starting the bot without what it needs."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.local import Settings, Standin
from bot.terminal import TOOLS, main
from tests.at_table import serving

ROOT = Path(__file__).parents[2]


def start(directory: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run ``python -m bot`` in a directory without a ``.env``."""
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("DISCORD", "RAVENRY"))}
    return subprocess.run(
        [sys.executable, "-m", "bot"],
        cwd=directory,
        env={**clean, "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_without_a_token_it_says_what_to_put_where(tmp_path: Path) -> None:
    """One sentence, exit status 1."""
    done = start(tmp_path)
    assert done.returncode == 1
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert "DISCORD_TOKEN" in done.stderr
    assert ".env" in done.stderr


@pytest.mark.parametrize(
    ("setting", "value"), [("RAVENRY_LOG_LEVEL", "loud"), ("RAVENRY_PAINTERS", "none")]
)
def test_a_wrong_setting_is_named(tmp_path: Path, setting: str, value: str) -> None:
    """One sentence that names the setting."""
    done = start(tmp_path, DISCORD_TOKEN="x", **{setting: value})
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert setting in done.stderr


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs a file system like Linux' /proc")
def test_where_nothing_can_be_written_it_does_not_start(tmp_path: Path) -> None:
    """On a read-only file system it ends with one line that names the file."""
    done = start(tmp_path, DISCORD_TOKEN="x", RAVENRY_DATABASE="/proc/games.sqlite3")
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert "/proc/games.sqlite3" in done.stderr


def test_a_stand_in_elsewhere_is_refused(tmp_path: Path) -> None:
    """A token goes to Discord or to this machine, nowhere else."""
    done = start(tmp_path, DISCORD_TOKEN="x", RAVENRY_DISCORD="http://example.org:80")
    assert done.returncode == 1
    assert "127.0.0.1" in done.stderr


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


async def test_it_stops_at_once_while_discord_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Being told to stop does not wait for the next attempt to connect."""
    paused = asyncio.Event()

    def long(_: object) -> float:
        paused.set()
        return 600.0

    monkeypatch.setattr("discord.backoff.ExponentialBackoff.delay", long)
    async with Standin(Settings(users=1)) as standin:
        async with asyncio.timeout(240):
            async with serving(standin, tmp_path / "games.sqlite3"):
                await standin.stop()
                await paused.wait()


async def test_a_token_that_discord_does_not_know_ends_it(tmp_path: Path) -> None:
    """With a sentence on where to get another."""
    async with Standin(Settings(users=1)) as standin:
        done = await asyncio.to_thread(
            start,
            tmp_path,
            DISCORD_TOKEN="wrong",
            RAVENRY_DISCORD=standin.url,
            RAVENRY_LOG_LEVEL="ERROR",
        )
    assert done.returncode == 1
    assert "Discord does not know the token" in done.stderr.splitlines()[-1]
