"""A record of the form record/2 is verified as it is found, whatever it is."""

from __future__ import annotations

import gzip
import json
import sys
from pathlib import Path
from random import Random
from time import process_time

import pytest

from engine.__main__ import main
from engine.fairness.beacon import LAG, QUICKNET
from engine.fairness.entries import ENTRY, ChainRecord
from engine.fairness.hashing import hash_of_rules
from engine.fairness.log import Log, as_played
from engine.fairness.seen import read_seen
from engine.fairness.sentences import SENTENCES
from engine.fairness.verify import MOST_BYTES, verify
from engine.fairness.walk import Walk
from engine.records import Record as RecordOne
from engine.records import open_record
from engine.rulesets import rulesets
from tests.running.costs import slowness
from tests.running.marks import daily, nightly

from . import host
from .cheats import Json, played, tampered
from .host import OWN, RULES, Host, written
from .test_beacon import vectors

SECONDS = 1.0
"""Of processor that verifying a game may take, the beacon aside."""


def verdict_of(data: bytes, seen: str = "") -> str:
    """Return the colour of a verdict, and the reds."""
    found = verify(data, rulesets, seen, beacons=[OWN], rules=[RULES])
    return " ".join([found.colour, *(one.check for one in found.reds)])


def test_a_round_of_the_real_beacon_lights_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """With nothing of the suite's own in between: a post, a round that drand has signed, a game."""
    known = vectors()["good"][-1]
    table = Host("agot-2e", beacon=QUICKNET.chain, rules=hash_of_rules())
    table.gather()
    table.ms = QUICKNET.comes_at(known["round"] - LAG) * 1000 - 60_000
    monkeypatch.setattr(host, "signature_of", {known["round"]: known["signature"]}.__getitem__)
    monkeypatch.setattr(table, "gather", lambda: None)
    game = table.play()
    found = verify(game.bytes(), rulesets, game.kept.text(posts=True))
    assert (found.reds, [one.check for one in found.ambers]) == ([], ["abandoned"])
    assert "red beacon:chain" in verdict_of(game.bytes())


@pytest.mark.parametrize("ruleset", rulesets)
@pytest.mark.parametrize("lights", daily("once", of=("once", "always")))
def test_an_honest_table_is_never_red(ruleset: str, lights: str) -> None:
    """However its people play, change their minds, and go back."""
    for seed, undo in ((11, "alone"), (12, "all")):
        game = Host(ruleset, seed, lights=lights, undo=undo, entries=20).play()
        assert verdict_of(game.bytes(), game.kept.text(posts=True)) == "amber"


@nightly
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("ruleset", rulesets)
def test_honest_games_to_their_end_are_green(ruleset: str, seed: int) -> None:
    """With the number of people and the lights as it comes."""
    rng = Random(f"{ruleset} {seed}")
    people, lights = rng.randrange(1, 5), rng.choice(("once", "always"))
    table = Host(ruleset, None if ruleset == "inis" else seed, whole=True, people=people)
    table.lights = lights
    game = table.play()
    assert verdict_of(game.bytes(), game.kept.text(posts=True)) == "green"


@pytest.mark.parametrize("ruleset", daily("agot-2e", "inis", of=rulesets))
def test_verifying_takes_a_second(ruleset: str) -> None:
    """A whole game, on a machine of the usual speed."""
    data = played(ruleset, {"whole": True}).bytes()
    began = process_time()
    verify(data, rulesets, beacons=[OWN], rules=[RULES])
    assert (process_time() - began) / slowness() < SECONDS


def test_a_log_goes_on_where_it_was() -> None:
    """Whoever reads its entries again has the same head, the same luck and the same receipts."""
    game = played("inis", {"lights": "always"})
    entries = [ENTRY.validate_json(written(entry)) for entry in game.record["log"]]
    secret = bytes.fromhex(game.record["secret"])
    going = Log(secret)
    for number, entry in enumerate(entries):
        assert written(entry.model_dump()) == written(game.record["log"][number])
        again = Log(secret, entries[:number])
        assert (again.head, again.number) == (going.head, going.number) == (going.head, number)
        if number:
            said = ["moor", "x", 1, "p1"]
            assert again.receipt_at(9, "", said) == going.receipt_at(9, "", said)
            assert again.wants_light == going.wants_light
        going.append(entry)


