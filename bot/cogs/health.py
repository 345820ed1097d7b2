"""``/health``: the state of the bot, for its owner and for managers of its servers."""

from __future__ import annotations

import time

from discord import app_commands
from discord.ext import commands

from bot.connection.command_sync import slash
from bot.hosting.health.health import Health
from bot.hosting.version import bot_version
from bot.services import Services
from bot.store.keeping.census import Census
from bot.text import Localizer, Plain
from bot.text.escape import harmless
from bot.ui.items import Interaction
from bot.ui.layout import Layout
from bot.ui.limits import some_lines
from bot.ui.reply import Reply
from bot.workers.pool import replaced

SHARDS = 1500
"""The most characters about shards."""


class HealthCog(commands.Cog):
    """The command."""

    def __init__(self, services: Services, health: Health) -> None:
        self._services = services
        self._health = health

    @slash("health")
    @app_commands.default_permissions(manage_guild=True)
    async def health(self, interaction: Interaction) -> None:
        """Tell everything to the application's owner or team, and refuse other users.

        Users who may manage the server hear about its games, and whether the bot is well.
        """
        say, reply = await self._services.localizer_of(interaction), Reply(interaction)

        async def look() -> Layout:
            if await interaction.client.is_owner(interaction.user):
                return await self._report(say)
            if interaction.guild_id and interaction.permissions.manage_guild:
                return await self._report_here(say, interaction.guild_id)
            return Layout().text(say("health-not-yours"))

        await reply.show(await reply.during(look()))

    async def _report(self, say: Localizer) -> Layout:
        census, closed = await self._health.census(), await self._services.direct.paused()
        lines = [
            *self._being(say),
            *self._shards(say),
            *self._counts(say, census),
            say("health-direct", until=f"time:{int(closed)}") if closed is not None else "",
            *self._tasks(say),
            self._times(say),
            self._backup(say),
            self._fault(say),
        ]
        return Layout().text("\n".join(line for line in lines if line))

    async def _report_here(self, say: Localizer, guild: int) -> Layout:
        """Return a report that concerns only one server."""
        census = await self._health.census(guild)
        lines = [say("health-here"), *self._being(say), *self._counts(say, census)]
        return Layout().text("\n".join(line for line in lines if line))

    def _being(self, say: Localizer) -> list[str]:
        vitals, latency = self._health.vitals, self._health.latency
        return [
            say("health-version", version=Plain(bot_version()), time=f"span:{int(vitals.uptime)}"),
            say("health-latency", ms=round(1000 * latency)) if latency is not None else "",
        ]

    def _shards(self, say: Localizer) -> list[str]:
        """Report each shard, if there are several."""
        shards = self._health.shards
        if len(shards) < 2:
            return []
        lines = [
            say(
                "health-shard" if shard.connected else "health-shard-away",
                shard=str(shard.id),
                servers=shard.servers,
                ms=round(1000 * (shard.latency or 0)),
            )
            for shard in shards
        ]
        return [say("health-shards", count=len(shards)), some_lines(lines, SHARDS, "…")]

    def _counts(self, say: Localizer, census: Census) -> list[str]:
        return [
            say(
                "health-games",
                running=census.games.get("running", 0),
                lobby=census.games.get("lobby", 0),
                over=census.games.get("over", 0),
            ),
            say("health-pinned", number=census.pinned) if census.pinned else "",
            say("health-lost", number=census.lost) if census.lost else "",
            say("health-awaited", awaited=census.awaited, overdue=census.overdue),
            self._outbox(say, time.time(), census.unsent, census.oldest_unsent),
        ]

    @staticmethod
    def _outbox(say: Localizer, now: float, unsent: int, oldest: float | None) -> str:
        if oldest is None:
            return say("health-outbox-empty")
        return say("health-outbox", number=unsent, time=f"span:{max(0, int(now - oldest))}")

    def _tasks(self, say: Localizer) -> list[str]:
        """Return which long-lived tasks keep failing, and how many processes were replaced."""
        failing = self._health.failing.items()
        number = replaced.total()
        return [
            *(say("health-task", task=Plain(task), why=Plain(why)) for task, why in failing),
            say("health-replaced", number=number) if number else "",
        ]

    def _times(self, say: Localizer) -> str:
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

    def _backup(self, say: Localizer) -> str:
        backups = self._health.backups
        if backups.fault:
            return say("health-backup-failed", why=Plain(backups.fault))
        last = backups.last()
        return (
            say("health-backup-none")
            if last is None
            else say("health-backup", at=f"time:{int(last)}")
        )

    def _fault(self, say: Localizer) -> str:
        fault = self._health.faults.fault
        if fault is None:
            return say("health-no-fault")
        text = Plain(harmless(fault.text, 300))
        return say("health-fault", at=f"time:{int(fault.at)}", text=text)


def _milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.0f} ms"
