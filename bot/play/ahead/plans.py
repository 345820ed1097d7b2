"""Plans: answers that users give in private to questions that are still to come.

A plan is made in an imagined world (:mod:`engine.kernel.ahead.lookahead`), so that neither the
possible plans nor a refusal reveals anything that its player does not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.play.errors import refused, user_error
from bot.play.match.match import Match
from bot.play.match.plans import StoredPlan, entries, tidied
from bot.play.match.registry import TableService
from bot.store import Session
from bot.store.table.ahead import Ahead
from engine.kernel.ahead.lookahead import planned
from engine.kernel.ahead.plans import Otherwise, PlanChoice, Until
from engine.kernel.phrase import Refused

from .upcoming import Draft, Key, Made, UpcomingQuestion, made_by, upcoming_of

MOST = 40
"""The most plans that wait for one user in one game; nobody has more to do in a round."""


class Plans(TableService):
    """Users' plans for questions to come."""

    async def of(self, game: int, user: int) -> UpcomingQuestion:
        """Return what a user can foresee and has planned."""
        async with self._matches.at(game) as match:
            with self._matches.minding(game):
                return upcoming_of(match, user)

    async def made(self, game: int, user: int) -> list[Made]:
        """Return the plans of a user that wait, without looking ahead."""
        async with self._matches.at(game) as match:
            return [made for made in made_by(match, user) if made.waits]

    async def draft(self, game: int, user: int, draft: Draft | None) -> UpcomingQuestion:
        """Save the plan that a user is making, or drop it; return what they see afterwards."""
        async with self._matches.at(game) as match:
            ahead = self._ahead(match, user)
            kept = None if draft is None else draft.to_json()
            async with self._matches.changing(game) as session:
                await match.plan(session, user, replace(ahead, draft=kept))
            with self._matches.minding(game):
                return upcoming_of(match, user)

    async def keep(
        self,
        game: int,
        user: int,
        key: Key,
        choices: Sequence[PlanChoice],
        said: Sequence[str],
        *,
        otherwise: Otherwise = "ask",
        until: Until = "round",
    ) -> UpcomingQuestion:
        """Add a plan after the earlier ones; return what the user sees afterwards.

        ``said`` has the choices in words.
        """
        async with self._matches.at(game) as match:
            with self._matches.minding(game):
                upcoming = upcoming_of(match, user)
                foreseen = upcoming.find(key)
                if foreseen is None:
                    raise user_error("not-foreseen")
                if sum(made.waits for made in upcoming.plans) >= MOST:
                    raise user_error("too-many-plans")
                place = upcoming.foresight.questions.index(foreseen)
                try:
                    plan = planned(
                        upcoming.foresight, place, choices, otherwise=otherwise, until=until
                    )
                except Refused as error:
                    raise refused(error) from None
            ahead = self._ahead(match, user)
            entry: StoredPlan = {"plan": plan, "said": list(said)}
            await self._change(match, user, [*entries(ahead), entry])
            with self._matches.minding(game):
                return upcoming_of(match, user)

    async def drop(self, game: int, user: int, number: int | None) -> UpcomingQuestion:
        """Drop a plan by its number, or all; return what the user sees afterwards."""
        async with self._matches.at(game) as match:
            given = entries(self._ahead(match, user))
            if number is None:
                given = []
            elif not 1 <= number <= len(given):
                raise user_error("no-such-plan")
            else:
                del given[number - 1]
            await self._change(match, user, given)
            with self._matches.minding(game):
                return upcoming_of(match, user)

    async def pass_on(self, game: int, user: int, passes: bool) -> UpcomingQuestion:
        """Save whether the player who takes the user's seat gets their plans; return what the user
        sees."""
        async with self._matches.at(game) as match:
            ahead = replace(self._ahead(match, user), passes=passes)
            async with self._matches.changing(game) as session:
                await match.plan(session, user, ahead)
            with self._matches.minding(game):
                return upcoming_of(match, user)

    async def _change(self, match: Match, user: int, given: Sequence[StoredPlan]) -> None:
        """Save changed plans, and apply them."""
        ahead = replace(self._ahead(match, user), given=tidied(given), draft=None)
        now = self._now()
        async with self._matches.changing(match.info.id) as session:
            await match.plan(session, user, ahead)
            await self._answered(session, match, user, now)
        await self._matches.go_on(match, now)

    @staticmethod
    async def _answered(session: Session, match: Match, user: int, now: float) -> None:
        """Withdraw the notification of a user who was asked ahead of their turn and has
        answered."""
        seat, question = match.seat_of(user), match.game.question
        if question is None or match.info.gathers is None or seat in match.awaited:
            return
        if seat not in match.plans.gathered():
            announcer = match.announcer(session, now)
            await announcer.calls.answered(seat, question.number, by_hand=True, discreet=False)
            await match.note_read(session, user)

    @staticmethod
    def _ahead(match: Match, user: int) -> Ahead:
        if match.plans.rules is None:
            raise user_error("no-plans")
        if not match.running:
            raise user_error("game-over")
        return match.plans.of(user)
