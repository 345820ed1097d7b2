"""Talk that the bot carries from seat to seat: the form for a message, and its answer.

Nobody is in a thread, and nobody is named: a message goes to each of its seats directly.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.play import Play, UserError
from bot.play.talk import LONGEST, Circle
from bot.text import Localizer
from bot.ui.custom_id import CustomId
from bot.ui.items import Interaction
from bot.ui.layout import Layout
from bot.ui.modals import Text, form
from bot.ui.reply import Reply, apology
from bot.ui.router import Press, answering

BETWEEN = "+"
"""What stands between the seats to which a message goes."""


class RelayPanel:
    """The service that sends what a seat writes to others."""

    def __init__(self, play: Play) -> None:
        self._play = play

    @answering("relay")
    async def press(self, press: Press) -> None:
        """Open the form for an answer to a message."""
        others = press.arg.split(BETWEEN)
        await self.open(press.interaction, press.game, others, press.say)

    async def open(
        self, interaction: Interaction, game: int, others: Sequence[str], say: Localizer
    ) -> None:
        """Open the form for a message to other seats."""
        try:
            circle = await self._play.talking.circle(game, interaction.user.id, others, "relayed")
        except UserError as refusal:
            await Reply(interaction).show(apology(refusal, say))
            return
        own = next(s for s, user in circle.users.items() if user == interaction.user.id)
        say = say.of(circle.info.ruleset)
        title = say("relay-title", seats=_named(circle, own))
        to = CustomId(game, "relayed", arg=BETWEEN.join(s for s in circle.seats if s != own))
        field = Text(say("relay-label"), most=LONGEST)
        await interaction.response.send_modal(form(to, title, [field]))

    @answering("relayed")
    async def written(self, press: Press) -> None:
        """Send the message of a submitted form, and show what was sent."""
        text, user = "".join(press.values[:1]).strip(), press.user
        reply = Reply(press.interaction, fresh=True)

        async def work() -> Layout:
            others = press.arg.split(BETWEEN)
            circle = await self._play.talking.relay(press.game, user, others, text)
            own = next(s for s, one in circle.users.items() if one == user)
            say = press.say.of(circle.info.ruleset)
            sent = say("relay-done", seats=_named(circle, own), text=f"raw:{text}")
            return Layout().text(sent).text(say("relay-note"))

        await reply.give(work(), press.say)


def _named(circle: Circle, own: str) -> list[str]:
    return [f"seat:{seat}" for seat in circle.seats if seat != own]
