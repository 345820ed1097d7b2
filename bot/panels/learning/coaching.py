"""The coach's buttons, which continue from an idea that has a panel of its own."""

from __future__ import annotations

from bot.coach.moments import ROUND, moment_of_page
from bot.games.registry import plugin_of
from bot.play import Play
from bot.text import Localizer
from bot.ui.layout import Layout
from bot.ui.router import Press, answering

from ..turn.turns import PlayerInput, Turns
from .taught import GO_ON

EASY_ROUNDS = 2
"""How many rounds all opponents stay as they began: what happens in them is chosen."""


class CoachPanel:
    """The panel of the coach."""

    def __init__(self, play: Play, turns: Turns) -> None:
        self._play = play
        self._turns = turns

    @answering("coach")
    async def press(self, press: Press) -> None:
        """Save that an idea was read, and show what comes next."""

        async def read(turn: PlayerInput, say: Localizer) -> Layout:
            course = plugin_of((await self._play.info(press.game)).ruleset).course
            what = press.arg.removeprefix(GO_ON)
            number = what.removeprefix(ROUND) if what.startswith(ROUND) else ""
            if number.isdecimal() or (course is not None and course.find(what) is not None):
                moment = moment_of_page(await self._play.answer_view(press.game, turn.user))
                is_new = await self._play.coaching.read(press.game, turn.user, what, moment)
                if is_new and number and int(number) >= EASY_ROUNDS:
                    await self._play.coaching.raise_opponents(press.game, turn.user)
            return await self._turns.panel(press.game, turn.user, say)

        await self._turns.do(press, read)
