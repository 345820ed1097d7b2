"""The luck of games: promised when a table is opened, drawn while it plays, told when it is over.

The protocol is in docs/fairness.md, and its arithmetic in :mod:`engine.fairness`.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from bot.store import Session, luck, progress
from bot.store.games import GameInfo
from engine.fairness import (
    NONCE_BYTES,
    Agreed,
    Batch,
    Entry,
    Luck,
    Proof,
    Undone,
    Word,
    beginning,
    behind,
    gone_back,
    options_of,
    receipt_for,
)
from engine.kernel.asking import CHANCE, Seat
from engine.kernel.game import Answer, Question
from engine.kernel.shape import Shape

LONGEST_WORD = 60
"""Characters of a word that somebody adds to the luck."""


class Lot:
    """The luck of a match in memory, with the end of the chain of its answers."""

    def __init__(self, luck: Luck, draws: int, head: str, asked: str) -> None:
        self.luck = luck
        self.draws = draws
        """How many things were left to chance so far, undone ones included."""
        self.head = head
        self._asked = asked
        """The head when the open question was asked, to which receipts are bound."""

    def next(self, shape: Shape[Any]) -> Any:
        """Return what chance answers next; the same, however often it is asked."""
        return self.luck.draw(self.draws + 1, shape)

    def receipt(self, seat: Seat, kind: str, value: Any, nonce: str) -> str:
        """Return the receipt for a sealed answer to the open question."""
        game = self.luck.agreed.game
        return receipt_for(game, self._asked, seat, kind, value, bytes.fromhex(nonce))

    def opened(
        self, question: Question, steps: Sequence[Answer], nonces: Mapping[Seat, str]
    ) -> list[Entry]:
        """Add answers that were opened together to the chain; return them with their marks."""
        batch = tuple(
            Entry(
                step.seat,
                step.kind,
                step.value,
                options_of(question.shapes[step.seat]) if step.seat == CHANCE else None,
                bytes.fromhex(nonces[step.seat]) if step.seat in nonces else None,
            )
            for step in steps
        )
        self.head = self._asked = behind(self.luck, self.head, batch, self._asked)
        self.draws += sum(entry.seat == CHANCE for entry in batch)
        return list(batch)

    def interjected(self, step: Answer) -> str:
        """Add what was done unasked to the chain; return its new head."""
        entry = Entry(step.seat, step.kind, step.value, interjected=True)
        self.head = behind(self.luck, self.head, (entry,), self._asked)
        return self.head


def fresh_secret() -> bytes:
    """Return a secret that nobody can guess."""
    return secrets.token_bytes(32)


def fresh_nonce() -> str:
    """Return a nonce for a receipt."""
    return secrets.token_hex(NONCE_BYTES)


def tidy(word: str) -> str:
    """Return a word as it is kept: one line, without what cannot be seen."""
    seen = "".join(c if c.isprintable() else " " for c in word)
    return " ".join(seen.split())[:LONGEST_WORD].rstrip()


async def promise(session: Session, info: GameInfo, secret: bytes | None = None) -> None:
    """Bind a game's luck to what is agreed now: a new secret, or the one that it has already."""
    row = await luck.find(session, info.id)
    if row is not None:
        secret = row.secret
    if secret is None:
        return
    agreed = _agreed(info)
    bound = {key: agreed.to_json()[key] for key in ("options", "seats", "rulings")}
    promised = () if row is None else row.promised
    if promised[-1:] != (bound,):
        commitment = agreed.commitment(secret)
        await luck.put_promise(session, info.id, secret, [*promised, bound], commitment)


async def begin(session: Session, info: GameInfo) -> Lot | None:
    """Take the words of the players, in the order of the seats, since the game begins."""
    row = await luck.find(session, info.id)
    if row is None:
        return None
    by_seat = {p.seat: p.word for p in info.players if p.word}
    words = [Word(seat=seat, word=by_seat[seat] or "") for seat in info.seats if seat in by_seat]
    await luck.begin(session, info.id, [{"seat": w["seat"], "word": w["word"]} for w in words])
    found = Luck(_agreed(info), row.secret, tuple(words))
    return Lot(found, 0, beginning(found), beginning(found))


async def find_lot(session: Session, info: GameInfo) -> Lot | None:
    """Return the luck of a game that has begun; ``None`` if it can be checked by nobody."""
    found = await _find_luck(session, info)
    if found is None:
        return None
    place = await luck.find_place(session, info.id)
    first = beginning(found)
    return Lot(found, place.draws, place.head or first, place.asked or first)


async def take_back(session: Session, info: GameInfo, *, after: int) -> None:
    """Delete the answers opened after a moment; the chain remembers that they were given."""
    answers = await luck.list_opened(session, info.id, after=after)
    if answers and (lot := await find_lot(session, info)) is not None:
        undone = luck.UndoneRow(
            kept=after,
            draws=sum(seat == CHANCE for _, seat, *_ in answers),
            answers=tuple(answers),
            head=gone_back(lot.luck, lot.head, after),
        )
        await luck.add_undone(session, info.id, undone)
    await progress.drop_answers(session, info.id, after=after)


async def find_proof(session: Session, info: GameInfo) -> Proof | None:
    """Return what a record needs to be checked, the secret included: only when all is over."""
    found, row = await _find_luck(session, info), await luck.find(session, info.id)
    if found is None or row is None:
        return None
    agreed = found.agreed
    return Proof(
        found,
        [
            Agreed(agreed.game, agreed.ruleset, p["options"], p["seats"], p["rulings"])
            for p in row.promised
        ],
        _batches(await luck.list_opened(session, info.id)),
        [
            Undone(one.kept, _batches(one.answers))
            for one in await luck.list_undone(session, info.id)
        ],
    )


async def _find_luck(session: Session, info: GameInfo) -> Luck | None:
    row = await luck.find(session, info.id)
    if row is None or row.words is None:
        return None
    words = tuple(Word(seat=one["seat"], word=one["word"]) for one in row.words)
    return Luck(_agreed(info), row.secret, words)


def _agreed(info: GameInfo) -> Agreed:
    return Agreed(info.id, info.ruleset, info.options, info.seats, info.rulings)


def _batches(answers: Sequence[tuple[Any, ...]]) -> tuple[Batch, ...]:
    """Return answers by the questions that they answer; what was done unasked stands alone."""
    found: list[Batch] = []
    for question, together in groupby(answers, key=lambda answer: answer[0]):
        entries = [
            Entry(
                seat,
                kind,
                value,
                options,
                None if nonce is None else bytes.fromhex(nonce),
                interjected=question == progress.INTERJECTED,
            )
            for _, seat, kind, value, options, nonce in together
        ]
        if question == progress.INTERJECTED:
            found += [(entry,) for entry in entries]
        else:
            found.append(tuple(entries))
    return tuple(found)
