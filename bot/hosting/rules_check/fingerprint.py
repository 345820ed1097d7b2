"""The identity of the rules: a version for people, and a fingerprint."""

from __future__ import annotations

import hashlib
import json
import os
import re
import sys
from dataclasses import asdict
from functools import cache
from pathlib import Path

import engine.kernel
from engine.kernel.data import fixed
from engine.kernel.ruleset import AnyRuleset

RULES = (".py", ".toml", ".json")
"""How the names of files with rules end."""


@fixed
class RulesFingerprint:
    """One state of the rules of one game."""

    version: str
    """The version that the ruleset gives."""
    fingerprint: str
    """The fingerprint of all files of the rules; empty while games are being brought to them."""

    def is_older_than(self, other: RulesFingerprint) -> bool:
        """Return whether the other's version comes later."""
        return _numbers(self.version) < _numbers(other.version)

    def to_text(self) -> str:
        """Return the identity as text for :meth:`of_text`."""
        return json.dumps(asdict(self))

    @classmethod
    def of_text(cls, text: str) -> RulesFingerprint:
        """Return the identity that :meth:`to_text` wrote."""
        return cls(**json.loads(text))


def fingerprint_of(ruleset: AnyRuleset) -> RulesFingerprint:
    """Return the identity of a ruleset, from the files of its game and of the kernel.

    Editions of a game share most of its rules.
    """
    game = ".".join(type(ruleset).__module__.split(".")[:-1][:2])
    package = sys.modules[game]
    return RulesFingerprint(ruleset.version, _fingerprint(Path(package.__path__[0])))


@cache
def _fingerprint(package: Path) -> str:
    """Return the fingerprint of the rules that this process has read, whatever files say later."""
    digest = _of_kernel().copy()
    add_files(digest, package, *RULES)
    return digest.hexdigest()


@cache
def _of_kernel() -> hashlib.blake2s:
    digest = hashlib.blake2s(digest_size=16)
    add_files(digest, Path(engine.kernel.__path__[0]), *RULES)
    return digest


def add_files(digest: hashlib.blake2s, folder: Path, *endings: str) -> None:
    """Add to a fingerprint the files of a folder that end so, in the order of their paths."""
    found = (
        Path(where, name)
        for where, _, names in os.walk(folder)
        for name in names
        if name.endswith(endings)
    )
    for path in sorted(found):
        content = path.read_bytes()
        digest.update(f"{path.name} {len(content)}\n".encode())
        digest.update(content)


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", version))
