"""``/health``: how the bot is doing, for whoever hosts it."""

from __future__ import annotations

import time
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.desk import Desk
from bot.health.health import Health
from bot.health.vitals import bot_version
from bot.text import Plain, Voice
from bot.ui.layout import Layout
from bot.ui.reply import Reply

Interaction = discord.Interaction[Any]


class HealthCog(commands.Cog):
    """The command."""

    def __init__(self, desk: Desk, health: Health) -> None:
        self._desk = desk
        self._health = health

    @app_commands.command(description="How the bot is doing (for whoever runs it)")
    async def health(self, interaction: Interaction) -> None:
        """Tell the owner of the application, or a member of its team; refuse all others."""
        say, reply = await self._desk.voice_of(interaction), Reply(interaction)

        async def look() -> Layout:
            if not await interaction.client.is_owner(interaction.user):
                return Layout().text(say("health-not-yours"))
            return await self._report(say)

        await reply.show(await reply.during(look()))

    async def _report(self, say: Voice) -> Layout:
        health, vitals = self._health, self._health.vitals
        census, now = await health.census(), time.time()
        latency = health.latency
        lines = [
            say("health-version", version=Plain(bot_version()), time=f"span:{int(vitals.uptime)}"),
            say("health-latency", ms=round(1000 * latency)) if latency is not None else "",
            say(
                "health-games",
                running=census.games.get("running", 0),
                lobby=census.games.get("lobby", 0),
                over=census.games.get("over", 0),
            ),
            say("health-pinned", number=census.pinned) if census.pinned else "",
            say("health-awaited", awaited=census.awaited, overdue=census.overdue),
            self._outbox(say, now, census.unsent, census.oldest_unsent),
            self._times(say),
            self._backup(say),
            self._fault(say),
        ]
        return Layout().text("\n".join(line for line in lines if line))

    @staticmethod
    def _outbox(say: Voice, now: float, unsent: int, oldest: float | None) -> str:
        if oldest is None:
            return say("health-outbox-empty")
        return say("health-outbox", number=unsent, time=f"span:{max(0, int(now - oldest))}")

    def _times(self, say: Voice) -> str:
        vitals = self._health.vitals
        figures = {
            "replies": vitals.replies,
            "pictures": vitals.pictures,
            "writes": vitals.writes,
        }
        return "\n".join(
            say(
                f"health-{name}",
                usual=Plain(_milliseconds(of.quantile(0.5))),
                slow=Plain(_milliseconds(of.quantile(0.99))),
                most=Plain(_milliseconds(of.most)),
                number=of.count,
            )
            for name, of in figures.items()
            if of.count
        )

    def _backup(self, say: Voice) -> str:
        keeper = self._health.keeper
        if keeper.fault:
            return say("health-backup-failed", why=Plain(keeper.fault))
        last = keeper.last()
        return (
            say("health-backup-none")
            if last is None
            else say("health-backup", at=f"time:{int(last)}")
        )

    def _fault(self, say: Voice) -> str:
        fault = self._health.faults.fault
        if fault is None:
            return say("health-no-fault")
        text = Plain(discord.utils.escape_markdown(fault.text[:300]))
        return say("health-fault", at=f"time:{int(fault.at)}", text=text)


def _milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.0f} ms"
