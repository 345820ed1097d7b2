"""The secrets from which games have their luck, what they promise, and what tables took back."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from .progress import INTERJECTED
from .session import Session, to_json

CHANCE = "chance"


@dataclass(frozen=True, slots=True)
class LuckRow:
    """What a game's luck comes from."""

    secret: bytes = field(repr=False)
    promised: tuple[dict[str, Any], ...]
    """Options, seats and rulings to which the secret was bound, in order."""
    words: tuple[dict[str, str], ...] | None
    """What seats have added; ``None`` before the game begins."""


@dataclass(frozen=True, slots=True)
class UndoneRow:
    """Answers that were taken back together."""

    kept: int
    """How many were left."""
    draws: int
    """How many of those taken back were given by chance."""
    answers: tuple[tuple[Any, ...], ...]
    """Each as ``(question, seat, kind, value, options, nonce)``."""
    head: str
    """Of the chain behind it."""


@dataclass(frozen=True, slots=True)
class LuckPlace:
    """How far a game's luck and the chain of its answers are."""

    draws: int
    head: str | None
    """``None`` before the first answer."""
    asked: str | None
    """The head when the open question was asked: what was done unasked since is behind it."""


async def find(session: Session, game: int) -> LuckRow | None:
    """Return what a game's luck comes from; ``None`` for one that has luck of another kind."""
    row = await session.row("SELECT secret, promised, words FROM luck WHERE game = ?", game)
    if row is None:
        return None
    words = None if row["words"] is None else tuple(json.loads(row["words"]))
    return LuckRow(row["secret"], tuple(json.loads(row["promised"])), words)


async def put_promise(
    session: Session,
    game: int,
    secret: bytes,
    promised: Sequence[dict[str, Any]],
    commitment: str,
) -> None:
    """Save a secret, what it is bound to, and the hash that the table sees."""
    await session.run(
        "INSERT INTO luck (game, secret, promised) VALUES (?, ?, ?)"
        " ON CONFLICT (game) DO UPDATE SET promised = excluded.promised",
        game,
        secret,
        to_json(list(promised)),
    )
    await session.run("UPDATE games SET commitment = ? WHERE id = ?", commitment, game)


async def put_word(session: Session, game: int, number: int, word: str | None) -> None:
    """Save what a player adds to the luck of a game that has not begun."""
    await session.run(
        "UPDATE players SET word = ? WHERE game = ? AND number = ?", word, game, number
    )


async def begin(session: Session, game: int, words: Sequence[dict[str, str]]) -> None:
    """Save the words by seat; from now on they stay."""
    await session.run("UPDATE luck SET words = ? WHERE game = ?", to_json(list(words)), game)
    await session.run("UPDATE players SET word = NULL WHERE game = ?", game)


async def find_place(session: Session, game: int) -> LuckPlace:
    """Return how far a game's luck and the chain of its answers are."""
    row = await session.row(
        "SELECT (SELECT count(*) FROM answers WHERE game = ?1 AND seat = ?2)"
        " + (SELECT coalesce(sum(draws), 0) FROM undone WHERE game = ?1) AS draws,"
        " (SELECT coalesce(max(n), 0) FROM answers WHERE game = ?1) AS answers,"
        " (SELECT head FROM answers WHERE game = ?1 ORDER BY n DESC LIMIT 1) AS head,"
        " (SELECT coalesce(max(n), 0) FROM answers WHERE game = ?1 AND question != ?3) AS given,"
        " (SELECT head FROM answers WHERE game = ?1 AND question != ?3"
        " ORDER BY n DESC LIMIT 1) AS asked",
        game,
        CHANCE,
        INTERJECTED,
    )
    assert row is not None
    back = await session.row(
        "SELECT kept, head FROM undone WHERE game = ? ORDER BY n DESC LIMIT 1", game
    )
    if back is None:
        return LuckPlace(row["draws"], row["head"], row["asked"])
    return LuckPlace(
        row["draws"],
        back["head"] if back["kept"] >= row["answers"] else row["head"],
        back["head"] if back["kept"] >= row["given"] else row["asked"],
    )


async def list_opened(session: Session, game: int, *, after: int = 0) -> list[tuple[Any, ...]]:
    """Return opened answers, each as ``(question, seat, kind, value, options, nonce)``."""
    rows = await session.rows(
        "SELECT question, seat, kind, value, options, nonce FROM answers"
        " WHERE game = ? AND n > ? ORDER BY n",
        game,
        after,
    )
    return [
        (
            row["question"],
            row["seat"],
            row["kind"],
            json.loads(row["value"]),
            None if row["options"] is None else json.loads(row["options"]),
            row["nonce"],
        )
        for row in rows
    ]


async def add_undone(session: Session, game: int, undone: UndoneRow) -> None:
    """Save what a table has taken back."""
    await session.run(
        "INSERT INTO undone (game, n, kept, draws, answers, head) VALUES"
        " (?1, (SELECT coalesce(max(n), 0) + 1 FROM undone WHERE game = ?1), ?2, ?3, ?4, ?5)",
        game,
        undone.kept,
        undone.draws,
        to_json([list(answer) for answer in undone.answers]),
        undone.head,
    )


async def list_undone(session: Session, game: int) -> list[UndoneRow]:
    """Return everything that a table has taken back, in order."""
    rows = await session.rows(
        "SELECT kept, draws, answers, head FROM undone WHERE game = ? ORDER BY n", game
    )
    return [
        UndoneRow(
            row["kept"],
            row["draws"],
            tuple(tuple(answer) for answer in json.loads(row["answers"])),
            row["head"],
        )
        for row in rows
    ]
