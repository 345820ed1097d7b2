"""``/help``: what a user can do here and now."""

from __future__ import annotations

from discord import app_commands

from bot.cogs.context import servers_only
from bot.connection.command_sync import slash
from bot.limits.permissions import NEEDS, Need, invitation
from bot.panels.permission_report import channel_lines, missing_here, missing_in, report
from bot.text import Localizer, Plain
from bot.ui.items import Interaction
from bot.ui.layout import Layout
from bot.ui.reply import Reply

from .context import PanelCog


class HelpCog(PanelCog):
    """The command ``/help``."""

    @slash("help")
    async def help(self, interaction: Interaction) -> None:
        """Explain what the user can do, in a dozen lines that only they see."""
        await self.panels.help.open(interaction, await self.services.localizer_of(interaction))


class SetupCog(PanelCog):
    """The command ``/setup``."""

    @servers_only
    @app_commands.default_permissions(manage_guild=True)
    @slash("setup")
    async def setup(self, interaction: Interaction, invite: bool = False) -> None:
        """Check whether the bot can work here, or show the link that invites it."""
        say = await self.services.localizer_of(interaction)
        if invite:
            await self._invite(interaction, say)
            return
        reply = Reply(interaction)
        lines, well = await reply.during(self._check(interaction, say))
        await reply.show(report(lines, well=well, say=say))

    async def _invite(self, interaction: Interaction, say: Localizer) -> None:
        """Show the link that invites the bot, and the permissions that it asks for."""
        layout = Layout().text(
            say("invite-link", link=Plain(invitation(interaction.application_id)))
        )
        reasons = [
            say(
                "invite-reason",
                permission=Plain(say(f"permission-{need.id}")),
                reason=Plain(say(f"without-{need.id}")),
            )
            for need in NEEDS
        ]
        await Reply(interaction).show(layout.text("\n".join(reasons)).text(say("invite-note")))

    async def _check(self, interaction: Interaction, say: Localizer) -> tuple[list[str], bool]:
        """Check this channel, those of running games, and direct messages.

        Return the findings, and whether everything is in order.
        """
        guild = interaction.guild
        if guild is None or guild.me is None:
            link = Plain(invitation(interaction.application_id))
            return [say("check-not-invited"), say("invite-link", link=link)], False
        lines, well = [], True
        here = interaction.channel_id or 0
        needs: dict[int, list[Need] | None] = {here: missing_here(interaction)}
        for info in await self.services.play.games_in(guild.id):
            if info.lost is not None:
                lines.append(say("check-lost", game=str(info.id)))
                well = False
            elif info.channel == here:
                needs[here] = missing_here(interaction, info)
            else:
                needs[info.channel] = missing_in(guild, info)
        for channel, lacking in needs.items():
            well = well and lacking == []
            lines += channel_lines(channel, lacking, say)
        lines.append(say("check-intents"))
        lines.append(say("check-commands"))
        reached = await self.panels.reach.test(interaction.client, interaction.user.id, say)
        lines.append(say(f"check-dm-{reached}"))
        return lines, well
