"""What a user can do here and now: without a game, in a lobby, in a running or ended game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import discord

from bot.games.registry import face_of
from bot.play import GameInfo, Play, Trouble
from bot.text import Plain, Voice
from bot.ui.apology import apology
from bot.ui.layout import Button, Layout, Style
from bot.ui.names import game_title
from bot.ui.press import Press
from bot.ui.reply import Reply
from bot.ui.router import Router

from .primer import Primer

Interaction = discord.Interaction[Any]

Situation = Literal[
    "direct",
    "nowhere",
    "invited",
    "joined",
    "opened",
    "watching",
    "awaited",
    "waiting",
    "over",
    "closed",
]
"""A user's situation: in direct messages; no game in the channel; a lobby that they have not
joined, have joined, or host; a running game that they watch, in which it is their turn, or in which
they wait; a game that is over or was closed."""


PLAY = "play"
"""What a press on "How to play" carries, and after a slash the game, if it is not one's own."""


class HelpPanel:
    """Explains to users what they can do."""

    def __init__(self, play: Play, primer: Primer) -> None:
        self._play = play
        self._primer = primer

    def register(self, router: Router) -> None:
        """Answer presses that ask for help."""
        router.register(self.press, "help")

    async def press(
        self, interaction: Interaction, press: Press, values: Sequence[str], say: Voice
    ) -> None:
        """Explain what a user can do in the game that a press names, or how to play one."""
        what, _, ruleset = press.arg.partition("/")
        if what != PLAY:
            await self.open(interaction, say, press.game)
            return
        reply = Reply(interaction, fresh=True)
        await reply.promise()
        files: list[discord.File] = []
        try:
            if not ruleset:
                ruleset = (await self._play.info(press.game)).ruleset
            layout, files = await self._primer.page(self._play.ruleset(ruleset), say)
        except Trouble as trouble:
            layout = apology(trouble, say)
        await reply.show(layout, *files)

    async def open(self, interaction: Interaction, say: Voice, game: int = 0) -> None:
        """Explain what a user can do, in a game or in their situation."""
        reply, user = Reply(interaction, fresh=True), interaction.user.id
        try:
            direct = interaction.guild_id is None
            info = (
                await self._play.info(game)
                if game
                else await self._play.game_in_channel(interaction.channel_id or 0)
            )
            layout = await reply.during(help_layout(self._play, info, user, say, direct=direct))
        except Trouble as trouble:
            layout = apology(trouble, say)
        await reply.show(layout)


async def situation(play: Play, info: GameInfo | None, user: int) -> Situation:
    """Return a user's situation in a game."""
    if info is None:
        return "nowhere"
    playing = info.player_of(user) is not None
    match info.phase:
        case "lobby" if info.host == user:
            return "opened"
        case "lobby":
            return "joined" if playing else "invited"
        case "over":
            return "over"
        case "closed":
            return "closed"
    if not playing:
        return "watching"
    try:
        hand = await play.hand(info.id, user)
    except Trouble:  # a pinned game waits for other rules, and asks nothing
        return "waiting"
    return "awaited" if hand.question is not None and not hand.answered else "waiting"


async def help_layout(
    play: Play, info: GameInfo | None, user: int, say: Voice, *, direct: bool = False
) -> Layout:
    """Explain what to do, with buttons for it; ``direct``: in direct messages."""
    where = "direct" if direct and info is None else await situation(play, info, user)
    layout = Layout()
    say = say if info is None else say.of(info.ruleset)
    if info is None:
        layout.text(say("help-title"))
    else:
        layout.text(say("help-title-game", title=Plain(game_title(info, say))))
    layout.text(say(f"help-{where}"))
    if info is not None and info.host == user and where in ("awaited", "waiting", "watching"):
        layout.text(say("help-hosting"))
    if where in ("invited", "joined", "opened"):
        layout.text(say("help-how"))
    if info is not None and where in ("awaited", "waiting"):
        layout.text(say("help-playing"))
    if info is not None:
        layout.buttons(*_buttons(info, where, say))
        layout.buttons(Button(say("primer-open"), Press(info.id, "help", arg=PLAY)))
    else:
        layout.buttons(
            *(
                Button(
                    say("primer-open-game", game=f"ruleset:{ruleset}"),
                    Press(0, "help", arg=f"{PLAY}/{ruleset}"),
                )
                for ruleset in play.rulesets
                if face_of(ruleset).lessons and face_of(ruleset).on is None
            )
        )
    return layout.text(say("help-always")).text(say("help-privacy"))


def _buttons(info: GameInfo, where: Situation, say: Voice) -> list[Button]:
    game = info.id
    match where:
        case "invited":
            label = say("lobby-join")
            return [Button(label, Press(game, "join"), Style.primary, disabled=not info.free)]
        case "opened":
            return [
                Button(say("lobby-settings"), Press(game, "setup")),
                Button(say("lobby-start"), Press(game, "start"), Style.success),
            ]
        case "joined":
            return [Button(say("lobby-leave"), Press(game, "leave"))]
        case "awaited" | "waiting":
            style = Style.primary if where == "awaited" else Style.secondary
            return [
                Button(say("card-panel"), Press(game, "panel", arg="help"), style),
                Button(say("card-map"), Press(game, "map", arg="help")),
            ]
        case "watching":
            offered = [p.seat for p in info.players if p.offered and p.seat]
            return [
                Button(say("card-map"), Press(game, "map", arg="help")),
                *(
                    Button(
                        say("status-take", seat=f"seat:{seat}"),
                        Press(game, "take-seat", arg=seat),
                        Style.success,
                    )
                    for seat in offered
                ),
            ]
        case "over":
            return [Button(say("card-map"), Press(game, "map", arg="help"))]
    return []
