"""Installed from its wheel, everything that the command offers works, or says what it needs."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from bot.cli import LEFT_TO_HOST
from tests.running.marks import costly, nightly

ROOT = Path(__file__).parents[2]

LAUNCH = (
    "import sys; from importlib.metadata import distribution; sys.argv[0] = 'ravenry'; "
    "(script,) = distribution('ravenry').entry_points.select(name='ravenry'); "
    "sys.exit(script.load()())"
)
"""What the script does that pip makes from the wheel."""

HIDE = """
import sys

class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {hidden}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Hidden())
"""


class Installed:
    """The unpacked wheel; the libraries are those that the tests run with."""

    def __init__(self, site: Path) -> None:
        self.site = site

    def command(self, *arguments: str) -> list[str]:
        """Return the command line of ``ravenry``."""
        return [sys.executable, "-c", LAUNCH, *arguments]

    def environment(self, *paths: Path) -> dict[str, str]:
        """Return an environment in which only the wheel of the project is found."""
        kept = {k: v for k, v in os.environ.items() if not k.startswith(("DISCORD", "RAVENRY"))}
        return {**kept, "PYTHONPATH": os.pathsep.join(map(str, (*paths, self.site)))}

    def run(
        self, directory: Path, *arguments: str, without: tuple[str, ...] = ()
    ) -> subprocess.CompletedProcess[str]:
        """Run ``ravenry`` to its end, as if some libraries were not installed."""
        hiding = directory / "hiding"
        hiding.mkdir(exist_ok=True)
        (hiding / "sitecustomize.py").write_text(HIDE.format(hidden=without))
        return subprocess.run(
            self.command(*arguments),
            cwd=directory,
            env=self.environment(hiding),
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Build the wheel of a clean copy of the sources, and unpack it."""
    sources, built = tmp_path_factory.mktemp("sources"), tmp_path_factory.mktemp("built")
    for folder in ("assets", "bot", "engine"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / folder, sources / folder, ignore=ignored)
    for file in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / file, sources)
    command = ["pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps", "--no-index"]
    subprocess.run(
        [sys.executable, "-m", *command, "--wheel-dir", str(built), str(sources)], check=True
    )
    (wheel,) = built.glob("*.whl")
    site = tmp_path_factory.mktemp("site")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
    return Installed(site)


def test_nothing_is_left_out_of_the_wheel(installed: Installed) -> None:
    """Every file of the sources is there: data, words, pictures, SQL, the page, licences."""
    sources = {
        path.relative_to(ROOT)
        for folder in ("assets", "bot", "engine")
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    packed = {p.relative_to(installed.site) for p in installed.site.rglob("*") if p.is_file()}
    assert sources - packed == set()


@costly("a process of its own loads all of the bot")
def test_without_a_token_it_says_what_to_do(installed: Installed, tmp_path: Path) -> None:
    """One sentence, without the extra as with it."""
    done = installed.run(tmp_path, without=("jsonschema_rs",))
    assert done.returncode == LEFT_TO_HOST
    assert len(done.stderr.splitlines()) == 1
    assert "DISCORD_TOKEN" in done.stderr
    assert "ravenry demo" in done.stderr
    assert "ravenry init" in done.stderr


@nightly
def test_records_are_played_replayed_and_drawn(installed: Installed, tmp_path: Path) -> None:
    """``ravenry engine`` and ``ravenry render`` need no extra."""
    lean = ("jsonschema_rs",)
    played = installed.run(
        tmp_path,
        *("engine", "selfplay", "--ruleset", "agot-2e", "--games", "1", "--rounds", "1"),
        *("--out", "records"),
        without=lean,
    )
    assert played.returncode == 0, played.stderr
    (record,) = (tmp_path / "records").iterdir()
    replayed = installed.run(tmp_path, "engine", "replay", "--check", str(record), without=lean)
    assert replayed.returncode == 0, replayed.stderr
    assert replayed.stdout.splitlines()[-1].endswith(" 0 differences")
    drawn = installed.run(tmp_path, "render", str(record), "-o", "board.png", without=lean)
    assert drawn.returncode == 0, drawn.stderr
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")


@nightly
def test_the_demo_says_which_extra_it_needs(installed: Installed, tmp_path: Path) -> None:
    """One sentence that says what to do, and no traceback."""
    done = installed.run(tmp_path, "demo", "--port", "0", without=("jsonschema_rs",))
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert "pip install jsonschema-rs" in done.stderr


@nightly
@pytest.mark.parametrize("command", [(), ("demo",)], ids=["bot", "demo"])
def test_where_files_cannot_be_locked_it_says_where_it_runs(
    installed: Installed, tmp_path: Path, command: tuple[str, ...]
) -> None:
    """As on Windows, whose Python lacks these modules: one sentence, and no traceback."""
    done = installed.run(tmp_path, *command, without=("fcntl", "pwd", "resource"))
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert "WSL" in done.stderr


@nightly
def test_a_rehearsal_is_offered(installed: Installed, tmp_path: Path) -> None:
    """Without a token it says what is missing."""
    done = installed.run(tmp_path, "rehearse", "--channel", "1")
    assert (done.returncode, len(done.stderr.splitlines())) == (1, 1)
    assert "DISCORD_TOKEN" in done.stderr


@nightly
async def test_the_demo_runs(installed: Installed, tmp_path: Path) -> None:
    """With the extra, the table is laid and Ctrl-C ends it."""
    process = await asyncio.create_subprocess_exec(
        *installed.command("demo", "--port", "0"),
        cwd=tmp_path,
        env=installed.environment(),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        assert process.stdout is not None
        async with asyncio.timeout(240):
            line = (await process.stdout.readline()).decode()
        assert "http://127.0.0.1:" in line
        process.send_signal(signal.SIGINT)
        async with asyncio.timeout(240):
            _, errors = await process.communicate()
        assert (process.returncode, errors.decode()) == (0, "")
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
