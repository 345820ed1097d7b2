"""The version that runs is known: of a package its number, of a checkout its commit too."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli import main
from bot.hosting.version import bot_version


def git(folder: Path, *words: str) -> None:
    subprocess.run(
        ["git", "-c", "user.name=Ann", "-c", "user.email=ann@example.org", *words],
        cwd=folder,
        check=True,
        capture_output=True,
    )


def test_a_checkout_names_its_tag_and_what_came_since(tmp_path: Path) -> None:
    """As git describes it; before it has a commit, the number alone."""
    project = tmp_path / "pyproject.toml"
    project.write_text('[project]\nversion = "7.1"\n', "utf-8")
    assert bot_version.__wrapped__(tmp_path) == "7.1"
    git(tmp_path, "init")
    assert bot_version.__wrapped__(tmp_path) == "7.1"
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-m", "Begin")
    git(tmp_path, "tag", "v7.1")
    assert bot_version.__wrapped__(tmp_path) == "7.1 (v7.1)"
    project.write_text('[project]\nversion = "7.2"\n', "utf-8")
    assert bot_version.__wrapped__(tmp_path) == "7.2 (v7.1-dirty)"
    git(tmp_path, "commit", "-am", "Go on")
    assert re.fullmatch(r"7\.2 \(v7\.1-1-g[0-9a-f]+\)", bot_version.__wrapped__(tmp_path))


def test_where_there_is_no_git_the_number_is_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program that is missing, or refuses a folder of someone else, stops nothing."""
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "7.1"\n', "utf-8")
    (tmp_path / ".git").mkdir()
    assert bot_version.__wrapped__(tmp_path) == "7.1"
    monkeypatch.setenv("PATH", str(tmp_path))
    assert bot_version.__wrapped__(tmp_path) == "7.1"


def test_it_is_told_who_asks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """On the command line; /health shows the same."""
    monkeypatch.setattr(sys, "argv", ["bot/__main__.py", "--version"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"Ravenry {bot_version()}\n"
