"""The log of a table, the source of its luck: kept from its opening, and published at the end.

docs/fairness.md describes a log; :mod:`engine.fairness` computes it.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal

from bot.store import Session
from bot.store.table import fairness
from bot.store.table.games import GameInfo
from bot.store.table.progress import SealedRow
from engine.fairness.entries import (
    ENTRY,
    STEWARD,
    Agree,
    AnswerEntry,
    AnyEntry,
    Begin,
    BidBack,
    BidEntry,
    BidsOpened,
    Dark,
    Drawn,
    End,
    Join,
    Leave,
    Lit,
    LockedEntry,
    Opened,
    PlayDetails,
    Restored,
    SeatedEntry,
    Sits,
    Unasked,
    Undo,
    Unlocked,
    Updated,
)
from engine.fairness.hashing import canonical, hash_of_rules
from engine.fairness.log import NO_BEACON, Log, open_table, rest_hash
from engine.fairness.seating import sitting
from engine.kernel.ask import CHANCE, Question, Seat
from engine.kernel.ask import Answer as Step
from engine.kernel.ruleset import AnyRuleset, Setup

from .settings import TableSettings

SECRET_BYTES = 32

UNKNOWN_PRESS = 1
"""What stands for a press if nobody has pressed anything: the first possible id."""


def fresh_secret() -> bytes:
    """Return a secret that nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


