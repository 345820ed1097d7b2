"""People who play on, whatever happens to the bot, and remember what they were told."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from bot.local.page import views
from bot.local.page.person import ActionOutcome, Person, VisibleMessage
from bot.local.rest.errors import PageError
from bot.store.sqlite.backups import read_only
from bot.ui.custom_id import CustomId
from tests.fuzz.long_texts import long_texts
from tests.wire.at_table import Clicker

from .killable import Killable

T = TypeVar("T")

PATIENCE = 60.0
"""Seconds that people look at an unchanged message before they try again."""


LONG_TEXTS = tuple(long_texts(4000))


def secret_lines(text: str) -> frozenset[str]:
    """Return the lines of a panel that may tell the answer, without markup.

    A line that is only a name, of a card that several may hold, is said for other reasons too.
    """
    lines = (line.replace("**", "") for line in text.splitlines())
    return frozenset(line for line in lines if ": " in line and line[0] not in "#-▸")


class Interrupted(Exception):
    """The bot died, or did not answer, before it was clear what became of a press."""


@dataclass(frozen=True)
class Acknowledged:
    """An answer that a panel has acknowledged, and how it was saved then."""

    game: int
    question: int
    seat: str
    value: str


class Books:
    """Reads what the bot has saved, as another process does."""

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(read_only(path), uri=True, timeout=30)

    def ask(self, sql: str, *values: int | str) -> Sequence[tuple[object, ...]]:
        """Return the rows of a query, as they were last committed."""
        return self._connection.execute(sql, values).fetchall()

    def has(self, sql: str, *values: int | str) -> bool:
        """Tell whether a query has any rows."""
        return bool(self.ask(sql, *values))

    def close(self) -> None:
        """Read no more."""
        self._connection.close()


@dataclass
class Memory:
    """What everybody together remembers."""

    inputs: int = 0
    interrupted: int = 0
    """Presses and commands without any reply."""
    long_texts: int = 0
    """Texts among them that were far too long."""
    unanswered: int = 0
    """Those among them that a running bot did not answer in time."""
    acknowledged: list[Acknowledged] = field(default_factory=list)
    sealed: dict[tuple[int, int, int], frozenset[str]] = field(default_factory=dict)
    """The lines in which panels show answers, by game, question and user."""
    lost: list[str] = field(default_factory=list)
    """Answers that were acknowledged but are missing, or were asked again."""


class Player(Clicker):
    """A person who presses at random, and starts over when the bot has died meanwhile."""

    def __init__(
        self, person: Person, rng: random.Random, bot: Killable, books: Books, memory: Memory
    ) -> None:
        super().__init__(person, rng)
        self._bot = bot
        self._books = books
        self._memory = memory
        self._given: set[tuple[int, int]] = set()

    @property
    def answers(self) -> int:
        """How many answers were given and acknowledged."""
        return len(self._given)

    def move_to(self, channel: str) -> None:
        """Play in a channel, given by its id, from now on."""
        self._channel, self._open = channel, None

    async def command(self, name: str, **options: Any) -> VisibleMessage:
        """Use a command; raises Interrupted, also while the bot is thrown out of the server."""
        try:
            done = await self._alive(self.person.slash(name, self._channel, **options))
        except PageError as error:
            await self._bot.something()
            offered = {c["name"] for c in await self.person.commands(self._channel)}
            if offered and name.partition(" ")[0] not in offered:
                raise
            raise Interrupted("the bot offered no commands") from error
        return await self.after(done)

    async def turn(self, game: int, seat: str) -> bool:
        """Answer what is asked; tell whether that was finished.

        Nothing is known of an answer during which the bot died.
        """
        try:
            panel = await self.panel()
            number = self.asked(panel)
            if number is None:
                return False
            if (game, number) in self._given:
                self._memory.lost.append(f"game {game}: {seat} is asked {number} again")
            before = set(panel.text.splitlines())
            panel = await self.answer(panel)
        except Interrupted:
            self._memory.interrupted += 1
            return False
        self._given.add((game, number))
        if any(CustomId.decode(id).verb == "withdraw" for id in panel.custom_ids):
            told = secret_lines(panel.text) - secret_lines("\n".join(before))
            self._memory.sealed[game, number, self.person.id] = told
        value = self._saved(game, number, seat)
        if value is None:
            self._memory.lost.append(f"game {game}: {seat}'s answer to {number} is not saved")
        else:
            self._memory.acknowledged.append(Acknowledged(game, number, seat, value))
        return True

    async def say_much(self) -> None:
        """Type far more than anybody reads, somewhere."""
        command, option = self._rng.choice((("rules", "about"), ("say", "text")))
        self._memory.long_texts += 1
        # Whether it is taken, or found too long, is other tests' affair.
        with contextlib.suppress(Interrupted, PageError):
            await self.command(command, **{option: self._rng.choice(LONG_TEXTS)})

    async def panel(self) -> VisibleMessage:
        """Open a panel by command, in place of the one before."""
        if self._open is not None:
            await self.person.dismiss(self._open)
            self._open = None
        panel = await self.command("my panel")
        self._open = panel.id
        return panel

    async def after(self, outcome: ActionOutcome) -> VisibleMessage:
        """Return the message that came of a command, once it has come."""
        self._memory.inputs += 1
        self._heed(outcome)
        assert outcome.message is not None
        seen = await self.look(outcome.message)
        async with self._patience():
            while seen.loading:
                await self._alive(self._bot.something())
                seen = await self.look(outcome.message)
        return seen

    async def look(self, message: str) -> VisibleMessage:
        """Return a message as it appears on this screen; raises Interrupted if it is gone."""
        service = self._bot.standin.service
        found = service.world.find_message(int(message))
        if found is None:
            raise Interrupted("the message is gone")
        channel = service.world.channels[found.channel_id]
        if not views.visible(service, channel, found, self.person.id):
            raise Interrupted("the message cannot be seen any more")
        return VisibleMessage(views.message(service, found, self.person.id))

    async def press(self, panel: VisibleMessage, id: str, *values: str) -> VisibleMessage:
        """Press a button, or choose in a select, and wait until the panel has changed."""
        self.presses += 1
        self._memory.inputs += 1
        try:
            if panel.component(id)["type"] == 2:
                outcome = await self._alive(self.person.click(panel, id))
            else:
                outcome = await self._alive(self.person.select(panel, id, *values))
        except PageError as error:  # the panel is not there any more
            raise Interrupted(str(error)) from error
        self._heed(outcome)
        seen = await self.look(panel.id)
        async with self._patience():
            while outcome.kind == "acknowledged" and seen.edits == panel.edits:
                await self._alive(self._bot.something())
                seen = await self.look(panel.id)
        return seen

    async def one_press(self, panel: VisibleMessage) -> VisibleMessage:
        """Press anything that leads towards an answer."""
        return await self._one_press(panel, hasty=True)

    def _heed(self, outcome: ActionOutcome) -> None:
        if outcome.kind == "failed":
            self._memory.unanswered += self._bot.up.is_set()
            raise Interrupted(outcome.text)

    def _patience(self) -> _Patience:
        return _Patience(self._memory)

    async def _alive(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for something as long as the bot lives; raises Interrupted when it dies."""
        task = asyncio.ensure_future(work)
        dying = asyncio.ensure_future(self._bot.died.wait())
        try:
            await asyncio.wait([task, dying], return_when=asyncio.FIRST_COMPLETED)
        finally:
            dying.cancel()
            if not task.done():
                task.cancel()
        if task.done():
            return task.result()
        raise Interrupted("the bot died")

    def _saved(self, game: int, question: int, seat: str) -> str | None:
        """Return an answer as the database has it, opened or sealed."""
        rows = self._books.ask(
            "SELECT value FROM answers WHERE game = ?1 AND question = ?2 AND seat = ?3"
            " UNION ALL SELECT value FROM sealed WHERE game = ?1 AND seat = ?3",
            game,
            question,
            seat,
        )
        return str(rows[0][0]) if rows else None


class _Patience:
    """Seconds for a message to change; after that it counts as unanswered."""

    def __init__(self, memory: Memory) -> None:
        self._memory = memory
        self._timeout = asyncio.timeout(PATIENCE)

    async def __aenter__(self) -> None:
        await self._timeout.__aenter__()

    async def __aexit__(self, kind: Any, error: Any, trace: Any) -> None:
        try:
            await self._timeout.__aexit__(kind, error, trace)
        except TimeoutError as late:
            self._memory.unanswered += 1
            raise Interrupted("nothing came") from late
