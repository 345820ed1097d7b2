"""How long it does not show who has answered a question that several are asked.

Some may have answered ahead. Were their answers given at once, everybody could tell them from those
given by hand; so neither shows before the veil is lifted, nobody is called before that, and then
all that is there shows at once. How long that takes depends on the number of the question alone.
"""

from __future__ import annotations

import hashlib

SHARE = 0.5
"""The shortest veil is this share of the longest."""

LIVE = 10.0
"""Seconds that the longest veil of a quick table lasts."""


def lasting(game: int, question: int, most: float) -> float:
    """Return for how many seconds a question is veiled: from half of ``most`` to all of it."""
    drawn = hashlib.blake2s(f"{game}:{question}".encode(), digest_size=4).digest()
    return most * (SHARE + (1 - SHARE) * int.from_bytes(drawn) / 2**32)