class Luck:
    """The log of a table in memory, as far as it is written."""

    def __init__(
        self,
        game: int,
        log: Log,
        signers: dict[int, int],
        sitting: Mapping[Seat, str],
        rules: str,
    ) -> None:
        self.log = log
        self._game = game
        self._signers = signers
        self._sitting = dict(sitting)
        """The players of the seats, according to the log."""
        self._rules = rules
        """The hash of the rules under which the log continues."""

    @property
    def head(self) -> str:
        """The hash of all that has happened."""
        return self.log.head

    @property
    def dark(self) -> bool:
        """Whether the table was opened without a beacon."""
        return self.log.opening is not None and self.log.opening.beacon == NO_BEACON

    def signer(self, user: int | None) -> str:
        """Return the name of a user in the log; without a user, the name for stewards."""
        return STEWARD if user is None else f"p{self._signers[user]}"

    def everybody(self, users: Iterable[int]) -> tuple[str, ...]:
        """Return the names of users in the log."""
        return tuple(sorted({self.signer(user) for user in users}))

    # -- writing --------------------------------------------------------------------------------

    async def add(self, session: Session, entry: AnyEntry) -> int:
        """Add an entry for something that has happened; return its number."""
        await self._update(session)
        return await self._write(session, entry)

    async def _update(self, session: Session) -> None:
        """Record that the rules have changed, if they have."""
        if self._rules != (rules := hash_of_rules()):
            self._rules = rules
            await self._write(session, Updated(rules=rules))

    async def _write(self, session: Session, entry: AnyEntry) -> int:
        number = self.log.number
        self.log.append(entry)
        text = canonical(entry.model_dump()).decode()
        state = {"log": self.log.state(), "sitting": self._sitting, "rules": self._rules}
        await fairness.add(session, self._game, number, entry.is_, text, state)
        return number

    async def join(self, session: Session, user: int, press: int | None) -> None:
        """Record that a user has joined, by the press of a button."""
        await self._know(session, user)
        entry = Join(person=self.signer(user), press=str(press or UNKNOWN_PRESS))
        await self.add(session, entry)

    async def leave(self, session: Session, user: int, press: int | None) -> None:
        """Record that a user has left before the game began."""
        entry = Leave(person=self.signer(user), press=str(press or UNKNOWN_PRESS))
        await self.add(session, entry)

    async def bid(self, session: Session, user: int, bids: Mapping[Seat, int]) -> str:
        """Record that a user has sealed what they bid for seats; return the receipt."""
        await self._update(session)  # The receipt is bound to the head before its entry.
        person = self.signer(user)
        receipt = self.log.bid_receipt_at(self.log.number, self.log.head, person, bids)
        await self._write(session, BidEntry(person=person, receipt=receipt))
        return receipt

    async def unbid(self, session: Session, user: int) -> None:
        """Record that a user's bids are taken back."""
        await self.add(session, BidBack(person=self.signer(user)))

    async def begin(self, session: Session, info: GameInfo) -> None:
        """Record the final settings, the players, and the seats that they have chosen."""
        agreed, people = self.log.agreed, info.people
        assert agreed is not None
        lights = "once" if self.dark or people == 1 else TableSettings.of(info.terms).lights
        wanted = Agree(options=dict(info.options), rulings=dict(info.rulings), lights=lights)
        if (agreed.options, agreed.rulings, agreed.lights) != (
            wanted.options,
            wanted.rulings,
            wanted.lights,
        ):
            await self.add(session, wanted)
        seats = {self.signer(p.user): p.seat for p in info.players if p.user is not None}
        stewards = tuple(p.level or "squire" for p in info.players if p.user is None)
        await self.add(session, Begin(people=seats, stewards=stewards))

    async def light(self, session: Session, entry: Lit | Dark) -> None:
        """Record a round of the beacon, or that the table continues without one."""
        await self.add(session, entry)
        await fairness.set_light(session, self._game, "lit" if isinstance(entry, Lit) else "dark")
        await fairness.drop_awaited(session, self._game)

    async def await_light(self, session: Session) -> bool:
        """Save that a round is awaited for the head; return whether that is new."""
        awaited = await fairness.find_awaited(session, self._game)
        if awaited is not None and awaited.head == self.head:
            return False
        await fairness.await_light(session, self._game, self.head)
        await fairness.set_light(session, self._game, "awaited")
        return True

    async def lock(
        self, session: Session, question: Question, seat: Seat, row: SealedRow, user: int | None
    ) -> SealedRow:
        """Record that a seat has sealed an answer to a question; return it with who gave it.

        It has a receipt if several seats answer at the same time. A ``user`` has given it unless
        something else did.
        """
        giver = row.giver or self.signer(user)
        if len(question.shapes) == 1:
            return replace(row, giver=giver)
        await self._update(session)  # The receipt is bound to the head before its entry.
        kind = question.shapes[seat].kind_of(row.value, question.kind)
        receipt = self.log.receipt_at(
            self.log.number, self.log.head, [seat, kind, row.value, giver]
        )
        entry = await self._write(session, LockedEntry(seat=seat, receipt=receipt))
        return replace(row, giver=giver, receipt=receipt, entry=entry)

    async def unlock(self, session: Session, seat: Seat) -> None:
        """Record that a seat has taken its sealed answer back."""
        await self.add(session, Unlocked(seat=seat))

    async def opened(
        self, session: Session, steps: Sequence[Step], sealed: Mapping[Seat, SealedRow]
    ) -> int:
        """Record answers that were opened together; return the number of the entry."""
        first = steps[0]
        if first.seat == CHANCE:
            return await self.add(session, Drawn(kind=first.kind, value=first.value))
        answers = tuple(
            AnswerEntry(seat=s.seat, kind=s.kind, value=s.value, by=sealed[s.seat].giver)
            for s in steps
        )
        return await self.add(session, Opened(answers=answers))

    async def unasked(self, session: Session, step: Step, by: str) -> int:
        """Record a free action; return the number of the entry."""
        entry = Unasked(seat=step.seat, kind=step.kind, value=step.value, by=by)
        return await self.add(session, entry)

    async def seat(
        self, session: Session, users: Mapping[Seat, int], seats: Iterable[Seat]
    ) -> None:
        """Record the changes of players: those who leave before those who come."""
        for user in users.values():
            await self._know(session, user)
        now = {seat: self.signer(users.get(seat)) for seat in seats}
        changed = [seat for seat in now if now[seat] != self._sitting.get(seat)]
        for seat in sorted(changed, key=lambda seat: _order(now[seat])):
            self._sitting[seat] = now[seat]
            await self.add(session, Sits(seat=seat, who=now[seat]))

    async def awaits(self, session: Session, entry: Lit | Dark) -> bool:
        """Return whether a table awaits this round, for the head as it is now, or any."""
        awaited = await fairness.find_awaited(session, self._game)
        if awaited is None or awaited.head != self.head:
            return False
        return isinstance(entry, Dark) or entry.post == f"{awaited.channel}/{awaited.message}"

    async def seat_all(
        self,
        session: Session,
        rules: AnyRuleset,
        info: GameInfo,
        bids: Mapping[int, Mapping[Seat, int]],
    ) -> tuple[dict[int, Seat], Setup]:
        """Draw the remaining seats, or give all to those who have bid most if there are bids;
        return all by the numbers of players, and the set-up."""
        if bids:
            opened = {self.signer(user): dict(one) for user, one in bids.items()}
            await self.add(session, BidsOpened(bids=opened))
        seats, setup = self.log.seat_all(rules)
        self._sitting = sitting(seats)
        await self.add(session, SeatedEntry(seats=seats))
        stewards = iter(range(1, len(seats) + 1))
        names = {
            p.number: self.signer(p.user) if p.user is not None else f"s{next(stewards)}"
            for p in info.players
        }
        return {number: seats[name] for number, name in names.items()}, setup

    async def take_back(self, session: Session, answers: int, by: Sequence[str]) -> None:
        """Record that the named users have undone all answers after a number of them."""
        place = await fairness.find_place(session, self._game, answers)
        await self.add(session, Undo(to=place, by=tuple(sorted(by))))
        if await fairness.find_awaited(session, self._game) is not None:
            await fairness.drop_awaited(session, self._game)
            await fairness.set_light(session, self._game, "dark" if self.log.unlit else "lit")

    async def restored(self, session: Session) -> None:
        """Record that a backup was put in place."""
        await self.add(session, Restored())

    async def end(
        self, session: Session, result: Literal["over", "abandoned"], rest: PlayDetails
    ) -> None:
        """Record the end of the game, with the other contents of the record."""
        await self.add(session, End(result=result, rest=rest_hash(rest)))
        await fairness.put_play_details(session, self._game, rest.model_dump())
        await fairness.drop_awaited(session, self._game)

    async def _know(self, session: Session, user: int) -> None:
        if user not in self._signers:
            self._signers[user] = len(self._signers) + 1
            await fairness.add_signer(session, self._game, user, self._signers[user])


