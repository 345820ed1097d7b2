"""Two bots never serve one database."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot.hosting.instance_lock import AlreadyRunning, lease

# flock belongs to an open file, so a second lease in one process is refused like that of another.


def test_a_second_bot_is_refused(path: Path) -> None:
    """Until the first one ends."""
    with lease(path), pytest.raises(AlreadyRunning), lease(path):
        pass
    with lease(path):
        pass


def test_a_link_leads_to_the_same_lease(path: Path) -> None:
    """To the file, or to its directory."""
    path.touch()
    link = path.with_name("link.sqlite3")
    link.symlink_to(path)
    directory = path.parent.with_name(path.parent.name + "-link")
    directory.symlink_to(path.parent)
    path.write_bytes(b"games")
    for other in (link, directory / path.name):
        with lease(path), pytest.raises(AlreadyRunning), lease(other):
            pass


def test_a_second_name_leads_to_the_same_lease(path: Path) -> None:
    """A hard link has another lock file beside it, and yet is the same database."""
    path.write_bytes(b"games")
    other = path.with_name("other.sqlite3")
    other.hardlink_to(path)
    with lease(path), pytest.raises(AlreadyRunning), lease(other):
        pass


def test_a_deleted_lock_file_frees_nothing(path: Path) -> None:
    """The database itself is held as well."""
    path.write_bytes(b"games")
    with lease(path):
        path.with_name(path.name + ".lock").unlink()
        with pytest.raises(AlreadyRunning), lease(path):
            pass


def test_a_killed_bot_gives_it_back(path: Path) -> None:
    """However its process ends."""
    script = f"""
import os, pathlib
from bot.hosting.instance_lock import lease
with lease(pathlib.Path({str(path)!r})):
    os.kill(os.getpid(), 9)
"""
    ended = subprocess.run([sys.executable, "-c", script], check=False)
    assert ended.returncode == -9
    with lease(path):
        pass


def test_nothing_is_left_of_a_database_that_was_not_made(path: Path) -> None:
    """An empty file would be in the way of a host who puts a database there."""
    with lease(path):
        pass
    assert not path.exists()
