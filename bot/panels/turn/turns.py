"""A player's input, the reply to it, and the panel that they see next."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from bot.contact.seen_panels import SeenPanels
from bot.games.registry import plugin_of
from bot.limits.memory import Recent
from bot.panels.table.lobby import with_seats
from bot.play import Play, SeatView, UserError
from bot.text import Localizer, Plain
from bot.ui.items import Interaction
from bot.ui.layout import Layout
from bot.ui.names import game_title
from bot.ui.reply import Reply, sentence
from bot.ui.router import Press

from ..ahead.layouts import ahead_panel, first_drafted, way_ahead
from ..learning.taught import taught_panel
from .live import LivePanels
from .question import page_button, question_panel, reply_to_text, tell_news, undo_button


@dataclass(slots=True)
class PlayerInput:
    """Something that a player has pressed or typed, on its way to a reply."""

    interaction: Interaction
    game: int
    follows: bool = False
    """Whether to show the panel again when stewards have answered."""
    answered: int = 0
    """The question that was answered, if one was."""
    done: str = ""
    """What to say about that answer after its question has passed."""
    replied: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the reply was given; stewards wait for that."""

    @property
    def user(self) -> int:
        """The user who has pressed or typed."""
        return self.interaction.user.id

    @property
    def by_command(self) -> bool:
        """Whether it was typed as a command, and not pressed on a message."""
        return self.interaction.message is None


class Turns:
    """The replies to players' input, with their panels."""

    def __init__(self, play: Play, shown: SeenPanels, now: Callable[[], float]) -> None:
        """Create it; ``shown`` is told which panels were shown, and what they said.

        ``now`` returns UTC epoch seconds.
        """
        self._play = play
        self.live = LivePanels(play, self.panel_of, now)
        """The panels of quick tables, which follow the game by themselves."""
        self._shown = shown
        self.paged: Callable[[], bool] = lambda: False
        """Whether the host offers pages of seats."""
        self._pressed: Recent[tuple[int, int], int] = Recent()
        """The last press of each player."""
        self.replying = 0
        """How many replies are on their way, or will be repeated."""

    async def reply(
        self, turn: PlayerInput, work: Coroutine[Any, Any, Layout], language: Localizer
    ) -> None:
        """Reply with the result of the work, and again when stewards have answered."""
        key, reply = (turn.game, turn.user), Reply(turn.interaction)
        self._pressed[key] = turn.interaction.id
        self.replying += 1
        try:
            message = await reply.give(work, language)
            turn.replied.set()
            if message is not None:
                self.live.keep(*key, reply, language, message)
            if turn.follows and self._play.goes_on(turn.game):
                await self._play.quiet(turn.game)
                # This is skipped if the players have gone on themselves, or can no longer be
                # reached.
                if self._pressed.get(key) == turn.interaction.id and not (
                    turn.interaction.client.is_closed()
                ):
                    await reply.give(self._again(turn, language), language)
        finally:
            self.replying -= 1

    async def _again(self, turn: PlayerInput, say: Localizer) -> Layout:
        return self.after(turn, await self._play.seat_view(turn.game, turn.user), say)

    async def do(
        self, press: Press, deed: Callable[[PlayerInput, Localizer], Awaitable[Layout]]
    ) -> None:
        """Reply with the result of what was pressed; if it is refused, with the panel and why.

        The action gets the input and the localizer; it raises UserError if it is refused.
        """
        turn, game = PlayerInput(press.interaction, press.game), press.game

        async def work() -> Layout:
            say = press.say.of((await self._play.info(game)).ruleset)
            try:
                return await deed(turn, say)
            except UserError as user_error:
                rule = user_error.rule and say.paragraph(user_error.phrase, user_error.rule)
                return await self.panel(game, turn.user, say, sentence(user_error, say), rule=rule)

        await self.reply(turn, work(), press.say)

    def answered(self, turn: PlayerInput, number: int, done: str) -> None:
        """Record that a question was answered, and what to say about it."""
        turn.follows = True
        turn.answered, turn.done = number, done

    def after(self, turn: PlayerInput, hand: SeatView, say: Localizer) -> Layout:
        """Show a player the effect of their input, if it had any, and what comes next."""
        passed = hand.question is None or hand.question.number != turn.answered
        return self.panel_of(hand, turn.user, say, turn.done if passed else "")

    async def panel(
        self,
        game: int,
        user: int,
        say: Localizer,
        notice: str = "",
        *,
        rule: str | None = None,
        changing: bool = False,
    ) -> Layout:
        """Build the panel of a player in the present position.

        Raises UserError if there is none.
        """
        info = await self._play.info(game)
        say = say.of(info.ruleset)
        if info.phase in ("lobby", "closed"):
            layout = Layout().text(say(f"panel-{info.phase}", title=Plain(game_title(info, say))))
            return layout if info.phase == "closed" else with_seats(layout, info, user, say)
        hand = await self._play.seat_view(game, user)
        way = await way_ahead(self._play, hand, user, say)
        return self.panel_of(hand, user, say, notice, rule=rule, changing=changing, way=way)

    def panel_of(
        self,
        hand: SeatView,
        user: int,
        say: Localizer,
        notice: str = "",
        *,
        rule: str | None = None,
        show: str = "",
        changing: bool = False,
        typed: bool = False,
        seen: bool = True,
        way: str = "",
        head: str = "",
    ) -> Layout:
        """Build a player's panel from their view; the reply to typed text is a short one.

        ``seen`` is true if they certainly look at it. ``head`` replaces the game and the seat.

        A shape is valid only at the moment of the view, so there must be no await since then.
        """
        key = hand.info.id, user
        say = say.of(hand.info.ruleset)
        number = hand.question.number if hand.question is not None else 0
        told: tuple[int, ...] = ()
        course = plugin_of(hand.info.ruleset).course

        def shown(message: int | None, channel: int | None) -> None:
            if message is None:
                self._shown.missed(*key)
            else:
                self._shown.note(*key, number, told, message, channel)

        self.live.built(hand, user)
        if seen:
            self._shown.expect(*key)
        if hand.upcoming is not None and not typed:
            # The player is being asked ahead of their turn.
            layout = ahead_panel(first_drafted(hand.upcoming), say, notice)
            told = tell_news(layout, hand, say)
            number = int(hand.view.get("question", {}).get("number", 0))
            if hand.undoable:
                layout.buttons(undo_button(hand, say))
            if self.paged():
                layout.buttons(page_button(hand.info.id, say))
        elif typed:
            layout = reply_to_text(hand, say, notice, changing=changing)
        elif hand.met is not None and course is not None and not hand.over:
            taught = taught_panel(
                hand,
                course,
                say,
                notice=notice,
                changing=changing,
                show=show,
                has_page=self.paged(),
            )
            layout, told = taught.layout, taught.told
            idea = taught.idea
            if idea is not None and seen and not idea.page:
                self._play.coaching.note(*key, idea.id, taught.moment)
        else:
            layout = question_panel(
                hand,
                say,
                notice=notice,
                rule=rule,
                show=show,
                changing=changing,
                way=way,
                head=head,
                paged=self.paged(),
            )
            told = tell_news(layout, hand, say)
        return layout.when_shown(shown) if seen else layout