def _order(who: str) -> int:
    """Sort the players of a seat: first nobody, then people in the order in which they came."""
    return 0 if who == STEWARD else int(who[1:])


async def open_luck(
    session: Session, info: GameInfo, secret: bytes, beacon: str, press: int | None
) -> None:
    """Open the log of a table, which its host has joined."""
    opening = open_table(
        secret,
        game=info.id,
        guild=str(info.guild),
        channel=str(info.channel),
        ruleset=info.ruleset,
        options=info.options,
        rulings=info.rulings,
        beacon=beacon,
        lights=TableSettings.of(info.terms).lights,
    )
    await fairness.open_log(session, info.id, secret, opening.seal)
    if beacon == NO_BEACON:
        await fairness.set_light(session, info.id, "dark")
    opened = Luck(info.id, Log(secret), {}, {}, opening.rules)
    await opened.add(session, opening)
    await opened.join(session, info.host, press)


async def find_luck(session: Session, info: GameInfo) -> Luck | None:
    """Return the luck of a table; ``None`` for one without a log."""
    row = await fairness.find(session, info.id)
    if row is None:
        return None
    said = [ENTRY.validate_json(entry) for entry in row.said]
    state = row.state
    return Luck(
        info.id,
        Log.resume(row.secret, said, state["log"]),
        await fairness.find_signers(session, info.id),
        state["sitting"],
        state["rules"],
    )


async def find_told(session: Session, info: GameInfo) -> dict[str, str]:
    """Return the hashes that a table was told; empty before its log has ended, or without one.

    ``seal`` is that of its opening, ``light`` the head with which the first round of the beacon was
    awaited, ``end`` the last head.
    """
    ended = await fairness.find_ended(session, info.id)
    if ended is None:
        return {}
    log, told = Log(ended[0]), dict[str, str]()
    for said in await fairness.list_entries(session, info.id):
        entry = ENTRY.validate_json(json.dumps(said))
        if isinstance(entry, Lit):
            told.setdefault("light", log.head)
        log.append(entry)
    opening = {"seal": log.opening.seal} if log.opening is not None else {}
    return {**opening, **told, "end": log.head}


async def find_record(session: Session, info: GameInfo) -> dict[str, Any] | None:
    """Return a game that is over as ``record/2``; ``None`` for one without a log."""
    ended = await fairness.find_ended(session, info.id)
    if ended is None:
        return None
    secret, rest = ended
    return {
        "format": "record/2",
        "secret": secret.hex(),
        "log": await fairness.list_entries(session, info.id),
        "rest": rest,
    }
