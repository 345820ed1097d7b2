"""The messages after a change, as rows of the outbox.

The payloads are phrases (``{"id": …, "params": …}``) and views, as plain data:

============ ============= ====================================================================
kind         goes to       payload
============ ============= ====================================================================
``chapter``  the channel   ``title``, the phrase of the event that ended a part of the round;
                           ``events``, the public phrases before it since the last chapter;
                           ``view``, what a spectator saw right then; ``start``, the place in the
                           log behind which it begins; ``last``, whether the game ends with it.
                           Of several that stewards have played on through: ``title``, the
                           phrase that ended the last one; ``ends``, what has ended each:
                           its ``kind``, ``place`` in the log and ``round``, and how many of
                           the ``events`` come ``before`` it
                           ``head``: of the table's log, if it has one
``light``    the channel   ``head``: of the table's log, which a round of the beacon awaits
``opened``   the channel   ``start``, the place in the log behind which a chapter begins that goes
                           on: it is told from now on; ``moment``, ``round`` and ``phase``
``grown``    the channel   the same: what happened meanwhile is added by an edit; ``undone``, the
                           place up to which it was told, if the table went back since
``scene``    the channel   ``scene``, the phrase of something that players gather to see; ``n``, its
                           place in the log; ``view``, what a spectator saw right then;
                           ``lines``, what the rules explained then
``over``     the channel   ``winner``, the phrase of the last public event; ``events``, the
                           public phrases before it since the last chapter; ``view``, the end
``news``     the channel   ``events``; public phrases that cannot wait for their chapter: what
                           the table itself has to tell (``table-…``)
``story``    the channel   nothing: the film, the chronicle and the page to keep of a game that is
                           over, behind all other messages to the channel
``said``     the channel   the same, of what players say (``table-said``, ``table-allied``): behind
                           all other messages to the channel
``proposal`` the channel   ``proposal``, its number; ``phrase`` (``table-proposed-…``);
                           ``users``, whose vote is missing; ``expires``
``settled``  the channel   ``proposal``, its number: it can be voted upon no more
``sought``   the channel   ``users``, who are asked to join a game that waits for them, and
                           ``ring``, those of them who are to be called
``status``   the channel   nothing: the status card is to be drawn again
``event``    the server    nothing: its event for the deadline is to be brought up to date
``turn``     one user      ``number``, ``kind`` and ``params`` of a question asked of them;
                           ``due``, when its answer is (``None``: no hurry); ``discreet``,
                           whether nobody else is to see it, if that can be done
``reminder`` one user      the same, and ``part``: ``half``, ``late``, ``waiting`` where there is
                           no deadline, or ``last`` where all others have answered; or with
                           ``next`` only ``number``, ``after``, whom the game awaits, and ``kind``,
                           what the user will be asked then; or with ``host`` the ``number``,
                           ``events`` that say why the table waits, whether it is ``paused``, and
                           ``remedies``: buttons, each a label and what the host's panel does
``private``  one user      ``events``: phrases that only some may read, this user among them;
                           ``told``, their places in the log
``word``     one user      ``events``: phrases that concern this user; they are no secret;
                           ``remedies``, as for a reminder to a host, if there are any;
                           ``secret``, whether only this user may read it, directly or not at
                           all; ``deal``, the number of one that they are offered
``ended``    one user      ``event``: the phrase of what has ended the game; their last message
``lapsed``   one user      ``question``: calls and reminders to questions up to this number are
                           to be taken back; ``answered``, whether because the user has answered
============ ============= ====================================================================

Everyone who may know an event of the rules gets it in exactly one row: the public ones with the end
of their chapter; while that goes on they are read from the log. Scenes show some again, and a game
that ends with a chapter repeats its last sentence in ``over``.

Besides things of the game, parameters name users (``user:101``), channels (``channel:7``), moments
(``time:1700000000``, UTC epoch seconds) and spans of time (``span:3600``, in seconds). Messages to
a user wait for the end of their quiet hours.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from bot.play.errors import user_error
from bot.play.settings import TableSettings
from bot.store import Session, chapters, log, notifications, outbox, proposals
from bot.store import users as people
from bot.store.clocks import Clock
from bot.store.games import GameInfo, Passed
from bot.store.log import LogEntry
from bot.store.proposals import Proposal
from engine.kernel.capabilities import Lead
from engine.kernel.event import Event
from engine.kernel.game import Question
from engine.kernel.phrase import LineData, Param, Phrase

from .quiet_hours import quiet_until

NEXT_AFTER = 60.0
"""Seconds for which a question is open before the next players are told."""

TALK_WAITING = 10
"""The most messages of players that may wait to be posted."""


class Remedy(NamedTuple):
    """Something that a host can do about a waiting table, as a button."""

    label: str
    """The id of the button's label."""
    what: str
    """What the host's panel does."""


