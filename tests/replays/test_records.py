"""Records as files: those played elsewhere replay exactly, broken ones are named."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.agot.components import open_box
from engine.records import printable
from tests.golden import games, golden_game
from tests.running.marks import daily

BY_DAY = (
    "agot-2e-3p",
    "agot-1e-3p",
    "agot-2e-adwd-6p",
    "agot-2e-affc-4p",
    "agot-2e-vassals-3p",
    "agot-2e-mod-6p",
    "inis-2p",
)
"""A golden game of each ruleset."""


@pytest.mark.parametrize(
    "path",
    daily(*map(golden_game, BY_DAY), of=games()),
    ids=lambda p: f"{p.parent.name}-{p.name.split('.')[0]}",
)
def test_every_record_replays_without_a_difference(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every check of the golden games agrees with the rules, and of games recorded elsewhere."""
    assert main(["replay", "--check", str(path)]) == 0
    (last,) = capsys.readouterr().out.splitlines()
    assert last.startswith("1 records, ")
    assert last.endswith(" checks, 0 differences")
    assert not last.startswith("1 records, 0 checks")


ORDERS = {
    "baratheon": {"dragonstone": "raid", "kingswood": "raid", "shipbreaker-bay": "march+0"},
    "lannister": {
        "lannisport": "raid",
        "port-of-lannisport": "raid",
        "stoney-sept": "support",
        "the-golden-sound": "support",
    },
    "stark": {"winterfell": "raid", "white-harbor": "raid", "the-shivering-sea": "support"},
}


def _step(seat: str, kind: str, value: Any) -> dict[str, Any]:
    return {"seat": seat, "kind": kind, "value": value}


def _beginning() -> dict[str, Any]:
    """A record of three houses up to the reveal of the first orders."""
    decks = open_box("agot-2e").decks
    shuffles = [
        _step("chance", "shuffle", {"deck": deck, "order": list(decks[deck])})
        for deck in ("westeros-1", "westeros-2", "westeros-3", "wildlings")
    ]
    orders = [_step(house, "orders", placed) for house, placed in ORDERS.items()]
    return {
        "format": "record/1",
        "ruleset": "agot-2e",
        "options": {"players": 3},
        "steps": shuffles + orders,
        "checks": [{"after": 7, "state": {"round": 1}}],
    }


def _replay(path: Path, capsys: pytest.CaptureFixture[str], *, check: bool = True) -> list[str]:
    """Replay a bad file; return the output before the last line."""
    assert main(["replay", *(["--check"] if check else []), str(path)]) == 1
    *said, last = capsys.readouterr().out.splitlines()
    assert "differences" in last
    if said[-1].endswith(" could not be tried"):
        said.pop()
    assert all(line.startswith(f"{path}: ") for line in said)
    return [line.removeprefix(f"{path}: ") for line in said]


def _write(path: Path, record: Any) -> Path:
    path.write_text(json.dumps(record))
    return path


