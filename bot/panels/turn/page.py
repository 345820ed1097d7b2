"""The way from a panel to the page of its seat, and from the board to one to watch."""

from __future__ import annotations

from bot.panels.rights import WATCHING, may_see, page_for
from bot.play.errors import user_error
from bot.services import Services
from bot.ui.layout import CALM, Layout
from bot.ui.reply import Reply
from bot.ui.router import Press, answering


class PagePanel:
    """The reply that leads to a page."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @answering("page")
    async def press(self, press: Press) -> None:
        """Give an address that opens the page once, beside the panel, which stays as it is."""
        reply = Reply(press.interaction, fresh=True)

        async def work() -> Layout:
            if (pages := self._services.pages) is None:
                raise user_error("no-pages")
            info = await self._services.play.info(press.game)
            if not await may_see(press.interaction, info):
                raise user_error("no-such-game")
            address = await pages.invite(press.game, press.user)
            watches = page_for(info, press.user) == WATCHING
            offer = "page-watch-offer" if watches else "page-offer"
            return Layout(CALM).text(press.say(offer)).link(press.say("page-go"), address)

        await reply.give(work(), press.say)