def test_what_was_played_can_be_replayed() -> None:
    """A record of the older form is made of it, without what was taken back."""
    game = played("inis", {"undo": "all"})
    record = ChainRecord.model_validate_json(game.bytes())
    old = as_played(record, rulesets["inis"])
    replayed = open_record(RecordOne.model_validate(old))
    assert replayed.question is not None
    standing = sum(len(e.get("answers", [0])) for e in game.record["log"] if e["is"] in
                   ("drawn", "opened", "unasked"))  # fmt: skip
    assert len(old["steps"]) < standing
    assert old["pace"] == {"orders": [1.0, 62.5]}


@pytest.mark.parametrize("ruleset", daily("agot-2e-mod", "inis", of=rulesets))
def test_a_record_is_replayed_by_the_command_line(
    ruleset: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As it was played, without what was taken back, and any moment of it can be written down."""
    file = tmp_path / "record.json"
    file.write_bytes(played(ruleset, {"undo": "all"}).bytes())
    assert main(["replay", "--check", str(file)]) == 0
    assert capsys.readouterr().out == "1 records, 0 checks, 0 differences\n"
    assert main(["position", str(file), "--at", "9"]) == 0
    assert capsys.readouterr().out


@pytest.mark.parametrize(
    ("ops", "why"),
    [
        ([{"op": "top", "path": ["log"], "to": []}], "no game that is on offer was opened"),
        ([{"op": "drop", "at": 0}], "no game that is on offer was opened"),
        ([{"op": "drop", "at": {"is": "begin"}}], "the game has not begun"),
        ([{"op": "set", "at": 0, "path": ["ruleset"], "to": "chess"}], "no game that is on offer"),
        ([{"op": "set", "at": {"is": "begin"}, "path": ["people"], "to": {}}], "there are"),
    ],
)
def test_what_has_not_begun_is_not_replayed(
    ops: list[Json], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One sentence says why."""
    file = tmp_path / "record.json"
    file.write_bytes(tampered(played("inis", {}).record, ops))
    assert main(["replay", str(file)]) == 1
    assert f"record.json: cannot be set up: {why}" in capsys.readouterr().out


OLDER = {"format": "record/1", "ruleset": "agot-2e"}


def test_an_older_record_says_what_it_promises(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One sentence, amber; replaying it says the same, and the exit status tells of its steps."""
    file, seen = tmp_path / "record.json", tmp_path / "seen.txt"
    file.write_text(json.dumps({**OLDER, "fairness": {"head": "0a" * 32}}))
    assert main(["verify", str(file)]) == 3
    said = capsys.readouterr().out.splitlines()
    assert said[0] == f"amber: {SENTENCES['older']}"
    assert main(["replay", "--check", str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[0] == f"{file}: {SENTENCES['older']}"
    seen.write_text(f"{'0A' * 32}\n{'1b' * 32}")
    assert main(["verify", str(file), "--seen", str(seen)]) == 1
    assert f"red: {SENTENCES['unseen'].format(hash='1b' * 32)}" in capsys.readouterr().out
    file.write_text(json.dumps(OLDER))
    assert main(["verify", str(file)]) == 3
    assert capsys.readouterr().out.startswith(f"amber: {SENTENCES['older:none']}\n")


def test_rules_that_break_are_red(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the rules meet that they do not know, it is no honest game."""
    data = played("inis", {}).bytes()
    monkeypatch.setattr(Walk, "_opened", lambda *_: [].pop())
    assert verdict_of(data) == "red rules:broken"


def test_a_packed_record_is_one_thing() -> None:
    """Nothing follows it, nothing is missing, and it does not unpack to anything."""
    data = played("inis", {}).bytes()
    packed = gzip.compress(data)
    assert verdict_of(packed) == "amber"
    for bad in (packed + b"x", packed + packed, packed[:-9], packed[:9], b"", b"\x1f\x8b"):
        assert verdict_of(bad) == "red form"
    assert verdict_of(gzip.compress(b" " * (MOST_BYTES + 1))) == "red form"
    assert verdict_of(b"[" * 100_000) == "red form"


@pytest.mark.parametrize("half", [0, 1])
def test_whatever_is_handed_in_gets_a_verdict(half: int) -> None:
    """A record in which anything stands anywhere is red, and nothing breaks."""
    record = played("inis", {}).record
    for seed in range(half, 60, 2):
        rng = Random(seed)
        spoilt = json.loads(written(record))
        at = spoilt
        while isinstance(at, dict | list) and at:
            keys = list(at) if isinstance(at, dict) else list(range(len(at)))
            key = rng.choice(keys)
            if not isinstance(at[key], dict | list) or not at[key] or rng.random() < 0.1:
                at[key] = rng.choice([None, 0, -1, "", "x", [], {}, True, 1 << 60, "p1", "\ud800"])
                break
            at = at[key]
        assert spoilt == record or verdict_of(written(spoilt)).startswith("red")


def test_what_was_kept_is_found_in_any_text() -> None:
    """Whole hashes, shortened ones, and links beside them; no numbers, words or addresses.

    A post may say something before its hash; an empty line ends it.
    """
    one, two, three = "0a" * 32, "1B" * 32, "2c" * 32
    link = "https://discord.com/channels/1/22/333"
    seen = read_seen(
        f"Sealed: ||{one}||\n{link} ⚄ 12·7 {two}\n{link[:-1]}\nSoon.\n`{three}`\n"
        f"{link}4\n \n{one}\n"
        f"0123456789 cafebabe 12ab34c https://cdn/{'ab' * 32}?hm={'cd' * 32} 12ab34cd\n"
    )
    assert seen.hashes == [one, two.lower(), three, one]
    assert seen.shortened == ["12ab34cd"]
    assert seen.posts == {one: set(), two.lower(): {"22/333"}, three: {"22/33"}}


def test_the_command_line_says_what_it_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One sentence for each thing, the verdict last; the exit status is 0, 1 or 3."""
    monkeypatch.setattr(verify, "__kwdefaults__", {"beacons": [OWN], "rules": [RULES]})
    game = played("agot-1e", {"whole": True})
    record, seen = tmp_path / "record.json", tmp_path / "seen.txt"
    record.write_bytes(game.bytes())
    seen.write_text(game.kept.text(posts=True), "utf-8")
    assert main(["verify", str(record), "--seen", str(seen)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert f"Seal: {game.kept.seal}" in said
    assert f"Head: {game.kept.end}" in said
    post, head = game.kept.posts[0][1], game.kept.posts[0][0]
    assert f"Compared: https://discord.com/channels/1/{post} says {head}" in said
    assert said[-1].startswith("green: ")
    assert main(["verify", str(record)]) == 3
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("amber: Nothing was compared")
    assert said[-1].startswith("amber: ")
    record.write_bytes(game.bytes() + b"\n")
    assert main(["verify", str(record)]) == 1
    assert capsys.readouterr().out.splitlines()[-1].startswith("red: ")
    assert main(["verify", str(tmp_path / "none.json")]) == 2


def test_without_the_library_nothing_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the beacon cannot be checked, a record is neither right nor wrong."""
    record = tmp_path / "record.json"
    table = Host("agot-2e", beacon=QUICKNET.chain, rules=hash_of_rules())
    record.write_bytes(table.play().bytes())
    monkeypatch.setitem(sys.modules, "py_ecc.bls.g2_primitives", None)
    assert main(["verify", str(record)]) == 2
    assert capsys.readouterr().out == ""
