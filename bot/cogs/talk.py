"""``/talk`` and ``/say``: what players say to each other, in private and in public."""

from __future__ import annotations

from discord import app_commands

from bot.cogs.context import servers_only
from bot.connection.command_sync import slash
from bot.play import GameInfo, TableSettings
from bot.play.talk import LONGEST
from bot.text import Localizer
from bot.ui.items import Interaction
from bot.ui.names import called, matching, seat_name

from .context import Choices, PanelCog, do, game_or_excuse, seat_choices


class TalkCog(PanelCog):
    """The commands."""

    @slash("talk")
    @servers_only
    async def talk(
        self, interaction: Interaction, seat: str, and_seat: str = "", and_another: str = ""
    ) -> None:
        """Open a talk, or give the link to it; only the user sees the reply.

        Where the bot carries all talk, it asks for a message to send instead.
        """
        info, say = await game_or_excuse(self.services, interaction)
        if info is not None:
            say = say.of(info.ruleset)
            others = [_seat(info, s, say) for s in (seat, and_seat, and_another) if s]
            relayed = TableSettings.of(info.terms).talk == "relayed"
            panel = self.panels.relay if relayed else self.panels.talk
            await panel.open(interaction, info.id, others, say)

    @slash("say")
    async def say(
        self,
        interaction: Interaction,
        text: app_commands.Range[str, 1, LONGEST] | None = None,
        ally: str | None = None,
        end: bool = False,
    ) -> None:
        """Post a text, with its markup escaped; alliances are posted, too.

        None of it is binding. A user who gives no text sees the present alliances.
        """
        info, language = await game_or_excuse(self.services, interaction)
        if info is None:
            return
        if text is None and ally is None:
            await self.panels.status.open(interaction, info.id, language)
            return
        talking, user = self.services.play.talking, interaction.user.id

        async def work() -> str:
            if text is not None:
                await talking.say(info.id, user, text[:LONGEST])
            if ally is None:
                return "done-said" if info.obstacle is None else "done-said-later"
            seat = _seat(info, ally, language.of(info.ruleset))
            if end:
                await talking.end_alliance(info.id, user, seat)
                return "done-alliance-ended"
            await talking.ally(info.id, user, seat)
            return "done-allied"

        await do(self.services, interaction, work(), "done-said")

    @talk.autocomplete("seat")
    @talk.autocomplete("and_seat")
    @talk.autocomplete("and_another")
    @say.autocomplete("ally")
    async def others(self, interaction: Interaction, current: str) -> Choices:
        """Suggest the other seats."""

        def which(info: GameInfo) -> list[str]:
            own = info.player_of(interaction.user.id)
            return [seat for seat in info.seats if own is None or seat != own.seat]

        return await seat_choices(self.services, interaction, current, which=which, players=True)


def _seat(info: GameInfo, typed: str, say: Localizer) -> str:
    """Return the seat with a name; anything else stays as it was typed."""
    return matching(called(info.seats, seat_name, say), typed) or typed
