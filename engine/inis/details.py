"""The choices announced with a card, as parameters of a message. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel.data import Data
from engine.kernel.phrase import Param, phrase

AREAS = ("territory", "origin", "destination")
SEATS = ("opponent", "owner", "instigator", "next", "recipient")
WORDS = {
    ("flip", True): "choice:turn-direction",
    ("how", "add"): "choice:add-clan",
    ("how", "replace"): "choice:replace-clan",
    ("must", "clan"): "choice:lose-clan",
    ("must", "card"): "choice:lose-card",
}


def details(choices: Data) -> list[Param]:
    """Return everything that was chosen, in the order of choosing."""
    return [param for key, value in choices.items() for param in _details(key, value)]


def _details(key: str, value: Any) -> Iterator[Param]:
    if key in AREAS:
        yield f"area:{value}"
    elif key in SEATS:
        yield f"seat:{value}"
    elif key == "owners":
        yield from (f"seat:{x}" for x in value)
    elif key == "clans":
        for territory, number in value.items():
            yield phrase("clans-at", clans={"clan": number}, area=f"area:{territory}")
    elif key == "taken":
        for seat, number in value.items():
            yield phrase("clans-of", clans={"clan": number}, seat=f"seat:{seat}")
    elif key == "leaving":
        yield dict(value)
    elif key == "number":
        yield phrase("number", n=value)
    elif (key, value) in WORDS:
        yield WORDS[key, value]
