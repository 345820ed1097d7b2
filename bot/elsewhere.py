"""Direct messages about games of other processes.

Direct messages arrive at shard 0 alone, whatever game they are about. What is pressed or typed
there goes, as Discord has sent it, to the process that has the game; it acts on it as if it had
come from Discord, and answers by itself. Where no process takes it, a sentence says so.
"""

from __future__ import annotations

import json
import re
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any

from bot.peers import Peers
from bot.play import Play, Trouble
from bot.ui.press import Press

Raw = Mapping[str, Any]
"""An interaction as Discord sends it."""

COMMAND, PRESS, COMPLETION, FORM = 2, 3, 4, 5
"""Types of interactions."""

REMEMBERED = 10_000
"""Games of other processes whose channel is remembered."""

_CHANNEL = re.compile(r"<#(\d+)>")


class Elsewhere:
    """Decides which process an interaction in a direct message is for."""

    def __init__(self, play: Play, peers: Peers | None) -> None:
        self._play = play
        self._peers = peers
        self._channels: OrderedDict[int, int] = OrderedDict()
        """Where games of other processes are played, as these have said."""

    async def is_mine(self, raw: Raw) -> bool:
        """Tell whether an interaction is about a game of this process.

        One that names no game is for the process in which its user plays.
        """
        game = game_in(raw)
        try:
            if game:
                await self._play.info(game)
                return True
            return bool(await self._play.games_of(user_of(raw)))
        except Trouble:
            return False

    async def handed_on(self, raw: Raw) -> bool:
        """Let another process take an interaction, if there is one whose it is."""
        if self._peers is None:
            return False
        said = await self._peers.hand_on({"ask": "take", "interaction": dict(raw)})
        if said is not None and said["channel"] is not None:
            self._channels[game_in(raw)] = said["channel"]
            while len(self._channels) > REMEMBERED:
                self._channels.popitem(last=False)
        return said is not None

    def channel_of(self, raw: Raw) -> int | None:
        """Return the channel of a game elsewhere, if it is known or its message mentions it."""
        return self._channels.get(game_in(raw)) or _mentioned(raw)

    async def taken(self, request: Mapping[str, Any], act: Callable[[Raw], None]) -> dict[str, Any]:
        """Take what another process hands on, if it is for this one."""
        raw = request["interaction"]
        if not await self.is_mine(raw):
            return {"done": False}
        game = game_in(raw)
        channel = (await self._play.info(game)).channel if game else None
        act(raw)
        return {"done": True, "channel": channel}


def is_direct(raw: Raw) -> bool:
    """Tell whether an interaction comes from a direct message."""
    return "guild_id" not in raw


def is_lost(raw: Raw) -> bool:
    """Tell whether an interaction that nobody has taken is about a game that exists elsewhere.

    Games are never deleted, so a button of one that is not here belongs to another process. What
    was typed may be about no game at all.
    """
    return raw["type"] in (PRESS, FORM) and game_in(raw) != 0


def game_in(raw: Raw) -> int:
    """Return the number of the game that an interaction names; 0 if it names none."""
    data = raw["data"]
    if raw["type"] in (PRESS, FORM):
        try:
            return Press.decode(data["custom_id"]).game
        except ValueError:
            return 0
    options = list(data.get("options", ()))
    while options:
        option = options.pop()
        if option["name"] == "game" and isinstance(option.get("value"), int):
            return int(option["value"])
        options += option.get("options", ())
    return 0


def user_of(raw: Raw) -> int:
    """Return who has pressed or typed."""
    user = raw["user"] if is_direct(raw) else raw["member"]["user"]
    return int(user["id"])


def _mentioned(raw: Raw) -> int | None:
    """Return the channel that a message mentions, which is that of its game."""
    found = _CHANNEL.search(json.dumps(raw.get("message")))
    return None if found is None else int(found[1])
