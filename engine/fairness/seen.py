"""The hashes of a game in a text that someone has kept, with the links to posts beside them."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from .entries import BidEntry, ChainRecord, End, Lit, LockedEntry, OpenEntry
from .verdict import Verdict

ADDRESS = re.compile(r"https?://\S+")
LINK = re.compile(r"https?://[^\s/]+/channels/[^\s/]+/([0-9]+/[0-9]+)")
"""A link to a message; links of relays and pictures have other hashes in them."""
WORD = re.compile(r"(?<![0-9A-Za-z])[0-9A-Fa-f]{8,64}(?![0-9A-Za-z])")
WHOLE = 64


@dataclass(slots=True)
class KeptHashes:
    """The hashes that someone has kept."""

    hashes: list[str] = field(default_factory=list)
    shortened: list[str] = field(default_factory=list)
    """Texts that may be the beginning of a hash."""
    posts: dict[str, set[str]] = field(default_factory=dict)
    """The posts beside each hash."""


def read_seen(text: str) -> KeptHashes:
    """Return the hashes in a text, and the links beside them.

    A link belongs to the hashes in its line or, if there are none, to the first ones below it, as
    far as the next empty line: a post may say something before its hash.
    """
    seen = KeptHashes()
    waiting: set[str] = set()
    for line in text.splitlines():
        links = set(LINK.findall(line))
        words = [word.lower() for word in WORD.findall(ADDRESS.sub(" ", line))]
        whole = [word for word in words if len(word) == WHOLE]
        # Numbers and words are not hashes.
        seen.shortened += [
            word
            for word in words
            if len(word) < WHOLE and not word.isdigit() and not word.isalpha()
        ]
        for word in whole:
            seen.posts.setdefault(word, set()).update(links or waiting)
        seen.hashes += whole
        waiting = set() if whole or not line.strip() else links or waiting
    return seen


def compare(
    record: ChainRecord,
    seen: KeptHashes,
    file: str,
    posts: Mapping[str, str],
    unopened: Mapping[str, tuple[int, str]],
    verdict: Verdict,
) -> None:
    """Compare what someone has kept of the game with a record, and add the findings.

    ``file`` is the hash of the record; ``posts`` are those of the heads with lights; ``unopened``
    are receipts of answers that were never opened, with their entries and seats.
    """
    told = _told(record) | {file, *verdict.heads}
    for hash in seen.hashes:
        if hash not in told:
            verdict.blame("unseen", hash=hash)
        if hash in unopened:
            number, seat = unopened[hash]
            verdict.warn("replaced", number, seat=seat)
    for hash in seen.shortened:
        verdict.blame("unseen:short", hash=hash)
    for head, post in posts.items():
        kept = seen.posts.get(head, set())
        if kept - {post}:
            verdict.blame("post", hash=head)
        verdict.lights.append((post, head, post in kept))
    if not seen.hashes:
        verdict.warn("nothing-seen")
    if unconfirmed := sum(not kept for _, _, kept in verdict.lights):
        verdict.warn("unconfirmed", some=unconfirmed, all=len(posts))


def _told(record: ChainRecord) -> set[str]:
    """Return all hashes in a record, except its heads."""
    told = {record.secret}
    for entry in record.log:
        match entry:
            case OpenEntry():
                told |= {entry.seal, entry.rules, entry.beacon}
            case LockedEntry() | BidEntry():
                told.add(entry.receipt)
            case Lit():
                told.add(hashlib.sha256(bytes.fromhex(entry.signature)).hexdigest())
            case End():
                told.add(entry.rest)
            case _:
                pass
    return told
