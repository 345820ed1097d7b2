"""Whom a game calls to their questions, reminds of them, and lets go again."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from bot.store.messages import notifications, outbox
from bot.store.table.clocks import Clock
from bot.store.table.games import GameInfo
from engine.kernel.ask import Question
from engine.kernel.data import fixed
from engine.kernel.phrase import Param, Phrase

from .masks import masked
from .rows import OutboxRows

NEXT_AFTER = 60.0
"""Seconds for which a question is open before the next players are told."""


class Remedy(NamedTuple):
    """Something that a host can do about a waiting table, as a button."""

    label: str
    """The id of the button's label."""
    what: str
    """What the host's panel does."""


def plain(params: Mapping[str, Param]) -> dict[str, Any]:
    """Return parameters as plain data."""
    return dict(Phrase("", params).to_json()["params"])


@fixed
class Calls:
    """The calls of users to their questions, as rows of one change of one game."""

    rows: OutboxRows
    info: GameInfo

    async def make(
        self,
        question: Question,
        clocks: Mapping[str, Clock],
        *,
        discreet: bool = False,
        not_before: float = 0.0,
        ahead: Mapping[str, str] | None = None,
    ) -> None:
        """Notify the users whose answer is awaited, if they were not notified before.

        ``discreet`` means in private, if they can be reached there. ``not_before`` is when the
        first of them may learn of it. ``ahead`` has the seats that are asked ahead of their turn,
        with the kinds of their questions; users notified of those are not notified again when it is
        their turn.
        """
        ahead = ahead or {}
        still = await self._lapse_passed(question, [*clocks, *ahead])
        for seat, clock in clocks.items():
            user = self.info.users.get(seat)
            if user is None or await self._is_called(user, question, still):
                continue
            payload = self._asked(question, clock, discreet)
            await self.rows.add(
                "turn", payload, target=user, question=question.number, not_before=not_before
            )

        for seat, kind in ahead.items():
            user = self.info.users[seat]
            if not await self._is_called(user, question, still):
                payload = {"number": question.number, "kind": kind, "params": {}, "due": None}
                await self.rows.add("turn", payload, target=user, question=question.number)

    async def _is_called(self, user: int, question: Question, still: Collection[int]) -> bool:
        """Return whether a user was notified of a question, or still is of an earlier one."""
        return user in still or await outbox.was_called(
            self.rows.session, self.rows.game, user, question.number
        )

    async def remind(
        self, question: Question, clock: Clock, part: str, *, discreet: bool = False
    ) -> None:
        """Remind the user of a seat about a question."""
        payload = {**self._asked(question, clock, discreet), "part": part}
        user = self.info.users[clock.seat]
        await self.rows.add("reminder", payload, target=user, question=question.number)

    async def remedy(
        self,
        host: int,
        question: Question | None,
        kind: str,
        remedies: Sequence[Remedy],
        params: Mapping[str, Param],
    ) -> None:
        """Tell a host why their table waits, with what they can do about it as buttons."""
        number = 0 if question is None else question.number
        payload = {
            "number": number,
            "part": "host",
            "paused": self.info.paused is not None,
            "events": [{"id": f"table-{kind}", "params": masked(self.info, plain(params))}],
            "remedies": [list(remedy) for remedy in remedies],
        }
        await self.rows.add("reminder", payload, target=host, question=number)

    async def remind_last(self, question: Question, clock: Clock) -> None:
        """Tell the user of a seat, once, that all others have answered a question."""
        user = self.info.users[clock.seat]
        if not await outbox.was_reminded(
            self.rows.session, self.rows.game, user, question.number, "last"
        ):
            payload = {**self._asked(question, clock, False), "part": "last"}
            await self.rows.add("reminder", payload, target=user, question=question.number)

    async def tell_next(self, question: Question, seat: str, kind: str, after: str) -> None:
        """Tell the user of a seat that they are next, unless the question has passed by then.

        ``kind`` is the kind of their question; ``after`` are the seats that are asked now.
        """
        user = self.info.users[seat]
        if await outbox.was_reminded(
            self.rows.session, self.rows.game, user, question.number, "next"
        ):
            return
        payload = {"number": question.number, "kind": kind, "after": after, "part": "next"}
        await self.rows.add(
            "reminder",
            payload,
            target=user,
            question=question.number,
            not_before=self.rows.now + NEXT_AFTER,
        )

    async def answered(self, seat: str, question: int, *, by_hand: bool, discreet: bool) -> None:
        """Withdraw notifications of a question that users have answered, or that was answered for
        them.

        With ``discreet``, all are withdrawn together, so that nobody sees which came first.
        """
        user = self.info.users.get(seat)
        if user is None:
            return
        await outbox.drop_turns(self.rows.session, self.rows.game, before=question + 1, target=user)
        if not discreet and user in await notifications.last_called(
            self.rows.session, self.rows.game
        ):
            await self._lapse(user, question, answered=by_hand)

    async def lapse_all(self) -> None:
        """Withdraw all notifications and reminders, because it is nobody's turn."""
        for user, question in (
            await notifications.last_called(self.rows.session, self.rows.game)
        ).items():
            await outbox.drop_turns(
                self.rows.session, self.rows.game, before=question + 1, target=user
            )
            await self._lapse(user, question, answered=False)

    async def _lapse_passed(self, question: Question, called: Sequence[str]) -> set[int]:
        """Withdraw notifications of earlier questions, and of this one for users who are not asked
        it.

        While all are asked at the same time, notifications of users in ``called`` stay. Return the
        users whose notifications stay.
        """
        await outbox.drop_turns(self.rows.session, self.rows.game, before=question.number)
        asked = {self.info.users.get(seat) for seat in question.shapes}
        since = self.info.gathers
        still = set[int]()
        for user, last in (
            await notifications.last_called(self.rows.session, self.rows.game)
        ).items():
            seats = [seat for seat in called if self.info.users.get(seat) == user]
            if seats and since is not None and since <= last:
                still.add(user)
            elif last < question.number or user not in asked:
                await self._lapse(user, last, answered=False)
        return still

    async def _lapse(self, user: int, question: int, *, answered: bool) -> None:
        session, game, now = self.rows.session, self.rows.game, self.rows.now
        await outbox.lapse(session, game, user, question, now, answered=answered)

    @staticmethod
    def _asked(question: Question, clock: Clock, discreet: bool) -> dict[str, Any]:
        running = clock.due is not None and clock.stopped is None
        return {
            "number": question.number,
            "kind": question.kind,
            "params": plain(question.params),
            "due": int(clock.due) if running and clock.due is not None else None,
            **({"discreet": True} if discreet else {}),
        }
