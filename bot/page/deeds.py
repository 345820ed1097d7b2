"""What a user can do on the page of a seat: the panel's own steps, with the panel's own drafts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from bot.panels.turn.confirmation import (
    ANYWAY,
    FINAL,
    caution_of,
    completes,
    confirmation_of,
    unconfirmed,
)
from bot.panels.turn.hint import STEPS, USE, hint_step, take_hint
from bot.panels.turn.question import asking_of
from bot.panels.widgets import Asking, widget_for
from bot.play import AnswerView, UserError
from bot.services import Services
from bot.store.people.pages import Visit
from bot.text import Localizer, Plain
from bot.ui.custom_id import Unreadable, mark_of
from bot.ui.reply import sentence
from engine.kernel.shapes.base import WrongPath

from .guard import BadRequest
from .sheet import Sheets

MOMENT = 1.5
"""Seconds after the last touch in which a panel follows what was chosen: Discord limits how often
a message is changed."""

LONGEST_PATH = 200
LONGEST_STEP = 200
"""How many steps a path has at most, and how many characters each of them."""

DEEDS = ("draft", "lock", "withdraw", "undo", "preset", "hint", "press")
"""The names of all that can be done."""

Body = Mapping[str, Any]
Told = dict[str, Any]
"""What a page hears of what it did: a sentence, if there is one, and what to confirm it with."""


class Deeds:
    """What a user can do on a page. A refused request has changed nothing."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._redrawing: dict[tuple[int, int], asyncio.Task[None]] = {}
        """The panels that will be drawn again."""
        self._play = services.play
        self._sheets = Sheets(services)
        self._ways: Mapping[str, Callable[[Visit, Body, Localizer], Awaitable[Told]]] = {
            name: getattr(self, f"_{name}") for name in DEEDS
        }

    def knows(self, deed: str) -> bool:
        """Return whether there is such a deed."""
        return deed in self._ways

    async def do(self, visit: Visit, deed: str, body: Body, say: Localizer) -> Told:
        """Do something, and return what to say about it.

        Raises BadRequest for what no page sends.
        """
        try:
            told = await self._ways[deed](visit, body, say)
        except UserError as error:
            return {"said": sentence(error, say)}
        except WrongPath:
            return {"said": say("panel-not-offered")}
        except Unreadable:
            return {"said": say("panel-out-of-date")}
        if not told:
            self._redraw(visit.game, visit.user, MOMENT if deed == "draft" else 0)
        return told

    def _redraw(self, game: int, user: int, pause: float) -> None:
        """Draw the user's open panel again, once a few touches are over."""

        async def later() -> None:
            await asyncio.sleep(pause)
            await self._services.redraw(game, user)

        key = game, user
        if (before := self._redrawing.pop(key, None)) is not None:
            before.cancel()
        task = self._redrawing[key] = asyncio.create_task(later(), name="redraw")
        task.add_done_callback(
            lambda done: self._redrawing.pop(key) if self._redrawing.get(key) is done else None
        )

    def close(self) -> None:
        """Stop drawing panels."""
        self._sheets.close()
        for task in self._redrawing.values():
            task.cancel()

    async def _asking(self, visit: Visit, body: Body, say: Localizer) -> tuple[AnswerView, Asking]:
        """Return the question that a page has shown, unless it or the choices have changed."""
        number, mark = _number(body), body.get("mark")
        seen = await self._play.answer_view(visit.game, visit.user)
        asking = asking_of(seen, say)
        if asking is None or asking.number != number:
            raise _Passed("panel-passed")
        if mark_of(asking.path) != mark:
            raise _Passed("panel-moved-on")
        return seen, asking

    async def _draft(self, visit: Visit, body: Body, say: Localizer) -> Told:
        """Save what was chosen so far; give it, where the panel would."""
        path = _path(body)
        try:
            seen, asking = await self._asking(visit, body, say)
        except _Passed as passed:
            return {"said": say(passed.id)}
        widget = widget_for(asking.shape)
        if (reason := widget.hindrance(asking, path)) is not None:
            return {"said": say("panel-trouble", reason=Plain(say.say(reason)))}
        after = asking.along(widget.settle(asking.shape, path))
        if completes(after) and not seen.answered:
            return await self._give(visit, seen, after, carried="", say=say)
        await self._play.draft(visit.game, visit.user, asking.number, list(after.path))
        return {}

    async def _lock(self, visit: Visit, body: Body, say: Localizer) -> Told:
        carried = body.get("carried", "")
        if not isinstance(carried, str):
            raise BadRequest
        try:
            seen, asking = await self._asking(visit, body, say)
        except _Passed as passed:
            return {"said": say(passed.id)}
        if confirmation_of(asking) is None:
            raise WrongPath(asking.path)
        if (ask := unconfirmed(asking, carried)) is not None:
            return {"said": say(ask), "carried": FINAL}
        return await self._give(visit, seen, asking, carried=carried, say=say)

    async def _give(
        self, visit: Visit, seen: AnswerView, asking: Asking, *, carried: str, say: Localizer
    ) -> Told:
        """Give the chosen answer, unless the coach warns of it."""
        reason = await caution_of(self._play, visit.user, seen, asking, carried)
        if reason is not None:
            await self._play.draft(visit.game, visit.user, asking.number, list(asking.path))
            return {"said": say("coach-wait", reason=Plain(say.say(reason))), "carried": ANYWAY}
        await self._play.answer(visit.game, visit.user, asking.number, asking.step.value)
        return {}

    async def _withdraw(self, visit: Visit, body: Body, say: Localizer) -> Told:
        await self._play.withdraw(visit.game, visit.user, _number(body))
        return {}

    async def _undo(self, visit: Visit, body: Body, say: Localizer) -> Told:
        await self._play.undo(visit.game, visit.user, _number(body))
        return {}

    async def _preset(self, visit: Visit, body: Body, say: Localizer) -> Told:
        preset = body.get("preset")
        hand = await self._play.seat_view(visit.game, visit.user)
        if preset not in hand.presets:
            raise WrongPath(())
        await self._play.instructing.choose(visit.game, visit.user, str(preset))
        return {}

    async def _hint(self, visit: Visit, body: Body, say: Localizer) -> Told:
        """Tell a step of a hint with the ways on from it, or draft what it says."""
        step, game, user = body.get("step"), visit.game, visit.user
        if not isinstance(step, str) or step not in (*STEPS, USE):
            raise BadRequest
        number = _number(body)
        if step == USE:
            _, notice, show = await take_hint(self._play, game, user, number, say)
            self._redraw(game, user, 0)
            return {"said": notice, "carried": FINAL if show else ""}
        layout = await hint_step(self._play, game, user, say, step, number)
        ways = [[b.label, b.press.arg] for b in layout.pressable if b.press.verb == "hint"]
        return {"said": layout.words, "ways": ways}

    async def _press(self, visit: Visit, body: Body, say: Localizer) -> Told:
        """Press something on the sheet."""
        told = await self._sheets.press(visit, body, say)
        self._redraw(visit.game, visit.user, MOMENT)
        return told


class _Passed(Exception):
    """A page that shows a question, or choices, that are no longer so."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.id = id


def _number(body: Body) -> int:
    number = body.get("number")
    if type(number) is not int or not 0 <= number < 2**53:
        raise BadRequest
    return number


def _path(body: Body) -> list[str]:
    path = body.get("path")
    if not isinstance(path, list) or len(path) > LONGEST_PATH:
        raise BadRequest
    if not all(isinstance(id, str) and len(id) <= LONGEST_STEP for id in path):
        raise BadRequest
    return path
