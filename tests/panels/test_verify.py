"""What somebody hands in to be verified, and what is said of it."""

from __future__ import annotations

import gzip
import sys
import threading
from contextlib import suppress

import pytest

from bot.panels.table.verify import TOLD_AS, found_card
from bot.text import languages, localizer_for
from bot.workers.record_check import Examined, Found, TooMuch, examine, look_at
from engine.fairness.sentences import SENTENCES
from engine.fairness.verify import Verdict
from tests.fairness.cheats import played
from tests.running.marks import nightly
from tests.wire.said import says


def told(examined: Examined, language: str = "en") -> str:
    """Return what the reply says to what came of looking at a file."""
    (card,) = found_card(examined, localizer_for(language)).components()
    return "\n".join(part.get("content", "") for part in card["components"])


@pytest.mark.parametrize(
    "data",
    [b"", b"\x89PNG", b"[1]", b"{}", b"\x1f\x8bxx", gzip.compress(b" " * (33 << 20))],
    ids=["empty", "picture", "list", "nothing in it", "damaged", "too large"],
)
def test_what_is_no_record_is_said_to_be_none(data: bytes) -> None:
    """Whatever somebody hands in, it is read without harm."""
    assert examine(data, "").colour == ""
    assert says(told(examine(data, "")), "verify-unreadable")


def test_an_older_record_is_said_to_prove_less() -> None:
    """It has no log; what was promised of its luck shows nothing of who has chosen it."""
    for more in (b"", b',"fairness":{"format":"fairness/1"}'):
        data = b'{"format":"record/1","ruleset":"inis","steps":[]' + more + b"}"
        assert says(told(examine(data, "")), "verify-older"), more


def bomb() -> bytes:
    """Return what has some kilobytes, and over a gigabyte as Python's lists."""
    steps = b"[]," * 10_000_000 + b"[]"
    return gzip.compress(b'{"format":"record/2","secret":"","log":[' + steps + b"]}")


@nightly
@pytest.mark.skipif(sys.platform != "linux", reason="other systems limit no process's memory so")
async def test_a_record_that_holds_too_much_harms_only_its_process() -> None:
    """It comes to an end by itself, and the next record is looked at as ever."""
    with suppress(TooMuch):  # if it is too much before it is seen to be none
        assert (await look_at(bomb(), "")).colour == ""
    examined = await look_at(played("inis", {"dark": "none"}).bytes(), "")
    assert {one.check for one in examined.reds} == {"rules:known"}  # the suite's are no rules


@nightly
async def test_a_record_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever hands in something endless hears that it is too much."""
    monkeypatch.setattr("bot.workers.record_check.PATIENCE", 0.2)
    monkeypatch.setattr("bot.workers.record_check.examine", endless)
    with pytest.raises(TooMuch):
        await look_at(b"", "")


def endless(data: bytes, seen: str) -> None:
    """Look at a record for ever."""
    threading.Event().wait()


def test_every_colour_says_what_it_is_worth() -> None:
    """Green and amber name how much was looked at; red names the places."""
    whole = Examined(colour="green", entries=9, seal="a" * 64, head="b" * 64)
    assert says(told(whole), "verify-green", entries=9)
    assert says(told(whole), "verify-seal", hash="raw:" + "a" * 64)
    light = ("1/7/5", "c" * 64, False)
    dim = Examined(colour="amber", ambers=(Found("unconfirmed", None),), lights=(light,))
    assert says(told(dim), "open-unconfirmed")
    assert "https://discord.com/channels/1/7/5" in told(dim)
    wrong = Examined(colour="red", reds=(Found("draw:value", 4), Found("draw:kind", 6)))
    assert says(told(wrong), "wrong-draw", at="raw:4, 6")
    for said in (whole, dim, wrong):
        assert says(told(said), "verify-yourself")


@pytest.mark.parametrize("language", languages())
def test_whatever_is_found_has_words(language: str) -> None:
    """Each check of the verifier is said, in every language, with its place."""
    say = localizer_for(language)
    for kind, checks in zip(("wrong", "open"), found_by_kind(), strict=True):
        for check in checks:
            name = check.partition(":")[0]
            id = f"{kind}-{TOLD_AS.get(name, name)}"
            assert say(id, at="raw:7") != id, check
            assert say(id, at="raw:7").strip()


def found_by_kind() -> tuple[set[str], set[str]]:
    """Return which checks make a record red, and which amber; one that is none has other words."""
    names, both = list(SENTENCES), {"dark", "dark:none", "undo", "undo:host"}
    reds = set(names[1 : names.index("nothing-seen")])
    ambers = set(names[names.index("nothing-seen") : names.index("older")])
    assert both <= ambers | reds
    assert Verdict().colour == "green"
    return reds, {*ambers, "unfinished", "abandoned"}
