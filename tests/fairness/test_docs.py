"""What the page about fairness says is what the code does."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from engine.__main__ import STATUS, main
from engine.fairness import beacon, hashing
from engine.fairness.beacon import LAG, QUICKNET
from engine.fairness.entries import (
    AnswerEntry,
    AnyEntry,
    ChainRecord,
    Dark,
    End,
    OpenEntry,
    PlayDetails,
)
from engine.fairness.sentences import SENTENCES
from engine.fairness.verify import MOST_BYTES
from engine.fairness.walk import STAGES

from .cheats import Json, judged, played, rows

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "fairness.md").read_text("utf-8")


def table(head: str) -> dict[str, list[str]]:
    """Return the rows of a table by the names in their first cells."""
    lines = PAGE.partition(f"\n| {head} |")[2].splitlines()[2:]
    found: dict[str, list[str]] = {}
    for line in lines:
        if not line.startswith("|"):
            break
        first, *cells = (cell.strip() for cell in line.strip("|").split("|"))
        found |= dict.fromkeys(re.findall("`([^`]+)`", first), cells)
    return found


def entries() -> dict[str, set[str]]:
    """Return the keys of each kind of entry."""
    kinds = get_args(get_args(AnyEntry)[0])
    return {kind.model_fields["is_"].default: {*kind.model_fields} - {"is_"} for kind in kinds}


def test_each_entry_is_on_the_page_with_its_keys() -> None:
    """No more and no fewer, and each may stand somewhere."""
    told = {kind: set(filter(None, cells[0].split(", "))) for kind, cells in table("`is`").items()}
    known = entries()
    for back, whose in (("unlocked", "seat"), ("unbid", "person")):
        assert (told.pop(back), known.pop(back)) == ({whose, "receipt"}, {whose})
    assert told == known
    assert {*known, "unlocked", "unbid"} == set().union(*STAGES.values())


@pytest.mark.parametrize(
    ("form", "key"), [(OpenEntry, "lights"), (Dark, "why"), (End, "result"), (AnswerEntry, None)]
)
def test_words_and_keys_of_entries_are_on_the_page(form: Any, key: str | None) -> None:
    """Those of which there are few."""
    words = form.model_fields if key is None else get_args(form.model_fields[key].annotation)
    missing = {word for word in words if f"`{word}`" not in PAGE} - {"abandoned"}
    assert missing == set()


def test_whatever_makes_a_verdict_amber_is_on_the_page() -> None:
    """Each with its name; what is red has a sentence of its own that says where."""
    home = Path(beacon.__file__).parent
    text = "\n".join(path.read_text("utf-8") for path in home.glob("*.py"))
    found = re.findall(r'warn\(\s*"([a-z:-]+)"(?: if [^"]*? else "([a-z:-]+)")?', text)
    ambers = {name for names in found for name in names if name}
    assert table("`amber`").keys() == ambers <= SENTENCES.keys()


def test_the_beacon_of_the_page_is_that_of_the_code() -> None:
    """Its constants, and how a post leads to a round."""
    said = PAGE.partition("## The beacon")[2]
    for constant in (QUICKNET.chain, QUICKNET.key, beacon.TAG.decode(), str(QUICKNET.genesis)):
        assert constant in said
    assert f"and {LAG} more: {3 * (LAG - 1)} to {3 * LAG} seconds later" in said
    assert f"a round every {QUICKNET.period} seconds" in said
    assert f"since {beacon.DISCORD_EPOCH}." in said
    assert f"{beacon.SIGNATURE_BYTES} bytes" in said


def test_the_labels_of_the_page_are_those_of_the_code() -> None:
    """Every hash has one, and the text before it is the same."""
    home = Path(beacon.__file__).parent
    text = "\n".join(path.read_text("utf-8") for path in home.glob("*.py"))
    used = re.findall(r'(?:digest|mac|_light)\((?:[\w.]+(?:\["\w+"\])?, )?"([a-z]+)"', text)
    said = re.findall(r'(?:hash|mac)\((?:[a-z ]+, )?"([a-z]+)"', PAGE)
    assert set(said) == set(used)
    assert f"`{hashing.LABELS}`" in PAGE
    assert f"{MOST_BYTES >> 20} MiB" in PAGE
    assert f"{{{', '.join(PlayDetails.model_fields)}}}" in PAGE


def test_the_command_of_the_page_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With files in the place of its capitals, and the exit status that the page says."""
    record, seen = tmp_path / "record.json", tmp_path / "seen.txt"
    record.write_bytes(played("inis", {}).bytes())
    seen.write_text("nothing", "utf-8")
    (command,) = re.findall(r"^python -m engine (.+)$", PAGE, re.MULTILINE)
    words = command.replace("RECORD", str(record)).replace("FILE", str(seen)).split()
    assert main(words) == STATUS["red"] == 1  # the rules of the suite are none that are known
    assert capsys.readouterr().out.splitlines()[-1].startswith("red: ")
    assert f"0 for green, {STATUS['amber']} for amber, 1 for red" in PAGE
    assert f"ravenry engine {command}" in PAGE


def test_the_form_of_a_record_is_on_the_page_about_records() -> None:
    """Its keys, and those of what no rule reads."""
    page = (ROOT / "docs" / "record.md").read_text("utf-8")
    said = page.partition("## The format `record/2`")[2].partition("## ")[0]
    assert re.findall(r"^\| `(\w+)` \|", said, re.MULTILINE) == [*ChainRecord.model_fields]
    assert all(f"`{key}`" in said for key in PlayDetails.model_fields)


def row(id: str) -> Json:
    """Return a cheat."""
    return next(one for one in rows() if one["id"] == id)


@pytest.mark.parametrize(("id", "colour"), [("c70", "amber"), ("c71", "red"), ("c72", "green")])
def test_known_gaps_are_named_on_the_page(id: str, colour: str) -> None:
    """Each by its row, with the verdict that the page says."""
    assert f"`{id}`" in PAGE.partition("## What is not promised")[2].partition("## ")[0]
    assert judged(row(id), "inis").colour == colour
