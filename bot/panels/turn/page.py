"""The way from a panel to the page of its seat."""

from __future__ import annotations

from bot.play.errors import user_error
from bot.services import Services
from bot.ui.layout import CALM, Layout
from bot.ui.reply import Reply
from bot.ui.router import Press, Router


class PagePanel:
    """The reply that leads to the page of a seat."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def register(self, router: Router) -> None:
        """Answer presses that ask for the page."""
        router.register(self.press, "page")

    async def press(self, press: Press) -> None:
        """Give an address that opens the page once, beside the panel, which stays as it is."""
        reply = Reply(press.interaction, fresh=True)

        async def work() -> Layout:
            if (pages := self._services.pages) is None:
                raise user_error("no-pages")
            address = await pages.invite(press.game, press.user)
            return Layout(CALM).text(press.say("page-offer")).link(press.say("page-go"), address)

        await reply.give(work(), press.say)
