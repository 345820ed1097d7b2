"""Votes on what is proposed at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.play import Play, Trouble
from bot.text import Voice
from bot.ui.apology import apology
from bot.ui.layout import Layout
from bot.ui.press import Press, number_in
from bot.ui.reply import Reply
from bot.ui.router import Router

Interaction = discord.Interaction[Any]


class VotePanel:
    """Takes votes."""

    def __init__(self, play: Play) -> None:
        self._play = play

    def register(self, router: Router) -> None:
        """Answer presses of agreement and of disagreement."""
        router.register(self.press, "aye", "nay")

    async def press(
        self, interaction: Interaction, press: Press, values: Sequence[str], say: Voice
    ) -> None:
        """Agree to a proposal, or not."""
        agrees = press.verb == "aye"
        try:
            proposal = await self._play.votes.vote(
                press.game, interaction.user.id, number_in(press.arg), agrees
            )
        except Trouble as trouble:
            await Reply(interaction).show(apology(trouble, say))
            return
        match proposal.state:
            case "passed":
                said = say("vote-passed")
            case "refused":
                said = say("vote-refused")
            case _:
                said = say("vote-agreed") if agrees else say("vote-disagreed")
        await Reply(interaction).show(Layout().text(said))
