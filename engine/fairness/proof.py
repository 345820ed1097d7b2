"""The log of a game as a chain of hashes, and the section ``fairness`` of its record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from .encoding import FORMAT, mac
from .luck import Agreed, Luck
from .receipts import receipt_for


@dataclass(frozen=True, slots=True)
class Entry:
    """An answer as the log has it."""

    seat: str
    kind: str
    value: Any
    options: Any = None
    """Of what chance has chosen one, or what it has left on top; ``None`` for a plain shuffle, and
    for players."""
    nonce: bytes | None = None
    """Of its receipt, if it was sealed."""
    interjected: bool = False
    """Whether no question has asked for it; then nothing is opened together with it."""

    def to_json(self) -> dict[str, Any]:
        """Return it as a record has it."""
        return {"seat": self.seat, "kind": self.kind, "value": self.value}

    def marks(self, game: int, head: str) -> dict[str, Any]:
        """Return what the proof says of it; ``head`` ended the log when it was asked for."""
        marks: dict[str, Any] = {}
        if self.options is not None:
            marks["from"] = self.options
        if self.nonce is not None:
            marks["nonce"] = self.nonce.hex()
            marks["receipt"] = receipt_for(game, head, self.seat, self.kind, self.value, self.nonce)
        return marks


Batch = tuple[Entry, ...]
"""Answers that were opened together."""


@dataclass(frozen=True, slots=True)
class Undone:
    """Answers that a table has taken back."""

    kept: int
    """How many answers were left."""
    batches: tuple[Batch, ...]


def beginning(luck: Luck) -> str:
    """Return the head of a log in which nothing stands yet."""
    return mac(luck.seed, "log", []).hex()


def behind(luck: Luck, head: str, batch: Batch, asked: str | None = None) -> str:
    """Return the head of a log behind answers that were opened together.

    ``asked``: the head when they were asked for, if something was done unasked since.
    """
    said = []
    for entry in batch:
        marks = entry.marks(luck.agreed.game, asked or head)
        marks.pop("nonce", None)
        said.append({**entry.to_json(), **marks})
    return mac(luck.seed, "log", [head, said]).hex()


def gone_back(luck: Luck, head: str, kept: int) -> str:
    """Return the head of a log behind the note that only so many answers are left."""
    return mac(luck.seed, "log", [head, kept]).hex()


@dataclass(frozen=True, slots=True)
class Proof:
    """What makes a record one that can be checked."""

    luck: Luck
    promised: Sequence[Agreed]
    """What the hash was bound to since the table was opened; the last is what is played."""
    batches: Sequence[Batch]
    """The answers of the record."""
    undone: Sequence[Undone] = ()
    """In the order in which the table went back."""

    def to_json(self) -> dict[str, Any]:
        """Return the section ``fairness`` of the record."""
        luck = self.luck
        head = asked = beginning(luck)
        number = 0
        marks: dict[str, dict[str, Any]] = {}
        log: list[Any] = []
        for happened in self._history():
            if isinstance(happened, int):
                log.append({"kept": happened})
                head = asked = gone_back(luck, head, happened)
                continue
            counts, batch = happened
            said = [entry.marks(luck.agreed.game, asked) for entry in batch]
            unasked = any(entry.interjected for entry in batch)
            told: Any = len(batch)
            if counts:
                marks |= {str(number + n): m for n, m in enumerate(said, 1) if m}
                number += len(batch)
            else:
                told = [{**e.to_json(), **m} for e, m in zip(batch, said, strict=True)]
            log.append({"unasked": told} if unasked else told)
            head = behind(luck, head, batch, asked)
            asked = asked if unasked else head
        return {
            "format": FORMAT,
            "game": luck.agreed.game,
            "secret": luck.secret.hex(),
            "promised": [
                {
                    "options": dict(agreed.options),
                    "seats": list(agreed.seats),
                    "rulings": dict(agreed.rulings),
                    "commitment": agreed.commitment(luck.secret),
                }
                for agreed in self.promised
            ],
            "words": [dict(word) for word in luck.words],
            "log": log,
            "marks": marks,
            "head": head,
        }

    def _history(self) -> Iterator[int | tuple[bool, Batch]]:
        """Yield what has happened, in order: answers and whether they count, and what was kept."""
        standing = [(True, batch) for batch in self.batches]
        before: list[list[tuple[bool, Batch]]] = []
        for back in reversed(self.undone):
            kept = _first(standing, back.kept)
            before.insert(0, standing[kept:])
            standing = [*standing[:kept], *((False, batch) for batch in back.batches)]
        yield from standing
        for back, since in zip(self.undone, before, strict=True):
            yield back.kept
            yield from since


def _first(standing: Sequence[tuple[bool, Batch]], answers: int) -> int:
    """Return how many batches hold so many answers.

    Raises ValueError if a batch would be torn.
    """
    held = 0
    for count, (_, batch) in enumerate(standing):
        if held == answers:
            return count
        held += len(batch)
    if held != answers:
        raise ValueError(f"answers opened together are kept or undone together: {answers}")
    return len(standing)
