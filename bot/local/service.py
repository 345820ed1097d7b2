"""The core of the server: its world, and the two ways in which it talks to the bot."""

from collections.abc import Callable

from bot.local.core import Core
from bot.local.gateway import Gateway
from bot.local.interactions.interactions import Interactions
from bot.local.settings import Settings
from bot.local.world.model import Channel, Message

Witness = Callable[[Channel, Message, bool], None]
"""A function that gets a channel, a message in it, and whether it was just posted or edited."""


class Service(Core):
    """One running stand-in: what its parts share, its gateway, and its open interactions."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.gateway = Gateway(self)
        self.interactions = Interactions(self, self.gateway)
        self.witnesses: list[Witness] = []
        """Functions that are called for every message, whoever can see it; for tests."""

    async def shut_down(self) -> None:
        """Stop the background tasks and close the connections."""
        await super().shut_down()
        await self.gateway.shut_down()
