"""``/status``: whose turn it is in a running game, since when, and who is allied."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.lookup.chronicle import Filter
from bot.play import Play, TableView, Trouble
from bot.posts.agreement import time_lines
from bot.posts.cards import table_buttons
from bot.posts.posts import Posts, card_of
from bot.store.alliances import Alliance
from bot.text import Plain, Voice
from bot.ui.apology import apology
from bot.ui.layout import CALM, FESTIVE, Button, Layout
from bot.ui.names import deed, game_title, moment, seat_and_player, with_subject
from bot.ui.press import Press
from bot.ui.reply import Reply

from .log import Turned

Interaction = discord.Interaction[Any]


class StatusPanel:
    """Tells everybody the status of a game."""

    def __init__(self, play: Play, posts: Posts) -> None:
        self._play = play
        self._posts = posts

    async def card(self, interaction: Interaction, game: int, say: Voice) -> None:
        """Show the table's card to the user who asks."""
        try:
            layout = await card_of(self._play, self._posts, game, say)
        except Trouble as trouble:
            layout = apology(trouble, say)
        await Reply(interaction).show(layout)

    async def open(self, interaction: Interaction, game: int, say: Voice) -> None:
        """Say whose turn it is, since and until when, and who is allied; show a lobby's card."""
        reply = Reply(interaction)
        try:
            layout = await reply.during(self._page(game, say))
        except Trouble as trouble:
            layout = apology(trouble, say)
        await reply.show(layout)

    async def _page(self, game: int, say: Voice) -> Layout:
        info = await self._play.info(game)
        if info.phase in ("lobby", "closed") or info.pinned is not None:
            return await card_of(self._play, self._posts, game, say)
        table = await self._play.table(game)
        return status_page(table, await self._play.talking.alliances(game), say)


def status_page(table: TableView, allied: Sequence[Alliance], voice: Voice) -> Layout:
    """Build the answer to ``/status``; for a discreet question it does not say who is asked."""
    info = table.info
    voice = voice.of(info.ruleset)
    layout = Layout(FESTIVE if table.over else CALM)
    title, where = Plain(game_title(info, voice)), Plain(moment(table.view, voice))
    layout.text(voice("overview-title", title=title, moment=where))
    if table.over:
        layout.text(voice("overview-over"))
    elif table.discreet:
        layout.text(voice("overview-discreet"))
    elif table.kind is not None:
        lines = [voice("overview-awaited", what=Plain(deed(table.kind, voice)))]
        lines += [_awaited(table, seat, voice) for seat in table.awaited]
        lines += [
            voice("overview-answered", seat=Plain(seat_and_player(info, seat, voice)))
            for seat in table.answered
            if seat in info.seats
        ]
        layout.text("\n".join(lines))
    if not table.over:
        layout.text("\n".join(time_lines(table, voice)))
    if allied and not table.over:
        lines = [voice("overview-alliances"), *(_allied(one, voice) for one in allied)]
        layout.text("\n".join(lines))
    log = Press(info.id, "log", arg=Turned(Filter()).encode("open"))
    return layout.buttons(*table_buttons(info.id, voice), Button(voice("overview-log"), log))


def _awaited(table: TableView, seat: str, voice: Voice) -> str:
    """Say since when it is a seat's turn, and until when, in the reader's own time."""
    name = Plain(with_subject(seat_and_player(table.info, seat, voice), table.view, seat, voice))
    clock = table.clocks.get(seat)
    if clock is None:
        return voice("overview-waits", seat=name)
    since = Plain(f"<t:{int(clock.begun)}:R>")
    if clock.stopped is not None:
        return voice("overview-stopped", seat=name, since=since)
    if clock.due is None:
        return voice("overview-since", seat=name, since=since)
    due = Plain(f"<t:{int(clock.due)}:f> (<t:{int(clock.due)}:R>)")
    return voice("overview-since-due", seat=name, since=since, due=due)


def _allied(alliance: Alliance, voice: Voice) -> str:
    one, other = alliance.seats
    id = "overview-allied" if alliance.mutual else "overview-declared"
    since = Plain(f"<t:{int(alliance.since)}:D>")
    return voice(id, one=f"seat:{one}", other=f"seat:{other}", since=since)
