"""How long a table has waited, and when a player was last there."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.play.time.clocks import ALONE_TOLD, PAUSED, SILENT, WAITING, Ladder, rung_at
from bot.store import Session
from bot.store.table import proposals, watches
from bot.store.table.proposals import Kind
from bot.store.table.watches import Mode, Watch

from .clocks import MatchClocks
from .state import MatchState

UNASKED: Collection[Kind] = ("stand-in", "resume", "over")
"""The votes that the bot proposes by itself, and that lapse when the table no longer waits."""


class MatchWait:
    """The wait of one table."""

    def __init__(self, match: MatchState, clocks: MatchClocks) -> None:
        self._match, self._clocks = match, clocks
        self.watch: Watch | None = None
        """How long the table has waited, and what was done about it."""
        self.presses: dict[int, float] = {}
        """When users have last done anything at the table."""

    async def load(self, session: Session) -> None:
        """Load both."""
        self.watch = await watches.find(session, self._match.info.id)
        self.presses = await watches.list_presses(session, self._match.info.id)

    async def keep(self, session: Session, now: float) -> None:
        """Restart the count of how long the table waits, if it now waits for something else."""
        mode, number = self._waits_for()
        if not self.presses:
            await self.note_presence(session, self._match.info.host, now)
        watch = self.watch
        if watch is not None and (watch.mode, watch.question) == (mode, number):
            return
        if watch is not None and watch.voting:
            await self._end_unasked(session, now, [k for k in UNASKED if k != "over"])
        fresh = Watch(mode, number, now, next=now, idle=None if watch is None else watch.idle)
        await self.put(session, fresh)

    async def put(self, session: Session, watch: Watch, *, not_before: float = 0.0) -> None:
        """Save how long the table has waited, and when to check that again."""
        after = [self.last_deed + self.silence if watch.idle is None else watch.idle]
        if watch.mode:
            after.append(self.waited_since(watch) + rung_at(self.ladder, watch.step)[1])
        self.watch = replace(watch, next=max(min(after), not_before))
        await watches.put(session, self._match.info.id, self.watch)

    async def note_presence(self, session: Session, user: int, now: float) -> None:
        """Save that a user has done something, so that nobody asks whether they are there."""
        self.presses[user] = now
        await watches.note_press(session, self._match.info.id, user, now)
        if self.watch is not None and self.watch.idle is not None:
            await self._end_unasked(session, now, ["over"])
            await self.put(session, replace(self.watch, idle=None))

    async def postpone(self, session: Session, by: float) -> None:
        """Exclude some time from the wait, because nobody could do anything then."""
        await watches.postpone(session, by, self._match.info.id)
        self.presses = {user: at + by for user, at in self.presses.items()}
        if (watch := self.watch) is not None:
            self.watch = replace(watch, since=watch.since + by, next=watch.next + by)

    @property
    def alone(self) -> bool:
        """Whether only one person plays."""
        return len(self._match.info.users) == 1

    @property
    def last_deed(self) -> float:
        """When someone last did something at the table."""
        return max(self.presses.values(), default=self._match.info.created)

    @property
    def silence(self) -> float:
        """The seconds of silence after which the table has to be asked."""
        return ALONE_TOLD if self.alone else SILENT

    @property
    def ladder(self) -> Ladder:
        """The ladder of reminders for what the table is waiting for."""
        return PAUSED if self._match.info.paused is not None else WAITING

    def waited_since(self, watch: Watch) -> float:
        """Return since when the table has waited for longer than it has agreed."""
        if watch.mode != "waiting":
            return watch.since
        dues = [
            clock.due
            for seat in self._clocks.unhurried or self._match.awaited
            if (clock := self._clocks.by_seat.get(seat))
            and clock.due is not None
            and clock.stopped is None
        ]
        return max([watch.since, *dues])

    def _waits_for(self) -> tuple[Mode, int]:
        """Return why the table waits, and for which question."""
        if self._match.info.lost is not None:
            return "lost", 0
        if self._match.info.paused is not None:
            return "paused", 0
        if self._match.game.question is not None and self._match.awaited:
            return "waiting", self._match.game.question.number
        return "", 0

    async def _end_unasked(self, session: Session, now: float, kinds: Collection[Kind]) -> None:
        """Close votes that the bot has proposed, because the table no longer waits."""
        for proposal in await proposals.list_open(session, self._match.info.id):
            if proposal.kind in kinds and proposal.params.get("unasked"):
                await proposals.close(session, proposal.id, "void")
                await self._match.announcer(session, now).settled(proposal.id)