@pytest.mark.parametrize("check", [True, False])
@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("a.json", b"Dear diary", "is no record/1: the file: Invalid JSON"),
        ("a.json", b"", "is no record/1: the file: Invalid JSON"),
        ("a.json", b"\xff\xfe\x00", "is no record/1: the file: Invalid JSON"),
        ("a.json", b"[]", "is no record/1: the file: "),
        ("a.json", b'{"format": "record/3", "ruleset": "agot-2e"}', "is no record/1: format: "),
        ("a.json", b'{"format": "record/2", "ruleset": "agot-2e"}', "is no record/2: secret: "),
        ("a.json", b'{"format": "record/1"}', "is no record/1: ruleset: Field required"),
        (
            "a.json",
            b'{"ruleset": "agot-2e", "steps": [{"seat": "stark", "kind": "bid"}]}',
            "is no record/1: steps.0.value: Field required",
        ),
        ("a.json.gz", b'{"format": "record/1"}', "cannot be read: Not a gzipped file"),
        ("a.json.gz", gzip.compress(b'{"ruleset": "agot-2e"}', mtime=0)[:-9], "cannot be read: "),
        ("a.json.gz", b"\x1f\x8b\x08\x00garbage and more garbage", "cannot be read: "),
        ("a.json", b'{"ruleset": "chess"}', "unknown ruleset 'chess'; on offer: agot-2e"),
        (
            "a.json",
            b'{"ruleset": "agot-2e", "options": {"players": 9}}',
            "cannot be set up: players must be one of 6, 5, 4, 3",
        ),
        (
            "a.json",
            b'{"ruleset": "agot-2e", "seats": ["targaryen"]}',
            "cannot be set up: ",
        ),
        (
            "a.json",
            b'{"ruleset": "agot-2e", "rulings": {"tie-break": "coin"}}',
            "cannot be set up: tie-break must be one of land-areas-supply-throne, printed",
        ),
    ],
)
def test_a_file_that_is_no_record(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    name: str,
    content: bytes,
    sentence: str,
    check: bool,
) -> None:
    """One sentence says what is wrong with the file, and the exit status is 1."""
    path = tmp_path / name
    path.write_bytes(content)
    (said,) = _replay(path, capsys, check=check)
    assert said.startswith(sentence)
    assert "\n" not in said


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A missing file is named like a broken one; so is a folder."""
    (said,) = _replay(tmp_path / "none.json", capsys)
    assert said.startswith("cannot be read: ")
    (said,) = _replay(tmp_path, capsys)
    assert said.startswith("cannot be read: ")


def _changed(at: int, step: dict[str, Any]) -> dict[str, Any]:
    record = _beginning()
    record["steps"][at - 1] = step
    return record


@pytest.mark.parametrize("check", [True, False])
@pytest.mark.parametrize(
    ("record", "sentence"),
    [
        (
            _changed(6, _step("lannister", "orders", {**ORDERS["lannister"], "pyke": "raid"})),
            "step 6: orders of lannister refused: refused-order-without-units",
        ),
        (
            _changed(1, _step("chance", "shuffle", {"deck": "westeros-1", "order": ["supply"]})),
            "step 1: shuffle of chance refused: refused-not-this-deck",
        ),
        (
            _changed(5, _step("tyrell", "orders", {"highgarden": "raid"})),
            "step 5: orders of tyrell, but the rules ask orders of baratheon, lannister, stark",
        ),
        (
            _changed(6, _step("baratheon", "orders", ORDERS["baratheon"])),
            "step 6: orders of baratheon, but the rules ask orders of lannister, stark",
        ),
        (
            _changed(7, _step("stark", "bid", 3)),
            "step 7: bid of stark, but the rules ask orders of stark",
        ),
        (
            _changed(5, _step("stark", "bid", 3)),
            "step 5: bid of stark, but the rules ask orders of baratheon, lannister, stark",
        ),
        (
            _changed(2, _step("stark", "orders", ORDERS["stark"])),
            "step 2: orders of stark, but the rules ask shuffle of chance",
        ),
    ],
)
def test_a_step_that_the_rules_do_not_follow(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    record: dict[str, Any],
    sentence: str,
    check: bool,
) -> None:
    """An illegal step, or one of the wrong seat or kind, is named with its number."""
    said = _replay(_write(tmp_path / "a.json", record), capsys, check=check)
    assert said[0].startswith(sentence)
    assert check or len(said) == 1


def test_steps_after_the_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A game that is over takes no more steps."""
    with gzip.open(golden_game("agot-1e-3p")) as file:
        record = json.load(file)
    number = len(record["steps"]) + 1
    record["steps"].append(_step("stark", "bid", 1))
    (said,) = _replay(_write(tmp_path / "a.json", record), capsys)
    assert said == f"step {number}: bid of stark, but the game is over"


