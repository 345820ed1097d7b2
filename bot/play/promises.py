"""The kinds of promises between players that public events can judge.

Games know them, and register theirs here.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import field
from typing import Literal, Protocol

from bot.store.table.deals import Outcome, Promise
from engine.kernel.data import fixed
from engine.kernel.event import EventData
from engine.kernel.phrase import Phrase


class Judge(Protocol):
    """A function that judges a promise."""

    def __call__(
        self, promise: Promise, events: Sequence[EventData], *, over: bool
    ) -> Outcome | None:
        """Return the judgment after the events since it was made; ``None`` if it is open.

        ``over`` is whether its last round, or the game, has ended.
        """


@fixed
class PromiseKind:
    """A kind of promises: its words are ``promise-<kind>``, and ``promise-<kind>-in`` of a place.

    The parameters of these are ``by``, ``to``, ``until``, ``area`` and ``number``; the kind itself
    is named ``promise-kind-<kind>``.
    """

    about: Literal["anywhere", "place", "number"]
    """What it needs: a place or none; a place; a number."""
    judge: Judge
    evidence: Collection[str] = field(default_factory=frozenset)
    """The kinds of public events that judge it; others do not matter."""
    needs: str = ""
    """The kind of free actions that the game must have for it."""


Promises = Mapping[str, PromiseKind]

_known: dict[str, Promises] = {}


def put(ruleset: str, kinds: Promises) -> None:
    """Register the kinds of promises of a game."""
    _known[ruleset] = kinds


def promises_of(ruleset: str, steps: Collection[str]) -> Promises:
    """Return the kinds of promises of a game with some free actions."""
    kinds = _known.get(ruleset, {})
    return {id: kind for id, kind in kinds.items() if not kind.needs or kind.needs in steps}


def phrase_of(promise: Promise) -> Phrase:
    """Return a promise as a part of a sentence."""
    params: dict[str, str | int] = {
        "by": f"seat:{promise.by}",
        "to": f"seat:{promise.to}",
        "until": promise.until,
    }
    id = f"promise-{promise.kind}"
    if promise.what.isdecimal():
        return Phrase(id, {**params, "number": int(promise.what)})
    if promise.what:
        return Phrase(f"{id}-in", {**params, "area": f"area:{promise.what}"})
    return Phrase(id, params)
