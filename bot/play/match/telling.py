"""What the channel of a match is told: its chapters, and who is winning.

What stewards play among themselves is told together, when a person is awaited again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.play.outgoing.announcements import Announcer
from bot.store import Session
from bot.store.messages import posts
from bot.store.table.games import Passed
from engine.kernel.capabilities import RanksSeats, TellsLead
from engine.kernel.event import Event

from .state import MatchState

LONGEST_RUN = 6
"""The most chapters that stewards play among themselves before they are posted."""


class MatchTelling:
    """What the channel of one match has been told, and what it has still to be told."""

    def __init__(self, match: MatchState) -> None:
        self._match = match
        self._grows = True
        """Whether the current chapter may have more to tell."""
        self._ended = False
        """Whether a chapter has ended since the bot last told who is winning."""

    async def tell(
        self, session: Session, announcer: Announcer, events: Sequence[Event], *, scenes: bool
    ) -> None:
        """Tell new events, or keep the ends of chapters that stewards play among themselves."""
        match = self._match
        self._grows = True
        self._ended = self._ended or any(e.chapter and e.audience is None for e in events)
        over = match.game.question is None
        gathering = not over and (match.info.passed or match.plays_on())
        passed = list(match.info.passed) if gathering else None
        await announcer.tell(events, last=over, scenes=scenes, passed=passed)
        await self._put_passed(session, passed or [])

    async def tell_lead(self, session: Session, announcer: Announcer) -> Mapping[str, Any] | None:
        """Tell who is winning if that has changed, and save it; return the sentence about it."""
        if self._match.game.question is None:
            return None
        lead = await self._new_lead(session, announcer)
        if lead is not None and not self._match.info.passed:
            await announcer.show(lead, self._match.game.view(None))
        return lead

    async def catch_up(
        self, session: Session, now: float, lead: Mapping[str, Any] | None = None
    ) -> None:
        """Post what stewards have played, when a person is awaited or when there is too much of it.

        ``lead`` is the sentence about who is winning, if that has changed.
        """
        match, passed = self._match, self._match.info.passed
        if passed and (len(passed) >= LONGEST_RUN or not match.plays_on()):
            announcer = match.announcer(session, now)
            await announcer.tell_passed(passed, match.game.view(None), lead)
            await self._put_passed(session, [])

    async def grow(self, announcer: Announcer) -> None:
        """Update the current chapter's post, unless more will be told in a moment."""
        match = self._match
        if not self._grows or match.game.question is None:
            return
        if not match.plays_on() and not match.is_prompt():
            self._grows = False
            await announcer.grow(match.how_far())

    async def name_best(self, announcer: Announcer) -> None:
        """Name the best placed person, if a steward has won and the table wants no such winner."""
        info, state, rules = self._match.info, self._match.game.state, self._match.game.ruleset
        if self._match.terms.stewards_win or not isinstance(rules, RanksSeats):
            return
        winner = rules.winner(state)
        player = None if winner is None else info.player_in(winner)
        if player is None or player.user is not None:
            return
        for seat in rules.ranking(state):
            if (user := info.users.get(seat)) is not None:
                await announcer.say(
                    "best-person", winner=f"seat:{winner}", seat=f"seat:{seat}", user=f"user:{user}"
                )
                return

    async def _put_passed(self, session: Session, passed: Sequence[Passed]) -> None:
        """Save the ends of chapters that are not posted yet, if they have changed."""
        match = self._match
        if tuple(passed) != match.info.passed:
            await match.change(session, passed=tuple(passed))

    async def _new_lead(self, session: Session, announcer: Announcer) -> Mapping[str, Any] | None:
        """Save who is winning; return the sentence about it, if it has changed.

        While stewards play on, nothing is checked.
        """
        match, rules = self._match, self._match.game.ruleset
        if match.plays_on() and len(match.info.passed) < LONGEST_RUN:
            return None
        ended, self._ended = self._ended, False
        lead = rules.lead(match.game.state) if isinstance(rules, TellsLead) else None
        if lead is None or not (lead.clear or ended):
            return None
        before = await posts.find_lead(session, match.info.id)
        if before == lead.marks:
            return None
        await posts.put_lead(session, match.info.id, lead.marks)
        if before is None or not lead.marks - before:
            return None
        return await announcer.lead(lead)
