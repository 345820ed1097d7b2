"""What can be done about time while a game runs: pause, more time, other terms, vacation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bot.store import Session, games, seats
from bot.store.seats import Player
from engine.kernel.phrase import Param

from .clocks import begun, extended
from .hall import Hall
from .lobby import require_host
from .seating import put_stand_ins
from .table import Table
from .terms import Terms
from .trouble import trouble

SHORTEST_EXTENSION, LONGEST_EXTENSION = 3600, 14 * 86400
LONGEST_VACATION = 61 * 86400


class Timing:
    """What a user can do about the time of running games.

    Every method raises Trouble for what cannot be done, and then nothing has changed.
    """

    def __init__(self, hall: Hall, now: Callable[[], float]) -> None:
        self._hall = hall
        self._now = now

    async def pause(self, game: int, host: int) -> None:
        """Let the host stop all clocks; answers can still be given, and no clock opens them."""
        now = self._now()
        async with self._hall.altering(game, now) as (session, table):
            require_host(table.info, host)
            if table.info.paused is not None:
                raise trouble("already-paused")
            await games.set_paused(session, game, now)
            await table.settle(session, now)
            await table.announcer(session, now).say("paused", user=f"user:{host}")

    async def resume(self, game: int, host: int) -> None:
        """Let the host restart all clocks, each with the time that it had left."""
        now = self._now()
        async with self._hall.altering(game, now) as (session, table):
            require_host(table.info, host)
            paused = table.info.paused
            if paused is None:
                raise trouble("not-paused")
            await games.set_paused(session, game, None)
            if table.info.opens is not None:
                await games.set_opens(session, game, max(now, table.info.opens + now - paused))
            await table.settle(session, now)
            await table.announcer(session, now).say("resumed", user=f"user:{host}")

    async def extend(self, game: int, host: int, seconds: int) -> None:
        """Let the host give everybody who is asked more time."""
        now = self._now()
        async with self._hall.altering(game, now) as (session, table):
            require_host(table.info, host)
            await give_more_time(session, table, seconds, now)
            await table.announcer(session, now).say(
                "extended", user=f"user:{host}", time=f"span:{seconds}"
            )

    async def agree(self, game: int, host: int, terms: Mapping[str, Any]) -> None:
        """Let the host change what was agreed about time; see :func:`change_terms`."""
        now = self._now()
        async with self._hall.altering(game, now) as (session, table):
            require_host(table.info, host)
            agreed = await change_terms(session, table, terms, now)
            await table.announcer(session, now).say(
                "terms", user=f"user:{host}", **in_words(agreed)
            )

    async def go_away(self, game: int, user: int, until: float) -> None:
        """Begin a vacation: the clock stops or the computer plays, as agreed."""
        now = self._now()
        async with self._hall.altering(game, now) as (session, table):
            player = _player_of(table, user)
            if not now < until <= now + LONGEST_VACATION:
                raise trouble("bad-vacation")
            await leave_for_vacation(session, table, player, until, now)

    async def come_back(self, game: int, user: int) -> None:
        """End a vacation, or take one's seat back from the computer."""
        now = self._now()
        async with self._hall.altering(game, now) as (session, table):
            player = _player_of(table, user)
            if player.away is None and player.stand_in is None:
                raise trouble("not-away")
            await welcome_back(session, table, player, now)


async def change_terms(
    session: Session, table: Table, terms: Mapping[str, Any], now: float
) -> Terms:
    """Change the terms about time, and return them; seats stay as they are.

    A deadline that has been given stays. If there was none, one begins now; if the terms want none
    any more, it is dropped. Raises Trouble.
    """
    agreed = Terms.agree({**terms, "seats": table.terms.seats})
    if agreed == table.terms:
        raise trouble("same-terms")
    await games.set_terms(session, table.info.id, agreed.to_json())
    table.terms = agreed
    question = table.game.question
    if question is not None:
        several = len(question.shapes) > 1
        changed = []
        for seat, clock in table.clocks.items():
            fresh = begun(agreed, question.number, seat, several=several, now=now)
            if fresh.due is None:
                changed.append(replace(clock, due=None))
            elif clock.due is None:
                changed.append(replace(fresh, stopped=clock.stopped))
        await table.set_clocks(session, changed)
    await table.settle(session, now)
    return agreed


def in_words(terms: Terms) -> dict[str, Param]:
    """Say what was agreed about time, sentence by sentence."""
    return {
        "pace": terms.pace,
        "opening": terms.opening,
        "consequence": terms.consequence,
        "absence": terms.absence,
    }


async def give_more_time(session: Session, table: Table, seconds: int, now: float) -> None:
    """Move the deadlines of the open question.

    Raises Trouble.
    """
    check_extension(seconds)
    if all(clock.due is None for clock in table.clocks.values()):
        raise trouble("no-deadline")
    later = [
        extended(clock, seconds, answered=clock.seat in table.game.sealed)
        for clock in table.clocks.values()
    ]
    await table.set_clocks(session, later)


def check_extension(seconds: int) -> None:
    """Make sure that more time is worth the while and does not stall the game.

    Raises Trouble.
    """
    if not SHORTEST_EXTENSION <= seconds <= LONGEST_EXTENSION:
        raise trouble("bad-extension")


async def leave_for_vacation(
    session: Session, table: Table, player: Player, until: float, now: float
) -> None:
    """Stop a player's clock, or let the computer play, until a vacation ends."""
    await seats.put_player(session, table.info.id, replace(player, away=until))
    await table.settle(session, now)
    await table.announcer(session, now).say(
        "away",
        seat=f"seat:{player.seat}",
        user=f"user:{player.user}",
        until=f"time:{int(until)}",
    )
    if table.terms.vacation == "practice":
        await put_stand_ins(session, table, [str(player.seat)], "away", now)


async def welcome_back(session: Session, table: Table, player: Player, now: float) -> None:
    """Let a player play again after their clock was stopped or the computer played for them."""
    await seats.put_player(session, table.info.id, replace(player, away=None, stand_in=None))
    await table.settle(session, now)
    await table.announcer(session, now).say(
        "back", seat=f"seat:{player.seat}", user=f"user:{player.user}"
    )


def _player_of(table: Table, user: int) -> Player:
    player = table.info.player_of(user)
    if player is None:
        raise trouble("not-playing")
    return player
