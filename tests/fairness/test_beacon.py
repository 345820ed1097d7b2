"""Rounds of the public beacon, as drand has published them, and bad ones beside them."""

from __future__ import annotations

import hashlib
import json
import struct
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.fairness.beacon import LAG, QUICKNET, posted_at

INFINITY = "c0" + "00" * 47


@cache
def vectors() -> Any:
    """Return what was copied from drand: its chain, real rounds, and bad ones."""
    return json.loads((Path(__file__).parent / "vectors.json").read_text("utf-8"))


def test_the_chain_is_quicknet() -> None:
    """What is built in is what drand says, and the chain's hash is made of it."""
    said = vectors()["chain"]
    assert (QUICKNET.chain, QUICKNET.key) == (said["hash"], said["public_key"])
    assert (QUICKNET.genesis, QUICKNET.period) == (said["genesis_time"], said["period"])
    info = struct.pack(">Iq", QUICKNET.period, QUICKNET.genesis)
    info += bytes.fromhex(QUICKNET.key) + bytes.fromhex(said["group_hash"]) + b"quicknet"
    assert hashlib.sha256(info).hexdigest() == QUICKNET.chain


def test_real_rounds_are_signed() -> None:
    """All of them at once, and the last one alone."""
    rounds = [(one["round"], one["signature"]) for one in vectors()["good"]]
    assert len(rounds) == 7
    assert QUICKNET.signs(*rounds)
    assert QUICKNET.signs(rounds[-1])
    for one in vectors()["good"]:
        if "randomness" in one:
            signature = bytes.fromhex(one["signature"])
            assert hashlib.sha256(signature).hexdigest() == one["randomness"]


def test_whoever_checks_a_round_can_recurse_no_deeper_afterwards() -> None:
    """With the limit of its library, deeply nested JSON from outside would end the process."""
    program = """
import json, sys
from engine.fairness.beacon import QUICKNET
limit = sys.getrecursionlimit()
QUICKNET.signs((1, "00" * 48))
assert sys.getrecursionlimit() == limit
try:
    json.loads("[" * 100_000)
except RecursionError:
    print("refused")
"""
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert (ended.returncode, ended.stdout) == (0, b"refused\n")


def test_one_bad_round_spoils_all() -> None:
    """Two signatures that have changed places are wrong, although their sum is right."""
    (one, two) = [(one["round"], one["signature"]) for one in vectors()["good"]][-2:]
    assert not QUICKNET.signs((one[0], two[1]), (two[0], one[1]))


@pytest.mark.parametrize("number", range(4))
def test_bad_rounds_are_not_signed(number: int) -> None:
    """Another chain's, another round's, one bit, the point at infinity."""
    one = vectors()["bad"][number]
    assert not QUICKNET.signs((one["round"], one["signature"]))


@pytest.mark.parametrize(
    "signature",
    [
        "",
        "zz" * 48,
        "00" * 48,
        "ff" * 48,
        INFINITY,
        "e0" + "00" * 47,
        vectors()["good"][0]["signature"].upper(),
        vectors()["good"][0]["signature"] + "00",
        # On the curve, but in none of its subgroups that count.
        "80" + "00" * 46 + "04",
    ],
)
def test_what_is_no_point_is_no_signature(signature: str) -> None:
    """Neither bytes off the curve nor points off the subgroup, nor anything else that is sent."""
    assert not QUICKNET.signs((42, signature))


@pytest.mark.parametrize("number", [-1, 1 << 64])
def test_what_is_no_number_has_no_round(number: int) -> None:
    """A round is known by eight bytes."""
    assert not QUICKNET.signs((number, vectors()["good"][0]["signature"]))


def test_a_post_decides_about_its_round() -> None:
    """A round is asked for that comes 12 to 15 seconds after the post."""
    for number in (1, 2, 1000, 32_285_085):
        second = QUICKNET.comes_at(number)
        assert QUICKNET.round_at(second * 1000) == number
        assert QUICKNET.round_at(second * 1000 - 1) == number - 1
    post = str(1_420_000_000_000_000_000)
    wait = QUICKNET.comes_at(QUICKNET.round_for(post)) - posted_at(post) / 1000
    assert QUICKNET.period * (LAG - 1) < wait <= QUICKNET.period * LAG
