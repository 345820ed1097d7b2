"""Interactions from the user's action to the bot's first answer.

Source: Discord's documentation, "Receiving and Responding to Interactions".
"""

import asyncio
import secrets
from collections.abc import Collection
from dataclasses import dataclass, field
from enum import IntEnum

from bot.local.core import Core
from bot.local.gateway import Gateway
from bot.local.rest.errors import ApiError, Json, unknown
from bot.local.settings import Settings
from bot.local.world.files import size_limit
from bot.local.world.model import Channel, Command, Message, Origin, User, World

from ..world import payloads, permissions
from ..world import payloads as message_payloads


class InteractionType(IntEnum):
    """The type of an interaction: what the person did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


FAILURE = {
    InteractionType.COMMAND: "The application did not respond",
    InteractionType.COMPONENT: "This interaction failed",
    InteractionType.AUTOCOMPLETE: "Loading options failed",
    InteractionType.MODAL: "Something went wrong. Try again.",
}
"""What the person reads if no answer came in time."""


@dataclass
class Interaction:
    """One action of one person, with everything that the bot replied."""

    id: int
    token: str
    type: InteractionType
    user_id: int
    channel_id: int
    created: float
    origin: Origin
    outcome: asyncio.Future[Json]
    """The result of the first answer, as sent to the page."""
    message: Message | None = None
    """The message that was clicked on, even if a modal came in between."""
    answer: int | None = None
    """The type of the first callback."""
    original_id: int | None = None
    """The message that ``@original`` means."""
    deferred: bool = False
    """Whether a "thinking" message is still waiting for its text."""
    ephemeral: bool = False
    failed: bool = False
    follow_ups: int = 0
    """How many messages came after the first answer."""
    reachable: set[int] = field(default_factory=set)
    """The messages that this token may read and change."""

    @property
    def is_personal(self) -> bool:
        """Whether only the user's own installation authorizes it."""
        return set(self.origin.owners) == {str(PERSON)}


@dataclass
class Modal:
    """A form that is open on someone's screen."""

    id: int
    user_id: int
    channel_id: int
    form: Json
    interaction: Interaction


class Interactions:
    """All open interactions, and the open modals."""

    def __init__(self, core: Core, gateway: Gateway) -> None:
        self._core = core
        self._gateway = gateway
        self._by_id: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self.modals: dict[int, Modal] = {}

    def start(
        self,
        user: User,
        channel: Channel,
        kind: InteractionType,
        data: Json,
        *,
        command: Command | None = None,
        title: str | None = None,
        message: Message | None = None,
        triggered_by: Origin | None = None,
    ) -> Interaction:
        """Send the event to the bot and start the clock for its first answer."""
        core = self._core
        number = core.ids.next()
        kinds = kinds_behind(message) if command is None else kinds_of(command, core.settings)
        owned = owners(core.world, user, channel, kinds)
        origin = Origin(
            number,
            int(kind),
            user.id,
            command=title,
            owners=owned,
            interacted_message_id=None if message is None else message.id,
            triggered_by=triggered_by,
        )
        interaction = Interaction(
            number,
            secrets.token_urlsafe(48),
            kind,
            user.id,
            channel.id,
            core.clock.now(),
            origin,
            asyncio.get_running_loop().create_future(),
            message=message,
        )
        self._by_id[number] = interaction
        self._by_token[interaction.token] = interaction
        if command is not None and command.guild_id is not None:
            data = {**data, "guild_id": str(command.guild_id)}
        event = self._event(interaction, user, channel, data)
        core.transcript.add("..", f"{user.display_name}: {kind.name.lower()}", data)
        self._gateway.dispatch("INTERACTION_CREATE", event)
        core.spawn(self._give_up(interaction))
        core.live.tell(lambda _: None)
        return interaction

    def _event(self, interaction: Interaction, user: User, channel: Channel, data: Json) -> Json:
        world = self._core.world
        guild = world.guilds.get(channel.guild_id)
        event: Json = {
            "id": str(interaction.id),
            "application_id": str(world.application_id),
            "type": int(interaction.type),
            "token": interaction.token,
            "version": 1,
            "channel_id": str(channel.id),
            "channel": payloads.interaction_channel(world, channel, user.id),
            "locale": user.locale,
            "entitlements": [],
            "attachment_size_limit": size_limit(0 if guild is None else guild.premium_tier),
            "app_permissions": str(permissions.in_channel(world, channel, world.bot.id)),
            "authorizing_integration_owners": interaction.origin.owners,
            "data": data,
        }
        if interaction.message is not None:
            event["message"] = message_payloads.as_answer(self._core, interaction.message)
        if guild is None:
            return event | {"user": payloads.user(user), "context": 1}
        member = payloads.member_with_user(world, guild.members[user.id])
        member["permissions"] = str(permissions.in_channel(world, channel, user.id))
        return event | {
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": "en-US", "features": []},
            "guild_locale": "en-US",
            "member": member,
            "context": 0,
        }

    async def _give_up(self, interaction: Interaction) -> None:
        """Show a failure if the first answer is late, and finally forget the interaction."""
        settings, clock = self._core.settings, self._core.clock
        await clock.sleep_until(interaction.created + settings.first_answer)
        if interaction.answer is None:
            interaction.failed = True
            self.settle(interaction, {"kind": "failed", "text": FAILURE[interaction.type]})
            del self._by_id[interaction.id]
        await clock.sleep_until(interaction.created + settings.token_life)
        self._by_id.pop(interaction.id, None)

    def settle(self, interaction: Interaction, outcome: Json) -> None:
        """Show the person the result of their action."""
        if not interaction.outcome.done():
            interaction.outcome.set_result(outcome)

    def open(self) -> list[int]:
        """Return the ids of interactions that may still get their first answer."""
        return [one.id for one in self._by_id.values() if one.answer is None]

    def find(self, interaction_id: int) -> Interaction:
        """Return an interaction by its id; raises LookupError if it is over."""
        return self._by_id[interaction_id]

    def behind(self, token: str) -> Interaction | None:
        """Return the interaction that a token was made for, even if it is over, or None."""
        return self._by_token.get(token)

    def unanswered(self, interaction_id: int, token: str) -> Interaction:
        """Return the interaction that a callback is for; raises 10062 and 40060."""
        interaction = self._by_id.get(interaction_id)
        late = self._core.clock.now() - self._core.settings.first_answer
        if interaction is None or interaction.token != token or interaction.failed:
            raise unknown("interaction")
        if interaction.answer is not None:
            raise ApiError(400, 40060, "Interaction has already been acknowledged.")
        if interaction.created < late:
            raise unknown("interaction")
        return interaction

    def with_token(self, application_id: int, token: str) -> Interaction:
        """Return the answered interaction that a webhook call is for; raises 10015 and 50027."""
        interaction = self._by_token.get(token)
        if interaction is None or application_id != self._core.world.application_id:
            raise unknown("webhook")
        if self._core.clock.now() - interaction.created > self._core.settings.token_life:
            raise ApiError(401, 50027, "Invalid Webhook Token")
        if interaction.answer is None:
            raise unknown("webhook")
        return interaction


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
