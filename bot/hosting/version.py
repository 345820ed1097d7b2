"""Which version of the bot this is."""

from __future__ import annotations

import subprocess
import tomllib
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATIENCE = 5.0
"""Seconds to wait for git, which answers immediately or hangs."""


@cache
def bot_version(root: Path = ROOT) -> str:
    """Return the version of the bot; of a checkout, which commit it is, too."""
    project = root / "pyproject.toml"
    if not project.exists():
        try:
            return version("ravenry")
        except PackageNotFoundError:
            return "unknown"
    number = str(tomllib.loads(project.read_text("utf-8"))["project"]["version"])
    commit = _described(root)
    return f"{number} ({commit})" if commit else number


def _described(root: Path) -> str:
    """Return what git calls a checkout: its tag, or commits since, or only a commit."""
    if not (root / ".git").exists():
        return ""
    command = ["git", "-C", str(root), "describe", "--tags", "--always", "--dirty"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True)
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.strip()
