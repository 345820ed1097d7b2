"""``/game`` while a game runs: its panel, another host or channel, and its end.

The table itself announces every effect in the channel.
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import discord

from bot.connection.command_sync import slash
from bot.panels.permission_report import channel_refusal
from bot.panels.rights import moderates
from bot.panels.table.host import concerns
from bot.play import GameInfo
from bot.text import Localizer
from bot.ui.items import Interaction
from bot.ui.layout import Layout
from bot.ui.reply import Reply

from .context import PanelCog, do, game_or_excuse


class RunningCommands(PanelCog):
    """The commands for a running game; part of the group ``/game``."""

    @slash("game run")
    async def run(self, interaction: Interaction) -> None:
        """Show the panel of a running game to its players, and the settings to everyone else."""
        info, say = await self.named(interaction)
        if info is None:
            return
        if info.phase == "lobby" or not concerns(info, interaction.user.id):
            await self.panels.terms.open(interaction, info.id, say)
        else:
            await self.panels.host.open(interaction, info.id, say)

    @slash("game host")
    async def host(self, interaction: Interaction, player: discord.User) -> None:
        """Hand the table over, or start a vote on it.

        Before the game begins there is no vote, and anyone who may manage the channel can do it.
        """
        info, _ = await self.named(interaction)
        if info is None:
            return
        play, user = self.services.play, interaction.user.id
        if info.host == user or info.phase != "running":
            moderator = moderates(interaction, info)
            await self.do(
                interaction, play.hand_over(info.id, user, player.id, moderator=moderator)
            )
        else:
            propose = play.votes.propose_host(info.id, user, player.id)
            await self.do(interaction, propose, "done-proposed")

    @slash("game close")
    async def close(self, interaction: Interaction, game: int | None = None) -> None:
        """End a table permanently, for anyone who may manage its channel, or for a host without
        others.
        """
        info, say = await self.named(interaction, game)
        if info is None:
            return
        if game is None and info.phase == "running":
            sure = say("close-sure", game=str(info.id))
            await Reply(interaction).show(Layout().text(sure))
            return
        places, moderator = self.services.play.places, moderates(interaction, info)
        closing = places.close(info.id, interaction.user.id, moderator=moderator)
        await self.do(interaction, closing, "done-closed")

    @slash("game move")
    async def move(self, interaction: Interaction, game: int) -> None:
        """Move a table here, for anyone who may manage its channel, or for the host if that is
        gone.
        """
        info, say = await self.named(interaction, game)
        if info is None:
            return
        if (refusal := channel_refusal(interaction, say)) is not None:
            await Reply(interaction).show(Layout().text(refusal))
            return
        guild, channel = interaction.guild_id or 0, interaction.channel_id or 0
        places, moderator = self.services.play.places, moderates(interaction, info)
        moving = places.move(info.id, interaction.user.id, guild, channel, moderator=moderator)
        await self.do(interaction, moving)

    # -- within ---------------------------------------------------------------------------------

    async def do(
        self, interaction: Interaction, work: Coroutine[Any, Any, Any], said: str = "done-told"
    ) -> None:
        """Do something about a table, and tell the user that it is done, or why not.

        Work that ends in one of several ways returns what is said of it.
        """
        await do(self.services, interaction, work, said)

    async def named(
        self, interaction: Interaction, game: int | None = None
    ) -> tuple[GameInfo | None, Localizer]:
        """Return the game of a number, or of this channel; say so if there is none."""
        if game is not None:
            return await game_or_excuse(self.services, interaction, game)
        info = await self.services.play.game_in_channel(interaction.channel_id or 0)
        say = await self.services.localizer_of(interaction)
        if info is None:
            await Reply(interaction).show(Layout().text(say("trouble-no-game-here")))
        return info, say
