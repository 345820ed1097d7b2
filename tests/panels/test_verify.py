"""What somebody hands in to be checked, and what is said of it."""

from __future__ import annotations

import gzip
import json
import sys
import threading
from collections.abc import Sequence

import pytest

from bot.panels.verify import found_card, wrong_lines
from bot.proofs import Examined, TooMuch, examine, look_at
from bot.text import languages, voice
from engine.fairness import check
from tests.fairness.tampering import CLUMSY, swap_cards, tampered
from tests.fairness.test_checking import played
from tests.said import says

SEEN = ("0123456789",)
"""A receipt that nobody was given."""


def said(data: bytes, *seen: str) -> str:
    """Return what the reply to a file says."""
    return told(examine(data, seen), seen)


def told(examined: Examined, seen: Sequence[str], language: str = "en") -> str:
    """Return what the reply says to what came of looking at a file."""
    (card,) = found_card(examined, seen, voice(language)).components()
    return "\n".join(part.get("content", "") for part in card["components"])


@pytest.mark.parametrize(
    "data",
    [b"", b"\x89PNG", b"[1]", b"{}", b"\x1f\x8bxx", gzip.compress(b" " * (33 << 20))],
    ids=["empty", "picture", "list", "nothing in it", "damaged", "too large"],
)
def test_what_is_no_record_is_said_to_be_none(data: bytes) -> None:
    """Whatever somebody hands in, it is read without harm."""
    assert examine(data, []).checked is None
    assert says(said(data), "verify-unreadable")


def bomb() -> bytes:
    """Return what has some kilobytes, and over a gigabyte as Python's lists."""
    steps = b"[]," * 10_000_000 + b"[]"
    return gzip.compress(b'{"format":"record/1","ruleset":"inis","steps":[' + steps + b"]}")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems limit no process's memory so")
async def test_a_record_that_holds_too_much_harms_only_its_process() -> None:
    """It comes to an end by itself, and the next record is looked at as ever."""
    with pytest.raises(TooMuch):
        await look_at(bomb(), [])
    record = json.dumps(played().record()).encode()
    examined = await look_at(record, [])
    assert examined.checked is not None
    assert examined.checked.ok


async def test_a_record_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever hands in something endless hears that it is too much."""
    monkeypatch.setattr("bot.proofs.PATIENCE", 0.2)
    monkeypatch.setattr("bot.proofs.examine", endless)
    with pytest.raises(TooMuch):
        await look_at(b"", [])


def endless(data: bytes, seen: list[str]) -> None:
    """Look at a record for ever."""
    threading.Event().wait()


def test_a_record_is_checked_packed_or_not() -> None:
    """Luck, receipts and log by the proof, the steps by the rules."""
    record = played().record()
    text = json.dumps(record).encode()
    head = check(record).head
    assert said(text) == said(gzip.compress(text))
    assert says(said(text, head), "verify-seen", count=1)
    assert says(said(text), "verify-right")
    wrong = said(json.dumps(tampered(record, swap_cards)).encode(), head)
    assert says(wrong, "verify-wrong")
    assert says(wrong, "wrong-draw", at="1")
    assert not says(wrong, "verify-right")


def test_a_deck_of_other_cards_is_against_the_rules() -> None:
    """Which cards there are is for the rules to say: the record differs from them."""
    record = played().record()
    order = record["steps"][0]["value"]["order"]
    order[order.index("mustering")] = "supply"
    examined = examine(json.dumps(record).encode(), [])
    assert examined.differences > 0
    assert says(said(json.dumps(record).encode()), "verify-rules", differences=examined.differences)


def test_a_record_without_proof_is_held_against_the_rules_alone() -> None:
    """Games from before, and records of other makers, promise nothing."""
    record = played().record()
    del record["fairness"]
    reply = said(json.dumps(record).encode())
    assert says(reply, "verify-missing")
    assert says(reply, "verify-rules", differences=0)


@pytest.mark.parametrize("tamper", CLUMSY, ids=lambda tamper: tamper.__name__)
def test_every_problem_has_words(tamper: object) -> None:
    """Whatever is wrong is named, in every language."""
    record = tampered(played("inis").record(), tamper)  # type: ignore[arg-type]  # it is one
    checked = check(record, SEEN)
    for language in languages():
        reply = told(Examined(checked, "inis"), SEEN, language)
        lines = wrong_lines(checked, voice(language))
        assert lines
        assert all(line in reply for line in lines), language
