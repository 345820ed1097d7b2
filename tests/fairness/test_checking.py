"""A record that was tampered with is noticed, by the bot and by the program of docs/fairness."""

from __future__ import annotations

import ast
import gzip
import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.fairness import check
from engine.kernel.subjects import with_subjects
from engine.records import Record, compare
from engine.rulesets import rulesets
from tests.boxes import OWN
from tests.marks import daily

from .games import Played, play
from .tampering import CAREFUL, CLUMSY, shapeless, tampered, vandalised
from .verifier import PATH, verify

SEEDS = {"agot-2e": "checked"}
"""Where the usual seed makes a game in which nobody goes back."""


@cache
def played(ruleset: str = "agot-2e", number: int = 1) -> Played:
    """Return a game of three rounds, in which the table has gone back a few times."""
    return play(rulesets[ruleset], number, SEEDS.get(ruleset, "checking"), rounds=3, undos=0.05)


def problems(record: dict[str, Any], *seen: str) -> list[tuple[str, str]]:
    """Return what is wrong with a record, on which both programs agree."""
    found = [(problem.id, problem.at) for problem in check(record, seen).problems]
    assert [tuple(one) for one in verify.check(record, seen).problems] == found
    return found


@pytest.mark.parametrize("ruleset", rulesets)
def test_a_record_as_it_was_made_is_right(ruleset: str) -> None:
    """Luck, receipts and log fit; what was promised and handed out is found; the rules follow."""
    record = with_subjects(rulesets[ruleset], played(ruleset).record())
    assert played(ruleset).undone
    assert problems(record) == []
    checked = check(record)
    assert checked.draws > 3
    assert checked.undone > 0
    assert checked.receipts
    seen = [checked.commitment, checked.head, checked.receipts[0], checked.receipts[-1][:12]]
    assert problems(record, *seen) == []
    assert compare(Record.model_validate(record)).differences == 0


def test_for_whom_somebody_decided_is_not_in_the_log() -> None:
    """It follows from the rules; what was decided is checked all the same."""
    id = "agot-2e-vassals"
    record = with_subjects(rulesets[id], played(id, 4).record())
    on_behalf = [step for step in record["steps"] if "for" in step]
    assert len(on_behalf) > 5
    assert problems(record) == []
    assert compare(Record.model_validate(record)).differences == 0
    on_behalf[-1]["value"] = "something else"
    assert problems(record)


def test_what_was_done_unasked_stands_alone_in_the_log() -> None:
    """Receipts of answers that were sealed before are those that were handed out."""
    record = played("agot-2e-mod").record()
    alone = [told["unasked"] for told in record["fairness"]["log"] if "unasked" in str(told)]
    assert alone.count(1) == sum(step["kind"] == "gift" for step in record["steps"])
    assert any(isinstance(told, list) for told in alone)  # one that the table took back
    first = next(n for n, step in enumerate(record["steps"]) if step["kind"] == "gift")
    record["steps"][first]["value"]["power"] += 1
    assert problems(record)


@pytest.mark.parametrize("ruleset", OWN)
@pytest.mark.parametrize("tamper", CLUMSY, ids=lambda tamper: tamper.__name__)
def test_whoever_changes_a_record_is_noticed(ruleset: str, tamper: Any) -> None:
    """Whatever is changed no longer fits the rest; expansions have nothing of their own here."""
    record = played(ruleset).record()
    ids = {id for id, _ in problems(tampered(record, tamper))}
    assert CLUMSY[tamper] <= ids


def test_another_games_secret_is_noticed() -> None:
    """A promise is bound to its game: neither secret nor section can come from another one."""
    record, other = played().record(), played(number=2).record()
    for key in ("secret", "promised"):
        spoilt = json.loads(json.dumps(record))
        spoilt["fairness"][key] = other["fairness"][key]
        assert ("promise", "1") in problems(spoilt)
    assert problems({**record, "fairness": other["fairness"]})


