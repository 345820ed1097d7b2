"""Whoever does a chore, the bot's own user can open every file afterwards."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.cli import LEFT_TO_HOST
from bot.hosting.file_owner import advise

from .test_chores import ROOT, touch
from .typed import typed

SOMEBODY = 54321
"""A user without a name."""

pytestmark = pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")


@pytest.fixture
def path() -> Iterator[Path]:
    """A database in a folder that others can reach, which pytest's own are not."""
    around = Path(tempfile.mkdtemp(prefix="ravenry-"))
    around.chmod(0o755)
    yield around / "data" / "ravenry.sqlite3"
    shutil.rmtree(around)


@pytest.fixture
def given(path: Path, folder: Path) -> Path:
    """The same with a database in it; all of it is somebody's."""
    asyncio.run(touch(path))
    for one in (folder, *folder.iterdir()):
        os.chown(one, SOMEBODY, SOMEBODY)
    return path


@pytest.mark.parametrize(
    "words", [(), ("backup",), ("restore", str(ROOT / "LICENSE")), ("doctor",)], ids=" ".join
)
def test_root_leaves_nothing_among_files_of_others(given: Path, words: tuple[str, ...]) -> None:
    """One sentence says as whom to do it, and nothing was touched."""
    before = sorted(given.parent.rglob("*"))
    done = typed(given, *words, DISCORD_TOKEN="x")
    assert done.status == (1 if words else LEFT_TO_HOST)
    assert len(done.complaint.splitlines()) == 1
    assert f"sudo -u {SOMEBODY}" in done.complaint
    assert sorted(given.parent.rglob("*")) == before


def test_nor_where_they_are_still_to_be_made(path: Path, folder: Path) -> None:
    """A first chore of root makes no folder in another user's."""
    os.chown(folder, SOMEBODY, SOMEBODY)
    deeper = folder / "deeper"
    done = typed(path, "restore", "x", RAVENRY_DATABASE=str(deeper / path.name))
    assert f"sudo -u {SOMEBODY}" in done.complaint
    assert not deeper.exists()


def test_what_is_roots_is_done_by_root(given: Path) -> None:
    """As for a host who runs all of it as root, in whosever folder."""
    os.chown(given, 0, 0)
    assert typed(given, "backup").status == 0


@pytest.mark.parametrize("end", ["", ".lock", "-wal"])
def test_files_of_root_are_named_with_what_to_do(given: Path, end: str) -> None:
    """A user who cannot open what root has left, by whatever means, is told of the remedy."""
    foreign = given.with_name(given.name + end)
    foreign.touch(0o600)
    foreign.chmod(0o600)
    os.chown(foreign, 0, 0)
    assert advise(given) == ""
    os.seteuid(SOMEBODY)
    try:
        advice = advise(given)
    finally:
        os.seteuid(0)
    assert str(foreign) in advice
    assert f"chown -R {SOMEBODY}: {given.parent}" in advice


def test_make_refuses_it_too(path: Path, folder: Path) -> None:
    """It would set up an environment that the owner of the project cannot bring up to date."""
    project = path.parent
    for file in ("Makefile", "requirements.lock"):
        shutil.copy(ROOT / file, project)
    os.chown(project, SOMEBODY, SOMEBODY)
    done = subprocess.run(
        ["make", "backup"], cwd=project, capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert "sudo -u" in done.stdout
    assert not (project / ".venv").exists()
