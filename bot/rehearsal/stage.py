"""The stage of the checks: the bot, one channel, and one person who is asked what they see."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.client import Ravenry
from bot.config import Config
from bot.limits.rivals import ANSWERED
from bot.play import GameInfo
from bot.services import Services

LATE = 2.5
"""Seconds after which a press is answered that another bot may answer: it does so after 2 seconds,
if it knows nothing of the button, and Discord waits for 3."""

OFTEN = 0.2
"""Seconds between two checks whether something has happened."""


class Failed(Exception):
    """A check that did not see what it expected."""


class Skipped(Exception):
    """A check that the person skipped."""


class Bench:
    """One rehearsal as its checks use it."""

    def __init__(
        self,
        client: Ravenry,
        services: Services,
        channel: discord.TextChannel,
        config: Config,
    ) -> None:
        self.client = client
        self.config = config
        self.services = services
        self.channel = channel
        self.tester: discord.User | discord.Member | None = None
        """The user who plays, known after they have pressed the first button."""
        self.title = ""
        """The text above the prompt of the check that is being made."""
        self.name = ""
        """The name of that check, which is in the ids of the prompt's buttons."""
        self._pressed: discord.Interaction | None = None
        self._began = discord.utils.utcnow()

    @property
    def user(self) -> discord.User | discord.Member:
        """The user who plays. Raises Failed if nobody has said that they are there."""
        if self.tester is None:
            raise Failed("nobody has said that they are there")
        return self.tester

    @property
    def pressed(self) -> discord.Interaction:
        """The latest press on a prompt. Raises Failed if there was none."""
        if self._pressed is None:
            raise Failed("nobody has said that they are there")
        return self._pressed

    async def look(self, task: str, *, dawdling: bool = False) -> None:
        """Ask the person to do something and to say whether they see what they should.

        With ``dawdling``, the press is answered so late that another bot would be sooner.
        Raises Failed, Skipped.
        """
        await self._prompted(task, None, LATE if dawdling else 0.0)

    async def do(self, task: str, until: Callable[[], Awaitable[object]]) -> None:
        """Ask the person to do something, and wait until they have done it.

        Raises Failed, Skipped.
        """
        await self._prompted(task, until)

    async def game(self) -> GameInfo | None:
        """Return the game of the channel, if there is one."""
        return await self.services.play.game_in_channel(self.channel.id)

    async def running(self) -> GameInfo:
        """Return the game of the channel. Raises Failed if none is running."""
        info = await self.game()
        if info is None or info.phase != "running":
            raise Failed("no game is running in the channel")
        return info

    async def clean(self) -> int:
        """Delete everything that the bot has posted since the beginning; return how much."""
        # Remaining messages of the game are not sent.
        if self.client.dispatcher is not None:
            self.client.dispatcher.cancel()
            await asyncio.wait([self.client.dispatcher])
        deleted = 0
        places: list[Any] = [self.channel]
        if self.tester is not None and self.tester.dm_channel is not None:
            places.append(self.tester.dm_channel)
        for place in places:
            async for message in place.history(limit=500, after=self._began):
                if self.client.user is not None and message.author.id == self.client.user.id:
                    with contextlib.suppress(discord.NotFound):
                        await message.delete()
                        deleted += 1
        return deleted

    async def _prompted(
        self, task: str, until: Callable[[], Awaitable[object]] | None, late: float = 0.0
    ) -> None:
        prompt = Prompt(self.name, self.client, asks=until is None, late=late)
        message = await self.channel.send(f"{self.title}\n{task}", view=prompt)
        waiting: list[asyncio.Task[Any]] = [asyncio.create_task(prompt.pressed.wait())]
        if until is not None:
            waiting.append(asyncio.create_task(_poll(until)))
        try:
            done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            for task_done in done:
                task_done.result()
        finally:
            for one in waiting:
                one.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            # A press that is on its way is answered still, so the prompt goes on listening.
            with contextlib.suppress(discord.HTTPException):
                await message.edit(view=None)
        self._pressed = prompt.press or self._pressed
        if prompt.press is not None and self.tester is None:
            self.tester = prompt.press.user
        if prompt.overtaken:
            raise Failed("another bot has answered the press")
        if not prompt.pressed.is_set() or prompt.answer == SEEN:
            return
        raise Skipped if prompt.answer == SKIP else Failed("the person does not see it")


async def _poll(until: Callable[[], Awaitable[object]]) -> None:
    while not await until():  # noqa: ASYNC110 - whatever happens, nothing tells
        await asyncio.sleep(OFTEN)


SEEN, WRONG, SKIP = "seen", "wrong", "skip"
PREFIX = "rehearse"
"""The prefix of the ids of the buttons, which the bot's own panels do not answer."""


class Prompt(discord.ui.View):
    """Buttons to say that it is so, that it is not, or to leave it out."""

    def __init__(self, check: str, client: Ravenry, *, asks: bool, late: float) -> None:
        """Create it; without ``asks``, something else finds out that it is so.

        A press is answered so many seconds ``late``.
        """
        super().__init__(timeout=None)
        self._client = client
        self._late = late
        self.pressed = asyncio.Event()
        self.answer = ""
        self.press: discord.Interaction | None = None
        self.overtaken = False
        """Whether another bot has answered first."""
        if asks:
            self._add(check, SEEN, "Yes, so it is", discord.ButtonStyle.success)
        self._add(check, WRONG, "No, it is not so", discord.ButtonStyle.danger)
        self._add(check, SKIP, "Skip", discord.ButtonStyle.secondary)

    def _add(self, check: str, answer: str, label: str, style: discord.ButtonStyle) -> None:
        button: discord.ui.Button[Any] = discord.ui.Button(
            label=label, style=style, custom_id=f"{PREFIX}:{check}:{answer}"
        )

        async def pressed(interaction: discord.Interaction) -> None:
            self.answer, self.press = answer, interaction
            try:
                if self._late:
                    self._client.interactions.leave_alone(interaction)
                    await asyncio.sleep(self._late)
                await interaction.response.defer()
            except discord.HTTPException as error:
                self.overtaken = error.code == ANSWERED
            finally:
                self.pressed.set()

        button.callback = pressed  # type: ignore[method-assign]  # as the library wants it
        self.add_item(button)