@pytest.mark.parametrize("tamper", CAREFUL, ids=lambda tamper: tamper.__name__)
def test_whoever_makes_everything_anew_is_noticed_by_those_who_were_there(tamper: Any) -> None:
    """The secret is known after the end, so such a record fits; what was seen does not."""
    before = check(played().record())
    receipts = check(tamper(played()).record()).receipts
    gone = next((one for one in before.receipts if one not in receipts), None)
    seen = {"commitment": before.commitment, "head": before.head, "receipt": gone}
    forged = tamper(played()).record()
    assert problems(forged) == []
    for what, hash in seen.items():
        if what in CAREFUL[tamper]:
            assert hash is not None
            assert problems(forged, hash) == [("unseen", hash)]


def test_options_and_rulings_are_objects() -> None:
    """Whatever else stands there is said to be damaged, and by both programs alike."""
    for record in shapeless(played("agot-1e").record()):
        assert problems(record) == [("form", "")]


def test_an_options_list_without_the_drawn_one_is_noticed() -> None:
    """What chance could have chosen from is part of the log."""
    record = played("inis").record()
    marks = record["fairness"]["marks"]
    options = next(m["from"] for m in marks.values() if len(m.get("from", ())) > 1)
    options.pop()
    assert {"head"} <= {id for id, _ in problems(record)}


def test_undone_draws_have_to_follow_too() -> None:
    """Nobody can say that something was undone in order to draw again until it suits."""
    record = next(
        record
        for number in range(1, 40)
        for record in (play(rulesets["inis"], number, "u", rounds=2, undos=0.05).record(),)
        if any(
            step["seat"] == "chance"
            for entry in record["fairness"]["log"]
            if isinstance(entry, list)
            for step in entry
        )
    )
    assert problems(record) == []
    for entry in record["fairness"]["log"]:
        for step in entry if isinstance(entry, list) else ():
            if step["seat"] == "chance":
                step["value"] = {"deck": "any", "order": ["b", "a"]}
                step.pop("from", None)
    assert {"draw", "head"} <= {id for id, _ in problems(record)}


def test_a_hash_has_to_be_long_enough_to_mean_something() -> None:
    """Seven characters are too few, in whatever case and with whatever spaces."""
    record = played().record()
    head = check(record).head
    assert problems(record, f" {head[:8].upper()} {head[8:12]}") == []
    assert problems(record, head[:7]) == [("unseen", head[:7])]


@pytest.mark.parametrize("records", daily(25, of=(25, 400)))
def test_both_programs_agree_on_damaged_records(records: int) -> None:
    """Whatever is damaged, both say the same and neither breaks."""
    for seed in range(records):
        rng = Random(seed)
        record = played(rng.choice(list(rulesets))).record()
        for _ in range(rng.randint(1, 3)):
            record = vandalised(record, rng)
        problems(record)


def test_a_record_without_the_section_says_so() -> None:
    """Records of other makers, and of older games, can be replayed but not checked."""
    record = played().record()
    del record["fairness"]
    assert problems(record) == [("missing", "")]


def test_the_program_stands_alone(tmp_path: Path) -> None:
    """It has at most 300 lines, imports the standard library alone, says what is wrong."""
    lines = PATH.read_text().splitlines()
    assert len(lines) <= 300
    imported = {
        alias.name
        for node in ast.walk(ast.parse(PATH.read_text()))
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    assert imported <= sys.stdlib_module_names
    assert not any(
        isinstance(node, ast.ImportFrom) for node in ast.walk(ast.parse("\n".join(lines)))
    )
    record = played().record()
    right, wrong = tmp_path / "right.json.gz", tmp_path / "wrong.json"
    right.write_bytes(gzip.compress(json.dumps(record).encode()))
    record["steps"][0]["value"]["order"].reverse()
    wrong.write_text(json.dumps(record))
    for path, *rest, status in ((right, 0), (right, "--json", 0), (wrong, 1), (tmp_path, 2)):
        done = subprocess.run(
            [sys.executable, "-I", PATH, path, *rest], capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr) == (status, "")
        assert ("WRONG: draw 1" in done.stdout) == (status == 1)
