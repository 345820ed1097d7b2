"""Whether a library that the bot is installed with is known to be weak.

In ``python -m tests.repository.audit``, ``pip-audit`` holds ``requirements.lock`` against PyPI's
list of known vulnerabilities.
Where that list cannot be had, which is no fault of the libraries, a warning says so; with
``--strict``, for machines that can ask PyPI, nothing audited is a failure.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

LOCK = Path(__file__).parents[2] / "requirements.lock"
LEFT_OUT = 3
"""The status of an audit of nothing."""
PATIENCE = 120.0
"""Seconds after which there is no answer to be expected."""

NO_CONNECTION = re.compile(
    "ConnectionError|ServiceError|ConnectTimeout|ReadTimeout|SSLError|ProxyError|Could not connect"
)
"""What pip-audit says where it cannot ask; anything else is a mistake of ours, in the lock file."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What came of an audit."""

    lines: tuple[str, ...]
    status: int
    """0 if none is weak, 1 for a weak library, 2 for a failure, 3 if nothing was audited."""


def judge(report: dict[str, Any]) -> Finding:
    """Say what a report of pip-audit means."""
    known = [of for of in report["dependencies"] if "skip_reason" not in of]
    unknown = len(report["dependencies"]) - len(known)
    if not known:
        return left_out("PyPI's list of vulnerabilities has none of the libraries")
    lines = [
        f"{of['name']} {of['version']}: {weakness['id']}, mended in"
        f" {', '.join(weakness['fix_versions']) or 'no version yet'}"
        for of in known
        for weakness in of["vulns"]
    ]
    status = 1 if lines else 0
    weak = sum(bool(of["vulns"]) for of in known)
    lines.append(f"{len(known)} libraries audited, {weak} of them with known vulnerabilities")
    if unknown:
        lines.append(f"{unknown} more libraries are not in the list and were not audited")
    return Finding(tuple(lines), status)


def left_out(why: str) -> Finding:
    """Say that there was nothing to hold the libraries against."""
    return Finding((f"WARNING: NOT ONE LIBRARY WAS AUDITED: {why}.",), LEFT_OUT)


def audit(lock: Path = LOCK) -> Finding:
    """Ask about the libraries of a lock file."""
    command = [sys.executable, "-m", "pip_audit", "--disable-pip", "--require-hashes"]
    command += ["--requirement", str(lock), "--format", "json", "--progress-spinner", "off"]
    try:
        done = subprocess.run(
            command, check=False, capture_output=True, text=True, timeout=PATIENCE
        )
    except subprocess.TimeoutExpired:
        return left_out(f"no answer within {PATIENCE:.0f} s")
    try:
        return judge(json.loads(done.stdout))
    except ValueError:
        last = (done.stderr.strip().splitlines() or ["no answer"])[-1]
        if NO_CONNECTION.search(done.stderr):
            return left_out(last)
        return Finding((f"The audit of the libraries has failed: {last}",), 2)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what was found; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.repository.audit", description=__doc__)
    parser.add_argument("--strict", action="store_true", help="fail if nothing was audited")
    strict = parser.parse_args(arguments).strict
    finding = audit()
    told = sys.stderr if finding.status else sys.stdout
    told.write("".join(f"{line}\n" for line in finding.lines))
    return finding.status if strict or finding.status != LEFT_OUT else 0


if __name__ == "__main__":
    sys.exit(main())