def plain(params: Mapping[str, Param]) -> dict[str, Any]:
    """Return parameters as plain data."""
    return dict(Phrase("", params).to_json()["params"])


def to_phrase(entry: LogEntry) -> dict[str, Any]:
    """Return the phrase about an event, as plain data."""
    teller = "table" if entry.number is None else "event"
    return {"id": f"{teller}-{entry.kind}", "params": dict(entry.params)}


class Announcer:
    """The writer of the rows of one change of one game."""

    def __init__(
        self,
        session: Session,
        info: GameInfo,
        now: float,
        head: str = "",
        terms: TableSettings | None = None,
    ) -> None:
        """Create it; ``head`` is that of the table's log, if it has one, for the ends of chapters.

        ``terms`` are the table's settings, if they are already known.
        """
        self._session = session
        self._info = info
        self._game = info.id
        self._now = now
        self._headed = {"head": head} if head else {}
        self._terms = terms

    async def tell(
        self,
        events: Sequence[Event],
        *,
        last: bool = False,
        scenes: bool = True,
        passed: list[Passed] | None = None,
    ) -> None:
        """Log events of the rules, and send those that are private, are scenes or end a chapter.

        ``last`` is whether the game is over then, ``scenes`` whether scenes are posted. With
        ``passed``, no chapter is told: its end is added there, for :meth:`tell_passed`.
        """
        users = self._info.users
        whispered: dict[int, list[dict[str, Any]]] = {}
        places: dict[int, list[int]] = {}
        for event in events:
            params = plain(event.params)
            audience = None if event.audience is None else sorted(event.audience)
            await log.add(self._session, self._game, event.number, event.kind, params, audience)
            sentence = {"id": f"event-{event.kind}", "params": params}
            heard = [users[seat] for seat in audience or () if seat in users]
            place = await log.find_end(self._session, self._game) if heard else 0
            for user in heard:
                whispered.setdefault(user, []).append(sentence)
                places.setdefault(user, []).append(place)
            if event.scene and audience is None and scenes:
                await self.show(sentence, event.board or {}, event.lines)
            if event.chapter and audience is None and passed is not None:
                number = (event.board or {}).get("round", 0)
                passed.append(Passed(await log.find_end(self._session, self._game), number))
            elif event.chapter and audience is None:
                ends = last and event is events[-1]
                await self._end_chapter("chapter", "title", event.board or {}, last=ends)
        for user, phrases in whispered.items():
            await self._add("private", {"events": phrases, "told": places[user]}, target=user)

    async def show(
        self,
        sentence: Mapping[str, Any],
        view: Mapping[str, Any],
        lines: Sequence[LineData] = (),
    ) -> None:
        """Post a highlight."""
        place = await log.find_end(self._session, self._game)
        payload = {"scene": sentence, "n": place, "view": dict(view), "lines": list(lines)}
        await self._add("scene", payload)

    async def lead(self, lead: Lead) -> Mapping[str, Any]:
        """Log who is winning; return the sentence about it."""
        kind = lead.kind  # It has words among the game's own.
        await self.note(kind, **lead.params)
        return {"id": f"table-{kind}", "params": plain(lead.params)}

    async def grow(self, moment: Mapping[str, Any]) -> None:
        """Post the events of the current chapter, or add them to its post.

        ``moment`` is the round and the phase.
        """
        start = await log.find_chapter(self._session, self._game)
        if not await log.entries(self._session, self._game, after=start, last=1, of_rules=True):
            return
        payload = {"start": start, "moment": dict(moment)}
        if await chapters.told_from(self._session, self._game) != start:
            await chapters.tell_from(self._session, self._game, start)
            await self._add("opened", payload)
            return
        # Quick changes come together in one edit.
        if not await outbox.is_growing(self._session, self._game):
            await self._add("grown", payload, stream=outbox.GROWTH)

    async def regrow(self, moment: Mapping[str, Any]) -> None:
        """Remove what was undone from the current chapter's post."""
        start = await log.find_chapter(self._session, self._game)
        if await chapters.told_from(self._session, self._game) == start:
            await self.grow(moment)

    async def forsake(self) -> None:
        """Mark the current chapter as undone, because the table goes back."""
        start = await chapters.told_from(self._session, self._game)
        if start is None or start != await log.find_chapter(self._session, self._game):
            return
        await outbox.drop_growth(self._session, self._game)
        end = await log.find_end(self._session, self._game)
        payload = {"start": start, "moment": {}, "undone": end}
        await self._add("grown", payload)  # It comes after the row that posts it.
        await chapters.tell_from(self._session, self._game, None)

    async def note(self, kind: str, /, **params: Param) -> None:
        """Log an event of the table itself."""
        await log.add(self._session, self._game, None, kind, plain(params), None)

    async def say(self, kind: str, /, **params: Param) -> None:
        """Log an event of the table itself, and tell everyone immediately."""
        await self.note(kind, **params)
        await self._add("news", {"events": [{"id": f"table-{kind}", "params": plain(params)}]})

    async def talk(self, kind: str, not_before: float, /, **params: Param) -> None:
        """Record a message of a player, and post it after all messages of the table.

        Raises UserError if so many messages wait that it would not be posted for a while.
        """
        if await outbox.count_talk(self._session, self._game) >= TALK_WAITING:
            raise user_error("say-less")
        await self.note(kind, **params)
        await outbox.add(
            self._session,
            self._game,
            "said",
            {"events": [{"id": f"table-{kind}", "params": plain(params)}]},
            written=self._now,
            not_before=not_before,
            stream=outbox.TALK,
        )
        if self._info.obstacle is not None:
            await outbox.line_up_talk(self._session, self._game)

    async def tell_user(
        self,
        user: int,
        kind: str,
        /,
        *,
        followed: Sequence[Mapping[str, Any]] = (),
        remedies: Sequence[Remedy] = (),
        **params: Param,
    ) -> None:
        """Tell one user something that is not secret, its consequences, and what they can do."""
        sentence = {"id": f"table-{kind}", "params": plain(params)}
        payload: dict[str, Any] = {"events": [sentence, *followed]}
        if remedies:
            payload["remedies"] = [list(remedy) for remedy in remedies]
        await self._add("word", payload, target=user)

    async def warn(self, user: int, why: Phrase, clocks: Phrase) -> None:
        """Tell a user, in a direct message if possible, what keeps the bot from using the
        channel."""
        sentence = {"id": "obstacle", "params": plain({"why": why, "clocks": clocks})}
        payload = {"events": [sentence], "discreet": True, "obstacle": True}
        await self._add("word", payload, target=user, stream=outbox.ALARM)

    async def confide(
        self, user: int, kind: str, deal: int | None = None, /, **params: Param
    ) -> None:
        """Tell one user something that nobody else may read; ``deal`` is one that they are offered.

        Users who take no direct messages are not told, because everyone reads the channel.
        """
        sentence = {"id": f"table-{kind}", "params": plain(params)}
        payload = {"events": [sentence], "secret": True, "deal": deal}
        await self._add("word", payload, target=user, apart=True)

    async def propose(
        self, proposal: int, asks: str, users: Sequence[int], expires: float, **params: Param
    ) -> None:
        """Log a proposal, and ask the users whose vote is missing, if any."""
        await self.note(asks, **params)
        await self._put(proposal, asks, users, expires, plain(params))

    async def put(self, proposal: Proposal, users: Sequence[int]) -> None:
        """Ask the users whose vote on a proposal is missing again, in another channel."""
        words = proposal.params["words"]
        await self._put(proposal.id, proposal.asks, users, proposal.expires, words)

    async def _put(
        self,
        proposal: int,
        asks: str,
        users: Sequence[int],
        expires: float,
        words: Mapping[str, Any],
    ) -> None:
        if not users:
            return
        payload = {
            "proposal": proposal,
            "phrase": {"id": f"table-{asks}", "params": words},
            "users": list(users),
            "expires": int(expires),
        }
        await self._add("proposal", payload)

    async def seek(self, users: Sequence[int], ring: Sequence[int]) -> None:
        """Ask users to join a game that waits for players; only some of them are notified."""
        if users:
            await self._add("sought", {"users": list(users), "ring": list(ring)})

    async def settled(self, proposal: int) -> None:
        """Have the message of a proposal updated with its outcome."""
        await self._add("settled", {"proposal": proposal})

    async def settle_all(self) -> None:
        """Close all open proposals, because the game has ended."""
        for proposal in await proposals.list_open(self._session, self._game):
            await proposals.close(self._session, proposal.id, "expired")
            await self.settled(proposal.id)

    async def light(self, head: str) -> None:
        """Post the head of the log, about which a round of the beacon decides."""
        await self._add("light", {"head": head})

    async def disclose(self, secret: str, head: str) -> None:
        """Publish the secret of the luck and the end of the log, because the game is over."""
        game = str(self._game)
        await self.say("luck-opened", game=game, secret=f"raw:{secret}", head=f"raw:{head}")

    async def finish(self, view: Mapping[str, Any]) -> None:
        """Post that the game is over."""
        headline = await self._end_chapter("over", "winner", view)
        await self.part(headline)
        if TableSettings.of(self._info.terms).story:
            await self._add("story", {}, stream=outbox.STORY)

    async def close(self, kind: str, by: int | None, /, **params: Param) -> None:
        """Log why a game has ended without a winner by the rules, and tell everyone.

        ``by`` is the user who ended it, and need not be told.
        """
        await self.say(kind, **params)
        await self.part({"id": f"table-{kind}", "params": plain(params)}, besides=by)

    async def part(self, event: Mapping[str, Any], *, besides: int | None = None) -> None:
        """Tell users who get direct messages why the game has ended."""
        for user in self._info.users.values():
            if user != besides:
                await self._add("ended", {"event": event}, target=user)

    async def call(
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
            user = self._info.users.get(seat)
            if user is None or await self._is_called(user, question, still):
                continue
            payload = self._asked(question, clock, discreet)
            await self._add(
                "turn", payload, target=user, question=question.number, not_before=not_before
            )

        for seat, kind in ahead.items():
            user = self._info.users[seat]
            if not await self._is_called(user, question, still):
                payload = {"number": question.number, "kind": kind, "params": {}, "due": None}
                await self._add("turn", payload, target=user, question=question.number)

    async def _is_called(self, user: int, question: Question, still: Collection[int]) -> bool:
        """Return whether a user was notified of a question, or still is of an earlier one."""
        return user in still or await outbox.was_called(
            self._session, self._game, user, question.number
        )

    async def remind(
        self, question: Question, clock: Clock, part: str, *, discreet: bool = False
    ) -> None:
        """Remind the user of a seat about a question."""
        payload = {**self._asked(question, clock, discreet), "part": part}
        user = self._info.users[clock.seat]
        await self._add("reminder", payload, target=user, question=question.number)

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
            "paused": self._info.paused is not None,
            "events": [{"id": f"table-{kind}", "params": plain(params)}],
            "remedies": [list(remedy) for remedy in remedies],
        }
        await self._add("reminder", payload, target=host, question=number)

    async def remind_last(self, question: Question, clock: Clock) -> None:
        """Tell the user of a seat, once, that all others have answered a question."""
        user = self._info.users[clock.seat]
        if not await outbox.was_reminded(self._session, self._game, user, question.number, "last"):
            payload = {**self._asked(question, clock, False), "part": "last"}
            await self._add("reminder", payload, target=user, question=question.number)

    async def tell_next(self, question: Question, seat: str, kind: str, after: str) -> None:
        """Tell the user of a seat that they are next, unless the question has passed by then.

        ``kind`` is the kind of their question; ``after`` are the seats that are asked now.
        """
        user = self._info.users[seat]
        if await outbox.was_reminded(self._session, self._game, user, question.number, "next"):
            return
        payload = {"number": question.number, "kind": kind, "after": after, "part": "next"}
        await self._add(
            "reminder",
            payload,
            target=user,
            question=question.number,
            not_before=self._now + NEXT_AFTER,
        )

    async def answered(self, seat: str, question: int, *, by_hand: bool, discreet: bool) -> None:
        """Withdraw notifications of a question that users have answered, or that was answered for
        them.

        With ``discreet``, all are withdrawn together, so that nobody sees which came first.
        """
        user = self._info.users.get(seat)
        if user is None:
            return
        await outbox.drop_turns(self._session, self._game, before=question + 1, target=user)
        if not discreet and user in await notifications.last_called(self._session, self._game):
            await self._lapse(user, question, answered=by_hand)

    async def lapse_all(self) -> None:
        """Withdraw all notifications and reminders, because it is nobody's turn."""
        for user, question in (await notifications.last_called(self._session, self._game)).items():
            await outbox.drop_turns(self._session, self._game, before=question + 1, target=user)
            await self._lapse(user, question, answered=False)

    async def _lapse_passed(self, question: Question, called: Sequence[str]) -> set[int]:
        """Withdraw notifications of earlier questions, and of this one for users who are not asked
        it.

        While all are asked at the same time, notifications of users in ``called`` stay. Return the
        users whose notifications stay.
        """
        await outbox.drop_turns(self._session, self._game, before=question.number)
        asked = {self._info.users.get(seat) for seat in question.shapes}
        since = self._info.gathers
        still = set[int]()
        for user, last in (await notifications.last_called(self._session, self._game)).items():
            seats = [seat for seat in called if self._info.users.get(seat) == user]
            if seats and since is not None and since <= last:
                still.add(user)
            elif last < question.number or user not in asked:
                await self._lapse(user, last, answered=False)
        return still

    async def _lapse(self, user: int, question: int, *, answered: bool) -> None:
        if not await outbox.is_lapsing(self._session, self._game, user, question):
            payload = {"question": question, "answered": answered}
            await self._add("lapsed", payload, target=user, question=question)

    async def refresh(self) -> None:
        """Queue an update of the game's post and of its event, if any; the last one is enough."""
        await outbox.drop_refreshes(self._session, self._game)
        await self._add("status", {})
        terms = self._terms or TableSettings.of(self._info.terms)
        if self._info.phase != "lobby" and terms.events:
            await self.reschedule()

    async def reschedule(self) -> None:
        """Queue an update of the server event; the last such row is enough."""
        await outbox.drop_refreshes(self._session, self._game, "event")
        await outbox.add(
            self._session, self._game, "event", {}, written=self._now, stream=outbox.CALENDAR
        )

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

    async def _end_chapter(
        self, kind: outbox.Kind, headline: str, view: Mapping[str, Any], *, last: bool = False
    ) -> Mapping[str, Any]:
        """Post the public events since the last chapter, with the last one as headline.

        Return the phrase of that event.
        """
        start = await log.find_chapter(self._session, self._game)
        told = log.told_by_rules(await log.entries(self._session, self._game, after=start))
        await outbox.drop_growth(self._session, self._game)
        await chapters.tell_from(self._session, self._game, None)
        if told:
            await log.set_chapter(self._session, self._game, told[-1].n)
        else:  # A game may end with a chapter, whose sentence then says who has won.
            told = await log.entries(self._session, self._game, last=1, of_rules=True)
        phrases = [to_phrase(entry) for entry in told]
        head = phrases.pop() if phrases else {"id": "event-over", "params": {}}
        payload = {
            headline: head,
            "events": phrases,
            "view": dict(view),
            "start": start,
            "upto": await log.find_end(self._session, self._game),
            **self._headed,
        }
        await self._add(kind, {**payload, **({"last": True} if last else {})})
        return head

    async def tell_passed(
        self,
        passed: Iterable[Passed],
        view: Mapping[str, Any],
        lead: Mapping[str, Any] | None = None,
    ) -> None:
        """Post the play of stewards until now as one chapter.

        ``passed`` has the ends of chapters in it, ``lead`` the sentence about who is winning now.
        """
        rounds = {end.place: end.round for end in passed}
        start = await log.find_chapter(self._session, self._game)
        told = log.told_by_rules(await log.entries(self._session, self._game, after=start))
        ends = [entry for entry in told if entry.n in rounds]
        if not ends:
            return
        await outbox.drop_growth(self._session, self._game)
        await chapters.tell_from(self._session, self._game, None)
        await log.set_chapter(self._session, self._game, told[-1].n)
        head = ends[-1]
        payload = {
            "title": to_phrase(head),
            "events": [
                *(to_phrase(entry) for entry in told if entry is not head),
                *([lead] if lead is not None else []),
            ],
            "view": dict(view),
            "start": start,
            "upto": await log.find_end(self._session, self._game),
            "ends": [
                {
                    "kind": end.kind,
                    "place": end.n,
                    "round": rounds[end.n],
                    "before": sum(entry.n < end.n for entry in told),
                }
                for end in ends
            ],
            **self._headed,
        }
        await self._add("chapter", payload)

    async def _add(
        self,
        kind: outbox.Kind,
        payload: Mapping[str, Any],
        *,
        target: int | None = None,
        question: int | None = None,
        not_before: float = 0.0,
        stream: int = outbox.TABLE,
        apart: bool = False,
    ) -> None:
        wait = None
        if target is not None and kind != "lapsed":  # Nobody hears of it.
            wait = quiet_until(await people.find_settings(self._session, target), self._now)
        await outbox.add(
            self._session,
            self._game,
            kind,
            payload,
            written=self._now,
            target=target,
            question=question,
            not_before=max(wait or 0.0, not_before),
            stream=stream,
            apart=apart,
        )
