"""What tournaments do by themselves: threads, games, results, the next round, and their posts.

All of it follows from what is saved: whatever is missing is done. A post is looked for before it is
sent, so that a crash between the call and its record leads to no second one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import discord

from bot.limits.memory import Recent
from bot.play import UserError
from bot.play.errors import unless_refused
from bot.posts.tournament import (
    ending_post,
    press_of,
    table_name,
    table_post,
    tournament_card,
)
from bot.services import Services
from bot.store import StoreError
from bot.store.people.tournaments import PairedTable, Tournament
from bot.text import Localizer, localizer_for
from bot.ui.custom_id import CustomId
from bot.ui.plain_message import PlainMessage
from bot.ui.reply import Failure
from engine.stewards.final_places import final_places, winner_of

from .errors import (
    HOUR,
    NO_ACCESS,
    Retry,
    Stop,
    is_unknown_channel,
    is_unknown_message,
    judge,
)
from .round_threads import MADE_ALREADY, WEEK
from .sending import NOBODY, look_for, offering

EVERY = 30.0
"""Seconds after which tournaments are looked after in any case."""

log = logging.getLogger(__name__)


class TournamentKeeper:
    """The service that looks after all tournaments."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services
        self._play = services.play
        self._tournaments = services.tournaments
        self._shown: Recent[int, str] = Recent()
        """What the post of each tournament shows, so that equal ones are not sent."""
        self._failures: Counter[int] = Counter()

    async def run(self) -> None:
        """Look after tournaments until canceled."""
        changed, not_before = self._tournaments.changed, self._tournaments.not_before
        await self._client.wait_until_ready()  # Before, no server is known.
        while True:
            changed.clear()
            try:
                for tournament in await self._tournaments.untold():
                    if not_before.get(tournament, 0.0) <= self._services.steady():
                        await self._try(tournament)
            except StoreError as error:
                log.error("tournaments cannot be looked after: %s", error)
            await self._nap(EVERY)

    async def _nap(self, pause: float) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(pause):
                await self._tournaments.changed.wait()

    async def _try(self, tournament: int) -> None:
        """Do what is to be done in a tournament; after a failure, try again later."""
        hindered, hurried = self._tournaments.hindered, self._tournaments.hurried
        try:
            await self._look_after(tournament)
        except UserError as error:
            log.error("tournament %d stands still: %s", tournament, error)
            pause = HOUR
        except (*Failure, StoreError) as error:
            if is_unknown_channel(error):
                log.warning("tournament %d: its channel is gone, which ends it", tournament)
                await self._tournaments.abandon(tournament)
                return
            if isinstance(error, discord.HTTPException) and error.code in NO_ACCESS:
                hindered.add(tournament)
            found = judge(error, self._failures[tournament])
            pause = found.pause if isinstance(found, Retry | Stop) else HOUR
            log.warning("tournament %d is tried again in %.0f s: %r", tournament, pause, error)
        except Exception:
            log.exception("tournament %d stands still", tournament)
            pause = HOUR
        else:
            self._failures.pop(tournament, None)
            self._tournaments.not_before.pop(tournament, None)
            hindered.discard(tournament)
            return
        self._failures[tournament] += 1
        if hurried != self._tournaments.hurried:
            return  # Something may have become possible after it was tried.
        self._tournaments.not_before[tournament] = self._services.steady() + pause

    async def _look_after(self, tournament: int) -> None:
        found = await self._tournaments.find(tournament)
        if await self._tournaments.expire(found):
            found = await self._tournaments.find(tournament)
        say = localizer_for(found.language)
        trouble: Exception | None = None
        if found.phase == "running":
            for table in found.current:
                try:
                    await self._bring_on(found, table, say)
                except (*Failure, UserError) as error:  # The other tables go on.
                    trouble = trouble or error
            found = await self._tournaments.find(tournament)
            if all(table.ended for table in found.current):
                await self._dismiss_absent(found)
                await self._tournaments.draw(tournament)
                found = await self._tournaments.find(tournament)
        await self._refresh(found, say)
        if trouble is not None:
            raise trouble
        if found.phase in ("over", "closed"):
            if found.phase == "over":
                post = ending_post(found, self._tournaments.scores(found), say)
                await self._post(found, "page:0:end", post, discord.AllowedMentions(users=True))
            await self._tournaments.put(tournament, told=True)

    # -- tables ---------------------------------------------------------------------------------

    async def _bring_on(self, found: Tournament, table: PairedTable, say: Localizer) -> None:
        """Do the next thing for a table: its thread, its game, or its result."""
        if table.thread is None:
            table = replace(table, thread=await self._thread(found, table, say))
            await self._tournaments.put_table(found.id, table)
        if table.ended:
            return
        if table.match is None:
            await self._tournaments.lay(found, table)
            return
        info = await self._tournaments.game_of(table)
        if info is None or info.phase in ("over", "closed"):
            over = info is not None and info.phase == "over"
            # A game that cannot be read by the present rules counts for nobody.
            game = await unless_refused(self._play.records.final(table.match)) if over else None
            places = None if game is None else final_places(game, winner_of(game))
            await self._tournaments.settle(found, table, info, places)

    async def _thread(self, found: Tournament, table: PairedTable, say: Localizer) -> int:
        """Post who sits at a table, and start a thread from it; return its id."""
        mark = f"page:0:{table.round}:{table.number}"
        users = [found.numbered(n).user for n in table.seats.values() if n is not None]
        ring = discord.AllowedMentions(users=[discord.Object(u) for u in users if u is not None])
        message = await self._post(found, mark, table_post(found, table, say), ring)
        try:
            await self._client.http.start_thread_with_message(
                found.channel,
                message,
                name=table_name(found, table, say),
                auto_archive_duration=WEEK,
            )
        except discord.HTTPException as error:
            if error.code != MADE_ALREADY:
                raise
        return message

    async def _dismiss_absent(self, found: Tournament) -> None:
        """Pair nobody who is no longer in the server."""
        guild = self._client.get_guild(found.guild)
        if guild is None or found.round == found.rounds:
            return
        for entrant in found.active:
            assert entrant.user is not None
            try:
                await guild.fetch_member(entrant.user)
            except discord.NotFound:
                await self._tournaments.drop(found.id, entrant.user)

    # -- posts ----------------------------------------------------------------------------------

    async def _refresh(self, found: Tournament, say: Localizer) -> None:
        """Bring the post of a tournament up to date; post it again if someone has deleted it."""
        async with self._services.posts.posting(found.channel):
            # A command that has just opened the tournament has saved its post by now.
            found = await self._tournaments.find(found.id)
            scores = self._tournaments.scores(found)
            layout = tournament_card(found, scores, self._tournaments.division(found), say)
            shows = layout.fingerprint()
            place = self._client.get_partial_messageable(found.channel)
            if found.message is not None:
                if self._shown.get(found.id) == shows:
                    return
                try:
                    await place.get_partial_message(found.message).edit(view=layout.view())
                except discord.HTTPException as error:
                    if not is_unknown_message(error):
                        raise
                else:
                    self._shown[found.id] = shows
                    return
            sent = await place.send(view=layout.view(), allowed_mentions=NOBODY, silent=True)
            await self._tournaments.put(found.id, message=sent.id)
            self._shown[found.id] = shows

    async def _post(
        self,
        found: Tournament,
        mark: str,
        words: PlainMessage,
        mentions: discord.AllowedMentions,
    ) -> int:
        """Send a message with a mark once; return its id."""
        place = self._client.get_partial_messageable(found.channel)
        known = await look_for(place, found.changed, offering(_bearing(found.id, mark)))
        if known is not None:
            return known
        fields: dict[str, Any] = words.fields()
        sent = await place.send(**fields, allowed_mentions=mentions)
        return int(sent.id)


def _bearing(tournament: int, mark: str) -> Callable[[CustomId], bool]:
    wanted = press_of(tournament, mark)
    return lambda press: press == wanted
