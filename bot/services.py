"""The services that the parts of the bot share: games, database, pictures, posts, and health."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Protocol, TypeVar

from pydantic import TypeAdapter, ValidationError

from bot.play import Play
from bot.posts.posts import Posts
from bot.statistics.service import Statistics
from bot.text import Localizer, language_of, localizer_for
from bot.ui.items import Interaction
from bot.ui.reply import SPOKEN
from bot.ui.router import Press

from .contact.dm_channels import DirectChannels
from .contact.seen_panels import SeenPanels
from .hosting.health.health import Health
from .hosting.supervisor import Supervisor
from .limits.invalid_requests import InvalidRequestLimit
from .limits.memory import Recent
from .limits.rates import UserRateLimit
from .limits.rivals import Rivals
from .practice.service import PracticeStore
from .practice.task import Task
from .store import Store
from .store.keeping import facts
from .store.keeping.facts import SPEAKS, Key
from .store.messages import notifications
from .store.people import users
from .tournament.service import Tournaments
from .workers.drawing import Painter

T = TypeVar("T")

HEARD = 10_000
"""For how many users the language of their Discord is kept in memory."""

log = logging.getLogger(__name__)


class Pages(Protocol):
    """What opens pages of seats, and closes them."""

    async def invite(self, game: int, user: int) -> str:
        """Return an address that opens once: the page of a user's seat, or else one to watch.

        Raises UserError if they have no seat and the table agrees to no spectators.
        """

    async def close_all(self, user: int) -> None:
        """Close all pages of a user."""


class Services:
    """The shared parts, for everything that answers users or sends messages."""

    def __init__(
        self,
        play: Play,
        store: Store,
        painter: Painter,
        *,
        now: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        """Create the shared parts; ``now`` returns UTC epoch seconds by the clock of the games.

        ``steady`` returns seconds of a clock that is never set.
        """
        self.play = play
        self.now = now
        self.steady = steady
        self.store = store
        self.painter = painter
        self.supervisor = Supervisor(steady)
        """The supervisor of background tasks."""
        self.posts = Posts(store)
        self.statistics = Statistics(store, painter, now)
        self.tournaments = Tournaments(play, store, now)
        self.direct = DirectChannels(store, now)
        beside = store.path.with_name(f"{store.path.name}.practice")
        self.practice = PracticeStore(beside, play.rulesets, now=now, steady=steady)
        """The games of practice, apart from all tables."""
        self.tasks: Mapping[str, Sequence[Task]] = {}
        """The tasks that the host has added, by their games."""
        self.shown = SeenPanels(now)
        """The panels that were shown."""
        self.follow: Callable[[int], Awaitable[None]] = _left_alone
        """The function that updates the open panels of a table, if there are panels."""
        self.redraw: Callable[[int, int], Awaitable[None]] = _not_redrawn
        """The function that updates the open panel of a user at a table, if there are panels."""
        self.press: Callable[[Press], Awaitable[None]] = _not_answered
        """The function that answers a press on a panel, if there are panels."""
        self.pages: Pages | None = None
        """The pages of seats, if the host offers them."""
        self._heard: Recent[int, str] = Recent()
        """The languages of recent users' Discord."""
        self.typing: UserRateLimit | None = None
        """The limit on suggestions while a user types; ``None`` for no limit."""
        self.flood: UserRateLimit | None = None
        """Limits how often one user may press; ``None`` for no limit."""
        self.refusals = InvalidRequestLimit()
        """How often Discord has refused a call, whatever the connection."""
        self.servers: Collection[int] | None = None
        """The servers on which the bot plays; ``None`` for all."""
        self.rivals = Rivals(steady)
        """Whether another bot answers with the same token."""
        self.deeds: UserRateLimit | None = None
        """How much one user may do whose effects the bot posts; ``None`` for no limit."""
        self.health: Health | None = None
        """The health of the bot, if it is measured."""

    async def localizer_of(self, interaction: Interaction) -> Localizer:
        """Return the localizer for the language in a user's settings, or else in their Discord."""
        user = interaction.user.id
        async with self.store.reading() as session:
            settings = await users.find_settings(session, user)
        say = localizer_for(settings.language or interaction.locale)
        interaction.extras[SPOKEN] = say.language
        if self._heard.get(user) != str(interaction.locale):
            await self._remember(user, str(interaction.locale))
        return say

    async def _remember(self, user: int, locale: str) -> None:
        """Keep the language of a user's Discord, for messages that answer no interaction."""
        language = language_of(locale)
        async with self.store.reading() as session:
            known = await facts.find(session, SPEAKS.key(user))
        if known != language:
            async with self.store.writing() as session:
                await users.put_spoken(session, user, language)
        self._heard[user] = locale

    def plays_on(self, server: int | None) -> bool:
        """Return whether the bot plays on a server; in direct messages (``None``) it does."""
        return server is None or self.servers is None or server in self.servers

    def wait_of(self, user: int, *, deed: bool) -> float:
        """Count a press of a user and return 0, or return the seconds until they may press.

        ``deed`` is whether the bot posts its effect, which delays other posts.
        """
        wait = 0.0 if self.flood is None else self.flood.wait(user)
        if wait == 0 and deed and self.deeds is not None:
            wait = self.deeds.wait(user)
        return wait

    async def taken(self, message: int) -> None:
        """Forget a notice whose message becomes a panel, so that nobody takes it back."""
        async with self.store.writing() as session:
            await notifications.drop(session, message)

    async def fact(self, key: Key) -> str | None:
        """Return a fact that was saved under a key."""
        async with self.store.reading() as session:
            return await facts.find(session, key)

    async def read_fact(self, key: Key, kind: TypeAdapter[T], default: T) -> T:
        """Return a fact that was saved as JSON, or a default if there is none, or it is spoilt."""
        text = await self.fact(key)
        try:
            return default if text is None else kind.validate_json(text)
        except ValidationError:
            log.error("what was saved under %s cannot be read: it is begun anew", key)
            return default

    async def put_fact(self, key: Key, value: str) -> None:
        """Save a fact under a key."""
        async with self.store.writing() as session:
            await facts.put(session, key, value)


async def _not_answered(press: Press) -> None:
    """Answer no press."""


async def _not_redrawn(game: int, user: int) -> None:
    """Do nothing about the panel of a user."""


async def _left_alone(game: int) -> None:
    """Do nothing about the panels of a table."""
