"""Practice: small tasks before a first game, solved with its panels and judged by its rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from pydantic import TypeAdapter

from bot.contact.seen_panels import SeenPanels
from bot.games.registry import plugin_of
from bot.limits.memory import Locks
from bot.play import SeatView, UserError
from bot.practice.service import Attempt, Practice
from bot.practice.task import Task
from bot.services import Services
from bot.store.keeping.facts import PALETTE, PRACTISED
from bot.text import Localizer, Plain
from bot.ui.custom_id import CustomId, Unreadable, only
from bot.ui.items import Interaction
from bot.ui.layout import CALM, FESTIVE, Button, Layout, SelectOption, Style
from bot.ui.limits import OPTIONS
from bot.ui.reply import Reply, apology
from bot.ui.router import Press, answering

from ..turn.question import tell_news
from ..turn.turns import Turns

_SOLVED = TypeAdapter(list[str])
"""The tasks that a user has solved."""


def said(task: Task, what: str, say: Localizer) -> str:
    """Return the ``title`` of a task, the ``task`` itself, or why it is ``solved`` or
    ``missed``."""
    own = getattr(task, what)
    if own is not None:
        return say("practice-own", text=f"raw:{own}")
    part = "" if what == "title" else f"-{what}"
    return say.of(task.ruleset)(f"practice-{task.id}{part}")


def begins(task: Task) -> CustomId:
    """Return the beginning of a task."""
    return CustomId(0, "practice", arg=f"{task.ruleset}/{task.id}")


class PracticeTurns(Turns):
    """The panels of tasks: above the panel is the task, and at the end its result replaces it."""

    def __init__(
        self,
        practice: Practice,
        shown: SeenPanels,
        now: Callable[[], float],
        *,
        follows: Callable[[Task], Task | None],
    ) -> None:
        """Create it; ``follows`` returns the task after another."""
        super().__init__(practice, shown, now)
        self._practice = practice
        self._follows = follows

    def panel_of(
        self, hand: SeatView, user: int, say: Localizer, notice: str = "", **how: Any
    ) -> Layout:
        """Build the panel of a task."""
        attempt = self._practice.of_game(hand.info.id)
        if attempt is None:
            return super().panel_of(hand, user, say, notice, **how)
        if attempt.outcome is not None:
            return self._ended(hand, attempt, say.of(hand.info.ruleset))
        task = say(
            "practice-panel",
            title=Plain(said(attempt.task, "title", say)),
            task=Plain(said(attempt.task, "task", say)),
        )
        return super().panel_of(hand, user, say, notice, **how, head=task)

    def _ended(self, hand: SeatView, attempt: Attempt, say: Localizer) -> Layout:
        """Say whether a task was solved, and why; offer to try again, and the next one."""
        task, solved = attempt.task, attempt.outcome == "solved"
        layout = Layout(FESTIVE if solved else CALM)
        layout.text(
            say(
                f"practice-{attempt.outcome}",
                title=Plain(said(task, "title", say)),
                why=Plain(said(task, attempt.outcome or "missed", say)),
            )
        )
        layout.spot()
        tell_news(layout, hand, say)
        again = Style.secondary if solved else Style.primary
        buttons = [Button(say("practice-again"), begins(task), again)]
        following = self._follows(task)
        if following is not None:
            style = Style.primary if solved else Style.secondary
            buttons.insert(0, Button(say("practice-next"), begins(following), style))
        elif solved:
            learn = CustomId(0, "learn", arg=task.ruleset)
            buttons.insert(0, Button(say("learn-open"), learn, Style.primary))
        buttons.append(Button(say("panel-map"), CustomId(hand.info.id, "map")))
        buttons.append(Button(say("practice-all"), CustomId(0, "practice", arg=task.ruleset)))
        return layout.rule().buttons(*buttons)


class Inside(Protocol):
    """The panels of the games of practice."""

    services: Services
    turns: Turns

    async def answer(self, press: Press) -> None:
        """Answer a press."""


class PracticePanel:
    """The panel that offers tasks, and begins them."""

    def __init__(self, services: Services, panels: Callable[[Services, Turns], Inside]) -> None:
        """Create it; ``panels`` creates panels like those of this bot for other games."""
        self._services = services
        self._panels = panels
        self._inside: Inside | None = None
        self._locks = Locks()
        """A lock for each user, so that a solved task is saved before they look at the list."""

    def tasks(self, ruleset: str) -> Sequence[Task]:
        """Return the tasks of a game, those of the host last."""
        return [*plugin_of(ruleset).tasks, *self._services.tasks.get(ruleset, ())]

    async def inside(self, press: Press) -> None:
        """Answer a press on the panel of a task; one that is gone can be begun again."""
        _, panels = await self._opened()
        try:
            info = await panels.services.play.info(press.game)
        except UserError:
            await self._show_list(press.interaction, next(iter(self._rulesets())), press.say)
            return
        if info.host != press.user:
            raise Unreadable("a task of somebody else")
        async with self._locks.of(press.user):
            await panels.answer(press)
            await self._note(panels, press.game, press.user)

    @answering("practice")
    async def press(self, press: Press) -> None:
        """List the tasks of a game, or begin one."""
        ruleset, _, id = press.arg.partition("/")
        if id == "*":
            id = only(press.values)
        if ruleset not in self._rulesets():
            raise Unreadable("no tasks")
        task = next((task for task in self.tasks(ruleset) if task.id == id), None)
        if task is None:
            await self._show_list(press.interaction, ruleset, press.say)
            return
        reply = Reply(press.interaction)
        try:
            async with self._locks.of(press.user):
                layout = await reply.during(self._begin(press.interaction, task, press.say))
        except UserError as user_error:
            layout = apology(user_error, press.say)
        await reply.show(layout)

    async def open(self, interaction: Interaction, ruleset: str, say: Localizer) -> None:
        """List the tasks of a game, the first that has any if none is named."""
        offered = self._rulesets()
        if not offered or (ruleset and ruleset not in offered):
            names = [f"ruleset:{id}" for id in offered]
            text = say("practice-none", games=names)
            await Reply(interaction, fresh=True).show(Layout().text(text))
            return
        await self._show_list(interaction, ruleset or offered[0], say)

    def _rulesets(self) -> Sequence[str]:
        return [id for id in self._services.play.rulesets if self.tasks(id)]

    async def _show_list(self, interaction: Interaction, ruleset: str, say: Localizer) -> None:
        reply = Reply(interaction)
        async with self._locks.of(interaction.user.id):
            layout = await reply.during(self._list(interaction.user.id, ruleset, say))
        await reply.show(layout)

    async def _list(self, user: int, ruleset: str, say: Localizer) -> Layout:
        """Build the list of the tasks of a game, with what its user has solved."""
        tasks, done = self.tasks(ruleset), await self._practised(user)
        layout = Layout().text(say("practice-title", game=f"ruleset:{ruleset}"))
        lines = [
            say(
                "practice-line-solved" if begins(task).arg in done else "practice-line",
                number=number,
                title=Plain(said(task, "title", say)),
            )
            for number, task in enumerate(tasks, 1)
        ]
        layout.text("\n".join(lines))
        learn = CustomId(0, "learn", arg=ruleset)
        following = next((task for task in tasks if begins(task).arg not in done), None)
        if following is None:
            layout.buttons(Button(say("learn-open"), learn, Style.primary))
        else:
            layout.buttons(
                Button(say("practice-begin"), begins(following), Style.primary),
                Button(say("learn-open"), learn),
            )
        for first in range(0, len(tasks), OPTIONS):
            layout.select(
                CustomId(0, "practice", arg=f"{ruleset}/*", mark=f"{first:x}"),
                [
                    SelectOption(task.id, f"{number}. {said(task, 'title', say)}")
                    for number, task in enumerate(tasks, 1)
                ][first : first + OPTIONS],
                say("practice-choose"),
            )
        others = [id for id in self._rulesets() if id != ruleset]
        layout.buttons(
            *(
                Button(say("practice-of", game=f"ruleset:{id}"), CustomId(0, "practice", arg=id))
                for id in others
            )
        )
        return layout

    async def _begin(self, interaction: Interaction, task: Task, say: Localizer) -> Layout:
        practice, panels = await self._opened()
        user = interaction.user
        game = await practice.attempt(user.id, user.display_name, task)
        if (palette := await self._services.fact(PALETTE.key(user.id))) is not None:
            await panels.services.put_fact(PALETTE.key(user.id), palette)
        await practice.quiet(game)
        return await panels.turns.panel(game, user.id, say)

    async def _opened(self) -> tuple[Practice, Inside]:
        """Return the games of practice, with their panels."""
        services = self._services
        store, practice = await services.practice.opened()
        if self._inside is None:
            tried = Services(
                practice, store, services.painter, now=services.now, steady=services.steady
            )
            turns = PracticeTurns(practice, tried.shown, tried.now, follows=self._follows)
            self._inside = self._panels(tried, turns)
        return practice, self._inside

    def _follows(self, task: Task) -> Task | None:
        tasks = self.tasks(task.ruleset)
        ids = [other.id for other in tasks]
        at = ids.index(task.id) + 1 if task.id in ids else 0
        return tasks[at] if at < len(tasks) else None

    async def _note(self, panels: Inside, game: int, user: int) -> None:
        """Save that a task was solved."""
        practice = panels.services.play
        assert isinstance(practice, Practice)
        attempt = practice.of_game(game)
        if attempt is None or attempt.outcome != "solved":
            return
        done, id = await self._practised(user), begins(attempt.task).arg
        if id not in done and id in [begins(task).arg for task in self.tasks(attempt.task.ruleset)]:
            await self._services.put_fact(PRACTISED.key(user), json.dumps([*done, id]))

    async def _practised(self, user: int) -> list[str]:
        """Return the tasks that a user has solved."""
        return await self._services.read_fact(PRACTISED.key(user), _SOLVED, [])
