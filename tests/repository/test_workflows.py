"""What GitHub runs exists, and a version is released only when it is ready."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from tests.repository.release_notes import NotReady, main, notes

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TEXT = "\n".join(path.read_text("utf-8") for path in WORKFLOWS)
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]


def test_what_is_made_and_run_is_there() -> None:
    """Targets of make, modules, files, and every version of Python that is supported."""
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    made = {word for line in re.findall(r"\bmake ([a-z ]+)", TEXT) for word in line.split()}
    assert {"lint", "types", "audit", "unit", "nightly"} <= made <= targets
    for module in re.findall(r"python -m (tests[.\w]+)", TEXT):
        assert (ROOT / f"{module.replace('.', '/')}.py").exists()
    for file in re.findall(r" -f (\S+)", TEXT):
        assert (ROOT / file).exists()
    assert 'python: ["3.11", "3.12", "3.13", "3.14"]' in TEXT


def test_what_others_wrote_is_pinned_and_may_do_little() -> None:
    """By the hash of a commit, for a tag can be moved; a token that reads, unless a job says so."""
    for action in re.findall(r"uses: (\S+)", TEXT):
        assert re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", action), action
    for path in WORKFLOWS:
        assert "\npermissions:\n  contents: read\n" in path.read_text("utf-8")


@pytest.mark.skipif(not shutil.which("actionlint"), reason="actionlint is not installed")
def test_actionlint_has_nothing_to_say() -> None:
    """As on GitHub, where CI asks it."""
    done = subprocess.run(
        ["actionlint", *map(str, WORKFLOWS)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "")


CHANGELOG = "# Changelog\n\n## 2.0, 1 May\n\n- New.\n- Newer.\n\n## 1.0, 1 April\n\n- First.\n"


def test_the_notes_are_those_of_the_version() -> None:
    """Of it alone, whichever it is."""
    assert notes("v2.0", CHANGELOG, "2.0") == "- New.\n- Newer.\n"
    assert notes("v1.0", CHANGELOG, "1.0") == "- First.\n"


@pytest.mark.parametrize(
    ("tag", "changelog", "why"),
    [
        ("2.0", CHANGELOG, "pyproject"),
        ("v2.1", CHANGELOG, "pyproject"),
        ("v2.0", "## 12.0\n\n- x\n", "no section"),
        ("v2.0", "## 2.0, not yet released\n\n- x\n", "not yet released"),
        ("v2.0", "## 2.0\n\n## 1.0\n\n- x\n", "nothing"),
    ],
)
def test_what_is_not_ready_is_not_released(tag: str, changelog: str, why: str) -> None:
    """It says what is missing."""
    with pytest.raises(NotReady, match=why):
        notes(tag, changelog, "2.0")


def test_the_notes_of_this_version_are_there_or_it_says_why_not(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The changelog of the project has the form that is read."""
    status = main([f"v{VERSION}"])
    said = capsys.readouterr()
    assert said.out.startswith("- ") if status == 0 else "not yet released" in said.err
