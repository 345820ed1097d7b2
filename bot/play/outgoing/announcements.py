"""What the channel and single users are told after a change: rows of the outbox."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.play.errors import user_error
from bot.play.settings import TableSettings
from bot.store import Session
from bot.store.messages import outbox, posts
from bot.store.table import log, proposals, seats
from bot.store.table.games import GameInfo, Passed
from bot.store.table.log import LogEntry
from bot.store.table.proposals import Proposal
from engine.kernel.capabilities import Lead
from engine.kernel.event import Event
from engine.kernel.phrase import LineData, Param, Phrase

from .calls import Calls, Remedy, plain
from .masks import masked, unmasked
from .rows import OutboxRows

TALK_WAITING = 10
"""The most messages of players that may wait to be posted."""


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
        self._rows = OutboxRows(session, info.id, now)
        self.calls = Calls(self._rows, info)

    async def tell(
        self,
        events: Sequence[Event],
        *,
        last: bool = False,
        scenes: bool = True,
        passed: list[Passed] | None = None,
    ) -> None:
        """Log events of the rules, and send those that are private, are scenes or end a chapter;
        those that are quiet are only logged.

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
            whispers = audience is not None and not event.quiet
            heard = [users[s] for s in audience or () if s in users] if whispers else []
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
            await self._rows.add("private", {"events": phrases, "told": places[user]}, target=user)

    async def show(
        self,
        sentence: Mapping[str, Any],
        view: Mapping[str, Any],
        lines: Sequence[LineData] = (),
    ) -> None:
        """Post a highlight."""
        place = await log.find_end(self._session, self._game)
        payload = {"scene": sentence, "n": place, "view": dict(view), "lines": list(lines)}
        await self._rows.add("scene", payload)

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
        if await posts.told_from(self._session, self._game) != start:
            await posts.tell_from(self._session, self._game, start)
            await self._rows.add("opened", payload)
            return
        # Quick changes come together in one edit.
        if not await outbox.is_growing(self._session, self._game):
            await self._rows.add("grown", payload, stream=outbox.GROWTH)

    async def regrow(self, moment: Mapping[str, Any]) -> None:
        """Remove what was undone from the current chapter's post."""
        start = await log.find_chapter(self._session, self._game)
        if await posts.told_from(self._session, self._game) == start:
            await self.grow(moment)

    async def forsake(self) -> None:
        """Mark the current chapter as undone, because the table goes back."""
        start = await posts.told_from(self._session, self._game)
        if start is None or start != await log.find_chapter(self._session, self._game):
            return
        await outbox.drop_growth(self._session, self._game)
        end = await log.find_end(self._session, self._game)
        payload = {"start": start, "moment": {}, "undone": end}
        await self._rows.add("grown", payload)  # It comes after the row that posts it.
        await posts.tell_from(self._session, self._game, None)

    async def note(self, kind: str, /, **params: Param) -> None:
        """Log an event of the table itself."""
        await log.add(self._session, self._game, None, kind, self._plain(params), None)

    async def say(self, kind: str, /, **params: Param) -> None:
        """Log an event of the table itself, and tell everyone immediately."""
        await self.note(kind, **params)
        await self._rows.add("news", {"events": [self._sentence(kind, params)]})

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
            {"events": [self._sentence(kind, params)]},
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
        sentence = self._sentence(kind, params)
        payload: dict[str, Any] = {"events": [sentence, *followed]}
        if remedies:
            payload["remedies"] = [list(remedy) for remedy in remedies]
        await self._rows.add("word", payload, target=user)

    async def warn(self, user: int, why: Phrase, clocks: Phrase) -> None:
        """Tell a user, in a direct message if possible, what keeps the bot from using the
        channel."""
        sentence = {"id": "obstacle", "params": plain({"why": why, "clocks": clocks})}
        payload = {"events": [sentence], "discreet": True, "obstacle": True}
        await self._rows.add("word", payload, target=user, stream=outbox.ALARM)

    async def confide(
        self,
        user: int,
        kind: str,
        deal: int | None = None,
        back: Sequence[str] = (),
        /,
        **params: Param,
    ) -> None:
        """Tell one user something that nobody else may read; ``deal`` is one that they are offered,
        and ``back`` has the seats to which they can answer.

        Users who take no direct messages are not told, because everyone reads the channel.
        """
        sentence = self._sentence(kind, params)
        payload = {"events": [sentence], "secret": True, "deal": deal, "back": list(back)}
        await self._rows.add("word", payload, target=user, apart=True)

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
        if self._info.faceless:  # A mention in the channel would name them.
            sentence = {"id": f"table-{asks}", "params": dict(words)}
            for user in users:
                await self._rows.add("word", {"events": [sentence]}, target=user)
        payload = {
            "proposal": proposal,
            "phrase": {"id": f"table-{asks}", "params": words},
            "users": list(users),
            "expires": int(expires),
        }
        await self._rows.add("proposal", payload)

    async def seek(self, users: Sequence[int], ring: Sequence[int]) -> None:
        """Ask users to join a game that waits for players; only some of them are notified."""
        if users:
            await self._rows.add("sought", {"users": list(users), "ring": list(ring)})

    async def settled(self, proposal: int) -> None:
        """Have the message of a proposal updated with its outcome."""
        await self._rows.add("settled", {"proposal": proposal})

    async def settle_all(self) -> None:
        """Close all open proposals, because the game has ended."""
        for proposal in await proposals.list_open(self._session, self._game):
            await proposals.close(self._session, proposal.id, "expired")
            await self.settled(proposal.id)

    async def light(self, head: str) -> None:
        """Post the head of the log, about which a round of the beacon decides."""
        await self._rows.add("light", {"head": head})

    async def disclose(self, secret: str, head: str) -> None:
        """Publish the secret of the luck and the end of the log, because the game is over."""
        game = str(self._game)
        await self.say("luck-opened", game=game, secret=f"raw:{secret}", head=f"raw:{head}")

    async def finish(self, view: Mapping[str, Any]) -> None:
        """Post that the game is over."""
        headline = await self._end_chapter("over", "winner", view)
        await self._unmask()
        await self.part(headline)
        if TableSettings.of(self._info.terms).story:
            await self._rows.add("story", {}, stream=outbox.STORY)

    async def close(self, kind: str, by: int | None, /, **params: Param) -> None:
        """Log why a game has ended without a winner by the rules, and tell everyone.

        ``by`` is the user who ended it, and need not be told.
        """
        await self.say(kind, **params)
        await self.part(self._sentence(kind, params), besides=by)
        await self._unmask()

    async def _unmask(self) -> None:
        """Tell who has played which seat, if nobody could know it until now."""
        if not self._info.faceless:
            return
        played = await seats.list_all_tenures(self._session, self._game)
        if players := unmasked(self._info, played):
            known = Announcer(self._session, replace(self._info, phase="over"), self._now)
            await known.say("unmasked", players=players)

    async def part(self, event: Mapping[str, Any], *, besides: int | None = None) -> None:
        """Tell users who get direct messages why the game has ended."""
        for user in self._info.users.values():
            if user != besides:
                await self._rows.add("ended", {"event": event}, target=user)

    async def refresh(self) -> None:
        """Queue an update of the game's post and of its event, if any."""
        await outbox.refresh(self._session, self._game, "status", self._now)
        terms = self._terms or TableSettings.of(self._info.terms)
        if self._info.phase != "lobby" and terms.events:
            await self.reschedule()

    async def reschedule(self) -> None:
        """Queue an update of the server event."""
        await outbox.refresh(self._session, self._game, "event", self._now)

    def _plain(self, params: Mapping[str, Param]) -> dict[str, Any]:
        """Return parameters as plain data, without names where nobody may know them."""
        return masked(self._info, plain(params))

    def _sentence(self, kind: str, params: Mapping[str, Param]) -> dict[str, Any]:
        """Return the phrase about an event of the table itself, as plain data."""
        return {"id": f"table-{kind}", "params": self._plain(params)}

    async def _end_chapter(
        self, kind: outbox.Kind, headline: str, view: Mapping[str, Any], *, last: bool = False
    ) -> Mapping[str, Any]:
        """Post the public events since the last chapter, with the last one as headline.

        Return the phrase of that event.
        """
        start = await log.find_chapter(self._session, self._game)
        told = log.told_by_rules(await log.entries(self._session, self._game, after=start))
        await outbox.drop_growth(self._session, self._game)
        await posts.tell_from(self._session, self._game, None)
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
        await self._rows.add(kind, {**payload, **({"last": True} if last else {})})
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
        await posts.tell_from(self._session, self._game, None)
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
        await self._rows.add("chapter", payload)
