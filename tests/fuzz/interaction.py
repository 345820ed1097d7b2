"""Interactions that no gateway has sent, and the replies to them."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from datetime import datetime
from types import SimpleNamespace
from typing import Any

import discord

from bot.ui import limits
from tests.wire.limits import breaches

_ids = itertools.count(1)

FORBIDDEN = ("Traceback", "Error(", "Exception", "{$", "{ $")
"""What no reply to a user may contain."""


class Namespace:
    """What was typed into the other fields of a command; nothing, unless it is set."""

    def __init__(self, **typed: Any) -> None:
        self.__dict__.update(typed)

    def __getattr__(self, name: str) -> None:
        return None


@dataclass
class Shown:
    """One reply: what it says, and what could be pressed."""

    text: str
    components: list[dict[str, Any]]
    ephemeral: bool


@dataclass
class Fake:
    """An interaction of a user; records its replies, and whether they keep Discord's limits."""

    user_id: int
    channel_id: int
    private: bool = False
    """Whether a private panel is pressed."""
    typed: dict[str, Any] = field(default_factory=dict)
    kind: discord.InteractionType = discord.InteractionType.component
    shown: list[Shown] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.id = discord.utils.time_snowflake(discord.utils.utcnow()) + next(_ids)
        self.user = SimpleNamespace(
            id=self.user_id, display_name=f"User {self.user_id}", mention=f"<@{self.user_id}>"
        )
        self.guild_id: int | None = 1
        self.guild = SimpleNamespace(
            id=1, me=SimpleNamespace(id=2), get_channel_or_thread=lambda _: None
        )
        self.channel = SimpleNamespace(id=self.channel_id, parent_id=None)
        self.app_permissions = discord.Permissions.all()
        self.locale = discord.Locale.american_english
        self.guild_locale = discord.Locale.american_english
        self.extras: dict[str, Any] = {}
        self.application_id = 3
        self.type = self.kind
        self.command = None
        self.data: dict[str, Any] = {}
        self.namespace = Namespace(**self.typed)
        self.message = (
            SimpleNamespace(id=4, flags=SimpleNamespace(ephemeral=self.private, components_v2=True))
            if self.kind is discord.InteractionType.component
            else None
        )
        self.response = Response(self)
        self.followup = SimpleNamespace(send=self._send)
        self.client = SimpleNamespace(
            is_owner=_nobody,
            get_guild=lambda _: None,
            user=None,
            create_dm=_no_dms,
            is_closed=lambda: False,
        )

    @property
    def created_at(self) -> datetime:
        """When it was sent."""
        return discord.utils.snowflake_time(self.id)

    def show(self, view: discord.ui.LayoutView, ephemeral: bool) -> None:
        """Note a reply, and what is wrong with it."""
        components: list[dict[str, Any]] = view.to_components()  # type: ignore[no-untyped-call]  # of the library
        parts = list(limits.walk(components))
        said = [str(part.get("content", "")) for part in parts]
        # What a picture shows is said in words, too.
        said += [str(p.get("description", "")) for part in parts for p in part.get("items", ())]
        text = "\n".join(part for part in said if part)
        self.faults += breaches(components)
        self.faults += [f"{word} in {text!r}" for word in FORBIDDEN if word in text]
        if not text.strip():
            self.faults.append("an empty reply")
        self.shown.append(Shown(text, components, ephemeral))

    async def _send(self, *, view: discord.ui.LayoutView, ephemeral: bool = False) -> None:
        self.show(view, ephemeral)

    async def edit_original_response(
        self, *, view: discord.ui.LayoutView, **_: Any
    ) -> SimpleNamespace:
        """Give the deferred reply."""
        self.show(view, True)
        return SimpleNamespace(id=5)


class Response:
    """The first reply, which can be given once."""

    def __init__(self, of: Fake) -> None:
        self._of = of
        self._done = False

    def is_done(self) -> bool:
        """Whether it was given."""
        return self._done

    async def defer(self, **_: Any) -> None:
        """Defer the reply."""
        self._once()

    async def send_message(
        self, *, view: discord.ui.LayoutView, ephemeral: bool = False, **_: Any
    ) -> SimpleNamespace:
        """Reply with a message."""
        self._once()
        self._of.show(view, ephemeral)
        return SimpleNamespace(message_id=6)

    async def edit_message(self, *, view: discord.ui.LayoutView, **_: Any) -> SimpleNamespace:
        """Reply by changing what was pressed."""
        self._once()
        self._of.show(view, True)
        return SimpleNamespace(message_id=7)

    async def send_modal(self, modal: discord.ui.Modal) -> None:
        """Reply with a form, whose title is what it says."""
        self._once()
        self._of.shown.append(Shown(modal.title, [{"custom_id": modal.custom_id}], True))

    def _once(self) -> None:
        if self._done:
            self._of.faults.append("replied twice")
        self._done = True


async def _no_dms(_: object) -> None:
    answer: Any = SimpleNamespace(status=403, reason="Forbidden")
    raise discord.Forbidden(answer, {"code": 50007, "message": "no"})


async def _nobody(_: object) -> bool:
    return False
