"""By which rules a game was played: their hash, and those whose games go the same way."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.fairness import hashing
from engine.fairness.hashing import ENGINE, files_of_rules, hash_of_rules, known_rules
from engine.rulesets import rulesets
from tests.repository.arrows import MODULES, imports


def test_the_hash_of_these_rules_is_the_last_of_those_that_are_known() -> None:
    """So that games which began by them can be verified after the next change."""
    assert known_rules()[-1] == hash_of_rules(), (
        "The rules have changed: `make rules` adds their hash to engine/fairness/rules.txt."
        " If games go otherwise than before, take the earlier lines out first."
    )


def test_each_hash_is_whole_and_stands_there_once() -> None:
    """A line is 64 characters, or a remark."""
    assert all(re.fullmatch("[0-9a-f]{64}", line) for line in known_rules())
    assert len(set(known_rules())) == len(known_rules())


def test_whatever_the_games_import_is_of_the_rules() -> None:
    """Nothing that is kept out of the hash has a say in how a game goes."""
    hashed = {path.relative_to(ENGINE.parent).as_posix() for path in files_of_rules()}
    names = {name: f"{name.replace('.', '/')}" for name in MODULES if name.startswith("engine")}
    waiting, reached = [type(one).__module__ for one in rulesets.values()], set[str]()
    while waiting:
        name = waiting.pop()
        if name in reached or name not in names:
            continue
        reached.add(name)
        for base, taken in imports(name, MODULES[name]):
            waiting += [base, f"{base}.{taken}"]
    of_rules = {names[name] for name in reached - {"engine"}}
    missing = {f for f in of_rules if not hashed & {f"{f}.py", f"{f}/__init__.py"}}
    assert {"engine/kernel/game", "engine/agot/combat", "engine/inis/clashes/clash"} <= of_rules
    assert missing == set()
    assert any(name.endswith("setup.toml") for name in hashed)
    assert not any("stewards" in name or "fairness" in name for name in hashed)


def test_a_hash_is_added_behind_the_others_and_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By one command, which says it."""
    known = tmp_path / "rules.txt"
    known.write_text(f"# remark\n{'0' * 64}\n", "utf-8")
    monkeypatch.setattr(hashing, "KNOWN_RULES", known)
    for _ in range(2):
        assert main(["rules", "--add"]) == 0
        assert known.read_text("utf-8") == f"# remark\n{'0' * 64}\n{hash_of_rules()}\n"
    assert capsys.readouterr().out.splitlines() == [hash_of_rules()] * 2
