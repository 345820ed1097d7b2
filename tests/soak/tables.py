"""A table that plays on while its bot is killed."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from bot.local import Standin
from bot.ui.custom_id import CustomId

from .killable import Killable
from .ledger import unsent
from .people import Books, Interrupted, Memory, Player

TRIES = 10
"""How often something is tried that opens a game."""

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


class TableOfPlayers:
    """Some people in a channel, and the database in which their game is."""

    def __init__(
        self,
        standin: Standin,
        bot: Killable,
        database: Path,
        memory: Memory,
        rng: random.Random,
        *,
        persons: int = 6,
        names: Sequence[str] = NAMES,
        chatter: float = 0.0,
        kind: type[Player] = Player,
    ) -> None:
        self._bot = bot
        self._rng = rng
        self.chatter = chatter
        """Chance that somebody types far too much before they look at their panel."""
        self._books = Books(database)
        self.players = [
            kind(standin.user(name), rng, bot, self._books, memory) for name in names[:persons]
        ]
        self.game = 0

    async def begin(
        self,
        channel: str,
        ruleset: str,
        players: int,
        *,
        hours: int = 0,
        options: str = "",
        rulings: str = "",
    ) -> None:
        """Open a game by commands, fill what is free with stewards , and start it.

        The bot is not killed meanwhile.
        """
        for player in self.players:
            player.move_to(channel)
        host = self.players[0]
        named: dict[str, Any] = {
            "ruleset": ruleset,
            "players": players,
            "time": "unhurried",
            "options": options,
            "rulings": rulings,
        }
        latest = "SELECT id, phase FROM games WHERE channel = ? ORDER BY id DESC LIMIT 1"
        seated = "SELECT 1 FROM players WHERE user = ? AND game = ?"
        before = self._books.ask(latest, int(channel))
        await _until(
            lambda: self._books.ask(latest, int(channel)) != before,
            lambda: host.command("game new", **{k: v for k, v in named.items() if v}),
        )
        ((game, _),) = self._books.ask(latest, int(channel))
        assert isinstance(game, int)
        together = "SELECT coalesce(terms ->> 'together', 0) FROM games WHERE id = ?"
        await _until(
            lambda: self._books.ask(together, game) == [(hours * 3600,)],
            lambda: _give_time(host, hours * 3600),
        )
        for player in self.players[1:]:
            user = player.person.id
            await _until(
                partial(self._books.has, seated, user, game), partial(player.command, "game join")
            )
        if players > len(self.players):
            taken = "SELECT count(*) FROM players WHERE game = ?"
            await _until(
                lambda: self._books.ask(taken, game) == [(players,)],
                lambda: host.command("game stewards"),
            )
        await _until(
            lambda: self._books.ask(latest, int(channel))[0][1] != "lobby",
            lambda: host.command("game start"),
        )
        self.game = game

    async def play(self, enough: Callable[[], bool]) -> None:
        """Play until the game is over or told to stop; turns that have begun are finished."""
        await asyncio.gather(*(self._sit(player, enough) for player in self.players))

    async def try_to_answer(self, player: Player, refusal: str) -> bool | None:
        """CustomId until that is refused; tell whether it is, or ``None`` if nothing is asked."""
        if self.awaited(player) is None:
            return None
        panel = await player.panel()
        for _ in range(10):  # some presses only turn pages
            panel = await player.one_press(panel)
            if refusal in panel.text:
                return True
        return False

    def saved(self) -> Sequence[tuple[object, ...]]:
        """Return all answers that are saved, opened ones and sealed ones."""
        return self._books.ask(
            "SELECT question, seat, value FROM answers WHERE game = ?1"
            " UNION ALL SELECT NULL, seat, value FROM sealed WHERE game = ?1",
            self.game,
        )

    @property
    def answers(self) -> int:
        """How many answers were given and acknowledged."""
        return sum(player.answers for player in self.players)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        ((phase,),) = self._books.ask("SELECT phase FROM games WHERE id = ?", self.game)
        return bool(phase != "running")

    async def _sit(self, player: Player, enough: Callable[[], bool]) -> None:
        while not enough() and not self.over:
            await self._bot.up.wait()
            seat = self.awaited(player)
            if seat is not None and self._rng.random() < self.chatter:
                await player.say_much()
            if seat is None or not await player.turn(self.game, seat):
                await self._bot.something()

    def awaited(self, player: Player) -> str | None:
        """Return the seat for which a person is awaited; the notice may not have come yet."""
        rows = self._books.ask(
            "SELECT players.seat FROM players JOIN clocks ON clocks.game = players.game"
            " AND clocks.seat = players.seat WHERE players.game = ? AND players.user = ?"
            " AND players.seat NOT IN (SELECT seat FROM sealed WHERE sealed.game = players.game)",
            self.game,
            player.person.id,
        )
        return str(rows[0][0]) if rows else None

    def close(self) -> None:
        """Go home."""
        self._books.close()


async def until_sent(database: Path, *, patience: float = 240.0) -> None:
    """Wait until nothing waits to be sent any more."""
    async with asyncio.timeout(patience):
        while unsent(database):  # noqa: ASYNC110 - nothing tells when all is quiet
            await asyncio.sleep(0.05)


async def _give_time(host: Player, seconds: int) -> None:
    """Agree on the time for every answer, in the settings."""
    panel = await host.command("game run")
    for arg, values in (("time", ()), ("time:together", (str(seconds),))):
        id = next(i for i in panel.custom_ids if CustomId.decode(i).arg == arg)
        panel = await host.press(panel, id, *values)


async def _until(done: Callable[[], bool], act: Callable[[], Awaitable[object]]) -> None:
    """Do something, again if a busy machine has answered too late, until it is done."""
    for _ in range(TRIES):
        with contextlib.suppress(Interrupted):
            await act()
        if done():
            return
    raise AssertionError("it is not done")
