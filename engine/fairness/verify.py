"""The verification of a record: it plays the game, and checks each entry of the log against it.

There are three verdicts: red if a rule is broken; amber if something could not be confirmed or was
done in the open; green. Nothing rests on the word of the record's author.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Collection, Mapping, Sequence
from typing import Literal

from pydantic import BaseModel, ValidationError

from engine.kernel.data import Json
from engine.kernel.ruleset import AnyRuleset

from .beacon import QUICKNET, Beacon
from .entries import ChainRecord
from .hashing import canonical, hash_of_rules, known_rules
from .lobby import RuleBroken
from .seen import KeptHashes, compare, read_seen
from .verdict import Finding, Verdict
from .walk import Walk

__all__ = ["Finding", "Verdict", "unpacked", "verify"]

MOST_BYTES = 32 * 1024 * 1024
"""The most bytes of an unpacked record; a larger one is not read."""


def verify(
    data: bytes,
    rulesets: Mapping[str, AnyRuleset],
    seen: str = "",
    *,
    beacons: Sequence[Beacon] = (QUICKNET,),
    rules: Collection[str] = (),
) -> Verdict:
    """Verify a record, packed or not, and that it agrees with what someone has kept of the game.

    ``rules`` are the hashes of rules whose games these rules can verify, by default those that are
    known. Raises ImportError if the library that checks the beacon is missing, MemoryError if there
    is too little memory, and nothing else for any record.
    """
    verdict, kept = Verdict(), read_seen(seen)
    plain = b""
    try:
        plain = unpacked(data)
        record = ChainRecord.model_validate_json(plain)
        if canonical(record.model_dump()) != plain:
            raise ValueError("written in another way")
    except (ValidationError, ValueError, TypeError, RecursionError, zlib.error):
        look_at_older(plain, kept, verdict)
        return verdict
    verdict.record = record
    known = rules or {hash_of_rules(), *known_rules()}
    walk = Walk(record, rulesets, {one.chain: one for one in beacons}, known, verdict)
    try:
        walk.through()
    except RuleBroken:
        pass
    except (ImportError, MemoryError):
        raise
    except Exception:  # The rules have met something that they do not know.
        verdict.blame("rules:broken", walk.number)
    walk.follow()
    compare(record, kept, hashlib.sha256(plain).hexdigest(), walk.posts, walk.receipts, verdict)
    return verdict


def unpacked(data: bytes) -> bytes:
    """Return the content of a file: the file itself, or the one thing that is packed in it.

    Raises ValueError if it is too large or something follows, zlib.error if it is damaged.
    """
    if data[:2] != b"\x1f\x8b":
        if len(data) > MOST_BYTES:
            raise ValueError("too large")
        return data
    unpacking = zlib.decompressobj(wbits=31)
    plain = unpacking.decompress(data, MOST_BYTES)
    if not unpacking.eof or unpacking.unused_data:
        raise ValueError("too large, cut off, or followed by something")
    return plain


class Older(BaseModel):
    """A record of the older form."""

    format: Literal["record/1"]
    fairness: Json | None = None


def look_at_older(plain: bytes, seen: KeptHashes, verdict: Verdict) -> None:
    """Report what a record of the older form promises, or that the file is no record.

    It is not played, because nothing in it shows that the secret was not chosen.
    """
    try:
        older = Older.model_validate_json(plain)
    except ValidationError:
        verdict.blame("form")
        return
    verdict.warn("older" if older.fairness is not None else "older:none")
    for hash in seen.hashes:
        if hash.encode() not in plain:
            verdict.blame("unseen", hash=hash)
