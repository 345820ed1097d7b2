"""A host who cheats, and everybody else who might: each finds the verdict that is due."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.fairness import verify as verifier
from engine.fairness.sentences import SENTENCES
from engine.fairness.verdict import Verdict
from engine.fairness.walk import Walk
from engine.rulesets import rulesets
from tests.running.marks import daily, nightly

from .cheats import Json, as_wanted, judged, rows

DAILY = ("agot-2e", "inis")


def wrong(ruleset: str, kind: str) -> dict[str, str]:
    """Return the cheats, by their ids, of which the verdict is another than is due."""
    found = {}
    for row in rows():
        if row["id"].startswith(kind) and row.get("rs", ruleset) == ruleset:
            verdict = judged(row, ruleset)
            if not as_wanted(row, verdict):
                said = [f.check for f in (*verdict.reds, *verdict.ambers)]
                found[row["id"]] = f"{row['what']}: {verdict.colour} {said}"
    return found


@pytest.mark.parametrize("ruleset", daily(*DAILY, of=rulesets))
def test_each_cheat_has_its_verdict(ruleset: str) -> None:
    """Those of the design, by whoever runs the bot, an accomplice, a player, or anybody later."""
    assert wrong(ruleset, "c") == {}


@pytest.mark.parametrize("ruleset", daily(*DAILY, of=rulesets))
def test_each_smart_cheat_has_its_verdict(ruleset: str) -> None:
    """An altered host plays on by what it has chosen, so that nothing else is wrong."""
    assert wrong(ruleset, "d") == {}


ELSEWHERE = {"rules:broken", "older", "older:none"}
"""Found by tests of their own: nobody's log leads there."""
NO_FINDINGS = {"sits", "red", "amber", "green"}


def names() -> set[str]:
    """Return the names of all checks in the verifier."""
    home = Path(verifier.__file__).parent
    text = "\n".join(path.read_text("utf-8") for path in sorted(home.glob("*.py")))
    found = r'\b(?:hold|blame|warn)\(\s*"([a-z:-]+)"(?: if [^"]*? else "([a-z:-]+)")?'
    return {name for names in re.findall(found, text) for name in names if name}


def test_each_check_has_a_sentence() -> None:
    """Whatever is found is said in one sentence, and none is there for nothing."""
    assert names() | NO_FINDINGS == SENTENCES.keys()


@cache
def caught() -> dict[str, list[tuple[Json, str]]]:
    """Return which rows each check has caught, with a ruleset for which they hold."""
    found: dict[str, list[tuple[Json, str]]] = {}
    for row in rows():
        ruleset = row.get("rs", "inis")
        verdict = judged(row, ruleset)
        for one in (*verdict.reds, *verdict.ambers):
            found.setdefault(one.check, []).append((row, ruleset))
    return found


@nightly
def test_each_sentence_is_said_of_something() -> None:
    """Every red and amber one is the verdict on a cheat, or has a test of its own."""
    assert caught().keys() | ELSEWHERE == SENTENCES.keys() - NO_FINDINGS
    assert not caught().keys() & ELSEWHERE


def switch_off(check: str, patch: pytest.MonkeyPatch) -> None:
    """Let the verifier go on as if one of its checks had found nothing."""
    hold, blame, warn = Walk.hold, Verdict.blame, Verdict.warn

    def held(walk: Walk, name: str, true: bool, **said: Any) -> None:
        hold(walk, name, true or name == check, **said)

    def blamed(verdict: Verdict, name: str, at: int | None = None, **said: Any) -> None:
        if name != check:
            blame(verdict, name, at, **said)

    def warned(verdict: Verdict, name: str, at: int | None = None, **said: Any) -> None:
        if name != check:
            warn(verdict, name, at, **said)

    patch.setattr(Walk, "hold", held)
    patch.setattr(Verdict, "blame", blamed)
    patch.setattr(Verdict, "warn", warned)


def test_no_check_can_be_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without any one of its checks, the verifier has another verdict on a cheat at least."""
    found = caught()
    idle = []
    for check in sorted(names() - ELSEWHERE):
        with monkeypatch.context() as patch:
            switch_off(check, patch)
            if not any(
                not as_wanted(row, judged(row, ruleset)) for row, ruleset in found.get(check, ())
            ):
                idle.append(check)
    assert idle == []


class Same(bytes):
    """Bytes that are like any others."""

    def __eq__(self, other: object) -> bool:
        return True

    def __ne__(self, other: object) -> bool:
        return False

    __hash__ = bytes.__hash__


def test_only_the_bytes_tell_what_is_written_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without comparing them, the verifier does not see a space, an escape or a key twice."""
    monkeypatch.setattr(verifier, "canonical", lambda _: Same())
    twice = [row for row in rows() if row["id"] in ("c61", "c62", "c63")]
    assert [judged(row, "inis").colour for row in twice] == ["amber"] * 3
