"""What there is to say after a change: rows of the outbox, from what the rules told.

The payloads are phrases (``{"id": …, "params": …}``) and views, as plain data:

=========== ============= =====================================================================
kind        goes to       payload
=========== ============= =====================================================================
``chapter`` the channel   ``title``, the phrase of the event that ended a part of the round;
                          ``events``, the public phrases before it since the last chapter;
                          ``view``, what a spectator saw right then
``over``    the channel   ``winner``, the phrase of the last public event; ``events``, the
                          public phrases before it since the last chapter; ``view``, the end
``news``    the channel   ``events``; public phrases that cannot wait for their chapter
``status``  the channel   nothing: the status card is to be drawn again
``turn``    one user      ``number``, ``kind`` and ``params`` of a question asked of them
``private`` one user      ``events``: phrases that only some may read, this user among them
=========== ============= =====================================================================

Every event comes in exactly one row of everybody who may know it, but that a game which ends with
a chapter repeats its last sentence in ``over``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.store import Session, outbox, progress
from bot.store.progress import EventRow
from engine.kernel.event import Event
from engine.kernel.game import Question
from engine.kernel.phrase import Param, Phrase


def plain(kind: str, params: Mapping[str, Param]) -> EventRow:
    """Put what was told into plain data, not numbered yet."""
    return EventRow(0, kind, Phrase(kind, params).to_json()["params"])


def to_phrase(event: EventRow) -> dict[str, Any]:
    """Return the sentence about an event, as plain data."""
    return {"id": f"event-{event.kind}", "params": dict(event.params)}


class Announcer:
    """Writes the rows of one change of one game."""

    def __init__(self, session: Session, game: int, users: Mapping[str, int], now: float) -> None:
        self._session = session
        self._game = game
        self._users = users
        """Who sits where; practice seats are missing."""
        self._now = now

    async def tell(self, events: Sequence[Event]) -> None:
        """Write events down, and say what is private or ends a chapter."""
        whispered: dict[int, list[dict[str, Any]]] = {}
        for event in events:
            row = EventRow(event.number, event.kind, plain(event.kind, event.params).params)
            audience = None if event.audience is None else sorted(event.audience)
            await progress.add_event(self._session, self._game, row, audience)
            for seat in audience or ():
                if seat in self._users:
                    whispered.setdefault(self._users[seat], []).append(to_phrase(row))
            if event.chapter and audience is None:
                await self._end_chapter("chapter", "title", event.board or {})
        for user, phrases in whispered.items():
            await self._add("private", {"events": phrases}, target=user)

    async def finish(self, view: Mapping[str, Any]) -> None:
        """Say that the game is over."""
        await self._end_chapter("over", "winner", view)

    async def call(self, question: Question) -> None:
        """Ask the users whose answer is wanted."""
        await outbox.drop_turns(self._session, self._game, before=question.number)
        asked = plain(question.kind, question.params)
        payload = {"number": question.number, "kind": asked.kind, "params": asked.params}
        for seat in question.shapes:
            if seat in self._users:
                await self._add("turn", payload, target=self._users[seat], question=question.number)

    async def answered(self, seat: str, question: int) -> None:
        """Call nobody to a question that they have answered."""
        if seat in self._users:
            await outbox.drop_turns(
                self._session, self._game, before=question + 1, target=self._users[seat]
            )

    async def refresh(self) -> None:
        """Have the status card drawn again; the last refresh is enough."""
        await outbox.drop_status(self._session, self._game)
        await self._add("status", {})

    async def _end_chapter(self, kind: outbox.Kind, headline: str, view: Mapping[str, Any]) -> None:
        """Say what everybody may know since the last chapter, the last of it as headline."""
        last = await progress.find_chapter(self._session, self._game)
        told = await progress.list_events(self._session, self._game, after=last)
        if told:
            await progress.set_chapter(self._session, self._game, told[-1].number)
        else:  # a game may end on a chapter, whose sentence then says who has won
            told = await progress.list_events(self._session, self._game, last=1)
        phrases = [to_phrase(event) for event in told]
        head = phrases.pop() if phrases else {"id": "event-over", "params": {}}
        await self._add(kind, {headline: head, "events": phrases, "view": dict(view)})

    async def _add(
        self,
        kind: outbox.Kind,
        payload: Mapping[str, Any],
        *,
        target: int | None = None,
        question: int | None = None,
    ) -> None:
        await outbox.add(
            self._session,
            self._game,
            kind,
            payload,
            written=self._now,
            target=target,
            question=question,
        )


def users_of(seats: Iterable[tuple[str | None, int | None]]) -> dict[str, int]:
    """Map seats to the users who have them, the computer's left out."""
    return {seat: user for seat, user in seats if seat is not None and user is not None}
