"""Comparing records with the rules: differences are named, what was not tried is counted."""

import copy
import json
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.agot.ruleset import AgotRuleset
from engine.arena.random_play import record_of
from engine.records import Comparison, Record, compare
from engine.rulesets import rulesets


@cache
def two_rounds() -> dict[str, Any]:
    """Play two rounds of a random game, with a check after every question."""
    return record_of(rulesets["agot-2e"], {"players": 6}, 7, 28, 2)


def played() -> dict[str, Any]:
    """Return the record to change it."""
    return copy.deepcopy(two_rounds())


def compared(record: dict[str, Any]) -> Comparison:
    """Compare a record with the rules."""
    return compare(Record.model_validate(record))


def where(record: dict[str, Any], kind: str) -> int:
    """Return the place of the first step of a kind."""
    return next(i for i, step in enumerate(record["steps"]) if step["kind"] == kind)


def moved(record: dict[str, Any], at: int, by: int) -> None:
    """Let checks after a place count a step more, or one less."""
    for check in record["checks"]:
        if check["after"] > at:
            check["after"] += by


def test_a_record_that_agrees() -> None:
    """There is no difference, and everything was tried."""
    found = compared(played())
    assert list(found) == []
    assert found.differences == 0


def test_every_path_of_a_check_is_named() -> None:
    """Each differing path has a line; so has a key that is missing on one side."""
    record = played()
    state = record["checks"][12]["state"]
    state["wildlings"] = 12
    state["tracks"]["fiefdoms"].reverse()
    del state["houses"]["stark"]["power"]
    state["areas"]["pyke"]["token"] = "stark"
    after = record["checks"][12]["after"]
    lines = list(compared(record))
    assert f"step {after}: wildlings: expected 12, got 2" in lines
    assert f"step {after}: houses.stark.power: expected nothing, got 5" in lines
    assert f'step {after}: areas.pyke.token: expected "stark", got nothing' in lines
    assert sum(f"step {after}: tracks.fiefdoms[" in line for line in lines) == 6
    assert len(lines) == 9


def test_checks_may_stand_in_any_order() -> None:
    """Each is compared where it belongs."""
    record = played()
    record["checks"].reverse()
    assert compared(record).differences == 0


def test_a_question_that_the_record_does_not_know() -> None:
    """It is named with kind and seats, answered safely, and everything after it is tried."""
    record = played()
    at = where(record, "raven")
    seat, value = record["steps"][at]["seat"], record["steps"][at]["value"]
    assert value == {"do": "pass"}, "what is safe, too"
    nxt = record["steps"][at + 1]
    del record["steps"][at]
    record["checks"] = [c for c in record["checks"] if c["after"] != at + 1]
    moved(record, at, -1)
    found = compared(record)
    line = f"step {at + 1}: {nxt['kind']} of {nxt['seat']}, but the rules ask raven of {seat}"
    assert list(found) == [line]
    assert found.differences == 1


def test_a_step_that_the_rules_do_not_ask_for() -> None:
    """It is named and skipped, and everything after it is tried."""
    record = played()
    at = where(record, "raven")
    seat = record["steps"][at]["seat"]
    record["steps"].insert(at, {"seat": "stark", "kind": "port-capture", "value": {}})
    moved(record, at, 1)
    found = compared(record)
    line = f"step {at + 1}: port-capture of stark, but the rules ask raven of {seat}"
    assert list(found) == [line]
    assert found.differences == 1


def test_several_steps_that_the_rules_do_not_ask_for() -> None:
    """One line for the first of them; the others, and checks among them, are counted."""
    record = played()
    at = where(record, "raven")
    extra = {"seat": "stark", "kind": "port-capture", "value": {}}
    record["steps"][at:at] = [extra] * 4
    moved(record, at, 4)
    record["checks"].append({"after": at + 2, "state": {}})
    found = compared(record)
    assert len(list(found)) == 1
    assert (found.steps_untried, found.checks_untried) == (3, 1)
    assert found.differences == 5


