"""The host's panel of a running game: its time and its seats. Every effect is announced."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Any

import discord

from bot.play import GameInfo, Play, TableView, Trouble
from bot.posts.settings_lines import due_mark, time_lines
from bot.text import Plain, Voice
from bot.ui.custom_id import Press
from bot.ui.errors import apology, sentence
from bot.ui.layout import CALM, Button, Choice, Layout, Style
from bot.ui.names import deed, game_title, seat_and_player, with_subject
from bot.ui.reply import Reply
from bot.ui.router import Router

from .choices import level_choices
from .settings import level_in

Interaction = discord.Interaction[Any]

HOUR = 3600
MORE = (6, 12, 24, 72)
"""The extensions on offer, in hours."""


class HostPanel:
    """Shows hosts what they can do, and does it."""

    def __init__(self, play: Play) -> None:
        self._play = play

    def register(self, router: Router) -> None:
        """Answer presses on the host's panel."""
        router.register(self.press, "run")

    async def open(self, interaction: Interaction, game: int, say: Voice) -> None:
        """Show the panel."""
        await self.press(interaction, Press(game, "run"), (), say)

    async def press(
        self, interaction: Interaction, press: Press, values: Sequence[str], say: Voice
    ) -> None:
        """Do what was pressed, and show the panel as it is then."""
        reply = Reply(interaction)
        user = interaction.user.id

        async def work() -> Layout:
            nonlocal say
            info = await self._play.info(press.game)
            say = say.of(info.ruleset)
            if info.host != user:
                return Layout().text(say("run-host-only", host=f"user:{info.host}"))
            verb, _, what = press.arg.partition(":")
            notice = ""
            chosen = values[0] if values else ""
            if (doing := self._deed(info, user, verb, what, chosen)) is not None:
                try:
                    notice = say(await doing)
                except Trouble as trouble:
                    notice = sentence(trouble, say)
            seat = what if verb in ("sure", "level") else chosen or (what if verb == "seat" else "")
            return await self._panel(press.game, notice, seat, say, sure=verb == "sure")

        try:
            layout = await reply.during(work())
        except Trouble as trouble:
            layout = apology(trouble, say)
        await reply.show(layout)

    def _deed(
        self, info: GameInfo, user: int, verb: str, what: str, chosen: str
    ) -> Awaitable[str] | None:
        """Return what a press does, and what is said then; ``None`` if it only turns to a seat."""
        play, game = self._play, info.id
        match verb:
            case "pause":
                return _told(play.time.pause(game, user))
            case "resume":
                return _told(play.time.resume(game, user))
            case "extend":
                return _told(play.time.extend(game, user, int(what) * HOUR))
            case "stand-in":
                return _told(play.seats.stand_in(game, user, what))
            case "level":
                return _told(play.seats.stand_in(game, user, what, level_in(chosen)))
            case "offer":
                return _told(play.seats.offer(game, user, what))
            case "kick":
                return send_away(play, info, user, what)
            case "host":
                return _told(play.hand_over(game, user, info.users.get(what, 0)))
        return None

    async def _panel(self, game: int, notice: str, seat: str, say: Voice, *, sure: bool) -> Layout:
        table = await self._play.table(game)
        info = table.info
        layout = Layout(CALM).text(notice)
        layout.text(say("run-title", title=Plain(game_title(info, say))))
        layout.text("\n".join([*_awaited(table, say), *time_lines(table, say)]))
        paused = info.paused is not None
        unhurried = all(clock.due is None for clock in table.clocks.values())
        layout.buttons(
            Button(say("run-resume"), Press(game, "run", arg="resume"), Style.success)
            if paused
            else Button(say("run-pause"), Press(game, "run", arg="pause")),
            *(
                Button(
                    say("run-extend", hours=h),
                    Press(game, "run", arg=f"extend:{h}"),
                    disabled=unhurried,
                )
                for h in MORE
            ),
        )
        layout.rule()
        seats = [
            Choice(s, seat_and_player(info, s, say), chosen=s == seat) for s in info.seats[:25]
        ]
        layout.select(Press(game, "run", arg="seat"), seats, say("run-choose-seat"))
        if seat in info.seats:
            self._seat(layout, table, seat, say, sure=sure)
        layout.rule().buttons(Button(say("run-settings"), Press(game, "setup")))
        return layout.text(say("run-note"))

    def _seat(self, layout: Layout, table: TableView, seat: str, say: Voice, *, sure: bool) -> None:
        """Add what can be done about one seat."""
        game, player = table.info.id, table.info.player_in(seat)
        if player is None:
            return
        here = player.user is not None
        if sure and here:
            name = Plain(seat_and_player(table.info, seat, say))
            layout.text(say("run-sure", seat=name))
            layout.buttons(
                Button(say("run-kick-yes"), Press(game, "run", arg=f"kick:{seat}"), Style.danger),
                Button(say("run-kick-no"), Press(game, "run", arg=f"seat:{seat}")),
            )
            return
        others = here and player.user != table.info.host
        layout.buttons(
            Button(
                say("run-stand-in"),
                Press(game, "run", arg=f"stand-in:{seat}"),
                disabled=player.machine,
            ),
            Button(
                say("run-offer"),
                Press(game, "run", arg=f"offer:{seat}"),
                disabled=here or player.offered,
            ),
            Button(say("run-host"), Press(game, "run", arg=f"host:{seat}"), disabled=not others),
            Button(
                say("run-kick"),
                Press(game, "run", arg=f"sure:{seat}"),
                Style.danger,
                disabled=not others,
            ),
        )
        if player.machine and not here:
            layout.text(say("run-level", seat=f"seat:{seat}"))
            layout.select(
                Press(game, "run", arg=f"level:{seat}"),
                level_choices(player.level, say),
                say("run-level-choose"),
            )


async def _told(deed: Awaitable[None]) -> str:
    """Do something that is announced; return what is said of it."""
    await deed
    return "done-told"


async def send_away(play: Play, info: GameInfo, user: int, seat: str) -> str:
    """Let the host send away who is overdue, or put it to the vote; return what is said of it."""
    if info.host == user:
        try:
            await play.seats.kick(info.id, user, seat)
        except Trouble as trouble:
            if trouble.phrase.id != "trouble-not-overdue":
                raise
        else:
            return "done-told"
    await play.votes.propose_kick(info.id, user, seat)
    return "done-proposed"


def _awaited(table: TableView, say: Voice) -> list[str]:
    """Say whose turn it is, and until when."""
    if table.kind is None:
        return []
    if table.discreet:
        return [say("overview-discreet")]
    lines = [say("status-awaited", what=Plain(deed(table.kind, say)))]
    for seat in table.awaited:
        name = Plain(with_subject(seat_and_player(table.info, seat, say), table.view, seat, say))
        if (due := due_mark(table, seat)) is not None:
            name = Plain(say("status-due", seat=name, due=Plain(due)))
        lines.append(say("status-awaited-seat", seat=name))
    return lines
