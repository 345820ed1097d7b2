"""Receipts: what a player holds of a sealed answer before anybody may read it."""

from __future__ import annotations

from typing import Any

from .encoding import digest

NONCE_BYTES = 16
"""How long a nonce is; without it nobody can find the answer to a receipt by trying."""


def receipt_for(game: int, head: str, seat: str, kind: str, value: Any, nonce: bytes) -> str:
    """Return the receipt for a sealed answer.

    ``head``: the end of the log when it was asked for.
    """
    return digest(
        "receipt",
        {
            "game": game,
            "head": head,
            "seat": seat,
            "kind": kind,
            "value": value,
            "nonce": nonce.hex(),
        },
    )
