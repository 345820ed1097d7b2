"""What stands on locked phones: whether whoever is called knows from there what it is about."""

from __future__ import annotations

import re

from bot.local import Standin
from bot.local.interactions.components import walk
from bot.local.world.model import Channel, Message
from bot.ui.custom_id import CustomId

LINES = 4
"""Lines of a locked screen, at most."""

_RAW = re.compile(r"<[@#/]")
_MOMENT = re.compile(r"<t:\d+:\w>( \(<t:\d+:R>\))?")


class LockScreens:
    """Looks at every message that makes a phone ring when it is posted."""

    def __init__(self, standin: Standin) -> None:
        self._bot = standin.service.world.bot.id
        self.complaints: list[str] = []
        """What was wrong with some of them."""
        self.shown: list[tuple[int, str, Message]] = []
        """Who was shown what, of which message."""
        self.sent: list[tuple[int, str]] = []
        """Who was sent which text, as it was before anyone opened a panel in its place."""
        standin.service.witnesses.append(self._look)

    def _look(self, channel: Channel, message: Message, created: bool) -> None:
        if not created or message.seen_by is not None or message.author_id != self._bot:
            return
        called = message.mentions if channel.in_guild else channel.recipients
        users = [user for user in called if user != self._bot]
        if not users:
            return
        self.complaints += [f"{why}: {message.push!r}" for why in complaints(message)]
        self.shown += [(user, message.push or "", message) for user in users]
        self.sent += [(user, message.content) for user in users]


def complaints(message: Message) -> list[str]:
    """Say what makes a preview useless."""
    push = message.push
    if push is None:  # it rings nowhere
        return []
    words = _MOMENT.sub("", push).strip()
    if not words:
        return ["it is blank"]
    found = []
    if _RAW.search(words):
        found.append("it shows marks in place of names")
    games = {
        press.number if press.verb == "tournament" else press.game
        for _, c in walk(message.components)
        if "custom_id" in c
        for press in (CustomId.decode(c["custom_id"]),)
    }
    if not all(re.search(rf"\b{game}\b", words) for game in games):
        found.append("it does not say which game")
    if message.components and len(push.splitlines()) > LINES:
        found.append("it is longer than a locked screen")
    return found
