"""All games of one process: everything that panels, posts and commands need."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from random import SystemRandom
from typing import Any, Self

from bot.store import Store
from bot.store.messages import outbox
from bot.store.sqlite.session import to_json
from bot.store.table import log as chronicle
from bot.store.table import progress, taught
from bot.store.table.clocks import Clock
from engine.fairness.log import NO_BEACON
from engine.kernel.capabilities import Imagines
from engine.kernel.phrase import LineData, Phrase, Refused, refusal
from engine.kernel.ruleset import AnyRuleset
from engine.kernel.shapes.base import RandomSource, WrongPath
from engine.kernel.visibility import seen_by

from .ahead.free_actions import FreeActions
from .ahead.instructions import Instructions
from .ahead.plans import Plans
from .coaching import Coaching
from .deals import Deals
from .errors import UserError, refused, user_error
from .fairness import fresh_secret
from .hints import Adviser, Hints, Nobody
from .lobby.seekers import Seekers
from .lobby.service import Lobbies
from .match.halting import halt
from .match.lights import Lights, RoundSource, Unreached
from .match.match import Match
from .match.registry import MatchRegistry
from .match.rewind import undo
from .match.steward_jobs import Guessing, StewardRunner
from .notepad import Notepad
from .outgoing.queue import Queue
from .records import Records
from .scheduler import Scheduler
from .table.channel import TableChannels
from .table.deadlines import Deadlines
from .table.requests import SeatRequests, VoteRequests
from .table.vacations import Vacations
from .talk import Talks
from .time.clocks import judge
from .users import Users
from .views import (
    AnswerView,
    LogLine,
    Notes,
    SeatView,
    TableView,
    WaitingGame,
    answer_view,
    as_told,
    find_draft,
    find_notes,
    find_waiting,
    seat_view,
    table_view,
)

log = logging.getLogger(__name__)


class Play(Lobbies):
    """All games of one process.

    Every method raises UserError for what cannot be done, and then nothing has changed.
    """

    registry: type[MatchRegistry] = MatchRegistry
    """The registry of the matches."""

    def __init__(
        self,
        matches: MatchRegistry,
        box: Queue,
        timely: asyncio.Event,
        *,
        rng: RandomSource,
        now: Callable[[], float],
        steady: Callable[[], float],
        adviser: Adviser,
        relays: RoundSource,
    ) -> None:
        self.queue = box
        self.hints = Hints(matches, adviser, now)
        """Hints."""
        self.seats = SeatRequests(matches, now)
        """Requests about seats in running games."""
        self.time = Deadlines(matches, now)
        """Pauses, more time, vacations."""
        self.vacations = Vacations(matches, now)
        """When users are away, in all their games."""
        self.votes = VoteRequests(matches, now)
        """What a table decides together."""
        self.instructing = Instructions(matches, now)
        """Users' instructions for questions to come."""
        self.interjecting = FreeActions(matches, now)
        """Users' free actions."""
        self.planning = Plans(matches, now)
        """Users' plans."""
        self.coaching = Coaching(matches)
        """What is explained in first games."""
        self.users = Users(matches, now)
        """What is known of users, whatever they play."""
        self.records = Records(matches)
        """Games as records."""
        self.noting = Notepad(matches)
        """Users' notepads."""
        self.seeking = Seekers(matches)
        """The users who want to be asked when someone looks for players."""
        self.places = TableChannels(matches, now)
        """The channels of tables: those that are gone, and tables that are moved or closed."""
        self.dealing = Deals(matches, now)
        """The deals of players."""
        self.talking = Talks(matches, now)
        """What players say and declare, and their private talks."""
        self.lights = Lights(
            matches, self.light, self.votes.put_dark, relays, now=now, steady=steady
        )
        """The service that waits for rounds of the beacon."""
        self.timely = timely
        """Set when something may be due earlier than :meth:`tick` has said."""
        self.scheduler = Scheduler(matches, self.places, now, steady)
        """The clock of what is due, which knows how much time players have lost."""
        super().__init__(matches, rng=rng, now=now)

    @classmethod
    async def open(
        cls,
        store: Store,
        rulesets: Mapping[str, AnyRuleset],
        *,
        rng: RandomSource | None = None,
        now: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        kept: int = 256,
        privacy_delay: float = 0.0,
        adviser: Adviser | None = None,
        thinker: StewardRunner | None = None,
        secret: Callable[[], bytes] | None = None,
        relays: RoundSource | None = None,
    ) -> Self:
        """Open all games of a store; those that wait for stewards' answers continue.

        ``rng`` draws seats, and answers for chance, where a table has no log. For logs, ``secret``
        returns a secret, by default a fresh one unless there is a generator; ``relays`` are the
        source of the beacon's rounds for new tables. ``now`` returns UTC epoch seconds, and
        ``steady`` seconds of a clock that is never set. ``kept`` is how many games stay in memory.
        ``privacy_delay`` is the most seconds for which the bot hides who has answered a question to
        several seats, in games that take plans. ``thinker`` answers for stewards, by default at
        random; ``adviser`` has hints.
        """
        fresh: Callable[[], bytes | None] = secret or (fresh_secret if rng is None else _no_secret)
        rng = rng or SystemRandom()
        box = await Queue.open(store, now=now, steady=steady)
        timely = asyncio.Event()
        changed = (box.changed, timely)
        matches = cls.registry(
            store,
            rulesets,
            rng=rng,
            now=now,
            steady=steady,
            kept=kept,
            privacy_delay=privacy_delay,
            changed=changed,
            thinker=thinker or Guessing(rng),
            fresh_secret=fresh,
            beacon=NO_BEACON if relays is None else relays.beacon.chain,
            halt=halt,
        )
        self = cls(
            matches,
            box,
            timely,
            rng=rng,
            now=now,
            steady=steady,
            adviser=adviser or Nobody(),
            relays=relays or Unreached(),
        )
        await self.scheduler.begin()
        await matches.resume()
        return self

    def hear(self, hears: Callable[[int], None]) -> None:
        """Call a function with the number of every game that may have changed, from now on."""
        self._matches.on_change.append(hears)

    # -- time -----------------------------------------------------------------------------------

    async def tick(self, now: float) -> float:
        """Do everything that is due by ``now`` in all games; return when to call this again.

        ``timely`` is set when a change may make something due earlier.
        """
        return await self.scheduler.tick(now)

    async def keep_time(self, *, rarely: float = 1.0) -> None:
        """Call :meth:`tick` when something is due, and every ``rarely`` seconds.

        It runs until it is canceled.
        """
        await self.scheduler.run(self.timely, rarely)

    # -- playing --------------------------------------------------------------------------------

    async def waiting_for(self, user: int) -> list[WaitingGame]:
        """Return the games in which a user has something to answer, the longest waiting first."""
        found = []
        for info in await self.games_of(user):
            if info.phase != "running":
                continue
            try:
                async with self._matches.at(info.id) as match:
                    waiting = find_waiting(match, user)
            except UserError:  # The game waits for other rules, not for a player.
                continue
            if waiting is not None:
                found.append(waiting)
        return sorted(found, key=lambda w: w.clock.begun if w.clock else w.info.created)

    async def table_view(self, game: int) -> TableView:
        """Return what everyone may see of a game that has begun."""
        async with self._matches.at(game) as match, self._matches.reading(game) as session:
            return await table_view(session, match, self._matches.times)

    async def seat_view(self, game: int, user: int) -> SeatView:
        """Return what a player sees of a game that has begun."""
        async with self._matches.at(game) as match, self._matches.reading(game) as session:
            return self._shown(match, user, await find_notes(session, match, user))

    async def answer_view(self, game: int, user: int) -> AnswerView:
        """Return what a player needs to see in order to answer."""
        async with self._matches.at(game) as match, self._matches.reading(game) as session:
            return answer_view(match, user, await find_draft(session, match, user))

    async def explain(
        self, game: int, topic: str, seat: str | None = None, *, user: int | None = None
    ) -> list[LineData]:
        """Return the rules' explanation of a topic, line by line, from what a user, or everyone,
        sees.

        Raises UserError if there is nothing to explain.
        """
        async with self._matches.at(game) as match:
            player = None if user is None else match.info.player_of(user)
            seen = seen_by(match.game.state, None if player is None else player.seat)
            try:
                return match.game.ruleset.explain(seen, topic, seat)
            except ValueError:
                raise user_error("nothing-to-explain", topic=topic) from None

    async def what_if(
        self, game: int, user: int, wish: Mapping[str, str]
    ) -> Mapping[str, Any] | None:
        """Return how the current battle would end with other choices, as far as a user can know.

        Return ``None`` if there is no battle, or the game cannot compute this.
        """
        async with self._matches.at(game) as match:
            rules, player = match.game.ruleset, match.info.player_of(user)
            if not isinstance(rules, Imagines):
                return None
            return rules.what_if(match.game.state, wish, None if player is None else player.seat)

    async def answer(
        self,
        game: int,
        user: int,
        number: int,
        value: Any,
        *,
        interaction: int | None = None,
        at: float | None = None,
        after: asyncio.Event | None = None,
    ) -> SeatView:
        """Answer question ``number``, or change a sealed answer; return what the user sees
        afterwards.

        An interaction has its effect only once. ``at`` is when the user clicked, by Discord's
        clock; deadlines are judged by it. Stewards answer later, ``after`` the user has their
        reply.
        """
        await self.scheduler.before_judging()
        async with self._matches.at(game) as match:
            seat = match.seat_of(user)
            async with self._matches.changing(game) as session:
                now, draft = self._now(), None
                if interaction is None or await outbox.see_interaction(session, interaction, now):
                    if seat in match.awaited:
                        # Discord's clock may be ahead of ours, but nobody clicks in the future.
                        clicked = now if at is None else min(at, now)
                        judge(match.clocks.by_seat.get(seat), match.terms, clicked)
                    # Keep the value as it will be read after a restart.
                    given = json.loads(to_json(value))
                    await match.answer(session, seat, given, number, now, user=user)
                    draft = ()  # The draft went with the answer.
                notes = await find_notes(session, match, user, draft)
            with self._matches.minding(game):
                shown = self._shown(match, user, notes)
            if not await self._matches.go_on(match, after=after):
                return shown
        try:
            return await self.seat_view(game, user)
        except UserError:  # The answer is saved even if there is nothing to see.
            return shown

    async def withdraw(self, game: int, user: int, number: int) -> SeatView:
        """Take back a sealed answer to question ``number``; return what the user sees afterwards.

        After its deadline it can only be changed, unless the game waits for late players.
        """
        await self.scheduler.before_judging()
        async with self._matches.at(game) as match:
            seat = match.seat_of(user)
            async with self._matches.changing(game) as session:
                self._check_number(match, number)
                judge(match.clocks.by_seat.get(seat), match.terms, self._now())
                await match.withdraw(session, seat, number, self._now())
                notes = await find_notes(session, match, user)
            with self._matches.minding(game):
                return self._shown(match, user, notes)

    async def undo(self, game: int, user: int, number: int) -> SeatView:
        """Undo a user's last answer without asking anyone, while question ``number`` is open.

        Return what the user sees afterwards. This is possible while nobody else has decided
        anything, nobody was shown anything hidden, and the answer's own deadline has not passed.
        """
        await self.scheduler.before_judging()
        async with self._matches.transaction(game) as (session, match, now):
            seat = match.seat_of(user)
            self._check_number(match, number)
            press = match.last_press
            if press is None or (press.user, press.seat) != (user, seat):
                raise user_error("nothing-to-undo")
            judge(Clock(seat, number, press.begun, press.due), match.terms, now)
            await undo(match, session, now)
            where = match.how_far()
            asked = match.game.question
            assert asked is not None
            await match.announcer(session, now).say(
                "undone",
                user=f"user:{user}",
                seat=f"seat:{seat}",
                what=Phrase(f"for-{asked.kind}"),
                since=press.place,
                **where,
            )
            await match.announcer(session, now).regrow(where)
        return await self.seat_view(game, user)

    async def draft(self, game: int, user: int, number: int, path: list[str]) -> SeatView:
        """Save the path of small choices that a user has made, for question ``number``.

        Return what the user sees afterwards.
        """
        async with self._matches.at(game) as match:
            seat = match.seat_of(user)
            async with self._matches.changing(game) as session:
                self._check_number(match, number)
                shape = match.game.shape_for(seat)
                try:
                    shape.step(path)
                except WrongPath:
                    raise user_error("not-a-path") from None
                await progress.put_draft(session, game, user, number, path)
                if match.taught is not None:
                    await taught.put(session, game, match.taught)
                notes = await find_notes(session, match, user, path)
            with self._matches.minding(game):
                return self._shown(match, user, notes)

    def _shown(self, match: Match, user: int, notes: Notes) -> SeatView:
        hinted = self.hints.offers(match, match.seat_of(user))
        return seat_view(match, user, notes, self._matches.times, hinted=hinted)

    def goes_on(self, game: int) -> bool:
        """Return whether stewards have yet to answer at a table."""
        return self._matches.running_jobs.at(game)

    async def quiet(self, game: int | None = None) -> None:
        """Wait until stewards have answered at a table, or at all of them."""
        await self._matches.running_jobs.quiet(game)

    async def close(self) -> None:
        """Stop the stewards; their remaining work is saved, and done after the next start."""
        await self.hints.close()
        await self._matches.running_jobs.close()
        self.scheduler.look()
        try:
            await self.scheduler.note()
        except UserError as error:
            log.error("nobody could write down up to when time has counted: %s", error)

    async def recent(self, game: int, user: int | None = None) -> Sequence[LogLine]:
        """Return the log since the last chapter, as told to everyone and to a user."""
        seat = await self._seat_of(game, user)
        async with self._matches.reading(None) as session:
            last = await chronicle.find_chapter(session, game)
            return as_told(await chronicle.entries(session, game, seat=seat, after=last))

    async def history(
        self, game: int, user: int | None = None, *, before: int | None = None, last: int = 50
    ) -> Sequence[LogLine]:
        """Return the latest log before event ``before``, as told to everyone and to a user."""
        seat = await self._seat_of(game, user)
        async with self._matches.reading(None) as session:
            return as_told(
                await chronicle.entries(session, game, seat=seat, before=before, last=last)
            )

    # -- within ---------------------------------------------------------------------------------

    def _check_number(self, match: Match, number: int) -> None:
        question = match.game.question
        if question is not None and question.number != number:
            raise refused(Refused(refusal("question-passed")))

    async def _seat_of(self, game: int, user: int | None) -> str | None:
        player = (await self.info(game)).player_of(user) if user is not None else None
        return player.seat if player else None


def _no_secret() -> None:
    """Return no secret, so that there is no log: a generator of random numbers is given."""
