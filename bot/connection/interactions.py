"""Interactions: each is answered once, in time, and with one sentence if anything goes wrong."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import traceback
from collections import deque
from typing import Any

import discord
from discord import app_commands

from bot.limits.memory import Recent
from bot.panels.router import Panels
from bot.services import Services
from bot.ui.custom_id import CustomId, Unreadable
from bot.ui.items import Interaction
from bot.ui.layout import Layout
from bot.ui.modals import sent
from bot.ui.reply import RIVALS, TRIED, Failure, Reply, spoken
from bot.ui.router import POSTED

SILENCE = 2.0
"""Seconds after which a user gets a reply in any case, even an apology; Discord waits for 3."""

TIMELY = 2.5
"""Seconds that an interaction may take to arrive and still be answered in time."""

REMEMBERED = 500
"""How many interactions are remembered, to recognize those that arrive twice."""

COUNTED = 20
"""How many interactions are used to find the difference of the two clocks."""

LOOKS = frozenset({"run"})
"""The commands about a table whose effects the bot does not post."""

log = logging.getLogger(__name__)


async def excuse(services: Services, interaction: Interaction, id: str) -> bool:
    """Send one sentence to the user; return whether that was possible."""
    try:
        say = await services.localizer_of(interaction)
    except Exception as error:
        # Even if the database fails, the user is told something.
        log.error("the language of a user is not known: %s", type(error).__name__)
        say = spoken(interaction)
    try:
        reply = Reply(interaction, fresh=True)
        return await reply.show(Layout().text(say(id))) is not None
    except Failure as error:
        log.error("interaction %s was not answered: %r", interaction.id, error)
        return False


class ClockSkew:
    """The difference between Discord's clock and this machine's, from interactions.

    The id of an interaction tells when it was made. The quickest of the last ones took almost no
    time, so the time that it seemed to take is the difference.
    """

    def __init__(self) -> None:
        self._taken: deque[float] = deque(maxlen=COUNTED)

    def of(self, made: float, now: float) -> float:
        """Add an interaction, by when it was made and when it arrives; return how long it took."""
        taken = now - made
        self._taken.append(taken)
        return taken - min(self._taken)

    def set(self, made: float, now: float) -> None:
        """Assume that an interaction took no time at all, because the clock was changed."""
        self._taken.clear()
        self._taken.append(now - made)


class InteractionHandler:
    """The handler that lets interactions through and answers presses and forms."""

    def __init__(self, services: Services, panels: Panels) -> None:
        self._services = services
        self._panels = panels
        self.closing = False
        """Set while the bot stops: users are asked to press again in a minute."""
        self.under_way: set[int] = set()
        """The commands and presses that are being carried out."""
        self._lateness = ClockSkew()
        self._seen: Recent[int, None] = Recent(REMEMBERED)
        self._hopeless: deque[int] = deque(maxlen=REMEMBERED)
        """The interactions that came too late to be answered."""

    async def command(self, interaction: Interaction) -> bool:
        """Return whether to carry out a command; if not, its user has been told why."""
        if not self._is_new(interaction):
            return False
        if interaction.type is discord.InteractionType.autocomplete:
            return await self._may_suggest(interaction)
        if not await self._is_timely(interaction):
            return False
        if self._services.servers is not None and not await self._is_served(interaction):
            return False
        deed = _is_deed(interaction.command)
        if self._services.wait_of(interaction.user.id, deed=deed) > 0:
            await excuse(self._services, interaction, "flood-wait")
            return False
        self.under_way.add(interaction.id)
        return True

    async def finish(self, patience: float) -> None:
        """Wait until what is under way is carried out, for so many seconds at most."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience):
                while self.under_way:  # noqa: ASYNC110 - each has an end of its own
                    await asyncio.sleep(0.02)

    async def press(self, interaction: Interaction, press: CustomId, values: Any) -> None:
        """Answer a press on any component."""
        if not self._is_new(interaction) or not await self._is_timely(interaction):
            return
        if self._services.servers is not None and not await self._is_served(interaction):
            return
        if self.closing:
            await excuse(self._services, interaction, "panel-restarting")
            return
        if self._services.wait_of(interaction.user.id, deed=press.verb in POSTED) > 0:
            await excuse(self._services, interaction, "flood-wait")
            return
        self.under_way.add(interaction.id)
        try:
            await self._panels.press(interaction, press, list(values))
        except Unreadable:
            await excuse(self._services, interaction, "panel-out-of-date")
        except Failure as error:
            log.error("press %s was not answered: %r", press.verb, error)
        except Exception as error:
            await self._apologize(interaction, press, error)
        finally:
            self.under_way.discard(interaction.id)

    async def _apologize(self, interaction: Interaction, press: CustomId, error: Exception) -> None:
        """Log why a press has failed, and tell the user, unless the bot is about to stop."""
        # The error's text is left out, because it may contain a secret answer.
        name = type(error).__name__
        if self.closing:
            log.warning("a press was cut off by the end: %s", name)
            return
        frames = "".join(traceback.format_tb(error.__traceback__))
        log.error("press %s failed: %s\n%s", press.verb, name, frames)
        await excuse(self._services, interaction, "trouble-internal")

    async def form(self, interaction: Interaction) -> None:
        """Answer a submitted form.

        The library forgets forms at a restart; everything needed is in the form's id.
        """
        data: Any = interaction.data or {}
        try:
            press, values = sent(data)
        except ValueError:
            await excuse(self._services, interaction, "panel-out-of-date")
            return
        await self.press(interaction, press, values)

    def leave_alone(self, interaction: Interaction) -> None:
        """Let something else answer an interaction, however late."""
        self._hopeless.append(interaction.id)

    async def rest(self, interaction: Interaction) -> None:
        """Answer an interaction that nothing else has answered in time.

        What is still under way gets its time: the reply to it is promised, to its user alone.
        """
        await asyncio.sleep(SILENCE)
        # Of two answers Discord takes the first: an apology must not overtake one that is sent.
        if (
            interaction.response.is_done()
            or TRIED in interaction.extras
            or interaction.id in self._hopeless
        ):
            return
        if interaction.id in self.under_way:
            log.warning("interaction %s takes long: %s", interaction.id, _what(interaction))
            await Reply(interaction, fresh=True).promise()
            return
        log.error("nobody answered interaction %s: %s", interaction.id, _what(interaction))
        await excuse(self._services, interaction, "panel-out-of-date")

    def _is_new(self, interaction: Interaction) -> bool:
        """Return whether an interaction is new, and remember it."""
        if interaction.id in self._seen:
            log.warning("interaction %s arrived again", interaction.id)
            return False
        self._seen[interaction.id] = None
        interaction.extras[RIVALS] = self._services.rivals
        return True

    async def _is_timely(self, interaction: Interaction) -> bool:
        """Return whether there is time to answer an interaction; if not, tell the user.

        After three seconds without a reply, Discord and the user assume that it failed, so it must
        have no effect when they try again.
        """
        made = interaction.created_at.timestamp()
        late = self._lateness.of(made, self._services.now())
        if late <= TIMELY:
            return True
        log.warning("interaction %s comes %.1f s late: nothing is done", interaction.id, late)
        if await excuse(self._services, interaction, "panel-late"):
            # Discord still accepted the reply, so this machine's clock is wrong.
            self._lateness.set(made, self._services.now())
        else:
            self._hopeless.append(interaction.id)
        return False

    async def _is_served(self, interaction: Interaction) -> bool:
        """Return whether the bot plays on the server of an interaction; if not, tell the user."""
        if self._services.plays_on(interaction.guild_id):
            return True
        await excuse(self._services, interaction, "server-not-served")
        return False

    async def _may_suggest(self, interaction: Interaction) -> bool:
        """Return whether to suggest something; a user who asks too often gets no suggestions, nor
        does anyone on a server on which the bot does not play."""
        typing = self._services.typing
        patient = typing is None or typing.wait(interaction.user.id) == 0
        if patient and self._services.plays_on(interaction.guild_id):
            return True
        try:
            await interaction.response.autocomplete([])
        except Failure as error:
            log.info("no suggestions could be refused: %r", error)
        return False


def _is_deed(command: object) -> bool:
    """Return whether the bot posts the effect of a command at its table."""
    if not isinstance(command, app_commands.Command) or command.parent is None:
        return False
    return command.parent.name == "game" and command.name not in LOOKS


def _what(interaction: Interaction) -> str:
    data: Any = interaction.data or {}
    return str(data.get("custom_id") or data.get("name") or interaction.type)
