"""Whatever somebody presses or types gets a good reply, logs no error, and games go on."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import gzip
import json
import random
import tracemalloc
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest

from bot.text.rulebook import rulebook
from bot.ui.custom_id import LONGEST, PATTERN, CustomId, Unreadable, number_in
from engine.records import BadRecord, compare, read_record
from engine.rulesets import rulesets
from tests.running.marks import daily, nightly
from tests.running.properties import given, settings, st
from tests.words import languages

from .inputs import TRIED, WORDS, one, typed
from .world import STRANGER, USERS, World, world

INPUTS = 60


@nightly
@pytest.mark.parametrize("rounds", daily(4, of=(4, 10)))
def test_random_input_is_answered_and_no_game_is_stuck(
    runner: asyncio.Runner, opened: World, rounds: int
) -> None:
    """Offered presses by anybody, damaged ones, made-up ones, commands and suggestions."""

    async def play() -> None:
        for _ in range(rounds):
            for _ in range(INPUTS):
                await one(opened)
            await opened.lay_tables()
            await opened.go_on()

    runner.run(play())


custom_ids = st.one_of(
    st.text(max_size=LONGEST),
    st.builds(
        lambda game, number, verb, mark, arg: f"r1:{game}:{number}:{verb}:{mark}:{arg}"[:LONGEST],
        st.one_of(st.integers(0, 6), st.integers(0, 2**80)),
        st.one_of(st.integers(0, 3), st.integers(0, 2**80)),
        st.sampled_from(TRIED),
        st.sampled_from(("", "e69d", "ffff")),
        st.one_of(st.sampled_from(WORDS), st.text(max_size=60)),
    ),
)


@settings(max_examples=150, deadline=None, database=None)
@given(
    user=st.sampled_from((*USERS, STRANGER)),
    custom_id=custom_ids,
    values=st.lists(st.one_of(st.sampled_from(WORDS), st.text(max_size=100)), max_size=25),
    private=st.booleans(),
)
def test_any_custom_id_and_any_choice_is_answered(
    runner: asyncio.Runner,
    opened: World,
    user: int,
    custom_id: str,
    values: list[str],
    private: bool,
) -> None:
    """By whomever, with whatever values, on a private panel or a public card."""
    runner.run(opened.press(user, custom_id, values, private=private))


@settings(max_examples=150, deadline=None, database=None)
@given(data=st.data())
def test_any_command_with_any_text_is_answered(
    runner: asyncio.Runner, opened: World, data: st.DataObject
) -> None:
    """Every command, its fields filled with what Discord would let through, text at random."""
    command = data.draw(st.sampled_from(opened.commands), label="command")
    filled = typed(random.Random(data.draw(st.integers(0, 2**32))), command)
    for name, value in filled.items():
        fixed = next(p for p in command.parameters if p.name == name).choices
        if isinstance(value, str) and not fixed:
            filled[name] = data.draw(st.text(max_size=200), label=name)
    user = data.draw(st.sampled_from((*USERS, STRANGER)), label="user")
    runner.run(opened.command(user, command, filled))


@settings(max_examples=100, deadline=None, database=None)
@given(custom_ids)
def test_what_is_read_from_a_custom_id_is_what_was_written(custom_id: str) -> None:
    """A custom_id is read whole, or not at all."""
    if PATTERN.fullmatch(custom_id) is None:
        with pytest.raises(ValueError, match="not a custom_id"):
            CustomId.decode(custom_id)
    else:
        press = CustomId.decode(custom_id)
        assert CustomId.decode(press.encode()) == press


@pytest.mark.parametrize("text", ["", "-1", "1.0", "٣", "9" * 20, str(2**63), "1e3", " 1", "0x1"])
def test_only_plain_numbers_are_numbers(text: str) -> None:
    """Nothing that the database could not hold, and nothing that only looks like one."""
    with pytest.raises(Unreadable):
        number_in(text)
    assert number_in(str(2**63 - 1)) == 2**63 - 1


@nightly
@pytest.mark.parametrize("inputs", daily(40, of=(40, 200)))
async def test_memory_does_not_grow(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, inputs: int
) -> None:
    """What strangers send leaves nothing behind in the process."""
    async with world(tmp_path, seed=7, kept=4) as opened:

        async def send(inputs: int) -> int:
            for _ in range(inputs):
                await one(opened)
            opened.seen.clear()
            caplog.clear()  # The library that runs the tests keeps all that is logged.
            await opened.press(USERS[0], "r1:1:0:panel::")
            gc.collect()
            return tracemalloc.get_traced_memory()[0]

        for ruleset, language in product(rulesets, languages()):
            if (book := rulebook(ruleset, language)) is not None:
                book.search("castle")
        await send(400)  # by then caches of words, layouts and tables are full
        tracemalloc.start()
        try:
            held = [await send(inputs) for _ in range(5)]
        finally:
            tracemalloc.stop()
    # What is read for the first time now grows once; a leak grows every time.
    assert min(later - before for before, later in pairwise(held)) < 10_000 * inputs, held


# -- files of records ---------------------------------------------------------------------------

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=20,
)


def check(path: Path, raw: bytes) -> None:
    """Read a file, and replay it if it is a record; the only error allowed is BadRecord."""
    path.write_bytes(raw)
    with contextlib.suppress(BadRecord):
        list(compare(read_record(path)))


@settings(max_examples=150, deadline=None, database=None)
@given(raw=st.binary(max_size=400))
def test_any_file_is_read_or_refused(tmp_path_factory: pytest.TempPathFactory, raw: bytes) -> None:
    """Bytes at random, plain and compressed."""
    folder = tmp_path_factory.getbasetemp()
    check(folder / "fuzz.json", raw)
    check(folder / "fuzz.json.gz", raw)
    check(folder / "fuzz2.json.gz", gzip.compress(raw))


@nightly
@settings(max_examples=150, deadline=None, database=None)
@given(
    options=json_values,
    seats=json_values,
    steps=st.lists(
        st.fixed_dictionaries(
            {
                "seat": st.sampled_from(("chance", "stark", "nobody")),
                "kind": st.sampled_from(("westeros-deck-1", "orders", "setup", "")),
                "value": json_values,
            }
        ),
        max_size=4,
    ),
)
def test_any_record_is_replayed_or_refused(
    tmp_path_factory: pytest.TempPathFactory, options: Any, seats: Any, steps: Any
) -> None:
    """Whatever its options, seats and values are."""
    record = {
        "format": "record/1",
        "ruleset": "agot-2e",
        "options": options,
        "seats": seats,
        "rulings": {},
        "steps": steps,
        "checks": [],
    }
    check(tmp_path_factory.getbasetemp() / "made.json", json.dumps(record).encode())


@pytest.mark.parametrize(
    "raw",
    [
        b"[" * 200_000,
        b'{"a":' * 100_000,
        b'{"format":"record/1","ruleset":"agot-2e","steps":[' + b"[" * 5000,
        b'{"format":"record/1","ruleset":"' + b"x" * 1_000_000 + b'"}',
        gzip.compress(b" " * 40_000_000),
    ],
    ids=["deep list", "deep object", "deep steps", "long name", "bomb"],
)
def test_files_that_want_much_are_refused_at_once(tmp_path: Path, raw: bytes) -> None:
    """Nesting, length and what unpacks to much more than it is."""
    check(tmp_path / ("a.json.gz" if raw[:2] == b"\x1f\x8b" else "a.json"), raw)


async def test_a_form_for_places_that_there_are_not_is_not_offered(tmp_path: Path) -> None:
    """A damaged press for a page of places beyond the last is answered like any other."""
    async with world(tmp_path, seed=5) as opened:
        for game in range(1, 6):
            for number in range(1, 8):
                for user in USERS:
                    await opened.press(user, f"r1:{game}:{number}:fill-in::99", [])
