"""Live panels: at quick tables, they follow the game by themselves while their players are
there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from bot.contact.seen_panels import REACHABLE
from bot.limits.memory import Recent
from bot.play import Play, SeatView, TableSettings, UserError
from bot.text import Localizer
from bot.ui.layout import Layout
from bot.ui.reply import Reply
from engine.kernel.data import fixed

MARGIN = 30.0
"""Seconds before a reply can no longer be changed, in which the bot does not try."""

THERE = 180.0
"""Seconds after a press in which a player is assumed to look at the panel, and is not notified."""


class PanelBuilder(Protocol):
    """What builds a player's panel from their view."""

    def __call__(self, hand: SeatView, user: int, say: Localizer, *, seen: bool) -> Layout:
        """Return the panel; ``seen`` is true if its player certainly sees it."""


@fixed
class OpenPanel:
    """A panel that its player has open."""

    reply: Reply
    say: Localizer
    message: int
    at: float
    """When its player last pressed anything on it."""
    shows: tuple[object, ...]
    """The parts of it that can change without its player."""


class LivePanels:
    """The panels that are open. They live in memory: after a restart there are none."""

    def __init__(self, play: Play, panel_of: PanelBuilder, now: Callable[[], float]) -> None:
        self._play = play
        self._panel_of = panel_of
        self._now = now
        self._open: Recent[tuple[int, int], OpenPanel] = Recent()
        self._built: Recent[tuple[int, int], tuple[object, ...]] = Recent()
        """The changing parts of the last panel built for each player."""

    def built(self, hand: SeatView, user: int) -> None:
        """Record the changing parts of a panel that is being sent to its player."""
        self._built[hand.info.id, user] = shown_by(hand)

    def keep(self, game: int, user: int, reply: Reply, say: Localizer, message: int) -> None:
        """Remember the panel that a player was shown in reply to a press."""
        if (shows := self._built.get((game, user))) is not None:
            self._open[game, user] = OpenPanel(reply, say, message, self._now(), shows)

    def pressed(self, game: int, user: int, message: int) -> None:
        """Stop updating a panel, because its player is about to see something else in its place."""
        kept = self._open.get((game, user))
        if kept is not None and kept.message == message:
            self._open.pop((game, user), None)

    async def follow(self, game: int) -> None:
        """Update all open panels of a table, if it is a quick one."""
        try:
            info = await self._play.info(game)
        except UserError:
            return
        if info.phase == "lobby" or not TableSettings.of(info.terms).quick:
            return
        users = [user for at, user in self._open if at == game]
        await asyncio.gather(*(self._follow(game, user) for user in users))

    async def redraw(self, game: int, user: int) -> None:
        """Update the open panel of a user, who has done something elsewhere."""
        if (game, user) in self._open:
            await self._follow(game, user, anyway=True)

    async def _follow(self, game: int, user: int, *, anyway: bool = False) -> None:
        kept, now = self._open[game, user], self._now()
        if now - kept.at > REACHABLE - MARGIN:
            self._open.pop((game, user), None)
            return
        try:
            hand = await self._play.seat_view(game, user)
        except UserError:
            self._open.pop((game, user), None)
            return
        shows = shown_by(hand)
        asked = hand.question is not None and not hand.answered
        choosing = asked or hand.upcoming is not None
        if not anyway and (shows == kept.shows or (choosing and shows[:2] == kept.shows[:2])):
            return  # A user who is choosing is not disturbed.
        if self._open.get((game, user)) is not kept:
            return  # The user has pressed something in the meantime.
        layout = self._panel_of(hand, user, kept.say, seen=now - kept.at <= THERE)
        self._open[game, user] = replace(kept, shows=shows)
        if await kept.reply.show(layout) is None:
            self._open.pop((game, user), None)


def shown_by(hand: SeatView) -> tuple[object, ...]:
    """Return the parts of a panel that can change without a press."""
    number = None if hand.question is None else hand.question.number
    return (
        number,
        hand.answered,
        tuple(hand.view.get("question", {}).get("awaited", ())),
        hand.told[-1].number if hand.told else 0,
        hand.info.paused,
    )
