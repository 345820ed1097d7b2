"""The audit of the libraries fails for a weak library, and for nothing that is not theirs."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.repository.audit import LEFT_OUT, audit, judge, left_out, main

SOUND: dict[str, Any] = {"name": "pillow", "version": "12.0", "vulns": []}
WEAK: dict[str, Any] = {
    "name": "aiohttp",
    "version": "3.1",
    "vulns": [{"id": "PYSEC-1", "fix_versions": ["3.2"]}, {"id": "PYSEC-2", "fix_versions": []}],
}
UNKNOWN = {"name": "ours", "skip_reason": "Dependency not found on PyPI"}


def test_a_weak_library_fails() -> None:
    """Each weakness has a line, with the version that mends it."""
    finding = judge({"dependencies": [SOUND, WEAK]})
    assert finding.status == 1
    assert finding.lines[0] == "aiohttp 3.1: PYSEC-1, mended in 3.2"
    assert len(finding.lines) == 3


def test_sound_libraries_pass() -> None:
    """It is told how many they are, and how many nobody knows anything about."""
    finding = judge({"dependencies": [SOUND, UNKNOWN]})
    assert finding.status == 0
    assert [line.split()[0] for line in finding.lines] == ["1", "1"]


def test_where_nothing_is_known_it_is_left_out() -> None:
    """Silence of the list is no praise: one line says that nothing was compared."""
    finding = judge({"dependencies": [UNKNOWN, UNKNOWN]})
    assert (finding.status, len(finding.lines)) == (LEFT_OUT, 1)


@pytest.mark.parametrize(
    ("said", "status"),
    [
        ("requests.exceptions.ConnectionError: HTTPSConnectionPool", LEFT_OUT),
        ("ERROR:pip_audit._cli:Could not connect to PyPI's vulnerability feed", LEFT_OUT),
        ("ERROR:pip_audit._cli:requirement aiohttp does not contain a hash", 2),
        ("", 2),
    ],
)
def test_without_a_connection_it_is_left_out(
    monkeypatch: pytest.MonkeyPatch, said: str, status: int
) -> None:
    """A network that is not there fails nothing; a lock file that cannot be read does."""

    def run(*_: object, **__: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess([], 1, "", said)

    monkeypatch.setattr(subprocess, "run", run)
    finding = audit()
    assert (finding.status, len(finding.lines)) == (status, 1)


def test_an_answer_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is as good as no connection."""

    def run(*_: object, **__: object) -> subprocess.CompletedProcess[str]:
        raise subprocess.TimeoutExpired("pip-audit", 1)

    monkeypatch.setattr(subprocess, "run", run)
    assert audit().status == LEFT_OUT


def test_a_lock_file_without_hashes_is_refused(tmp_path: Path) -> None:
    """The real tool is asked, and needs no network to say so."""
    lock = tmp_path / "requirements.lock"
    lock.write_text("aiohttp==3.14.5\n", "utf-8")
    assert audit(lock).status == 2


@pytest.mark.parametrize(("words", "status"), [([], 0), (["--strict"], LEFT_OUT)])
def test_that_nothing_was_audited_is_told_loudly_and_fails_where_it_may_not_be(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
    status: int,
) -> None:
    """The warning goes to the error stream, so that it is seen where only that is kept."""
    monkeypatch.setattr("tests.repository.audit.audit", lambda: left_out("no connection"))
    assert main(words) == status
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("WARNING")