def test_a_refused_step() -> None:
    """The safe answer takes its place; later steps and checks are compared all the same."""
    record = played()
    at = where(record, "raven")
    seat = record["steps"][at]["seat"]
    record["steps"][at]["value"] = {"do": "sing"}
    record["checks"][-1]["state"]["round"] = 9
    lines = list(compared(record))
    assert lines[0].startswith(f"step {at + 1}: raven of {seat} refused: refused-")
    assert lines[1:] == [f"step {record['checks'][-1]['after']}: round: expected 9, got 3"]


def test_two_steps_the_other_way_round() -> None:
    """A later step answers the question, if the rules then ask for the one at hand."""
    record = played()
    steps = record["steps"]
    at = next(
        i
        for i, (one, two) in enumerate(pairwise(steps))
        if one["kind"] == two["kind"] == "consolidate" and one["seat"] != two["seat"]
    )
    steps[at], steps[at + 1] = steps[at + 1], steps[at]
    found = compared(record)
    lines = [line for line in found if not line.startswith(f"step {at + 1}: ")]
    assert lines == [], "only the check between the two may differ"
    first = next(iter(found))
    one, two = steps[at + 1]["seat"], steps[at]["seat"]
    assert first == f"step {at + 1}: consolidate of {two}, but the rules ask consolidate of {one}"
    assert (found.steps_untried, found.checks_untried) == (0, 0)


def test_decisions_at_once_in_another_order() -> None:
    """Steps of one question are in the order of the seats; otherwise it was asked one by one."""
    record = played()
    at = where(record, "orders")
    steps = record["steps"]
    steps[at : at + 6] = reversed(steps[at : at + 6])
    found = compared(record)
    assert list(found) == [
        f"step {at + 1}: orders of tyrell, but the rules ask orders of "
        "baratheon, greyjoy, lannister, martell, stark, tyrell"
    ]


def test_a_seat_that_is_missing_from_a_decision_at_once() -> None:
    """The next step names who is still awaited; what is missing is answered safely."""
    record = played()
    at = where(record, "orders")
    del record["steps"][at + 5]
    record["checks"] = [c for c in record["checks"] if c["after"] <= at]
    holder = record["steps"][at + 5]["seat"]
    first, *_ = compared(record)
    assert first == f"step {at + 6}: raven of {holder}, but the rules ask orders of tyrell"


def test_a_game_that_ends_too_early() -> None:
    """Steps that a finished game does not take are named and counted."""
    record = record_of(rulesets["agot-2e"], {"players": 3}, 7, 1)
    last = len(record["steps"])
    extra = {"seat": "stark", "kind": "bid", "value": 1}
    record["steps"] += [extra] * 3
    record["checks"].append({"after": last + 3, "state": {}})
    found = compared(record)
    assert list(found) == [f"step {last + 1}: bid of stark, but the game is over"]
    assert (found.steps_untried, found.checks_untried) == (2, 1)


def test_rules_that_break(monkeypatch: pytest.MonkeyPatch) -> None:
    """An error inside the rules is a difference, and everything after it counts as not tried."""

    def breaks(self: AgotRuleset, state: Any, events: Any) -> dict[str, Any]:
        raise KeyError("blackwater")

    monkeypatch.setattr(AgotRuleset, "snapshot", breaks)
    record = played()
    record["checks"] = [{"after": n, "state": {}} for n in (10, 11)]
    found = compared(record)
    assert list(found) == ["after step 10 the rules break: KeyError('blackwater')"]
    assert found.steps_untried == len(record["steps"]) - 10
    assert found.checks_untried == 1


def test_the_command_says_what_could_not_be_tried(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line before the last; it counts as much as what differs."""
    record = played()
    at = where(record, "raven")
    total = len(record["steps"])
    record["steps"] = record["steps"][:at] + [
        {"seat": "stark", "kind": "song", "value": n} for n in range(total - at)
    ]
    path = tmp_path / "a.json"
    path.write_text(json.dumps(record))
    assert main(["replay", "--check", str(path)]) == 1
    *lines, untried, last = capsys.readouterr().out.splitlines()
    checks = sum(check["after"] > at for check in record["checks"])
    assert len(lines) == 1
    assert lines[0].startswith(f"{path}: step {at + 1}: song of stark, but the rules ask raven of ")
    assert untried == f"{total - at - 1} more steps and {checks} checks could not be tried"
    assert last == (f"1 records, {len(record['checks'])} checks, {total - at + checks} differences")
