"""The installation by which the application is used: a server's, or a user's own.

Source: Discord's documentation, "Application Commands", section "Contexts".
"""

from collections.abc import Collection

from bot.local.model import Channel, Command, Message, User, World
from bot.local.settings import Settings

SERVER, PERSON = 0, 1
"""The kinds of installation (``integration_types``)."""


def kinds_of(command: Command, settings: Settings) -> Collection[int]:
    """Return the installations that offer a command; by default, those of the application."""
    kinds = command.definition.get("integration_types")
    return settings.integration_types if kinds is None else [int(kind) for kind in kinds]


def kinds_behind(message: Message | None) -> Collection[int]:
    """Return the installations behind a message, for presses of its buttons."""
    if message is None or message.origin is None:
        return (SERVER,)
    return [int(kind) for kind in message.origin.owners]


def owners(world: World, user: User, channel: Channel, kinds: Collection[int]) -> dict[str, str]:
    """Return whose installations let a user use something here, by kind; {} if there are none.

    It is the interaction's ``authorizing_integration_owners``.
    """
    found = {}
    if not channel.in_guild:
        if SERVER in kinds and world.guilds_with(world.bot.id):
            found[str(SERVER)] = "0"
    elif SERVER in kinds and world.bot.id in world.guild_of(channel).members:
        found[str(SERVER)] = str(channel.guild_id)
    if PERSON in kinds and user.installed:
        found[str(PERSON)] = str(user.id)
    return found