def test_a_check_after_the_last_step(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A check that counts more steps than there are is named."""
    record = {**_beginning(), "checks": [{"after": 8, "state": {}}]}
    (said,) = _replay(_write(tmp_path / "a.json", record), capsys)
    assert said == "a check after step 8, but there are 7 steps"


def test_all_differences_of_a_check_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every differing path of each check: the step, what was expected and what came."""
    record = _beginning()
    checks = [{"after": n, "state": {"round": 9, "phase": "power"}} for n in (4, 7)]
    said = _replay(_write(tmp_path / "a.json", {**record, "checks": checks}), capsys)
    assert "step 4: areas: expected nothing, got {" in "\n".join(said)
    assert 'step 4: phase: expected "power", got "planning"' in said
    assert 'step 7: phase: expected "power", got "raven"' in said
    assert "step 7: round: expected 9, got 1" in said
    assert len(said) == len(set(said)) == 2 * 8


def test_unfinished_games_and_games_without_checks_are_records(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A record may stop anywhere; without checks there is nothing to differ."""
    for length in range(8):
        record = {**_beginning(), "checks": []}
        record["steps"] = record["steps"][:length]
        path = _write(tmp_path / f"{length}.json", record)
        assert main(["replay", "--check", str(path)]) == 0
        assert capsys.readouterr().out == "1 records, 0 checks, 0 differences\n"


def test_good_files_are_replayed_beside_broken_ones(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One broken file does not keep the others from being replayed, but counts."""
    good = _write(tmp_path / "good.json", {**_beginning(), "checks": []})
    bad = _write(tmp_path / "bad.json", [])
    assert main(["replay", "--check", str(bad), str(good)]) == 1
    assert capsys.readouterr().out.endswith("1 records, 0 checks, 1 differences\n")


def test_a_file_that_is_too_large(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that unpacks to more than the limit is not read further than that."""
    monkeypatch.setattr("engine.records.format.MOST_BYTES", 2**20)
    path = tmp_path / "a.json.gz"
    path.write_bytes(gzip.compress(b" " * (2**20 + 1)))
    (said,) = _replay(path, capsys)
    assert said == "is larger than 1 MiB unpacked"


def test_random_games_are_written_as_records(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What ``selfplay --out`` writes replays without a difference."""
    play = ["selfplay", "--ruleset", "agot-2e", "--players", "3", "--games", "1", "--seed", "4"]
    assert main([*play, "--option", "tides_of_battle=true", "--out", str(tmp_path)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].split() == ["games", "1"]
    assert said[-1] == f"1 records in {tmp_path}"
    (path,) = tmp_path.iterdir()
    assert main(["replay", "--check", str(path)]) == 0
    assert capsys.readouterr().out.endswith("checks, 0 differences\n")


@pytest.mark.parametrize("option", ["players=9", "colour=1", "tides_of_battle=yes", "players"])
def test_random_games_with_options_that_are_none(
    capsys: pytest.CaptureFixture[str], option: str
) -> None:
    """Options that cannot be played with are named in one line."""
    assert main(["selfplay", "--ruleset", "agot-2e", "--option", option]) == 2
    (said,) = capsys.readouterr().out.splitlines()
    assert said.startswith("These options cannot be played with: ")


ELSEWHERE = {
    "arianne-power-token": ("stays",),
    "dark-wings-ports": ("paid", "not-paid"),
    "lannister-port-ship": ("always",),
    "mace-tyrell-last-unit": ("combat-goes-on",),
    "massing-equal-cards": ("none-discarded",),
    "neutral-force-foreign-support": ("asked-before-the-march",),
    "patchface-after-refill": ("yes",),
    "port-capture-and-combat": ("after-the-combat", "at-once"),
    "port-capture-before-victory": ("yes",),
    "preemptive-raid-second-attack": ("token-untouched",),
    "rattleshirt-order": ("turn-order",),
    "retreat-fewest-losses": ("required",),
    "retreat-into-full-port": ("surplus-lost",),
    "robb-stark-beaten-attacker": ("any-legal-area",),
    "salladhor-and-victarion": ("turn-order",),
    "seventh-castle-before-combat": ("after-the-march",),
    "siege-engine-casualties": ("lost-in-addition",),
    "skull-on-routed-unit": ("allowed",),
    "support": ("one-side-per-house",),
    "tie-break": ("land-areas-supply-throne",),
    "too-few-order-tokens": ("turn-order",),
    "turn-order-by-position": ("yes",),
    "winner-without-units": ("token-stays",),
    "winter-is-coming-on-reveal": ("yes",),
}
"""The readings under which records made elsewhere were played."""


@pytest.mark.parametrize("ruling", ELSEWHERE)
def test_records_made_elsewhere_name_rulings_that_are_on_offer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], ruling: str
) -> None:
    """Every ruling of such a record can be played by, in each of the readings it may name."""
    for reading in ELSEWHERE[ruling]:
        record = {**_beginning(), "checks": [], "rulings": {ruling: reading}}
        path = _write(tmp_path / "a.json", record)
        assert main(["replay", "--check", str(path)]) == 0
        assert capsys.readouterr().out == "1 records, 0 checks, 0 differences\n"


HOSTILE = "\x1b[2J\u202ekcatta\n9 records, 9 checks, 0 differences\r\x9b1A"
"""What would clear a terminal, turn its text around and forge the last line."""


def test_what_is_not_seen_is_written_out() -> None:
    """Half a character too, which no terminal could be given."""
    assert printable(f"a{HOSTILE[0]}\ud800ß") == "a\\x1b\\ud800ß"


@pytest.mark.parametrize("check", [True, False])
@pytest.mark.parametrize(
    "where", ["ruleset", "option", "ruling", "seats", "seat", "kind", "value", "check", "name"]
)
def test_nothing_of_a_record_is_printed_raw(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], where: str, check: bool
) -> None:
    """Whatever a stranger has written into a record or its name is seen, and does nothing."""
    record = _beginning()
    match where:
        case "ruleset":
            record["ruleset"] = HOSTILE
        case "option":
            record["options"][HOSTILE] = HOSTILE
        case "ruling":
            record["rulings"] = {HOSTILE: HOSTILE}
        case "seats":
            record["seats"] = [HOSTILE, "stark", "lannister"]
        case "seat" | "kind":
            record["steps"][-1][where] = HOSTILE
        case "value":
            record["steps"][-1]["value"] = {HOSTILE: HOSTILE}
        case "check":
            record["checks"][0]["state"] = {HOSTILE: {HOSTILE: [HOSTILE]}}
    name = "\x1b[2J\u202e.json" if where == "name" else "record.json"
    path = tmp_path / name
    path.write_text(json.dumps(record if where != "name" else {}), "utf-8")
    main(["replay", *(["--check"] if check else []), str(path)])
    main(["position", str(path)])
    told = capsys.readouterr()
    lines = (told.out + told.err).split("\n")
    assert all(line.isprintable() for line in lines)
    assert not [line for line in lines if line.startswith("9 records")]
