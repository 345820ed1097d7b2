"""All games of one process: what a lobby, a panel, a card and a command ask for."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Mapping
from random import SystemRandom
from typing import Any, Self

from bot.store import Store, clocks, games, outbox, people, progress
from bot.store import log as chronicle
from bot.store.games import GameInfo
from bot.store.people import Settings
from bot.store.session import to_json
from engine.kernel.game import Game
from engine.kernel.phrase import Refused, refusal
from engine.kernel.ruleset import Ruleset
from engine.kernel.shape import Chooser, WrongPath

from . import lobby, quiet
from .announce import to_phrase
from .clocks import judge
from .hall import Hall
from .outbox import Outbox
from .record import to_record
from .seating import Seating
from .showing import find_waiting, show_hand, show_table
from .table import Table
from .timekeeper import Timekeeper
from .timing import Timing
from .trouble import Trouble, refused, trouble
from .vacations import Vacations
from .views import Hand, TableView, Told, Waiting
from .votes import Votes


class Play:
    """All games of one process.

    Every method raises Trouble for what cannot be done, and then nothing has changed.
    """

    def __init__(
        self,
        hall: Hall,
        box: Outbox,
        timely: asyncio.Event,
        *,
        rng: Chooser,
        now: Callable[[], float],
    ) -> None:
        self.outbox = box
        self.seats = Seating(hall, now)
        """Leaving, lending and taking seats of running games."""
        self.time = Timing(hall, now)
        """Pauses, more time, vacations."""
        self.vacations = Vacations(hall, now)
        """When users are away, in all their games."""
        self.votes = Votes(hall, now)
        """What a table decides together."""
        self.timely = timely
        """Set when something may be due earlier than :meth:`tick` has said."""
        self._timekeeper = Timekeeper(hall)
        self._hall = hall
        self._rng = rng
        self._now = now

    @classmethod
    async def open(
        cls,
        store: Store,
        rulesets: Mapping[str, Ruleset[Any]],
        *,
        rng: Chooser | None = None,
        now: Callable[[], float] = time.time,
        kept: int = 256,
    ) -> Self:
        """Take up all games of a store; those in the middle of the computer's answers go on.

        ``rng`` answers for chance and practice seats, and draws seats; ``now`` gives UTC epoch
        seconds; ``kept`` is how many games stay in memory.
        """
        rng = rng or SystemRandom()
        box = await Outbox.open(store, now=now)
        timely = asyncio.Event()
        changed = (box.changed, timely)
        hall = Hall(store, rulesets, rng=rng, now=now, kept=kept, changed=changed)
        self = cls(hall, box, timely, rng=rng, now=now)
        await self._timekeeper.wake(now())
        await hall.resume()
        return self

    @property
    def rulesets(self) -> Mapping[str, Ruleset[Any]]:
        """The games on offer."""
        return self._hall.rulesets

    def ruleset(self, id: str) -> Ruleset[Any]:
        """Return one of the games on offer.

        Raises Trouble if there is none of this name.
        """
        return self._hall.ruleset(id)

    # -- lobby ----------------------------------------------------------------------------------

    async def new_game(
        self,
        *,
        host: int,
        host_name: str,
        guild: int,
        channel: int,
        ruleset: str,
        options: Mapping[str, Any],
        rulings: Mapping[str, str],
        terms: Mapping[str, Any] | None = None,
    ) -> GameInfo:
        """Lay a table in a channel, with its host at it.

        ``terms`` are fields of :class:`Terms`, those that are not the usual ones.
        """
        async with self._hall.changing(None) as session:
            game = await lobby.create(
                session,
                self._hall.ruleset(ruleset),
                host=host,
                host_name=host_name,
                guild=guild,
                channel=channel,
                options=options,
                rulings=rulings,
                terms=terms or {},
                now=self._now(),
            )
            await lobby.follow(session, None, game, self._now())
        return await self.info(game)

    async def join(self, game: int, user: int, name: str, seat: str | None = None) -> GameInfo:
        """Take a seat, or another one; without naming it, a free one when the game starts."""
        async with self._hall.in_lobby(game) as (session, info):
            await lobby.join(session, info, user, name, seat)
        return await self.info(game)

    async def leave(self, game: int, user: int) -> GameInfo:
        """Leave before the game starts; when nobody is left, it is closed.

        A running game is left with ``seats.leave``.
        """
        async with self._hall.in_lobby(game) as (session, info):
            await lobby.leave(session, info, user)
        return await self.info(game)

    async def set_terms(self, game: int, user: int, terms: Mapping[str, Any]) -> GameInfo:
        """Let the host agree upon other terms before the game starts."""
        async with self._hall.in_lobby(game) as (session, info):
            await lobby.set_terms(session, info, user, terms)
        return await self.info(game)

    async def set_up(
        self,
        game: int,
        user: int,
        *,
        options: Mapping[str, Any] | None = None,
        rulings: Mapping[str, str] | None = None,
    ) -> GameInfo:
        """Let the host choose other options and rulings before the game starts, those named."""
        async with self._hall.in_lobby(game) as (session, info):
            ruleset = self._hall.ruleset(info.ruleset)
            await lobby.set_up(
                session, info, ruleset, user, options=options or {}, rulings=rulings or {}
            )
        return await self.info(game)

    async def add_practice(self, game: int, user: int, number: int | None = None) -> GameInfo:
        """Let the host fill free seats with the computer, all of them or a number."""
        async with self._hall.in_lobby(game) as (session, info):
            await lobby.add_practice(session, info, user, number)
        return await self.info(game)

    async def remove_practice(self, game: int, user: int) -> GameInfo:
        """Let the host send the computer away from all its seats."""
        async with self._hall.in_lobby(game) as (session, info):
            await lobby.remove_practice(session, info, user)
        return await self.info(game)

    async def remove(self, game: int, host: int, user: int) -> GameInfo:
        """Let the host send somebody away before the game starts."""
        async with self._hall.in_lobby(game) as (session, info):
            lobby.require_host(info, host)
            await lobby.leave(session, info, user)
        return await self.info(game)

    async def hand_over(self, game: int, host: int, user: int) -> None:
        """Let the host make another player the host, before the game starts or while it runs."""
        if (await self.info(game)).phase != "lobby":
            await self.seats.hand_over(game, host, user)
            return
        async with self._hall.in_lobby(game) as (session, info):
            await lobby.hand_over(session, info, host, user)

    async def start(self, game: int, user: int) -> GameInfo:
        """Let the host begin; whoever has no seat gets one at random."""
        async with self._hall.lock(game):
            async with self._hall.changing(game) as session:
                info = await lobby.find_lobby(session, game)
                info = await lobby.draw_seats(session, info, user, self._rng, self._now())
                table = await Table.begin(
                    session, info, self._hall.ruleset(info.ruleset), self._now()
                )
            self._hall.keep(table)
            await self._hall.pump(table)
        return await self.info(game)

    async def info(self, game: int) -> GameInfo:
        """Return what was agreed and who plays.

        Raises NoSuchGame.
        """
        async with self._hall.reading(None) as session:
            return await lobby.find(session, game)

    async def game_in_channel(self, channel: int) -> GameInfo | None:
        """Return the open game of a channel, else the last one that ended there."""
        async with self._hall.reading(None) as session:
            return await games.find_in_channel(session, channel)

    async def games_of(self, user: int) -> list[GameInfo]:
        """Return the games that a user waits for or plays."""
        async with self._hall.reading(None) as session:
            return await games.find_of_user(session, user)

    async def games_in(self, guild: int) -> list[GameInfo]:
        """Return the games of a server that wait for players or run."""
        async with self._hall.reading(None) as session:
            return await games.list_running_in(session, guild)

    async def waiting_for(self, user: int) -> list[Waiting]:
        """Return the games in which a user has something to answer, the longest waiting first."""
        found = []
        for info in await self.games_of(user):
            if info.phase != "running":
                continue
            try:
                async with self._hall.at(info.id) as table, self._hall.reading(info.id) as session:
                    waiting = await find_waiting(session, table, user)
            except Trouble:  # it waits for other rules, and for nobody
                continue
            if waiting is not None:
                found.append(waiting)
        return sorted(found, key=lambda w: w.clock.begun if w.clock else w.info.created)

    # -- settings and time ----------------------------------------------------------------------

    async def settings(self, user: int) -> Settings:
        """Return what a user prefers."""
        async with self._hall.reading(None) as session:
            return await people.find_settings(session, user)

    async def set_settings(self, user: int, settings: Settings) -> None:
        """Keep what a user prefers."""
        quiet.check(settings)
        async with self._hall.changing(None) as session:
            await people.put_settings(session, user, settings)

    async def tick(self, now: float) -> float:
        """Do whatever is due by ``now`` in all games, and return when to call this again.

        When something may be due earlier because of a change, ``timely`` is set.
        """
        return await self._timekeeper.tick(now)

    async def keep_time(self, *, rarely: float = 1.0) -> None:
        """Call :meth:`tick` whenever something is due, not more often than ``rarely`` seconds.

        Goes on until it is cancelled.
        """
        await self._timekeeper.run(self.timely, self._now, rarely)

    # -- playing --------------------------------------------------------------------------------

    async def table(self, game: int) -> TableView:
        """Return what everybody may see of a game that has begun."""
        async with self._hall.at(game) as table, self._hall.reading(game) as session:
            return await show_table(session, table)

    async def preview(self, game: int) -> Mapping[str, Any]:
        """Return what everybody will see of a game when it begins, from what is agreed so far."""
        info = await self.info(game)
        if info.phase != "lobby":
            raise trouble("already-started")
        ruleset = self._hall.ruleset(info.ruleset)
        return Game.new(ruleset, info.options, info.seats, info.rulings).view(None)

    async def hand(self, game: int, user: int) -> Hand:
        """Return what a user sees of a game that has begun."""
        async with self._hall.at(game) as table, self._hall.reading(game) as session:
            return await show_hand(session, table, user)

    async def explain(self, game: int, topic: str, seat: str | None = None) -> list[dict[str, Any]]:
        """Return the arithmetic of a topic, line by line, as the rules explain it; all public.

        Raises Trouble if there is nothing to explain.
        """
        async with self._hall.at(game) as table:
            try:
                return table.game.ruleset.explain(table.game.state, topic, seat)
            except ValueError:
                raise trouble("nothing-to-explain", topic=topic) from None

    async def answer(
        self,
        game: int,
        user: int,
        number: int,
        value: Any,
        *,
        interaction: int | None = None,
        at: float | None = None,
    ) -> None:
        """Answer question ``number``, or change an answer that is sealed.

        An interaction that had its effect has none the second time.
        ``at`` is when the user has clicked, by Discord's clock; by it a deadline is judged.
        """
        async with self._hall.at(game) as table:
            seat = table.seat_of(user)
            async with self._hall.changing(game) as session:
                now = self._now()
                if interaction is None or await outbox.see_interaction(session, interaction, now):
                    self._check_number(table, number)
                    if seat in table.awaited:
                        clock = (await clocks.find(session, game)).get(seat)
                        judge(clock, table.terms, now if at is None else at)
                    # What is kept is what will be read again after a restart.
                    given = json.loads(to_json(value))
                    await table.answer(session, seat, given, number, now)
            await self._hall.pump(table)

    async def withdraw(self, game: int, user: int, number: int) -> None:
        """Take a sealed answer to question ``number`` back.

        After its deadline it can only be changed, unless the game waits for whoever is late.
        """
        async with self._hall.at(game) as table:
            seat = table.seat_of(user)
            async with self._hall.changing(game) as session:
                self._check_number(table, number)
                judge((await clocks.find(session, game)).get(seat), table.terms, self._now())
                await table.withdraw(session, seat, number, self._now())

    async def draft(self, game: int, user: int, number: int, path: list[str]) -> None:
        """Keep the path of small choices that a user has come to, for question ``number``."""
        async with self._hall.at(game) as table:
            seat = table.seat_of(user)
            async with self._hall.changing(game) as session:
                self._check_number(table, number)
                shape = table.game.shape_for(seat)
                try:
                    shape.step(path)
                except WrongPath:
                    raise trouble("not-a-path") from None
                await progress.put_draft(session, game, user, number, path)

    async def recent(self, game: int, user: int | None = None) -> list[Told]:
        """Return what was told since the last chapter, to everybody and to a user."""
        seat = await self._seat(game, user)
        async with self._hall.reading(None) as session:
            last = await chronicle.find_chapter(session, game)
            return _told(await chronicle.entries(session, game, seat=seat, after=last))

    async def history(
        self, game: int, user: int | None = None, *, before: int | None = None, last: int = 50
    ) -> list[Told]:
        """Return the last things told before event ``before``, to everybody and to a user."""
        seat = await self._seat(game, user)
        async with self._hall.reading(None) as session:
            return _told(
                await chronicle.entries(session, game, seat=seat, before=before, last=last)
            )

    async def record(self, game: int) -> dict[str, Any]:
        """Return a finished game as ``record/1``; a running one would tell secrets."""
        async with self._hall.reading(None) as session:
            info = await lobby.find(session, game)
            if info.phase != "over":
                raise trouble("not-over")
            return to_record(info, await progress.list_answers(session, game))

    # -- within ---------------------------------------------------------------------------------

    def _check_number(self, table: Table, number: int) -> None:
        question = table.game.question
        if question is not None and question.number != number:
            raise refused(Refused(refusal("question-passed")))

    async def _seat(self, game: int, user: int | None) -> str | None:
        player = (await self.info(game)).player_of(user) if user is not None else None
        return player.seat if player else None


def _told(entries: list[chronicle.Entry]) -> list[Told]:
    return [Told(e.n, to_phrase(e)["id"], e.params) for e in entries]
